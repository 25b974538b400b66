// Runs before the page's own scripts: from here on what is pressed in the overlay is for the overlay alone.
import { guardOf } from '../ui/overlay/guard';

guardOf(window);

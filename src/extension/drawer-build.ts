// Drawer: the structure of a page that cannot be read, for the error report.
import { skeleton } from '../sites/skeleton';
import { putIn } from './drawers';

putIn('build', skeleton);

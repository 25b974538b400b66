// Drawer: the panel itself. It comes when the page is idle, so that the page itself loads no slower.
import { mountPanel } from '../ui/overlay/panel-mount';
import { putIn } from './drawers';

putIn('panel', mountPanel);

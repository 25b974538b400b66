// Drawer: the panel itself. Most boards never open it.
import { mountPanel } from '../ui/overlay/panel-mount';
import { putIn } from './drawers';

putIn('panel', mountPanel);

// The registry of the pages we can read.
import { bbo } from './bbo';
import { bboHandviewer } from './bbo-handviewer';
import type { Site } from './site';

export const sites: readonly Site[] = [bbo, bboHandviewer];

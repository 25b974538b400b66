import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Top level of the project: the same for a test file and for a command bundled into `dist/`. */
export const ROOT = (() => {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    if (folder === path.dirname(folder)) throw new Error('package.json not found above this file');
    folder = path.dirname(folder);
  }
  return folder;
})();

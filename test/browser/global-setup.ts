import { buildExtension } from '../../build.mjs';
import { ensureBrowser } from './find.mjs';
import { ROOT } from './root';

/** Browser tests run on a build of the source as it is now, in both browsers. */
export async function setup(): Promise<void> {
  await buildExtension(`${ROOT}/dist/test`, 'open');
  await buildExtension(`${ROOT}/dist/extension`, 'closed');
  await ensureBrowser('chromium');
  await ensureBrowser('firefox');
}

// `npm run pictures`: everything that a person sees, in both browsers, both languages, light and dark, at 100 and 200 %, as files in dist/pictures/.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type OpenBrowser, openBrowser } from '../browser/open';
import { set } from '../browser/page-access';
import { ROOT } from '../browser/root';
import { SURFACES, type Surface } from './surfaces';

const FOLDER = path.join(ROOT, 'dist', 'pictures');
const WINDOW = { width: 1280, height: 800 };
/** What comes a moment later: titles of articles, a drawer that is fetched. */
const REST = 700;
const USAGE = `usage: npm run pictures -- [--only NAME]… [--browser chromium|firefox] [--look nl-light-100]… [--whole]
--whole: down to the end of a page of the extension
names: ${SURFACES.map(({ name }) => name).join(', ')}`;

const LOOKS = (['nl', 'en'] as const).flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([100, 200] as const).map((size) => ({ lang, theme, size, name: `${lang}-${theme}-${size}` })),
  ),
);

class BadUse extends Error {}

/** Those asked for, all where none is; throws `BadUse` for a name that there is not. */
function chosen<T extends { name: string }>(all: readonly T[], names: readonly string[] | undefined): readonly T[] {
  const unknown = names?.find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined) throw new BadUse(`there is no ${unknown}`);
  return names === undefined ? all : all.filter(({ name }) => names.includes(name));
}

/** True when the picture was taken; a surface that fails is told and leaves the others alone. */
async function taken(open: OpenBrowser, { name, show }: Surface, look: string, whole: boolean): Promise<boolean> {
  const before = await open.browser.pages();
  const file = path.join(FOLDER, `${name}-${open.kind}-${look}.png`) as `${string}.png`;
  try {
    const page = await show(open);
    await new Promise((resolve) => setTimeout(resolve, REST));
    await page.screenshot({ path: file, fullPage: whole });
    console.log(path.relative(process.cwd(), file));
    return true;
  } catch (error) {
    console.error(`${path.basename(file)}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return false;
  } finally {
    for (const page of await open.browser.pages()) if (!before.includes(page)) await page.close();
  }
}

async function pictures(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      look: { type: 'string', multiple: true },
      browser: { type: 'string' },
      whole: { type: 'boolean', default: false },
    },
  });
  const surfaces = chosen(SURFACES, values.only);
  const looks = chosen(LOOKS, values.look);
  const kinds = chosen([{ name: 'chromium' as const }, { name: 'firefox' as const }], values.browser?.split(','));
  await mkdir(FOLDER, { recursive: true });
  let all = true;
  for (const { name: kind } of kinds) {
    const open = await openBrowser(kind, WINDOW);
    try {
      const settings = await open.extensionPage('options.html', 'main');
      for (const { name, ...look } of looks) {
        await set(settings, look);
        for (const surface of surfaces) all = (await taken(open, surface, name, values.whole)) && all;
      }
    } finally {
      await open.close();
    }
  }
  return all;
}

try {
  process.exitCode = (await pictures()) ? 0 : 1;
} catch (error) {
  const isUsage =
    error instanceof BadUse ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isUsage) throw error;
  console.error(`${(error as Error).message.split('. ')[0]}\n${USAGE}`);
  process.exitCode = 2;
}

import { describe, expect, it } from 'vitest';
import { filesUnder, read } from './files';
import { importsOf, offences } from './imports';

describe('who may import what', () => {
  const files = filesUnder('src').filter((file) => /\.tsx?$/.test(file));

  it.each(files)('%s', (file) => {
    expect(offences(file.slice('src/'.length), read(file))).toEqual([]);
  });
});

describe('the rules bite', () => {
  it.each([
    ['bridge/table.ts', "import { judge } from '../referee';"],
    ['bridge/table.ts', "import type { Say } from '../text';"],
    ['records/lin.ts', "import { fill } from '../text';"],
    ['laws/64-revoke.ts', "import { detectors } from '../detect/index';"],
    ['sites/bbo.ts', "import { MutationSummary } from 'mutation-summary';"],
    ['sites/bbo.ts', "export { parse } from '../records/lin';"],
    ['ui/overlay/panel.tsx', "import browser from 'webextension-polyfill';"],
    ['ui/overlay/panel.tsx', "import { judge } from '../../referee';"],
    ['ui/overlay/panel.tsx', "const late = await import('../../laws/catalogue');"],
    ['cli/scan.ts', "import { sites } from '../sites/index';"],
    ['detect/claim.ts', "import {\n  a,\n  b,\n} from '../laws/law';"],
    ['bridge/x.ts', "import data from '../../package.json';"],
    ['elsewhere/x.ts', ''],
  ])('%s: %s', (file, source) => {
    expect(offences(file, source)).toHaveLength(1);
  });

  it('lets types pass where only types may', () => {
    expect(offences('records/lin.ts', "import type { Say } from '../text';")).toEqual([]);
    expect(offences('laws/64-revoke.ts', "import { type Kind } from '../detect/index';")).toEqual([]);
    expect(offences('ui/overlay/panel.tsx', "import type { Report } from '../../referee';")).toEqual([]);
  });

  it('reads every form of import', () => {
    const source =
      "import 'a';\nimport b, { c } from 'd';\nimport type { e } from 'f';\nexport * from 'g';\n// import 'h';\n";
    expect(importsOf(source).map(({ from }) => from)).toEqual(['a', 'd', 'f', 'g']);
  });
});

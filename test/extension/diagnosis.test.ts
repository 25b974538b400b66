// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { diagnosis } from '../../src/extension/diagnosis';
import { skeleton } from '../../src/sites/skeleton';

test('an error report names site, part, detail and version, and the build of the page without its text', () => {
  document.body.innerHTML = '<main id="navDiv"><b class="nameDisplayClass">Piet54</b></main>';
  const health = { state: 'partly', part: 'trick', detail: '.trick: 3 instead of 4' } as const;
  const text = diagnosis({ site: 'bbo', version: '0.1.0', health, build: skeleton(document.body) });
  for (const line of ['version: 0.1.0', 'site: bbo', 'part: trick', 'detail: .trick: 3 instead of 4'])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('b.nameDisplayClass text');
  expect(text).not.toContain('Piet54');
});

// A live table in a browser that keeps nothing: the page is read, judged and drawn as ever, and the user hears that nothing is kept.
import { expect, test } from 'vitest';
import { openStore, REFUSED } from '../../src/extension/storage';
import { defaults } from '../../src/ui/settings';
import { type FakePage, picture, startPage } from './fake-page';

const refuse = async (): Promise<never> => {
  throw new Error('QuotaExceededError');
};

/** A picture of a live table at which somebody watches who said so, or of one that is over. */
const live = (played: number) =>
  picture(played, { role: 'playing', me: 'S', over: played > 6, question: null, notice: null });

async function livePage(area: { get: () => Promise<Record<string, unknown>>; set: () => Promise<void> }) {
  let page: FakePage | undefined;
  const store = await openStore(area, defaults('nl'), () => page?.session.refresh());
  page = await startPage({ link: null, store });
  return page;
}

test.each([
  ['refused from the start', { get: refuse, set: refuse }],
  ['full when something is to be kept', { get: async () => ({}), set: refuse }],
])('%s: the table is read on, what is set holds here, and it is said', async (_, area) => {
  const page = await livePage(area);
  for (let played = 0; played <= 8; played++) await page.see(live(played));
  expect(page.view().mode).toBe('playing');
  expect(page.view().findings.map(({ irregularity }) => irregularity.kind)).toEqual(['revoke']);
  page.session.actions.change({ size: 150 });
  await page.see(live(8));
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.view().trouble).toBe(REFUSED);
  expect(page.view().trouble?.nl).toContain('bewaart');
  page.session.actions.mute('kind', 'revoke');
  expect(page.view().findings).toEqual([]);
  expect(page.reported).toEqual([]);
});

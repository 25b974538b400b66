// What the user reports on a page: put behind what the page shows, judged by the real background, gone when it is taken back or stepped back from.
import { describe, expect, test } from 'vitest';
import type { Happening } from '../../src/bridge/events';
import { grow } from '../../src/extension/grow';
import type { Ports } from '../../src/extension/session';
import type { Reporting } from '../../src/ui/overlay/view';
import { type FakePage, picture, REVOKE, settle, startPage } from './fake-page';

const FELL: Happening = { type: 'exposed', seat: 'W', cards: ['HK'], how: 'accident', seenByPartner: true };
const DROPPED = { nl: 'Er viel een kaart open', en: 'A card fell face up' };

/** A page whose drawer is remembered instead of drawn. */
async function start(ports: Partial<Ports> = {}): Promise<{ page: FakePage; pull(): Promise<Reporting | null> }> {
  let given: Reporting | null = null;
  const page = await startPage({
    ...ports,
    pullOut: async (_, __, { reporting }) => {
      given = reporting ?? null;
      return 'tab';
    },
  });
  return {
    page,
    async pull() {
      given = null;
      await page.session.actions.pullOut('report', null as never, { lang: 'nl', id: null, close: () => undefined });
      return given;
    },
  };
}
async function send(reporting: Reporting | null, happenings: readonly Happening[], after?: string): Promise<void> {
  if (reporting === null) throw new Error('there is nothing to report on');
  reporting.send(happenings, DROPPED, after);
  await settle();
}
const found = ({ view }: FakePage) => view().findings.map(({ irregularity }) => irregularity.kind);

describe('a report', () => {
  test('opens as a finding with its ruling, and is listed with a way back', async () => {
    const { page, pull } = await start();
    await page.see(picture(5));
    await send(await pull(), [FELL]);
    expect(found(page)).toContain('exposedCard');
    expect(
      page.view().findings.find(({ irregularity }) => irregularity.kind === 'exposedCard')?.rulings.length,
    ).toBeGreaterThan(0);
    expect(page.view().reports.map(({ as }) => as)).toEqual([DROPPED]);
  });
  test('taken back is gone, with what was chosen about it, and nothing else', async () => {
    const { page, pull } = await start();
    await page.see(picture(5));
    await send(await pull(), [FELL]);
    await send(await pull(), [{ ...FELL, cards: ['H2'] }]);
    const [first] = page.view().reports;
    const finding = page.view().findings.find(({ id }) => id.endsWith(`-${first?.at}`));
    const ruling = finding?.rulings[0];
    if (finding === undefined || ruling === undefined || first === undefined) throw new Error('no ruling');
    const [option] = ruling.options;
    page.session.actions.choose(finding.id, ruling, option ?? ({ id: 'confirmed', effects: [] } as never));
    await settle();
    expect(page.view().choices).toHaveLength(1);
    page.session.actions.unreport(first.at);
    await settle();
    expect(page.view().choices).toEqual([]);
    expect(page.view().reports).toHaveLength(1);
    expect(page.view().findings.filter(({ irregularity }) => irregularity.kind === 'exposedCard')).toHaveLength(1);
    expect(page.ids()).toContain(REVOKE);
  });
  test('goes with the step that it was about, and comes back with it', async () => {
    const { page, pull } = await start();
    await page.see(picture(5));
    await send(await pull(), [FELL]);
    await page.see(picture(2));
    expect(found(page)).not.toContain('exposedCard');
    expect(page.view().reports).toEqual([]);
    await page.see(picture(6));
    expect(found(page)).toContain('exposedCard');
  });
  test('made while the page went on belongs to the moment at which the form was opened', async () => {
    const { page, pull } = await start();
    await page.see(picture(2));
    const reporting = await pull();
    const after = reporting?.events.at(-1)?.id;
    await page.see(picture(5));
    await send(reporting, [FELL], after);
    await page.see(picture(2));
    expect(found(page)).toContain('exposedCard');
  });
  test('of a lawful claim opens too: it was asked for', async () => {
    const { page, pull } = await start();
    await page.see(picture(8));
    await send(await pull(), [{ type: 'claim', seat: 'S', tricks: 3, counted: 'more' }]);
    expect(found(page)).toContain('claim');
  });
  test('where nothing is read there is nothing to report on', async () => {
    const { pull } = await start({ link: null, grow });
    expect(await pull()).toBeNull();
  });
});

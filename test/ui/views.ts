// Views to draw in tests: a penalty card with declarer's choice, a possible revoke with a question.
import { vi } from 'vitest';
import type { Option, Ruling } from '../../src/laws/law';
import { seen } from '../../src/seen';
import type { ArticleCard, CardActions, Standing, Titled, View } from '../../src/ui/overlay/view';

export const playing: Standing = {
  contract: { level: 4, strain: 'S', doubled: 0, declarer: 'S' },
  answers: {},
  inForce: [],
};

const titled = (finding: Omit<Titled, 'title' | 'picture'>): Titled => ({
  ...finding,
  title: seen(finding.irregularity),
  picture: null,
});

const option = (id: string, nl: string, rest: Partial<Option> = {}): Option => ({
  id,
  chooser: ['S'],
  say: { text: { nl, en: `${id} in English: {suit}` }, with: { suit: { suit: 'H' }, card: { card: 'HK' } } },
  articles: ['50D2a'],
  effects: [],
  plays: null,
  idle: false,
  ...rest,
});

export const require_ = option('require', 'Eis {suit}.', { plays: { seat: 'E', cards: ['H7', 'H2'] } });
export const forbid = option('forbid', 'Verbied {suit}.', { plays: { seat: 'E', cards: null } });
export const nothing = option('nothing', 'Geen eis: {card} blijft liggen.', {
  idle: true,
  plays: { seat: 'E', cards: ['HK'] },
});

export const ruling = (rest: Partial<Ruling> = {}): Ruling => ({
  law: 50,
  articles: ['50D2a', '50B'],
  say: {
    text: { nl: '{card} is een grote strafkaart.', en: '{card} is a major penalty card.' },
    with: { card: { card: 'HK' } },
  },
  why: [{ text: { nl: 'Een honneur is altijd groot.', en: 'An honour is always major.' } }],
  ask: [],
  effects: [],
  options: [require_, forbid, nothing],
  director: [{ text: { nl: 'Of de kaart te zien was.', en: 'Whether the card could be seen.' } }],
  settled: true,
  confirm: false,
  ...rest,
});

export const exposed = titled({
  id: 'exposedCard-W-u1',
  irregularity: {
    kind: 'exposedCard',
    class: 'irregularity',
    seat: 'W',
    at: 'u1',
    certainty: 'certain',
    cards: ['HK'],
    how: 'accident',
    seenByPartner: true,
    named: false,
    phase: 'play',
    during: false,
    n: 12,
    calls: 4,
  },
  rulings: [ruling()],
  chosen: null,
  failed: false,
  laws: [],
});

export const revoke = titled({
  id: 'revoke-E-r30',
  irregularity: {
    kind: 'revoke',
    class: 'irregularity',
    seat: 'E',
    at: 'r30',
    certainty: 'possible',
    card: 'C5',
    led: 'S',
    trick: 3,
    proof: 'hand',
  },
  rulings: [
    ruling({
      law: 64,
      articles: ['64A1'],
      say: { text: { nl: 'Er gaan slagen over.', en: 'Tricks are transferred.' } },
      options: [],
      ask: [
        {
          id: 'playedOn:r30',
          say: { text: { nl: 'Is er verder gespeeld?', en: 'Did play go on?' } },
          values: [
            { value: 'yes', say: { text: { nl: 'Ja', en: 'Yes' } } },
            { value: 'no', say: { text: { nl: 'Nee', en: 'No' } } },
          ],
        },
      ],
      settled: false,
    }),
  ],
  chosen: null,
  failed: false,
  laws: [],
});

export const claim = titled({
  id: 'claim-S-r50',
  irregularity: {
    kind: 'claim',
    class: 'occasion',
    seat: 'S',
    at: 'r50',
    certainty: 'certain',
    tricks: 10,
    counted: 'total',
    during: false,
    left: null,
    n: 12,
  },
  rulings: [],
  chosen: null,
  failed: false,
  laws: [],
});

export const cards: readonly ArticleCard[] = [
  {
    id: '50D2a',
    title: { nl: 'Eisen of verbieden', en: 'Require or forbid' },
    summary: { nl: 'De leider mag kiezen.', en: 'Declarer may choose.' },
    workedOut: true,
  },
  { id: '50B', title: { nl: 'Groot of klein', en: 'Major or minor' }, summary: { nl: '', en: '' }, workedOut: false },
];

export const view = (rest: Partial<View> = {}): View => ({
  mode: 'review',
  edition: '2017',
  offers: { lesson: null, spectator: null, director: 'off' },
  reading: { state: 'reading' },
  findings: [],
  occasions: [],
  notes: [],
  due: [],
  reports: [],
  choices: [],
  manner: { head: 'stop', folded: false, copy: true, screen: false },
  now: playing,
  articles: new Map(cards.map((card) => [card.id, card])),
  trouble: null,
  quiet: null,
  muted: null,
  problem: null,
  ...rest,
});

export const spies = () =>
  ({
    pullOut: vi.fn<CardActions['pullOut']>(async () => 'tab'),
    choose: vi.fn(),
    takeBack: vi.fn(),
    unreport: vi.fn(),
    answer: vi.fn(),
    mute: vi.fn(),
    unmute: vi.fn(),
    dismiss: vi.fn(),
    declare: vi.fn(),
    change: vi.fn(),
    openOptions: vi.fn(),
    copyProblem: vi.fn(),
    copy: vi.fn(async () => true),
    look: vi.fn(),
  }) satisfies CardActions;

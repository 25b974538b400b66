// What dummy did, from the words of a report or from an answer (laws 42, 43, 45F).
import type { TableState } from '../bridge/table';
import type { Interference } from '../detect/dummy';
import type { Say, Text } from '../text';
import type { Question } from './law';

/** What dummy can do that the laws speak of. `shown`: a defender let dummy see his hand. */
export const ACTS = [
  'looked',
  'warnedHand',
  'askedDeclarer',
  'askedDefender',
  'pointedDefender',
  'pointedOut',
  'calledDirector',
  'prevented',
  'counted',
  'shown',
  'touched',
  'tookPart',
] as const;
export type Act = (typeof ACTS)[number];

const DEFENDER = /defender|tegenspeler|opponent/iu;

/** In this order: what comes first is told apart from what comes later. */
const WORDS: readonly (readonly [RegExp, Act | 'asked' | 'pointed'])[] = [
  [/wrong hand|other hand|which hand|verkeerde hand|andere hand|welke hand/iu, 'warnedHand'],
  [/show|toon|liet .*zien|laat .*zien/iu, 'shown'],
  [
    /\blook|\bsaw\b|\bseen\b|swap|exchang|left (?:his|the) (?:seat|place)|kijk|keek|\bzag\b|wissel|ruil|liep weg|verliet/iu,
    'looked',
  ],
  [
    /none left|no more|geen .*meer|(?:\bask|vraag|vragen|vroeg).*(?:revok|verza|left|more|meer|follow|beken)|\?/iu,
    'asked',
  ],
  [/director|arbiter|\bwl\b|wedstrijdleider/iu, 'calledDirector'],
  [/attention|error|mistake|irregular|revok|verza|attendeer|\bfout|out of turn|voor de beurt/iu, 'pointed'],
  [/warn|prevent|waarschuw|voorkom|follow(?:s|ed)? suit|beken/iu, 'prevented'],
  [/touch|point|indicat|pick|took (?!part)|raak|wijs|wees|pak|reik/iu, 'touched'],
  [/count|telde|telt/iu, 'counted'],
  [/suggest|advi|comment|remark|said|told|part|bemoei|zei\b|zegt/iu, 'tookPart'],
];

function actIn(words: string): Act | null {
  const named = ACTS.find((one) => one === words);
  if (named !== undefined) return named;
  const act = WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  if (act === 'asked') return DEFENDER.test(words) ? 'askedDefender' : 'askedDeclarer';
  if (act === 'pointed') return DEFENDER.test(words) ? 'pointedDefender' : 'pointedOut';
  return act;
}

const didId = (at: string): string => `dummyDid:${at}`;

/** Null while nobody has said what it was. */
export function actOf({ at, what }: Pick<Interference, 'at' | 'what'>, now: TableState): Act | null {
  return ACTS.find((act) => act === now.answers[didId(at)]) ?? actIn(what);
}

/** Dummy did before `at` what 43A2 forbids. */
export const rightsLost = (now: TableState, { at, seat }: Pick<Interference, 'at' | 'seat'>): boolean => {
  const upTo = now.told.findIndex(({ what }) => what.id === at);
  return now.told
    .slice(0, Math.max(0, upTo))
    .some(
      ({ what }) =>
        what.type === 'interference' && what.by === seat && actOf({ at: what.id, what: what.kind }, now) === 'looked',
    );
};

const NAMES: Readonly<Record<Act, Text>> = {
  looked: {
    nl: 'Keek in een hand, wisselde van hand of liep weg',
    en: 'Looked at a hand, swapped hands or left his seat',
  },
  warnedHand: { nl: 'Waarschuwde voor de verkeerde hand', en: 'Warned about the wrong hand' },
  askedDeclarer: { nl: 'Vroeg de leider of hij kon bekennen', en: 'Asked declarer whether he could follow' },
  askedDefender: { nl: 'Vroeg dat aan een tegenspeler', en: 'Asked that of a defender' },
  pointedDefender: { nl: 'Wees op een fout van een tegenspeler', en: "Pointed out a defender's error" },
  pointedOut: { nl: 'Wees op een andere fout', en: 'Pointed out another error' },
  calledDirector: { nl: 'Riep de WL', en: 'Called the director' },
  prevented: { nl: 'Probeerde een fout te voorkomen', en: 'Tried to prevent an error' },
  counted: { nl: 'Telde de slagen', en: 'Counted the tricks' },
  shown: { nl: 'Een tegenspeler toonde zijn hand', en: 'A defender showed his hand' },
  touched: { nl: 'Raakte een kaart aan of wees ernaar', en: 'Touched or pointed at a card' },
  tookPart: { nl: 'Bemoeide zich met het spelen', en: 'Took part in the play' },
};
const ASK: Say = { text: { nl: 'Wat deed de blinde?', en: 'What did dummy do?' } };

export const askAct = ({ at }: Interference): Question => ({
  id: didId(at),
  say: ASK,
  values: ACTS.map((act) => ({ value: act, say: { text: NAMES[act] } })),
});

// Words for a card that a defender showed or named before its time (law 49).
import { type Card, partner, type Seat } from '../bridge/types';
import type { Say, Text } from '../text';
import type { Question } from './law';

export const EXPOSED = {
  minor: { nl: '{cards} wordt kleine strafkaart.', en: '{cards} becomes a minor penalty card.' },
  major: { nl: '{cards} wordt grote strafkaart.', en: '{cards} becomes a major penalty card.' },
  none: {
    nl: '{cards} wordt geen strafkaart en gaat terug in de hand.',
    en: '{cards} does not become a penalty card and goes back to the hand.',
  },
  depends: {
    nl: 'Wordt {cards} van {seat} een strafkaart, en welke? Dat hangt af van wat er gebeurde.',
    en: 'Does {cards} of {seat} become a penalty card, and which kind? That depends on what happened.',
  },
  unseen: {
    nl: 'Alleen een kaart die de partner had kunnen zien, wordt strafkaart. De leider mag gebruiken wat hij zag.',
    en: 'Only a card that partner could have seen becomes a penalty card. Declarer may use what he saw.',
  },
  whyMinor: {
    nl: 'Klein: zonder opzet, lager dan de 10, en er ligt geen andere strafkaart van {seat}.',
    en: 'Minor: without intent, below the ten, and no other penalty card of {seat} lies there.',
  },
  whyMajor: {
    nl: 'Groot: een honneur (A H V B 10) of een kaart die met opzet is getoond.',
    en: 'Major: an honour (A K Q J 10) or a card that was shown on purpose.',
  },
  severalMajor: {
    nl: '{seat} heeft nu twee of meer strafkaarten. Dan zijn ze allemaal groot.',
    en: '{seat} now has two or more penalty cards. Then all of them are major.',
  },
  namedLow: {
    nl: 'Of een lage kaart die alleen genoemd is klein of groot is, zegt de tekst niet.',
    en: 'Whether a low card that was only named is minor or major is not in the text.',
  },
  playedInstead: {
    nl: 'Geldt de kaart als gespeeld (45C1, 45E)? Dan gelden andere regels, zoals 53 en 57.',
    en: 'Does the card count as played (45C1, 45E)? Then other rules apply, such as 53 and 57.',
  },
  remark: {
    nl: 'Wat alleen over de lopende slag gaat, is geen opeisen. {cards} wordt daardoor alleen geen strafkaart. Het spel gaat door.',
    en: 'What is about the running trick only is no claim. {cards} does not become a penalty card by that alone. Play goes on.',
  },
  remarkOnly: {
    nl: 'Ging het echt alleen over deze slag? Is er te vroeg gespeeld (57A)? Wat mag {partner} met wat hij hoorde (16)?',
    en: 'Was it really about this trick only? Was a card played too early (57A)? What may {partner} do with what was said (16)?',
  },
  objection: {
    nl: '{partner} maakte bezwaar tegen het afstaan. Er is niets afgestaan of opgeëist. {cards} wordt geen strafkaart en het spel gaat door.',
    en: '{partner} objected to the concession. Nothing was conceded or claimed. {cards} does not become a penalty card and play goes on.',
  },
  atOnce: {
    nl: 'Kwam het bezwaar meteen? {partner} mag niet gebruiken wat hij zag (16C).',
    en: 'Did the objection come at once? {partner} may not use what he saw (16C).',
  },
  claim: {
    nl: '{cards} is getoond bij het opeisen of afstaan. De regels daarover gaan voor. Hier moet de WL naar kijken.',
    en: '{cards} was shown with a claim or concession. The rules about those come first. The director must look at this.',
  },
  lies: { nl: '{cards} van {seat} ligt als strafkaart.', en: '{cards} of {seat} lies as a penalty card.' },
  gone: {
    nl: '{cards} van {seat} was strafkaart en ligt er niet meer.',
    en: '{cards} of {seat} was a penalty card and lies there no more.',
  },
  played: {
    nl: '{cards} van {seat} was te vroeg zichtbaar en is al gespeeld.',
    en: '{cards} of {seat} was visible too early and has been played.',
  },
  elsewhere: {
    nl: '{seat} heeft {cards} niet in de hand. Dan is er geen strafkaart.',
    en: '{seat} does not hold {cards}. Then there is no penalty card.',
  },
  unknown: {
    nl: 'Is {seat} tegenspeler? Dan kan {cards} een strafkaart zijn. Leider en blinde krijgen er nooit een. Hier moet de WL naar kijken.',
    en: 'Is {seat} a defender? Then {cards} may be a penalty card. Declarer and dummy never have one. The director must look at this.',
  },
} as const satisfies Record<string, Text>;

/** `text` with its seat, that seat's partner, and the cards filled in. */
export const sayExposed = (text: Text, seat: Seat, cards: readonly Card[]): Say => ({
  text,
  with: { seat: { seat }, partner: { seat: partner(seat) }, cards: { everyCard: cards } },
});

const YES = { value: 'yes', say: { text: { nl: 'Ja', en: 'Yes' } } };
const NO = { value: 'no', say: { text: { nl: 'Nee', en: 'No' } } };
const ask =
  (text: Text) =>
  (id: string, seat: Seat, cards: readonly Card[]): Question => ({
    id,
    say: sayExposed(text, seat, cards),
    values: [YES, NO],
  });

/** Questions to the table; the values are `yes` and `no`. */
export const QUESTIONS = {
  seenByPartner: ask({ nl: 'Had {partner} {cards} kunnen zien?', en: 'Could {partner} have seen {cards}?' }),
  accident: ask({
    nl: 'Kwam {cards} van {seat} per ongeluk open?',
    en: 'Did {cards} of {seat} get shown by accident?',
  }),
  remark: ask({
    nl: 'Zei {seat} er iets bij dat alleen over de lopende slag ging?',
    en: 'Did {seat} add something that was about the running trick only?',
  }),
} as const;

// Words for a card that a defender showed or named before its time (law 49).
import { type Card, partner, type Seat } from '../bridge/types';
import type { Say, Text } from '../text';
import type { Question } from './law';

export const EXPOSED = {
  minor: { nl: '{cards} wordt kleine strafkaart.', en: '{cards} becomes a minor penalty card.' },
  major: { nl: '{cards}: grote strafkaart.', en: '{cards}: major penalty card.' },
  none: {
    nl: 'Geen strafkaart. Terug in de hand: {cards}.',
    en: 'No penalty card. Back to the hand: {cards}.',
  },
  depends: {
    nl: 'Van {seat} was te zien of te horen: {cards}. Is dat een strafkaart, en welke? Dat hangt af van wat er gebeurde.',
    en: 'Seen or heard of {seat}: {cards}. Is that a penalty card, and which kind? That depends on what happened.',
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
  alsoMajor: { nl: 'Nu ook groot: {others}.', en: 'Now major too: {others}.' },
  couldSee: {
    nl: 'Of {partner} de kaart had kunnen zien, stelt de WL vast.',
    en: 'Whether {partner} could have seen the card is for the director to find.',
  },
  otherwise: {
    nl: 'De WL kan beslissen dat er geen strafkaart is (50).',
    en: 'The director may decide that there is no penalty card (50).',
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
    nl: 'Wat alleen over de lopende slag gaat, is geen opeisen en maakt alleen geen strafkaart van {cards}. Het spel gaat door.',
    en: 'What is about the running trick only is no claim and does not by itself make a penalty card of {cards}. Play goes on.',
  },
  remarkOnly: {
    nl: 'Ging het echt alleen over deze slag? Is er te vroeg gespeeld (57A)? Wat mag {partner} met wat hij hoorde (16)?',
    en: 'Was it really about this trick only? Was a card played too early (57A)? What may {partner} do with what was said (16)?',
  },
  objection: {
    nl: '{partner} maakte bezwaar tegen het afstaan. Er is niets afgestaan of opgeëist. Geen strafkaart: {cards}. Het spel gaat door.',
    en: '{partner} objected to the concession. Nothing was conceded or claimed. No penalty card: {cards}. Play goes on.',
  },
  atOnce: {
    nl: 'Kwam het bezwaar meteen? {partner} mag niet gebruiken wat hij zag (16C).',
    en: 'Did the objection come at once? {partner} may not use what he saw (16C).',
  },
  claim: {
    nl: 'Getoond bij het opeisen of afstaan: {cards}. De regels daarover gaan voor. Hier moet de WL naar kijken.',
    en: 'Shown with a claim or concession: {cards}. The rules about those come first. The director must look at this.',
  },
  lies: { nl: 'Strafkaart van {seat}: {cards}.', en: 'Penalty card of {seat}: {cards}.' },
  gone: {
    nl: 'Strafkaart van {seat} die er niet meer ligt: {cards}.',
    en: 'Penalty card of {seat} that lies there no more: {cards}.',
  },
  played: {
    nl: 'Te vroeg zichtbaar van {seat} en al gespeeld: {cards}.',
    en: 'Visible too early of {seat} and played by now: {cards}.',
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

/** `text` with its seat, that seat's partner, the cards and other cards filled in. */
export const sayExposed = (text: Text, seat: Seat, cards: readonly Card[], others: readonly Card[] = []): Say => ({
  text,
  with: {
    seat: { seat },
    partner: { seat: partner(seat) },
    cards: { everyCard: cards },
    others: { everyCard: others },
  },
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
    nl: 'Is {cards} van {seat} per ongeluk open gekomen?',
    en: 'Did {cards} of {seat} get shown by accident?',
  }),
  remark: ask({
    nl: 'Zei {seat} er iets bij dat alleen over de lopende slag ging?',
    en: 'Did {seat} add something that was about the running trick only?',
  }),
} as const;

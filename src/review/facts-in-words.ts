// Facts of a trick and of a claim, a line each.
import { sorted } from '../bridge/cards';
import type { Trick } from '../bridge/table';
import { SEATS } from '../bridge/types';
import type { Say, Text } from '../text';
import type { ClaimFacts } from './claim-facts';

const TRICK: Text = { nl: 'Slag {trick}, in volgorde van spelen:', en: 'Trick {trick}, in order of play:' };
const BY: Readonly<Record<'declarer' | 'dummy' | 'defender', Text>> = {
  declarer: { nl: 'leider', en: 'declarer' },
  dummy: { nl: 'blinde', en: 'dummy' },
  defender: { nl: 'tegenspeler', en: 'defender' },
};

/** "Slag 5, in volgorde van spelen: West ♠4, Noord een onbekende kaart." An empty trick gives nothing. */
export function sayTrick(number: number, { plays, loose, added }: Trick): readonly Say[] {
  const all = [...plays, ...loose, ...added];
  if (all.length === 0) return [];
  const pieces = all.map((play, i) => (play === null ? null : { seat: `seat${i}`, card: `card${i}`, play }));
  const words = (unknown: string) =>
    pieces.map((piece) => (piece === null ? unknown : `{${piece.seat}} {${piece.card}}`)).join(', ');
  const values = pieces.flatMap((piece) =>
    piece === null
      ? []
      : [[piece.seat, { seat: piece.play.seat }] as const, [piece.card, { card: piece.play.card }] as const],
  );
  return [
    {
      text: {
        nl: `${TRICK.nl} ${words('een kaart die niet in het verslag staat')}.`,
        en: `${TRICK.en} ${words('a card that is not in the record')}.`,
      },
      with: { trick: number, ...Object.fromEntries(values) },
    },
  ];
}

const COUNTED: Readonly<Record<ClaimFacts['counted'], Text>> = {
  more: {
    nl: '{seat} ({by}) eiste {tricks} van de overgebleven slagen op.',
    en: '{seat} ({by}) claimed {tricks} of the remaining tricks.',
  },
  total: {
    nl: '{seat} ({by}) eiste op: {tricks} slagen in totaal.',
    en: '{seat} ({by}) claimed: {tricks} tricks in all.',
  },
};
const CONCEDED: Text = { nl: '{seat} ({by}) stond af: {tricks}.', en: '{seat} ({by}) conceded: {tricks}.' };
const CONCEDED_ALL: Text = {
  nl: '{seat} ({by}) stond alle overgebleven slagen af.',
  en: '{seat} ({by}) conceded all remaining tricks.',
};
const UNKNOWN_BY: Text = { nl: 'contract onbekend', en: 'contract unknown' };

function made({ seat, by, concession, tricks, counted }: ClaimFacts): Say {
  const values = { seat: { seat }, by: { text: by === null ? UNKNOWN_BY : BY[by] } };
  if (concession)
    return tricks === null ? { text: CONCEDED_ALL, with: values } : { text: CONCEDED, with: { ...values, tricks } };
  return { text: COUNTED[counted], with: { ...values, tricks: tricks ?? 0 } };
}

function state({ left, won, trick, inTrick }: ClaimFacts): readonly Say[] {
  const says: Say[] = [
    left === null
      ? {
          text: {
            nl: 'Hoeveel slagen er nog te spelen waren, staat niet in het verslag.',
            en: 'How many tricks were left is not in the record.',
          },
        }
      : {
          text: {
            nl: 'Slagen die nog niet af waren: {left}, te beginnen met slag {trick}.',
            en: 'Tricks not yet complete: {left}, from trick {trick} on.',
          },
          with: { left, trick },
        },
  ];
  if (won !== null)
    says.push({
      text: { nl: 'Gewonnen: Noord-Zuid {ns}, Oost-West {ew}.', en: 'Won: North-South {ns}, East-West {ew}.' },
      with: { ns: won.NS, ew: won.EW },
    });
  const plays = inTrick.map(({ seat, card }) => ({ seat, card, at: '', n: 0 }));
  return [...says, ...sayTrick(trick, { plays, loose: [], added: [] })];
}

function hands({ hands: left }: ClaimFacts): readonly Say[] {
  return SEATS.flatMap((seat): Say[] => {
    const cards = left[seat];
    if (cards === undefined)
      return [
        { text: { nl: 'Hand van {seat}: niet bekend.', en: 'Hand of {seat}: not known.' }, with: { seat: { seat } } },
      ];
    if (cards.length === 0)
      return [{ text: { nl: 'Hand van {seat}: leeg.', en: 'Hand of {seat}: empty.' }, with: { seat: { seat } } }];
    return [
      {
        text: { nl: 'Hand van {seat}: {cards}.', en: 'Hand of {seat}: {cards}.' },
        with: { seat: { seat }, cards: { everyCard: sorted(cards) } },
      },
    ];
  });
}

function trumps({ trumps: about }: ClaimFacts): readonly Say[] {
  if (about === null) return [];
  const { suit, out, unseen } = about;
  const says: Say[] = out.map(({ seat, cards }) => ({
    text: { nl: 'Troef bij tegenspeler {seat}: {cards}.', en: 'Trumps with defender {seat}: {cards}.' },
    with: { seat: { seat }, cards: { everyCard: sorted(cards) } },
  }));
  if (out.length === 0 && unseen === 0)
    says.push({
      text: {
        nl: 'De tegenspelers hadden geen {suit} (troef) meer.',
        en: 'The defenders had no {suit} (trumps) left.',
      },
      with: { suit: { suit } },
    });
  if (unseen > 0)
    says.push({
      text: {
        nl: 'Troeven waarvan het verslag niet zegt waar ze waren: {unseen}.',
        en: 'Trumps of which the record does not say where they were: {unseen}.',
      },
      with: { unseen },
    });
  return says;
}

function answers({ statement, objections, accepted }: ClaimFacts): readonly Say[] {
  const says: Say[] = [];
  if (statement !== null)
    says.push({
      text: statement
        ? { nl: 'Er is een verklaring bij gegeven.', en: 'A statement was made.' }
        : { nl: 'Er is geen verklaring bij gegeven.', en: 'No statement was made.' },
    });
  if (objections.length > 0)
    says.push({
      text: { nl: 'Bezwaar van: {seats}.', en: 'Objection by: {seats}.' },
      with: { seats: { seats: objections } },
    });
  if (accepted !== null)
    says.push({
      text: accepted
        ? { nl: 'Er is mee ingestemd.', en: 'It was agreed to.' }
        : { nl: 'Er is niet mee ingestemd.', en: 'It was not agreed to.' },
    });
  return says;
}

/** What was claimed, the table then, the hands, the trumps, and what was said to it. No word on how the cards would have been played. */
export const sayClaim = (facts: ClaimFacts): readonly Say[] => [
  made(facts),
  ...state(facts),
  ...hands(facts),
  ...trumps(facts),
  ...answers(facts),
];

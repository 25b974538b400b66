// What is said of every revoke: what happened, and by what it came to be established.
import type { Follow, Restriction } from '../bridge/restrictions';
import { partner, side } from '../bridge/types';
import type { Say, Text } from '../text';
import type { ArticleId } from './law';
import type { RevokeFact } from './revoke';

/** What was seen, without blame. */
export function sayRevoke(fact: RevokeFact): Say {
  const { seat, card, trick, suit } = fact;
  if (suit !== null) {
    return {
      text: {
        nl: 'Slag {trick}: {seat} speelde {card}, maar had ook een kaart van de voorgespeelde kleur ({suit}). Bekennen gaat voor (44C, 61A).',
        en: 'Trick {trick}: {seat} played {card}, but also held a card of the suit led ({suit}). Following suit comes first (44C, 61A).',
      },
      with: { seat: { seat }, card: { card }, trick, suit: { suit } },
    };
  }
  return {
    text: {
      nl: 'Slag {trick}: {seat} speelde {card}, maar moest en kon een andere kaart spelen na een eis of verbod. Dat telt als verzaken (61A).',
      en: 'Trick {trick}: {seat} played {card}, but had to play another card after a demand or ban, and could. That counts as a revoke (61A).',
    },
    with: { seat: { seat }, card: { card }, trick },
  };
}

const ESTABLISHED: Readonly<Record<string, Text>> = {
  '63A1': {
    nl: 'De verzaking staat vast: {seat} of {partner} speelde in slag {next} of later.',
    en: 'The revoke is established: {seat} or {partner} played to trick {next} or later.',
  },
  '63A2': {
    nl: 'De verzaking staat vast: {seat} of {partner} noemde een kaart voor slag {next}.',
    en: 'The revoke is established: {seat} or {partner} named a card for trick {next}.',
  },
  '63A3': {
    nl: 'De verzaking staat vast: {side} heeft daarna opgeëist of afgestaan.',
    en: 'The revoke is established: {side} has claimed or conceded since.',
  },
  '63A4': {
    nl: 'De verzaking staat vast: {side} maakte niet op tijd bezwaar tegen het opeisen of afstaan.',
    en: 'The revoke is established: {side} did not object in time to the claim or concession.',
  },
  '63A': {
    nl: 'Volgens het verslag is de verzaking te laat opgemerkt: zij staat vast.',
    en: 'The record says that the revoke was noticed too late: it is established.',
  },
};

export function sayEstablished(fact: RevokeFact, by: ArticleId): Say {
  const { seat, trick } = fact;
  const text = ESTABLISHED[by] as Text;
  return {
    text,
    with: { seat: { seat }, partner: { seat: partner(seat) }, side: { side: side(seat) }, next: trick + 1 },
  };
}

/** For a find that may be a slip of the pen. */
export const CHECK_RECORD: Say = {
  text: {
    nl: 'Dit geldt als het verslag klopt. Controleer of het geen schrijffout is.',
    en: 'This holds if the record is right. Check that it is not a slip of the pen.',
  },
};

const DEMAND: Readonly<Record<Follow['what'], readonly ArticleId[]>> = {
  highest: ['57A1'],
  lowest: ['57A2'],
  suit: ['57A3'],
  notSuit: ['57A4'],
  card: [],
};

/** The articles under which a demand or ban was made. */
export function articleOf(demand: Restriction | null): readonly ArticleId[] {
  if (demand?.type === 'lead') {
    const { must, article } = demand;
    if (article === '51B1') return [must ? '51B1a' : '51B1b'];
    if (article === '51B2') return [must ? '51B2a' : '51B2b'];
    return [article ?? '50D2a'];
  }
  if (demand?.type !== 'follow') return [];
  return demand.article === undefined ? DEMAND[demand.what] : [demand.article];
}

/** Who may ask a player whether he has none of the suit (61B). */
export function sayAsking({ seat }: RevokeFact, defends: boolean): Say {
  return {
    text: defends
      ? {
          nl: 'De leider mag {seat} vragen of hij nog een kaart van de kleur heeft (61B1). {partner} mag dat ook, maar dat kan ongeoorloofde informatie geven (61B3). De blinde mag het niet.',
          en: 'Declarer may ask {seat} whether he has a card of the suit (61B1). {partner} may too, but that can give unauthorised information (61B3). Dummy may not.',
        }
      : {
          nl: 'De blinde mag de leider vragen of hij nog een kaart van de kleur heeft (61B2, 42B1). De tegenspelers mogen dat ook (61B3).',
          en: 'Dummy may ask declarer whether he has a card of the suit (61B2, 42B1). The defenders may too (61B3).',
        },
    with: { seat: { seat }, partner: { seat: partner(seat) } },
  };
}

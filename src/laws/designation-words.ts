// What is said about a card of dummy that declarer named incompletely or wrongly (law 46).
import type { Designation } from '../detect/designation';
import { rankLetter, type Say, type Text, type Value } from '../text';
import type { Doubt } from './designation-cards';

export const SAYS = {
  plays: { nl: 'De leider zei: {said}. De blinde speelt {card}.', en: 'Declarer said: {said}. Dummy plays {card}.' },
  played: {
    nl: 'De leider zei: {said}. De blinde speelde {card}. Dat klopt.',
    en: 'Declarer said: {said}. Dummy played {card}. That is right.',
  },
  chosen: {
    nl: 'De leider zei: {said}. De blinde speelde {card}. Dat klopt als de leider die kaart koos.',
    en: 'Declarer said: {said}. Dummy played {card}. That is right if declarer chose that card.',
  },
  pointed: {
    nl: 'De leider zei: {said}. De blinde speelde {card}. Dat klopt als een tegenspeler die kaart aanwees.',
    en: 'Declarer said: {said}. Dummy played {card}. That is right if a defender pointed out that card.',
  },
  perhaps: {
    nl: 'De leider zei: {said}. De blinde speelde {card}. Of dat klopt, beoordeelt de WL.',
    en: 'Declarer said: {said}. Dummy played {card}. Whether that is right is for the director.',
  },
  other: {
    nl: 'De leider zei: {said}. De blinde speelde {card}, maar het was: {cards}.',
    en: 'Declarer said: {said}. Dummy played {card}, but it was: {cards}.',
  },
  declarer: {
    nl: 'De leider zei: {said}. De leider moet zeggen welke kaart het is: {cards}.',
    en: 'Declarer said: {said}. Declarer must say which card it is: {cards}.',
  },
  defenders: {
    nl: 'De leider zei: {said}. {seats} mogen allebei een kaart van de blinde aanwijzen. De eerste aanwijzing telt.',
    en: 'Declarer said: {said}. {seats} may each point out a card of dummy. The first choice counts.',
  },
  director: {
    nl: 'De leider zei: {said}. Welke kaart dat is, staat niet vast. Hier moet de WL naar kijken.',
    en: 'Declarer said: {said}. Which card that is, is not certain. The director must look at this.',
  },
  notThere: {
    nl: 'De leider noemde {said}. Dat ligt niet in de blinde. De aanwijzing telt niet: de leider kiest {cards}.',
    en: 'Declarer named {said}. Dummy does not hold that. It does not count: declarer chooses {cards}.',
  },
  mustFollow: {
    nl: 'De leider noemde {said}, maar de blinde moet bekennen. De leider noemt {cards}. Er komt geen strafkaart.',
    en: 'Declarer named {said}, but dummy must follow suit. Declarer names {cards}. There is no penalty card.',
  },
  unseen: {
    nl: 'De leider zei: {said}. Slagwacht kent de hand of de slag niet genoeg om de kaart te noemen.',
    en: 'Declarer said: {said}. Slagwacht does not know the hand or the trick well enough to name the card.',
  },
  intention: {
    nl: 'Alleen de WL kan bepalen of een andere bedoeling van de leider onomstotelijk vaststaat (46B).',
    en: 'Only the director can decide whether another intention of declarer is beyond dispute (46B).',
  },
  misplaced: {
    nl: 'Legde de blinde een kaart neer die niet genoemd was (45D)?',
    en: 'Did dummy put down a card that was not named (45D)?',
  },
  option: { nl: 'De blinde speelt {card}.', en: 'Dummy plays {card}.' },
  points: { nl: 'Een tegenspeler wijst {card} aan.', en: 'A defender points out {card}.' },
} as const satisfies Record<string, Text>;

export const DOUBTS: Readonly<Record<Doubt, Text>> = {
  fourth: {
    nl: 'De blinde is vierde. Bedoelde de leider net hoog genoeg (46B)?',
    en: 'Dummy plays last. Did declarer mean just high enough (46B)?',
  },
  noSuitLed: {
    nl: 'De blinde speelt zelf voor. Welke kleur bedoelde de leider: die van de vorige slag (46B)?',
    en: 'Dummy is on lead. Which suit did declarer mean: that of the last trick (46B)?',
  },
  void: {
    nl: 'De blinde heeft de voorgespeelde kleur niet. Wat bedoelde de leider (46B)?',
    en: 'Dummy has none of the suit led. What did declarer mean (46B)?',
  },
  unsure: {
    nl: 'Geen kaart wint zeker. Wat bedoelde de leider (46B)?',
    en: 'No card is sure to win. What did declarer mean (46B)?',
  },
  ruffed: {
    nl: 'De kaart wint zeker, behalve als een tegenspeler troeft. Dat beoordeelt de WL (46B).',
    en: 'The card is sure to win unless a defender ruffs. The director judges that (46B).',
  },
  ruffs: {
    nl: 'Bedoelde de leider met deze woorden ook troeven (46B)?',
    en: 'Did declarer mean ruffing with these words (46B)?',
  },
  nothingWins: {
    nl: 'Geen kaart van de blinde wint de slag. Wat bedoelde de leider (46B)?',
    en: 'No card of dummy wins the trick. What did declarer mean (46B)?',
  },
  running: {
    nl: 'De blinde won de vorige slag in deze kleur. Bedoelde de leider van boven af door te spelen (46B)?',
    en: 'Dummy won the last trick in this suit. Did declarer mean to go on from the top (46B)?',
  },
  lastTrick: {
    nl: 'Met welke kleur won de blinde de vorige slag? Is de hoogte er in die kleur, dan wordt het die kaart (46B3a).',
    en: 'In which suit did dummy win the last trick? If that suit holds the rank, it is that card (46B3a).',
  },
};

const WORDS: Readonly<Record<NonNullable<Designation['words']>, Text>> = {
  high: { nl: '"hoog"', en: '"high"' },
  low: { nl: '"laag"', en: '"low"' },
  win: { nl: '"neem hem"', en: '"win it"' },
  any: { nl: '"speel maar iets"', en: '"play anything"' },
};
const SOMETHING: Text = { nl: 'geen kleur en geen hoogte', en: 'neither suit nor rank' };

/** What declarer said, for a blank. */
export function said({ words, suit, rank }: Designation): Value {
  if (words !== null) return { text: WORDS[words] };
  if (suit !== null && rank !== null) return { card: `${suit}${rank}` };
  if (suit !== null) return { suit };
  return { text: rank === null ? SOMETHING : { nl: rankLetter(rank, 'nl'), en: rankLetter(rank, 'en') } };
}

export const sayOf = (key: keyof typeof SAYS, blanks: Say['with']): Say => ({
  text: SAYS[key],
  ...(blanks === undefined ? {} : { with: blanks }),
});

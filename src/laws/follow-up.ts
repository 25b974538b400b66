// What the director may still come back to after the play (12, 16C, 50E, 72C): said the same way by every law.
import type { Card, Seat, Side } from '../bridge/types';
import type { Say } from '../text';

/** One say out of several, a sentence each. The same blank has the same value in all of them. */
export function joined(...says: readonly Say[]): Say {
  return {
    text: { nl: says.map((say) => say.text.nl).join(' '), en: says.map((say) => say.text.en).join(' ') },
    with: Object.assign({}, ...says.map((say) => say.with)),
  };
}

/** 16C1, 16C2: a card went back; `offender` and partner may not use it, their opponents may. */
export const infoOfWithdrawn = (offenders: Side): Say => ({
  text: {
    nl: 'De tegenpartij mag gebruiken wat zij van een teruggenomen kaart weet, {side} niet (16C).',
    en: 'The opponents may use what a withdrawn card told them, {side} may not (16C).',
  },
  with: { side: { side: offenders } },
});

/** 50E2: `cards` went back to the hand, so the partner of the holder may not know of them. */
export const infoOfPickedUp = (partner: Seat, cards: readonly Card[]): Say => ({
  text: {
    nl: '{partner} mag niet gebruiken wat door de strafkaart bekend is: {gone}. De leider mag dat wel (50E2, 16C).',
    en: '{partner} may not use what is known by the penalty card: {gone}. Declarer may (50E2, 16C).',
  },
  with: { partner: { seat: partner }, gone: { everyCard: cards } },
});

/** 50E3: `cards` were played; what their becoming penalty cards told is not for the partner. */
export const infoOfPlayed = (partner: Seat, cards: readonly Card[]): Say => ({
  text: {
    nl: '{partner} mag niet gebruiken hoe het tot de strafkaart kwam: {gone} (50E3, 16B, 16C).',
    en: '{partner} may not use what the way to the penalty card told: {gone} (50E3, 16B, 16C).',
  },
  with: { partner: { seat: partner }, gone: { everyCard: cards } },
});

/** 50E4, 12B1: whether seeing the card helped the offenders is judged when the play is over. */
export const damageByCard = (offenders: Side): Say => ({
  text: {
    nl: 'Na afloop kijkt de WL of {side} door de zichtbare kaart een beter resultaat kreeg (50E4, 12B1).',
    en: 'After the play the director looks whether seeing the card gave {side} a better result (50E4, 12B1).',
  },
  with: { side: { side: offenders } },
});

/** 72C: play goes on, and the score may be adjusted when the offender could have known that it might help. */
export const couldHaveKnown: Say = {
  text: {
    nl: 'Kon vooraf duidelijk zijn dat dit de tegenpartij kon schaden? Dan kan de WL na afloop de score aanpassen (72C, 12C1).',
    en: 'Could it have been known beforehand that this might damage the opponents? Then the director may adjust the score afterwards (72C, 12C1).',
  },
};

/** 12C1e: what the damaged side owes to itself is not made good, and yet the offenders lose what they gained. */
export const ownShare: Say = {
  text: {
    nl: 'Maakte de andere partij zelf een extreem ernstige fout die hier los van staat, of nam zij een gok? Dat deel krijgt zij niet terug. De overtreders raken hun voordeel wel kwijt (12C1e).',
    en: 'Did the other side make an extremely serious error unrelated to this, or gamble? That part is not made good. The offenders lose their gain all the same (12C1e).',
  },
};

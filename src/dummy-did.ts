// What dummy can have done, in words: for the title of a find and for the report form.
import type { Text } from './text';

/** By the word for it in a report. */
export const DUMMY_DID: Readonly<Record<string, Text>> = {
  looked: { nl: 'keek in een hand of ruilde van hand', en: 'looked at a hand or swapped hands' },
  warnedHand: { nl: 'waarschuwde voor de verkeerde hand', en: 'warned about the wrong hand' },
  askedDeclarer: {
    nl: 'vroeg de leider of hij die kleur nog had',
    en: 'asked declarer whether he had more of the suit',
  },
  askedDefender: { nl: 'vroeg dat aan een tegenspeler', en: 'asked a defender whether he had more of the suit' },
  pointedDefender: { nl: 'wees op een fout van een tegenspeler', en: "pointed out a defender's error" },
  pointedOut: { nl: 'wees op een andere fout', en: 'pointed out another error' },
  calledDirector: { nl: 'riep de WL', en: 'called the director' },
  prevented: { nl: 'probeerde een fout te voorkomen', en: 'tried to prevent an error' },
  counted: { nl: 'telde de slagen', en: 'counted the tricks' },
  shown: { nl: 'kreeg een hand van een tegenspeler te zien', en: 'was shown a hand by a defender' },
  touched: { nl: 'raakte een kaart aan of wees er een aan', en: 'touched a card or pointed at one' },
  tookPart: { nl: 'gaf commentaar of raad', en: 'commented or gave advice' },
};

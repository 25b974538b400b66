// Declarer and dummy changed places, as a record marks it: lawful after a lead out of turn (54A), else for the director.
import { partner } from '../bridge/types';
import type { SwappedDeclarer } from '../detect/occasions';
import type { Ruling } from './law';
import { ruling } from './option';

/** Law 54A is the one way in which this comes about under the laws; whether it did is not in a record. */
export function swappedDeclarer({ seat }: SwappedDeclarer): Ruling {
  const blanks = { seat: { seat }, partner: { seat: partner(seat) } };
  return ruling(
    54,
    ['54A'],
    {
      text: {
        nl: 'Volgens het verslag speelde {seat} dit spel, terwijl {partner} volgens het bieden leider was.',
        en: 'The record says that {seat} played this deal, while {partner} was declarer by the auction.',
      },
      with: blanks,
    },
    {
      why: [
        {
          text: {
            nl: 'Dat mag na een open uitkomst door de verkeerde tegenspeler: legt {partner} dan de eigen hand open, dan wordt {seat} leider (54A).',
            en: 'That is allowed after a faced opening lead by the wrong defender: if {partner} then spreads the own hand, {seat} becomes declarer (54A).',
          },
          with: blanks,
        },
      ],
      director: [
        {
          text: {
            nl: 'Of het zo is gegaan, staat niet in het verslag. Ging het anders, dan moet de WL ernaar kijken.',
            en: 'Whether it went like that is not in the record. If it went otherwise, the director must look at it.',
          },
        },
      ],
      settled: false,
      confirm: true,
    },
  );
}

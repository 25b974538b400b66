// Law 29: a call out of rotation.
import type { Article, Law } from './law';
import { afterCallOutOfRotation } from './out-of-rotation';

export const articles: readonly Article[] = [
  {
    id: '29',
    editions: ['2017'],
    title: { nl: 'Bieding voor de beurt', en: 'Call out of rotation' },
    summary: {
      nl: 'Bood iemand terwijl hij niet aan de beurt was? De linkertegenstander (LT) mag dat accepteren. Anders vervalt de bieding.',
      en: 'Did someone call when it was not his turn? The left-hand opponent may accept it. Otherwise the call is cancelled.',
    },
    refers: ['30', '31', '32'],
    search: ['voor de beurt geboden', 'niet aan de beurt', 'buiten de beurt bieden'],
    source: 'B',
  },
  {
    id: '29A',
    editions: ['2017'],
    title: { nl: 'Accepteren', en: 'Accepting' },
    summary: {
      nl: 'De LT van de overtreder mag accepteren door zelf te bieden. Het bieden gaat dan vandaar verder.',
      en: "The offender's LHO may accept by calling himself. The auction then goes on from there.",
    },
    refers: ['28', '36'],
    search: ['bod voor de beurt accepteren'],
    source: 'B',
  },
  {
    id: '29B',
    editions: ['2017'],
    title: { nl: 'Niet geaccepteerd', en: 'Not accepted' },
    summary: {
      nl: 'Accepteert de LT niet, dan vervalt de bieding. De juiste speler is weer aan de beurt. Daarna geldt 30, 31 of 32.',
      en: 'If LHO does not accept, the call is cancelled. The right player is to call again. Then 30, 31 or 32 applies.',
    },
    refers: ['30', '31', '32'],
    search: ['bod voor de beurt vervalt', 'terug naar de juiste speler'],
    source: 'B',
  },
  {
    id: '29C',
    editions: ['2017'],
    title: { nl: 'Kunstmatige bieding', en: 'Artificial call' },
    summary: {
      nl: 'Was de bieding kunstmatig? Dan telt voor 30 tot en met 32 de speelsoort die zij aanduidt, niet de genoemde.',
      en: 'Was the call artificial? Then 30 to 32 look at the denomination it shows, not the one it names.',
    },
    refers: ['30', '31', '32'],
    search: ['kunstmatig bod voor de beurt', 'conventie'],
    source: 'B',
  },
];

export const law: Law = {
  number: 29,
  title: { nl: 'Bieding voor de beurt', en: 'Call out of rotation' },
  rules: [{ kind: 'callOutOfRotation', editions: ['2017'], rule: afterCallOutOfRotation }],
};

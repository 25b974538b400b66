import { agreedClaim } from './claim-judged';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '69',
    editions: ['2017'],
    title: { nl: 'Claim goedgekeurd', en: 'Claim agreed' },
    summary: {
      nl: 'Wanneer instemming met een claim vaststaat, en wanneer u die nog kunt intrekken.',
      en: 'When agreement to a claim is final, and when you can still withdraw it.',
    },
    refers: ['68D1', '69A', '69B'],
    search: ['claim goedgekeurd', 'per ongeluk geaccepteerd', 'verkeerd ja gezegd'],
    source: 'B',
  },
  {
    id: '69A',
    editions: ['2017'],
    title: { nl: 'Instemming staat vast', en: 'Agreement becomes final' },
    summary: {
      nl: 'Maakte u geen bezwaar voordat uw partij in een volgend spel een bieding deed of de ronde eindigde, dan hebt u ingestemd. Wat het eerst komt, telt. Ook een verzaking kan zo vast komen te staan.',
      en: 'If you made no objection before your side called on a next board or the round ended, whichever comes first, you have agreed. A revoke may become established in this way too.',
    },
    refers: ['63A4', '69B'],
    search: ['te laat bezwaar', 'ingestemd', 'volgende spel'],
    source: 'B',
  },
  {
    id: '69B',
    editions: ['2017'],
    title: { nl: 'Instemming intrekken', en: 'Withdrawing agreement' },
    summary: {
      nl: 'Binnen de hersteltermijn kunt u bij de WL terugkomen op uw instemming, in twee gevallen.',
      en: 'Within the correction period you can go back on your agreement with the director, in two cases.',
    },
    refers: ['69B1', '69B2', '79'],
    search: ['claim terugdraaien', 'toch niet eens', 'per ongeluk geaccepteerd'],
    source: 'B',
  },
  {
    id: '69B1',
    editions: ['2017'],
    title: { nl: 'Slag was al gewonnen', en: 'The trick was already won' },
    summary: {
      nl: 'U stemde in met het verlies van een slag die uw partij al gewonnen had.',
      en: 'You agreed to the loss of a trick that your side had already won.',
    },
    refers: ['69B'],
    search: ['slag vergeten', 'slag al gewonnen'],
    source: 'B',
  },
  {
    id: '69B2',
    editions: ['2017'],
    title: { nl: 'Slag was waarschijnlijk gewonnen', en: 'The trick would likely be won' },
    summary: {
      nl: 'U stemde in met het verlies van een slag die uw partij bij doorspelen waarschijnlijk had gewonnen.',
      en: 'You agreed to the loss of a trick that your side would probably have won had play gone on.',
    },
    refers: ['69B'],
    search: ['slag had ik gewonnen', 'claim klopte niet'],
    source: 'B',
  },
];

export const law: Law = {
  number: 69,
  title: { nl: 'Claim goedgekeurd', en: 'Claim agreed' },
  rules: [
    { kind: 'claim', editions: ['2017'], rule: agreedClaim },
    { kind: 'concession', editions: ['2017'], rule: agreedClaim },
  ],
};

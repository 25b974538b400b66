// Law 26: lead restrictions after a call that was replaced.
import type { Article, Law } from './law';
import { leadBan } from './lead-ban';

export const articles: readonly Article[] = [
  {
    id: '26',
    editions: ['2017'],
    title: { nl: 'Beperking bij het voorspelen', en: 'Lead restrictions' },
    summary: {
      nl: 'Werd een bieding vervangen door een andere, dan kan dat later gevolgen hebben voor het voorspelen door de partner.',
      en: 'If a call was replaced by another, that may later affect what the partner can lead.',
    },
    refers: ['23A', '50', '59'],
    search: ['uitkomst verbieden', 'kleur verbieden', 'niet uitkomen in een kleur'],
    source: 'B',
  },
  {
    id: '26A',
    editions: ['2017'],
    title: { nl: 'Vergelijkbaar vervangen: vrij', en: 'Comparable replacement: free' },
    summary: {
      nl: 'Was de vervangende bieding vergelijkbaar? Dan mag partner straks gewoon voorspelen wat hij wil.',
      en: 'Was the replacement comparable? Then partner may later lead whatever he likes.',
    },
    refers: ['23A', '23B'],
    search: ['geen beperking', 'vergelijkbaar'],
    source: 'B',
  },
  {
    id: '26B',
    editions: ['2017'],
    title: { nl: 'Niet-vergelijkbaar vervangen: één kleur verbieden', en: 'Not comparable: one suit may be forbidden' },
    summary: {
      nl: 'Verving een speler niet-vergelijkbaar en wordt hij tegenspeler? Bij de eerste voorspeelbeurt van zijn partner, ook de uitkomst, mag de leider één kleur verbieden die de overtreder niet in het reglementaire biedverloop aangaf. Geldt zolang die partner aan slag blijft. Eisen kan niet.',
      en: 'Did a player replace with a call not comparable, and does he become a defender? When his partner first leads, opening lead included, declarer may forbid one suit the offender did not show in the legal auction, while that partner stays on lead. No demands.',
    },
    refers: ['23A', '50D1b', '59'],
    search: ['uitkomst verbieden', 'kleur verbieden', 'eerste uitkomst', 'niet vergelijkbaar'],
    source: 'B',
  },
];

export const law: Law = {
  number: 26,
  title: { nl: 'Beperking bij het voorspelen', en: 'Lead restrictions' },
  rules: [],
  due: [{ editions: ['2017'], due: leadBan }],
};

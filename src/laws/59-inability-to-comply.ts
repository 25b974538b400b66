import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '59',
    editions: ['2017'],
    title: { nl: 'Niet kunnen voldoen', en: 'Unable to comply' },
    summary: {
      nl: 'Kunt u niet doen wat geëist of verboden is? U mist de kleur, hebt alleen de verboden kleur, of moet bekennen. Dan mag elke reglementaire kaart. De keuze van de leider blijft gelden: ging het om een strafkaart, dan wordt die opgenomen.',
      en: "If you cannot do what is demanded or forbidden (you lack the suit, hold only the forbidden one, or must follow suit), any legal card may be played. Declarer's choice still counts: a penalty card it was about is picked up.",
    },
    refers: ['44C', '50D2a', '51B', '57B'],
    search: ['kan niet voldoen', 'heb de kleur niet', 'alleen verboden kleur', 'onmogelijk'],
    source: 'S',
  },
];

import type { TableState } from '../bridge/table';
import type { Say } from '../text';
import type { Article, ArticleId, Law, Ruling } from './law';
import { ruling } from './option';
import { ownChoice, turnOf } from './penalty-card-turn';

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

const CANNOT = {
  nl: '{seat} kan niet voldoen aan wat geëist of verboden is. {seat} mag elke reglementaire kaart spelen.',
  en: '{seat} cannot comply with what was demanded or forbidden, and may play any legal card.',
};
const STILL_CHOSEN: Say = {
  text: {
    nl: 'De keuze van de leider blijft gelden. Een strafkaart die is opgenomen, komt niet terug.',
    en: "Declarer's choice still holds. A penalty card that was picked up does not come back.",
  },
};

/** A defender who must lead or play, and holds no card that the restriction asks for. Null while his hand is hidden. */
function unableToComply(now: TableState): Ruling | null {
  const turn = turnOf(now);
  const why = turn?.legal?.why.find((one) => one.article === '59');
  if (turn === null || why?.restriction === undefined) return null;
  // A penalty card of his own takes the place of what fell away: the choice is not free (50D1a).
  if (turn.legal?.why.some((one) => one.article === '50D1a' || one.article === '51A')) return null;
  const { restriction } = why;
  const articles: readonly ArticleId[] = restriction.type === 'follow' ? ['59', '57B'] : ['59'];
  return ruling(
    59,
    articles,
    { text: CANNOT, with: { seat: { seat: turn.seat } } },
    {
      why: [STILL_CHOSEN],
      options: [ownChoice(turn, 'any', ['59'])],
    },
  );
}

export const law: Law = {
  number: 59,
  title: { nl: 'Niet kunnen voldoen', en: 'Unable to comply' },
  rules: [],
  due: [{ editions: ['2017'], due: unableToComply }],
};

// A card that may be replaced because an opponent changed his (47D, 58B3), as long as nobody has played since.
import type { Effect } from '../bridge/events';
import type { Play, TableState } from '../bridge/table';
import type { Say } from '../text';
import type { ArticleId, Option, Ruling } from './law';
import { handOf, option, playsAfter, ruling } from './option';

const SAYS = {
  may: {
    nl: 'Een tegenstander wijzigde zijn kaart. {cards} mag daarom teruggenomen en vervangen worden, zonder gevolg.',
    en: 'An opponent changed his card. Therefore {cards} may be taken back and replaced, and nothing follows.',
  },
  must: {
    nl: 'Blijft {card} liggen, dan bekent {seat} niet (44C).',
    en: 'If {card} stays, {seat} does not follow suit (44C).',
  },
  back: { nl: '{card} gaat terug. {seat} speelt opnieuw.', en: '{card} goes back. {seat} plays again.' },
} as const;
const ARTICLES = { '47D': ['47D', '16C1'], '58B3': ['58B3', '16C1'] } as const satisfies Record<
  string,
  readonly ArticleId[]
>;

/** Laws 47D and 58B3: what may be taken back now, for the law that is asked (45 or 58). */
export function replaceable(now: TableState, law: number, article: '47D' | '58B3'): Ruling | null {
  const options: Option[] = [];
  const articles = ARTICLES[article];
  const why: Say[] = [];
  for (const one of now.replaceable) {
    if (one.article !== article || one.n !== now.n) continue;
    const { seat, card } = one;
    const at = now.tricks.findIndex(({ plays }) =>
      plays.some((play: Play | null) => play?.seat === seat && play.card === card),
    );
    if (at < 0) continue;
    const effects: readonly Effect[] = [{ type: 'returnToHand', trick: at + 1, seat, card }];
    const say: Say = { text: SAYS.back, with: { card: { card }, seat: { seat } } };
    const plays = playsAfter(now, effects, seat);
    if (plays.cards?.includes(card) === false) why.push({ ...say, text: SAYS.must });
    options.push(option(`back-${card}`, [handOf(now, seat)], say, articles, { effects, plays }));
  }
  if (options.length === 0) return null;
  const cards = now.replaceable.filter((one) => one.article === article && one.n === now.n).map((one) => one.card);
  return ruling(law, articles, { text: SAYS.may, with: { cards: { cards } } }, { why, options });
}

// A moment of a review as the cards of the overlay want it: the same words for the same find, on a page of its own.
import type { ArticleId, Edition } from '../../laws/law';
import type { Finding } from '../../referee';
import type { Moment } from '../../review/moment';
import { seen } from '../../seen';
import { inForce } from '../overlay/in-force';
import type { ArticleCard, Titled, View } from '../overlay/view';

/** Articles that are named in what is told, each once. */
export function articlesIn({ told }: Moment): readonly ArticleId[] {
  const rulings = [...told.findings, ...told.occasions].flatMap(({ rulings }) => rulings);
  return [...new Set([...rulings, ...told.due.map(({ ruling }) => ruling)].flatMap(({ articles }) => articles))];
}

export function viewOf(moment: Moment, edition: Edition, articles: readonly ArticleCard[]): View {
  const { told } = moment;
  const titled = (finding: Finding): Titled => ({
    ...finding,
    title: seen(finding.irregularity),
    picture: told.pictures[finding.id] ?? null,
  });
  return {
    mode: 'review',
    edition,
    offers: { lesson: null, spectator: null, director: null },
    reading: { state: 'reading' },
    // Newest first, as in the panel.
    findings: told.findings.map(titled).reverse(),
    occasions: told.occasions.map(titled),
    notes: [...moment.notes, ...told.notes].map(({ say }) => say),
    due: told.due,
    choices: told.choices,
    reports: [],
    manner: told.manner,
    now: { contract: told.now.contract, answers: told.now.answers, inForce: inForce(told.now) },
    articles: new Map(articles.map((card) => [card.id, card])),
    trouble: null,
    quiet: null,
    muted: null,
    problem: null,
  };
}

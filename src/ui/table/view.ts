// What is told of a table filled by hand, as the panel's parts draw it.
import type { ArticleId, Edition } from '../../laws/law';
import type { ArticleCard, Told, View } from '../overlay/view';

/** All that is told, newest first; what passes quietly on a page was entered here on purpose, so it stands with the rest. */
export function viewOf(
  told: Told,
  edition: Edition,
  reports: View['reports'],
  articles: (ids: readonly ArticleId[]) => readonly ArticleCard[],
): View {
  const loud = new Set(told.opens);
  const all = [...told.findings, ...told.occasions].filter(({ id }) => loud.has(id));
  const rulings = [...told.findings, ...told.occasions].flatMap((one) => one.rulings);
  const ids = [...rulings, ...told.due.map(({ ruling }) => ruling)].flatMap((ruling) => ruling.articles);
  return {
    mode: 'review',
    edition,
    offers: { lesson: null, spectator: null, director: null },
    reading: { state: 'reading' },
    findings: all.sort((a, b) => told.opens.indexOf(b.id) - told.opens.indexOf(a.id)),
    occasions: told.occasions.filter(({ id }) => !loud.has(id)),
    notes: told.notes.map(({ say }) => say),
    due: told.due,
    choices: told.choices,
    reports,
    manner: told.manner,
    now: told.now,
    articles: new Map(articles([...new Set(ids)]).map((card) => [card.id, card])),
    trouble: null,
    quiet: null,
    muted: null,
    problem: null,
  };
}

// What passed lawfully: a line each, and what the laws say of it for who asks.
import { useState } from 'preact/hooks';
import type { Lang } from '../../text';
import { FindingCard } from './finding';
import * as words from './strings';
import type { CardActions, View } from './view';

/** Nothing where nothing passed. */
export function Lawful({ view, lang, actions }: { view: View; lang: Lang; actions: CardActions }) {
  const [open, setOpen] = useState<string | null>(null);
  if (view.occasions.length === 0) return null;
  return (
    <section class="quiet">
      <h2>{words.HAPPENED[lang]}</h2>
      {view.occasions.map((occasion) => (
        <FindingCard
          key={occasion.id}
          finding={occasion}
          folded={open !== occasion.id}
          view={view}
          lang={lang}
          actions={actions}
          unfold={() => setOpen(open === occasion.id ? null : occasion.id)}
          quiet
        />
      ))}
    </section>
  );
}

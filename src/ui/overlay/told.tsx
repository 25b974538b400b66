// What there is to tell: the findings, what is in force, what is due, and the quiet lines below.
import type { Lang, Say } from '../../text';
import { isHeldBack } from './asked';
import { Choices } from './choices';
import { FindingCard } from './finding';
import { Lawful } from './lawful';
import { ModeBox } from './mode';
import { choices } from './offered';
import { type Plan, plans } from './plan';
import { isStale } from './reading';
import { Reports } from './reports';
import { RulingCard } from './ruling';
import { InForce } from './state';
import * as words from './strings';
import type { CardActions, View } from './view';
import { Words } from './words';

function Quiet({ title, says, lang }: { title: string; says: readonly Say[]; lang: Lang }) {
  if (says.length === 0) return null;
  return (
    <section class="quiet">
      <h2>{title}</h2>
      <ul>
        {says.map((say, i) => (
          <li key={i}>
            <Words say={say} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `shown`: id of the unfolded finding. `unfold` gets an id, or null to fold all. */
export function ToldParts(props: {
  view: View;
  lang: Lang;
  actions: CardActions;
  shown: string | null;
  unfold(id: string | null): void;
}) {
  const { view, lang, actions, shown, unfold } = props;
  const several = view.findings.length > 1;
  const own = new Set([...view.findings, ...view.occasions].map(({ id }) => id));
  // Of a page that is not read nobody can say that there was nothing.
  const reads = view.reading.state === 'reading' || view.reading.state === 'partly';
  const inForce = view.now?.inForce ?? [];
  // A finding tells its own choices.
  const others = view.choices.filter(({ finding }) => !own.has(finding));
  const stale = isStale(view.reading) && own.size + inForce.length + view.due.length > 0;
  return (
    <>
      {view.trouble !== null && <p class="trouble">{view.trouble[lang]}</p>}
      {own.size === 0 && reads && !isHeldBack(view) && <p>{words.NOTHING[lang]}</p>}
      <ModeBox view={view} lang={lang} actions={actions} />
      {stale && <p class="trouble">{words.STALE[lang]}</p>}
      <div class={stale ? 'told stale' : 'told'}>
        {view.findings.map((finding) => {
          const folded = several && finding.id !== shown;
          return (
            <FindingCard
              key={finding.id}
              finding={finding}
              folded={folded}
              view={view}
              lang={lang}
              actions={actions}
              unfold={several ? () => unfold(folded ? finding.id : null) : null}
            />
          );
        })}
        <Reports list={view.reports} told={own.size > 0} lang={lang} actions={actions} />
        <InForce says={inForce} lang={lang} />
        {view.due.length > 0 && (
          <section class="due">
            <h2>{words.DUE[lang]}</h2>
            {view.due.map(({ id, ruling }) => (
              <RulingCard
                key={id}
                ruling={ruling}
                plan={plans([ruling], choices, 0, lang)[0] as Plan}
                finding={id}
                view={view}
                lang={lang}
                actions={actions}
              />
            ))}
          </section>
        )}
        {others.length > 0 && (
          <section>
            <h2>{words.CHOICES[lang]}</h2>
            <Choices list={others} lang={lang} actions={actions} />
          </section>
        )}
        <Lawful view={view} lang={lang} actions={actions} />
        <Quiet title={words.RECORD[lang]} says={view.notes} lang={lang} />
      </div>
    </>
  );
}

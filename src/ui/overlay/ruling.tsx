// One ruling on the panel: articles, options with who chooses, what follows, questions, what only the director decides, and more.
import type { ComponentChildren } from 'preact';
import type { Question, Ruling } from '../../laws/law';
import { fill, type Lang, type Say } from '../../text';
import { Articles } from './articles';
import { byChooser, choices } from './offered';
import { heading, Options } from './options';
import type { Plan } from './plan';
import * as words from './strings';
import type { Actions, CardActions, View } from './view';
import { Paragraphs, Words } from './words';

function Ask({ ask, given, lang, actions }: { ask: Question; given?: string; lang: Lang; actions: Actions }) {
  const choices: readonly { value: string | null; say: Say }[] = [
    ...ask.values,
    { value: null, say: { text: words.ASK_UNKNOWN } },
  ];
  return (
    <fieldset>
      <legend>
        <Words say={ask.say} lang={lang} />
      </legend>
      {choices.map(({ value, say }) => (
        <label class="radio" key={value ?? ''}>
          <input
            type="radio"
            name={ask.id}
            checked={(given ?? null) === value}
            onChange={() => actions.answer(ask.id, value)}
          />
          <span>
            <Words say={say} lang={lang} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Children that stand open, or folded under a title. */
function Part(props: { open: boolean; title: string; children: ComponentChildren }) {
  if (props.open) return <>{props.children}</>;
  return (
    <details class="part">
      <summary>{props.title}</summary>
      {props.children}
    </details>
  );
}

/** Of one chooser his own heading says it; the number tells that it is all of them. */
function optionsTitle({ ruling, view, lang }: { ruling: Ruling; view: View; lang: Lang }): string {
  if (view.manner.folded) return words.DIRECTOR_IS_HERE[lang];
  const options = choices(ruling);
  const [first, other] = byChooser(options);
  const all = fill({ text: words.ALL_CHOICES, with: { count: options.length } }, lang);
  return first !== undefined && other === undefined
    ? `${heading(first.chooser, view.now?.contract ?? null, lang)} ${all}`
    : all;
}

/** `finding` names where a choice is recorded. */
export function RulingCard(props: {
  ruling: Ruling;
  plan: Plan;
  finding: string;
  view: View;
  lang: Lang;
  actions: CardActions;
}) {
  const { ruling, plan, finding, view, lang, actions } = props;
  const chosen = new Map(
    view.choices.flatMap((one) => (one.finding === finding ? [[one.option, one.at] as const] : [])),
  );
  const says = (
    <p class="says">
      <Words say={ruling.say} lang={lang} />
    </p>
  );
  const director = ruling.director.length > 0 && (
    <>
      <h3>{words.ONLY_DIRECTOR[lang]}</h3>
      <Paragraphs says={ruling.director} lang={lang} />
    </>
  );
  const options = choices(ruling);
  return (
    <section class="ruling">
      <Articles ids={ruling.articles} view={view} lang={lang} look={actions.look} />
      {options.length > 0 && (
        <Part open={plan.options && !view.manner.folded} title={optionsTitle(props)}>
          <Options
            options={options}
            chosen={chosen}
            contract={view.now?.contract ?? null}
            lang={lang}
            choose={(option) => actions.choose(finding, ruling, option)}
            takeBack={actions.takeBack}
          />
        </Part>
      )}
      {plan.says && says}
      {ruling.ask.length > 0 && (
        <Part open={plan.ask} title={words.QUESTIONS[lang]}>
          {ruling.ask.map((ask) => (
            <Ask key={ask.id} ask={ask} given={view.now?.answers[ask.id]} lang={lang} actions={actions} />
          ))}
        </Part>
      )}
      {!ruling.settled && plan.director && director}
      {!ruling.settled && !plan.director && <p>{words.DIRECTOR_DECIDES[lang]}</p>}
      <details class="more">
        <summary>{words.MORE[lang]}</summary>
        {(!plan.says || ruling.why.length > 0) && <h3>{words.WHY[lang]}</h3>}
        {!plan.says && says}
        <Paragraphs says={ruling.why} lang={lang} />
        {(ruling.settled || !plan.director) && director}
        {ruling.confirm && <p>{words.CONFIRM[lang]}</p>}
        <p>{words.REGULATIONS[lang]}</p>
      </details>
    </section>
  );
}

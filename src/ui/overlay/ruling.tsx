// One ruling on the panel: articles, questions, options, what only the director decides, and more.
import { useState } from 'preact/hooks';
import type { Contract, Seat } from '../../bridge/types';
import { partner } from '../../bridge/types';
import type { ArticleId, Option, Question, Ruling } from '../../laws/law';
import { type Lang, type Say, seatName } from '../../text';
import { Chosen } from './choices';
import * as words from './strings';
import type { Actions, View } from './view';
import { Paragraphs, Words } from './words';

/** "Leider Zuid", "Oost", "Oost en West". */
export function who(seats: readonly Seat[], contract: Contract | null, lang: Lang): string {
  const names = seats.map((seat) => {
    if (contract?.declarer === seat) return `${words.DECLARER[lang]} ${seatName(seat, lang)}`;
    if (contract !== null && partner(contract.declarer) === seat) return `${words.DUMMY[lang]} ${seatName(seat, lang)}`;
    return seatName(seat, lang);
  });
  return names.join(lang === 'nl' ? ' of ' : ' or ');
}

/** Options in the order of the law, those in a row with the same chooser together. */
export function byChooser(options: readonly Option[]): readonly { chooser: Option['chooser']; options: Option[] }[] {
  const groups: { chooser: Option['chooser']; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && String(last.chooser) === String(option.chooser)) last.options.push(option);
    else groups.push({ chooser: option.chooser, options: [option] });
  }
  return groups;
}

/** The options, and where the law leaves no choice but something follows once the director says so: that. */
export function choices({ law, options, effects, articles }: Ruling): readonly Option[] {
  if (options.length > 0 || effects.length === 0) return options;
  const confirmed = {
    id: `confirmed-${law}`,
    chooser: 'director',
    say: { text: words.CONFIRMED },
    effects: [],
  } as const;
  return [{ ...confirmed, articles, plays: null, idle: false }];
}

/** The cards of `plays` where they are known and the option's own text does not name them already. */
export function cardsToAdd({ say, plays }: Option): Say | null {
  if (plays === null || plays.cards === null) return null;
  const named = new Set(
    Object.values(say.with ?? {}).flatMap((value) =>
      typeof value === 'number' ? [] : 'card' in value ? [value.card] : 'cards' in value ? value.cards : [],
    ),
  );
  if (plays.cards.length === 0 || plays.cards.every((card) => named.has(card))) return null;
  return { text: words.PLAYS, with: { seat: { seat: plays.seat }, cards: { cards: plays.cards } } };
}

/** So many articles stand there with their title; the others by number, or the list would push the options out of sight. */
const TITLED = 2;

function Articles({ ids, view, lang }: { ids: readonly ArticleId[]; view: View; lang: Lang }) {
  const [open, setOpen] = useState<ArticleId | null>(null);
  const summary = (id: ArticleId) => {
    const article = view.articles.get(id);
    if (open !== id || article === undefined) return null;
    return (
      <p class="summary" key={`${id} open`}>
        <b>
          {id} {article.title[lang]}.
        </b>{' '}
        {article.workedOut ? article.summary[lang] : words.NOT_WORKED_OUT[lang]}{' '}
        <a href={words.LAW_BOOK_ADDRESS[lang]} target="_blank" rel="noopener noreferrer">
          {words.LAW_BOOK[lang]}
        </a>
      </p>
    );
  };
  const button = (id: ArticleId, titled: boolean) => (
    <button
      type="button"
      class={titled ? 'article titled' : 'article'}
      aria-expanded={open === id}
      aria-label={titled ? undefined : `${id} ${view.articles.get(id)?.title[lang] ?? ''}`}
      title={view.articles.get(id)?.title[lang]}
      onClick={() => setOpen(open === id ? null : id)}
    >
      <b>{id}</b>
      {titled && ` ${view.articles.get(id)?.title[lang] ?? ''}`}
    </button>
  );
  const first = ids.slice(0, TITLED);
  const others = ids.slice(TITLED);
  return (
    <div class="articles">
      <h3>{words.ARTICLES[lang]}</h3>
      <ul>
        {first.map((id) => (
          <li key={id}>
            {button(id, true)}
            {summary(id)}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul class="numbers" aria-label={words.ALSO[lang]}>
          {others.map((id) => (
            <li key={id}>{button(id, false)}</li>
          ))}
        </ul>
      )}
      {others.map(summary)}
    </div>
  );
}

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

function OptionLine(props: { option: Option; chosen: boolean; lang: Lang; press(): void }) {
  const { option, chosen, lang, press } = props;
  const added = cardsToAdd(option);
  return (
    <li class={chosen ? 'option chosen' : 'option'}>
      <p>
        {chosen && <Chosen lang={lang} />}
        <Words say={option.say} lang={lang} />
        {added !== null && ' '}
        {added !== null && <Words say={added} lang={lang} />}
        {option.idle && <i> ({words.IDLE[lang]})</i>}
      </p>
      <button type="button" class="choose" onClick={press}>
        {(chosen ? words.TAKE_BACK : words.CHOOSE)[lang]}
      </button>
    </li>
  );
}

/** `finding` names where a choice is recorded. */
export function RulingCard(props: { ruling: Ruling; finding: string; view: View; lang: Lang; actions: Actions }) {
  const { ruling, finding, view, lang, actions } = props;
  const chosen = new Map(
    view.choices.flatMap((one) => (one.finding === finding ? [[one.option, one.at] as const] : [])),
  );
  const contract = view.now?.contract ?? null;
  const director = ruling.director.length > 0 && (
    <>
      <h3>{words.ONLY_DIRECTOR[lang]}</h3>
      <Paragraphs says={ruling.director} lang={lang} />
    </>
  );
  const options = byChooser(choices(ruling)).map(({ chooser, options }) => (
    <div class="options" key={options[0]?.id}>
      <h3>
        {chooser === 'director'
          ? words.DIRECTOR_CHOOSES[lang]
          : `${who(chooser, contract, lang)} ${words.CHOOSES[lang]}`}
      </h3>
      <ul>
        {options.map((option) => (
          <OptionLine
            key={option.id}
            option={option}
            chosen={chosen.has(option.id)}
            lang={lang}
            press={() => {
              const at = chosen.get(option.id);
              if (at === undefined) actions.choose(finding, ruling, option);
              else actions.takeBack(at);
            }}
          />
        ))}
      </ul>
    </div>
  ));
  return (
    <section class="ruling">
      <p class="says">
        <Words say={ruling.say} lang={lang} />
      </p>
      <Articles ids={ruling.articles} view={view} lang={lang} />
      {ruling.ask.map((ask) => (
        <Ask key={ask.id} ask={ask} given={view.now?.answers[ask.id]} lang={lang} actions={actions} />
      ))}
      {options.length > 0 && view.manner.folded ? (
        <details class="choices-folded">
          <summary>{words.DIRECTOR_IS_HERE[lang]}</summary>
          {options}
        </details>
      ) : (
        options
      )}
      {!ruling.settled && director}
      <details>
        <summary>{words.MORE[lang]}</summary>
        {ruling.why.length > 0 && <h3>{words.WHY[lang]}</h3>}
        <Paragraphs says={ruling.why} lang={lang} />
        {ruling.settled && director}
        {ruling.confirm && <p>{words.CONFIRM[lang]}</p>}
        <p>{words.REGULATIONS[lang]}</p>
      </details>
    </section>
  );
}

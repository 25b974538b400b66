// The director's report on the screen: to read, to add notes to, to copy, to print and to save.
import { useEffect, useState } from 'preact/hooks';
import { kindName } from '../../kinds';
import type { DirectorReport, ReportedFinding, ReportedRuling } from '../../review/director-report';
import { headOf, reportCsv, reportJson, reportText, WORDS, whoOf } from '../../review/report-formats';
import { fill, type Lang, type Say, type Text } from '../../text';
import { CardSign, Words } from '../overlay/words';
import * as words from './scan-strings';

/** A board in the report, by its place in what lies open. */
export interface Reported {
  place: number;
  report: DirectorReport;
}

export interface ReportPartProps {
  /** Of what was asked for; null while it is being made. */
  reports: readonly Reported[] | null;
  which: 'this' | 'all';
  /** Boards on the list of the scan that have something to report; 0 before a scan. */
  listed: number;
  lang: Lang;
  choose(which: 'this' | 'all'): void;
  note(place: number, finding: string, text: string): void;
  /** Resolves to whether the browser allowed it. */
  copy(text: string): Promise<boolean>;
  print(): void;
}

/** Boards on the screen at one time; all are in what is copied, saved and printed. */
const ON_SCREEN = 20;

function Lines({ title, says, lang }: { title: Text; says: readonly Say[]; lang: Lang }) {
  if (says.length === 0) return null;
  return (
    <>
      <h4>{title[lang]}</h4>
      <ul>
        {says.map((say, i) => (
          <li key={i}>
            <Words say={say} lang={lang} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RulingLines({ ruling, lang }: { ruling: ReportedRuling; lang: Lang }) {
  return (
    <div class="ruling">
      <p>
        <Words say={ruling.say} lang={lang} />
      </p>
      <p class="articles">
        {WORDS.articles[lang]}:{' '}
        {ruling.articles.map(({ id, title }) => (title === null ? id : `${id} (${title[lang]})`)).join(', ')}
      </p>
      {!ruling.settled && <p>{WORDS.unsettled[lang]}</p>}
      {ruling.options.length > 0 && (
        <>
          <h4>{WORDS.options[lang]}</h4>
          <ul>
            {ruling.options.map(({ chooser, say, cards }, i) => (
              <li key={i}>
                <b>{whoOf(chooser, lang)}</b>: <Words say={say} lang={lang} />
                {cards !== null && cards.length > 0 && (
                  <span class="cards">
                    {' '}
                    [{WORDS.cards[lang]}:{' '}
                    {cards.map((card) => (
                      <span key={card}>
                        <CardSign card={card} lang={lang} />{' '}
                      </span>
                    ))}
                    ]
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Lines title={WORDS.asks} says={ruling.asks} lang={lang} />
      <Lines title={WORDS.judgement} says={ruling.judgement} lang={lang} />
    </div>
  );
}

function FindingLines(props: { finding: ReportedFinding; lang: Lang; note(text: string): void }) {
  const { finding, lang, note } = props;
  const title = fill(finding.title, lang);
  return (
    <article class="reported">
      <h3>
        {kindName(finding.kind)[lang]}: <Words say={finding.title} lang={lang} />
      </h3>
      {finding.certainty === 'possible' && <p class="doubt">{WORDS.possible[lang]}</p>}
      <Lines title={WORDS.facts} says={finding.facts} lang={lang} />
      {finding.rulings.map((ruling, i) => (
        <RulingLines key={i} ruling={ruling} lang={lang} />
      ))}
      {finding.rulings.length === 0 && (
        <p>
          {finding.laws.length > 0 && `${WORDS.look[lang]}: ${finding.laws.join(', ')}. `}
          {WORDS.noRuling[lang]}
        </p>
      )}
      <Lines title={WORDS.chosen} says={finding.chosen} lang={lang} />
      <label class={finding.note === '' ? 'note' : 'note written'}>
        <span>{fill({ text: words.NOTE, with: { title: { words: title } } }, lang)}</span>
        <textarea rows={2} value={finding.note} onChange={(event) => note(event.currentTarget.value)} />
        {finding.note !== '' && (
          <span class="on-paper" aria-hidden="true">
            {finding.note}
          </span>
        )}
      </label>
    </article>
  );
}

/** A link that saves a text; the address is given back to the browser when there is another. `of`: changes with the text. */
function Save(props: { name: string; type: string; of: unknown; text: () => string; label: string }) {
  const { name, type, of, text, label } = props;
  const [address, setAddress] = useState<string | null>(null);
  const give = () => setAddress(URL.createObjectURL(new Blob([text()], { type })));
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  // A note that was typed just before: the reports are made anew while the hand is here already.
  useEffect(() => {
    if (address !== null) give();
  }, [of]);
  // Made when the hand goes to it, for it may be large; a key gets there by focus.
  return (
    <a class="button" download={name} href={address ?? '#'} onPointerEnter={give} onFocus={give} onPointerDown={give}>
      {label}
    </a>
  );
}

/** Spreadsheets know by this sign that the letters are not of their own country's old set. */
const BYTE_ORDER = '\uFEFF';

export function ReportPart(props: ReportPartProps) {
  const { reports, which, listed, lang, choose, note, copy, print } = props;
  const [copied, setCopied] = useState<boolean | null>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    print();
    setPrinting(false);
  }, [printing]);
  useEffect(() => setCopied(null), [reports, which]);
  const all = (reports ?? []).map(({ report }) => report);
  const shown = printing ? (reports ?? []) : (reports ?? []).slice(0, ON_SCREEN);
  const option = (value: 'this' | 'all', label: string) => (
    <label class="check">
      <input type="radio" name="which" checked={which === value} onChange={() => choose(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <section class="report" aria-label={words.REPORT[lang]}>
      <h2>{words.REPORT[lang]}</h2>
      <p class="purpose">{words.REPORT_PURPOSE[lang]}</p>
      {listed > 0 && (
        <fieldset class="which">
          <legend>{words.WHICH[lang]}</legend>
          {option('this', words.THIS_BOARD[lang])}
          {option('all', fill({ text: words.ALL_FOUND, with: { count: listed } }, lang))}
        </fieldset>
      )}
      {reports === null && <p role="status">{words.MAKING[lang]}</p>}
      {reports !== null && all.every(({ findings }) => findings.length === 0) && <p>{words.REPORT_EMPTY[lang]}</p>}
      {all.some(({ findings }) => findings.length > 0) && (
        <div class="buttons">
          <button type="button" class="main" onClick={() => void copy(reportText(all, lang)).then(setCopied)}>
            {words.COPY_TEXT[lang]}
          </button>
          <button type="button" onClick={() => setPrinting(true)}>
            {words.PRINT_REPORT[lang]}
          </button>
          <Save
            name="slagwacht.csv"
            type="text/csv;charset=utf-8"
            of={reports}
            text={() => BYTE_ORDER + reportCsv(all, lang)}
            label={words.SAVE_CSV[lang]}
          />
          <Save
            name="slagwacht.json"
            type="application/json"
            of={reports}
            text={() => reportJson(all, lang)}
            label={words.SAVE_JSON[lang]}
          />
          <p class="copied" role="status">
            {copied === null ? '' : copied ? words.COPIED_TEXT[lang] : words.NOT_COPIED_TEXT[lang]}
          </p>
        </div>
      )}
      {copied === false && (
        <textarea class="by-hand" readOnly rows={8} value={reportText(all, lang)} aria-label={words.REPORT[lang]} />
      )}
      {!printing && (reports?.length ?? 0) > ON_SCREEN && (
        <p>{fill({ text: words.REPORT_MANY, with: { count: ON_SCREEN } }, lang)}</p>
      )}
      {shown.map(({ place, report }) =>
        report.findings.length === 0 ? null : (
          <section key={place} class="reported-board">
            <h2>{headOf(report, lang)}</h2>
            {report.findings.map((finding) => (
              <FindingLines
                key={finding.id}
                finding={finding}
                lang={lang}
                note={(text) => note(place, finding.id, text)}
              />
            ))}
          </section>
        ),
      )}
    </section>
  );
}

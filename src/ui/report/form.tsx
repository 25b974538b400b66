// The report form: what happened, then the few questions that the law needs, one at a time, each with a way back.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Happening } from '../../bridge/events';
import { fill, type Lang, type Text } from '../../text';
import { type Answer, walk } from './asking';
import { Question } from './question';
import { type ReportTable, sceneOf } from './scene';
import * as words from './strings';
import type { Topic } from './topic';
import { GROUPS, offered } from './topics';
import { useKeys } from './use-keys';

export interface ReportProps {
  lang: Lang;
  /** As it was when the form was opened; null where no table can be read. */
  table: ReportTable | null;
  /** `as`: what the report is called. */
  send(happenings: readonly Happening[], as: Text): void;
  close(): void;
}

function Topics(props: { table: ReportTable; lang: Lang; choose(topic: Topic): void }) {
  const { table, lang, choose } = props;
  const groups = useMemo(() => offered(sceneOf(table)), [table]);
  return (
    <>
      {groups.map(({ group, topics }) => (
        <section key={group} class="topics">
          <h3>{GROUPS[group][lang]}</h3>
          <div class="picks wide">
            {topics.map((topic) => (
              <button type="button" key={topic.id} data-topic={topic.id} onClick={() => choose(topic)}>
                {topic.label[lang]}
              </button>
            ))}
          </div>
        </section>
      ))}
      <p>
        <b>{words.OTHER[lang]}</b> {words.OTHER_MORE[lang]}
      </p>
    </>
  );
}

/** What has been answered so far, and where that leads. */
interface At {
  topic: Topic;
  answers: readonly Answer[];
}

/** Draws the form. It sends once, when the road ends, and then closes; Escape goes a question back, from the first one out. */
export function ReportForm({ lang, table, send, close }: ReportProps) {
  const [at, setAt] = useState<At | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const depth = at === null ? 0 : at.answers.length + 1;
  // Also the first time: whoever opened the form is in it.
  useLayoutEffect(() => title.current?.focus({ preventScroll: depth > 0 }), [depth, at?.topic]);
  const root = useRef<HTMLDivElement>(null);
  const back = () => {
    if (at === null) close();
    else setAt(at.answers.length === 0 ? null : { ...at, answers: at.answers.slice(0, -1) });
  };
  useKeys(root, (key) => {
    if (key !== 'Escape') return false;
    back();
    return true;
  });
  if (table === null || table.silence !== null)
    return <p role="status">{table?.silence ? words.SILENCE[table.silence][lang] : words.NO_TABLE[lang]}</p>;
  const go = (topic: Topic, answers: readonly Answer[]) => {
    const place = walk(topic.road(sceneOf(table)), answers);
    if (place.at !== 'end') return setAt({ topic, answers });
    send(place.happenings, topic.label);
    close();
  };
  const place = at === null ? null : walk(at.topic.road(sceneOf(table)), at.answers);
  return (
    <div class="report" ref={root}>
      {at === null ? (
        <>
          <h2 tabIndex={-1} ref={title}>
            {words.TITLE[lang]}
          </h2>
          <Topics table={table} lang={lang} choose={(topic) => go(topic, [])} />
        </>
      ) : (
        <>
          <p class="report-topic">{at.topic.label[lang]}</p>
          {place?.at === 'ask' && (
            <Question
              key={depth}
              ask={place.ask}
              lang={lang}
              answer={(answer) => go(at.topic, [...at.answers, answer])}
              title={title}
            />
          )}
          {place?.at === 'stuck' && (
            <h2 tabIndex={-1} ref={title} class="stuck">
              {fill({ text: words.STUCK, with: { laws: { words: at.topic.laws } } }, lang)}
            </h2>
          )}
        </>
      )}
      <div class="picks report-ways">
        {at !== null && (
          <button type="button" data-way="back" onClick={back}>
            ← {words.STEP_BACK[lang]}
          </button>
        )}
        <button type="button" data-way="cancel" onClick={close}>
          {words.CANCEL[lang]}
        </button>
      </div>
    </div>
  );
}

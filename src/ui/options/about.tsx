// Which websites are read and when that was last tried; the version and what is new in it.
import { fill } from '../../text';
import { NEWS } from './news';
import * as words from './strings';
import { dateText, TESTED } from './supported';
import type { SwitchesProps } from './switches';

export function Websites({ settings, sites }: SwitchesProps) {
  const { lang } = settings;
  return (
    <section>
      <h2>{words.TESTED[lang]}</h2>
      <ul>
        {sites.map(({ id, name }) => {
          const tested = TESTED[id];
          return (
            <li key={id}>
              <b>{name}</b>
              {tested !== undefined && `: ${dateText(tested.month, lang)}, ${tested.how[lang]}`}
            </li>
          );
        })}
      </ul>
      <p class="hint">{words.CHANGED[lang]}</p>
    </section>
  );
}

export function WhatIsNew({ settings, version }: SwitchesProps) {
  const { lang } = settings;
  return (
    <section>
      <h2>{words.NEW[lang]}</h2>
      {NEWS.map((news) => (
        <div key={news.version}>
          <h3>
            {fill({ text: words.VERSION, with: { version: { words: news.version } } }, lang)}
            {news.version === version && ` (${words.THIS[lang]})`}, {dateText(news.date, lang)}
          </h3>
          <ul>
            {news.items.map((item) => (
              <li key={item.en}>{item[lang]}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** One line for a small place. */
export function VersionLine({ settings, version }: SwitchesProps) {
  const { lang } = settings;
  const date = NEWS.find((news) => news.version === version)?.date;
  return (
    <p class="hint">
      {fill({ text: words.VERSION, with: { version: { words: version } } }, lang)}
      {date !== undefined && `, ${dateText(date, lang)}`}
    </p>
  );
}

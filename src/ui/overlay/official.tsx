// The user's own copy of the official text, folded under our summary. It says which passage it is, of which edition, and where it came from.
import type { Official, Part } from '../../laws/official/passage';
import type { Lang, Text } from '../../text';

const TITLE: Text = { nl: 'Officiële tekst (uw eigen kopie)', en: 'Official text (your own copy)' };
const SOURCE: Text = { nl: 'Bron', en: 'Source' };
const EDITION: Text = { nl: 'spelregels', en: 'laws of' };
const ARTICLE: Text = { nl: 'Artikel', en: 'Law' };
const AROUND: Text = {
  nl: 'Dit stuk staat niet apart in uw kopie. U ziet het artikel eromheen.',
  en: 'Your copy does not have this part by itself. You see the article around it.',
};
const PIECES: Text = {
  nl: 'Uw kopie heeft van dit artikel alleen deze stukken.',
  en: 'Your copy has only these parts of this article.',
};
const LOOSE: Text = {
  nl: 'In uw kopie ontbreken hier letters of nummers. Stukken zonder nummer staan in de volgorde van uw kopie.',
  en: 'Letters or numbers are missing here in your copy. Parts without a number stand in the order of your copy.',
};

/** A note that is closed, in one of the two ways of writing; an open one cannot be told from the text after it. */
const INSIDE = String.raw`(?:[^()]|\([^()]{0,500}\)){0,2000}`;
const NOTE = new RegExp(String.raw`(\((?:Noot|Note):${INSIDE}\)|\b(?:Noot|Note): ?\(${INSIDE}\))`);

/** A text with its notes apart: every second piece is a note. */
export const notesApart = (text: string): readonly string[] => text.split(NOTE);

function Words({ text }: { text: string }) {
  return <>{notesApart(text).map((piece, i) => (i % 2 === 1 ? <small key={i}>{piece}</small> : piece))}</>;
}

function Paragraph({ part, label }: { part: Part; label: string | null }) {
  const words = <Words text={part.text} />;
  return (
    <p class={part.item ? 'part item' : 'part'}>
      {label !== null && <b class="number">{label} </b>}
      {part.loose && part.item && '• '}
      {part.head ? <b>{words}</b> : words}
    </p>
  );
}

/** The paragraphs of a passage; the number of an article stands before its first one. */
export function Passage({ parts, lang }: { parts: readonly Part[]; lang: Lang }) {
  let before: string | null = null;
  const labels = parts.map(({ id, loose }) => {
    if (loose || id === before) return null;
    before = id;
    return id;
  });
  return (
    <div class="passage" lang={lang}>
      {parts.map((part, i) => (
        <Paragraph key={i} part={part} label={labels[i] ?? null} />
      ))}
    </div>
  );
}

/** Nothing where there is no copy. Of copies in several languages the one in the user's own. */
export function OfficialText({ texts, lang }: { texts: readonly Official[] | undefined; lang: Lang }) {
  const official = texts?.find((one) => one.lang === lang) ?? texts?.[0];
  if (official === undefined) return null;
  const { id, exact, pieces, title, parts, source, edition } = official;
  return (
    <details class="official">
      <summary>{TITLE[lang]}</summary>
      <p>
        <b>
          {ARTICLE[lang]} {id}
          {title !== null && ': '}
        </b>
        {title !== null && <b lang={official.lang}>{title}</b>}
      </p>
      {!exact && <p class="hint">{AROUND[lang]}</p>}
      {pieces && <p class="hint">{PIECES[lang]}</p>}
      {parts.some((part) => part.loose) && <p class="hint">{LOOSE[lang]}</p>}
      <Passage parts={parts} lang={official.lang} />
      <p class="source">
        {SOURCE[lang]}: {source} ({EDITION[lang]} {edition})
      </p>
    </details>
  );
}

// Our texts as they are read: cards with their signs, and terms that explain themselves.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Term } from '../../laws/terms';
import type { Lang } from '../../text';
import { CardSign, SuitSign } from '../overlay/words';
import { type Piece, piecesOf } from './pieces';
import * as words from './strings';

/** Resting a mouse on a word for so many ms explains it: passing over it does not. */
const HOVER = 350;

function Plain({ pieces, lang }: { pieces: readonly Piece[]; lang: Lang }) {
  return (
    <>
      {pieces.map((piece, i) => {
        if (typeof piece === 'string') return piece;
        if ('card' in piece) return <CardSign key={i} card={piece.card} lang={lang} />;
        if ('suit' in piece) return <SuitSign key={i} suit={piece.suit} lang={lang} />;
        return piece.text;
      })}
    </>
  );
}

/** A text with its cards, no terms marked. */
export function Cards({ text, lang }: { text: string; lang: Lang }) {
  return <Plain pieces={piecesOf(text, lang, null)} lang={lang} />;
}

function TermWord({ term, text, lang }: { term: Term; text: string; lang: Lang }) {
  const [pinned, setPinned] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [top, setTop] = useState(0);
  const word = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const id = useId();
  const open = pinned || hovered;
  useEffect(() => () => clearTimeout(timer.current), []);
  // Below the word, over the whole width of the text, so that it is never cut off at the side.
  const place = () => setTop((word.current?.offsetTop ?? 0) + (word.current?.offsetHeight ?? 0));
  const shut = () => {
    clearTimeout(timer.current);
    setPinned(false);
    setHovered(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; it hears what the word and its explanation are told
    <span
      class="term-at"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        timer.current = setTimeout(() => {
          place();
          setHovered(true);
        }, HOVER);
      }}
      onPointerLeave={() => {
        clearTimeout(timer.current);
        setHovered(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        // In the panel its own Escape comes after, and would close the drawer too.
        event.preventDefault();
        shut();
        word.current?.focus();
      }}
      onFocusOut={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setPinned(false);
      }}
    >
      <button
        type="button"
        class="term"
        ref={word}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          place();
          if (pinned) shut();
          else setPinned(true);
        }}
      >
        {text}
      </button>
      {open && (
        <span class="term-note" id={id} style={{ top: `${top}px` }}>
          <b>{term.name[lang]}</b>
          <span class="term-text">
            <Cards text={term.meaning[lang]} lang={lang} />
          </span>
          <span class="term-text">
            <i>{words.EXAMPLE[lang]}:</i> <Cards text={term.example[lang]} lang={lang} />
          </span>
          <button type="button" class="shut" onClick={shut}>
            {words.SHUT_NOTE[lang]}
          </button>
        </span>
      )}
    </span>
  );
}

/**
 * A text of ours whose terms explain themselves on touch, click, hover and by keyboard; its parent must be positioned and hold text only. `glossary` null
 * (not loaded): the text alone. `not`: a term that is being explained here already.
 */
export function Terms(props: { text: string; lang: Lang; glossary: readonly Term[] | null; not?: string }) {
  const { text, lang, glossary, not } = props;
  return (
    <>
      {piecesOf(text, lang, glossary, not).map((piece, i) =>
        typeof piece === 'object' && 'term' in piece ? (
          <TermWord key={i} term={piece.term} text={piece.text} lang={lang} />
        ) : (
          <Plain key={i} pieces={[piece]} lang={lang} />
        ),
      )}
    </>
  );
}

/** The style that `Terms` needs; its colours are those of the overlay. */
export const termStyles = `
.prose { position: relative; }
.term { display: inline; min-width: 0; min-height: 0; padding: 0; border: 0; border-radius: 0; background: none; font: inherit; color: inherit; text-align: inherit; cursor: help; text-decoration: underline dotted 2px; text-underline-offset: 0.2em; }
.term:hover, .term[aria-expanded='true'] { background: var(--shade); }
.term-note { display: block; position: absolute; left: 0; right: 0; z-index: 2; padding: 0.6em 0.8em; font-weight: 400; font-style: normal; color: var(--ink); background: var(--paper); border: 3px solid var(--line); border-radius: 0.5em; box-shadow: 0 2px 10px rgb(0 0 0 / 35%); }
.term-note > b, .term-text { display: block; }
.term-text { margin-top: 0.3em; }
.shut { margin-top: 0.4em; }
`;

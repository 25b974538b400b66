// Texts with cards in them: a sign, a letter and a colour for the eye, words for the ear.
import type { Card, Suit } from '../../bridge/types';
import { cardName, cardText, type Lang, parts, type Say, suitName, suitSign } from '../../text';

const RED: ReadonlySet<string> = new Set(['D', 'H']);
const colour = (suit: string) => (RED.has(suit) ? 'red' : 'black');

/** ♥H on the screen, "harten heer" to a screen reader. */
export function CardSign({ card, lang }: { card: Card; lang: Lang }) {
  return (
    <span class={`card ${colour(card[0] as Suit)}`} role="img" aria-label={cardName(card, lang)}>
      {cardText(card, lang)}
    </span>
  );
}

export function SuitSign({ suit, lang }: { suit: Suit; lang: Lang }) {
  return (
    <span class={`suit ${colour(suit)}`} role="img" aria-label={suitName(suit, lang)}>
      {suitSign(suit)}
    </span>
  );
}

/** A text with its blanks filled. */
export function Words({ say, lang }: { say: Say; lang: Lang }) {
  return (
    <>
      {parts(say, lang).map((part, i) => {
        if (typeof part === 'string') return part;
        if ('card' in part) return <CardSign key={i} card={part.card} lang={lang} />;
        return <SuitSign key={i} suit={part.suit} lang={lang} />;
      })}
    </>
  );
}

/** Several texts, each its own paragraph. */
export function Paragraphs({ says, lang }: { says: readonly Say[]; lang: Lang }) {
  return (
    <>
      {says.map((say) => (
        <p key={say.text.en}>
          <Words say={say} lang={lang} />
        </p>
      ))}
    </>
  );
}

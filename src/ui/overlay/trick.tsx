// The trick of a find, drawn as it lies on the table: who played what, in which order, and which card it is about.

import { SEATS } from '../../bridge/types';
import type { PicturedTrick } from '../../disclose/pictured';
import { cardName, fill, type Lang, seatLetter, seatName } from '../../text';
import * as words from './strings';
import { CardSign } from './words';

/** In words, for who cannot see it: "Slag 3. West speelde voor: schoppen vier. Noord: ..." */
export function trickInWords({ number, cards, missing }: PicturedTrick, lang: Lang): string {
  const lines = cards.map(({ seat, card, marked }, i) => {
    const name = `${i === 0 ? fill({ text: words.LED, with: { seat: { seat } } }, lang) : seatName(seat, lang)}: `;
    return `${name}${cardName(card, lang)}${marked ? `, ${words.THIS_CARD[lang]}` : ''}`;
  });
  const absent = missing.map((seat) => `${seatName(seat, lang)}: ${words.NO_CARD[lang]}`);
  return `${fill({ text: words.TRICK, with: { number } }, lang)}. ${[...lines, ...absent].join('. ')}.`;
}

/** The number before a card is its place in the order of play; a thick box is around the card in question. */
export function TrickDiagram({ picture, lang }: { picture: PicturedTrick; lang: Lang }) {
  const { number, cards, missing } = picture;
  return (
    <div class="trick" role="img" aria-label={trickInWords(picture, lang)}>
      <span class="centre" aria-hidden="true">
        {fill({ text: words.TRICK, with: { number } }, lang)}
      </span>
      {SEATS.map((seat) => (
        <span key={seat} class={`place ${seat}`} aria-hidden="true">
          <span class="seat">{seatLetter(seat, lang)}</span>
          {cards.map((one, i) =>
            one.seat === seat ? (
              <span key={one.card} class={one.marked ? 'lies marked' : 'lies'}>
                <small>{i + 1}</small>
                <CardSign card={one.card} lang={lang} />
              </span>
            ) : null,
          )}
          {missing.includes(seat) && <span class="lies marked gone">?</span>}
        </span>
      ))}
    </div>
  );
}

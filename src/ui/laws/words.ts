// Text to the words that are searched: no capitals, no accents, cards and suits as they are spoken.

const SUITS: Readonly<Record<string, string>> = { '♠': 'schoppen', '♥': 'harten', '♦': 'ruiten', '♣': 'klaveren' };
const CARD = /([♠♥♦♣])\ufe0f?\s?(10|[AHVBKQJT2-9])(?!\p{L})/gu;
const SUIT = /[♠♥♦♣]\ufe0f?/gu;
const HONOUR = /^(?:10|[AHVBKQJT])$/;

/** Words that say nothing of what is looked for. */
const EMPTY: ReadonlySet<string> = new Set(
  'de het een en of is zijn van bij met dan die dat ik u je mijn uw er wat hoe the a an and or is of with my i to it what how do'.split(
    ' ',
  ),
);

/** Without accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text in their order. A card stands for what it is in the laws: an honour or a low card. */
export function wordsOf(text: string): readonly string[] {
  const spoken = text
    .replace(CARD, (_, _suit: string, rank: string) => (HONOUR.test(rank) ? ' honneur kaart ' : ' lage kaart '))
    .replace(SUIT, (sign) => ` ${SUITS[sign.charAt(0)]} `);
  const all = plain(spoken).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : all;
}

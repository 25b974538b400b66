// One question of a report, with big buttons for its answers; each ask in the way that fits it.
import { useState } from 'preact/hooks';
import type { Card } from '../../bridge/types';
import type { Lang } from '../../text';
import { CardSign, Words } from '../overlay/words';
import { type Answer, type Ask, UNKNOWN, writeContract } from './asking';
import { CallButtons, CardGrid, ContractPicker, SeatButtons } from './pickers';
import * as words from './strings';

function ManyCards(props: { ask: Extract<Ask, { kind: 'cards' }>; lang: Lang; answer(answer: Answer): void }) {
  const { ask, lang, answer } = props;
  const [picked, setPicked] = useState<readonly Card[]>([]);
  const toggle = (card: Card) =>
    setPicked(picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card]);
  return (
    <>
      <CardGrid from={ask.from} not={ask.not} lang={lang} pick={toggle} picked={picked} />
      <p role="status" class="picked">
        {picked.length === 0
          ? words.NONE_PICKED[lang]
          : picked.map((card, i) => (
              <span key={card}>
                {i > 0 && ', '}
                <CardSign card={card} lang={lang} />
              </span>
            ))}
      </p>
      <button type="button" class="go" disabled={picked.length < ask.least} onClick={() => answer(picked)}>
        {words.DONE[lang]}
      </button>
    </>
  );
}

function Answers({ ask, lang, answer }: { ask: Ask; lang: Lang; answer(answer: Answer): void }) {
  switch (ask.kind) {
    case 'seat':
      return <SeatButtons seats={ask.seats} lang={lang} pick={(seat) => answer([seat])} />;
    case 'card':
      return <CardGrid from={ask.from} not={ask.not} lang={lang} pick={(card) => answer([card])} />;
    case 'cards':
      return <ManyCards ask={ask} lang={lang} answer={answer} />;
    case 'call':
      return <CallButtons calls={ask.calls} lang={lang} pick={(call) => answer([call])} />;
    case 'contract':
      return <ContractPicker lang={lang} pick={(contract) => answer([writeContract(contract)])} />;
    case 'number':
      return (
        <div class="picks">
          {Array.from({ length: ask.most - ask.least + 1 }, (_, i) => String(ask.least + i)).map((n) => (
            <button type="button" key={n} data-value={n} onClick={() => answer([n])}>
              {n}
            </button>
          ))}
        </div>
      );
    case 'choice':
      return (
        <div class="picks wide">
          {ask.values.map(({ value, say }) => (
            <button type="button" key={value} data-value={value} onClick={() => answer([value])}>
              <Words say={say} lang={lang} />
            </button>
          ))}
        </div>
      );
  }
}

/** `title`: gets the focus when the question comes, so that it is read out. */
export function Question(props: {
  ask: Ask;
  lang: Lang;
  answer(answer: Answer): void;
  title: preact.Ref<HTMLHeadingElement>;
}) {
  const { ask, lang, answer, title } = props;
  return (
    <div class="ask">
      <h2 tabIndex={-1} ref={title}>
        <Words say={ask.say} lang={lang} />
      </h2>
      <Answers ask={ask} lang={lang} answer={answer} />
      <div class="picks wide">
        <button type="button" data-value="?" onClick={() => answer(UNKNOWN)}>
          {words.UNKNOWN[lang]}
        </button>
      </div>
    </div>
  );
}

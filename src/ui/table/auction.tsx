// The auction, call by call, legal or not.
import { useState } from 'preact/hooks';
import type { Happening } from '../../bridge/events';
import type { TableState } from '../../bridge/table';
import { SEATS, type Seat } from '../../bridge/types';
import { callText, type Lang, seatName } from '../../text';
import { CALLS } from '../report/call-topics';
import { CallButtons, ContractPicker, callName, SeatButtons } from '../report/pickers';
import * as words from './strings';

function Calls({ now, lang }: { now: TableState; lang: Lang }) {
  if (now.calls.length === 0) return null;
  return (
    <ol class="calls-made">
      {now.calls.map(({ seat, call, at }) => (
        <li key={at}>
          {seatName(seat, lang)}:{' '}
          <b
            role="img"
            aria-label={callName(call, lang)}
            class={call[1] === 'H' || call[1] === 'D' ? 'red' : undefined}
          >
            {callText(call, lang)}
          </b>
        </li>
      ))}
    </ol>
  );
}

export function Auction(props: { now: TableState; lang: Lang; enter(happenings: readonly Happening[]): void }) {
  const { now, lang, enter } = props;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [quick, setQuick] = useState(false);
  const by = seat ?? now.turn ?? 'N';
  return (
    <section>
      <h2>{words.AUCTION[lang]}</h2>
      <Calls now={now} lang={lang} />
      <h3>{words.WHO_CALLS[lang]}</h3>
      <SeatButtons seats={SEATS} lang={lang} pick={setSeat} pressed={by} />
      <CallButtons
        calls={CALLS}
        lang={lang}
        pick={(call) => {
          setSeat(null);
          enter([{ type: 'call', seat: by, call }]);
        }}
      />
      <div class="picks">
        <button type="button" data-do="contract" aria-expanded={quick} onClick={() => setQuick(!quick)}>
          {words.SKIP_AUCTION[lang]}
        </button>
      </div>
      {quick && <ContractPicker lang={lang} pick={(contract) => enter([{ type: 'contract', contract }])} />}
    </section>
  );
}

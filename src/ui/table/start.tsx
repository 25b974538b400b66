// Before anything is entered: does the user play, who dealt, and how to begin.
import { useState } from 'preact/hooks';
import type { Happening } from '../../bridge/events';
import { type Board, SEATS, type Seat } from '../../bridge/types';
import type { Lang } from '../../text';
import { ContractPicker, SeatButtons } from '../report/pickers';
import * as words from './strings';

/** A player at the table is shown no cards (F11 of the rules of fair play). */
export function Gate(props: { playing: boolean | null; lang: Lang; say(playing: boolean): void; laws(): void }) {
  const { playing, lang, say, laws } = props;
  if (playing === true)
    return (
      <section>
        <p class="stop">{words.LAWS_ONLY[lang]}</p>
        <div class="picks">
          <button type="button" data-do="laws" onClick={laws}>
            {words.LAWS[lang]}
          </button>
          <button type="button" data-do="over" onClick={() => say(false)}>
            {words.NO_LONGER[lang]}
          </button>
        </div>
      </section>
    );
  return (
    <section>
      <h2>{words.PLAYING[lang]}</h2>
      <div class="picks">
        <button type="button" data-do="watch" onClick={() => say(false)}>
          {words.NOT_PLAYING[lang]}
        </button>
        <button type="button" data-do="play" onClick={() => say(true)}>
          {words.YES_PLAYING[lang]}
        </button>
      </div>
    </section>
  );
}

const VULNERABLE = ['none', 'NS', 'EW', 'all'] as const;

/** Dealer and vulnerability, then the auction, the contract, or a report alone. */
export function Start(props: { lang: Lang; enter(happenings: readonly Happening[]): void; report(): void }) {
  const { lang, enter, report } = props;
  const [dealer, setDealer] = useState<Seat>('N');
  const [vulnerable, setVulnerable] = useState<Board['vulnerable']>('none');
  const [quick, setQuick] = useState(false);
  const board: Happening = { type: 'board', board: { number: null, dealer, vulnerable } };
  return (
    <section class="start">
      <fieldset>
        <legend>{words.DEALER[lang]}</legend>
        <SeatButtons seats={SEATS} lang={lang} pick={setDealer} pressed={dealer} />
      </fieldset>
      <fieldset>
        <legend>{words.VULNERABLE[lang]}</legend>
        <div class="picks">
          {VULNERABLE.map((value) => (
            <button
              type="button"
              key={value}
              data-value={value}
              aria-pressed={vulnerable === value}
              onClick={() => setVulnerable(value)}
            >
              {words.VULNERABILITIES[value][lang]}
            </button>
          ))}
        </div>
      </fieldset>
      <h2>{words.HOW[lang]}</h2>
      <div class="picks wide">
        <button type="button" data-do="contract" aria-expanded={quick} onClick={() => setQuick(!quick)}>
          {words.BY_CONTRACT[lang]}
        </button>
        <button type="button" data-do="auction" onClick={() => enter([board])}>
          {words.BY_CALLS[lang]}
        </button>
        <button type="button" data-do="report" onClick={report}>
          {words.ONLY_REPORT[lang]}
        </button>
      </div>
      {quick && <ContractPicker lang={lang} pick={(contract) => enter([board, { type: 'contract', contract }])} />}
    </section>
  );
}

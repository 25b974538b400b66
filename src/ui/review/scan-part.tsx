// Checking all boards that lie open: how far it is, what can be done meanwhile, and what was found.
import type { Scan } from '../../review/scan';
import type { ScanRow } from '../../review/scan-rows';
import { fill, type Lang, type Say } from '../../text';
import { Results } from './results';
import * as words from './scan-strings';

/** Minutes from here on, in milliseconds. */
const MINUTE = 60_000;
const SECOND = 1_000;

export interface ScanPartProps {
  /** Null before the first. */
  scan: Pick<Scan, 'state' | 'total' | 'found' | 'left' | 'settled'> | null;
  /** Boards that lie open now: more than `scan.total` where some came since. */
  boards: number;
  trouble: Say | null;
  lang: Lang;
  start(): void;
  pause(): void;
  resume(): void;
  cancel(): void;
  name(place: number): string;
  open(row: ScanRow): void;
}

function timeLeft(left: number | null, lang: Lang): string {
  if (left === null) return '';
  const [text, unit] = left > MINUTE ? [words.LEFT_MINUTES, MINUTE] : [words.LEFT_SECONDS, SECOND];
  return fill({ text, with: { count: Math.max(1, Math.ceil(left / unit)) } }, lang);
}

function Progress({ scan, lang, pause, resume, cancel }: ScanPartProps & { scan: NonNullable<ScanPartProps['scan']> }) {
  const { state, total, found } = scan;
  const counted = fill({ text: words.PROGRESS, with: { done: found.judged, total } }, lang);
  return (
    <div class="progress">
      <p class="state">
        <b role="status">{words.STATE[state][lang]}.</b> {counted} {state === 'running' && timeLeft(scan.left(), lang)}
      </p>
      {state !== 'done' && <progress max={total} value={found.judged} aria-label={counted} />}
      <div class="buttons">
        {state === 'running' && (
          <button type="button" onClick={pause}>
            {words.PAUSE[lang]}
          </button>
        )}
        {(state === 'paused' || state === 'ended') && (
          <button type="button" onClick={resume}>
            {words.RESUME[lang]}
          </button>
        )}
        {(state === 'running' || state === 'paused') && (
          <button type="button" onClick={cancel}>
            {words.CANCEL[lang]}
          </button>
        )}
      </div>
      <ul class="counts">
        <li>{fill({ text: words.PLAYED, with: { count: found.played } }, lang)}</li>
        {found.unread.length > 0 && <li>{fill({ text: words.UNREAD, with: { count: found.unread.length } }, lang)}</li>}
        {found.failed > 0 && <li>{fill({ text: words.FAILED, with: { count: found.failed } }, lang)}</li>}
      </ul>
    </div>
  );
}

export function ScanPart(props: ScanPartProps) {
  const { scan, boards, trouble, lang, start, name, open } = props;
  const fresh = scan === null || (scan.state === 'done' && scan.total !== boards);
  return (
    <section class="scan" aria-label={words.SCAN[lang]}>
      <h2>{words.SCAN[lang]}</h2>
      {scan === null && <p>{words.SCAN_PURPOSE[lang]}</p>}
      {trouble !== null && (
        <p class="trouble" role="alert">
          {fill(trouble, lang)}
        </p>
      )}
      {scan !== null && <Progress {...props} scan={scan} />}
      {(fresh || scan?.state === 'done') && (
        <div class="buttons">
          <button type="button" class={fresh ? 'main' : undefined} onClick={start}>
            {fresh
              ? boards === 1
                ? words.START_ONE[lang]
                : fill({ text: words.START_SCAN, with: { count: boards } }, lang)
              : words.AGAIN[lang]}
          </button>
        </div>
      )}
      {scan !== null && (scan.found.rows.length > 0 || scan.state === 'done') && (
        <Results
          rows={scan.found.rows}
          count={scan.found.rows.length}
          lang={lang}
          name={name}
          tables={(place) => scan.found.sameDeal(place).length}
          open={open}
        />
      )}
    </section>
  );
}

// Workers that scan, as the scan wants them: one parcel at a time each.
import type { Hand, Parceled } from '../review/scan';

/** One core is left to the page; more than this gain nothing, for the boards come from one hand. */
const MOST = 4;

export const handCount = (cores: number): number => Math.max(1, Math.min(MOST, cores - 1));

/** The part of a browser's worker that is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>;

/** A hand makes its worker when it is first used, and a new one after a fault. */
export function handOf(make: () => WorkerLike): { hand: Hand; dismiss(): void } {
  let worker: WorkerLike | null = null;
  const dismiss = () => {
    worker?.terminate();
    worker = null;
  };
  const hand: Hand = (parcel) =>
    new Promise<Parceled>((resolve, reject) => {
      worker ??= make();
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => {
        dismiss();
        reject(new Error(event.message || 'a worker broke down'));
      };
      worker.postMessage(parcel);
    });
  return { hand, dismiss };
}

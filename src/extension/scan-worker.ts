// A worker of the review page: gets parcels of boards and gives back what was found.
import type { Parcel } from '../review/scan';
import { scanParcel } from '../review/scan-parcel';

/** The scope of a worker, which the types of a page do not know. */
declare const self: {
  onmessage: ((event: MessageEvent<Parcel>) => void) | null;
  postMessage(message: unknown): void;
};

self.onmessage = ({ data }) => self.postMessage(scanParcel(data));

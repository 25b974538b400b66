// The registry of laws: their rules. The texts stand in catalogue.ts, so that a bundle without texts stays small.
import type { Law } from './law';

export const laws: readonly Law[] = [];

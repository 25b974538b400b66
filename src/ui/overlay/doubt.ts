// How a find that is not certain is told.
import type { Finding } from '../../referee';
import type { Text } from '../../text';
import * as words from './strings';
import type { View } from './view';

/** Words before the title of a find that is not certain, null before one that is. */
export function doubt({ irregularity }: Finding, { screen }: View['manner']): Text | null {
  if (irregularity.certainty === 'certain') return null;
  return screen ? words.SCREEN_SEEMS : words.POSSIBLE;
}

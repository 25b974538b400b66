// Whether the user must answer before anything is told.
import type { View } from './view';

/** Nothing is told here until the user has answered. */
export const hasQuestion = ({ offers }: View): boolean =>
  offers.director === 'asked' || (offers.spectator === false && offers.director === 'off' && offers.lesson !== true);

/** The same, or as long as he plays the board that he directs. */
export const isHeldBack = (view: View): boolean => hasQuestion(view) || view.offers.director === 'plays';

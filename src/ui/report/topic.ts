// What a topic of the report is, and how a road finds its footing on a table of which nothing is known.
import type { Happening } from '../../bridge/events';
import { lho, partner, type Seat } from '../../bridge/types';
import type { Kind } from '../../detect/index';
import type { Say, Text } from '../../text';
import { type Asks, allBut, askChoice, askContract, askSeat, type Road, stuck } from './asking';
import type { Scene } from './scene';

export type Group = 'card' | 'turn' | 'trick' | 'dummy' | 'call' | 'claim';

/**
 * Something that can be reported. `kinds`: what a report of it comes to be called, in the words of the referee. `laws`: where to look when the user does not
 * know enough. `fits`: whether it can have happened now.
 */
export interface Topic {
  id: string;
  group: Group;
  label: Text;
  kinds: readonly Kind[];
  laws: string;
  fits(scene: Scene): boolean;
  road(scene: Scene): Road;
}

export const say = (nl: string, en: string, values: Say['with'] = {}): Say => ({ text: { nl, en }, with: values });

export const inAuction = (scene: Scene): boolean => scene.blank || scene.phase === 'auction';
export const inPlay = (scene: Scene): boolean => scene.blank || scene.phase === 'play';
export const always = (): boolean => true;

/** A scene with what has to go into the log before the report itself. */
export interface Footing {
  scene: Scene;
  first: readonly Happening[];
}

const CONTRACT: Say = { text: { nl: 'Wat is het contract?', en: 'What is the contract?' } };
const MANY_UNSEEN = 4;

/** The play of a deal of which nothing is known: contract, and whether the opening lead was made. */
function* playFooting(scene: Scene): Asks<Footing> {
  const contract = yield* askContract(CONTRACT);
  const led = yield* askChoice(
    { nl: 'Is er al uitgekomen?', en: 'Has the opening lead been made?' },
    { yes: { nl: 'Ja, het spelen is bezig', en: 'Yes, play is going on' }, no: { nl: 'Nee', en: 'No' } },
  );
  const begun = led === 'no' ? 0 : 1;
  const unseen: readonly Happening[] = begun === 0 ? [] : [{ type: 'gap', in: 'play', missed: MANY_UNSEEN }];
  const dummy = partner(contract.declarer);
  const turn = begun === 0 ? lho(contract.declarer) : null;
  return {
    scene: { ...scene, blank: false, phase: 'play', contract, dummy, begun, turn },
    first: [{ type: 'contract', contract }, ...unseen],
  };
}

/** The scene as it is, or after the questions that a table of which nothing is known leaves open. */
export function* inPlayNow(scene: Scene): Asks<Footing> {
  return scene.blank || scene.contract === null ? yield* playFooting(scene) : { scene, first: [] };
}

export function* inEither(scene: Scene): Asks<Footing> {
  if (!scene.blank) return { scene, first: [] };
  const phase = yield* askChoice(
    { nl: 'Wordt er geboden of gespeeld?', en: 'Is it the auction or the play?' },
    { auction: { nl: 'Er wordt geboden', en: 'The auction' }, play: { nl: 'Er wordt gespeeld', en: 'The play' } },
  );
  if (phase === null) stuck();
  return phase === 'play' ? yield* playFooting(scene) : { scene: { ...scene, blank: false }, first: [] };
}

/** Whose turn it is, asked where the table does not tell. */
export function* withTurn({ scene, first }: Footing): Asks<Footing & { turn: Seat }> {
  if (scene.turn !== null) return { scene, first, turn: scene.turn };
  const playing = scene.phase === 'play';
  const turn = yield* askSeat(say('Wie was aan de beurt?', 'Whose turn was it?'), allBut());
  const told: Happening = { type: 'gap', in: playing ? 'play' : 'auction', missed: 0, next: turn };
  return { scene: { ...scene, turn }, first: [...first, told], turn };
}

// What a user declares of himself and his table: when it can be declared, and when it ends by itself.
import type { Declared, PageFacts, Role } from './context';

export const NOTHING_DECLARED: Declared = { lesson: false, spectator: false, director: 'off' };

/** What a page shows that can end a declaration. `role` null: no table in view. `fresh`: another deal than before. */
export interface Shows {
  role: Role | null;
  tournament: boolean;
  fresh: boolean;
}

/** A lesson table ends when it is left or a tournament shows, a spectator is none once he plays, and a director answers anew for each board. */
export function stillDeclared(declared: Declared, { role, tournament, fresh }: Shows): Declared {
  const { lesson, spectator, director } = declared;
  const atTable = role === 'playing' || role === 'kibitz';
  return {
    lesson: lesson && atTable && !tournament,
    spectator: spectator && role !== 'playing',
    director: fresh && director !== 'off' ? 'asked' : director,
  };
}

/** What of it is remembered when a page is loaded anew: it may come back with another board, so a director is asked again. */
export const acrossReload = (declared: Declared): Declared => ({
  ...declared,
  director: declared.director === 'off' ? 'off' : 'asked',
});

/** What can be declared on this page, each with what holds; null: not offered here. */
export interface Offers {
  lesson: boolean | null;
  spectator: boolean | null;
  director: Declared['director'] | null;
}

export function offersOf(role: Role | null, { tournament }: Pick<PageFacts, 'tournament'>, declared: Declared): Offers {
  const live = role === 'playing' || role === 'kibitz';
  return {
    lesson: live && !tournament ? declared.lesson : null,
    spectator: role === 'kibitz' ? declared.spectator : null,
    director: role === null ? null : declared.director,
  };
}

/** In which the extension works, as it stands on the pill and at the toolbar. */
export type Mode = Role | 'director';

export const modeOf = (role: Role | null, { director }: Declared): Mode | null =>
  role !== null && director !== 'off' ? 'director' : role;

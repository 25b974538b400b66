// What differs from user to user, from release to release, or is simply not known of the real page.

/** All switches, with what they are when nothing is said. */
export const SWITCHES = {
  /** Own seat; null: kibitzing, with South at the bottom. */
  me: 'S',
  /** Hands that a kibitzer sees. */
  openHands: ['S', 'W', 'N', 'E'],
  pictures: false,
  language: 'en',
  /** Class names and nesting of before 2023. */
  old: false,
  /** `game` shows a score, `teaching` (or practice) does not; `vugraph` is a real table that is shown, and says so. */
  kind: 'game',
  /** A finished trick goes after a while (`timer`), or when the next lead is made (`nextLead`). */
  trickGoes: 'timer',
  /** The number of tricks changes with the fourth card (`fourth`), or when the trick goes (`gone`). */
  counted: 'gone',
  /** The two numbers of tricks are of NS and EW (`compass`), or of own side and theirs (`own`). */
  counts: 'compass',
  /** Cards out of sight have no display (`none`) or no size (`zero`). */
  unused: 'none',
  /** The trick is drawn with the same card elements (`same`), or with four of its own (`extra`). */
  trickPool: 'same',
  /** The box with an explanation names the call that it is about. */
  headed: false,
  /** A closed question is taken out of the page instead of hidden. */
  removed: false,
  /** The table tells the outcome of an undo, and of a claim that was not his own to all. */
  tells: false,
  names: { S: 'zilverduin', W: 'molenwiek', N: 'havenzicht', E: 'kersenpit' },
  pace: 'human',
  seed: 1,
};

// Which findings may be shown now. The last pure step before a screen.
import type { Report } from './referee';

export type Role = 'playing' | 'kibitz' | 'review';

/**
 * What the user may see in his role at the table. In review all of it. While playing or watching nothing is shown yet: a role that is not known counts as
 * playing, and no page that is read today has a live table.
 */
export function disclose(report: Report, role: Role): Report {
  return role === 'review' ? report : { ...report, findings: [], occasions: [], notes: [], due: [], choices: [] };
}

// The error report: what a maintainer needs to see why a page cannot be read, and nothing of who sits there or what they hold.

import { skeleton } from '../sites/skeleton';
import type { Health } from '../sites/watch';

export interface Problem {
  site: string;
  /** Of the extension. */
  version: string;
  health: Health;
  /** Of the page; what lies below it is told without its text. */
  root: Element;
}

/** Lines `name: value`, then the build of the page. Everything in it is structure: see `skeleton`. */
export function diagnosis({ site, version, health, root }: Problem): string {
  const part = health.state === 'partly' ? health.part : '-';
  const detail = health.state === 'reading' ? '-' : health.detail;
  return [
    'Slagwacht error report, format 1',
    `version: ${version}`,
    `site: ${site}`,
    `state: ${health.state}`,
    `part: ${part}`,
    `detail: ${detail}`,
    '',
    skeleton(root),
    '',
  ].join('\n');
}

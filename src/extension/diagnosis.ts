// The error report: what a maintainer needs to see why a page cannot be read, and nothing of who sits there or what they hold.
import type { Health } from '../sites/watch';

export interface Problem {
  site: string;
  /** Of the extension. */
  version: string;
  health: Health;
  /** The page without its text (see `skeleton`); null where it could not be had. */
  build: string | null;
}

/** Lines `name: value`, then the build of the page. Everything in it is structure. */
export function diagnosis({ site, version, health, build }: Problem): string {
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
    build ?? 'the build of the page could not be read',
    '',
  ].join('\n');
}

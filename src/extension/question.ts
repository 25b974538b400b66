// Checks what arrives in the background before anything is done with it.
import type { TableEvent } from '../bridge/events';
import { SEATS, type Seat } from '../bridge/types';
import type { Director, Role } from '../disclose/context';
import type { Mode } from '../disclose/declared';
import type { Edition } from '../laws/law';
import type { Lang } from '../text';
import { DRAWERS, type Which } from './drawers';
import type { Question } from './messages';

/** Far above what a real page sends: a board has some hundred events, a link a few thousand characters. */
export const MOST = { characters: 500_000, link: 30_000, events: 2_000, ids: 500, id: 100 } as const;

const ROLES: Readonly<Record<Role, true>> = { playing: true, kibitz: true, review: true };
const MODES: Readonly<Record<Mode, true>> = { ...ROLES, director: true };
const LANGS: Readonly<Record<Lang, true>> = { nl: true, en: true };
const FLAGS = ['over', 'claimOpen', 'tournament', 'teaching'] as const;
const DIRECTORS: Readonly<Record<Director, true>> = { off: true, asked: true, plays: true, free: true };
const EDITIONS: Readonly<Record<Edition, true>> = { '1997': true, '2007': true, '2017': true };
const SOURCES: Readonly<Record<TableEvent['from'], true>> = { site: true, record: true, user: true };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = (value: unknown, list: object): boolean => typeof value === 'string' && Object.hasOwn(list, value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most;
const isList = (value: unknown, most: number, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(isItem);

/** Only what every event has: what a happening holds is replayed by code that stands anything, or else fails here in the background alone. */
const isEvent = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.id, MOST.id) &&
  isOneOf(value.from, SOURCES) &&
  isText(value.type, MOST.id) &&
  (value.after === undefined || isText(value.after, MOST.id));
const isLog = (value: unknown): boolean => isList(value, MOST.events, isEvent);

const isSeat = (value: unknown): boolean => SEATS.includes(value as Seat);
const isDeclared = (value: unknown): boolean =>
  isObject(value) &&
  isOneOf(value.director, DIRECTORS) &&
  typeof value.lesson === 'boolean' &&
  typeof value.spectator === 'boolean';
const isAsker = (value: unknown): boolean =>
  isObject(value) &&
  isOneOf(value.role, ROLES) &&
  (value.me === null || isSeat(value.me)) &&
  isList(value.visible, SEATS.length, isSeat) &&
  isDeclared(value) &&
  FLAGS.every((flag) => typeof value[flag] === 'boolean');

const isTable = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  if (!('link' in value)) return isLog(value.log);
  return isText(value.link, MOST.link) && Number.isInteger(value.shown) && (value.shown as number) >= 0;
};

/** The name of each part that is not as it should be. */
const CHECKS: Readonly<Record<Question['kind'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  record: { link: (value) => isText(value, MOST.link) },
  judge: {
    edition: (value) => isOneOf(value, EDITIONS),
    asker: isAsker,
    table: isTable,
    user: isLog,
  },
  articles: {
    ids: (value) => isList(value, MOST.ids, (id) => isText(id, MOST.id)),
    edition: (value) => isOneOf(value, EDITIONS),
  },
  options: {},
  declared: { site: (value) => isText(value, MOST.id) },
  stands: {
    site: (value) => isText(value, MOST.id),
    mode: (value) => value === null || isOneOf(value, MODES),
    declared: isDeclared,
    lang: (value) => isOneOf(value, LANGS),
  },
  drawer: {
    which: (value) => DRAWERS.includes(value as Which),
    at: (value) => value === '' || (isText(value, MOST.id) && /^\d{1,2}[A-Z]?\d{0,2}[a-z]?$/.test(value)),
  },
};

function size(message: unknown): number {
  try {
    return JSON.stringify(message).length;
  } catch {
    // A message that holds itself: no end to it.
    return Number.POSITIVE_INFINITY;
  }
}

/** The question in a message, or what is wrong with it. Never throws. */
export function readQuestion(message: unknown): { question: Question } | { wrong: string } {
  if (!isObject(message) || !isOneOf(message.kind, CHECKS)) return { wrong: 'no such question' };
  if (size(message) > MOST.characters) return { wrong: 'too large' };
  const checks = Object.entries(CHECKS[message.kind as Question['kind']]);
  const wrong = checks.filter(([part, isRight]) => !isRight(message[part])).map(([part]) => part);
  return wrong.length > 0 ? { wrong: `not understood: ${wrong.join(', ')}` } : { question: message as Question };
}

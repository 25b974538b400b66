// Rulings about calls in few words, so that a table of cases can say all of them.
import type { Effect, TableEvent } from '../../src/bridge/events';
import type { Restriction } from '../../src/bridge/restrictions';
import type { Ruling } from '../../src/laws/law';
import { chosen, findingOf, judged, logs, turnedTable } from './rulings';

const bound = (one: Restriction): string => {
  switch (one.type) {
    case 'pass':
      return `pass:${one.seat}:${one.for}`;
    case 'mayForbid':
      return `forbid:${one.seat}`;
    case 'replacement':
      return `${one.repeat ? 'repeat' : 'replace'}:${one.seat}:${one.call}${one.made === undefined ? '' : `=${one.made}`}${one.partnerPasses ? '' : ':free'}`;
    case 'lead':
      return `lead:${one.seat}:${one.must ? '' : 'not-'}${one.suits.join('')}`;
    case 'penaltyCard':
      return `${one.size}:${one.seat}:${one.card}`;
    default:
      return one.type;
  }
};

export const effectWords = (effects: readonly Effect[]): string =>
  effects
    .map((one) => {
      if (one.type === 'withdrawCall') return `-${one.seat}:${one.call}`;
      if (one.type === 'turn') return `turn:${one.seat}`;
      if (one.type === 'restrict') return bound(one.restriction);
      return one.type === 'lift' ? `lift(${bound(one.restriction)})` : one.type;
    })
    .join(' ');

/** "accept S" or "pass E -E:2C turn:E pass:W:auction": each option with its choosers and its effects. */
export const optionWords = (ruling: Ruling): readonly string[] =>
  ruling.options.map(({ id, chooser, effects }) =>
    [id, typeof chooser === 'string' ? 'WL' : chooser.join(''), effectWords(effects)].filter(Boolean).join(' '),
  );

type Kind = Parameters<typeof findingOf>[1];
type Log = readonly TableEvent[];

/** What one law says of the first find of a kind, judged with every seat moved `places` and told as if none was. */
export function ruledAt(log: Log, kind: Kind, law: number, places = 0): Ruling | undefined {
  const found = findingOf(judged(turnedTable(log, places)), kind);
  const ruling = found.rulings.find((one) => one.law === law);
  return ruling === undefined ? undefined : turnedTable(ruling, (4 - places) % 4);
}

/** The log after an option is chosen; null: what follows by itself is confirmed. */
export function chose(log: Log, kind: Kind, law: number, option: string | null): Log {
  const found = findingOf(judged(log), kind);
  const ruling = found.rulings.find((one) => one.law === law);
  if (ruling === undefined) throw new Error(`law ${law} says nothing: ${found.rulings.map((one) => one.law)}`);
  return logs(log, [chosen(found, ruling, option)]);
}

/** The log after an option of what is due is chosen. */
export function afterDue(log: Log, law: number, option: string | null): Log {
  const { due } = judged(log);
  const one = due.find(({ ruling }) => ruling.law === law);
  if (one === undefined) throw new Error(`nothing due by ${law}: ${due.map(({ id }) => id)}`);
  const picked = one.ruling.options.find(({ id }) => id === option);
  const effects = picked?.effects ?? one.ruling.effects;
  return logs(log, [{ type: 'ruled', finding: one.id, option: option ?? '', effects } as never]);
}

export const dueAt = (log: Log, law: number): Ruling | undefined =>
  judged(log).due.find(({ ruling }) => ruling.law === law)?.ruling;

// Declarer says that he did not mean the card of dummy that he had played (45C4b).
import type { Effect } from '../bridge/events';
import type { Play, TableState } from '../bridge/table';
import { sameSide } from '../bridge/types';
import type { ChangedDesignation } from '../detect/handled-card';
import type { Say } from '../text';
import type { ArticleId, Question, Ruling } from './law';
import { isDummy, option, ruling } from './option';
import { YES_NO } from './revoke';

const SAYS = {
  either: {
    nl: 'De leider liet {instead} spelen en zegt nu dat {card} bedoeld was. Dat mag alleen na een verspreking.',
    en: 'Declarer had {instead} played and now says that {card} was meant. That is allowed only after a slip of the tongue.',
  },
  change: {
    nl: 'Verspreking: {instead} gaat terug en {card} is gespeeld.',
    en: 'A slip of the tongue: {instead} goes back and {card} is played.',
  },
  stay: {
    nl: 'Geen verspreking (onoplettend of van gedachten veranderd): {instead} blijft gespeeld.',
    en: 'No slip of the tongue (a lapse of attention or a change of mind): {instead} stays played.',
  },
  late: {
    nl: 'De leider speelde daarna al uit de eigen hand of de blinde. Wijzigen kan niet meer: {instead} blijft gespeeld.',
    en: 'Declarer has played from his hand or dummy since. It is too late to change: {instead} stays played.',
  },
  done: { nl: '{instead} ging terug. {card} is gespeeld.', en: '{instead} went back. {card} is played.' },
  replace: {
    nl: 'Een tegenspeler die daarna speelde, mag zijn kaart vervangen (47D). De informatie is voor hem geoorloofd (16C1).',
    en: 'A defender who has played since may replace his card (47D). He may use the information (16C1).',
  },
  own: {
    nl: '{instead} is gespeeld en blijft liggen, ook na een verkeerde greep. Wijzigen kan alleen bij een verkeerd genoemde kaart van de blinde (45C4b).',
    en: '{instead} is played and stays, also after a wrong pull. Only a card of dummy that was named by mistake can be changed (45C4b).',
  },
  online: {
    nl: 'Online kan het toernooireglement of het platform terugnemen toestaan. Dat beoordeelt de WL.',
    en: 'Online the regulations or the platform may allow an undo. That is for the director.',
  },
  began: {
    nl: 'Voor de volgende slag is al voorgespeeld. Wint nu een ander de slag, dan bepaalt de WL wat er met die kaart gebeurt.',
    en: 'The next trick has been led to already. If another hand wins the trick now, the director decides about that card.',
  },
  judge: {
    nl: 'Alleen de WL kan bepalen of het een verspreking was (45C4b). Even aarzelen telt daarbij niet meer.',
    en: 'Only the director can establish whether it was a slip of the tongue (45C4b). A pause for thought no longer decides.',
  },
} as const;

const ask = ({ at }: ChangedDesignation): Question => ({
  id: `slip:${at}`,
  say: {
    text: {
      nl: 'Vond de WL dat het een verspreking was?',
      en: 'Did the director find that it was a slip of the tongue?',
    },
  },
  values: YES_NO,
});

/** Null where neither card lies in a trick, and for a card of another hand than dummy's once it has gone back. */
export function changedDesignation(found: ChangedDesignation, now: TableState): Ruling | null {
  const { seat, card, instead } = found;
  const say = (key: keyof typeof SAYS): Say => ({
    text: SAYS[key],
    with: { card: { card }, instead: { card: instead } },
  });
  const all = now.tricks.flatMap(({ plays }, i) =>
    plays.flatMap((play) => (play === null ? [] : [{ play, trick: i + 1 }])),
  );
  const own = all.find(({ play }) => play.seat === seat && play.card === instead);
  if (!isDummy(now, seat))
    return own === undefined
      ? null
      : ruling(45, ['45C', '45C4b', '47F', '47F2'], say('own'), { director: [say('online')], settled: false });
  if (own === undefined)
    return all.some(({ play }) => play.seat === seat && play.card === card)
      ? ruling(45, ['45C4b', '47C'], say('done'), { director: [say('judge')] })
      : null;
  const later: readonly Play[] = all.map((one) => one.play).filter((play) => play.n > own.play.n);
  if (later.some((play) => sameSide(play.seat, seat) && play.n < found.n))
    return ruling(45, ['45C4b', '45C4a'], say('late'));
  const theirs = later.filter((play) => !sameSide(play.seat, seat) && play.n < found.n);
  const change: readonly Effect[] = [
    { type: 'replace', trick: own.trick, seat, card: instead, by: card },
    ...theirs.map((play): Effect => ({ type: 'mayWithdraw', seat: play.seat, card: play.card, article: '47D' })),
  ];
  const changed: readonly ArticleId[] = ['45C4b', '47C', ...(theirs.length > 0 ? (['47D', '16C1'] as const) : [])];
  const question = ask(found);
  const began = now.tricks.length > own.trick;
  const why = [...(theirs.length > 0 ? [say('replace')] : []), ...(began ? [say('began')] : [])];
  const answer = now.answers[question.id];
  const rest = { ask: [question], why, director: [say('judge')] };
  if (answer === 'yes') return ruling(45, changed, say('change'), { ...rest, effects: change, settled: !began });
  if (answer === 'no') return ruling(45, ['45C4b', '45C4a', '47F2'], say('stay'), rest);
  return ruling(45, [...changed, '45C4a'], say('either'), {
    ...rest,
    options: [
      option('change', 'director', say('change'), changed, { effects: change, plays: { seat, cards: [card] } }),
      option('stay', 'director', say('stay'), ['45C4a', '47F2'], { plays: { seat, cards: [instead] } }),
    ],
    settled: false,
  });
}

// Laws 42 and 43: what dummy may do, what not, and what follows once he has lost his rights.
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import { isComplete } from '../bridge/trick';
import { lho, partner, rho, type Seat, sameSide } from '../bridge/types';
import type { Interference } from '../detect/dummy';
import type { Say, Text } from '../text';
import { type Act, actOf, askAct, rightsLost } from './dummy-acts';
import type { ArticleId, Option, Question, Ruling } from './law';
import { isDummy, option, playsAfter, ruling } from './option';
import { YES_NO } from './revoke';

const SAYS = {
  looked: {
    nl: 'De blinde ({seat}) mag niet in een hand kijken, van hand wisselen of weglopen om mee te kijken. De rechten van 42B zijn nu verspeeld.',
    en: 'Dummy ({seat}) may not look at a hand, swap hands or leave his seat to watch. The rights of 42B are now lost.',
  },
  warn: {
    nl: 'De blinde ({seat}) mag proberen een fout te voorkomen. Er volgt niets.',
    en: 'Dummy ({seat}) may try to prevent an error. Nothing follows.',
  },
  warnLost: {
    nl: 'De blinde ({seat}) had zijn rechten verspeeld en waarschuwde toch. Een van beide tegenspelers kiest uit welke hand de leider voorspeelt.',
    en: 'Dummy ({seat}) had lost his rights and warned all the same. Either defender chooses the hand from which declarer leads.',
  },
  warnLate: {
    nl: 'De blinde ({seat}) had zijn rechten verspeeld en waarschuwde toch. De leider is nu niet aan slag: hier moet de WL naar kijken.',
    en: 'Dummy ({seat}) had lost his rights and warned all the same. Declarer is not on lead now: the director must look at this.',
  },
  warnSince: {
    nl: 'De blinde ({seat}) had zijn rechten verspeeld en waarschuwde toch. Een van beide tegenspelers mocht toen kiezen uit welke hand de leider voorspeelde. Er is daarna gespeeld.',
    en: 'Dummy ({seat}) had lost his rights and warned all the same. Either defender could then choose the hand from which declarer led. Cards were played since.',
  },
  ask: {
    nl: 'De blinde ({seat}) mag de leider vragen of hij nog een kaart van de kleur heeft. Kan de leider nog herstellen, dan doet hij dat.',
    en: 'Dummy ({seat}) may ask declarer whether he has a card of the suit. If declarer can still correct, he does.',
  },
  askLost: {
    nl: 'De blinde ({seat}) had zijn rechten verspeeld en vroeg ernaar. Verzaakte de leider, dan herstelt hij, en gaan er slagen over alsof de verzaking vaststond (64).',
    en: 'Dummy ({seat}) had lost his rights and asked. If declarer revoked he corrects it, and tricks are transferred as if the revoke were established (64).',
  },
  askDefender: {
    nl: 'De blinde ({seat}) mag dit niet aan een tegenspeler vragen.',
    en: 'Dummy ({seat}) may not ask this of a defender.',
  },
  pointOver: {
    nl: 'Het spelen is voorbij: de blinde ({seat}) mag op elke onregelmatigheid wijzen.',
    en: 'The play is over: dummy ({seat}) may point out any irregularity.',
  },
  point: {
    nl: 'Tijdens het spelen mag de blinde ({seat}) niet op een fout wijzen. Na afloop mag dat wel.',
    en: 'During the play dummy ({seat}) may not point out an error. Afterwards he may.',
  },
  pointLost: {
    nl: 'De blinde ({seat}) had zijn rechten verspeeld en wees als eerste op een fout van een tegenspeler. Nu wordt niets rechtgezet. Het spel gaat door.',
    en: "Dummy ({seat}) had lost his rights and was first to point out a defender's error. Nothing is rectified now. Play goes on.",
  },
  director: {
    nl: 'De blinde ({seat}) roept de WL pas als een ander op de fout heeft gewezen.',
    en: 'Dummy ({seat}) calls the director only after somebody else has drawn attention to the error.',
  },
  directorMay: {
    nl: 'Er was al op gewezen. Dan mag iedereen de WL roepen, ook de blinde ({seat}).',
    en: 'Attention had been drawn to it. Then everybody may call the director, dummy ({seat}) too.',
  },
  count: { nl: 'De blinde ({seat}) mag de slagen tellen.', en: 'Dummy ({seat}) may keep count of the tricks.' },
  shown: {
    nl: 'Een tegenspeler laat zijn hand niet aan de blinde zien.',
    en: 'A defender does not show his hand to dummy.',
  },
  part: {
    nl: 'De blinde ({seat}) mag zich niet met het spelen bemoeien. Het spel gaat door.',
    en: 'Dummy ({seat}) may take no part in the play. Play goes on.',
  },
  unknown: {
    nl: 'Wat de blinde ({seat}) deed, is nog niet duidelijk.',
    en: 'What dummy ({seat}) did is not clear yet.',
  },
  fromHand: { nl: 'De leider speelt voor uit de hand van {hand}.', en: 'Declarer leads from the hand of {hand}.' },
  didLook: {
    nl: 'Zag de blinde een kaart van een ander? De WL stelt dat vast en kan straf geven (43A2, 43B1, 90).',
    en: "Did dummy see another player's card? The director establishes that and may give a penalty (43A2, 43B1, 90).",
  },
  penalty: {
    nl: 'De WL kan straf geven (43B1, 90).',
    en: 'The director may give a penalty (43B1, 90).',
  },
  damage: {
    nl: 'Had de tegenpartij schade? Dan kan de WL na afloop de score aanpassen (12B1, 12C1).',
    en: 'Were the opponents damaged? Then the director may adjust the score afterwards (12B1, 12C1).',
  },
  first: {
    nl: 'Was de blinde de eerste die het zei, en heeft de leider verzaakt (43B2b)?',
    en: 'Was dummy the first to say so, and did declarer revoke (43B2b)?',
  },
  info: {
    nl: 'Kreeg een tegenspeler of de leider zo informatie die niet mag (16B)?',
    en: 'Did a defender or declarer get information in this way that may not be used (16B)?',
  },
} as const satisfies Record<string, Text>;
type Key = keyof typeof SAYS;

interface Outcome {
  law: 42 | 43;
  articles: readonly ArticleId[];
  say: Key;
  director?: readonly Key[];
  settled?: boolean;
}

const FORBIDDEN = { law: 43, settled: false } as const;
const ALLOWED = { law: 42 } as const;

/** `lost`: the rights of 42B are gone; `over`: the play has ended. */
function outcome(act: Exclude<Act, 'touched'>, lost: boolean, over: boolean, drawn: string | undefined): Outcome {
  switch (act) {
    case 'looked':
      return { law: 43, articles: ['43A2', '42B', '43B1', '90'], say: 'looked', director: ['didLook'], settled: false };
    case 'warnedHand':
    case 'prevented':
      if (!lost) return { ...ALLOWED, articles: ['42B2'], say: 'warn' };
      return act === 'warnedHand'
        ? { law: 43, articles: ['43A2', '43B2a', '42B2'], say: 'warnLost', director: ['didLook'], settled: false }
        : { ...FORBIDDEN, articles: ['43A2', '42B2', '43B1', '90'], say: 'part', director: ['didLook', 'damage'] };
    case 'askedDeclarer':
      if (!lost) return { ...ALLOWED, articles: ['42B1', '61B2'], say: 'ask' };
      return {
        ...FORBIDDEN,
        articles: ['43A2', '43B2b', '61B2', '64'],
        say: 'askLost',
        director: ['didLook', 'first'],
      };
    case 'askedDefender':
      return { ...FORBIDDEN, articles: ['43A1', '61B2', '16B'], say: 'askDefender', director: ['info', 'penalty'] };
    case 'pointedDefender':
    case 'pointedOut':
      if (over) return { ...ALLOWED, articles: ['42B3', '9A'], say: 'pointOver' };
      return lost && act === 'pointedDefender'
        ? { ...FORBIDDEN, articles: ['43A2', '43B3', '12B1'], say: 'pointLost', director: ['didLook', 'damage'] }
        : { ...FORBIDDEN, articles: ['43A1', '9A', '43B1', '90'], say: 'point', director: ['penalty', 'damage'] };
    case 'calledDirector':
      if (over || drawn === 'yes') return { ...ALLOWED, articles: ['9B', '42A1'], say: 'directorMay' };
      return { ...FORBIDDEN, articles: ['43A1', '9B', '43B1', '90'], say: 'director', director: ['penalty'] };
    case 'counted':
      return { ...ALLOWED, articles: ['42A2'], say: 'count' };
    case 'shown':
      return { ...FORBIDDEN, articles: ['43A3', '90'], say: 'shown', director: ['info', 'penalty'] };
    case 'tookPart':
      return { ...FORBIDDEN, articles: ['43A1', '43B1', '90', '12B1'], say: 'part', director: ['penalty', 'damage'] };
  }
}

const askDrawn = ({ at }: Interference): Question => ({
  id: `attention:${at}`,
  say: { text: { nl: 'Had iemand anders er al op gewezen?', en: 'Had somebody else drawn attention to it?' } },
  values: YES_NO,
});

/** 43B2a: the hand to lead from, while declarer is on lead and has not led. Null where that is not so. */
function hands(now: TableState, { seat, n }: Interference): readonly Option[] | null {
  const last = now.tricks[now.tricks.length - 1];
  const leads = last === undefined || isComplete(last);
  if (now.turn === null || !sameSide(now.turn, seat) || !leads || now.n > n) return null;
  const defenders: readonly Seat[] = [lho(seat), rho(seat)];
  return [partner(seat), seat].map((hand) => {
    const effects: readonly Effect[] = [{ type: 'turn', seat: hand }];
    const say: Say = { text: SAYS.fromHand, with: { hand: { seat: hand } } };
    return option(`hand-${hand}`, defenders, say, ['43B2a'], { effects, plays: playsAfter(now, effects, hand) });
  });
}

function conduct(found: Interference, now: TableState): Ruling | null {
  const act = actOf(found, now);
  if (!(isDummy(now, found.seat) || (act === 'shown' && now.contract !== null)) || act === 'touched') return null;
  const say = (key: Key): Say => ({ text: SAYS[key], with: { seat: { seat: found.seat } } });
  if (act === null) return ruling(43, ['42', '43'], say('unknown'), { ask: [askAct(found)], settled: false });
  const lost = rightsLost(now, found);
  const drawn = askDrawn(found);
  const one = outcome(act, lost, found.over, now.answers[drawn.id]);
  const choice = one.say === 'warnLost' ? hands(now, found) : [];
  return ruling(one.law, one.articles, say(choice !== null ? one.say : now.n > found.n ? 'warnSince' : 'warnLate'), {
    ask: act === 'calledDirector' && !found.over ? [drawn] : [],
    options: choice ?? [],
    director: (one.director ?? []).map(say),
    settled: one.settled ?? true,
  });
}

const under =
  (law: 42 | 43) =>
  (found: Interference, now: TableState): Ruling | null => {
    const all = conduct(found, now);
    return all?.law === law ? all : null;
  };

/** Law 42: what dummy did was allowed. Null for all else. */
export const allowedToDummy = under(42);
/** Law 43: what dummy, or a defender towards dummy, may not do, and what is not clear yet. */
export const forbiddenToDummy = under(43);

// The texts of all laws in one list, and the ways through it. The rules have a registry of their own (index.ts).
import { articles as law07 } from './07-board-and-cards';
import { articles as law09 } from './09-irregularity-procedure';
import { articles as law10 } from './10-rectification-and-options';
import { articles as law11 } from './11-forfeited-rights';
import { articles as law12 } from './12-adjusted-score';
import { articles as law13 } from './13-wrong-number-of-cards';
import { articles as law14 } from './14-missing-card';
import { articles as law15 } from './15-wrong-board-or-hand';
import { articles as law16 } from './16-information';
import { articles as law20 } from './20-review-and-explanation';
import { articles as law21 } from './21-misinformation';
import { articles as law22 } from './22-end-of-auction';
import { articles as law23 } from './23-comparable-call';
import { articles as law24 } from './24-card-seen-in-auction';
import { articles as law25 } from './25-change-of-call';
import { articles as law26 } from './26-lead-restrictions';
import { articles as law27 } from './27-insufficient-bid';
import { articles as law28 } from './28-calls-in-rotation';
import { articles as law29 } from './29-call-out-of-rotation';
import { articles as law30 } from './30-pass-out-of-rotation';
import { articles as law31 } from './31-bid-out-of-rotation';
import { articles as law32 } from './32-double-out-of-rotation';
import { articles as law33 } from './33-simultaneous-calls';
import { articles as law34 } from './34-right-to-call';
import { articles as law35 } from './35-inadmissible-calls';
import { articles as law36 } from './36-inadmissible-double';
import { articles as law37 } from './37-call-when-pass-required';
import { articles as law38 } from './38-bid-over-seven';
import { articles as law39 } from './39-call-after-final-pass';
import { articles as law40 } from './40-partnership-understandings';
import { articles as law41 } from './41-commencement-of-play';
import { articles as law42 } from './42-dummys-rights';
import { articles as law43 } from './43-dummys-limits';
import { articles as law44 } from './44-sequence-of-play';
import { articles as law45 } from './45-played-card';
import { articles as law46 } from './46-designation-from-dummy';
import { articles as law47 } from './47-retraction';
import { articles as law48 } from './48-declarer-exposes-card';
import { articles as law49 } from './49-defender-exposes-card';
import { articles as law50 } from './50-penalty-card';
import { articles as law51 } from './51-several-penalty-cards';
import { articles as law52 } from './52-penalty-card-not-played';
import { articles as law53 } from './53-lead-out-of-turn-accepted';
import { articles as law54 } from './54-faced-lead-out-of-turn';
import { articles as law55 } from './55-declarer-lead-out-of-turn';
import { articles as law56 } from './56-defender-lead-out-of-turn';
import { articles as law57 } from './57-premature-play';
import { articles as law58 } from './58-simultaneous-play';
import { articles as law59 } from './59-inability-to-comply';
import { articles as law60 } from './60-play-after-illegal-play';
import { articles as law61 } from './61-failure-to-follow-suit';
import { articles as law62 } from './62-revoke-corrected';
import { articles as law63 } from './63-establishment-of-revoke';
import { articles as law64 } from './64-revoke-established';
import { articles as law65 } from './65-arrangement-of-tricks';
import { articles as law66 } from './66-inspection-of-tricks';
import { articles as law67 } from './67-defective-trick';
import { articles as law68 } from './68-claim-or-concession';
import { articles as law69 } from './69-agreed-claim';
import { articles as law70 } from './70-contested-claim';
import { articles as law71 } from './71-concession-cancelled';
import { articles as law72 } from './72-general-principles';
import { articles as law73 } from './73-communication-and-tempo';
import { articles as law74 } from './74-conduct';
import { articles as law75 } from './75-mistaken-explanation';
import { articles as law76 } from './76-spectators';
import { articles as law79 } from './79-tricks-won';
import { articles as law80 } from './80-organisation';
import { articles as law81 } from './81-director';
import { articles as law82 } from './82-errors-of-procedure';
import { articles as law87 } from './87-fouled-board';
import { articles as law90 } from './90-procedural-penalties';
import type { Article, ArticleId, Edition } from './law';

/** Every article of every law, in the order of the law book. An article that an edition words otherwise has an entry for each. */
export const catalogue: readonly Article[] = [
  ...law07,
  ...law09,
  ...law10,
  ...law11,
  ...law12,
  ...law13,
  ...law14,
  ...law15,
  ...law16,
  ...law20,
  ...law21,
  ...law22,
  ...law23,
  ...law24,
  ...law25,
  ...law26,
  ...law27,
  ...law28,
  ...law29,
  ...law30,
  ...law31,
  ...law32,
  ...law33,
  ...law34,
  ...law35,
  ...law36,
  ...law37,
  ...law38,
  ...law39,
  ...law40,
  ...law41,
  ...law42,
  ...law43,
  ...law44,
  ...law45,
  ...law46,
  ...law47,
  ...law48,
  ...law49,
  ...law50,
  ...law51,
  ...law52,
  ...law53,
  ...law54,
  ...law55,
  ...law56,
  ...law57,
  ...law58,
  ...law59,
  ...law60,
  ...law61,
  ...law62,
  ...law63,
  ...law64,
  ...law65,
  ...law66,
  ...law67,
  ...law68,
  ...law69,
  ...law70,
  ...law71,
  ...law72,
  ...law73,
  ...law74,
  ...law75,
  ...law76,
  ...law79,
  ...law80,
  ...law81,
  ...law82,
  ...law87,
  ...law90,
];

const keyOf = (id: string, edition: Edition): string => `${edition} ${id}`;
const byKey = new Map(
  catalogue.flatMap((one) => one.editions.map((edition) => [keyOf(one.id, edition), one] as const)),
);

const unique = (ids: readonly ArticleId[]): readonly ArticleId[] => [...new Set(ids)];

/** `64A1a`, `64A1`, `64A`, `64`: the id itself and what it stands in, from near to far. Not an article id: empty. */
function upward(id: string): readonly string[] {
  const parts = /^(\d{1,2})([A-Z])?(\d)?([a-z])?$/.exec(id)?.slice(1).filter(Boolean) ?? [];
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(''));
}

/** The text of an article in an edition, else of the nearest article around it; null where that edition says nothing here. */
export function article(id: ArticleId, edition: Edition): Article | null {
  for (const one of upward(id)) {
    const found = byKey.get(keyOf(one, edition));
    if (found) return found;
  }
  return null;
}

/** The articles that this one leans on, whatever the edition, as its entry names them. */
export function refersTo(id: ArticleId): readonly ArticleId[] {
  return unique(catalogue.filter((one) => one.id === id).flatMap((one) => one.refers));
}

/** The articles that lean on this one by its own id, whatever the edition, in the order of the law book. */
export function referredBy(id: ArticleId): readonly ArticleId[] {
  return unique(catalogue.filter((one) => one.refers.includes(id)).map((one) => one.id));
}

// The registry of laws: their rules. The texts stand in catalogue.ts, so that a bundle without texts stays small.
import { law as law13 } from './13-wrong-number-of-cards';
import { law as law14 } from './14-missing-card';
import { law as law16 } from './16-information';
import { law as law21 } from './21-misinformation';
import { law as law23 } from './23-comparable-call';
import { law as law24 } from './24-card-seen-in-auction';
import { law as law25 } from './25-change-of-call';
import { law as law26 } from './26-lead-restrictions';
import { law as law27 } from './27-insufficient-bid';
import { law as law28 } from './28-calls-in-rotation';
import { law as law29 } from './29-call-out-of-rotation';
import { law as law30 } from './30-pass-out-of-rotation';
import { law as law31 } from './31-bid-out-of-rotation';
import { law as law32 } from './32-double-out-of-rotation';
import { law as law36 } from './36-inadmissible-double';
import { law as law37 } from './37-call-when-pass-required';
import { law as law38 } from './38-bid-over-seven';
import { law as law39 } from './39-call-after-final-pass';
import { law as law42 } from './42-dummys-rights';
import { law as law43 } from './43-dummys-limits';
import { law as law44 } from './44-sequence-of-play';
import { law as law45 } from './45-played-card';
import { law as law46 } from './46-designation-from-dummy';
import { law as law47 } from './47-retraction';
import { law as law48 } from './48-declarer-exposes-card';
import { law as law49 } from './49-defender-exposes-card';
import { law as law50 } from './50-penalty-card';
import { law as law51 } from './51-several-penalty-cards';
import { law as law52 } from './52-penalty-card-not-played';
import { law as law53 } from './53-lead-out-of-turn-accepted';
import { law as law54 } from './54-faced-lead-out-of-turn';
import { law as law55 } from './55-declarer-lead-out-of-turn';
import { law as law56 } from './56-defender-lead-out-of-turn';
import { law as law57 } from './57-premature-play';
import { law as law58 } from './58-simultaneous-play';
import { law as law59 } from './59-inability-to-comply';
import { law as law60 } from './60-play-after-illegal-play';
import { law as law61 } from './61-failure-to-follow-suit';
import { law as law62 } from './62-revoke-corrected';
import { law as law63 } from './63-establishment-of-revoke';
import { law as law64 } from './64-revoke-established';
import { law as law67 } from './67-defective-trick';
import { law as law68 } from './68-claim-or-concession';
import { law as law69 } from './69-agreed-claim';
import { law as law70 } from './70-contested-claim';
import { law as law71 } from './71-concession-cancelled';
import type { Law } from './law';

export const laws: readonly Law[] = [
  law13,
  law14,
  law16,
  law21,
  law23,
  law24,
  law25,
  law26,
  law27,
  law28,
  law29,
  law30,
  law31,
  law32,
  law36,
  law37,
  law38,
  law39,
  law42,
  law43,
  law44,
  law45,
  law46,
  law47,
  law48,
  law49,
  law50,
  law51,
  law52,
  law53,
  law54,
  law55,
  law56,
  law57,
  law58,
  law59,
  law60,
  law61,
  law62,
  law63,
  law64,
  law67,
  law68,
  law69,
  law70,
  law71,
];

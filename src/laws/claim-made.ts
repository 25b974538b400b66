// Law 68: what a claim or a concession does to the play, and the ways on from it.
import type { TableState } from '../bridge/table';
import { lho, partner, rho } from '../bridge/types';
import type { ClaimMade, Concession } from '../detect/occasions';
import type { PlayAfterClaim } from '../detect/play-after-claim';
import type { Say } from '../text';
import { askPlayOn, type Standing, sayClaim, standingOf } from './claim';
import type { ArticleId, Option, Ruling } from './law';
import { option, ruling } from './option';

const SAYS = {
  open: {
    nl: '{seat} {did}. Het spel ligt stil. Niemand speelt nu een kaart.',
    en: '{seat} {did}. Play stops. Nobody plays a card now.',
  },
  disputed: {
    nl: '{seat} {did} en iemand is het er niet mee eens. Roep de WL. Doe niets tot hij er is.',
    en: '{seat} {did} and somebody does not agree. Call the director. Do nothing until he is there.',
  },
  agreed: {
    nl: '{seat} {did}. Iedereen stemde in. Het spel is klaar.',
    en: '{seat} {did}. Everybody agreed. The play is over.',
  },
  ended: {
    nl: 'Het spel eindigde met opeisen of afstaan. Iedereen stemde in.',
    en: 'The play ended with a claim or concession. Everybody agreed.',
  },
  renewed: {
    nl: '{seat} {did}. Meteen daarna is opnieuw opgeëist of afgestaan, zie daar.',
    en: '{seat} {did}. Right after that there was another claim or concession, see there.',
  },
  earlier: {
    nl: 'Is ook het latere betwist? De WL kan bij zijn beslissing meewegen wat {seat} eerst zei (70B).',
    en: 'Is the later one disputed too? The director may take into account what {seat} said first (70B).',
  },
  playOn: {
    nl: 'Alle vier vonden doorspelen goed. Het {noun} van {seat} telt niet meer: het resultaat aan tafel geldt. 16 en 50 gelden daarbij niet.',
    en: 'All four agreed to play on. The {noun} by {seat} no longer counts: the result at the table stands. 16 and 50 do not apply.',
  },
  playedOn: {
    nl: 'Na het {noun} van {seat} hoort het spel stil te liggen, maar er is doorgespeeld. Die slagen tellen niet zonder meer.',
    en: 'After the {noun} by {seat} play should stop, but cards were played. Those tricks do not simply count.',
  },
  running: {
    nl: 'Het ging alleen over de lopende slag. Dat is geen opeisen of afstaan. Het spel gaat door en er komt daardoor geen strafkaart.',
    en: 'It was about the running trick only. That is no claim or concession. Play goes on and it makes no penalty card.',
  },
  undone: {
    nl: '{seat} wilde afstaan en {partner} maakte bezwaar. Er is niets afgestaan of opgeëist. Roep de WL. Het spel gaat door. Getoonde kaarten zijn geen strafkaart.',
    en: '{seat} wanted to concede and {partner} objected. Nothing was conceded or claimed. Call the director. Play goes on. Cards shown are no penalty cards.',
  },
  undonePart: {
    nl: '{seat} eiste een deel op en stond de rest af. {partner} maakte bezwaar. Er is niets afgestaan of opgeëist. Roep de WL. Het spel gaat door. Getoonde kaarten zijn geen strafkaart.',
    en: '{seat} claimed a part and conceded the rest. {partner} objected. Nothing was conceded or claimed. Call the director. Play goes on. Cards shown are no penalty cards.',
  },
  objects: {
    nl: '{partner} maakt meteen bezwaar: er is niets afgestaan of opgeëist en het spel gaat door.',
    en: '{partner} objects at once: nothing is conceded or claimed and play goes on.',
  },
  agree: { nl: 'Iedereen stemt in: het spel is klaar.', en: 'Everybody agrees: the play is over.' },
  dispute: {
    nl: 'Iemand betwist het (ook de blinde mag dat): de WL beslist hoeveel slagen ieder krijgt.',
    en: 'Somebody disputes it (dummy may too): the director decides how many tricks each side gets.',
  },
  goOn: {
    nl: '{others} vraagt om door te spelen en alle vier vinden het goed: het {noun} telt niet meer.',
    en: '{others} ask to play on and all four agree: the {noun} no longer counts.',
  },
  meant: {
    nl: 'Bedoelde {seat} duidelijk iets anders dan opeisen of afstaan? Dat beoordeelt de WL (68A).',
    en: 'Did {seat} clearly mean something other than a claim or concession? The director judges that (68A).',
  },
  silent: {
    nl: 'Er is geen toelichting gegeven. Twijfel gaat ten nadele van {seat} (68C, 70A).',
    en: 'No statement was made. Doubt goes against {seat} (68C, 70A).',
  },
  explain: {
    nl: 'Bij opeisen hoort meteen een toelichting: hoe en in welke volgorde (68C).',
    en: 'A claim needs a statement at once: how, and in what order (68C).',
  },
  atOnce: {
    nl: 'Kwam het bezwaar meteen (68B2)? Zo niet, dan beslist de WL over de slagen (70). {partner} mag niet gebruiken wat hij zag (16C2).',
    en: 'Did the objection come at once (68B2)? If not, the director awards the tricks (70). {partner} may not use what he saw (16C2).',
  },
  defender: {
    nl: 'Is er te vroeg gespeeld (57A)? Wat mag {partner} gebruiken van wat er gezegd of getoond is (16)?',
    en: 'Was a card played too early (57A)? What may {partner} use of what was said or shown (16)?',
  },
  fewer: {
    nl: 'Wie minder slagen opeist dan er over zijn, staat de rest af. Maakt {partner} daar meteen bezwaar tegen? Dat beoordeelt de WL (68B2).',
    en: 'Who claims fewer tricks than are left, concedes the rest. Does {partner} object to that at once? The director judges that (68B2).',
  },
  consent: {
    nl: 'Wilden niet alle vier doorspelen, dan beslist de WL over de slagen (70A).',
    en: 'Unless all four wanted to play on, the director awards the tricks (70A).',
  },
  card: {
    nl: '{seat} {had}. Zonder instemming van alle vier bepalen de kaarten daarna het resultaat niet. Roep de WL.',
    en: '{seat} {had}. Without the consent of all four the cards after that do not decide the result. Call the director.',
  },
  site: {
    nl: 'Een site laat na een weigering vaak gewoon doorspelen. Doorspelen kan alleen op verzoek van {others} en als alle vier het willen (68D2b). Anders beslist de WL (68D2a).',
    en: 'After a refusal a site often just goes on. Playing on needs the request of {others} and the consent of all four (68D2b). Otherwise the director decides (68D2a).',
  },
  evidence: {
    nl: 'De WL mag deze kaarten als aanwijzing gebruiken (70D3).',
    en: 'The director may use these cards as evidence (70D3).',
  },
} as const;

type Key = keyof typeof SAYS;

function ways({ seat, stage, concession, concedes, defends }: Standing): readonly Option[] {
  const say = (key: Key): Say => sayClaim(SAYS[key], seat, concession);
  const theirs = [lho(seat), rho(seat)];
  const others = [lho(seat), partner(seat), rho(seat)];
  const goOn = option('playOn', theirs, say('goOn'), ['68D2b']);
  if (stage === 'disputed') return [option('director', 'director', say('dispute'), ['68D2a', '70']), goOn];
  const objects =
    concedes && defends === true ? [option('object', [partner(seat)], say('objects'), ['68B2', '49', '16C'])] : [];
  return [
    ...objects,
    option('agree', others, say('agree'), ['68D1', '69A']),
    option('dispute', others, say('dispute'), ['68D2a', '70']),
    goOn,
  ];
}

function articlesFor({ stage, concession, concedes, defends }: Standing): readonly ArticleId[] {
  switch (stage) {
    case 'open': {
      const own: ArticleId = concession ? '68B1' : '68A';
      // Only a defender has a partner who may object.
      return concedes && defends === true ? ['68', own, '68B2', '68C', '68D', '16C'] : ['68', own, '68C', '68D'];
    }
    case 'disputed':
      return ['68D', '68D2', '68D2a', '68D2b'];
    case 'agreed':
      return ['68D1', '69A'];
    case 'playOn':
      return ['68D2b'];
    case 'playedOn':
      return ['68D', '68D1', '68D2a', '68D2b', '69A'];
    case 'running':
      return defends === false ? ['68A', '68B1'] : ['68A', '68B1', '16', '57A'];
    case 'renewed':
      return ['68', '68D'];
    case 'undone':
      return ['68B2', '49', '16C2'];
  }
}

/** Law 68 on a claim or a concession. */
export function claimed(found: ClaimMade | Concession, now: TableState): Ruling | null {
  const standing = standingOf(found, now);
  const { stage, seat, claim, concession, concedes, defends, ask } = standing;
  const say = (key: Key): Say => sayClaim(SAYS[key], seat, concession);
  const waits = stage === 'open' || stage === 'disputed';
  const statement = concession || !waits ? [] : claim?.statement === false ? ['silent' as const] : [];
  const explain = waits && !concession && claim?.statement === null ? ['explain' as const] : [];
  const director: Readonly<Record<Standing['stage'], readonly Key[]>> = {
    open: ['meant'],
    disputed: ['meant', ...(defends === true && concedes && !concession ? (['fewer'] as const) : [])],
    agreed: [],
    playOn: [],
    playedOn: ['consent'],
    running: defends === false ? [] : ['defender'],
    renewed: now.claim?.accepted === true ? [] : ['earlier'],
    undone: ['atOnce'],
  };
  const settled =
    stage === 'open' ||
    stage === 'agreed' ||
    stage === 'playOn' ||
    (stage === 'renewed' && now.claim?.accepted === true) ||
    (stage === 'running' && defends === false);
  const part = stage === 'undone' && !concession;
  // A record that gives the total does not tell who claimed.
  const ended = stage === 'agreed' && found.kind === 'claim' && found.counted === 'total';
  return ruling(68, articlesFor(standing), say(part ? 'undonePart' : ended ? 'ended' : stage), {
    why: [...statement, ...explain].map(say),
    ask,
    options: waits ? ways(standing) : [],
    director: director[stage].map(say),
    settled,
    // That 16 and 50 do not apply then, and that a claim of a part falls with the concession, is professional knowledge.
    confirm: stage === 'playOn' || part,
  });
}

/** Law 68D on a card that was played after a claim or a concession. */
export function playedAfterClaim(found: PlayAfterClaim, now: TableState): Ruling | null {
  const { claimer, claimAt, concession } = found;
  const ask = [askPlayOn(claimAt)];
  const say = (key: Key): Say => sayClaim(SAYS[key], claimer, concession);
  const yes = (question: string): boolean => now.answers[`${question}:${claimAt}`] === 'yes';
  if (yes('runningTrick')) return ruling(68, ['68A'], say('running'), { ask });
  if (yes('playOn')) return ruling(68, ['68D2b'], say('playOn'), { ask, confirm: true });
  if (now.claim?.at === claimAt && now.claim.accepted === true) return ruling(68, ['68D1', '69A'], say('agreed'));
  return ruling(68, ['68D', '68D2a', '68D2b'], say('card'), {
    why: [say('site')],
    ask,
    director: [say('consent'), say('evidence')],
    settled: false,
    confirm: true,
  });
}

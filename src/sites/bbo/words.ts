// Words of BBO's languages: the last resort, where no class, sign or place tells. A language that is not here is read by structure alone.
import type { Rank } from '../../bridge/types';

/** `seats`: names of N E S W; `honours`: J Q K A as the page writes them. All in lower case, but for the honours. */
export interface Language {
  code: string;
  seats: readonly [string, string, string, string];
  honours: readonly [string, string, string, string];
  pass: readonly string[];
  double: readonly string[];
  redouble: readonly string[];
}

const language = (
  code: string,
  seats: string,
  honours: string,
  pass: string,
  double: string,
  redouble: string,
): Language => ({
  code,
  seats: seats.split(' ') as unknown as Language['seats'],
  honours: honours.split(' ') as unknown as Language['honours'],
  pass: pass.split(' '),
  double: double.split(' '),
  redouble: redouble.split(' '),
});

export const LANGUAGES: readonly Language[] = [
  language('en', 'north east south west', 'J Q K A', 'pass p', 'dbl x d double', 'rdbl xx r redouble'),
  language('nl', 'noord oost zuid west', 'B V H A', 'pas p', 'dbl doublet x d', 'rdbl redoublet xx r'),
  language('fr', 'nord est sud ouest', 'V D R A', 'passe pas', 'contre x c', 'surcontre xx sc'),
  language('de', 'nord ost süd west', 'B D K A', 'pass passe', 'kontra ktr x', 'rekontra rktr xx'),
  language('es', 'norte este sur oeste', 'J Q K A', 'paso', 'doblo dbl x', 'redoblo rdbl xx'),
  language('it', 'nord est sud ovest', 'F D R A', 'passo', 'contro x', 'surcontro xx'),
  language('pl', 'północ wschód południe zachód', 'W D K A', 'pas', 'ktr x', 'rktr xx'),
  language('sv', 'nord öst syd väst', 'Kn D K E', 'pass', 'dbl x d', 'rdbl xx rd'),
  language('da', 'nord øst syd vest', 'B D K E', 'pas', 'dbl x d', 'rdbl xx rd'),
  language('no', 'nord øst syd vest', 'Kn D K E', 'pass', 'dbl x d', 'rdbl xx rd'),
  language('tr', 'kuzey doğu güney batı', 'V D R A', 'pas', 'kontr x', 'sürkontr xx'),
  language('ru', 'север восток юг запад', 'В Д К Т', 'пас', 'ктр', 'рктр'),
];

export const HONOURS: readonly Rank[] = ['J', 'Q', 'K', 'A'];

/** Beginnings of words, in lower case. */
export const STEMS = {
  undo: /undo|ongedaan|terugneem|terug te nemen|rückgängig|annul|deshacer|cofn|ångra|fortryd|angre|geri al|отмен/,
  claim: /claim|opeis|revendi|beanspruch|reclam|richied/,
  rejected: /reject|refus|declin|denied|geweiger|afgewezen|abgelehnt|rechaz|rifiut|odrzuc|avvis|afvis|отклон/,
  accepted: /accept|granted|toegestaan|geaccepteerd|angenommen|acept|accett|godkän|godkend/,
  director: /director|arbiter|wedstrijdleider|turnierleit|arbitre|árbitro|arbitro|sędzi|tävlingsled|turneringsled/,
  tournament: /tournament|tourney|toernooi|turnier|tournoi|torneo|turniej|turnering|turnuva|турнир/,
  /** The same word in every language. */
  vugraph: /vugraph/,
  robot: /robot|^~~/,
} as const;

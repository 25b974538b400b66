import { contestedClaim } from './claim-judged';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '70',
    editions: ['2017'],
    title: { nl: 'Betwiste claim', en: 'Contested claim' },
    summary: {
      nl: 'De WL beslist hoeveel slagen ieder krijgt. Normaal spelen is hier ook slordig of minder goed spelen voor een speler van dat niveau.',
      en: 'The director decides how many tricks each side gets. Normal play here includes careless or inferior play for a player of that level.',
    },
    refers: ['68D2a', '70A', '70B', '70C', '70D', '70E'],
    search: ['claim betwist', 'claim geweigerd', 'arbiter beslist', 'hoeveel slagen'],
    source: 'B',
  },
  {
    id: '70A',
    editions: ['2017'],
    title: { nl: 'Billijk voor beide partijen', en: 'Fair to both sides' },
    summary: {
      nl: 'De WL oordeelt zo billijk mogelijk. Blijft er twijfel, dan gaat die ten nadele van wie opeiste.',
      en: 'The director rules as fairly as he can. Any doubt that remains goes against the player who claimed.',
    },
    refers: ['70D', '70E'],
    search: ['twijfel', 'nadeel', 'eerlijk', 'claim'],
    source: 'B',
  },
  {
    id: '70B',
    editions: ['2017'],
    title: { nl: 'Zo onderzoekt de WL het', en: 'How the director inquires' },
    summary: {
      nl: 'Hij laat de toelichting herhalen en hoort de bezwaren. Hij kan ook op andere dingen letten. Hij mag vragen alle kaarten open te leggen.',
      en: 'He has the statement repeated and hears the objections. He may look at other things too. He may ask for all cards to be laid open.',
    },
    refers: ['68C'],
    search: ['toelichting herhalen', 'bezwaar', 'kaarten openleggen'],
    source: 'B',
  },
  {
    id: '70C',
    editions: ['2017'],
    title: { nl: 'Er is nog een troef', en: 'A trump is still out' },
    summary: {
      nl: 'Heeft de tegenpartij nog een troef, dan krijgt zij een of meer slagen als drie dingen samen gelden: C1, C2 en C3.',
      en: 'If the other side still has a trump, it gets a trick or more when three things hold together: C1, C2 and C3.',
    },
    refers: ['70C1', '70C2', '70C3'],
    search: ['vergeten troef', 'troef nog buiten', 'troef over'],
    source: 'B',
  },
  {
    id: '70C1',
    editions: ['2017'],
    title: { nl: 'Niets over de troef gezegd', en: 'Nothing said about the trump' },
    summary: {
      nl: 'De eiser zei bij zijn claim niets over deze troef.',
      en: 'The claimer said nothing about this trump when claiming.',
    },
    refers: ['68C'],
    search: ['troef niet genoemd'],
    source: 'B',
  },
  {
    id: '70C2',
    editions: ['2017'],
    title: { nl: 'Waarschijnlijk vergeten', en: 'Probably forgotten' },
    summary: {
      nl: 'Het is aannemelijk dat hij niet meer wist dat deze troef er nog was.',
      en: 'It is likely that he did not know that this trump was still out.',
    },
    refers: ['70C'],
    search: ['troef vergeten'],
    source: 'B',
  },
  {
    id: '70C3',
    editions: ['2017'],
    title: { nl: 'Troef kan een slag winnen', en: 'The trump may win a trick' },
    summary: {
      nl: 'Bij een normale speelwijze kan de eiser aan die troef een slag verliezen.',
      en: 'By a normal line of play the claimer could lose a trick to that trump.',
    },
    refers: ['70'],
    search: ['slag voor troef'],
    source: 'B',
  },
  {
    id: '70D',
    editions: ['2017'],
    title: { nl: 'Speelwijzen en de claim', en: 'Lines of play and the claim' },
    summary: {
      nl: 'Welke speelwijzen de WL wel of niet meetelt als daarover niets gezegd is.',
      en: 'Which lines of play the director counts or not when nothing was said about them.',
    },
    refers: ['70D1', '70D2', '70D3'],
    search: ['speelwijze', 'niet genoemd', 'andere lijn'],
    source: 'B',
  },
  {
    id: '70D1',
    editions: ['2017'],
    title: { nl: 'Geen betere lijn achteraf', en: 'No better line afterwards' },
    summary: {
      nl: 'Een goede speelwijze die de eiser niet noemde, telt niet als er ook een normale speelwijze is die minder oplevert.',
      en: 'A successful line that the claimer did not mention does not count if there is also a normal line that does less well.',
    },
    refers: ['68C'],
    search: ['niet genoemde speelwijze', 'snit', 'achteraf bedacht'],
    source: 'B',
  },
  {
    id: '70D2',
    editions: ['2017'],
    title: { nl: 'Claim van een tegenspeler', en: 'Claim by a defender' },
    summary: {
      nl: 'Hangt een deel van de claim af van wat de partner kiest tussen normale speelwijzen, dan krijgt de tegenspeler dat deel niet.',
      en: 'If part of the claim depends on which normal play partner chooses, the defender does not get that part.',
    },
    refers: ['68'],
    search: ['tegenspeler claimt', 'partner moet goed spelen'],
    source: 'B',
  },
  {
    id: '70D3',
    editions: ['2017'],
    title: { nl: 'Toch doorgespeeld', en: 'Cards played after the claim' },
    summary: {
      nl: 'Werd er na de claim zonder geldige afspraak doorgespeeld, dan mag de WL die kaarten als aanwijzing gebruiken.',
      en: 'If play went on after the claim without a valid agreement, the director may use those cards as evidence.',
    },
    refers: ['68D', '68D2b'],
    search: ['doorgespeeld na claim', 'kaarten na claim'],
    source: 'K',
  },
  {
    id: '70E',
    editions: ['2017'],
    title: { nl: 'Niet genoemde speelwijze', en: 'Line of play not stated' },
    summary: {
      nl: 'Regels voor als de toelichting zwijgt over de plaats van een kaart of over de volgorde.',
      en: 'Rules for when the statement is silent on where a card lies or on the order.',
    },
    refers: ['70E1', '70E2'],
    search: ['niet genoemd', 'volgorde', 'snit'],
    source: 'B',
  },
  {
    id: '70E1',
    editions: ['2017'],
    title: { nl: 'Bij wie zit de kaart?', en: 'Who has the card?' },
    summary: {
      nl: 'Hangt de lijn af van bij wie van de tegenstanders een kaart zit? Dan telt zij alleen als een van hen de kleur al niet bekende, of dat bij elke normale lijn zou gaan doen.',
      en: 'If the line depends on which opponent has a card, it counts only if one of them had already failed to follow to that suit, or would do so on every normal line.',
    },
    refers: ['70'],
    search: ['snijden', 'snit', 'wie heeft de vrouw', 'plaats van de kaart'],
    source: 'B',
  },
  {
    id: '70E2',
    editions: ['2017'],
    title: { nl: 'Volgorde van de bond', en: 'Order set by the federation' },
    summary: {
      nl: 'Een bond mag vastleggen in welke volgorde kaarten gespeeld worden als de toelichting daarover zwijgt. Vraag de WL wat hier geldt.',
      en: 'A federation may fix the order in which cards are played when the statement does not say. Ask the director what holds here.',
    },
    refers: ['68C'],
    search: ['van boven af', 'volgorde', 'bond'],
    source: 'B',
  },
];

export const law: Law = {
  number: 70,
  title: { nl: 'Betwiste claim', en: 'Contested claim' },
  rules: [
    { kind: 'claim', editions: ['2017'], rule: contestedClaim },
    { kind: 'concession', editions: ['2017'], rule: contestedClaim },
  ],
};

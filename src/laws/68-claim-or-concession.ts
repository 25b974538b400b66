import { claimed, playedAfterClaim } from './claim-made';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '68',
    editions: ['2017'],
    title: { nl: 'Opeisen en afstaan', en: 'Claiming and conceding' },
    summary: {
      nl: 'Een speler zegt hoeveel van de overige slagen hij wint of verliest. Het gaat dan niet om de slag die nog loopt.',
      en: 'A player says how many of the remaining tricks he wins or loses. The running trick does not count for this.',
    },
    refers: ['68A', '68B', '68C', '68D'],
    search: ['claim', 'claimen', 'opeisen', 'afstaan', 'rest voor mij', 'rest voor jullie', 'slagen weggeven'],
    source: 'B',
  },
  {
    id: '68A',
    editions: ['2017'],
    title: { nl: 'Wanneer is het opeisen?', en: 'What is a claim?' },
    summary: {
      nl: 'U noemt een aantal slagen dat u gaat winnen, toont uw kaarten, of stelt voor te stoppen. Niet als u dat duidelijk niet bedoelde, of als u alleen over de lopende slag spreekt.',
      en: 'You name a number of tricks you will win, show your cards, or suggest stopping. Not if you clearly meant something else, or speak only of the running trick.',
    },
    refers: ['48B2', '49', '57A'],
    search: ['claim', 'kaarten laten zien', 'kaarten openleggen', 'rest voor mij', 'stoppen'],
    source: 'B',
  },
  {
    id: '68B',
    editions: ['2017'],
    title: { nl: 'Afstaan', en: 'Conceding' },
    summary: {
      nl: 'U geeft slagen weg. Hieronder staat wat telt en wat een partner daartegen kan doen.',
      en: 'You give tricks away. Below is what counts, and what a partner can do about it.',
    },
    refers: ['68B1', '68B2'],
    search: ['afstaan', 'slagen weggeven', 'opgeven'],
    source: 'B',
  },
  {
    id: '68B1',
    editions: ['2017'],
    title: { nl: 'Wanneer is het afstaan?', en: 'What is a concession?' },
    summary: {
      nl: 'U zegt dat u een aantal slagen verliest. Uw hand neergooien is de rest afstaan. Gaat het alleen om de lopende slag, dan speelt men door; strafkaarten komen er niet.',
      en: 'You say that you lose a number of tricks. Throwing in your hand concedes the rest. If only the running trick is meant, play goes on and there are no penalty cards.',
    },
    refers: ['16', '57A'],
    search: ['afstaan', 'hand neergooien', 'de rest is voor jullie'],
    source: 'B',
  },
  {
    id: '68B2',
    editions: ['2017'],
    title: { nl: 'De partner maakt bezwaar', en: 'Partner objects' },
    summary: {
      nl: 'Een tegenspeler wil afstaan en zijn partner is het daar meteen niet mee eens. Dan is er niets afgestaan en niets opgeëist. Roep de WL en speel door. Getoonde kaarten zijn geen strafkaart; 16C geldt wel.',
      en: 'A defender wants to concede and his partner objects at once. Then nothing is conceded or claimed. Call the director and play on. Cards shown are not penalty cards, but 16C applies.',
    },
    refers: ['16C', '49'],
    search: ['partner bezwaar', 'niet afstaan', 'claim van tegenspeler', 'tegenspeler claimt'],
    source: 'B',
  },
  {
    id: '68C',
    editions: ['2017'],
    title: { nl: 'Toelichting bij de claim', en: 'Statement with the claim' },
    summary: {
      nl: 'Zeg er meteen duidelijk bij hoe u de slagen maakt, en in welke volgorde. Leg uw hand open.',
      en: 'Say at once how you will make the tricks, and in what order. Lay your hand face up.',
    },
    refers: ['70B', '70D', '70E'],
    search: ['toelichting', 'uitleg bij claim', 'zonder toelichting geclaimd', 'speelplan'],
    source: 'B',
  },
  {
    id: '68D',
    editions: ['2017'],
    title: { nl: 'Het spel ligt stil', en: 'Play stops' },
    summary: {
      nl: 'Na opeisen of afstaan speelt niemand verder, tenzij alle vier het daarover eens worden.',
      en: 'After a claim or concession no one plays on, unless all four come to agree on that.',
    },
    refers: ['68D1', '68D2'],
    search: ['spel stopt', 'niet doorspelen', 'claim'],
    source: 'B',
  },
  {
    id: '68D1',
    editions: ['2017'],
    title: { nl: 'Iedereen stemt in', en: 'Everybody agrees' },
    summary: {
      nl: 'Is iedereen het ermee eens, dan is het spel klaar en geldt 69.',
      en: 'If everyone agrees, the deal is over and 69 applies.',
    },
    refers: ['69'],
    search: ['claim goed', 'claim geaccepteerd'],
    source: 'B',
  },
  {
    id: '68D2',
    editions: ['2017'],
    title: { nl: 'Iemand is het niet eens', en: 'Someone disagrees' },
    summary: {
      nl: 'Vindt iemand de claim niet goed, dan zijn er twee wegen: de WL beslist, of er wordt na een afspraak doorgespeeld.',
      en: 'If someone does not accept the claim, there are two ways: the director decides, or play goes on by agreement.',
    },
    refers: ['68D2a', '68D2b'],
    search: ['claim geweigerd', 'niet eens met claim', 'claim afgewezen'],
    source: 'B',
  },
  {
    id: '68D2a',
    editions: ['2017'],
    title: { nl: 'De WL beslist', en: 'The director decides' },
    summary: {
      nl: 'Iedere speler mag de claim betwisten, ook de blinde. Roep dan direct de WL. Wacht met alles tot hij er is. Hij past 70 toe.',
      en: 'Any player may dispute the claim, dummy too. Then call the director at once. Do nothing until he is there. He applies 70.',
    },
    refers: ['9B', '70'],
    search: ['claim betwist', 'arbiter roepen', 'claim geweigerd'],
    source: 'B',
  },
  {
    id: '68D2b',
    editions: ['2017'],
    title: { nl: 'Doorspelen op verzoek', en: 'Playing on by request' },
    summary: {
      nl: 'Vraagt de andere partij erom, en vinden alle vier het goed, dan speelt men door. De claim telt niet meer en het resultaat aan tafel geldt. 16 en 50 gelden dan niet. Anders: 68D2a.',
      en: 'If the other side asks for it and all four agree, play goes on. The claim no longer counts and the table result stands. 16 and 50 then do not apply. Otherwise: 68D2a.',
    },
    refers: ['16', '50', '68D2a'],
    search: ['doorspelen na claim', 'claim geweigerd', 'uitspelen'],
    source: 'B',
  },
];

export const law: Law = {
  number: 68,
  title: { nl: 'Opeisen en afstaan', en: 'Claiming and conceding' },
  rules: [
    { kind: 'claim', editions: ['2017'], rule: claimed },
    { kind: 'concession', editions: ['2017'], rule: claimed },
    { kind: 'playAfterClaim', editions: ['2017'], rule: playedAfterClaim },
  ],
};

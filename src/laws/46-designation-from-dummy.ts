import { designated, designated1997 } from './designation';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '46',
    editions: ['1997', '2017'],
    title: { nl: 'Kaart van de blinde noemen', en: 'Naming a card of dummy' },
    summary: {
      nl: 'Noemt de leider een kaart van de blinde onvolledig of fout? Dan zegt dit artikel welke kaart het wordt.',
      en: 'When declarer names a card of dummy incompletely or wrongly, this law says which card it will be.',
    },
    refers: ['45B', '45C4'],
    search: ['kaart noemen', 'dummy', 'hoog', 'laag', 'speel maar iets', 'onduidelijk genoemd', 'onvolledige benaming'],
    source: 'S',
  },
  {
    id: '46A',
    editions: ['1997', '2017'],
    title: { nl: 'Zo hoort het', en: 'The proper way' },
    summary: {
      nl: 'De leider noemt kleur én hoogte, bijvoorbeeld: harten zeven.',
      en: 'Declarer names both suit and rank, for example: seven of hearts.',
    },
    refers: ['45B'],
    search: ['kleur en hoogte noemen', 'duidelijk noemen'],
    source: 'S',
  },
  {
    id: '46B',
    editions: ['1997', '2017'],
    title: { nl: 'Onvolledig of fout genoemd', en: 'Named incompletely or wrongly' },
    summary: {
      nl: 'De regels hieronder gelden alleen als niet onomstotelijk vaststaat dat de leider een andere kaart bedoelde. Dat oordeelt de WL. Alleen kaarten die gespeeld mogen worden tellen mee.',
      en: 'The rules below hold unless it is beyond dispute that declarer meant another card. The director judges that. Only cards that may legally be played count.',
    },
    refers: ['44C', '46B1', '46B2', '46B3', '46B4', '46B5'],
    search: ['bedoelde iets anders', 'onvolledige benaming', 'onduidelijk'],
    source: 'S',
  },
  {
    id: '46B1',
    editions: ['2017'],
    title: { nl: 'Wel een woord, geen hoogte', en: 'A word instead of a rank' },
    summary: {
      nl: 'De leider zegt bijvoorbeeld hoog, neem hem of laag. Elk woord heeft een eigen uitleg.',
      en: 'Declarer says for example high, win it or low. Each word has its own meaning.',
    },
    refers: ['46B1a', '46B1b', '46B1c'],
    search: ['hoog', 'laag', 'klein', 'neem'],
    source: 'B',
  },
  {
    id: '46B1',
    editions: ['1997'],
    title: { nl: 'Wel een woord, geen hoogte (1997)', en: 'A word instead of a rank (1997)' },
    summary: {
      nl: 'Hoog is de hoogste kaart. Als vierde speler kan dat ook de laagste kaart zijn die wint. Neem de slag: de laagste kaart die wint. Laag is de laagste kaart.',
      en: 'High is the highest card; in fourth seat it may be the lowest card that wins. Win the trick: the lowest card that does so. Low is the lowest card.',
    },
    refers: ['46B'],
    search: ['hoog', 'laag', 'klein', 'neem'],
    source: 'S',
  },
  {
    id: '46B1a',
    editions: ['2017'],
    title: { nl: '"Hoog"', en: '"High"' },
    summary: {
      nl: 'Bij hoog, top of zet op speelt de blinde zijn hoogste kaart van de voorgespeelde kleur.',
      en: 'At high or top, dummy plays his highest card of the suit led.',
    },
    refers: ['44C', '46B'],
    search: ['hoog', 'top', 'zet op', 'hoogste'],
    source: 'B',
  },
  {
    id: '46B1b',
    editions: ['2017'],
    title: { nl: '"Neem hem"', en: '"Win it"' },
    summary: {
      nl: 'De blinde speelt de laagste kaart waarvan vaststaat dat zij wint. Als laatste speler is dat de laagste boven de kaart die nu wint. Is het niet zeker, of gaat het om troeven, dan beslist de WL.',
      en: 'Dummy plays the lowest card that is known to win. Playing last, that is the lowest one above the card now winning. If that is uncertain, or means ruffing, the director decides.',
    },
    refers: ['46B'],
    search: ['neem', 'pak hem', 'win', 'slag nemen'],
    source: 'B',
  },
  {
    id: '46B1c',
    editions: ['2017'],
    title: { nl: '"Laag"', en: '"Low"' },
    summary: {
      nl: 'Bij laag of klein speelt de blinde zijn laagste kaart van de voorgespeelde kleur. Moet de blinde zelf voorspelen, dan is er nog geen kleur en beslist de WL.',
      en: 'At low or small, dummy plays his lowest card of the suit led. If dummy is to lead there is no such suit yet, and the director decides.',
    },
    refers: ['46B'],
    search: ['laag', 'klein', 'kleintje', 'duik'],
    source: 'B',
  },
  {
    id: '46B2',
    editions: ['1997', '2017'],
    title: { nl: 'Alleen de kleur', en: 'Suit only' },
    summary: {
      nl: 'Noemt de leider alleen een kleur, dan wordt het de laagste kaart in die kleur.',
      en: 'If declarer names only a suit, it is the lowest card of it.',
    },
    refers: ['46B'],
    search: ['alleen kleur genoemd', 'harten', 'schoppen', 'ruiten', 'klaveren'],
    source: 'S',
  },
  {
    id: '46B3',
    editions: ['1997', '2017'],
    title: { nl: 'Alleen de hoogte', en: 'Rank only' },
    summary: {
      nl: 'Noemt de leider alleen een hoogte, zoals boer, dan hangt het af van wie de slag begint.',
      en: 'If declarer names only a rank, such as jack, it depends on who leads to the trick.',
    },
    refers: ['46B3a', '46B3b'],
    search: ['alleen hoogte genoemd', 'aas', 'heer', 'vrouw', 'boer'],
    source: 'S',
  },
  {
    id: '46B3a',
    editions: ['1997', '2017'],
    title: { nl: 'De blinde speelt voor', en: 'Dummy leads' },
    summary: {
      nl: 'Won de blinde de vorige slag, dan wordt het de genoemde hoogte in de kleur waarmee hij won, als die er ligt. Dat kan dus ook de troefkleur zijn. Anders geldt 46B3b.',
      en: 'If dummy won the last trick, it is the named rank in the suit he won it with, if it is there. That may be trumps. Otherwise 46B3b applies.',
    },
    refers: ['46B3b'],
    search: ['alleen hoogte', 'dummy aan slag', 'doorspelen'],
    source: 'S',
  },
  {
    id: '46B3b',
    editions: ['1997', '2017'],
    title: { nl: 'Alle andere gevallen', en: 'All other cases' },
    summary: {
      nl: 'Ligt er precies één kaart van die hoogte die gespeeld mag worden, dan wordt het die. Zijn het er meer, dan zegt de leider welke. Is er geen, dan geldt 46B4.',
      en: 'If exactly one card of that rank may be played, it is that one. If there are more, declarer says which. If there is none, 46B4 applies.',
    },
    refers: ['44C', '46B4'],
    search: ['alleen hoogte', 'welke kaart'],
    source: 'S',
  },
  {
    id: '46B4',
    editions: ['1997', '2017'],
    title: { nl: 'Kaart zit niet in de blinde', en: 'The card is not in dummy' },
    summary: {
      nl: 'Noemt de leider een kaart die niet in de blinde ligt, dan telt dat niet. Hij kiest vrij uit de kaarten die mogen.',
      en: 'If declarer names a card that dummy does not hold, it does not count. He chooses freely from the cards that are allowed.',
    },
    refers: ['44C'],
    search: ['kaart niet in dummy', 'verkeerde kaart genoemd', 'kaart bestaat niet'],
    source: 'S',
  },
  {
    id: '46B5',
    editions: ['1997', '2017'],
    title: { nl: '"Speel maar iets"', en: '"Play anything"' },
    summary: {
      nl: 'Laat de leider kleur en hoogte weg, zoals bij speel maar iets, dan mag iedere tegenspeler zeggen welke blindekaart er komt. Die moet wel gespeeld mogen worden. De eerste aanwijzing telt.',
      en: 'If declarer gives neither suit nor rank, as in play anything, either defender may say which card of dummy is played. It must be a legal one. The first choice counts.',
    },
    refers: ['44C'],
    search: ['speel maar iets', 'maakt niet uit', 'wat je wilt', 'tegenspeler kiest kaart'],
    source: 'S',
  },
];

export const law: Law = {
  number: 46,
  title: { nl: 'Kaart van de blinde noemen', en: 'Naming a card of dummy' },
  rules: [
    { kind: 'designation', editions: ['2017'], rule: designated },
    { kind: 'designation', editions: ['1997'], rule: designated1997 },
  ],
};

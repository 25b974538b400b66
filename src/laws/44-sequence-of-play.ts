import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '44',
    editions: ['2017'],
    title: { nl: 'Volgorde van het spelen', en: 'Order of play' },
    summary: {
      nl: 'De ene speler speelt voor. Daarna spelen de anderen met de klok mee bij. Dit artikel zegt welke kaart mag en wie de slag wint.',
      en: 'One player leads and the others follow clockwise. This law says which cards are allowed and who wins the trick.',
    },
    refers: ['45', '61'],
    search: ['volgorde', 'wie mag', 'welke kaart mag ik spelen', 'slag', 'klok mee', 'beurt'],
    source: 'B',
  },
  {
    id: '44A',
    editions: ['2017'],
    title: { nl: 'Voorspelen', en: 'The lead' },
    summary: {
      nl: 'Wie aan slag is, mag elke kaart voorspelen. Dat is anders als er een beperking geldt, bijvoorbeeld door een strafkaart van uw partner.',
      en: 'The player on lead may choose any card. This changes when a restriction applies, for example because partner has a penalty card.',
    },
    refers: ['26B', '50D2', '51B'],
    search: ['voorspelen', 'uitkomen', 'beginnen', 'eerste kaart'],
    source: 'B',
  },
  {
    id: '44B',
    editions: ['2017'],
    title: { nl: 'Bijspelen', en: 'The other cards of the trick' },
    summary: {
      nl: 'Na het voorspelen speelt elke andere hand met de klok mee één kaart bij. Vier kaarten uit vier handen vormen samen een slag.',
      en: 'After the lead each of the other hands plays one card, clockwise. Four cards from four hands make up a trick.',
    },
    refers: ['45', '65'],
    search: ['bijspelen', 'slag', 'vier kaarten'],
    source: 'B',
  },
  {
    id: '44C',
    editions: ['2017'],
    title: { nl: 'Bekennen is verplicht', en: 'Following suit is required' },
    summary: {
      nl: 'Hebt u een kaart van de voorgespeelde kleur? Dan moet u die kleur spelen. Dit gaat vóór elke andere plicht, ook vóór een strafkaart of een eis van de leider.',
      en: 'If you hold a card of the suit led, you must play that suit. This comes before every other duty, also before a penalty card or a demand by declarer.',
    },
    refers: ['50D1b', '57B', '59', '61', '62'],
    search: ['bekennen', 'kleur bekennen', 'kleur volgen', 'verplicht', 'kleur bijspelen', 'kleur houden'],
    source: 'B',
  },
  {
    id: '44D',
    editions: ['2017'],
    title: { nl: 'Niet kunnen bekennen', en: 'Unable to follow suit' },
    summary: {
      nl: 'Hebt u geen kaart van de voorgespeelde kleur? Dan mag u elke kaart spelen: troeven of afgooien. Alleen een strafkaart of een opgelegde beperking kan dat anders maken.',
      en: 'With no card of the suit led you may play any card: ruff or discard. Only a penalty card or an imposed restriction can limit that.',
    },
    refers: ['50D1a', '57A', '59'],
    search: ['afgooien', 'troeven', 'aftroeven', 'weggooien', 'kleur niet hebben', 'renonce'],
    source: 'B',
  },
  {
    id: '44E',
    editions: ['2017'],
    title: { nl: 'Slag met troef', en: 'Trick with a trump' },
    summary: {
      nl: 'Ligt er een troef in de slag, dan wint de hoogste troef.',
      en: 'If a trump lies in the trick, the highest trump wins it.',
    },
    refers: ['44F'],
    search: ['troef', 'wie wint de slag', 'overtroeven'],
    source: 'B',
  },
  {
    id: '44F',
    editions: ['2017'],
    title: { nl: 'Slag zonder troef', en: 'Trick without a trump' },
    summary: {
      nl: 'Ligt er geen troef in de slag, dan wint de hoogste kaart in de kleur waarmee de slag begon.',
      en: 'If no trump lies in the trick, the highest card in the suit that began it wins.',
    },
    refers: ['44E'],
    search: ['wie wint de slag', 'hoogste kaart', 'sans atout', 'zonder troef'],
    source: 'B',
  },
  {
    id: '44G',
    editions: ['2017'],
    title: { nl: 'Volgende slag', en: 'The next trick' },
    summary: {
      nl: 'De hand die de slag won, begint de volgende slag.',
      en: 'The hand that won the trick begins the next one.',
    },
    refers: ['44A', '53'],
    search: ['aan slag', 'wie begint', 'wie komt uit'],
    source: 'B',
  },
];

/** What law 44 asks is kept by the table itself (whose turn, which cards); breaking it is for 53 to 57 and 61 to 64. */
export const law: Law = {
  number: 44,
  title: { nl: 'Volgorde van het spelen', en: 'Order of play' },
  rules: [],
};

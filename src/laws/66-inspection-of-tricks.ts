import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '66',
    editions: ['2017'],
    title: { nl: 'Slagen bekijken', en: 'Looking at tricks' },
    summary: {
      nl: 'Wanneer u gespeelde kaarten nog mag zien. Online toont het platform de laatste slag of niet: dat vervangt dit artikel.',
      en: 'When you may still see played cards. Online, what the platform shows of earlier tricks takes the place of this law.',
    },
    refers: ['65'],
    search: ['vorige slag zien', 'laatste slag', 'slag terugkijken', 'slag omdraaien'],
    source: 'B',
  },
  {
    id: '66A',
    editions: ['2017'],
    title: { nl: 'Deze slag laten omdraaien', en: 'Seeing this trick again' },
    summary: {
      nl: 'Leider en tegenspelers mogen de laatste vier kaarten laten omdraaien. Dat kan zolang hun partij niet in de volgende slag speelde én hun eigen kaart nog open ligt.',
      en: 'Declarer and defenders may have the last four cards turned up again, as long as their side has not played to the next trick and their own card still lies open.',
    },
    refers: ['65A'],
    search: ['laatste slag zien', 'mag ik die slag zien'],
    source: 'B',
  },
  {
    id: '66B',
    editions: ['2017'],
    title: { nl: 'Eigen laatste kaart', en: 'Your own last card' },
    summary: {
      nl: 'Uw eigen laatste kaart mag u bekijken, niet tonen, tot uw partij in de volgende slag speelt.',
      en: 'You may look at your own last card, not show it, until your side plays to the next trick.',
    },
    refers: ['66A'],
    search: ['eigen kaart bekijken', 'wat had ik gespeeld'],
    source: 'B',
  },
  {
    id: '66C',
    editions: ['2017'],
    title: { nl: 'Dichte slagen', en: 'Quitted tricks' },
    summary: {
      nl: 'Daarna blijven dichte slagen dicht tijdens het spelen, behalve als de WL anders zegt. Een vermoeden van verzaken geeft u geen recht om te kijken.',
      en: 'After that, quitted tricks stay closed during play unless the director says otherwise. A suspicion of a revoke gives no right to look.',
    },
    refers: ['61C'],
    search: ['oude slagen bekijken', 'slag nakijken', 'verzaken nakijken'],
    source: 'B',
  },
  {
    id: '66D',
    editions: ['2017'],
    title: { nl: 'Na afloop', en: 'After play' },
    summary: {
      nl: 'Na het spel mag men kaarten nakijken om verzaken of het aantal slagen vast te stellen, ieder alleen de eigen kaarten. Haalt iemand ze dan door elkaar, dan gaat de twijfel tegen hem.',
      en: 'After play the cards may be checked for a revoke or for the number of tricks, each player only his own. If someone then mixes his cards, doubt goes against him.',
    },
    refers: ['64', '65D'],
    search: ['nakijken na het spel', 'bewijs', 'kaarten door elkaar'],
    source: 'K',
  },
];

// Law 7: board and cards.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '7',
    editions: ['2017'],
    title: { nl: 'Bord en kaarten', en: 'Board and cards' },
    summary: {
      nl: 'Het bord blijft op tafel, u telt uw kaarten gedekt voordat u kijkt, en na het spel gaat elke hand terug in zijn eigen vak.',
      en: 'The board stays on the table, you count your cards before you look, and after play each hand goes back into its own pocket.',
    },
    refers: ['13', '14'],
    search: ['bord', 'bordje', 'kaarten tellen', 'kaarten terug in het bord', 'aan het bord zitten'],
    source: 'K',
  },
  {
    id: '7A',
    editions: ['2017'],
    title: { nl: 'Het bord blijft liggen', en: 'The board stays' },
    summary: {
      nl: 'Zolang het spel duurt, ligt het bord midden op tafel, in de goede richting.',
      en: 'As long as the deal lasts, the board lies in the middle of the table, the right way round.',
    },
    refers: [],
    search: ['bord op tafel', 'bord gedraaid'],
    source: 'K',
  },
  {
    id: '7B',
    editions: ['2017'],
    title: { nl: 'Tellen en bij u houden', en: 'Counting, and keeping them' },
    summary: {
      nl: 'Pak de hand uit uw eigen vak. Tel dertien kaarten zonder te kijken. Houd ze bij u en raak die van een ander niet aan; dat mag alleen als de WL het goedvindt.',
      en: 'Take the hand from your own pocket. Count thirteen cards without looking. Keep them, and do not touch those of another unless the director allows it.',
    },
    refers: ['13', '14'],
    search: ['dertien kaarten tellen', 'kaarten van een ander aanraken', 'verkeerd vak'],
    source: 'K',
  },
  {
    id: '7C',
    editions: ['2017'],
    title: { nl: 'Na het spel terug', en: 'Back after play' },
    summary: {
      nl: 'Schud na afloop uw eigen dertien kaarten en doe ze in uw vak. Later nog in een hand kijken doet u niet alleen: iemand van elke partij of de WL is erbij.',
      en: 'After play shuffle your own thirteen cards and put them in your pocket. Nobody looks into a hand again alone: a player of each side or the director is there.',
    },
    refers: ['66D'],
    search: ['kaarten schudden', 'hand terug in bord', 'hand nakijken'],
    source: 'K',
  },
  {
    id: '7D',
    editions: ['2017'],
    title: { nl: 'Wie zorgt ervoor', en: 'Who sees to it' },
    summary: {
      nl: 'Wie de hele zitting aan dezelfde tafel blijft, zorgt er als eerste voor dat borden en kaarten daar in orde zijn.',
      en: 'Whoever stays at one table for the session is the first to see that boards and cards are in order there.',
    },
    refers: [],
    search: ['stilzitter', 'wie is verantwoordelijk voor het bord'],
    source: 'K',
  },
];

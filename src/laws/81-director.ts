// Law 81: the director and his duties.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '81',
    editions: ['2017'],
    title: { nl: 'De wedstrijdleider (WL)', en: 'The director' },
    summary: {
      nl: 'De WL leidt de wedstrijd, past de spelregels toe en beslist aan tafel. Spelers doen dat niet zelf.',
      en: 'The director runs the event, applies the laws and rules at the table. Players do not do so themselves.',
    },
    refers: ['9B', '10A', '82'],
    search: ['arbiter', 'wedstrijdleider', 'WL', 'tijd', 'tijd op', 'wie is de baas'],
    source: 'K',
  },
  {
    id: '81C',
    editions: ['2017'],
    title: { nl: 'Taken van de WL', en: "The director's duties" },
    summary: {
      nl: 'De WL zet fouten en onregelmatigheden recht die hem bekend worden, op welke manier ook.',
      en: 'The director puts right errors and irregularities that he learns of, in whatever way.',
    },
    refers: ['12', '82'],
    search: ['wat doet de arbiter', 'taken', 'uit zichzelf ingrijpen'],
    source: 'K',
  },
];

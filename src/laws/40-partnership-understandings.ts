// Law 40: what a pair has agreed, and what it must tell.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '40',
    editions: ['2017'],
    title: { nl: 'Afspraken van een paar', en: 'Partnership understandings' },
    summary: {
      nl: 'Een paar mag afspraken over biedingen hebben, als de tegenstanders die kunnen kennen. Hoe u alerteert en uitlegt, regelen bond en toernooireglement.',
      en: 'A pair may have agreements about calls if the opponents can know them. How to alert and explain is ruled by the federation and the tournament rules.',
    },
    refers: ['20F', '21', '75'],
    search: ['afspraken', 'systeem', 'conventie', 'systeemkaart', 'alerteren', 'psych'],
    source: 'K',
  },
  {
    id: '40A',
    editions: ['2017'],
    title: { nl: 'Afspraken van spelers', en: "Players' understandings" },
    summary: {
      nl: 'Gaat over welke afspraken partners mogen hebben en hoe zij die bekendmaken.',
      en: 'On which agreements partners may have and how they disclose them.',
    },
    refers: ['20F'],
    search: ['systeemafspraken'],
    source: 'K',
    workedOut: false,
  },
  {
    id: '40B',
    editions: ['2017'],
    title: { nl: 'Bijzondere afspraken', en: 'Special understandings' },
    summary: {
      nl: 'Over bijzondere afspraken, alerteren, systeemkaarten en hulpmiddelen. De bond stelt hiervoor regels op.',
      en: 'On special agreements, alerting, system cards and aids. The federation makes rules for these.',
    },
    refers: ['21'],
    search: ['alerteren', 'systeemkaart', 'bijzondere afspraken'],
    source: 'K',
    workedOut: false,
  },
  {
    id: '40B2d',
    editions: ['2017'],
    title: { nl: 'Geheugensteun en hulpmiddelen', en: 'Memory aids' },
    summary: {
      nl: 'Over hulp bij onthouden, rekenen of speeltechniek tijdens bieden en spelen.',
      en: 'On aids to memory, calculation or technique during bidding and play.',
    },
    refers: ['40B'],
    search: ['geheugensteun', 'aantekeningen', 'hulp bij spelen', 'telefoon', 'spiekbriefje', 'computerhulp'],
    source: 'K',
    workedOut: false,
  },
  {
    id: '40C',
    editions: ['2017'],
    title: { nl: 'Afwijken van de afspraak', en: 'Departing from an agreement' },
    summary: {
      nl: 'U mag van uw afspraken afwijken, mits uw partner er even verrast door is als de tegenstanders.',
      en: 'You may depart from your agreements, provided your partner is as surprised by it as the opponents are.',
    },
    refers: ['16', '21B', '47E2b', '75'],
    search: ['psych', 'bluf', 'afwijken van het systeem', 'vergeten afspraak'],
    source: 'K',
  },
];

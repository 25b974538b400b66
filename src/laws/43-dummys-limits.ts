import { forbiddenToDummy } from './dummy-conduct';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '43',
    editions: ['2017'],
    title: { nl: 'Wat de blinde niet mag', en: 'What dummy may not do' },
    summary: {
      nl: 'De blinde speelt niet mee en houdt zich stil. Doet hij dat niet, dan kan hij straf krijgen en rechten verliezen.',
      en: 'Dummy takes no part and keeps quiet. If he does not, he may be penalised and may lose rights.',
    },
    refers: ['42', '90'],
    search: ['dummy mag niet', 'blinde bemoeit zich', 'dummy praat'],
    source: 'B',
  },
  {
    id: '43A',
    editions: ['2017'],
    title: { nl: 'Grenzen voor de blinde', en: 'Limits on dummy' },
    summary: {
      nl: 'Wat de blinde en de tegenspelers tijdens het spelen moeten nalaten.',
      en: 'What dummy and the defenders must not do during play.',
    },
    refers: ['43A1', '43A2', '43A3'],
    search: ['dummy mag niet'],
    source: 'B',
  },
  {
    id: '43A1',
    editions: ['2017'],
    title: { nl: 'Niet wijzen op fouten, niet meedoen', en: 'No comments and no part in play' },
    summary: {
      nl: 'Tijdens het spelen wijst de blinde niet op een onregelmatigheid. Hij roept de WL pas als een ander erop gewezen heeft. Hij bemoeit zich niet met het spelen.',
      en: 'During play dummy does not point out an irregularity. He calls the director only after someone else has drawn attention to it. He takes no part in the play.',
    },
    refers: ['9A', '9B', '42B2'],
    search: ['dummy roept arbiter', 'dummy zegt iets', 'blinde bemoeit zich'],
    source: 'B',
  },
  {
    id: '43A2',
    editions: ['2017'],
    title: { nl: 'Niet in handen kijken', en: 'No looking at hands' },
    summary: {
      nl: 'De blinde kijkt niet in de hand van een ander, wisselt niet van hand met de leider en loopt niet weg om mee te kijken. Doet hij het wel, dan verliest hij de rechten van 42B.',
      en: 'Dummy does not look at another hand, swap hands with declarer or leave his seat to watch. If he does, he loses the rights of 42B.',
    },
    refers: ['42B', '43B2'],
    search: ['dummy kijkt in de hand', 'handen wisselen', 'dummy loopt rond'],
    source: 'B',
  },
  {
    id: '43A3',
    editions: ['2017'],
    title: { nl: 'Geen hand aan de blinde tonen', en: 'Not showing a hand to dummy' },
    summary: {
      nl: 'Een tegenspeler laat zijn hand niet aan de blinde zien.',
      en: 'A defender does not show his hand to dummy.',
    },
    refers: [],
    search: ['hand laten zien aan dummy', 'dummy kijkt mee'],
    source: 'B',
  },
  {
    id: '43B',
    editions: ['2017'],
    title: { nl: 'Gevolgen', en: 'What follows' },
    summary: {
      nl: 'Overtreedt de blinde deze grenzen, dan kan hij straf krijgen. Waarschuwt hij terwijl hij zijn rechten kwijt is, dan volgt er meer.',
      en: 'If dummy oversteps these limits he may be penalised. If he speaks up after losing his rights, more follows.',
    },
    refers: ['43B1', '43B2', '43B3'],
    search: ['straf dummy', 'gevolgen'],
    source: 'B',
  },
  {
    id: '43B1',
    editions: ['2017'],
    title: { nl: 'Straf is mogelijk', en: 'Penalty possible' },
    summary: {
      nl: 'De WL kan de blinde voor een overtreding van 43A een straf geven.',
      en: 'The director may penalise dummy for a breach of 43A.',
    },
    refers: ['43A', '90'],
    search: ['straf voor dummy', 'boete'],
    source: 'B',
  },
  {
    id: '43B2',
    editions: ['2017'],
    title: { nl: 'Spreken na verlies van rechten', en: 'Speaking after losing rights' },
    summary: {
      nl: 'De blinde zag een kaart van een ander, verloor zo zijn rechten en waarschuwt toch. Dan geldt een van de twee regels hieronder.',
      en: "Dummy saw another player's card, so lost his rights, and speaks up anyway. One of the two rules below then applies.",
    },
    refers: ['43A2', '43B2a', '43B2b'],
    search: ['dummy waarschuwt toch', 'rechten verspeeld'],
    source: 'B',
  },
  {
    id: '43B2a',
    editions: ['2017'],
    title: { nl: 'Waarschuwt voor de verkeerde hand', en: 'Warns about the wrong hand' },
    summary: {
      nl: 'Waarschuwt de blinde dat de leider uit de verkeerde hand wil spelen? Dan kiest een van beide tegenspelers uit welke hand de leider voorspeelt.',
      en: 'If dummy warns that declarer is leading from the wrong hand, either defender chooses the hand from which declarer leads.',
    },
    refers: ['43A2'],
    search: ['verkeerde hand', 'dummy waarschuwt'],
    source: 'B',
  },
  {
    id: '43B2b',
    editions: ['2017'],
    title: { nl: 'Vraagt als eerste naar verzaken', en: 'First to ask about a revoke' },
    summary: {
      nl: 'Vraagt de blinde als eerste of de leider verzaakt, en is dat zo, dan herstelt de leider. Slagen gaan over volgens artikel 64, alsof de verzaking vaststond.',
      en: 'If dummy is the first to ask whether declarer has revoked, and he has, declarer corrects it. Tricks are transferred under law 64 as if the revoke were established.',
    },
    refers: ['61B2', '64'],
    search: ['dummy vraagt verzaken', 'geen meer partner'],
    source: 'B',
  },
  {
    id: '43B3',
    editions: ['2017'],
    title: { nl: 'Wijst op een fout van een tegenspeler', en: "Points out a defender's error" },
    summary: {
      nl: "Wijst zo'n blinde als eerste op een fout van een tegenspeler, dan wordt er nu niets rechtgezet. Het spel gaat door. Na afloop kan de WL een arbitrale score geven.",
      en: "If such a dummy is first to point out a defender's error, nothing is rectified now and play goes on. Afterwards the director may adjust the score.",
    },
    refers: ['12'],
    search: ['dummy wijst op fout tegenspeler'],
    source: 'B',
  },
];

export const law: Law = {
  number: 43,
  title: { nl: 'Wat de blinde niet mag', en: 'What dummy may not do' },
  rules: [{ kind: 'interference', editions: ['2017'], rule: forbiddenToDummy }],
};

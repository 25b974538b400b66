// Law 58: simultaneous leads or plays.
import type { Say } from '../text';
import type { Article, Law, Rule } from './law';
import { prematureRuling } from './premature-play';
import { replaceable } from './replaceable';
import { severalCards } from './several-cards';

export const articles: readonly Article[] = [
  {
    id: '58',
    editions: ['2017'],
    title: { nl: 'Tegelijk spelen', en: 'Simultaneous play' },
    summary: {
      nl: 'Twee spelers spelen op hetzelfde moment, of één speler legt meer kaarten tegelijk.',
      en: 'Two players play at the same moment, or one player puts down several cards at once.',
    },
    refers: ['58A', '58B'],
    search: ['tegelijk gespeeld', 'twee kaarten tegelijk', 'gelijktijdig', 'kaarten plakken'],
    source: 'B',
  },
  {
    id: '58A',
    editions: ['2017'],
    title: { nl: 'Twee spelers tegelijk', en: 'Two players at once' },
    summary: {
      nl: 'De kaart van wie niet aan de beurt was, telt als daarna gespeeld. Is dat een tegenspeler, en moest zijn partner nog spelen, dan geldt 57A; anders 57D. Ook als beide tegenspelers tegelijk uitkomen geldt 57D.',
      en: 'The card of the player whose turn it was not counts as played after the other. If he is a defender whose partner had yet to play, 57A applies; otherwise 57D, also when both defenders lead at once.',
    },
    refers: ['57A', '57D'],
    search: ['tegelijk uitgekomen', 'twee uitkomsten', 'tegelijk gespeeld'],
    source: 'B',
  },
  {
    id: '58B',
    editions: ['2017'],
    title: { nl: 'Twee kaarten uit één hand', en: 'Two cards from one hand' },
    summary: {
      nl: 'Eén speler legt twee of meer kaarten tegelijk neer. Hoeveel kaarten men kan zien, bepaalt wat volgt.',
      en: 'One player puts down two or more cards at once. How many can be seen decides what follows.',
    },
    refers: ['58B1', '58B2', '58B3', '58B4'],
    search: ['twee kaarten tegelijk', 'kaarten plakken', 'aan elkaar geplakt'],
    source: 'B',
  },
  {
    id: '58B1',
    editions: ['2017'],
    title: { nl: 'Eén kaart zichtbaar', en: 'One card visible' },
    summary: {
      nl: 'Is er maar één kaart te herkennen, dan is die gespeeld. De andere gaat terug zonder gevolg.',
      en: 'If only one card can be recognised, that one is played. The other goes back and nothing follows.',
    },
    refers: ['47F2'],
    search: ['kaart eronder', 'plakte', 'onder de andere kaart'],
    source: 'B',
  },
  {
    id: '58B2',
    editions: ['2017'],
    title: { nl: 'Meer kaarten zichtbaar', en: 'Several cards visible' },
    summary: {
      nl: 'De speler wijst aan welke zichtbare kaart hij speelt; bekennen blijft verplicht. De andere gaan terug: bij een tegenspeler als strafkaart, bij de leider zonder gevolg.',
      en: 'The player says which visible card he plays; he must still follow suit. The others go back: as penalty cards for a defender, with no consequence for declarer.',
    },
    refers: ['44C', '48A', '50B'],
    search: ['twee kaarten', 'welke geldt', 'strafkaart', 'kiezen'],
    source: 'B',
  },
  {
    id: '58B3',
    editions: ['2017'],
    title: { nl: 'De tegenstander speelde al', en: 'An opponent had played' },
    summary: {
      nl: 'Gaat een zichtbare kaart terug, dan mag een tegenstander die daarna speelde zijn kaart vervangen. Wat hij zag, mag hij gebruiken.',
      en: 'When a visible card goes back, an opponent who played after it may replace his card. He may use what he saw.',
    },
    refers: ['16C1', '47D'],
    search: ['tegenstander vervangt kaart'],
    source: 'B',
  },
  {
    id: '58B4',
    editions: ['2017'],
    title: { nl: 'Laat ontdekt', en: 'Found late' },
    summary: {
      nl: 'Hebben beide partijen al in de volgende slag gespeeld, dan geldt artikel 67.',
      en: 'If both sides have already played to the next trick, law 67 applies.',
    },
    refers: ['67', '67B2'],
    search: ['te laat', 'twee kaarten in een slag'],
    source: 'B',
  },
];

const TOGETHER: Say = {
  text: {
    nl: 'Alleen de WL kan bepalen of de kaarten echt tegelijk lagen. Was {seat} later of eerder, dan geldt een ander artikel.',
    en: 'Only the director can establish whether the cards really came together. If {seat} was later or earlier, another article applies.',
  },
};

/** Law 58A: the card out of turn counts as played after the one in turn, so it was too soon (57) and no lead (53-56). */
export const playedTogether: Rule<'simultaneousPlay'> = (found, now) => {
  const made = prematureRuling(found, now, 58, ['58A']);
  if (made === null) return null;
  const seat = { seat: { seat: found.seat } };
  return { ...made, director: [{ ...TOGETHER, with: seat }, ...made.director] };
};

export const law: Law = {
  number: 58,
  title: { nl: 'Tegelijk spelen', en: 'Simultaneous plays' },
  rules: [
    { kind: 'simultaneousPlay', editions: ['2017'], rule: playedTogether },
    { kind: 'severalCards', editions: ['2017'], rule: severalCards },
  ],
  due: [{ editions: ['2017'], due: (now) => replaceable(now, 58, '58B3') }],
};

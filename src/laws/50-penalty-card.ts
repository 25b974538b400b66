import type { Article, Law, Ruling } from './law';
import { leadBeforeChoice } from './lead-before-choice';
import { holdersTurn } from './penalty-card-holder';
import { leadDecision } from './penalty-card-lead';
import { partnersLead } from './penalty-card-partner';

export const articles: readonly Article[] = [
  {
    id: '50',
    editions: ['2017'],
    title: { nl: 'Strafkaart', en: 'Penalty card' },
    summary: {
      nl: 'Toont een tegenspeler te vroeg een kaart zonder dat hij daarmee voorspeelt, dan is dat een strafkaart, tenzij de WL anders bepaalt. Leider en blinde krijgen nooit een strafkaart. De WL kan ook 72C toepassen.',
      en: 'A card that a defender shows too early, other than by leading it, is a penalty card unless the director rules otherwise. Declarer and dummy never have penalty cards. The director may also apply 72C.',
    },
    refers: ['48A', '49', '53', '54', '56', '57', '72C'],
    search: ['strafkaart', 'straf', 'open kaart', 'kaart gevallen', 'kaart ligt open', 'getoonde kaart'],
    source: 'S',
  },
  {
    id: '50A',
    editions: ['2017'],
    title: { nl: 'De strafkaart blijft open liggen', en: 'The penalty card stays on the table' },
    summary: {
      nl: 'De strafkaart blijft open vóór de speler liggen. Dat duurt tot de kaart gespeeld is, of tot de leider iets kiest waardoor de speler de kaart opneemt.',
      en: 'The penalty card stays face up in front of the player. That lasts until it is played, or until declarer makes a choice that returns it to the hand.',
    },
    refers: ['50D2a', '51B'],
    search: ['open laten liggen', 'kaart op tafel', 'strafkaart terugpakken', 'opnemen'],
    source: 'S',
  },
  {
    id: '50B',
    editions: ['2017'],
    title: { nl: 'Grote of kleine strafkaart', en: 'Major or minor penalty card' },
    summary: {
      nl: 'Klein: één strafkaart, lager dan een 10, zonder opzet getoond. Groot: elke honneur en elke bewust gespeelde kaart, zoals bij voor de beurt voorspelen of een herstelde verzaking. Heeft een tegenspeler er twee of meer, dan zijn ze allemaal groot.',
      en: 'Minor: a single penalty card below the ten, shown without intent. Major: every honour and every card played on purpose, as in a lead out of turn or a corrected revoke. If one defender has two or more, all of them are major.',
    },
    refers: ['49', '56', '57A', '62B1'],
    search: [
      'grote strafkaart',
      'kleine strafkaart',
      'honneur',
      'per ongeluk',
      'expres',
      'opzettelijk',
      'twee strafkaarten',
    ],
    source: 'S',
  },
  {
    id: '50C',
    editions: ['2017'],
    title: { nl: 'Kleine strafkaart', en: 'Minor penalty card' },
    summary: {
      nl: 'De speler mag geen andere lage kaart (9 of lager) in die kleur spelen zolang zijn strafkaart er ligt. Een honneur in die kleur mag wel. Andere kleuren zijn vrij. Zijn partner heeft geen voorspeelbeperking, maar 50E geldt.',
      en: 'While it lies there the player may not play another low card (9 or lower) of that suit. An honour of the suit is allowed, and other suits are free. His partner has no lead restriction, but 50E applies.',
    },
    refers: ['50B', '50E'],
    search: ['kleine strafkaart', 'lage kaart', 'honneur mag wel', 'kaart gevallen'],
    source: 'S',
  },
  {
    id: '50D',
    editions: ['2017'],
    title: { nl: 'Grote strafkaart', en: 'Major penalty card' },
    summary: {
      nl: 'Een grote strafkaart bindt beide tegenspelers. De speler zelf moet hem spelen zodra dat mag. Zijn partner kan een voorspeelbeperking krijgen, telkens als hij aan slag is.',
      en: 'A major penalty card binds both defenders. Its owner must play it as soon as that is allowed. His partner may get a lead restriction whenever he is on lead.',
    },
    refers: ['50D1', '50D2', '51'],
    search: ['grote strafkaart', 'gevolgen strafkaart', 'moeten spelen'],
    source: 'S',
  },
  {
    id: '50D1',
    editions: ['2017'],
    title: { nl: 'De speler met de strafkaart is aan de beurt', en: "The owner's turn to play" },
    summary: {
      nl: 'Is de speler met de grote strafkaart aan de beurt, dan heeft hij meestal geen keus: de strafkaart moet eruit. Bekennen en opgelegde beperkingen gaan voor.',
      en: "At the owner's turn there is usually no choice: the major penalty card must be played. Following suit and imposed restrictions come first.",
    },
    refers: ['50D1a', '50D1b'],
    search: ['strafkaart spelen', 'moet ik de strafkaart spelen', 'beurt'],
    source: 'S',
  },
  {
    id: '50D1a',
    editions: ['2017'],
    title: { nl: 'Strafkaart spelen bij de eerste kans', en: 'Play it at the first opportunity' },
    summary: {
      nl: 'Mag de grote strafkaart volgens de regels gespeeld worden, dan moet dat ook: bij voorspelen, bekennen, afgooien of troeven. Kunnen meer strafkaarten, dan wijst de leider aan welke.',
      en: 'If the major penalty card may be played under the laws, it must be: as a lead, in following suit, as a discard or as a ruff. If several may be played, declarer picks one.',
    },
    refers: ['44C', '50D1b', '51A', '52'],
    search: ['strafkaart moet gespeeld', 'eerste gelegenheid', 'leider wijst aan'],
    source: 'S',
  },
  {
    id: '50D1b',
    editions: ['2017'],
    title: { nl: 'Bekennen en beperkingen gaan voor', en: 'Following suit and restrictions come first' },
    summary: {
      nl: 'Eerst bekennen, dan een eis of verbod van de leider opvolgen, dan pas de strafkaart spelen. Kan de strafkaart nu niet, dan blijft hij open liggen tot hij wel gespeeld kan worden.',
      en: "Follow suit first, then obey declarer's demand or ban, and only then play the penalty card. A penalty card that cannot be played now stays face up until it can.",
    },
    refers: ['44C', '50D1a', '50D2', '57A', '59'],
    search: ['voorrang', 'bekennen gaat voor', 'eis van de leider', 'strafkaart blijft liggen'],
    source: 'S',
  },
  {
    id: '50D2',
    editions: ['2017'],
    title: { nl: 'Partner is aan slag', en: 'Partner is on lead' },
    summary: {
      nl: 'Is de partner van de speler met een grote strafkaart aan slag, dan wacht hij tot de leider heeft gekozen: eisen, verbieden of vrijlaten. Speelt hij te vroeg voor, dan wordt ook die kaart een strafkaart.',
      en: "When the partner of a player with a major penalty card is on lead, he waits for declarer's choice: demand, forbid or leave free. If he leads too soon, that card becomes a penalty card too.",
    },
    refers: ['49', '50D2a', '50D2b', '51B'],
    search: [
      'leider kiest',
      'kleur eisen',
      'kleur verbieden',
      'partner moet wachten',
      'voorspeelbeperking',
      'keuze van de leider',
    ],
    source: 'S',
  },
  {
    id: '50D2a',
    editions: ['2017'],
    title: { nl: 'De leider eist of verbiedt de kleur', en: 'Declarer demands or forbids the suit' },
    summary: {
      nl: 'Eis: de partner speelt in de kleur van de strafkaart voor, de kaart kiest hij zelf. Verbod: niet in die kleur voorspelen zolang hij aan slag is. In beide gevallen neemt de speler de strafkaart op.',
      en: "Demand: partner leads the penalty card's suit, any card of it. Ban: he may not lead that suit while he stays on lead. Either way the player picks the penalty card up.",
    },
    refers: ['50E2', '51', '59'],
    search: ['eisen', 'verbieden', 'verplicht uitkomen', 'kleur verboden', 'strafkaart opnemen', 'aan slag blijft'],
    source: 'S',
  },
  {
    id: '50D2b',
    editions: ['2017'],
    title: { nl: 'De leider laat vrij', en: 'Declarer leaves the lead free' },
    summary: {
      nl: 'De partner speelt voor wat hij wil en de strafkaart blijft liggen. Is hij in de volgende slag weer aan slag en ligt de kaart er nog, dan kiest de leider opnieuw.',
      en: 'Partner leads what he likes and the penalty card stays. If he is on lead again in the next trick and the card is still there, declarer chooses again.',
    },
    refers: ['50D', '50D2'],
    search: ['niets eisen', 'vrij laten', 'strafkaart laten liggen', 'opnieuw kiezen'],
    source: 'S',
  },
  {
    id: '50E',
    editions: ['2017'],
    title: { nl: 'Wat mag men met de informatie doen?', en: 'What information may be used?' },
    summary: {
      nl: 'Zolang de strafkaart ligt, mag iedereen er gebruik van maken. Is hij opgenomen of gespeeld, dan gelden er grenzen voor de partner.',
      en: 'While the penalty card lies on the table everyone may use it. Once it is picked up or played, there are limits for partner.',
    },
    refers: ['16C', '50E1', '50E2', '50E3', '50E4'],
    search: ['informatie uit strafkaart', 'mag ik dat gebruiken', 'geoorloofde informatie', 'ongeoorloofde informatie'],
    source: 'S',
  },
  {
    id: '50E1',
    editions: ['2017'],
    title: { nl: 'De strafkaart ligt er nog', en: 'The penalty card still lies there' },
    summary: {
      nl: 'Zolang de strafkaart op tafel ligt, mogen alle vier spelers ermee rekening houden: met de kaart zelf en met de plicht om hem te spelen.',
      en: 'While the card is on the table all four players may take account of it: of the card itself and of the duty to play it.',
    },
    refers: ['50E4'],
    search: ['mag partner rekening houden met strafkaart', 'geoorloofd'],
    source: 'S',
  },
  {
    id: '50E2',
    editions: ['2017'],
    title: { nl: 'De strafkaart is opgenomen', en: 'The penalty card was picked up' },
    summary: {
      nl: 'Nam de speler de strafkaart op, dan mag zijn partner niets doen met wat hij daardoor weet. De leider mag dat wel.',
      en: 'Once the penalty card has gone back to the hand, partner may not use what he knows from it. Declarer may.',
    },
    refers: ['16C', '50D2a', '51B'],
    search: ['strafkaart terug in de hand', 'partner weet kaart', 'ongeoorloofd'],
    source: 'S',
  },
  {
    id: '50E3',
    editions: ['2017'],
    title: { nl: 'De strafkaart is gespeeld', en: 'The penalty card was played' },
    summary: {
      nl: 'Ligt de strafkaart niet meer op tafel omdat hij gespeeld is? Dan mag de partner niet meer gebruiken hoe die strafkaart ontstond.',
      en: 'After the penalty card has been played, partner may no longer use what the way it arose told him.',
    },
    refers: ['16C', '50E1'],
    search: ['strafkaart gespeeld', 'ongeoorloofde informatie'],
    source: 'S',
  },
  {
    id: '50E4',
    editions: ['2017'],
    title: { nl: 'Schade door de zichtbare kaart', en: 'Damage by the visible card' },
    summary: {
      nl: 'Na afloop kijkt de WL of de zichtbare kaart het resultaat wel eens veranderd kan hebben. Is de niet-overtredende partij benadeeld, dan geeft hij een arbitrale score: het waarschijnlijke resultaat als er geen strafkaart was geweest.',
      en: 'Afterwards the director asks whether seeing the card may well have changed the result. If the non-offending side was damaged, he adjusts the score to the likely result had there been no penalty card.',
    },
    refers: ['12B1', '12C1', '50E1'],
    search: ['schade', 'benadeeld', 'arbitrale score', 'strafkaart hielp partner'],
    source: 'S',
  },
];

const ofThisLaw = (found: Ruling | null): Ruling | null => (found?.law === 50 ? found : null);

export const law: Law = {
  number: 50,
  title: { nl: 'Strafkaart', en: 'Penalty card' },
  rules: [{ kind: 'failedRestriction', editions: ['2017'], rule: leadBeforeChoice }],
  due: [leadDecision, holdersTurn, partnersLead].map((due) => ({
    editions: ['2017'],
    due: (now) => ofThisLaw(due(now)),
  })),
};

// Terms: what goes wrong.
import type { Term } from './terms';

export const faultTerms: readonly Term[] = [
  {
    id: 'irregularity',
    name: { nl: 'onregelmatigheid', en: 'irregularity' },
    forms: { nl: ['onregelmatigheden', 'overtreding'], en: ['irregularities', 'infraction'] },
    also: ['overtreding', 'fout', 'er gaat iets mis', 'infraction', 'iets fout', 'mistake'],
    meaning: {
      nl: 'Alles wat anders gaat dan de spelregels zeggen. Doet een speler zelf iets wat niet mag, dan heet het een overtreding.',
      en: 'Whatever goes otherwise than the laws say. When a player does what is not allowed, it is an infraction.',
    },
    example: {
      nl: 'Een kaart die op de grond ligt, is een onregelmatigheid. Voor de beurt spelen is een overtreding.',
      en: 'A card that lies on the floor is an irregularity. Playing out of turn is an infraction.',
    },
    articles: ['9', '10'],
  },
  {
    id: 'revoke',
    name: { nl: 'verzaken', en: 'revoke' },
    forms: { nl: ['verzaking', 'verzaakt', 'verzaakte', 'verzaker', 'verzakingen'], en: ['revokes', 'revoked'] },
    also: [
      'verzaking',
      'niet bekend',
      'kleur vergeten',
      'verzaakt',
      'renege',
      'not following suit',
      'verzaken strafslagen',
    ],
    meaning: {
      nl: 'Een andere kleur spelen terwijl u kon bekennen. Ook: niet spelen wat u volgens een regel moest spelen.',
      en: 'Playing another suit although you could follow. Also: not playing what a law obliged you to play.',
    },
    example: {
      nl: 'Er ligt ♦5. Oost heeft ♦9 en gooit toch ♣2 af.',
      en: '♦5 is led. East has ♦9 and still throws ♣2.',
    },
    articles: ['61', '64', '62'],
  },
  {
    id: 'established',
    name: { nl: 'vaststaande verzaking', en: 'established revoke' },
    forms: { nl: ['vaststaan', 'vast komt te staan', 'staat vast'], en: ['established'] },
    also: ['vaststaan', 'verzaking staat vast', 'te laat om te herstellen', 'established'],
    meaning: {
      nl: 'Een verzaking die niet meer hersteld wordt, omdat de overtredende partij al verder speelde. Dan kunnen er slagen overgaan.',
      en: 'A revoke that is no longer corrected, because the offending side played on. Tricks may then be transferred.',
    },
    example: {
      nl: 'Oost verzaakt in slag 5 en speelt in slag 6. Nu staat de verzaking vast.',
      en: 'East revokes at trick 5 and plays to trick 6. The revoke is now established.',
    },
    articles: ['63', '64'],
  },
  {
    id: 'out-of-turn',
    name: { nl: 'voor de beurt', en: 'out of turn' },
    forms: { nl: ['voor de beurt voorspelen', 'voor zijn beurt'], en: ['out of rotation'] },
    also: [
      'niet aan de beurt',
      'verkeerde hand',
      'niet aan slag',
      'buiten de beurt',
      'lead out of turn',
      'out of rotation',
      'te vroeg uitgekomen',
    ],
    meaning: {
      nl: 'Bieden of voorspelen terwijl een ander dat moest doen. De tegenpartij mag het vaak accepteren.',
      en: 'To call or lead when it was for somebody else to do so. The other side may often accept it.',
    },
    example: {
      nl: 'Zuid is aan slag, maar Oost speelt ♣4 voor.',
      en: 'South is on lead, but East leads ♣4.',
    },
    articles: ['53', '29', '56'],
  },
  {
    id: 'premature',
    name: { nl: 'te vroeg', en: 'premature' },
    forms: { nl: ['voortijdig', 'te vroeg spelen'], en: ['prematurely', 'too early'] },
    also: [
      'voortijdig',
      'te vroeg gespeeld',
      'te snel gespeeld',
      'voor partner gespeeld',
      'played too early',
      'too soon',
    ],
    meaning: {
      nl: 'Een tegenspeler speelt in een slag vóór zijn eigen beurt. Speelt hij zo vóór zijn partner, dan mag de leider kiezen.',
      en: 'A defender plays to a trick before the own turn. If it is before partner, declarer gets a choice.',
    },
    example: {
      nl: 'Noord speelt ♦4 voor. Oost moet nog, maar West legt alvast ♦H neer.',
      en: '♦4 is led from North. It is East’s turn, but West already plays ♦K.',
    },
    articles: ['57', '57A'],
  },
  {
    id: 'simultaneous',
    name: { nl: 'gelijktijdig', en: 'simultaneous' },
    forms: { nl: ['tegelijk'], en: ['simultaneously', 'at the same time'] },
    also: [
      'tegelijk',
      'tegelijk gespeeld',
      'twee kaarten tegelijk',
      'kaarten plakken',
      'two cards at once',
      'same time',
    ],
    meaning: {
      nl: 'Op hetzelfde moment: twee spelers, of twee kaarten uit één hand. Artikel 58 zegt welke kaart telt.',
      en: 'At the same moment: two players, or two cards from one hand. Law 58 says which card counts.',
    },
    example: {
      nl: 'Aan ♥9 van Oost kleeft ♥3. Beide zijn te zien: Oost kiest welke hij speelt.',
      en: '♥3 sticks to East’s ♥9. Both can be seen: East chooses which is played.',
    },
    articles: ['58', '33'],
  },
  {
    id: 'defective-trick',
    name: { nl: 'onjuiste slag', en: 'defective trick' },
    forms: { nl: ['onvolledige slag', 'onjuiste slagen'], en: ['defective tricks'] },
    also: [
      'onvolledige slag',
      'slag van drie kaarten',
      'vijf kaarten in een slag',
      'kaart te weinig',
      'kaart over',
      'incomplete trick',
    ],
    meaning: {
      nl: 'Een slag waarin een hand geen kaart of meer dan één kaart speelde. Het gevolg hangt af van hoe vroeg men het merkt.',
      en: 'A trick to which a hand played no card, or more than one. What follows depends on how soon it is noticed.',
    },
    example: {
      nl: 'In slag 3 liggen maar drie kaarten: West vergat te spelen.',
      en: 'There are only three cards in trick 3: West forgot to play.',
    },
    articles: ['67'],
  },
];

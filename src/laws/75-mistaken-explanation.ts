// Law 75: mistaken explanation or mistaken call.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '75',
    editions: ['2017'],
    title: { nl: 'Foute uitleg of foute bieding', en: 'Mistaken explanation or call' },
    summary: {
      nl: 'Past de uitleg niet bij de kaarten, dan is de vraag: was de uitleg fout of de bieding? Alleen een foute uitleg is een overtreding.',
      en: 'If the explanation does not fit the cards, the question is: was the explanation wrong or the call? Only a wrong explanation is an infraction.',
    },
    refers: ['16B', '20F', '21', '40C'],
    search: ['foute uitleg of foute bieding', 'uitleg klopt niet', 'systeem vergeten'],
    source: 'B',
  },
  {
    id: '75A',
    editions: ['2017'],
    title: { nl: 'Leren uit partners uitleg', en: "Learning from partner's explanation" },
    summary: {
      nl: 'Hoort u uit partners uitleg dat hij uw bieding anders begrijpt? Voor u is dat ongeoorloofde informatie (OI), of de uitleg nu klopt of niet.',
      en: "Do you hear from partner's explanation that he reads your call differently? For you that is unauthorised information, whether the explanation is right or not.",
    },
    refers: ['16B'],
    search: ['partner legt anders uit', 'wakker geschud door partner'],
    source: 'B',
  },
  {
    id: '75B',
    editions: ['2017'],
    title: { nl: 'Foute uitleg', en: 'Mistaken explanation' },
    summary: {
      nl: 'De uitleg klopt niet met wat het paar heeft afgesproken. Dat is een overtreding. De tegenstanders worden zo nodig schadeloos gesteld.',
      en: 'The explanation does not match what the pair has agreed. That is an infraction. The opponents are compensated if need be.',
    },
    refers: ['20F', '21B', '47E'],
    search: ['foute uitleg', 'uitleg verbeteren'],
    source: 'B',
  },
  {
    id: '75B1',
    editions: ['2017'],
    title: { nl: 'Eigen uitleg was fout', en: 'Your own explanation was wrong' },
    summary: {
      nl: 'Merkt u dat u zelf iets fout uitlegde? Volg 20F4: roep de WL vóór de open uitkomst, of later zodra u het ontdekt.',
      en: 'Do you notice that you explained something wrongly? Follow 20F4: call the director before the opening lead is faced, or later when you notice.',
    },
    refers: ['20F4'],
    search: ['eigen uitleg verbeteren', 'ik gaf foute uitleg'],
    source: 'B',
  },
  {
    id: '75B2',
    editions: ['2017'],
    title: { nl: 'Uitleg van partner was fout', en: "Partner's explanation was wrong" },
    summary: {
      nl: 'Uit niets mag tijdens het bieden blijken dat partner fout uitlegde. Leider en blinde melden het na de laatste pas, tegenspelers pas na het spelen (20F5).',
      en: 'Nothing may show during the auction that partner explained wrongly. Declarer and dummy report it after the last pass, defenders only after play (20F5).',
    },
    refers: ['20F5'],
    search: ['partner legt fout uit', 'uitleg van partner verbeteren'],
    source: 'B',
  },
  {
    id: '75C',
    editions: ['2017'],
    title: { nl: 'Foute bieding, juiste uitleg', en: 'Mistaken call, right explanation' },
    summary: {
      nl: 'De uitleg klopt met de afspraak, maar de speler bood iets anders. Dat is geen overtreding: u hoeft niets te verbeteren of te melden en het resultaat blijft.',
      en: 'The explanation matches the agreement, but the player called something else. That is no infraction: nothing need be corrected or reported and the result stands.',
    },
    refers: ['21A', '40C'],
    search: ['verkeerd geboden', 'systeem vergeten', 'foute bieding'],
    source: 'B',
  },
  {
    id: '75D',
    editions: ['2017'],
    title: { nl: 'Wat was de afspraak?', en: 'What was the agreement?' },
    summary: {
      nl: 'Welke afspraak het paar had, stelt de WL vast aan de hand van bewijs, zoals de systeemkaart.',
      en: 'What the pair had agreed, the director establishes from evidence, such as the system card.',
    },
    refers: ['21B1'],
    search: ['bewijs van afspraak', 'systeemkaart als bewijs'],
    source: 'B',
  },
];

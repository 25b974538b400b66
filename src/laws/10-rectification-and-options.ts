// Law 10: who rectifies, and how a choice is made.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '10',
    editions: ['2017'],
    title: { nl: 'Rechtzetting en keuzes', en: 'Rectification and options' },
    summary: {
      nl: 'De WL bepaalt wat er na een onregelmatigheid gebeurt. Geven de spelregels een keuze, dan legt hij die helemaal uit.',
      en: 'The director decides what happens after an irregularity. Where the laws give a choice, he explains all of it.',
    },
    refers: ['9', '12'],
    search: ['rechtzetting', 'keuze', 'straf', 'wie beslist'],
    source: 'B',
  },
  {
    id: '10A',
    editions: ['2017'],
    title: { nl: 'Alleen de WL bepaalt de rechtzetting', en: 'Only the director rectifies' },
    summary: {
      nl: 'Spelers mogen elkaar geen rechtzetting opleggen of kwijtschelden. Dat doet alleen de WL. Wat u hier leest is dus uitleg, geen uitspraak.',
      en: 'Players may not impose or waive a rectification among themselves. Only the director does that. So what you read here explains; it does not rule.',
    },
    refers: ['9B'],
    search: ['zelf straf geven', 'kwijtschelden', 'laat maar', 'zonder arbiter regelen'],
    source: 'B',
  },
  {
    id: '10B',
    editions: ['2017'],
    title: { nl: 'Wat spelers zelf al regelden', en: 'What players already arranged' },
    summary: {
      nl: 'Regelden de spelers al iets zonder de WL? Dan beslist hij of dat zo blijft of wordt geschrapt.',
      en: 'Did the players already arrange something without the director? He then decides whether it stands or is cancelled.',
    },
    refers: ['10A', '11'],
    search: ['zelf geregeld', 'terugdraaien', 'onderling afgesproken'],
    source: 'B',
  },
  {
    id: '10C',
    editions: ['2017'],
    title: { nl: 'Kiezen na een onregelmatigheid', en: 'Choosing after an irregularity' },
    summary: {
      nl: 'Eerst legt de WL alle mogelijkheden uit. Daarna kiest wie mag kiezen, helemaal alleen. De voordeligste keuze is toegestaan.',
      en: 'First the director explains every option. Then the one who may choose does so, quite alone. The most profitable choice is allowed.',
    },
    refers: ['9B'],
    search: ['kiezen', 'opties', 'mogelijkheden', 'mag ik overleggen'],
    source: 'B',
  },
  {
    id: '10C1',
    editions: ['2017'],
    title: { nl: 'De WL legt alle keuzes uit', en: 'The director explains all options' },
    summary: {
      nl: 'Is er iets te kiezen, dan noemt de WL élke mogelijkheid, ook die weinig lijkt op te leveren.',
      en: 'If there is a choice, the director names every option, also those that seem to bring little.',
    },
    refers: ['9B'],
    search: ['alle opties', 'uitleg van de arbiter'],
    source: 'B',
  },
  {
    id: '10C2',
    editions: ['2017'],
    title: { nl: 'Kiezen zonder partner', en: 'Choosing without partner' },
    summary: {
      nl: 'De speler die mag kiezen, doet dat zonder overleg. Partner mag niets zeggen of laten merken.',
      en: 'The player who may choose does so without consultation. Partner may not say or show anything.',
    },
    refers: ['73'],
    search: ['overleggen met partner', 'samen kiezen', 'partner vragen'],
    source: 'B',
  },
  {
    id: '10C3',
    editions: ['2017'],
    title: { nl: 'De voordeligste keuze mag', en: 'The best choice is fair' },
    summary: {
      nl: 'Mag u kiezen, neem dan gerust wat u het meest oplevert. Dat is sportief.',
      en: 'If you have the choice, feel free to take what brings you most. That is sporting.',
    },
    refers: [],
    search: ['voordeligste keuze', 'profiteren van een fout', 'oneerlijk'],
    source: 'B',
  },
  {
    id: '10C4',
    editions: ['2017'],
    title: { nl: 'Voordeel na de rechtzetting', en: 'Gaining after rectification' },
    summary: {
      nl: 'Is alles rechtgezet, dan mag ook de overtredende partij gewoon zo goed mogelijk verder bieden en spelen. Let wel op 16C2, 27 en 72C.',
      en: 'Once all is rectified, the offending side too may bid and play on as well as it can. But mind 16C2, 27 and 72C.',
    },
    refers: ['16C2', '27', '72C'],
    search: ['voordeel na eigen fout', 'toch een top'],
    source: 'B',
  },
];

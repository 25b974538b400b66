// Law 72: playing within the laws.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '72',
    editions: ['2017'],
    title: { nl: 'Algemene beginselen', en: 'General principles' },
    summary: {
      nl: 'Iedereen speelt om te winnen, binnen de spelregels. Met opzet een regel overtreden of iets verbergen mag nooit.',
      en: 'Everyone plays to win, within the laws. Breaking a law on purpose or hiding something is never allowed.',
    },
    refers: ['9A', '12'],
    search: ['eerlijk spelen', 'opzettelijke fout', 'beginselen', 'sportief'],
    source: 'B',
  },
  {
    id: '72A',
    editions: ['2017'],
    title: { nl: 'Winnen binnen de regels', en: 'Winning within the laws' },
    summary: {
      nl: 'Probeer een zo goed mogelijke score te halen, maar blijf daarbij binnen de spelregels en de goede omgangsvormen.',
      en: 'Try to score as well as you can, but stay within the laws and good manners.',
    },
    refers: ['10C'],
    search: ['winnen', 'zo goed mogelijk spelen'],
    source: 'B',
  },
  {
    id: '72B',
    editions: ['2017'],
    title: { nl: 'Opzet, melden en verbergen', en: 'Intent, reporting and hiding' },
    summary: {
      nl: 'Opzettelijk overtreden mag niet. Een eigen overtreding melden hoeft meestal niet. Haar verbergen mag niet.',
      en: 'Breaking a law on purpose is not allowed. Reporting your own infraction is usually not required. Hiding it is not allowed.',
    },
    refers: ['9A'],
    search: ['opzet', 'melden', 'verbergen'],
    source: 'B',
  },
  {
    id: '72B1',
    editions: ['2017'],
    title: { nl: 'Nooit met opzet', en: 'Never on purpose' },
    summary: {
      nl: 'Overtreed geen regel met opzet, ook niet wanneer u de rechtzetting graag voor lief neemt.',
      en: 'Do not break a law on purpose, not even if you gladly accept the rectification.',
    },
    refers: ['10'],
    search: ['expres', 'met opzet', 'straf voor lief nemen'],
    source: 'B',
  },
  {
    id: '72B2',
    editions: ['2017'],
    title: { nl: 'Eigen overtreding melden', en: 'Reporting your own infraction' },
    summary: {
      nl: 'Meestal hoeft u een overtreding van uw eigen partij niet te melden. Soms wel: bij foute uitleg (20F), een herstelbare verzaking (62A) of een slag die u niet toekomt (79A2).',
      en: 'Usually you need not report an infraction by your own side. Sometimes you must: a wrong explanation (20F), a revoke that can be corrected (62A) or a trick that is not yours (79A2).',
    },
    refers: ['9A', '20F', '62A', '79A2'],
    search: ['eigen fout melden', 'moet ik het zeggen'],
    source: 'B',
  },
  {
    id: '72B3',
    editions: ['2017'],
    title: { nl: 'Niets verbergen', en: 'Hiding nothing' },
    summary: {
      nl: 'Doe niets om een overtreding van uw kant te verbergen.',
      en: 'Do nothing to hide an infraction by your side.',
    },
    refers: ['66'],
    search: ['verbergen', 'kaarten door elkaar', 'nog een keer verzaken'],
    source: 'B',
  },
  {
    id: '72C',
    editions: ['2017'],
    title: { nl: 'Had men het nadeel kunnen beseffen?', en: 'Could the harm have been foreseen?' },
    summary: {
      nl: 'Kon de overtreder toen beseffen dat zijn onregelmatigheid de ander zou kunnen schaden? De WL laat eerst gewoon uitspelen. Had de overtredende partij er voordeel van, dan volgt een AS. Opzet hoeft niet te blijken.',
      en: 'Could the offender then have realised that his irregularity might well harm the other side? The director first lets the board be played out. If the offending side gained, the score is adjusted. Intent need not be shown.',
    },
    refers: ['12B1', '12C1'],
    search: ['besef van nadeel', 'had kunnen weten', 'voordeel uit eigen fout', 'opzettelijk laten vallen'],
    source: 'S',
  },
];

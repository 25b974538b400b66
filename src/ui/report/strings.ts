// Labels of the report form and of what is picked in it.
import type { Text } from '../../text';
import type { Silence } from './scene';

export const TITLE: Text = { nl: 'Wat is er gebeurd?', en: 'What happened?' };
export const STEP_BACK: Text = { nl: 'Vorige vraag', en: 'Previous question' };
export const CANCEL: Text = { nl: 'Niet melden', en: 'Do not report' };
export const UNKNOWN: Text = { nl: 'Weet ik niet', en: 'I do not know' };
export const DONE: Text = { nl: 'Klaar', en: 'Done' };
export const OTHER: Text = { nl: 'Staat het er niet bij?', en: 'Not in this list?' };
export const OTHER_MORE: Text = {
  nl: 'Zoek het op bij de spelregels, of vraag het de WL.',
  en: 'Look it up in the laws, or ask the Director.',
};
export const STUCK: Text = {
  nl: 'Dan kan Slagwacht hier niets over zeggen. Roep de WL: die zoekt eerst uit wat er gebeurd is. Het gaat om deze artikelen: {laws}.',
  en: 'Then Slagwacht can say nothing about it. Call the Director, who first finds out what happened. The laws are: {laws}.',
};
export const SILENCE: Readonly<Record<Silence, Text>> = {
  dummy: {
    nl: 'U bent de blinde, of dat is niet te zien. Tijdens het spelen wijst de blinde niet op een fout (43). Na afloop van het spel kunt u hier melden.',
    en: 'You are dummy, or it cannot be seen whether you are. During the play dummy does not draw attention to an error (43). After the board you can report here.',
  },
  director: {
    nl: 'U bent WL en speelt dit spel zelf, of hebt dat nog niet gezegd. Dan toont Slagwacht alleen de spelregels.',
    en: 'You are the Director and play this board yourself, or have not said so yet. Then Slagwacht shows the laws only.',
  },
  spectator: {
    nl: 'Bevestig eerst in het venster dat u niet meespeelt. Daarna kunt u hier melden.',
    en: 'First confirm in the panel that you do not play. Then you can report here.',
  },
};
export const NO_TABLE: Text = {
  nl: 'Er is nu geen tafel te lezen. Melden kan op een lege tafel, die u zelf invult.',
  en: 'No table can be read now. You can report on an empty table that you fill in yourself.',
};
export const PICK_HINT: Text = {
  nl: 'Typen mag ook: eerst de kleur (S, H, R of K), dan de kaart.',
  en: 'You can also type: first the suit (S, H, D or C), then the card.',
};
export const NONE_PICKED: Text = { nl: 'Nog niets gekozen', en: 'Nothing picked yet' };
export const LEVEL: Text = { nl: 'Hoogte', en: 'Level' };
export const STRAIN: Text = { nl: 'Kleur', en: 'Strain' };
export const DOUBLED: Text = { nl: 'Gedoubleerd?', en: 'Doubled?' };
export const DOUBLES: readonly Text[] = [
  { nl: 'Nee', en: 'No' },
  { nl: 'Doublet', en: 'Doubled' },
  { nl: 'Redoublet', en: 'Redoubled' },
];
export const DECLARER: Text = { nl: 'Leider', en: 'Declarer' };

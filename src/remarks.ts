// What to say about a record that cannot be right. About the writing, never about a player.
import type { Remark, RemarkCode } from './detect/record';
import type { Say, Text } from './text';

const TEXTS: Readonly<Record<RemarkCode, Text>> = {
  'record-inconsistent': {
    nl: 'Het verslag klopt hier niet: {seat} kan {card} in slag {trick} niet spelen. Wat erna komt is niet beoordeeld.',
    en: 'The record is inconsistent here: {seat} cannot play {card} in trick {trick}. What follows was not judged.',
  },
  'play-garbled': {
    nl: 'In slag {trick} of ervoor ontbreken kaarten in het verslag. Over niet bekennen is daarom niets te zeggen.',
    en: 'Cards are missing from the record in or before trick {trick}, so nothing can be said about following suit.',
  },
  'lead-misrecorded': {
    nl: 'In slag {trick} is de voorgespeelde kaart waarschijnlijk verkeerd genoteerd. Controleer het verslag.',
    en: 'The card led to trick {trick} was probably written down wrongly. Check the record.',
  },
  'mark-unfounded': {
    nl: 'Het verslag noemt {card} van {seat} in slag {trick} een verzaking, maar de kaarten spreken dat tegen.',
    en: 'The record calls {card} by {seat} in trick {trick} a revoke, but the cards contradict it.',
  },
  'unmarked-call': {
    nl: 'Een bieding van {seat} past niet in dit biedverloop. Waarschijnlijk is het biedverloop verkeerd genoteerd.',
    en: 'A call by {seat} does not fit this auction. The auction was probably written down wrongly.',
  },
  'unmarked-play': {
    nl: '{card} van {seat} past niet in de volgorde van het spelen. Waarschijnlijk is het spel verkeerd genoteerd.',
    en: '{card} by {seat} does not fit the order of play. The play was probably written down wrongly.',
  },
  'unmarked-deal': {
    nl: 'In het verslag hebben de vier handen niet elk dertien kaarten.',
    en: 'The four hands in the record do not hold thirteen cards each.',
  },
};

export function sayRemark(remark: Remark): Say {
  return {
    text: TEXTS[remark.code],
    with: {
      ...(remark.seat === null ? {} : { seat: { seat: remark.seat } }),
      ...(remark.card === null ? {} : { card: { card: remark.card } }),
      ...(remark.trick === null ? {} : { trick: remark.trick }),
    },
  };
}

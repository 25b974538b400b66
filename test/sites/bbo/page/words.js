// What the table says, in English, Dutch and a language that does not exist: whoever reads the page by its words fails there.

const EN = {
  seats: { S: 'South', W: 'West', N: 'North', E: 'East' },
  initials: { S: 'S', W: 'W', N: 'N', E: 'E' },
  ranks: { T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  calls: { P: 'Pass', X: 'Dbl', XX: 'Rdbl' },
  notrump: 'NT',
  yes: 'Yes',
  no: 'No',
  sit: 'Sit!',
  alert: 'Alert',
  claim: (seat, tricks, result) => `${seat}: I claim ${tricks} more tricks. Contract ${result}. Do you accept?`,
  making: (difference) => (difference < 0 ? `down ${difference}` : `making +${difference}`),
  claimed: (tricks) => `${tricks} tricks claimed`,
  taken: (tricks) => `${tricks} tricks taken`,
  passedOut: 'Passed out',
  claimRejected: 'Claim rejected',
  undo: (seat) => `${seat} asks to undo. Do you accept?`,
  undoDone: 'Undo accepted',
  undoRefused: 'Undo refused',
  director: 'A player has called the director',
  reseated: 'Switching seats so that player can declare',
  menu: ['Undo', 'Director', 'Leave table'],
  claimButton: 'Claim',
};

const NL = {
  seats: { S: 'Zuid', W: 'West', N: 'Noord', E: 'Oost' },
  initials: { S: 'Z', W: 'W', N: 'N', E: 'O' },
  ranks: { T: '10', J: 'B', Q: 'V', K: 'H', A: 'A' },
  calls: { P: 'Pas', X: 'Dbl', XX: 'Rdbl' },
  notrump: 'SA',
  yes: 'Ja',
  no: 'Nee',
  sit: 'Ga zitten!',
  alert: 'Alert',
  claim: (seat, tricks, result) => `${seat}: ik claim nog ${tricks} slagen. Contract ${result}. Gaat u akkoord?`,
  making: (difference) => (difference < 0 ? `${difference} down` : `gemaakt +${difference}`),
  claimed: (tricks) => `${tricks} slagen geclaimd`,
  taken: (tricks) => `${tricks} slagen gemaakt`,
  passedOut: 'Rondgepast',
  claimRejected: 'Claim geweigerd',
  undo: (seat) => `${seat} wil iets ongedaan maken. Gaat u akkoord?`,
  undoDone: 'Ongedaan gemaakt',
  undoRefused: 'Ongedaan maken geweigerd',
  director: 'Een speler heeft de arbiter geroepen',
  reseated: 'Van plaats gewisseld zodat de speler kan spelen',
  menu: ['Ongedaan maken', 'Arbiter', 'Tafel verlaten'],
  claimButton: 'Claimen',
};

const INVENTED = {
  seats: { S: 'Gorul', W: 'Tivem', N: 'Mipsa', E: 'Vesho' },
  initials: { S: 'G', W: 'T', N: 'M', E: 'V' },
  ranks: { T: '10', J: 'Ľ', Q: 'Ř', K: 'Ŵ', A: 'Ž' },
  calls: { P: 'Nul', X: 'Kat', XX: 'Dukat' },
  notrump: 'ZO',
  yes: 'Ek',
  no: 'Um',
  sit: 'Pom!',
  alert: 'Huj',
  claim: (seat, tricks, result) => `${seat}: lom ${tricks} varis. Bonk ${result}. Sul ek?`,
  making: (difference) => (difference < 0 ? `dur ${difference}` : `fil +${difference}`),
  claimed: (tricks) => `${tricks} varis lomel`,
  taken: (tricks) => `${tricks} varis pakel`,
  passedOut: 'Nulka',
  claimRejected: 'Lom umel',
  undo: (seat) => `${seat} rinto blek. Sul ek?`,
  undoDone: 'Rinto ekel',
  undoRefused: 'Rinto umel',
  director: 'Salvo trimtel',
  reseated: 'Plek hopel',
  menu: ['Rinto', 'Trimt', 'Wegge'],
  claimButton: 'Lom',
};

export const LANGUAGES = { en: EN, nl: NL, zz: INVENTED };

export const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' };
export const rankText = (words, rank) => words.ranks[rank] ?? rank;

/** A call as it is written in one line: `1♥`, `3NT`, `Pass`. */
export const callText = (call, words) =>
  /^\d/.test(call) ? `${call[0]}${call[1] === 'N' ? words.notrump : SIGNS[call[1]]}` : words.calls[call];

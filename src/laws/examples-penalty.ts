// Examples: cards that a defender shows, and penalty cards (laws 49 to 52).
import type { Examples } from './examples';

export const penaltyExamples: Examples = {
  '49': {
    nl: 'West laat ♥H open op tafel vallen. Oost kon de kaart zien: ♥H is een strafkaart. Zag alleen Zuid de kaart, dan niet.',
    en: 'West drops ♥K face up. East could see it: ♥K is a penalty card. If only South saw it, it is not.',
  },
  '50': {
    nl: '♥H van West ligt open. Als er harten worden gespeeld, moet West ♥H spelen. Komt Oost aan slag, dan kiest Zuid eerst.',
    en: '♥K of West lies face up. When hearts are led, West must play ♥K. When East gets the lead, South chooses first.',
  },
  '50A': {
    nl: 'West wil ♥H terug in zijn hand steken. Dat mag nog niet: de kaart blijft open liggen.',
    en: 'West wants to put ♥K back into the hand. Not yet: the card stays face up.',
  },
  '50B': {
    nl: '♥6 viel per ongeluk: klein. ♥10 viel per ongeluk: groot, want een honneur. ♥6 voor de beurt voorgespeeld: groot, want bewust gespeeld.',
    en: '♥6 fell by accident: minor. ♥10 fell by accident: major, being an honour. ♥6 led out of turn: major, being played on purpose.',
  },
  '50C': {
    nl: '♠5 van West is een kleine strafkaart. Er komt schoppen. West heeft ♠V, ♠8 en ♠5: ♠V of ♠5 mag, ♠8 niet.',
    en: '♠5 of West is a minor penalty card. Spades are led. West has ♠Q, ♠8 and ♠5: ♠Q or ♠5, but not ♠8.',
  },
  '50D': {
    nl: '♦V van Oost is een grote strafkaart. Wordt er ruiten gespeeld, dan ♦V. Heeft Oost geen klaveren en komt er klaveren, dan ook ♦V.',
    en: '♦Q of East is a major penalty card. If diamonds are led, ♦Q. If clubs are led and East has none, ♦Q too.',
  },
  '50D1': {
    nl: 'Oost is aan slag en ♦V ligt open voor hem. Hij moet ♦V voorspelen.',
    en: 'East is on lead with ♦Q face up, and must lead ♦Q.',
  },
  '50D1a': {
    nl: 'Er komt harten. Oost heeft geen harten en ♦V ligt open. Afgooien mag, dus het moet met ♦V.',
    en: 'Hearts are led. East has none and ♦Q lies face up. A discard is legal, so it must be ♦Q.',
  },
  '50D1b': {
    nl: 'Er komt harten. Oost heeft ♥2 en de strafkaart ♦V. Eerst bekennen: ♥2. ♦V blijft liggen.',
    en: 'Hearts are led. East has ♥2 and the penalty card ♦Q. Following suit comes first: ♥2. ♦Q stays.',
  },
  '50D2': {
    nl: '♥H van West ligt open, en Oost komt aan slag. Oost wacht. Zuid zegt: “Geen harten”, “Wel harten” of “Kies zelf maar”.',
    en: '♥K of West lies face up, and East gets the lead. East waits. South says: “No heart”, “A heart” or “As you like”.',
  },
  '50D2a': {
    nl: 'Zuid verbiedt harten. West steekt ♥H in zijn hand. Oost speelt geen harten voor, zolang hij aan slag blijft.',
    en: 'South forbids hearts. West picks up ♥K. East leads no heart as long as East retains the lead.',
  },
  '50D2b': {
    nl: 'Zuid zegt “Kies maar”. Oost speelt ♣4 voor, en ♥H blijft liggen. Blijft Oost aan slag, dan kiest Zuid opnieuw.',
    en: 'South says “As you like”. East leads ♣4, and ♥K stays. If East retains the lead, South chooses again.',
  },
  '50E': {
    nl: 'Ligt ♥H nog open, dan mag Oost weten dat West hem moet spelen. Is ♥H opgenomen, dan mag Oost er niets meer mee doen.',
    en: 'While ♥K lies there, East may know that West has to play it. Once it is picked up, East may do nothing with it.',
  },
  '51': {
    nl: '♥H en ♠3 van West vielen allebei. Het zijn er twee, dus ook ♠3 is nu groot.',
    en: '♥K and ♠3 of West both fell. There are two, so ♠3 is major now too.',
  },
  '51A': {
    nl: 'West heeft geen klaveren en twee strafkaarten, ♥H en ♠3. Er komt klaveren. Zuid wijst aan: ♠3.',
    en: 'West has no clubs and two penalty cards, ♥K and ♠3. Clubs are led. South points at ♠3.',
  },
  '51B': {
    nl: 'Oost komt aan slag. Zuid mag harten eisen, of schoppen eisen, of een van beide of allebei verbieden, of vrijlaten.',
    en: 'East gets the lead. South may require hearts or spades, or forbid one or both of them, or leave it.',
  },
  '51B1': {
    nl: '♥H en ♥4 van West liggen open. Zuid verbiedt harten. West neemt beide kaarten op.',
    en: '♥K and ♥4 of West lie face up. South forbids hearts. West picks up both.',
  },
  '51B2': {
    nl: '♥H en ♠3 liggen open. Zuid eist harten. West neemt alleen ♥H op; ♠3 blijft liggen.',
    en: '♥K and ♠3 lie face up. South requires a heart. West picks up ♥K only; ♠3 stays.',
  },
  '52': {
    nl: '♦V van Oost ligt open. Er komt ruiten en Oost speelt ♦3. Zuid mag ♦3 accepteren, of ♦V eisen; dan wordt ♦3 een grote strafkaart.',
    en: '♦Q of East lies face up. Diamonds are led and East plays ♦3. South may accept ♦3, or require ♦Q; then ♦3 becomes a major penalty card.',
  },
  '52B1': {
    nl: 'Zuid speelde al verder. Daarmee is ♦3 geaccepteerd. ♦V blijft liggen.',
    en: 'South has played on already. That accepts ♦3. ♦Q stays.',
  },
};

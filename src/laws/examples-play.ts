// Examples: dummy, the play of a card, naming it, taking it back (laws 42 to 48).
import type { Examples } from './examples';

export const playExamples: Examples = {
  '42': {
    nl: 'Zuid gooit ♦3 af op schoppen. Noord, de blinde, mag vragen: “Geen schoppen meer, partner?”',
    en: 'South throws ♦3 on a spade. North, dummy, may ask: “No more spades, partner?”',
  },
  '43': {
    nl: 'Noord is blinde en zegt: “Oost speelde voor de beurt.” Dat mag Noord tijdens het spelen niet zeggen.',
    en: 'North is dummy and says: “East led out of turn.” Dummy may not say that during play.',
  },
  '43A2': {
    nl: 'Noord loopt om en kijkt in de hand van West. Daarna mag Noord zijn partner niet meer waarschuwen.',
    en: 'North walks round and looks into West’s hand. After that North may no longer warn partner.',
  },
  '44C': {
    nl: 'Er wordt ♣5 voorgespeeld. Oost heeft ♣2 en een strafkaart ♥H. Oost speelt ♣2: bekennen gaat voor.',
    en: '♣5 is led. East has ♣2 and a penalty card ♥K. East plays ♣2: following suit comes first.',
  },
  '45': {
    nl: 'Oost houdt ♠V zo dat West de kaart kan zien. ♠V is gespeeld. Houdt Zuid, de leider, ♠V nog boven zijn hand, dan niet.',
    en: 'East holds ♠Q so that West could see it. ♠Q is played. If South, declarer, still holds it above the hand, it is not.',
  },
  '45C2': {
    nl: 'Zuid legt ♦B open op tafel, maar houdt er een vinger op. De kaart is gespeeld.',
    en: 'South puts ♦J face up on the table with a finger still on it. The card is played.',
  },
  '45C4b': {
    nl: 'Zuid wil ♣A uit de blinde, maar zegt door een verspreking “klaveren twee”. Zegt hij het meteen, en speelde hij nog niet verder, dan mag het ♣A worden.',
    en: 'South wants ♣A from dummy, but a slip of the tongue says “club two”. Said at once, with no card played after it, it may become ♣A.',
  },
  '45D': {
    nl: 'Zuid noemt ♦4, Noord legt ♦V neer. Oost ziet het meteen: ♦V gaat terug en ♦4 wordt gespeeld.',
    en: 'South calls ♦4, North puts down ♦Q. East sees it at once: ♦Q goes back and ♦4 is played.',
  },
  '45E': {
    nl: 'In een volle slag legt West ook nog ♠H. Voor West wordt het een grote strafkaart.',
    en: 'West adds ♠K to a trick that is full. For West it becomes a major penalty card.',
  },
  '45F': {
    nl: 'Noord, de blinde, raakt ♥7 al aan voordat Zuid iets noemde. Roep de WL; het spel gaat door.',
    en: 'North, dummy, touches ♥7 before South named anything. Call the Director; play goes on.',
  },
  '46': {
    nl: 'De blinde heeft ♥A, ♥9 en ♥3. Zuid zegt alleen “harten”. De blinde speelt ♥3.',
    en: 'Dummy has ♥A, ♥9 and ♥3. South just says “heart”. Dummy plays ♥3.',
  },
  '46A': {
    nl: '“Ruiten vrouw” is volledig: kleur en hoogte.',
    en: '“Queen of diamonds” is complete: suit and rank.',
  },
  '46B': {
    nl: 'Zuid zei vooraf: “Ik troef alle ruiten laag in de blinde.” Er komt ♦A en hij zegt alleen “laag”. Kennelijk bedoelt hij een lage troef; de WL beslist of dat vaststaat.',
    en: 'South said before: “I ruff all diamonds low in dummy.” ♦A is led and South just says “low”. A low trump seems to be meant; the Director decides whether that is beyond doubt.',
  },
  '46B1': {
    nl: 'Er liggen klaveren. De blinde heeft ♣A, ♣V en ♣4. Zuid zegt “laag”: ♣4. Zegt hij “hoog”: ♣A.',
    en: 'Clubs are led. Dummy has ♣A, ♣Q and ♣4. South says “low”: ♣4. If “high”: ♣A.',
  },
  '46B2': {
    nl: 'De blinde heeft ♠H, ♠8 en ♠2. Zuid zegt “schoppen”: ♠2.',
    en: 'Dummy has ♠K, ♠8 and ♠2. South says “spade”: ♠2.',
  },
  '46B3': {
    nl: 'De blinde won met ♦A en is aan slag. Zuid zegt “heer”: dat is ♦H, als die er ligt.',
    en: 'Dummy won with ♦A and is on lead. South says “king”: that is ♦K, if it is there.',
  },
  '46B4': {
    nl: 'Zuid zegt “♣10”, maar de blinde heeft geen ♣10. Het telt niet; Zuid noemt een andere kaart.',
    en: 'South says “♣10”, but dummy has no ♣10. It does not count; South names another card.',
  },
  '46B5': {
    nl: 'Zuid zegt “speel maar iets”. West zegt: “♥A dan.” Mag die gespeeld worden, dan is het ♥A.',
    en: 'South says “play anything”. West says: “♥A then.” If it may be played, it is ♥A.',
  },
  '47': {
    nl: 'Zuid pakte ♠A terwijl hij ♠4 wilde. Volgens de spelregels blijft ♠A liggen.',
    en: 'South pulled ♠A when ♠4 was wanted. By the laws ♠A stays.',
  },
  '47B': {
    nl: 'Oost verzaakt met ♣2 en merkt het meteen. ♣2 komt terug, ♦9 wordt gespeeld. Voor een tegenspeler blijft ♣2 als strafkaart liggen.',
    en: 'East revokes with ♣2 and notices at once. ♣2 comes back and ♦9 is played. With a defender ♣2 stays as a penalty card.',
  },
  '47D': {
    nl: 'West herstelt een verzaking. Zuid speelde daarna ♦A en mag nu een andere kaart kiezen.',
    en: 'West corrects a revoke. South played ♦A after it and may now choose another card.',
  },
  '47E1': {
    nl: '“U bent aan slag”, zegt Zuid. Oost speelt ♣H, maar West was aan slag. ♣H gaat terug en is geen strafkaart.',
    en: '“You are on lead”, says South. East plays ♣K, but it was West’s lead. ♣K goes back and is no penalty card.',
  },
  '47E2': {
    nl: 'Noord legt 2♦ fout uit en West komt daarop uit. Noord verbetert meteen, nog voor de volgende kaart: West mag een andere uitkomst kiezen.',
    en: 'North explains 2♦ wrongly and West leads on it. North corrects at once, before the next card: West may choose another lead.',
  },
  '47F': {
    nl: 'Oost trekt ♥V terwijl hij ♥7 wilde. Er is geen artikel dat dat herstelt: ♥V ligt.',
    en: 'East pulls ♥Q meaning ♥7. No article undoes that: ♥Q is played.',
  },
  '48': {
    nl: 'Zuid, de leider, laat ♠A en ♥3 vallen. Hij steekt ze weer in zijn hand.',
    en: 'South, declarer, drops ♠A and ♥3, and puts them back into the hand.',
  },
};

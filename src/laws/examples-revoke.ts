// Examples: revokes, tricks turned over, tricks with too many or too few cards (laws 61 to 67).
import type { Examples } from './examples';

export const revokeExamples: Examples = {
  '61': {
    nl: 'Er wordt ♦5 voorgespeeld. Oost heeft ♦9 tussen zijn harten zitten en gooit ♣2 af. Oost heeft verzaakt.',
    en: '♦5 is led. East has ♦9 hidden among the hearts and throws ♣2. East has revoked.',
  },
  '61A': {
    nl: 'Zuid verbood harten. Oost speelt toch harten voor terwijl hij schoppen had: ook dat is verzaken.',
    en: 'South forbade hearts. East leads a heart all the same with spades in hand: that is a revoke too.',
  },
  '61B': {
    nl: 'Oost gooit ♣2 af. West mag vragen: “Geen ruiten meer?” Maar zo’n vraag kan Oost-West OI geven.',
    en: 'East throws ♣2. West may ask: “No more diamonds?” But such a question can give East-West UI.',
  },
  '62': {
    nl: 'Oost merkt het nog in dezelfde slag. ♣2 gaat terug, ♦9 wordt gespeeld. ♣2 wordt een grote strafkaart.',
    en: 'East notices in the same trick. ♣2 goes back, ♦9 is played. ♣2 becomes a major penalty card.',
  },
  '62B2': {
    nl: 'Zuid, de leider, verzaakt met ♣2 en herstelt. ♣2 gaat gewoon terug in zijn hand.',
    en: 'South, declarer, revokes with ♣2 and corrects it. ♣2 just goes back into the hand.',
  },
  '62C1': {
    nl: 'Na ♣2 van Oost speelde Zuid ♦A. Nu Oost ♦9 speelt, mag Zuid ♦A terugnemen en een andere ruiten kiezen.',
    en: 'After East’s ♣2 South played ♦A. Now that East plays ♦9, South may take back ♦A and choose another diamond.',
  },
  '62D1': {
    nl: 'Oost heeft ♠2 en ♦9 over en gooit in slag 12 ♠2 op ruiten. Dat wordt altijd hersteld, ook als slag 13 al gespeeld is.',
    en: 'East has ♠2 and ♦9 left and at trick 12 throws ♠2 on a diamond. That is always corrected, even when trick 13 has been played.',
  },
  '63': {
    nl: 'Oost verzaakt in slag 5. West speelt voor in slag 6. Nu staat de verzaking vast.',
    en: 'East revokes at trick 5. West leads to trick 6. The revoke is now established.',
  },
  '63A3': {
    nl: 'Oost verzaakt in slag 9 en zegt: “De rest is voor ons.” Ook daarmee staat de verzaking vast.',
    en: 'East revokes at trick 9 and says: “The rest is ours.” That establishes the revoke too.',
  },
  '64': {
    nl: 'Oost troefde ruiten met ♠2, won die slag, en zijn partij won er later nog een. Oost had nog ♦9: twee slagen gaan over.',
    en: 'East ruffed a diamond with ♠2, won that trick, and the side won another one later. East still had ♦9: two tricks go over.',
  },
  '64A1': {
    nl: 'Oost won de verzakingsslag zelf met ♠2, en Oost-West won daarna geen slag meer. Eén slag gaat over.',
    en: 'East won the revoke trick with ♠2, and East-West won no trick after it. One trick goes over.',
  },
  '64A2': {
    nl: 'Oost gooide ♣2 af en won de slag niet. Oost-West won later slag 10. Eén slag gaat over.',
    en: 'East threw ♣2 and did not win the trick. East-West won trick 10 later. One trick goes over.',
  },
  '64B1': {
    nl: 'Oost verzaakte in slag 11, en Zuid won de laatste drie slagen. Er gaat niets over.',
    en: 'East revoked at trick 11, and South won the last three tricks. Nothing goes over.',
  },
  '64B3': {
    nl: 'Zuid noemt ♣4 uit de blinde, terwijl daar nog een ruiten ligt. Iedereen kon het zien: er gaat geen slag over.',
    en: 'South names ♣4 from dummy, which still has a diamond. Everybody could see it: no trick goes over.',
  },
  '64C': {
    nl: 'Door de verzaking kon Zuid de blinde niet meer bereiken en miste drie slagen. Er ging er één over. De WL geeft de andere twee met een arbitrale score.',
    en: 'The revoke cut South off from dummy and cost three tricks. One went over. The Director gives the other two by an adjusted score.',
  },
  '65': {
    nl: 'Noord-Zuid wint een slag. Noord en Zuid leggen hun kaart met de lange kant naar elkaar, Oost en West andersom.',
    en: 'North-South wins a trick. North and South put their cards lengthwise towards each other, East and West the other way.',
  },
  '65B': {
    nl: 'Zuid ziet in slag 6 dat Noord slag 5 verkeerd heeft liggen. Zolang Noord-Zuid nog niet in slag 6 speelde, mag hij het zeggen.',
    en: 'South sees that North has trick 5 lying the wrong way. As long as North-South has not played to trick 6, South may say so.',
  },
  '66': {
    nl: 'U lette even niet op. Ligt uw eigen kaart nog open, dan vraagt u: “Mag ik de slag nog even zien?”',
    en: 'You were not paying attention. While your own card still lies face up, you ask: “May I see the trick again?”',
  },
  '66C': {
    nl: 'U denkt dat Oost in slag 4 verzaakte. U draait geen kaarten om, maar roept de WL.',
    en: 'You think that East revoked at trick 4. You turn over no cards, but call the Director.',
  },
  '67': {
    nl: 'In slag 3 liggen drie kaarten: West vergat te spelen. Of er liggen er vijf: aan ♥9 zat ♥3 vast.',
    en: 'There are three cards in trick 3: West forgot to play. Or there are five: ♥3 was stuck to ♥9.',
  },
  '67A': {
    nl: 'Nog niemand speelde in slag 4. West legt zijn kaart alsnog bij, en bekent als dat kan.',
    en: 'Nobody has played to trick 4. West adds a card after all, and follows suit if possible.',
  },
  '67A1': {
    nl: 'Er lag ♦5, ♦H en ♦2. West legt ♦9 bij, want hij heeft nog een ruiten.',
    en: 'There were ♦5, ♦K and ♦2. West adds ♦9, having a diamond left.',
  },
  '67A2': {
    nl: 'West speelde ♥9 met ♥3 eraan vast. Beide waren te zien: artikel 58B zegt hoe het verdergaat.',
    en: 'West played ♥9 with ♥3 stuck to it. Both could be seen: article 58B says how it goes on.',
  },
  '67B': {
    nl: 'In slag 10 heeft West een kaart meer dan de anderen. De WL telt de slagen: in slag 3 ontbreekt er een.',
    en: 'At trick 10 West has one card more than the others. The Director counts the tricks: one is missing from trick 3.',
  },
  '67B1': {
    nl: 'Slag 3 was ruiten. West heeft nog ♦9 en legt die bij. De slag houdt zijn winnaar, en er kan één slag overgaan.',
    en: 'Trick 3 was diamonds. West still has ♦9 and adds it. The trick keeps its winner, and one trick may go over.',
  },
  '67B2': {
    nl: 'West heeft een kaart te weinig: in slag 3 lag ook ♥3. Die gaat terug in zijn hand. De slag houdt zijn winnaar.',
    en: 'West has one card too few: ♥3 was in trick 3 as well. It goes back into the hand. The trick keeps its winner.',
  },
  '67B3': {
    nl: '♣2 van Oost lag op de grond in plaats van bij slag 3. Oost legt hem bij de gespeelde kaarten terug.',
    en: '♣2 of East lay on the floor instead of with trick 3. East puts it back with the played cards.',
  },
};

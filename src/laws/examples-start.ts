// Examples: before the auction, after an irregularity, scores, information (laws 7 to 22).
import type { Examples } from './examples';

export const startExamples: Examples = {
  '7': {
    nl: 'Na afloop stopt Noord zijn kaarten in het vak van Oost. Aan de volgende tafel zijn twee handen verwisseld.',
    en: 'After play North puts the cards into East’s pocket. At the next table two hands are swapped.',
  },
  '7B': {
    nl: 'U telt uw kaarten gedekt en komt op twaalf. U kijkt nog niet en roept de WL.',
    en: 'You count your cards face down and find twelve. You do not look yet and call the Director.',
  },
  '9': {
    nl: 'West speelt ♦7 terwijl Zuid aan slag is. Noord-Zuid zegt: “Dat was voor de beurt”, en roept de WL. Niemand pakt iets terug.',
    en: 'West plays ♦7 while South is on lead. North-South says: “That was out of turn”, and calls the Director. Nobody takes anything back.',
  },
  '9A': {
    nl: 'Noord is blinde en ziet Oost verzaken. Hij zwijgt tot het spelen klaar is, en zegt het dan.',
    en: 'North is dummy and sees East revoke. North is silent until play is over, and then says so.',
  },
  '9B': {
    nl: 'Oost zegt: “Er viel een kaart.” Nu mag ook Noord, de blinde, de WL roepen.',
    en: 'East says: “A card was dropped.” Now North, dummy, may call the Director too.',
  },
  '10A': {
    nl: '“Laat maar, pak die kaart terug”, zegt Zuid aardig. Dat mag Zuid niet beslissen; de WL wel.',
    en: '“Never mind, take that card back”, says South kindly. That is not for South to decide, but for the Director.',
  },
  '10C': {
    nl: '♠H van West is een strafkaart. De WL noemt Zuid alle drie de keuzes: schoppen eisen, verbieden of vrijlaten. Zuid kiest zelf.',
    en: '♠K of West is a penalty card. The Director tells South all three choices: require spades, forbid them, or leave it. South chooses alone.',
  },
  '11': {
    nl: 'Oost speelt voor de beurt ♣4. Zuid speelt gewoon ♣A bij. Nu is er niets meer te weigeren.',
    en: 'East leads ♣4 out of turn. South just plays ♣A. Now there is nothing left to refuse.',
  },
  '12': {
    nl: 'Door een foute uitleg mist Zuid de slag die 4♥ maakt. De WL kan 4♥ gemaakt laten schrijven.',
    en: 'A wrong explanation costs South the trick that makes 4♥. The Director may score 4♥ as made.',
  },
  '12B1': {
    nl: 'Zonder de overtreding had Zuid tien slagen; aan tafel negen. Die ene slag is de schade. Had Zuid er ook zonder de overtreding negen, dan was er geen schade.',
    en: 'Without the infraction South had ten tricks; at the table nine. That one trick is the damage. If it had been nine without the infraction too, there was no damage.',
  },
  '12C1': {
    nl: 'Zonder de overtreding had Zuid ♠V in de helft van de gevallen goed geraden. De WL weegt: 50 % tien slagen, 50 % negen.',
    en: 'Without the infraction South would have guessed ♠Q half the time. The Director weighs: 50 % of ten tricks, 50 % of nine.',
  },
  '12C1e': {
    nl: 'Na een foute uitleg verzaakt Zuid ook nog zelf. Wat die verzaking kostte, krijgt Zuid niet terug.',
    en: 'After a wrong explanation South revokes too. What that revoke cost is not given back.',
  },
  '12C2': {
    nl: 'Bij Oost valt het internet uit, en het spel kan niet meer worden afgemaakt. Wie geen schuld heeft, krijgt hier minstens 60 %. Kijk ook in het toernooireglement.',
    en: 'East loses the connection and the deal cannot be finished. Those not at fault get at least 60 % here. See the tournament rules too.',
  },
  '13': {
    nl: 'Oost heeft veertien kaarten en West twaalf. Nog niemand bood: de WL herstelt de handen.',
    en: 'East has fourteen cards and West twelve. Nobody has called yet: the Director puts the hands right.',
  },
  '14': {
    nl: 'In slag 9 blijkt ♣2 van Noord nog in het bord te zitten. De kaart hoort bij Noord alsof zij er altijd was.',
    en: 'At trick 9 ♣2 of North turns out to be still in the board. The card belongs to North as if it had always been there.',
  },
  '15': {
    nl: 'Twee paren beginnen aan bord 12, maar zij hadden bord 11 moeten pakken. Zij stoppen en roepen de WL.',
    en: 'Two pairs start on board 12, but should have taken board 11. They stop and call the Director.',
  },
  '16': {
    nl: 'Partner zucht en past. De pas mag u gebruiken, de zucht niet.',
    en: 'Partner sighs and passes. You may use the pass, but not the sigh.',
  },
  '16B': {
    nl: 'Oost denkt lang en past op 3♠. West heeft ♠HV en twijfelt. Wijst de denkpauze naar doubleren en is passen ook logisch, dan past West.',
    en: 'East thinks long and passes 3♠. West has ♠KQ and wavers. If the think points to a double and pass is logical too, West passes.',
  },
  '16B1': {
    nl: 'Van een paar spelers gelijk aan West zou de helft passen. Dan is passen een logisch alternatief.',
    en: 'Of some players like West, half would pass. Then pass is a logical alternative.',
  },
  '16C': {
    nl: 'Oost verzaakt met ♦H en herstelt. Zuid mag rekenen op ♦H bij Oost. West mag dat niet.',
    en: 'East revokes with ♦K and corrects it. South may count on ♦K with East. West may not.',
  },
  '16C1': {
    nl: 'Zuid legde ♣H bij en mag die terugnemen omdat Oost herstelt. Noord-Zuid mag alles gebruiken wat te zien was.',
    en: 'South played ♣K and may take it back because East corrects. North-South may use all that was seen.',
  },
  '16C2': {
    nl: 'West nam ♥A terug. Oost weet nu waar ♥A zit, maar kiest alsof hij het niet weet.',
    en: 'West took back ♥A. East now knows where it is, but chooses as if not knowing.',
  },
  '16D': {
    nl: 'Aan de tafel ernaast hoort u: “Zes harten zit erin.” U zegt het aan de WL voordat u gaat bieden.',
    en: 'At the next table you hear: “Six hearts makes.” You tell the Director before you call.',
  },
  '20': {
    nl: 'U bent aan de beurt en vraagt wat 2♦ betekent. De partner van de 2♦-bieder legt het uit.',
    en: 'It is your turn and you ask what 2♦ means. The partner of the 2♦ bidder explains.',
  },
  '20F4': {
    nl: 'Oost zei “zwak”, en bedenkt tijdens het bieden dat het sterk is. Hij mag nu meteen de WL roepen, en doet het uiterlijk vóór de open uitkomst.',
    en: 'East said “weak”, and remembers in the auction that it is strong. East may call the Director now, and does so before the lead is faced.',
  },
  '20F5': {
    nl: 'West legt 2♦ van Oost fout uit. Oost-West speelt tegen: Oost zegt het pas als het spel klaar is.',
    en: 'West explains East’s 2♦ wrongly. East-West defend: East says so only when play is over.',
  },
  '21': {
    nl: 'Oost legt 2♣ uit als klaveren, terwijl het naar hoge kleuren vraagt. Zuid past daarom. Noord bood nog niet: Zuid mag wijzigen.',
    en: 'East explains 2♣ as clubs, but it asks for majors. So South passes. North has not called yet: South may change it.',
  },
  '21A': {
    nl: 'U zag 1♠ aan voor 1♣ en bood 1♥. Dat is uw eigen vergissing; kijk bij artikel 27.',
    en: 'You took 1♠ for 1♣ and bid 1♥. That is your own mistake; see law 27.',
  },
  '22': {
    nl: '1SA van Noord, drie keer pas: het bieden is klaar.',
    en: '1NT by North, three passes: the auction is over.',
  },
};

// Examples: leads out of turn, playing too early, two cards at once (laws 53 to 60).
import type { Examples } from './examples';

export const turnExamples: Examples = {
  '53': {
    nl: 'Zuid is aan slag, maar Oost speelt ♣4 voor. Noord-Zuid mag het goedvinden. Speelt Zuid er gewoon een klaveren bij, dan is het geaccepteerd.',
    en: 'South is on lead, but East leads ♣4. North-South may accept it. If South simply plays a club, it is accepted.',
  },
  '53A': {
    nl: 'Zuid zegt: “Dat vind ik goed.” ♣4 blijft liggen, en de slag gaat vandaar met de klok mee verder.',
    en: 'South says: “That is fine.” ♣4 stays, and the trick goes on clockwise from there.',
  },
  '53B': {
    nl: 'Zuid is aan slag. Oost speelt ♣4 voor, en Zuid speelt gewoon zijn eigen ♦H voor. ♦H geldt; ♣4 gaat terug zonder strafkaart.',
    en: 'South is on lead. East leads ♣4, and South just leads the own ♦K. ♦K stands; ♣4 goes back without becoming a penalty card.',
  },
  '53C': {
    nl: 'Zuid speelt ♥5 uit de blinde, maar zijn hand was aan slag. West, rechts van de blinde, speelt als eerste bij: ♥9. Nu blijft ♥5 staan.',
    en: 'South leads ♥5 from dummy, but the own hand was on lead. West, on dummy’s right, is the first to play: ♥9. Now ♥5 stands.',
  },
  '54': {
    nl: 'Zuid speelt 3SA en West moet uitkomen, maar Oost legt open ♠V. Zuid kan blinde worden, accepteren of weigeren.',
    en: 'South plays 3NT and West has to lead, but East leads ♠Q face up. South may become dummy, accept or refuse.',
  },
  '54A': {
    nl: 'Zuid legt zijn hand neer. Noord wordt leider en speelt het contract.',
    en: 'South puts down the hand. North becomes declarer and plays the contract.',
  },
  '54D': {
    nl: 'Zuid weigert ♠V. West komt uit, en Zuid mag eerst schoppen eisen of verbieden. Kiest hij een van beide, dan neemt Oost ♠V op.',
    en: 'South refuses ♠Q. West leads, and South may first require or forbid spades. If so, East picks up ♠Q.',
  },
  '55': {
    nl: 'De blinde won, maar Zuid speelt ♦5 uit zijn hand voor. West en Oost mogen dat accepteren of terug laten nemen.',
    en: 'Dummy won, but South leads ♦5 from hand. West and East may accept it or have it taken back.',
  },
  '55A': {
    nl: 'West wil accepteren en Oost niet. ♦5 kwam uit de hand van Zuid, dus West is de volgende en beslist.',
    en: 'West wants to accept and East does not. ♦5 came from South’s hand, so West is next and decides.',
  },
  '55B2': {
    nl: 'De tegenspelers willen ♦5 niet. Zuid neemt hem op en speelt uit de blinde een kaart naar keuze, bijvoorbeeld ♣2.',
    en: 'The defenders do not want ♦5. South takes it back and leads any card from dummy, ♣2 for instance.',
  },
  '56': {
    nl: 'West is aan slag, maar Oost speelt ♥V voor. Zuid weigert: ♥V wordt een grote strafkaart. West is aan slag, dus Zuid mag harten eisen of verbieden.',
    en: 'West is on lead, but East leads ♥Q. South refuses: ♥Q becomes a major penalty card. West is on lead, so South may require or forbid a heart.',
  },
  '57': {
    nl: 'Noord speelt ♦4 voor. Oost moet nog, maar West legt al ♦H. Zuid mag iets eisen van Oost.',
    en: 'North leads ♦4. East has yet to play, but West already puts ♦K. South may demand something of East.',
  },
  '57A': {
    nl: '♦H van West wordt een grote strafkaart. Zuid kiest één ding: Oost speelt zijn hoogste of zijn laagste ruiten, of een andere kleur wordt geëist of verboden.',
    en: '♦K of West becomes a major penalty card. South chooses one thing: East’s highest or lowest diamond, or another suit required or forbidden.',
  },
  '57A1': {
    nl: 'Oost heeft ♦V, ♦9 en ♦2. Zuid eist de hoogste: ♦V.',
    en: 'East has ♦Q, ♦9 and ♦2. South asks for the highest: ♦Q.',
  },
  '57A2': {
    nl: 'Zuid eist de laagste: Oost speelt ♦2.',
    en: 'South asks for the lowest: East plays ♦2.',
  },
  '57A3': {
    nl: 'Oost heeft geen ruiten. Zuid eist klaveren: Oost moet een klaveren spelen, als hij die heeft.',
    en: 'East has no diamonds. South requires a club: East must play one, if there is one.',
  },
  '57A4': {
    nl: 'Zuid wil niet dat Oost troeft en verbiedt schoppen. Oost heeft geen ruiten en gooit een harten of klaveren af.',
    en: 'South does not want East to ruff and forbids spades. East has no diamonds and throws a heart or a club.',
  },
  '57B': {
    nl: 'Zuid eist de hoogste ruiten, maar Oost heeft er geen. Oost speelt wat hij wil.',
    en: 'South asks for the highest diamond, but East has none. East plays any card.',
  },
  '57C': {
    nl: 'Zuid speelde al uit zijn hand, en noemde ook de kaart van de blinde. Speelt West nu vóór Oost, dan kan Zuid niets eisen.',
    en: 'South has played from hand and named dummy’s card too. If West plays before East now, South can demand nothing.',
  },
  '57D': {
    nl: 'Oost speelde al. Zuid is aan de beurt, maar West legt alvast ♦A. Op zijn beurt moet West ♦A spelen, als dat mag.',
    en: 'East has played. It is South’s turn, but West already puts ♦A. In turn West must play ♦A, if it is legal.',
  },
  '58': {
    nl: 'Oost en West leggen op hetzelfde moment een uitkomst neer. Of: aan ♥9 van Oost kleeft ♥3.',
    en: 'East and West put down a lead at the same moment. Or: ♥3 sticks to East’s ♥9.',
  },
  '58A': {
    nl: 'Oost was aan de beurt. De kaart van West, die tegelijk kwam, telt als daarna gespeeld: dus te vroeg.',
    en: 'It was East’s turn. The card of West, put down at the same moment, counts as played after it: so too early.',
  },
  '58B': {
    nl: 'Onder ♥9 van Oost ligt ♥3. Is alleen ♥9 te zien, dan geldt ♥9. Zijn beide te zien, dan wijst Oost er een aan.',
    en: '♥3 lies under East’s ♥9. If only ♥9 can be seen, it is ♥9. If both can be seen, East points at one.',
  },
  '58B2': {
    nl: 'Oost speelt ♥9. ♥3 wordt een kleine strafkaart; was het ♥V, dan een grote. Bij leider Zuid gaat de kaart gewoon terug.',
    en: 'East plays ♥9. ♥3 becomes a minor penalty card; had it been ♥Q, a major one. With declarer South the card just goes back.',
  },
  '59': {
    nl: 'Zuid eist harten van Oost, maar Oost heeft er geen. Oost speelt voor wat hij wil, en West neemt de strafkaart toch op.',
    en: 'South requires a heart from East, but East has none. East leads any card, and West picks up the penalty card all the same.',
  },
  '60': {
    nl: 'Oost speelt voor de beurt, en Zuid speelt bij zonder de WL te roepen. Zuid kan nu niets meer eisen.',
    en: 'East leads out of turn, and South plays to it without calling the Director. South can now demand nothing.',
  },
  '60A3': {
    nl: 'Oost had al een strafkaart ♦V toen hij voor de beurt speelde. Ook na acceptatie blijft ♦V een strafkaart.',
    en: 'East already had a penalty card ♦Q when leading out of turn. It stays one after the lead is accepted.',
  },
};

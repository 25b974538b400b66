// Examples: the auction and the start of play (laws 23 to 41).
import type { Examples } from './examples';

export const auctionExamples: Examples = {
  '23': {
    nl: 'Oost opent voor de beurt 1♠ en biedt later, op zijn beurt, weer 1♠ met dezelfde betekenis. Niemand heeft er nadeel van: gewoon verder.',
    en: 'East opens 1♠ out of turn and later, in turn, bids 1♠ again with the same meaning. It goes on freely.',
  },
  '24': {
    nl: 'Tijdens het bieden valt ♥V van West open op tafel. De kaart blijft open tot het bieden klaar is, en Oost past één keer.',
    en: 'In the auction West’s ♥Q falls face up. It stays there until the auction is over, and East passes once.',
  },
  '24A': {
    nl: 'Nu valt ♥4. Het bieden gaat gewoon door. Wordt West tegenspeler, dan is ♥4 een strafkaart.',
    en: 'This time it is ♥4. The auction goes on as usual. If West becomes a defender, ♥4 is a penalty card.',
  },
  '24C': {
    nl: '♥4 en ♣2 van West vallen samen open. Het zijn er twee, dus Oost past één keer.',
    en: '♥4 and ♣2 of West fall together. There are two, so East passes once.',
  },
  '24E': {
    nl: 'West liet ♥V vallen en Zuid wordt leider. Bij het spelen is ♥V een grote strafkaart.',
    en: 'West dropped ♥Q and South becomes declarer. In the play ♥Q is a major penalty card.',
  },
  '25': {
    nl: 'U trekt 1♥ uit de biedbak terwijl u 1♠ wilde: 25A. U bood 1♥ en vindt 1♠ bij nader inzien beter: 25B.',
    en: 'You pull 1♥ from the box meaning 1♠: 25A. You bid 1♥ and on reflection like 1♠ better: 25B.',
  },
  '25A': {
    nl: 'U klikt 2♣ naast 2♦. Uw partner bood nog niet, dus u mag er 2♦ van maken.',
    en: 'You click 2♣ beside 2♦. Your partner has not called yet, so you may make it 2♦.',
  },
  '25B': {
    nl: 'Zuid bood 2♥ en maakt er na nadenken 3♥ van. West mag 3♥ accepteren; anders blijft het 2♥.',
    en: 'South bid 2♥ and on second thought makes it 3♥. West may accept 3♥; otherwise it stays 2♥.',
  },
  '26': {
    nl: 'Oost verving een bod door iets heel anders en verdedigt nu. Bij de eerste voorspeelbeurt van West mag de leider één kleur verbieden.',
    en: 'East replaced a bid by something quite different and now defends. When West first leads, declarer may forbid one suit.',
  },
  '26B': {
    nl: 'Oost nam 1♥ terug en paste. West moet uitkomen. Zuid zegt: “Geen harten.” Dat geldt zolang West aan slag blijft.',
    en: 'East withdrew 1♥ and passed. West has to lead. South says: “No heart.” It holds as long as West retains the lead.',
  },
  '27': {
    nl: 'Noord biedt 1♠, Oost 1♥. Zuid mag 1♥ accepteren. Doet hij dat niet, dan vervangt Oost zijn bod.',
    en: 'North bids 1♠, East 1♥. South may accept 1♥. If not, East replaces the bid.',
  },
  '27A': {
    nl: 'Zuid wil graag 1SA zeggen over 1♥ van Oost. Hij biedt 1SA en heeft zo geaccepteerd.',
    en: 'South would like to say 1NT over East’s 1♥, bids it, and has thereby accepted.',
  },
  '27B1': {
    nl: 'Oost maakt er 2♥ van, met dezelfde kleur en het laagst mogelijk. West mag gewoon meebieden.',
    en: 'East makes it 2♥, the same suit at the lowest level. West may bid on freely.',
  },
  '27B2': {
    nl: 'Oost kiest 3♣ in plaats van 2♥. Nu past West de rest van het bieden.',
    en: 'East chooses 3♣ instead of 2♥. Now West passes for the rest of the auction.',
  },
  '28': {
    nl: 'West moet passen. Noord, die na West komt, biedt alvast. Dat telt als op de beurt.',
    en: 'West must pass. North, next after West, calls already. That counts as in rotation.',
  },
  '29': {
    nl: 'Noord is gever, maar Oost opent 1♦. Zuid mag dat accepteren door te bieden. Anders vervalt 1♦ en begint Noord.',
    en: 'North deals, but East opens 1♦. South may accept by calling. Otherwise 1♦ is cancelled and North begins.',
  },
  '30': {
    nl: 'Zuid is aan de beurt, maar West past. Noord accepteert niet. De pas vervalt, Zuid biedt, en West moet daarna passen.',
    en: 'It is South’s turn, but West passes. North does not accept. The pass is cancelled, South calls, and then West must pass.',
  },
  '31': {
    nl: 'Noord is gever, maar Oost opent 1♥. Zuid accepteert niet en Noord past. Oost moet nu 1♥ herhalen; verder is er niets.',
    en: 'North deals, but East opens 1♥. South does not accept and North passes. East must repeat 1♥; that is all.',
  },
  '31B': {
    nl: 'West is gever, maar Oost opent 1♠. West mag vrij bieden, zonder iets te gebruiken van die 1♠.',
    en: 'West deals, but East opens 1♠. West may call freely, but uses nothing of that 1♠.',
  },
  '32': {
    nl: 'Het is de beurt van Noord, maar Oost doubleert 1♥ van Zuid. Het gaat zoals bij een bod voor de beurt.',
    en: 'It is North’s turn, but East doubles South’s 1♥. It goes as with a bid out of turn.',
  },
  '36': {
    nl: 'Oost doubleert 1♠ van zijn eigen partner. Dat kan niet en moet vervangen worden.',
    en: 'East doubles 1♠ of the own partner. That cannot be and must be replaced.',
  },
  '37': {
    nl: 'West moet de rest van het bieden passen, maar biedt 2♣. Daar komt een pas voor in de plaats.',
    en: 'West has to pass throughout, but bids 2♣. A pass takes its place.',
  },
  '40': {
    nl: 'Noord en Zuid spreken af dat 2♦ een zwakke hand met een hoge kleur is. De tegenpartij kan dat op hun systeemkaart lezen.',
    en: 'North and South agree that 2♦ is a weak hand with a major. The opponents can read that on their card.',
  },
  '40B2d': {
    nl: 'U speelt online en hebt uw systeemboek open naast u. Tijdens het bieden mag dat niet, tenzij het reglement het toestaat.',
    en: 'You play online with your system book open beside you. During the auction that is not allowed, unless the rules permit it.',
  },
  '40C': {
    nl: 'West opent 1♠ met drie schoppen en niets. Dat mag, als Oost er net zo verrast door is als Noord-Zuid.',
    en: 'West opens 1♠ on three spades and nothing. That is fine, if East is as surprised as North-South.',
  },
  '41': {
    nl: 'Zuid speelt 4♠. West legt ♦H gedekt neer. Oost vraagt nog iets, ♦H gaat open, en Noord legt zijn kaarten neer.',
    en: 'South plays 4♠. West puts ♦K face down. East asks a question, ♦K is turned up, and North puts down the dummy.',
  },
  '41A': {
    nl: 'Oost legt gedekt een kaart neer, maar West moest uitkomen. Omdat de kaart nog dicht ligt, gaat zij op aanwijzing van de WL terug in de hand.',
    en: 'East leads face down, but it was for West. As the card is still face down, the Director lets it go back into the hand.',
  },
};

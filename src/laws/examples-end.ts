// Examples: claims, general principles, tempo, conduct, the director (laws 68 to 90).
import type { Examples } from './examples';

export const endExamples: Examples = {
  '68': {
    nl: 'Zuid legt zijn hand open: “Ik speel troef rond, en dan ♦A, ♦H en ♣A.” Het spel ligt stil.',
    en: 'South shows the hand: “I draw trumps, and then ♦A, ♦K and ♣A.” Play stops.',
  },
  '68A': {
    nl: '“Deze slag is voor mij”, zegt Oost over de slag die nog loopt. Dat is geen claim.',
    en: '“This trick is mine”, says East of the trick in progress. That is no claim.',
  },
  '68B2': {
    nl: 'Oost: “De rest is voor jullie.” West: “Nee, ik maak ♠V nog.” Er is niets afgestaan. Roep de WL en speel door.',
    en: 'East: “The rest is yours.” West: “No, I still make ♠Q.” Nothing is conceded. Call the Director and play on.',
  },
  '68C': {
    nl: 'Goed: “Eerst ♥A en ♥H, dan alle klaveren.” Niet goed: “Ik maak ze wel.”',
    en: 'Good: “First ♥A and ♥K, then all clubs.” Not good: “I’ll make them.”',
  },
  '68D2b': {
    nl: 'West gelooft de claim niet en stelt voor door te spelen. Alle vier zeggen ja. De claim telt niet meer.',
    en: 'West does not believe the claim and proposes to play on. All four say yes. The claim no longer counts.',
  },
  '69': {
    nl: 'U zei ja tegen een claim, en ziet later dat u ♠A nog had. Binnen de hersteltermijn kunt u naar de WL.',
    en: 'You said yes to a claim, and see later that you still had ♠A. Within the correction period you can go to the Director.',
  },
  '70': {
    nl: 'Zuid claimt alle slagen, maar Oost heeft nog ♠9 als troef. Zuid zei er niets over. De WL beslist of Oost een slag krijgt.',
    en: 'South claims all tricks, but East still has ♠9, a trump. South did not mention it. The Director decides whether East gets a trick.',
  },
  '70C': {
    nl: 'Zuid zei niets over troef, wist ♠9 waarschijnlijk niet meer, en kan bij gewoon spelen worden ingetroefd. Dan krijgt Oost een slag.',
    en: 'South said nothing about trumps, probably forgot ♠9, and could be ruffed in normal play. Then East gets a trick.',
  },
  '70E1': {
    nl: 'Zuid claimt zonder te zeggen hoe hij ♦V vindt. Hij mag niet achteraf goed raden bij wie ♦V zit.',
    en: 'South claims without saying how ♦Q will be found. There is no guessing right afterwards.',
  },
  '71': {
    nl: 'Zuid gaf de laatste slag weg, maar had alleen nog ♣A. Die kan hij niet verliezen: de WL geeft de slag terug.',
    en: 'South conceded the last trick, but only had ♣A. That cannot lose: the Director gives the trick back.',
  },
  '72': {
    nl: 'U merkt dat u verzaakt hebt. Melden hoeft nu nog niet altijd, maar wegstoppen van kaarten mag nooit.',
    en: 'You notice that you revoked. You need not always report it, but you must never hide the cards.',
  },
  '72C': {
    nl: 'West speelt voor de beurt en dat houdt Oost van een dure uitkomst af. West kon dat beseffen. De WL laat uitspelen en kan dan een AS geven.',
    en: 'West leads out of turn, which keeps East from a costly lead. West could have been aware of that. The Director lets play go on and may then adjust the score.',
  },
  '73': {
    nl: 'Oost speelt ♣2 met een klap op tafel. Partner mag alleen op ♣2 letten, niet op de klap.',
    en: 'East bangs ♣2 on the table. Partner may heed ♣2, but not the bang.',
  },
  '73D': {
    nl: 'Oost heeft alleen ♠4 over in schoppen en doet alsof hij lang kiest. Dat mag niet: er valt niets te kiezen.',
    en: 'East has only ♠4 left in spades and acts as if choosing. That is not allowed: there is nothing to choose.',
  },
  '73E2': {
    nl: 'Oost aarzelt met één kaart, en Zuid plaatst daarom ♠V bij hem. De WL kan een AS geven.',
    en: 'East wavers with one card, so South places ♠Q there. The Director may give an adjusted score.',
  },
  '74': {
    nl: '“Hoe kun je dat nou spelen!” roept West tegen Oost. Zulke opmerkingen horen niet aan tafel.',
    en: '“How could you play that!” West shouts at East. Such remarks do not belong at the table.',
  },
  '75': {
    nl: 'West legt 2♦ uit als harten, en Oost heeft ruiten. Was harten afgesproken, dan vergiste Oost zich bij het bieden: geen overtreding. Was ruiten afgesproken, dan was de uitleg fout.',
    en: 'West explains 2♦ as hearts, and East has diamonds. If hearts was agreed, East misbid: no infraction. If diamonds was agreed, the explanation was wrong.',
  },
  '75A': {
    nl: 'Oost hoort West uitleggen: “2♦ is harten.” Oost was dat vergeten. Hij biedt verder alsof hij niets hoorde.',
    en: 'East hears West explain: “2♦ is hearts.” East had forgotten. East goes on bidding as if nothing was heard.',
  },
  '76': {
    nl: 'Een kijker ziet dat Zuid een slag te weinig noteert. Hij zegt niets, tenzij de WL het vraagt.',
    en: 'A kibitzer sees that South notes one trick too few, and says nothing unless the Director asks.',
  },
  '79': {
    nl: 'Noord telt negen slagen en West tien. De kaarten blijven liggen tot het klopt, of tot de WL er is.',
    en: 'North counts nine tricks and West ten. The cards stay where they are until it is clear, or until the Director comes.',
  },
  '80': {
    nl: 'De club schrijft vast hoe laat u begint en of u online een misklik mag herstellen.',
    en: 'The club lays down when you start and whether a misclick may be undone online.',
  },
  '81': {
    nl: 'De spelers zijn het samen eens, maar over de regel beslist toch de WL.',
    en: 'The players all agree, yet it is the Director who decides what the law says.',
  },
  '82': {
    nl: 'De WL las het verkeerde artikel voor en merkt het een kwartier later. Hij herstelt het.',
    en: 'The Director read out the wrong article and notices a quarter of an hour later. The Director puts it right.',
  },
  '87': {
    nl: 'Vanaf tafel 4 zitten ♠A en ♠2 in andere handen. Wie hetzelfde spel speelde, wordt met elkaar vergeleken.',
    en: 'From table 4 on ♠A and ♠2 are in other hands. Those who played the same deal are compared with one another.',
  },
  '90': {
    nl: 'Een paar speelt elke ronde vijf minuten te lang. Na een waarschuwing trekt de WL punten af.',
    en: 'A pair overruns by five minutes each round. After a warning the Director takes off points.',
  },
};

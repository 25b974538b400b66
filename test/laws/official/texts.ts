// Texts of our own about a game that does not exist, with the damage that copies of a law book have.

/** A wiki page of a chapter, with labels whole. */
export const WIKI = `Sjabloon:1997:HVI1II

Uit Spelregels voor tafelarbiters
Versie door Kees (overleg | bijdragen) op 1 jan 2001

PARAGRAAF II Ballen en hoepels Art 46 t/m 47

ARTIKEL 46 Rollende bal in de tuin

A. Hoe men rolt
Wie aan de beurt is, rolt zijn bal met de linkerhand door het gras.

B. Scheve worp
Rolt de bal scheef over het pad, dan geldt het volgende:

1. Bal in de vijver

Een natte bal wordt eerst gedroogd en dan opnieuw gerold.

2. Bal onder de heg

(a) Zichtbaar

Ligt de bal zichtbaar onder de heg, dan telt hij voor een halve.

(b) Onzichtbaar

Een bal die niemand ziet, telt pas als de tuinman hem vindt.

C. Stilte
Tijdens het rollen zwijgt iedereen, ook de tuinman.

ARTIKEL 47 Hoepel omver

Een hoepel die omvalt, wordt door de jongste speler rechtgezet.`;

/** An old web page: a heading without a text, articles quoted in full, numbers of lists that are no numbers of articles, a remark of the site. */
export const QUOTED = `ARTIKEL 58

Artikel\u00a047F

F. Ballen ruilen

1. Een bal mag geruild worden zolang hij nog droog is, zie artikel\u00a053B.
   
2. In alle andere gevallen blijft elke bal bij zijn eigen speler liggen.
   

Artikel\u00a050

Omgang met een zieke bal

Een bal met een deuk is een zieke bal, tenzij de tuinman iets anders roept (zie artikel 49. artikel 72C telt hier ook).

1. Zieke bal blijft in het zicht
Een zieke bal ligt naast de hoepel tot het fluitje klinkt.

Grote of kleine deuk
Een deuk kleiner dan een knikker is klein; elke andere deuk is groot.

2. Omgang met een kleine deuk
Met een kleine deuk mag de bal nog drie keer rollen, maar zie E hieronder.

1. 1. Met uitzondering van wat in (b) hieronder staat rolt de grote deuk het eerst.
      
   2. De plicht om stil te zijn gaat altijd boven de plicht om te rollen.
2. Is de maat van de speler aan de beurt (Noot: Zie artikel 59,als de maat niet kan rollen.) dan wacht hij op het fluitje.

Artikel\u00a016C

C.\u00a0 Wat men van de tuinman hoort

Wordt een worp teruggenomen, dan geldt het volgende:

1. Wie niets deed mag alles gebruiken wat hij van de tuinman hoorde.
2. Wie wel iets deed mag niets gebruiken van wat hij hoorde.

* Wat volgt staat hier op persoonlijke titel van de buurman.

Dit geldt ook als twee tuinmannen tegelijk roepen.`;

/** A list of which every number and letter became a dash. */
export const DASHES = `Artikel 50
Omgang met een zieke bal
Een bal met een deuk is een zieke bal (zie artikel 57) zolang het fluitje zwijgt.
- Zieke bal blijft in het zicht
Een zieke bal ligt naast de hoepel tot het fluitje klinkt.
-
- Met uitzondering van wat in (b) hieronder staat rolt de grote deuk het eerst.
- Een bal die terug is in de mand [zoals in artikel 50D2(a) staat], telt niet mee.`;

/** Numbers of an html list, a line of the site's own menu, a remark in the middle, a note without its end. */
export const COUNTED = `ARTIKEL 67

Verkeerde mand


Home Artikelengroep 53--71

  1. Nog niemand heeft verder gerold
    2. Mist een mand een bal, dan wordt die gezocht voordat iemand verder rolt.
    1. De zoeker legt de bal terug en zegt dat hardop tegen de tuinman.
  2. Iedereen heeft al verder gerold
    3. Dan telt de tuinman alle ballen (Noot: Hij kijkt daarbij zo mogelijk niet in de mand (zie artikel 50). en schrijft op hoeveel het er zijn.

    3.\u00a0\u00a0 Opmerking\u00a01 Artikel 67B3
      Een bal die in een andere mand ligt, gaat terug naar de eerste.

.`;

/** Headings without letters or numbers, options in one list, headings without a text, a piece that stands twice. */
export const BARE = `Art.50 Omgang met een zieke bal

Artikel 57

Te vroeg rollen

Te vroeg rollen in de volgende ronde

eisen dat de maat zijn dikste bal rolt; of
eisen dat de maat zijn dunste bal rolt; of
eisen dat de maat een bal van een andere kleur rolt; of
verbieden dat de maat een bal van die andere kleur rolt.

De maat kan dit niet

De tuinman heeft al gefloten

Wie rolt nadat de tuinman heeft gefloten (of heeft gezwaaid (of heeft gezwaaid (Noot: Ook met een hoed.)) dat het mag, doet niets verkeerd.
Een bal van een niet-rollende speler blijft liggen; een nietrollende hoepel ook als het spel beēindigd is.

Nog een kop aan het eind

Artikel 51

Twee zieke ballen

Beurt van de speler

Beurt van de maat

1. Heeft een speler twee zieke ballen van één kleur, dan gaan ze beide in de mand.
2. Mag de maat die kleur niet rollen, dan gaan ze ook in de mand.
1. Zijn de kleuren verschillend, dan kiest de tuinman welke het eerst gaat.
2. Kiest de tuinman niet, dan gaat de zwaarste bal het eerst.

Artikel 16C

C. Wat men van de tuinman hoort

Wordt een worp teruggenomen, dan geldt:

Wie niets deed mag alles gebruiken wat hij van de tuinman hoorde.
Wie wel iets deed mag niets gebruiken van wat hij hoorde.

Artikel 12B1

B1. Doel van een nieuwe worp
Een nieuwe worp herstelt wat de ander verloor, maar zie C1b.`;

/** A pdf as text: a contents list, running heads, page numbers, broken lines and words, soft hyphens, a register. */
export const PDF = `TUINREGELS
Spelregels voor de tuin 2017

1

INHOUDSOPGAVE

ARTIKEL 1 DE TUIN ................ 5
ARTIKEL 2 DE HOEPELS ............. 6
ARTIKEL 3 DE BALLEN .............. 7

TUINREGELS

2

ARTIKEL 1 DE TUIN
A. Grenzen van de tuin
De tuin loopt van het hek tot de vijver en van de heg tot het tuin-
pad, tenzij de tuinman bij de aanvang van het spel met een fluit-
concert andere grenzen aanwijst voor alle
spelers aan tafel.

TUINREGELS

3

B. Wie er in mag
In de tuin mogen alleen spelers, de tuinman en de hond van de be\u00ad
heerder. De hond blijft op het tuinpad liggen en geeft geen teken aan
de spelers, ook niet met zijn staart.

ARTIKEL 2 DE HOEPELS
Een hoepel staat rechtop in het gras en heeft een kleur die niet op
die van een bal lijkt, want anders wordt het voor iedereen moeilijk.

TUINREGELS

4

ARTIKEL 3 DE BALLEN
Een bal is rond en wordt niet groter dan een appel uit eigen tuin, ook
als hij nat is geworden in de vijver van de buurman.

REGISTER

appel, 3
bal, 3
hoepel, 2
hond, 1B
tuin 1, 2, 3`;

/** A transcript: the page number at the start of a line, articles in the middle of one. */
export const TRANSCRIPT = `Maat: px
Weergave met pagina beginnen:
Download "Tuinregels 2017"
Transcriptie

1 TUINREGELS Spelregels voor de tuin 2017
2 INHOUD ARTIKEL 48 HET HEK 12 ARTIKEL 49 DE HOND 13
3 ARTIKEL 48 HET HEK A. Open hek Een open hek wordt door de laatste speler gesloten. B. Dicht hek Aan een dicht hek wordt geklopt voordat men het opent. ARTIKEL 49 DE HOND De hond blijft tijdens het hele spel op het tuinpad liggen,
4 tenzij hij aan de beurt is. Dan rolt hij met de neus.`;

/** One sub-article of a wiki: letter and number stand in the title alone. */
export const SUBPAGE = `Sjabloon:2017:50C

Uit Spelregels voor tafelarbiters

Met een kleine deuk mag de bal nog drie keer rollen, en daarna niet meer.`;

/** A page: lists lose their numbers, scripts and pictures are no text. */
export const PAGE = `<!doctype html><html><head><title>Spelregels 2017: artikel 50</title><script>document.title = 'run'</script>
<style>li { color: red }</style></head><body><nav><a href="x">Home</a></nav>
<h2>Artikel 50</h2><h3>Omgang met een zieke bal</h3>
<p>Een bal met een deuk is een zieke&nbsp;bal zolang het <b>fluit</b>je zwijgt.</p>
<ol type="A"><li>Zieke bal blijft in het zicht<br>Een zieke bal ligt naast de hoepel tot het fluitje klinkt.</li>
<li>Grote deuk<ol><li>Een grote deuk rolt altijd het eerst van alle ballen.</li><li></li></ol></li></ol>
<img src="https://elders.example/x.png" onerror="document.title = 'run'"><p>Einde</p></body></html>`;

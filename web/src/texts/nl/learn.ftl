### De spelregels om in op te zoeken en het begeleide eerste spel.

learn-read-rules = Meer in de spelregels
learn-rules = Spelregels
learn-rules-title = Spelregels · Marrakesh
learn-rules-failed = De spelregels konden niet worden geladen.
learn-again = Probeer het opnieuw
learn-to-start = Startpagina
learn-contents = Inhoud
learn-table = Tabel
learn-keshi-exchange = keshi-ruil
learn-search = Zoek in de spelregels
learn-found = { $n ->
    [0] Niets gevonden. Probeer een ander of korter woord.
    [one] In { $n } onderdeel gevonden.
   *[other] In { $n } onderdelen gevonden.
}

## Het begeleide eerste spel

learn-guide-title = Je eerste spel
learn-guide-preparing = De tafel wordt klaargezet …
learn-guide = Gids
learn-guide-got-it = Begrepen
learn-guide-skip = Verder zonder gids

learn-step-welcome = Welkom in Marrakesh
learn-step-welcome-text = Links ligt de stad, die van iedereen is; rechts je eigen bord met negen wijken. De regel onderaan zegt altijd wat je gevraagd wordt. Wat oplicht, kun je aanklikken.
learn-step-welcome-advice = Je kunt niets stukmaken: met “Terugnemen” maak je beslissingen ongedaan. Houd de aanwijzer op iets (of druk er lang op) en het legt zichzelf uit.

learn-step-store = Keshi’s voor later
learn-step-store-text = De stukken van dit spel heten keshi’s. Die je nu in je opslagplaats legt, krijg je als je in de woestijn oasen activeert; het linkerveld komt eerst.
learn-step-store-advice = Leg de kleur die je het eerst wilt hebben links.

learn-step-disc = Draai de publieksschijf
learn-step-disc-text = De schijf op het Grote Plein toont toeschouwers. Elke actie daar draait haar één deel verder; een jongleur krijgt dan zijn bonus één keer voor elke toeschouwer bij hem.
learn-step-disc-advice = Voor een eerste spel is elke stand goed: ze draait toch.

learn-step-provision = Bewoners willen eten
learn-step-provision-text = Aan het einde van elk seizoen betaal je al je open provisietegels met water, dadels en dinars, of je verliest punten. Je draait er nu één om en na elk seizoen nog een.
learn-step-provision-advice = De tegel van nu moet je drie keer betalen. Neem er een waarvan je de grondstoffen makkelijk krijgt, zoals dadels.

learn-step-select = Kies 3 keshi’s
learn-step-select-text = Elke kleur stuurt een assistent naar haar wijk: daar doe je deze ronde iets. Geel, oranje en paars gaan naar de soek, rood waarheen je wilt. Elke kleur kun je één keer per seizoen gebruiken.
learn-step-select-advice = Goed om mee te beginnen: wit of zwart voor de trappen, grijs voor perkamentrollen, turquoise voor de rivier. Alle keshi’s vallen dan in de toren; je kiest dus ook wat iedereen kan nemen.

learn-step-joker = Rood kan overal heen
learn-step-joker-text = De rode keshi is een joker: zijn assistent gaat naar een van je wijken naar keuze met een vrije plaats.
learn-step-joker-advice = Stuur hem waar je met veel keshi’s iets wilt doen.

learn-step-tower = De kubustoren
learn-step-tower-text = Alle gekozen keshi’s zijn in de toren gegooid. Sommige bleven hangen en vallen er later uit; de andere liggen op kleur gesorteerd in de basis.

learn-step-claim = Neem keshi’s
learn-step-claim-text = Om de beurt nemen jullie 1 of 2 keshi’s van één kleur, tot er niets meer ligt. Ze versterken hun wijk: meer keshi’s daar, een sterkere actie.
learn-step-claim-advice = Twee tegelijk is beter dan één. Neem het liefst kleuren van wijken die je deze ronde gebruikt: de assistenten komen hierna.

learn-step-deploy = Plaats je keshi’s
learn-step-deploy-text = Groen levert 1 punt op, een jongleur de bonus naast hem, een karavaanleider legt een oase open. Een waterverkoper brengt water telkens als een assistent in zijn wijk werkt.
learn-step-deploy-advice = Zet waterverkopers waar je vaak iets doet. Een wijk met 8 keshi’s en een waterverkoper is aan het einde 10 punten waard.

learn-step-assistants = Je drie assistenten
learn-step-assistants-text = Een voor een, in jouw volgorde: elk brengt een nieuwe keshi naar zijn wijk of voert de wijkactie uit.
learn-step-assistants-advice = Vroeg in het spel loont vaak een nieuwe keshi; met 3 of meer keshi’s is de actie meestal beter. Let op de volgorde: eerst verdienen, dan uitgeven.

learn-step-river = Rivier
learn-step-river-text = Je visser vaart 1 stap per turquoise keshi, en verder voor water. Elke gepasseerde stroomversnelling geeft je elke ronde keuze uit een bonus; wie aan het einde van het seizoen vooraan ligt, wint de riviertegel.
learn-step-river-advice = Probeer de eerste stroomversnellingen vroeg in het seizoen te passeren.

learn-step-orchard = Dadelboomgaard
learn-step-orchard-text = Eén dadel per groene keshi. Met dadels koop je perkamentrollen en voed je je bewoners.

learn-step-madrasa = Madrassa
learn-step-madrasa-text = Hier koop je perkamentrollen voor dadels. Grijze vereisen 1 geleerde, gele 3, roze 5, oranje 7. Veel ervan werken de rest van het spel.
learn-step-madrasa-advice = Permanente perkamentrollen, met het teken ∞, leveren het meest op als je ze vroeg koopt.

learn-step-stairs = Paleis en moskee
learn-step-stairs-text = Je pion klimt 1 trede per keshi hier. Elke drempel geeft een dinar en één bonus van de lijn die je twee pionnen verbindt.
learn-step-stairs-advice = Klim op beide trappen: hoe hoger beide pionnen staan, hoe beter de lijn.

learn-step-square = Groot Plein
learn-step-square-text = De schijf draait, dan treedt een van je jongleurs op en krijgt zijn bonus één keer voor elke toeschouwer bij hem.
learn-step-square-advice = Met meer jongleurs heb je keuze. Kijk waar de delen met 3 toeschouwers komen te liggen.

learn-step-medina = Medina
learn-step-medina-text = Voor elke vrije schildwacht kun je een stadspoort kopen. Die levert punten en een keshi in haar kleur op; duurdere werkplaatsen leveren meer punten op.
learn-step-medina-advice = Bouw een stadspoort bij de wijk van haar kleur: dat is 2 punten meer.

learn-step-sahara = Sahara
learn-step-sahara-text = Hier activeer je oasen die je karavaanleiders hebben ontdekt. Geactiveerde oasen tellen aan het einde, de drie beste; sommige opslagvelden geven een keshi of een perkamentrol.
learn-step-sahara-advice = Houd de aanwijzer op een oase, lees wat ze telt en speel daarnaartoe.

learn-step-souk = Soek
learn-step-souk-text = Ruil goederen voor grondstoffen, of koop een luxegoed met precies de goederen die erop staan. Luxegoederen leveren meteen punten op.
learn-step-souk-advice = Kijk welke luxegoederen open liggen voordat je goederen neemt.

learn-step-line = Een bonus van de lijn
learn-step-line-text = Je bent een drempel gepasseerd: neem één bonus van de lijn tussen je twee pionnen.
learn-step-line-advice = Vroeg in het spel zijn keshi’s meer waard dan een paar punten.

learn-step-river-bonus = Rivierbonus
learn-step-river-bonus-text = De ronde eindigt: je mag de bonus nemen van één stroomversnelling die je visser is gepasseerd.

learn-step-fourth-round = De laatste ronde van het seizoen
learn-step-fourth-round-text = Je laatste drie keshi’s zijn vanzelf gekozen. Na deze ronde volgt de riviertelling en moet je je bewoners bevoorraden.
learn-step-fourth-round-advice = Tel je grondstoffen: kun je je provisietegel betalen? Zo niet, haal dan nu wat ontbreekt.

learn-step-season = Volgend seizoen, volgende tegel
learn-step-season-text = Draai nog een provisietegel om. Vanaf nu moeten alle open tegels aan het einde van elk seizoen worden betaald. Daarna krijgt iedereen weer twaalf keshi’s.

learn-step-last-season = Het laatste seizoen
learn-step-last-season-text = Aan het einde tellen: 10 punten voor elke compleet gevulde wijk, je drie beste geactiveerde oasen en 1 punt voor elke 2 overgebleven grondstoffen en goederen.
learn-step-last-season-advice = Welke wijken kun je nog vullen? Activeer oasen voordat het te laat is, en houd genoeg over om te bevoorraden.

learn-step-final = Het spel is afgelopen
learn-step-final-text = Het scoreblad laat seizoen voor seizoen zien waar je punten vandaan komen. Bij het terugkijken kun je elk moment nog eens bekijken en vanaf elk moment verder spelen.

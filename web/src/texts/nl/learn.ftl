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

## Waar het om gaat

learn-pictures = Het spel in drie plaatjes
learn-begin = Beginnen
learn-close = Sluiten
learn-picture-seasons = Drie seizoenen van vier ronden
learn-picture-seasons-text = Een spel heeft twaalf ronden. Aan het eind van elk seizoen willen je burgers water, dadels en dinars: wie niet kan betalen, verliest punten.
learn-picture-round = Kies er drie, verdeel, doe iets
learn-picture-round-text = Elke ronde kies je drie van je twaalf keshi’s. De toren mengt die van iedereen, jullie verdelen wat eruit valt, en daarna gaan je drie assistenten aan de slag in de gekozen wijken.
learn-picture-winning = De meeste punten winnen
learn-picture-winning-text = Keshi’s vullen de wijken van je bord: acht en een waterverkoper leveren 10 punten op. Claim oases, beklim de trappen, koop poorten en luxegoederen – en scoor het meest.

## Hulp aan tafel

learn-help = Hulp
learn-help-colours = De twaalf kleuren
learn-help-scoring = Wat aan het eind telt

## Het begeleide eerste spel

learn-guide-title = Je eerste spel
learn-guide-preparing = De tafel wordt klaargezet…
learn-guide = Gids
learn-guide-got-it = Begrepen
learn-guide-skip = Verder zonder gids

learn-step-welcome = Welkom in Marrakesh
learn-step-welcome-text = Links ligt de stad, die van iedereen is; rechts je eigen bord met negen wijken. De regel onderaan zegt altijd wat je gevraagd wordt. Wat oplicht, kun je aanklikken.
learn-step-welcome-text-phone = De tabs leiden naar de stad, die van iedereen is, naar je eigen bord met negen wijken en naar de anderen. Daaronder staat altijd wat je gevraagd wordt. Wat oplicht, kun je aantikken.
learn-step-welcome-advice = Een vergissing is niet erg: met ‘Terugnemen’ maak je een beslissing ongedaan. Houd de aanwijzer op iets (of druk er lang op) en het legt zichzelf uit.

learn-step-store = Keshi’s voor later
learn-step-store-text = De stukken van dit spel heten keshi’s. De keshi’s die je nu in je opslagplaats legt, kun je krijgen door in de woestijn oasen te activeren; het linkerveld komt eerst.
learn-step-store-advice = Leg links de kleur die je het eerst wilt hebben.

learn-step-disc = Draai de publieksschijf
learn-step-disc-text = De schijf op het Grote Plein toont toeschouwers. Bij elke actie daar draait hij één deel verder; een jongleur levert je dan zijn bonus op, één keer voor elke toeschouwer bij hem.
learn-step-disc-advice = Voor een eerste spel is elke stand goed: hij draait toch.

learn-step-provision = Bewoners willen eten
learn-step-provision-text = Aan het einde van elk seizoen betaal je al je open provisietegels met water, dadels en dinars; lukt dat niet, dan verlies je punten en al je grondstoffen. Je draait er nu één om en na de eerste twee seizoenen telkens nog een.
learn-step-provision-advice = De tegel die je nu omdraait, moet je drie keer betalen. Neem er een waarvan je de grondstoffen makkelijk krijgt, zoals dadels.

learn-step-select = Kies 3 keshi’s
learn-step-select-text = Elke kleur stuurt een assistent naar de wijk van die kleur: daar doe je deze ronde iets. Geel, oranje en paars gaan naar de soek, rood gaat waarheen je wilt. Elke kleur kun je één keer per seizoen gebruiken.
learn-step-select-advice = Goed om mee te beginnen: wit of zwart voor de trappen, grijs voor perkamentrollen, turquoise voor de rivier. Alle keshi’s gaan dan in de toren; je bepaalt dus mee wat iedereen kan nemen.

learn-step-claim = Neem keshi’s
learn-step-claim-text = Alle gekozen keshi’s zijn in de toren gegooid. Sommige zijn misschien blijven hangen en vallen er later uit; de andere liggen op kleur gesorteerd in de basis. Om de beurt nemen jullie 1 of 2 keshi’s van één kleur, tot er niets meer ligt. Ze versterken hun wijk: hoe meer keshi’s daar, hoe sterker de actie.
learn-step-claim-advice = Twee tegelijk is beter dan één. Neem het liefst kleuren van wijken die je deze ronde gebruikt: de assistenten komen hierna.

learn-step-deploy = Plaats je keshi’s
learn-step-deploy-text = Groen levert 1 punt op, een jongleur de bonus naast hem, een karavaanleider legt een oase open. Een waterverkoper levert water op, telkens als je in zijn wijk een assistent gebruikt.
learn-step-deploy-advice = Zet waterverkopers waar je vaak iets doet. Een wijk met 8 keshi’s en een waterverkoper is aan het einde 10 punten waard.

learn-step-assistants = Je drie assistenten
learn-step-assistants-text = Gebruik ze een voor een, in een volgorde naar keuze: elk brengt een nieuwe keshi naar zijn wijk of voert de wijkactie uit.
learn-step-assistants-advice = Vroeg in het spel loont een nieuwe keshi vaak; met 3 of meer keshi’s is de actie meestal beter. Let op de volgorde: eerst verdienen, dan uitgeven.

learn-step-river = Rivier
learn-step-river-text = Je visser vaart 1 stap per turquoise keshi, en nog 1 voor elk water dat je betaalt. Aan het einde van elke ronde mag je de bonus van één gepasseerde stroomversnelling nemen; wie aan het einde van het seizoen vooraan ligt, wint de riviertegel.
learn-step-river-advice = Probeer de eerste stroomversnellingen vroeg in het seizoen te passeren.

learn-step-orchard = Dadelboomgaard
learn-step-orchard-text = Je krijgt 1 dadel per groene keshi. Met dadels koop je perkamentrollen en bevoorraad je je bewoners.

learn-step-madrasa = Madrassa
learn-step-madrasa-text = Hier koop je perkamentrollen voor dadels. Grijze vereisen 1 geleerde, gele 3, roze 5, oranje 7; alle perkamentrollen van één actie delen je geleerden. Veel ervan werken de rest van het spel.
learn-step-madrasa-advice = Permanente perkamentrollen, met het teken ∞, leveren het meest op als je ze vroeg koopt.

learn-step-stairs = Paleis en moskee
learn-step-stairs-text = Je speelstuk klimt 1 trede per keshi hier. Elke drempel levert een dinar op en één bonus van de lijn die je twee speelstukken verbindt.
learn-step-stairs-advice = Klim op beide trappen: hoe hoger beide speelstukken staan, hoe beter de lijn.

learn-step-square = Groot Plein
learn-step-square-text = De schijf draait één deel verder; dan treedt een van je jongleurs op en krijg je zijn bonus één keer voor elke toeschouwer bij hem.
learn-step-square-advice = Met meer jongleurs heb je keuze. Kijk waar de delen met 3 toeschouwers komen te liggen.

learn-step-medina = Medina
learn-step-medina-text = Voor elke vrije schildwacht kun je een stadspoort kopen. Die levert een keshi in dezelfde kleur op, en punten: hoe duurder de werkplaats, hoe meer. Een stadspoort die geen dinars kost, kost je 3 punten.
learn-step-medina-advice = Bouw een stadspoort bij de wijk in dezelfde kleur: dat levert 2 punten extra op.

learn-step-sahara = Sahara
learn-step-sahara-text = Hier activeer je oasen die je karavaanleiders hebben ontdekt. Aan het einde tellen je drie beste geactiveerde oasen; sommige opslagvelden geven een keshi of een perkamentrol.
learn-step-sahara-advice = Houd de aanwijzer op een oase, lees waarvoor die punten geeft en stem je spel daarop af.

learn-step-souk = Soek
learn-step-souk-text = Ruil een goederenkeshi voor grondstoffen, of koop een luxegoed met precies de goederen die erop staan. Luxegoederen leveren meteen punten op.
learn-step-souk-advice = Kijk welke luxegoederen openliggen voordat je goederen neemt.

learn-step-fourth-round = De laatste ronde van het seizoen
learn-step-fourth-round-text = Je laatste drie keshi’s zijn vanzelf gekozen. Na deze ronde volgt de riviertelling en moet je je bewoners bevoorraden.
learn-step-fourth-round-advice = Tel je grondstoffen: kun je je provisietegels betalen? Zo niet, haal dan nu wat ontbreekt.

learn-step-season = Volgend seizoen, volgende tegel
learn-step-season-text = Draai nog een provisietegel om. Vanaf nu moeten alle open tegels aan het einde van elk seizoen worden betaald. Daarna krijgt iedereen weer twaalf keshi’s.

learn-step-last-season = Het laatste seizoen
learn-step-last-season-text = Aan het einde krijg je 10 punten voor elke compleet gevulde wijk, de punten van je drie beste geactiveerde oasen en 1 punt voor elke 2 overgebleven grondstoffen en goederen.
learn-step-last-season-advice = Welke wijken kun je nog vullen? Activeer oasen voordat het te laat is, en houd genoeg over om te bevoorraden.

learn-step-final = Het spel is afgelopen
learn-step-final-text = Het scoreblad laat seizoen voor seizoen zien waar je punten vandaan komen. Bij het terugkijken kun je elk moment nog eens bekijken en vanaf elk moment verderspelen.

### De spelregels om in op te zoeken en het begeleide eerste spel.

learn-read-rules = Meer in de spelregels
learn-rules = Spelregels
learn-rules-title = Spelregels · Marrakesh
learn-rules-failed = De spelregels konden niet worden geladen.
learn-again = Opnieuw proberen
learn-to-start = Startpagina
learn-contents = Inhoud
learn-table = Tabel
learn-keshi-exchange = keshi-ruil
learn-search = Zoeken in de spelregels
learn-found = { $n ->
    [0] Niets gevonden. Probeer een ander of korter woord.
    [one] In { $n } onderdeel gevonden.
   *[other] In { $n } onderdelen gevonden.
}

## Waar het om gaat

learn-pictures = Het spel in drie plaatjes
learn-begin = Beginnen
learn-close = Sluiten
learn-picture-seasons = Drie seizoenen van vier rondes
learn-picture-seasons-text = Een spel duurt twaalf rondes. Aan het einde van elk seizoen willen je bewoners water, dadels en dinars – als je niet kunt betalen, verlies je punten.
learn-picture-round = Kiezen, verdelen, aan de slag
learn-picture-round-text = Elke ronde kies je drie van je twaalf keshi’s. In de toren raken de keshi’s van iedereen door elkaar, jullie verdelen wat eruit valt, en daarna gaan je drie assistenten aan de slag in de gekozen wijken.
learn-picture-winning = Wie de meeste punten heeft, wint
learn-picture-winning-text = Keshi’s vullen de wijken van je bord; een wijk met acht keshi’s en een waterverkoper levert 10 punten op. Activeer oasen, beklim de trappen, koop stadspoorten en luxegoederen – en scoor de meeste punten.

## Hulp aan tafel

learn-help = Hulp
learn-help-colours = De twaalf kleuren
learn-help-scoring = Wat aan het einde telt

## Het begeleide eerste spel

learn-guide-title = Je eerste spel
learn-guide-preparing = De tafel wordt klaargezet…
learn-guide-got-it = Begrepen
learn-guide-skip = Uitleg overslaan

# Each text has two sentences at most and ends with what the reader does.
learn-step-select = Kies drie keshi’s
learn-step-select-text = Elke keshi stuurt een assistent naar de wijk van zijn kleur, en daar kom je deze ronde in actie. Kies turquoise, grijs en wit en stuur ze op pad.

learn-step-claim = Neem keshi’s uit de toren
learn-step-claim-text = Alle gekozen keshi’s zijn in de toren gegooid, en wat eruit is gevallen, verdelen jullie nu om de beurt. Klik op een keshi die oplicht om er een of twee van die kleur te nemen.

learn-step-claim-again = Sterkere wijken
learn-step-claim-again-text = Elke keshi maakt de actie van zijn wijk sterker, en meteen hierna komen je assistenten in actie. Neem een kleur van een wijk waarheen je een assistent hebt gestuurd, of een kleur die hier dubbel ligt.

learn-step-vendor = Waterverkopers
learn-step-vendor-text = Een waterverkoper levert 1 water op telkens als je een assistent in zijn wijk gebruikt. Plaats hem waar je vaak in actie komt.

learn-step-entertainer = Jongleurs
learn-step-entertainer-text = De bonus naast het veld krijg je meteen, en opnieuw als de jongleur optreedt. Kies een veld.

learn-step-caravan = Karavaanleiders
learn-step-caravan-text = Een karavaanleider ontdekt een oase, die je later kunt activeren voor punten aan het einde. Kies een pad.

learn-step-assistants = Je assistenten komen in actie
learn-step-assistants-text = Elke assistent haalt een nieuwe keshi naar zijn wijk of voert de wijkactie uit, die met elke keshi daar sterker wordt. Klik op een wijk om je eerste assistent te gebruiken.

learn-step-river = Rivier
learn-step-river-text = Je visser vaart 1 stap per turquoise keshi, en aan het einde van elke ronde mag je de bonus nemen van één stroomversnelling die je bent gepasseerd. Vaar als je 2 of meer keshi’s hebt; haal er anders eerst een bij.

learn-step-orchard = Dadelboomgaard
learn-step-orchard-text = Je krijgt 1 dadel per groene keshi; met dadels koop je perkamentrollen en bevoorraad je je bewoners. Oogst, of haal een nieuwe keshi.

learn-step-madrasa = Madrassa
learn-step-madrasa-text = Je koopt perkamentrollen met dadels, maar je hebt er ook geleerden voor nodig: 1 voor een grijze, 3 voor een gele, 5 voor een roze en 7 voor een oranje. Koop er een als je kunt, of haal een nieuwe geleerde.

learn-step-stairs = Paleis en moskee
learn-step-stairs-text = Je speelstuk klimt 1 stap per keshi, en elke drempel levert een dinar op en een bonus van de lijn tussen je twee speelstukken. Klim, of haal eerst een nieuwe keshi.

learn-step-square = Groot Plein
learn-step-square-text = De schijf draait; daarna kies je een van je jongleurs en krijg je de bonus van zijn veld, één keer per toeschouwer tegenover hem. Laat er een optreden, of haal een nieuwe jongleur.

learn-step-medina = Medina
learn-step-medina-text = Voor elke vrije schildwacht kun je een stadspoort kopen, die een keshi in dezelfde kleur oplevert en meestal ook punten. Koop er een, of haal een nieuwe schildwacht.

learn-step-sahara = Sahara
learn-step-sahara-text = Hier activeer je oasen die je karavaanleiders hebben ontdekt; de drie beste tellen aan het einde mee. Activeer er een, of haal een nieuwe karavaanleider.

learn-step-souk = Soek
learn-step-souk-text = Ruil een goederenkeshi in voor grondstoffen, of betaal de goederen die op een luxegoed staan: dat levert meteen punten op. Bekijk het aanbod en kies.

learn-step-rapid = Rivierbonus
learn-step-rapid-text = Je bent een stroomversnelling gepasseerd, dus mag je dit seizoen aan het einde van elke ronde de bonus van één gepasseerde stroomversnelling nemen. Kies een bonus.

learn-step-free = Nu is het jouw spel
learn-step-free-text = Elke kleur kun je één keer per seizoen gebruiken; je hebt er nog negen. Kies de drie waarmee je nu in actie wilt komen.

learn-step-bill = De rekening komt eraan
learn-step-bill-text = Na de vierde ronde willen je bewoners wat deze provisietegel toont; kun je niet betalen, dan verlies je punten en al je grondstoffen. Kies keshi’s die opleveren wat je nog mist.

learn-step-fourth-round = De laatste ronde van het seizoen
learn-step-fourth-round-text = Je laatste drie keshi’s zijn automatisch op pad gestuurd; na deze ronde volgt de riviertelling en moet je je bewoners bevoorraden. Zorg nu voor wat je nog mist.

learn-step-season = Nieuw seizoen, nieuwe provisietegel
learn-step-season-text = Vanaf nu betaal je aan het einde van elk seizoen voor al je open provisietegels. Leg de tegel open die je het makkelijkst kunt betalen.

learn-step-last-season = Het laatste seizoen
learn-step-last-season-text = Aan het einde krijg je 10 punten voor elke compleet gevulde wijk, plus punten voor je drie beste oasen en je overgebleven grondstoffen en goederen. Kies wat je bord compleet maakt.

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
learn-picture-seasons-text = Een spel heeft twaalf ronden. Aan het eind van elk seizoen willen je bewoners water, dadels en dinars: wie niet kan betalen, verliest punten.
learn-picture-round = Kies er drie, verdeel, doe iets
learn-picture-round-text = Elke ronde kies je drie van je twaalf keshi’s. De toren mengt die van iedereen, jullie verdelen wat eruit valt, en daarna gaan je drie assistenten aan de slag in de gekozen wijken.
learn-picture-winning = De meeste punten winnen
learn-picture-winning-text = Keshi’s vullen de wijken van je bord: acht en een waterverkoper leveren 10 punten op. Activeer oasen, beklim de trappen, koop stadspoorten en luxegoederen – en scoor het meest.

## Hulp aan tafel

learn-help = Hulp
learn-help-colours = De twaalf kleuren
learn-help-scoring = Wat aan het eind telt

## Het begeleide eerste spel

learn-guide-title = Je eerste spel
learn-guide-preparing = De tafel wordt klaargezet…
learn-guide-got-it = Begrepen
learn-guide-skip = Verder zonder gids

# Each text has two sentences at most and ends with what the reader does.
learn-step-select = Kies drie keshi’s
learn-step-select-text = Elke keshi stuurt een assistent naar de wijk van zijn kleur: daar doe je deze ronde iets. Kies turquoise, grijs en wit en stuur ze op pad.

learn-step-claim = Verdeel de toren
learn-step-claim-text = Alle gekozen keshi’s vielen in de toren, en wat eruit kwam ligt hier, om de beurt voor jullie beiden. Neem er hoogstens twee van één kleur: klik op een die oplicht.

learn-step-claim-again = Sterkere wijken
learn-step-claim-again-text = Elke keshi maakt de actie van zijn wijk sterker, en je assistenten zijn hierna aan zet. Neem een kleur waarvoor je een assistent hebt gestuurd, of wat hier dubbel ligt.

learn-step-vendor = Waterverkopers
learn-step-vendor-text = Een waterverkoper levert 1 water op telkens als je in zijn wijk een assistent gebruikt. Zet hem waar je vaak iets zult doen.

learn-step-entertainer = Jongleurs
learn-step-entertainer-text = De bonus naast het vakje krijg je meteen, en later opnieuw als hij optreedt. Kies een vakje.

learn-step-caravan = Karavaanleiders
learn-step-caravan-text = Een karavaanleider ontdekt een oase, die je later kunt activeren voor punten aan het eind. Kies zijn weg.

learn-step-assistants = Je assistenten aan zet
learn-step-assistants-text = Elke assistent haalt een nieuwe keshi naar zijn wijk of voert de actie van de wijk uit, sterker met elke keshi daar. Gebruik de eerste: klik op zijn wijk.

learn-step-river = Rivier
learn-step-river-text = Je visser vaart 1 stap per turquoise keshi, en stroomversnellingen leveren elke ronde een bonus op. Vaar bij 2 of meer keshi’s, haal er anders een nieuwe bij.

learn-step-orchard = Dadelboomgaard
learn-step-orchard-text = Je krijgt 1 dadel per groene keshi: met dadels koop je perkamentrollen en bevoorraad je je bewoners. Oogst, of haal een nieuwe keshi.

learn-step-madrasa = Madrassa
learn-step-madrasa-text = Met geleerden koop je perkamentrollen voor dadels: grijze vragen 1 geleerde, gele 3, roze 5, oranje 7. Koop er een als je kunt, of haal een nieuwe geleerde.

learn-step-stairs = Paleis en moskee
learn-step-stairs-text = Je speelstuk klimt 1 trede per keshi, en elke drempel geeft een dinar en een bonus van de lijn tussen je twee speelstukken. Klim, of haal eerst een nieuwe keshi.

learn-step-square = Groot Plein
learn-step-square-text = Een van je jongleurs krijgt de bonus naast hem, één keer per toeschouwer die de schijf naar hem toe draait. Laat hem optreden, of haal een nieuwe jongleur.

learn-step-medina = Medina
learn-step-medina-text = Voor elke schildwacht kun je een stadspoort kopen; die levert een keshi van haar kleur en punten op. Koop er een, of haal een nieuwe schildwacht.

learn-step-sahara = Sahara
learn-step-sahara-text = Hier activeer je oasen die je karavaanleiders hebben ontdekt; de drie beste tellen aan het einde. Activeer er een, of haal een nieuwe karavaanleider.

learn-step-souk = Soek
learn-step-souk-text = Ruil goederen voor grondstoffen, of koop een luxegoed met de goederen die erop staan: dat scoort meteen. Bekijk het aanbod en kies.

learn-step-rapid = Rivierbonus
learn-step-rapid-text = Je bent een stroomversnelling gepasseerd: elke ronde van dit seizoen mag je een van haar bonussen nemen. Kies er een.

learn-step-free = Nu is het jouw spel
learn-step-free-text = Elke kleur kun je één keer per seizoen gebruiken; er zijn er nog negen. Kies de drie waarmee je nu iets wilt doen.

learn-step-bill = De rekening komt eraan
learn-step-bill-text = Na de vierde ronde willen je bewoners wat deze mand toont; kun je niet betalen, dan verlies je punten en al je grondstoffen. Kies keshi’s die opleveren wat je nog mist.

learn-step-fourth-round = De laatste ronde van het seizoen
learn-step-fourth-round-text = Je laatste drie keshi’s gingen vanzelf; daarna volgt de riviertelling en moet je de rekening betalen. Verdien nu wat er nog ontbreekt.

learn-step-season = Nieuw seizoen, nieuwe mand
learn-step-season-text = Vanaf nu betaal je aan het einde van elk seizoen voor alle open manden. Open de mand die je het makkelijkst kunt betalen.

learn-step-last-season = Het laatste seizoen
learn-step-last-season-text = Aan het eind levert elke volledige wijk 10 punten op, en je drie beste oasen en wat over is tellen mee. Kies wat je bord compleet maakt.

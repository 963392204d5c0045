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

learn-guided = Met uitleg
learn-guided-about = Tekstballonnen leggen het spel uit terwijl je speelt: alles op het moment dat het voor het eerst telt.
learn-guide-title = Je eerste spel
learn-guide-preparing = De tafel wordt klaargezet…
learn-guide-got-it = Begrepen
learn-guide-again = Laatste tip nog eens tonen
learn-guide-more = Hele tip tonen
learn-guide-all = Alle tips tot nu toe
learn-guide-none = Er zijn nog geen tips.
learn-guide-hide = Nieuwe tips verbergen

# A title has four to six words, a text at most 140 characters once it is filled in.

learn-step-back = Welkom terug bij je spel
learn-step-back-text = Seizoen { $season }, ronde { $round }. Na ronde { $rounds } betaal je { $cost }; je mist nog { $missing }.
learn-step-back-paid = { learn-step-back }
learn-step-back-paid-text = Seizoen { $season }, ronde { $round }. Na ronde { $rounds } betaal je { $cost }, en je hebt alles.

learn-step-setup = Alles staat al klaar
learn-step-setup-text = Je hebt { $points } en { $supply }. Wie na drie seizoenen de meeste punten heeft, wint.

learn-step-choose = Kies drie keshi’s uit
learn-step-choose-text = Elke keshi (gekleurde steen) stuurt een assistent naar zijn wijk. Twijfel je? { $sectors }.

learn-step-tower = Sommige keshi’s zitten vast
learn-step-tower-text = Er gingen { $in } keshi’s in de toren en er vielen { $out } uit. De rest valt misschien in een latere ronde.
learn-step-tower-all = Deze keer viel alles eruit
learn-step-tower-all-text = Alle { $in } keshi’s vielen uit de toren. De volgende keer blijven er misschien een paar steken.

learn-step-claim = Neem een of twee keshi’s
learn-step-claim-text = Jij en { $name } nemen om de beurt een of twee keshi’s van één kleur. Elke keshi versterkt de actie van zijn wijk.

learn-step-entertainer = Kies een veld en bonus
learn-step-entertainer-text = Jongleurs (roze keshi’s) krijgen de bonus naast hun veld meteen, en opnieuw als ze optreden.

learn-step-caravan = Kies het pad van de karavaan
learn-step-caravan-text = Op een pad ontdekken karavaanleiders (bruin) oasen, die je later activeert. De startoase levert { $gain } op.
learn-step-caravan-far = { learn-step-caravan }
learn-step-caravan-far-text = Op een pad ontdekken karavaanleiders (bruine keshi’s) oasen, die je later kunt activeren.

learn-step-vendor = Plaats nu je waterverkoper
learn-step-vendor-text = Waterverkopers (rode keshi’s) geven 1 water telkens als je een assistent in hun wijk gebruikt.

learn-step-placed = Een punt voor groene keshi’s
learn-step-placed-text = Groene, roze en bruine keshi’s geven een bonus als je ze plaatst; de andere niet.

learn-step-assistants = Gebruik je drie assistenten
learn-step-assistants-text = In willekeurige volgorde haalt elke assistent een nieuwe keshi of voert hij de actie van zijn wijk uit.
learn-step-assistants-new = Deze keer nieuwe keshi’s
learn-step-assistants-new-text = In geen van deze wijken kan de actie al, dus haalt elke assistent een nieuwe keshi.

learn-step-river = Rivier: vaar met je visser
learn-step-river-text = 1 stap per turquoise keshi: { $n }. De stroomversnelling na { $k ->
    [one] { $k } stap
   *[other] { $k } stappen
} geeft elke ronde een bonus.
learn-step-river-far = { learn-step-river }
learn-step-river-far-text = 1 stap per turquoise keshi: { $n }. Je bent alle stroomversnellingen voorbij; elke stap voorbij het einde is 1 punt.

learn-step-orchard = Dadelboomgaard: dadels of een keshi
learn-step-orchard-text = De actie geeft 1 dadel per groene keshi: { $n }. Een nieuwe groene keshi geeft 1 punt en versterkt de actie.

learn-step-madrasa = Madrassa: koop rollen met dadels
learn-step-madrasa-text = Per actie kunnen je rollen niet meer geleerden (grijs) vragen dan je hebt: { $n }. ⚡ werkt één keer, ∞ het hele spel.

learn-step-stairs = { $sector }: klim de trap op
learn-step-stairs-text = 1 stap per { $stair ->
    [palace] witte
   *[mosque] zwarte
} keshi: { $n }. De drempel na { $k ->
    [one] { $k } stap
   *[other] { $k } stappen
} geeft 1 dinar en een bonus.
learn-step-stairs-top = { learn-step-stairs }
learn-step-stairs-top-text = 1 stap per { $stair ->
    [palace] witte
   *[mosque] zwarte
} keshi: { $n }. Je bent alle drempels voorbij; elke stap voorbij de top is 1 punt.

learn-step-line = Kies een bonus van de lijn
learn-step-line-text = Deze lijn verbindt de segmenten van je twee speelstukken. Neem één bonus; hogere lijnen geven meer.

learn-step-square = Groot Plein: optreden voor toeschouwers
learn-step-square-text = Je schijf draait één deel verder. Dan geeft een jongleur zijn bonus, één keer per toeschouwer tegenover hem.

learn-step-medina = Medina: koop poorten met schildwachten
learn-step-medina-text = Elke vrije schildwacht (beige keshi) kan één poort kopen, en elke poort geeft een keshi in zijn kleur.

learn-step-gates = De prijs bepaalt de punten
learn-step-gates-text = Dinars → punten: { $prices }. Je hebt { $dinars } en { $guards ->
    [one] { $guards } vrije schildwacht
   *[other] { $guards } vrije schildwachten
}.

learn-step-gate-space = Juiste kleur: { $n } punten extra
learn-step-gate-space-text = Naast de wijk van zijn kleur levert een stadspoort { $n } punten extra op.
learn-step-gate-space-none = Kies een willekeurig vrij veld
learn-step-gate-space-none-text = Geen enkel vrij veld past bij de kleur van deze stadspoort, dus alle zijn even goed.

learn-step-sahara = Sahara: activeer ontdekte oasen
learn-step-sahara-text = Betaal wat naast de oase staat. Je { $n } beste oasen tellen aan het einde van het spel mee.

learn-step-storage = Een bonus voor je oase
learn-step-storage-text = Ze bedekt het volgende opslagveld. Neem nu wat dat veld toont; later kan het niet meer.

learn-step-souk = Soek: ruil je goederen in
learn-step-souk-text = Goederen zijn gele, oranje en paarse keshi’s. Het wisselkantoor neemt er een en geeft wat het toont.

learn-step-luxury = Je kunt luxegoederen kopen
learn-step-luxury-text = Lever de afgebeelde goederen in: punten en grondstoffen van het luxegoed krijg je meteen.

learn-step-rapid = Elke ronde een rivierbonus
learn-step-rapid-text = Neem die van een gepasseerde stroomversnelling. Na het seizoen gaat je visser terug naar de start.
learn-step-rapid-last = { learn-step-rapid }
learn-step-rapid-last-text = Neem aan het einde van elke ronde die van een gepasseerde stroomversnelling.

learn-step-free = Nu is het jouw spel
learn-step-free-text = Gebruikte keshi’s komen volgend seizoen terug. Kies er drie van de { $n } die over zijn.

learn-step-bill = Je mist nog wat provisie
learn-step-bill-text = Na ronde { $rounds } kom je { $missing } tekort. Dat krijg je nog hier: { $sectors }.
learn-step-bill-none = { learn-step-bill }
learn-step-bill-none-text = Na ronde { $rounds } kom je { $missing } tekort. Let op bonussen die dat geven.
learn-step-bill-paid = Je provisie is al gedekt
learn-step-bill-paid-text = Na ronde { $rounds } betaal je { $cost }. Bewaar dat en geef de rest uit.

learn-step-points = Waar je punten vandaan komen
learn-step-points-text = Poorten, lijnen en luxegoederen tellen meteen, wijken en oasen aan het einde. Je score opent de lijst.

learn-step-last-round = Laatste ronde van het seizoen
learn-step-last-round-text = Je laatste drie keshi’s zijn automatisch gestuurd. Na deze ronde volgen de riviertegel en de provisie.

learn-step-bill-last = Je provisie is niet gedekt
learn-step-bill-last-text = Je mist { $missing }. Anders verlies je { $loss } en alle grondstoffen: haal het nu, of geef ze eerst uit.

learn-step-reveal = Kies een tweede provisietegel
learn-step-reveal-text = Aan het einde van het volgende seizoen betaal je voor beide. Neem de tegel die je makkelijker vindt.

learn-step-season-2 = Alle twaalf keshi’s zijn terug
learn-step-season-2-text = In je wijken blijft alles liggen. De riviertegel en het wisselkantoor zijn nieuw.

learn-step-complete = Complete wijken leveren { $points } op
learn-step-complete-text = Daarvoor heb je aan het einde { $all } keshi’s en een waterverkoper nodig. In { $sector } liggen er { $n }.

learn-step-season-3 = Laatste seizoen, alle provisietegels
learn-step-season-3-text = Daarna betaal je { $cost }. Dan tellen nog je wijken, je oasen en wat je over hebt.

learn-step-final = Wat hierna nog punten oplevert
learn-step-final-text = { $sector } punten per complete wijk, je { $oases } beste oasen en 1 punt per { $left } grondstoffen en goederen die over zijn.

# In the summary of a season.
learn-season-river = Wie op de rivier voorop ligt, krijgt de riviertegel. Daarna gaan alle vissers terug naar de start.
learn-season-river-last = Wie op de rivier voorop ligt, krijgt de riviertegel.
learn-season-river-nobody = Geen visser heeft de start verlaten, dus niemand krijgt de riviertegel.
learn-season-paid = Je provisie is betaald, dus je verliest niets.
learn-season-unpaid = Je kon de provisie niet helemaal betalen: je verliest { $points } en al je grondstoffen.

## Na het begeleide spel

learn-ways-title = Drie manieren om 30 punten meer te halen
learn-ways-few = Manieren om meer punten te halen
learn-way-about = ongeveer +{ $n }
learn-way-sectors = Nog één wijk helemaal vullen
learn-way-sectors-text = In { $sector } lagen { $n } van { $all } keshi’s. Met alle { $all } en een waterverkoper levert de wijk { $points } punten op.
learn-way-gates = Poorten voor { $dinars } dinars kopen
learn-way-gates-text = Elke poort geeft { $points }, en { $match } extra naast haar kleur. { $n ->
    [0] Je had er geen.
    [one] Die van jou gaf { $own }.
   *[other] Je { $n } poorten gaven { $own }.
}
learn-way-lines = Op beide trappen drempels passeren
learn-way-lines-text = Je passeerde { $n } van de { $all }. Elke drempel geeft 1 dinar en een bonus, tot { $points } punten.
learn-way-oases = { $best } passende oasen activeren
learn-way-oases-text = Je activeerde { $n } van de { $all } die je ontdekte. Kies oasen die tellen wat je hebt.
learn-way-river = In ronde 1 een stroomversnelling passeren
learn-way-river-text = Dan krijg je dat seizoen { $rounds } keer een bonus. Je rivier leverde { $own } punten op.
learn-way-luxury = Goederen voor luxegoederen sparen
learn-way-luxury-text = Je kocht er { $n }. Ze leveren elk tot { $points } punten op.
learn-way-provisions = De provisie twee rondes vooraf plannen
learn-way-provisions-text = Die van jou kostte { $own } punten. Kun je niet betalen, geef dan eerst alles uit.
learn-way-leftovers = Uitgeven wat je over hebt
learn-way-leftovers-text = Je hield { $n } grondstoffen en goederen over, voor maar { $own } punten. Gebruik ze in de laatste ronde.

### Wat een tafel zegt waaraan in de browser wordt gespeeld

wait-for = { $name } is aan de beurt · { $phase }
wait-secret = { $n ->
    [one] { $names } kiest nog in het geheim.
   *[other] { $names } kiezen nog in het geheim.
}

undo-over = Het spel is afgelopen, dus je kunt niets meer terugnemen.
undo-rated = Dit spel telt mee voor de rating, dus je kunt je laatste beslissing niet meer terugnemen.
undo-bot = Een bot speelt voor je. Neem eerst je plaats weer in.
undo-ask-others = Na je laatste beslissing heeft iemand anders al iets gedaan. Je kunt die alleen terugnemen als iedereen akkoord gaat.
undo-ask-revealed = Je laatste beslissing heeft iets verborgens onthuld. Je kunt die alleen terugnemen als iedereen akkoord gaat.
undo-ask-turn = Je beurt is voorbij. Je kunt je laatste beslissing alleen terugnemen als iedereen akkoord gaat.
undo-asks = { $name } wil { $decision } terugnemen.
undo-asked = Je wilt { $decision } terugnemen.
undo-told = { $name } heeft { $decision } teruggenomen.
undo-decision = ‘{ $words }’
undo-hidden-decision = een geheime keuze (‘{ $phase }’)
undo-you = jij
undo-price = { $n ->
    [0] Verder wordt er niets teruggenomen.
    [one] Daarmee vervalt ook 1 latere beslissing ({ $who }).
   *[other] Daarmee vervallen ook { $n } latere beslissingen ({ $who }).
}
undo-cost = { $n ->
    [one] Daarmee is ook 1 latere beslissing vervallen ({ $who }).
   *[other] Daarmee zijn ook { $n } latere beslissingen vervallen ({ $who }).
}
replace-asks = { $name } stelt voor om een bot voor { $target } te laten spelen.
replace-asked = Je hebt voorgesteld om een bot voor { $target } te laten spelen.

## Tafels die er niet kunnen zijn

refuse-too-many-seats = Je hebt { $number } plaatsen gekozen, maar er is maar plaats voor { $most }.
refuse-solo-kind = Een solospel speel je tegen de Pashabot, en tegen hem speel je altijd alleen.
refuse-one-person = Dit soort spel is voor precies één persoon, niet voor { $number }. Op elke andere plaats hoort een bot, zoals apprentice.
refuse-no-people = Er moet minstens één persoon meespelen. Houd één plaats vrij van bots.
refuse-two-people = Online moeten er minstens twee personen meespelen. Houd twee plaatsen vrij van bots.
refuse-bot = De bot { $bot } speelt hier niet. Kies uit { $bots }. Een limiet mag hoogstens 5 seconden per beslissing zijn, zoals bij search:1s.
refuse-deadline = Een tijdslimiet per zet is alleen mogelijk in een onlinespel over meerdere dagen, zonder klok.
refuse-webhook = Een webhook moet een adres zijn dat met http:// of https:// begint.

## Wat aan een tafel niet kan

refuse-no-table = Deze tafel bestaat niet. Misschien is de link onvolledig.
refuse-other-rules = Deze tafel is begonnen met de regels van versie { $version }. Die wijken af van de regels van deze server, dus de tafel kan niet worden getoond.
refuse-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het nog eens.
refuse-not-your-seat = Dit is niet jouw plaats. Neem plaats met de link die je hebt gekregen, of met een code van je andere apparaat.
refuse-players-only = Alleen wie heeft meegespeeld, kan om een revanche vragen.
refuse-stale = Er is intussen verdergespeeld. Kijk nog eens en beslis opnieuw.
refuse-bot-plays = Een bot speelt voor je. Neem eerst je plaats weer in.
refuse-nothing-held = Er valt niets te bevestigen.
refuse-asked-already = Er loopt al een stemming. Wacht de antwoorden af.
refuse-asked-away = Iemand die akkoord zou moeten gaan, is al een tijdje weg, dus je kunt het nu niet vragen.
refuse-not-absent = Een bot kan het pas overnemen als iemand aan de beurt is die al een tijdje weg is.
refuse-nothing-asked = Er is niets meer om over te stemmen.
refuse-no-vote = Je hebt al geantwoord, of je antwoord is niet nodig.
refuse-no-stand-in = Er speelt geen bot voor je; je speelt zelf.
refuse-no-standing = Deze vraag kan niet automatisch worden beantwoord.
refuse-not-asked = Je hoeft nu niets te beslissen.
refuse-no-judge = { $bot } geeft geen tips. Vraag een tip aan een van deze bots: { $bots }, of aan search met hoogstens 5 seconden bedenktijd, zoals search:1s.
refuse-no-moment = Dit moment bestaat niet: de momenten van dit spel lopen van 0 tot en met { $last }.
refuse-not-over = Dit kan pas als het spel is afgelopen.
refuse-record-secret = Het verslag bevat geheimen van het spel, dus je krijgt het pas als het spel is afgelopen.
refuse-too-many-analyses = Je wacht al op meerdere analyses. Start de volgende als er een klaar is.
refuse-no-seat = Deze plaats bestaat niet: dit spel heeft de plaatsen 0 tot en met { $last }.
refuse-abandoned = Alle spelers hebben ermee ingestemd dit spel zonder uitslag te beëindigen.
refuse-cancelled = Degene die deze tafel heeft geopend, heeft hem geannuleerd.
refuse-resigned = Je hebt opgegeven, dus een bot speelt voor je verder tot het einde.
refuse-only-net-leave = Alleen onlinespellen kun je opgeven, samen beëindigen of annuleren. Andere spellen kun je gewoon laten liggen.
refuse-over = Het spel is afgelopen.
refuse-somebody-came = Er heeft al iemand plaatsgenomen. Jullie kunnen het spel alleen nog samen beëindigen.
refuse-not-late = Er is nog tijd voor deze zet. Een bot kan het pas overnemen als de tijd om is.
ask-abandoned = Alle spelers hebben ermee ingestemd dit spel zonder uitslag te beëindigen.
ask-cancelled = Deze tafel is geannuleerd.
refuse-full = Het logboek van deze tafel is vol. Open een nieuwe tafel.
refuse-talk-none = Aan deze tafel staat de chat uit.
refuse-talk-phrases = Aan deze tafel kun je alleen kant-en-klare zinnen versturen.
refuse-say-something = Kies een kant-en-klare zin of schrijf zelf iets.
refuse-say-less = Je bericht is langer dan { $most } tekens. Verstuur het in delen.
refuse-say-slower = Je verstuurt te snel achter elkaar berichten. Wacht even.

## Wie op welke plaats zit

seat-sat = { $name } heeft plaatsgenomen.
seat-handed = { $name } heeft de plaats doorgegeven.
seat-resigned = { $name } heeft opgegeven; een bot speelt verder.
seat-took-over = { $name } heeft de plaats van { $before } overgenomen.
seat-freed = De plaats van { $name } is weer vrij.
seat-hint = { $n ->
    [one] { $name } heeft om een tip gevraagd.
   *[other] { $name } heeft tot nu toe { $n } keer om een tip gevraagd.
}
refuse-no-ticket = Deze link hoort bij geen enkele plaats aan deze tafel: hij is onvolledig of vervangen door een nieuwere. Vraag het aan de afzender.
refuse-colour-taken = Iemand aan tafel heeft deze kleur al. Kies een andere.
refuse-colour-twice = Iedereen heeft een eigen kleur nodig. Kies verschillende kleuren.
refuse-colour-pashabot = Geel is de kleur van de Pashabot. Kies een andere.
refuse-seat-taken = { $name } zit al op deze plaats. Ben jij dat? Voeg dit apparaat dan toe met een code van je andere apparaat. Zo niet, laat het dan weten aan degene die je heeft uitgenodigd.
refuse-no-code = Deze code is niet geldig aan deze tafel. Een code werkt één keer, binnen vijf minuten. Vraag op je andere apparaat een nieuwe aan.
refuse-same-name = Aan deze tafel zit al iemand die { $name } heet. Kies een andere naam.
refuse-seat-empty = Op deze plaats zit nog niemand. Je kunt in plaats daarvan de link vernieuwen.
refuse-seat-moved = Deze speler heeft al een zet gedaan en houdt daarom zijn plaats.
refuse-only-net = Alleen plaatsen in een onlinespel kunnen worden doorgegeven.
refuse-no-invitation = Voor deze plaats is niemand uitgenodigd.
refuse-not-maker = Alleen wie de tafel heeft geopend of de plaats heeft doorgegeven, kan er een nieuwe link voor maken.
refuse-ticket-used = Deze plaats is al bezet. Alleen de speler zelf kan hem doorgeven.
refuse-only-net-open = Alleen een onlinetafel kan voor iedereen openstaan.
refuse-not-open = Deze tafel staat niet voor iedereen open. Degene die hem heeft geopend, kan je een link sturen.
refuse-nothing-free = Alle plaatsen aan deze tafel zijn bezet.
refuse-only-maker = Alleen wie de tafel heeft geopend, kan dat doen.
refuse-rated-kind = Alleen onlinespellen en spellen tegen bots kunnen meetellen voor de rating.
refuse-rated-bots = In een spel met rating speel je tegen deze bots: { $bots }.
refuse-rated-corrected = In een spel met rating gelden onze eigen waarden, zonder correcties.
refuse-rated-name = Dit spel telt mee voor de rating. Kies eerst een naam op de pagina ‘Mijn spellen’.
refuse-rated-twice = Je hebt al een plaats aan deze tafel, en in een spel met rating heeft iedereen er maar één.
refuse-rated-hand-on = In een spel met rating kun je je plaats niet doorgeven.
refuse-rated-hint = In een spel met rating zijn er geen tips.
refuse-hints-none = Aan deze tafel zijn er geen tips.
refuse-hints-practice = Aan deze tafel krijg je alleen tips zolang er geen andere mensen meespelen.
refuse-no-name = Een naam bestaat uit 1 tot 24 zichtbare tekens.
refuse-no-key = Een naam hoort bij een sleutel van 32 tekens. Stuur de jouwe mee.
refuse-key-used = Deze sleutel kan hier niet worden gebruikt. Maak een andere aan.
refuse-no-person = Bij deze sleutel is hier geen naam opgeslagen.

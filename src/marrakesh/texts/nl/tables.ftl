### Wat een tafel zegt waaraan in de browser wordt gespeeld

wait-for = { $name } is aan de beurt · { $phase }
wait-secret = { $n ->
    [one] { $names } kiest nog in het geheim.
   *[other] { $names } kiezen nog in het geheim.
}

undo-over = Het spel is afgelopen: er kan niets meer worden teruggenomen.
undo-rated = Het spel telt mee voor de rating: wat anderen hebben gezien, kan niet worden teruggenomen.
undo-bot = Een bot speelt voor jou: neem eerst je plaats weer in.
undo-ask-others = Anderen hebben na je laatste beslissing al iets gedaan: zij moeten instemmen voordat je die terugneemt.
undo-ask-revealed = Je laatste beslissing heeft iets verborgens onthuld: de anderen moeten instemmen voordat je die terugneemt.
undo-ask-turn = Je beurt is voorbij: de anderen moeten instemmen voordat je je laatste beslissing terugneemt.
undo-asks = { $name } wil { $decision } ongedaan maken.
undo-asked = Je wilt { $decision } ongedaan maken.
undo-told = { $name } heeft { $decision } ongedaan gemaakt.
undo-decision = ‘{ $words }’
undo-hidden-decision = een geheime keuze (‘{ $phase }’)
undo-you = jij
undo-price = { $n ->
    [0] Verder wordt niets ongedaan gemaakt.
    [one] Daarmee vervalt 1 latere beslissing ({ $who }).
   *[other] Daarmee vervallen { $n } latere beslissingen ({ $who }).
}
undo-cost = { $n ->
    [one] Daarmee is 1 latere beslissing vervallen ({ $who }).
   *[other] Daarmee zijn { $n } latere beslissingen vervallen ({ $who }).
}
replace-asks = { $name } stelt voor dat een bot voor { $target } speelt.
replace-asked = Je hebt voorgesteld dat een bot voor { $target } speelt.

## Tafels die er niet kunnen zijn

refuse-too-many-seats = Er worden { $number } plaatsen gevraagd, maar er kunnen er maar { $most } spelen.
refuse-solo-kind = Een solospel speel je tegen de Pashabot, en tegen hem speel je altijd alleen.
refuse-one-person = Zo speelt precies één persoon, niet { $number }; geef elke andere plaats een bot, zoals apprentice.
refuse-no-people = Minstens één persoon moet meespelen: laat één plaats zonder bot.
refuse-two-people = Online moeten minstens twee personen spelen: laat twee plaatsen zonder bot.
refuse-bot = { $bot } is geen bot die hier speelt: kies een van { $bots }, met hoogstens 5 seconden per beslissing, zoals search:1s.
refuse-deadline = Een termijn voor elke zet is er alleen in onlinespellen over meerdere dagen, zonder klok.
refuse-webhook = Een webhook moet een adres zijn dat met http:// of https:// begint.

## Wat aan een tafel niet kan

refuse-no-table = Deze tafel bestaat niet. Misschien is de link onvolledig.
refuse-other-rules = Deze tafel begon met de regels van versie { $version }, die afwijken van die van deze server: hij kan niet worden getoond.
refuse-busy = Er gebeurt te veel tegelijk aan deze tafel: probeer het nog eens.
refuse-not-your-seat = Dit is niet jouw plaats: neem hem in met de link die je hebt gekregen, of met een code van je andere apparaat.
refuse-players-only = Alleen wie heeft meegespeeld kan om een revanche vragen.
refuse-stale = Aan de tafel is intussen verdergespeeld: kijk er opnieuw naar en beslis nog eens.
refuse-bot-plays = Een bot speelt voor jou: neem eerst je plaats weer in.
refuse-nothing-held = Er wacht niets op je bevestiging.
refuse-asked-already = Er loopt al een vraag aan de spelers: wacht op hun antwoorden.
refuse-asked-away = Iemand die akkoord moet gaan, is al een tijdje weg.
refuse-not-absent = Een bot kan alleen spelen voor iemand op wie wordt gewacht en die al een tijdje weg is.
refuse-nothing-asked = Er wordt niets meer gevraagd.
refuse-no-vote = Je hebt al geantwoord, of je antwoord is niet nodig.
refuse-no-stand-in = Er speelt geen bot voor jou: de plaats is van jou.
refuse-no-standing = Deze vraag kan niet voor eens en altijd worden beantwoord.
refuse-not-asked = Je wordt nu niets gevraagd.
refuse-no-judge = { $bot } geeft geen tips: vraag een van { $bots }, of search met hoogstens 5 seconden, zoals search:1s.
refuse-no-moment = Dit moment bestaat niet: het spel telt tot nu toe { $last } beslissingen.
refuse-not-over = Dit kan pas als het spel is afgelopen.
refuse-record-secret = Het verslag bevat geheimen van het spel: je krijgt het als het spel is afgelopen.
refuse-too-many-analyses = Je wacht al op meerdere analyses: start de volgende als er een klaar is.
refuse-no-seat = Deze plaats bestaat niet: die van dit spel zijn 0 tot en met { $last }.
refuse-abandoned = Het spel is zonder uitslag beëindigd: iedereen was het eens.
refuse-cancelled = De tafel is afgezegd door wie haar heeft gemaakt.
refuse-resigned = Je hebt opgegeven: een bot speelt deze plaats uit.
refuse-only-net-leave = Alleen onlinespellen kun je opgeven, samen beëindigen of afzeggen: laat elk ander spel gewoon liggen.
refuse-over = Het spel is afgelopen.
refuse-somebody-came = Er heeft al iemand plaatsgenomen: vraag de anderen om het spel samen te beëindigen.
refuse-not-late = Er is nog tijd voor deze zet: een bot kan verder spelen als de termijn voorbij is.
ask-abandoned = Het spel is zonder uitslag beëindigd, zoals iedereen wilde.
ask-cancelled = Deze tafel is afgezegd.
refuse-full = Aan deze tafel is zoveel gebeurd dat er niets meer in het logboek past: open een andere.
refuse-talk-none = Aan deze tafel wordt niets gezegd: zo is ze gemaakt.
refuse-talk-phrases = Aan deze tafel kunnen alleen de kant-en-klare zinnen worden gezegd: zo is ze gemaakt.
refuse-say-something = Zeg een van de kant-en-klare zinnen of iets van jezelf.
refuse-say-less = Dit is langer dan { $most } tekens: zeg het in delen.
refuse-say-slower = Je hebt in een halve minuut veel gezegd: wacht even en ga dan verder.

## Wie op welke plaats zit

seat-sat = { $name } heeft plaatsgenomen.
seat-handed = { $name } heeft de plaats doorgegeven.
seat-resigned = { $name } heeft opgegeven; een bot speelt verder.
seat-took-over = { $name } heeft de plaats van { $before } overgenomen.
seat-freed = De plaats van { $name } is weer vrij.
seat-hint = { $n ->
    [one] { $name } heeft om een tip gevraagd.
   *[other] { $name } heeft tot nu toe om { $n } tips gevraagd.
}
refuse-no-ticket = Deze link hoort bij geen enkele plaats aan deze tafel: hij is onvolledig, of een nieuwere heeft hem vervangen. Vraag het aan wie hem heeft gestuurd.
refuse-colour-taken = Iemand aan tafel heeft deze kleur al. Kies een andere.
refuse-colour-twice = Iedereen heeft een eigen kleur nodig, en de Pashabot is geel. Kies verschillende kleuren.
refuse-seat-taken = Deze plaats is al bezet, door { $name }. Ben jij dat, voeg dit apparaat dan toe met een code van het andere; zo niet, zeg het tegen wie je heeft uitgenodigd.
refuse-no-code = Deze code is aan deze tafel niet geldig: een code werkt één keer en vijf minuten lang. Vraag op je andere apparaat een nieuwe.
refuse-same-name = Aan deze tafel heet al iemand { $name }. Kies een andere naam.
refuse-seat-empty = Op deze plaats zit nog niemand. Je kunt in plaats daarvan de link vernieuwen.
refuse-seat-moved = Op deze plaats is al gespeeld, dus die blijft bezet.
refuse-only-net = Alleen plaatsen van een online spel kunnen worden doorgegeven.
refuse-no-invitation = Voor deze plaats is niemand uitgenodigd.
refuse-not-maker = Alleen wie de tafel heeft geopend of de plaats heeft doorgegeven, kan er een nieuwe link voor maken.
refuse-ticket-used = Deze plaats is al bezet: alleen wie er speelt, kan hem doorgeven.
refuse-only-net-open = Alleen een tafel voor een online spel kan voor iedereen open zijn.
refuse-not-open = Deze tafel is niet voor iedereen open: wie hem heeft geopend, kan je een link sturen.
refuse-nothing-free = Aan deze tafel zijn alle plaatsen bezet.
refuse-only-maker = Dat kan alleen wie de tafel heeft geopend.
refuse-rated-kind = Alleen online spellen en spellen tegen bots kunnen meetellen voor de rating.
refuse-rated-bots = Een spel dat meetelt, speel je tegen onze niveaus: { $bots }.
refuse-rated-corrected = Spellen die meetellen, worden met onze eigen waarden gespeeld, zonder correcties.
refuse-rated-name = Dit spel telt mee voor de rating: bewaar eerst een naam op de pagina ‘Mijn spellen’.
refuse-rated-twice = Je hebt al een plaats aan deze tafel, en in een spel dat meetelt heeft iedereen er één.
refuse-rated-hand-on = Een plaats in een spel dat meetelt kan niet worden doorgegeven.
refuse-rated-hint = In een spel dat meetelt, zijn er geen tips.
refuse-hints-none = Aan deze tafel zijn er geen tips.
refuse-hints-practice = Aan deze tafel krijg je alleen tips zolang er geen andere mensen meespelen.
refuse-no-name = Een naam heeft 1 tot 24 zichtbare tekens.
refuse-no-key = Een naam hoort bij een sleutel van 32 tekens. Stuur de jouwe mee.
refuse-key-used = Deze sleutel kan hier niet worden gebruikt: maak een andere.
refuse-no-person = Onder deze sleutel is hier geen naam bewaard.

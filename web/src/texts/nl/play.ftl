### De tafelpagina.

## Toestanden van de pagina

play-loading = De tafel wordt klaargezet…
play-no-table = Deze tafel kan niet worden getoond.
play-to-start = Naar de startpagina
play-reconnecting = Opnieuw verbinden… er gaat niets verloren.
play-again-in = Volgende poging over { $seconds } s.
play-trying = Bezig met proberen…
play-try-now = Nu proberen
play-sending = Wordt verstuurd…
play-title-turn = (Jouw beurt) Marrakesh
play-title-wait = Marrakesh: { $names }
play-title-over = Marrakesh: het spel is afgelopen
play-title = Marrakesh

## Kopregel

play-players = Spelers
play-turn-yours = Jouw beurt
play-turn-of = { $name } beslist
play-turn-several = { $names } beslissen
play-turn-bot = { $name } denkt na
play-chip = { $name }: { $score }, { $resources }, { $goods }
play-you = jij
play-bot = bot
play-stand-in = een bot speelt voor { $name }
play-due = Te beslissen tot { $when }.
play-due-over = Dit moest voor { $when } zijn beslist.
play-overdue = te laat
play-deadline-bot = { $time } voor elke zet, dan speelt een bot verder.
play-deadline-wait = { $time } voor elke zet, maar de tafel wacht.
play-leave = Het spel verlaten
play-leave-cancel = Afzeggen
play-leave-cancel-about = Er is nog niemand anders gekomen. De links werken niet meer, en de tafel is weg.
play-leave-quit = Samen beëindigen
play-leave-quit-about = Als iedereen het eens is, eindigt het spel zonder uitslag.
play-leave-resign = Opgeven
play-leave-resign-about = Een bot speelt jouw plaats uit, en iedereen hoort het. Je kunt haar niet terugnemen.
play-leave-stay = Verder spelen
play-quitting = Je wilt het spel zonder uitslag beëindigen. Nog nodig: { $names }.
play-quit-asked = { $n ->
    [one] { $names } wil het spel zonder uitslag beëindigen.
   *[other] { $names } willen het spel zonder uitslag beëindigen.
  }
play-quit-agree = Akkoord: beëindigen
play-clock = Resterende tijd: { $time }
play-sound = Geluid
play-clock-little = Minder dan een minuut over.

## De delen van de pagina

play-city = Stad
play-board = Bord
play-own-board = Jouw bord
play-board-of = Bord van { $name }
play-others = Anderen
play-log = Verloop
play-parts = Delen van de tafel
play-part-academies = Perkamentrollen
play-part-stairs = Trappen
play-part-workshops = Werkplaatsen
play-part-sectors = Wijken
play-part-owned = Tegels
play-zoom = Uitsnede
play-whole = Alles
play-close = Sluiten

## Beslissingsregel

play-decision = Beslissing
play-options = Wat je kunt doen
play-more = Volgende
play-all = Alle { $n }
play-send = Sturen ({ $n }/{ $all })
play-send-now = Sturen
play-send-with = Met { $colour } sturen
play-steps-for = { $n ->
    [one] 1 stap meer voor 1 water
   *[other] { $n } stappen meer voor { $n } water
}
play-hand = Jouw keshi’s: kies welke je stuurt
play-base = De basis van de toren
play-any-sector = naar keuze
play-undo = Terugnemen
play-undo-ask = Om terugnemen vragen
play-undo-key = U
play-confirm = Beurt bevestigen
play-confirm-key = Enter
play-held = Gekozen: { $words }. Bevestig het of kies iets anders.
play-hint = Tip
play-hint-key = H
play-hint-thinking = Denkt na…
play-hint-best = De { level } zou kiezen: { $words }.
play-always = Altijd zo antwoorden
play-gains = krijgt
play-returns = levert in:
play-tossing = De keshi’s vallen door de toren …
play-toss = Door de toren: { $thrown } erin gegooid, { $fallen } eruit gevallen.
play-stuck = blijft hangen:
play-meanwhile = Sinds je laatste beurt
play-skip = Overslaan
play-skip-key = Spatie
play-watching = Je kijkt toe.
play-browse = Kijk intussen rond: borden, tegels en het verloop.
play-notify = Waarschuw me als ik aan de beurt ben
play-not-now = Hoort niet bij deze beslissing.
play-reveals = Er wordt iets onthuld: dit kan niet worden teruggenomen.

## Wat aan de anderen wordt gevraagd

play-withdraw = Intrekken
play-lapsed-undo-refused = Je beslissing blijft staan: { $name } wil niet dat je haar terugneemt.
play-lapsed-undo-away = Je beslissing blijft staan: { $name } is weg en kan niet akkoord gaan.
play-lapsed-undo-moved = Je beslissing blijft staan: het spel is verder gegaan.
play-lapsed-replace-refused = De anderen willen niet dat een bot voor { $target } speelt.
play-lapsed-replace-away = Ook { $name } is weg, dus er kwam geen antwoord. Je kunt de bot opnieuw voorstellen.
play-lapsed-replace-back = { $target } is er weer.
play-waits-for = Wachten op { $names }.
play-yes = Akkoord
play-no = Weigeren
play-absent = { $name } is al { $time } weg.
play-away = { $name } is al { $n } s weg. Na { $grace } s kunnen jullie voor een bot stemmen.
play-let-bot = Laat een bot spelen
play-bot-plays = Een bot speelt voor jou.
play-bot-time = Je tijd is om: een bot speelt voor jou.
play-return = Ik speel weer zelf
play-changed-time = De tijd van { $name } is om: een bot speelt verder tot { $name } terugkomt.
play-changed-vote = Vanaf nu speelt een bot voor { $name } tot { $name } terugkomt.
play-changed-back = { $name } is terug.

## Meerdere mensen aan één scherm

play-pass = Geef het scherm aan { $name }
play-pass-why = Alle anderen kijken weg.
play-i-am = Ik ben { $name }

## Het verloop

play-log-empty = Er is nog niets gebeurd.
play-look-at = Dit moment bekijken
play-looking-at = Je kijkt terug: { $when }, na { $n ->
    [one] { $n } beslissing
   *[other] { $n } beslissingen
}.
play-back-to-now = Terug naar nu

## Menu

play-menu-calm = Rustige camera: altijd de hele stad
play-menu-confirm = Mijn beurten pas na bevestiging uitvoeren
play-menu-notify = Waarschuw me als ik aan de beurt ben
play-menu-standing = { $n ->
    [one] { $n } vraag wordt altijd hetzelfde beantwoord
   *[other] { $n } vragen worden altijd hetzelfde beantwoord
}
play-menu-ask-again = Weer vragen
play-menu-watch = Link om toe te kijken
play-menu-rules = Regels
play-menu-start = Startpagina
play-menu-name = Mijn naam
play-menu-save = Opslaan
play-this-game = Dit spel
play-hints-used = Tips tot nu toe: { $names }
play-menu-fairness = Gaat het er hier eerlijk aan toe?
play-menu-seed = Al het toeval van dit spel komt uit één getal, dat vóór de eerste zet is getrokken. Dit is de hash ervan; het getal zelf wordt na afloop gepubliceerd, en ‘marrakesh verify’ toetst het verslag aan beide:
play-menu-keys = Toetsen: 1–9 kiezen, 0 meer, U terugnemen, Enter bevestigen, H tip, L verloop, spatie slaat over. De pijltjes gaan van plek naar plek, met Shift ook naar plekken waarover je alleen kunt lezen.
play-notification = { $name }, jij bent aan de beurt.
play-menu-known-seed = Dit spel heeft het startgetal van een eerder spel: iemand kan het kennen.

## Seats

play-seat = Mijn plaats
play-seat-device = Op een ander apparaat spelen
play-seat-code-about = Open deze tafel op het andere apparaat en voer deze code daar bij de instellingen in. Hij werkt één keer, binnen { $minutes } minuten:
play-seat-code-link = Of open daar deze link
play-seat-code = Speel je op een ander apparaat?
play-seat-hand-on = Mijn plaats doorgeven
play-seat-hand-on-about = Iemand anders speelt in jouw plaats verder. De anderen zien het, en vanaf dan kijk je toe.
play-seat-hand-on-name = Wie neemt het over? (niet verplicht)
play-seat-keep = Houden
play-seat-lost = Je hebt hier geen plaats meer. Je kijkt toe.
play-seat-free = Plaats van { $name } vrijmaken
play-seat-free-about = { $name } raakt de plaats kwijt, en jij krijgt er een nieuwe link voor.
play-seat-free-sure = Plaats vrijmaken
play-seat-free-keep = Annuleren
play-seat-log = Tot nu toe aan tafel
play-seats-free = Nog niet aan tafel: { $names }.

## Einde

play-over = Het spel is afgelopen
play-show-sheet = Scoreblad
play-look-table = De tafel bekijken
play-analyse = Analyseren
play-replay = Terugkijken
play-share = Link kopiëren
play-record = Verslag downloaden
play-rematch = Revanche
play-rematch-there = Er is een revanche begonnen.
play-rematch-join = Naar de revanche
play-new-game = Nieuw spel
play-bill = { $n ->
    [0] nu te betalen
    [one] over { $n } ronde
   *[other] over { $n } rondes
}

## Het einde van een seizoen

play-season-over = Seizoen { $season } is voorbij
play-season-first = Eerste op de rivier:
play-season-second = Tweede:
play-season-nobody = Niemand krijgt de riviertegel.
play-season-river = Rivier
play-season-provisions = Bevoorrading
play-season-paid = betaald
play-season-unpaid = niet betaald
play-season-points = Dit seizoen
play-season-total = Punten
play-season-bill = Straks te betalen
play-season-else = of
play-season-on = Verder met seizoen { $season }
play-season-final = Naar de puntentelling

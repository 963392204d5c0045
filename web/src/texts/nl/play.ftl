### De tafelpagina.

## Toestanden van de pagina

play-loading = De tafel wordt klaargezet…
play-no-table = Deze tafel kan niet worden getoond.
play-to-start = Naar de startpagina
play-reconnecting = Opnieuw verbinden… Er gaat niets verloren.
play-again-in = Volgende poging over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
play-trying = Nieuwe poging…
play-try-now = Nu proberen
play-sending = Wordt verstuurd…
play-title-turn = (Jouw beurt) Marrakesh
play-title-wait = Wachten op { $names } · Marrakesh
play-title-over = Het spel is afgelopen · Marrakesh
play-title = Marrakesh

## Kopregel

play-players = Spelers
play-turn-yours = Jouw beurt
play-turn-of = { $name } is aan de beurt
play-turn-several = { $names } zijn aan de beurt
play-turn-bot = { $name } denkt na
play-chip = { $name }: { $score }, { $resources }, { $goods }
play-you = jij
play-bot = bot
play-stand-in = Een bot speelt voor { $name }.
play-due = Deadline: { $when }.
play-due-over = Te laat sinds { $when }.
play-overdue = te laat
play-deadline-bot = { $time } per zet, daarna speelt een bot verder.
play-deadline-wait = { $time } per zet, daarna wacht de tafel.
play-leave = Het spel verlaten
play-leave-cancel = Spel annuleren
play-leave-cancel-about = Er doet nog niemand anders mee. Als je annuleert, werken de links niet meer en wordt de tafel verwijderd.
play-leave-quit = Samen beëindigen
play-leave-quit-about = Als iedereen akkoord gaat, eindigt het spel zonder uitslag.
play-leave-resign = Opgeven
play-leave-resign-about = Een bot speelt voor je verder tot het einde, en iedereen krijgt dat te zien. Je krijgt je plaats niet meer terug.
play-leave-stay = Verderspelen
play-leads-on = { $words }…
play-quitting = Je wilt het spel zonder uitslag beëindigen. Nog niet akkoord: { $names }.
play-quit-asked = { $n ->
    [one] { $names } wil het spel zonder uitslag beëindigen.
   *[other] { $names } willen het spel zonder uitslag beëindigen.
  }
play-quit-agree = Akkoord, beëindigen
play-clock = Resterende tijd: { $time }
play-sound = Geluid
play-clock-little = Nog minder dan een minuut.

## De delen van de pagina

play-city = Stad
play-board = Bord
play-own-board = Jouw bord
play-board-of = Bord van { $name }
play-others = Andere spelers
play-log = Verloop
play-parts = Delen van de tafel
play-part-academies = Perkamentrollen
play-part-stairs = Trappen
play-part-workshops = Werkplaatsen
play-part-sectors = Wijken
play-part-owned = Tegels
play-zoom = Zoom
play-whole = Overzicht
play-close = Sluiten

## Beslissingsregel

play-decision = Beslissing
play-options = Wat je kunt doen
play-more = Meer
play-all = { $n ->
    [one] 1 mogelijkheid
   *[other] Alle { $n }
}
play-select = { $n ->
    [0] Klaar: op pad sturen.
    [one] Kies nog { $n } keshi voor deze ronde.
   *[other] Kies nog { $n } keshi’s voor deze ronde.
}
play-chosen = Gekozen: { $names }.
play-send-why = Kies eerst nog { $n ->
    [one] { $n } keshi
   *[other] { $n } keshi’s
}.
play-keshi-why = { $state ->
    [chosen] Al gekozen voor deze ronde.
   *[used] Al gebruikt dit seizoen. Volgend seizoen heb je hem terug.
}
play-card-of = { $n } van { $all }
play-confirm-now = Bevestig of kies iets anders.
play-notices = Meldingen tot nu toe
play-preset = Je bord is al voor je ingericht.
play-preset-change = Wijzigen
play-disc-back = Schijf terugdraaien
play-disc-on = Schijf verder draaien
play-disc-done = Schijf zo laten
play-disc-faces = ‘{ $bonus }’: { $spectators }
play-send = Op pad sturen ({ $n }/{ $all })
play-send-now = Op pad
play-send-with = Op pad sturen met { $colour }
play-steps-for = { $n ->
    [one] Nog 1 stap voor 1 water
   *[other] Nog { $n } stappen voor { $n } water
}
play-hand = Jouw keshi’s: kies welke je op pad stuurt
play-base = De basis van de toren
play-any-sector = Elke wijk
play-undo = Terugnemen
play-undo-ask = Terugnemen aanvragen
play-undo-key = U
play-confirm = Beurt bevestigen
play-confirm-key = Enter
play-held = Je koos ‘{ $words }’. Bevestig je keuze of kies iets anders.
play-hint = Tip
play-hint-key = H
play-hint-thinking = Denkt na…
play-hint-send = De { level } zou assistenten { $where } sturen.
play-hint-best = De { level } zou ‘{ $words }’ kiezen.
play-always = Altijd zo antwoorden
play-gains = krijgt
play-returns = levert in
play-tossing = De keshi’s vallen door de toren…
play-toss = Kubustoren: { $thrown } erin, { $fallen } eruit.
play-stuck = blijven hangen:
play-toss-in = erin
play-toss-out = eruit
play-toss-stuck = blijven hangen
play-toss-loosened = { $n ->
    [one] Eén keshi uit een eerdere ronde schoot los.
   *[other] { $n } keshi’s uit eerdere rondes schoten los.
}
play-toss-continue = Verder
play-toss-hear = Wil je de keshi’s horen rammelen?
play-toss-sound = Geluid aanzetten
play-toss-sound-on = Het geluid staat aan. Je kunt het altijd uitzetten.
play-meanwhile = Sinds je laatste beurt
play-skip = Overslaan
play-skip-key = Spatie
play-playback = Acties volgen
play-hold = Pauzeren
play-hold-end = Verder
play-hold-key = P
play-advance = Volgende actie
play-advance-key = N
play-missed = Wat heb ik gemist? Toon de laatste ronde
play-watching = Je kijkt mee.
play-browse = Kijk intussen rond bij de borden, de tegels en het verloop.
play-notify = Waarschuw me als ik aan de beurt ben
play-not-now = Hoort niet bij deze beslissing.
play-would = Dit zou er gebeuren:
play-reveals = Wat er daarna gebeurt, zie je pas na je beslissing.

## Wat aan de anderen wordt gevraagd

play-withdraw = Intrekken
play-lapsed-undo-refused = { $name } gaat niet akkoord met het terugnemen.
play-lapsed-undo-away = { $name } kan nu niet akkoord gaan met het terugnemen.
play-lapsed-undo-moved = Er is al verdergespeeld, dus je beslissing blijft staan.
play-lapsed-replace-refused = Je voorstel om een bot voor { $target } te laten spelen, is afgewezen.
play-lapsed-replace-away = Ook { $name } is weg, dus er kwam geen antwoord. Je kunt de bot opnieuw voorstellen.
play-lapsed-replace-back = { $target } is er weer.
play-waits-for = Wachten op { $names }.
play-yes = Akkoord
play-no = Weigeren
play-absent = { $name } is al { $time } weg.
play-away = { $name } is al { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
} weg. Na { $grace } seconden kan een bot het overnemen.
play-let-bot = Bot laten spelen
play-bot-plays = Een bot speelt voor je.
play-bot-time = Je tijd is om, dus een bot speelt voor je.
play-return = Mijn plaats weer innemen
play-changed-time = De tijd van { $name } is om. Een bot speelt verder tot { $name } terugkomt.
play-changed-vote = Vanaf nu speelt een bot voor { $name }, tot { $name } terugkomt.
play-changed-back = { $name } is terug.

## Meerdere mensen aan één scherm

play-pass = Geef het scherm door aan { $name }
play-pass-why = Alle anderen kijken even weg.
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

play-menu-calm = Rustige camera: altijd de hele stad tonen
play-menu-confirm = Mijn beurten eerst bevestigen
play-menu-notify = Waarschuw me als ik aan de beurt ben
play-menu-standing = { $n ->
    [one] { $n } vraag wordt altijd hetzelfde beantwoord
   *[other] { $n } vragen worden altijd hetzelfde beantwoord
}
play-menu-ask-again = Opnieuw vragen
play-menu-watch = Link om mee te kijken
play-menu-rules = Regels
play-menu-setup = Voorbereiding wijzigen
play-menu-start = Startpagina
play-menu-name = Mijn naam
play-menu-save = Opslaan
play-this-game = Dit spel
play-hints-used = Tips tot nu toe: { $names }
play-menu-fairness = Is dit spel eerlijk?
play-menu-seed = Al het toeval in dit spel komt uit één getal, dat vóór de eerste zet is getrokken. Na afloop wordt het gepubliceerd, zodat ‘marrakesh verify’ het verslag kan vergelijken met dat getal en met de hash ervan:
play-menu-keys = Toetsen: 1–9 kiezen, 0 meer, U terugnemen, Enter bevestigen, H tip, L verloop, spatie overslaan. Met de pijltjestoetsen ga je van plek naar plek, met Shift ook naar plekken waarover je alleen iets kunt lezen.
play-notification = { $name }, jij bent aan de beurt.
play-menu-known-seed = Dit spel heeft het startgetal van een eerder spel, dus iemand kan het kennen.

## Seats

play-seat = Mijn plaats
play-seat-device = Op een ander apparaat spelen
play-seat-code-about = Open deze tafel op je andere apparaat en voer deze code daar in bij de instellingen. De code werkt één keer, binnen { $minutes } minuten:
play-seat-code-link = Of open daar deze link
play-seat-code = Speel je al op een ander apparaat?
play-seat-hand-on = Mijn plaats doorgeven
play-seat-hand-on-about = Iemand anders speelt in jouw plaats verder. Iedereen krijgt dat te zien, en jij kunt blijven meekijken.
play-seat-hand-on-name = Wie neemt het over? (optioneel)
play-seat-keep = Mijn plaats houden
play-seat-lost = Je hebt geen plaats meer aan deze tafel, maar je kunt wel meekijken.
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
    [0] deze ronde
    [one] over { $n } ronde
   *[other] over { $n } rondes
}

## Het einde van een seizoen

play-season-over = Seizoen { $season } is voorbij
play-season-first = Eerste op de rivier:
play-season-second = Tweede:
play-season-nobody = Niemand krijgt de bonus van de riviertegel.
play-season-river = Rivier
play-season-provisions = Bevoorrading
play-season-paid = betaald
play-season-unpaid = niet betaald
play-season-points = Dit seizoen
play-season-total = Totaal
play-season-bill = Straks te betalen
play-season-else = of
play-season-on = Verder met seizoen { $season }
play-season-next = Kies de volgende provisietegel
play-season-final = Naar de puntentelling

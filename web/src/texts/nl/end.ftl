### Het scoreblad en het terugkijken.

end-loading = Een ogenblik…
end-again = Opnieuw proberen
end-to-start = Naar de startpagina
end-to-table = Naar de tafel

## Scoreblad

end-sheet = Scoreblad
end-open-all = Alles openen
end-close-all = Alles sluiten
end-group-board = Wijken en stadspoorten
end-group-river = Rivier
end-group-stairs = Paleis en moskee
end-group-tiles = Oasen, perkamentrollen en handel
end-group-rest = Bevoorrading en overige punten
end-lesson = Wat het verschil maakte
end-lesson-alone = Wat het meest opleverde
end-lesson-mostly = ({ $source } +{ $n })
end-mode = { $solo ->
    [yes] in een solospel{ $modules ->
        [yes] {" met modules"}
       *[no] {""}
    }
   *[no] met { $players } spelers{ $modules ->
        [yes] {" en modules"}
       *[no] {""}
    }
}
end-best = Je record { $mode }: { gain-point }
end-best-first = { gain-point }: je eerste resultaat { $mode }, dus ook je record
end-best-new = Nieuw persoonlijk record { $mode }: { gain-point } (was { $before })
end-setup = Begin van het spel
end-total = Totaal
end-winner = Winnaar
end-round = Ronde
end-course = Het verloop van het spel
end-standings = Stand
end-so-far = Punten tot nu toe
end-tie-break = trappen
end-you-win = { $n ->
    [0] Je wint: gelijk in punten, maar hoger op de trappen!
    [one] Je wint met { $n } punt verschil!
   *[other] Je wint met { $n } punten verschil!
}
end-beats-you = { $n ->
    [0] { $name } wint: gelijk in punten, maar hoger op de trappen dan jij.
    [one] { $name } verslaat je met { $n } punt verschil.
   *[other] { $name } verslaat je met { $n } punten verschil.
}
end-wins = { $n ->
    [0] { $name } wint: gelijk in punten, maar hoger op de trappen.
    [one] { $name } wint met { $n } punt verschil.
   *[other] { $name } wint met { $n } punten verschil.
}
end-your-place = { $place ->
    [2] Je bent tweede geworden.
    [3] Je bent derde geworden.
   *[other] Je bent vierde geworden.
}
end-level-won = Je hebt { the-level } verslagen. Klaar voor het volgende niveau?
end-level-lost = Dat waren twee zware spellen. Misschien eerst eens tegen { the-level }?
end-ladder-won = Je hebt { the-level } verslagen. Niemand speelt hier beter dan jij – gefeliciteerd!
end-you-win-together = Je deelt de overwinning met { $names }!
end-win-together = { $names } delen de overwinning.
end-level = { $rank ->
    [0] Je hebt niveau 1 van 4 ({ solo-title-1 }) nog niet gehaald.
   *[other] { solo-title }: je hebt niveau { $rank } van 4 gehaald.
}
end-margin-won = { $n ->
    [one] Je verslaat de Pashabot met { $n } punt verschil.
   *[other] Je verslaat de Pashabot met { $n } punten verschil.
}
end-margin-lost = { $n ->
    [0] Je staat gelijk met de Pashabot, dus hij wint.
    [one] De Pashabot wint met { $n } punt verschil.
   *[other] De Pashabot wint met { $n } punten verschil.
}

## Terugkijken

end-replay = Terugkijken
end-replay-title = Terugkijken · Marrakesh
end-city = Stad
end-board-of = Bord van { $name }
end-whose-board = Bord tonen van
end-at-start = De tafel is klaargezet; er is nog niets beslist.
end-transport = Afspelen
end-slider = Moment in het spel
end-move-of = { $move } van { $moves }
end-first = Naar het begin (Home)
end-round-back = Een ronde terug (Page Up)
end-back = Een stap terug (pijl links)
end-play = Afspelen (spatie)
end-pause = Pauze (spatie)
end-on = Een stap verder (pijl rechts)
end-round-on = Een ronde verder (Page Down)
end-last = Naar het einde (End)
end-play-on = Vanaf hier verderspelen
end-play-on-about = Je speelt verder aan een nieuwe tafel; dit spel blijft zoals het is.
end-play-on-bots = Alleen, tegen bots
end-play-on-screen = Samen op één scherm
end-play-on-solo = Tegen de Pashabot
end-analysis = Analyse
end-compare = Vergelijken
end-asked = Stelling
end-played = Gespeeld
end-drawn = Vaag: de betere actie. In een stippelring: wat er werd gespeeld.
end-better = Beter
end-follow = Het spel volgen
end-keep = Delen of opslaan
end-share = Link naar dit moment kopiëren
end-download = Verslag downloaden
end-seed-number = Startgetal van het spel
end-seed-hash = Hash van het startgetal, openbaar sinds het begin
end-seed-about = Al het toeval in dit spel komt uit het startgetal. Download het verslag en voer ‘marrakesh verify BESTAND’ uit om te controleren of het startgetal, de hash en alle zetten bij elkaar passen.
end-play-on-as = Als je alleen speelt, neem je de plaats van { $name } in.
end-seed-known = Dit spel heeft het startgetal van een eerder spel, dus misschien kende iemand dat getal al. Een hash zou niets bewijzen.

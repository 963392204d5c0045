### Het scoreblad en het terugkijken.

end-loading = Een ogenblik…
end-again = Probeer het opnieuw
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
end-group-rest = Bevoorrading en de rest
end-lesson = Wat het verschil maakte
end-lesson-unpaid = Bevoorrading die je niet kon betalen, kostte je { gain-point }.
end-lesson-decisive = Bevoorrading die je niet kon betalen, kostte je { gain-point }; voor de winst kwam je er { $behind } tekort.
end-lesson-theirs = Bevoorrading die { $name } niet kon betalen, kostte { gain-point }.
end-lesson-behind = ‘{ $source }’: { $name } scoorde { gain-point } meer dan jij.
end-lesson-ahead = ‘{ $source }’: jij scoorde { gain-point } meer dan { $name }.
end-lesson-others = ‘{ $source }’: { $winner } scoorde { gain-point } meer dan { $name }.
end-lesson-most = ‘{ $source }’ bracht je het meest op: { gain-point }.
end-mode = { $solo ->
    [yes] alleen
   *[no] met { $players } spelers
}{ $modules ->
    [yes] {", met modules"}
   *[no] {""}
}
end-best = Je beste resultaat { $mode }: { gain-point }
end-best-first = { gain-point }: je eerste resultaat { $mode }, en dus je beste
end-best-new = Je nieuwe beste resultaat { $mode }: { gain-point } (eerder { $before })
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
    [2] Je wordt tweede.
    [3] Je wordt derde.
   *[other] Je wordt vierde.
}
end-level-won = Je hebt { the-level } verslagen. Klaar voor het volgende niveau?
end-level-lost = Twee zware spellen: speel eerst eens tegen { the-level }.
end-ladder-won = Je hebt { the-level } verslagen: beter dan jij speelt hier niemand. Gefeliciteerd!
end-you-win-together = Je wint samen met { $names }!
end-win-together = { $names } winnen samen.
end-level = { $rank ->
    [0] Niveau 1 van 4, { solo-title-1 }, ligt nog voor je.
   *[other] { solo-title }: je hebt niveau { $rank } van 4 gehaald.
}
end-margin-won = { $n ->
    [one] Je verslaat de Pashabot met { $n } punt verschil.
   *[other] Je verslaat de Pashabot met { $n } punten verschil.
}
end-margin-lost = { $n ->
    [0] Gelijk met de Pashabot: dan wint hij.
    [one] De Pashabot wint met { $n } punt verschil.
   *[other] De Pashabot wint met { $n } punten verschil.
}

## Terugkijken

end-replay = Terugkijken
end-replay-title = Terugkijken · Marrakesh
end-city = Stad
end-board-of = Bord van { $name }
end-whose-board = Wiens bord te zien is
end-at-start = De tafel is klaargezet, er is nog niets beslist.
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
end-play-on-about = Op dit punt begint een nieuwe tafel. Dit spel blijft zoals het is.
end-play-on-bots = Alleen, tegen bots
end-play-on-screen = Allemaal aan één scherm
end-play-on-solo = Tegen de Pashabot
end-analysis = Analyse
end-compare = Vergelijken
end-asked = Stelling
end-played = Gespeeld
end-better = Beter
end-follow = Het spel volgen
end-keep = Delen of bewaren
end-share = Link naar dit moment kopiëren
end-download = Verslag downloaden
end-seed-number = Startgetal van het spel
end-seed-hash = De hash ervan, bekend sinds het begin
end-seed-about = Al het toeval van dit spel volgt uit het startgetal: download het verslag en voer ‘marrakesh verify BESTAND’ uit om te controleren of startgetal, hash en alle zetten bij elkaar passen.
end-play-on-as = Als je alleen speelt, neem je de plaats van { $name } in.
end-seed-known = Dit spel heeft het startgetal van een eerder spel, dus iemand kan het gekend hebben: een hash zou niets bewijzen.

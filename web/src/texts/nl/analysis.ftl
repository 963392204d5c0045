### The analysis of a finished game.

analysis-title = Analyse
analysis-page-title = Analyse · Marrakesh
analysis-replay = Terugkijken
analysis-whose = Wiens beslissingen
analysis-starting = Het spel wordt gelezen…
analysis-judging = { $done } van { $of } beslissingen beoordeeld…
analysis-complete = Alle { $of } beslissingen beoordeeld
analysis-about = De lijnen tonen op hoeveel eindpunten iedereen aan het begin van een ronde mocht rekenen. Elke beslissing wordt beoordeeld op wat je op dat moment kon weten: pech telt nooit als fout. Alle getallen zijn schattingen.

## The course

analysis-course = Verwachte eindpunten per ronde
analysis-end = Einde van het spel
analysis-marked = Gemarkeerde beslissingen
analysis-told = { $when }: { $played } – { $cost }
analysis-told-good = { $when }: { $played } – de enige goede keuze

## Decisions

analysis-costliest = De duurste beslissingen
analysis-none = Er zijn geen dure fouten gemaakt.
analysis-none-yet = Er is nog geen dure fout gevonden.
analysis-played = Gespeeld
analysis-better = Beter
analysis-cost = { $n ->
    [one] kostte ongeveer { $n } punt
   *[other] kostte ongeveer { $n } punten
}
analysis-look = Stelling tonen

## The verdict

analysis-verdict = Gemiddeld gaf een beslissing { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten weg ten opzichte van de beste keuze.
analysis-marks = Tekens
analysis-only = de enige goede keuze
analysis-doubtful = twijfelachtig
analysis-mistake = fouten
analysis-blunder = blunders

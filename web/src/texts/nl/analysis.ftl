### The analysis of a finished game.

analysis-title = Analyse
analysis-page-title = Analyse · Marrakesh
analysis-replay = Terugkijken
analysis-whose = Beslissingen van
analysis-starting = Het spel wordt geladen…
analysis-judging = { $done } van { $of } beslissingen beoordeeld…
analysis-complete = Alle { $of } beslissingen beoordeeld
analysis-about = De grafiek toont op welke eindscore elke speler aan het begin van elke ronde kon rekenen. Elke beslissing wordt beoordeeld op wat de speler op dat moment kon weten: pech telt nooit als fout. Alle getallen zijn schattingen.

## The course

analysis-course = Verwachte eindscore per ronde
analysis-end = Einde van het spel
analysis-marked = Gemarkeerde beslissingen
analysis-told = { $when } · { $played } · { $cost }
analysis-told-good = { $when } · { $played } · de enige goede keuze

## Decisions

analysis-costliest = De duurste beslissingen
analysis-none = Er zijn geen dure fouten gemaakt.
analysis-none-yet = Er zijn nog geen dure fouten gevonden.
analysis-played = Gespeeld
analysis-better = Beter
analysis-cost = { $n ->
    [one] kostte ongeveer { $n } punt
   *[other] kostte ongeveer { $n } punten
}
analysis-worst = Grootste fout
analysis-new-worst = Een nieuwe grootste fout: { $when }, { $cost }
analysis-look = Stelling tonen

## The verdict

analysis-verdict = Gemiddeld kostte een beslissing { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten ten opzichte van de beste keuze.
analysis-marks = Tekens
analysis-only = enige goede keuze gevonden
analysis-doubtful = onnauwkeurigheden
analysis-mistake = fouten
analysis-blunder = blunders

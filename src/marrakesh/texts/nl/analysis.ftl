### De analyse van een spel, en tips.

analysis-title = Analyse van het spel: { $players }
analysis-by = Beoordeeld door { $bot }, op basis van wat iedereen op dat moment kon weten.
analysis-interrupted = Afgebroken na { $done } van { $all } beslissingen.
analysis-progress = Beslissingen
analysis-course = Verwachte eindscore per ronde
analysis-course-about = Op welke eindscore elke speler aan het begin van elke ronde en aan het einde van het verslag kon rekenen.
analysis-round = ronde
analysis-seats = Spelers
analysis-player = Speler
analysis-score = Punten
analysis-decisions = Beslissingen
analysis-mean-loss = Verlies per beslissing
analysis-marks = Verlies: hoeveel punten { $n ->
    [1] de beslissing kostte
    [2] voorsprong op de tegenstander de beslissing kostte
   *[other] voorsprong op de beste tegenstander de beslissing kostte
}. ?! minstens { $doubtful }, ? minstens { $mistake }, ?? minstens { $blunder }; ! is de enige goede keuze.
analysis-costliest = De duurste beslissingen
analysis-all = Alle beslissingen
analysis-when = Wanneer
analysis-lost = Verlies
analysis-played = Gespeeld
analysis-better = Beter
analysis-why = Waarom
analysis-option = Mogelijkheid
analysis-expects = Verwachte punten
analysis-lead = Voorsprong
analysis-visits = Pogingen
analysis-no-mistake = Geen dure fouten gevonden.
analysis-more = Voeg --html BESTAND toe voor alle beslissingen met alle mogelijkheden.
analysis-written = Opgeslagen in { $file }
analysis-no-seat = { $n ->
    [one] In dit verslag is er geen speler { $seat }, alleen speler 1.
   *[other] Speler { $seat } bestaat niet. Kies een getal van 1 tot en met { $n }.
}
analysis-nothing = { $name } neemt in dit verslag geen beslissingen, dus er is niets te analyseren.
analysis-none = Dit verslag bevat geen beslissingen, dus er is niets te analyseren.
analysis-none-judged = Afgebroken voordat de eerste beslissing was beoordeeld.

## Tips

hint-thinking = Er wordt een tip gezocht…
hint-send = In totaal zou hij assistenten { $where } sturen.
hint-best = Tip: { $number } – { $option }

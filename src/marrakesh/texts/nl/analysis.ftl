### De analyse van een spel, en tips.

analysis-title = Analyse van het spel: { $players }
analysis-by = Beoordeeld door { $bot }, op basis van wat iedereen op dat moment kon weten.
analysis-interrupted = Afgebroken: { $done } van { $all } beslissingen zijn beoordeeld.
analysis-progress = Beslissingen
analysis-course = Verwachte punten aan het einde
analysis-course-about = Hoeveel eindpunten elke speler aan het begin van elke ronde kon verwachten, en hoeveel het er werden.
analysis-round = ronde
analysis-seats = Spelers
analysis-player = Speler
analysis-score = Punten
analysis-decisions = Beslissingen
analysis-mean-loss = Verlies per beslissing
analysis-marks = Verlies: hoeveel punten voorsprong op de beste tegenstander de beslissing kostte. ?! minstens { $doubtful }, ? minstens { $mistake }, ?? minstens { $blunder }; ! is de enige goede keuze.
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
analysis-no-mistake = Er zijn geen dure fouten gemaakt.
analysis-more = Voeg --html BESTAND toe voor alle beslissingen met alle mogelijkheden.
analysis-written = Opgeslagen in { $file }
analysis-no-seat = Speler { $seat } bestaat niet: kies een getal van 1 tot en met { $n }.
analysis-nothing = { $name } neemt in dit verslag geen beslissingen, dus er is niets te analyseren.
analysis-none = Dit verslag bevat geen beslissingen, dus er is niets te analyseren.
analysis-none-judged = Afgebroken voordat de eerste beslissing was beoordeeld.

## Tips

hint-thinking = Er wordt een tip gezocht…
hint-best = Tip: { $number } – { $option }

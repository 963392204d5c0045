### De analyse van een spel, en tips.

analysis-title = Zo is er gespeeld: { $players }
analysis-by = Beoordeeld door { $bot } met wat iedereen telkens kon weten.
analysis-interrupted = Afgebroken: { $done } van { $all } beslissingen zijn beoordeeld.
analysis-progress = Beslissingen
analysis-course = Verwachte punten aan het einde
analysis-course-about = Wat er aan het begin van elke ronde te verwachten was, en wat het aan het einde werd.
analysis-round = ronde
analysis-seats = Spelers
analysis-player = Speler
analysis-score = Punten
analysis-decisions = Beslissingen
analysis-mean-loss = Verlies per beslissing
analysis-marks = Verlies: zoveel punten voorsprong op de beste tegenstander kostte het. ?! minstens { $doubtful }, ? { $mistake }, ?? { $blunder }; ! was de enige goede keuze.
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
analysis-more = Alle beslissingen met alle mogelijkheden: met --html BESTAND.
analysis-written = Geschreven: { $file }
analysis-no-seat = Speler { $seat } bestaat niet: kies een getal van 1 tot en met { $n }.
analysis-nothing = { $name } beslist niets in dit verslag, dus er is niets te analyseren.
analysis-none = Er zijn geen beslissingen in dit verslag, dus er is niets te analyseren.
analysis-none-judged = Afgebroken voordat de eerste beslissing was beoordeeld.

## Tips

hint-thinking = Er wordt een tip gezocht…
hint-best = Tip: { $number } – { $option }

### De analyse van een spel, en tips.

analysis-title = Zo is er gespeeld: { $players }
analysis-by = Beoordeeld door { $bot } met wat iedereen telkens kon weten.
analysis-interrupted = Afgebroken: { $done } van { $all } beslissingen zijn beoordeeld.
analysis-progress = Beslissingen
analysis-course = Verwachte punten aan het einde
analysis-course-about = Wat er aan het begin van elke ronde te verwachten was, en aan het einde wat het werd.
analysis-round = ronde
analysis-seats = Spelers
analysis-player = Speler
analysis-score = Punten
analysis-decisions = Beslissingen
analysis-mean-loss = Verlies per beslissing
analysis-marks = Verlies is verloren voorsprong op de beste tegenstander, in punten: ?! minstens { $doubtful }, ? { $mistake }, ?? { $blunder }; ! was de enige goede keuze.
analysis-costliest = De duurste beslissingen
analysis-all = Alle beslissingen
analysis-when = Wanneer
analysis-lost = Verlies
analysis-played = Gespeeld
analysis-better = Beter
analysis-option = Mogelijkheid
analysis-expects = Verwachte punten
analysis-lead = Voorsprong
analysis-visits = Pogingen
analysis-no-mistake = Er is niets duurs gespeeld.
analysis-more = Alle beslissingen met alle mogelijkheden: met --html BESTAND.
analysis-written = Geschreven: { $file }
analysis-no-seat = Er is geen speler { $seat } die beslist: kies een getal van 1 tot { $n }.
analysis-nothing = { $name } beslist niets in dit verslag, dus er is niets te analyseren.
analysis-none = Er is geen beslissing in dit verslag, dus er is niets te analyseren.
analysis-none-judged = Afgebroken voordat de eerste beslissing was beoordeeld.

## Tips

hint-thinking = Er wordt een tip gezocht…
hint-best = Tip: { $number } – { $option }
hint-equal = De beste keuzes zijn ongeveer evenveel waard: ‘{ $other }’ is even goed.
hint-own = Vergeleken met ‘{ $other }’ levert het { $more } punten voorsprong op, het meeste door eigen punten.
hint-others = Vergeleken met ‘{ $other }’ levert het { $more } punten voorsprong op, het meeste door wat de anderen niet krijgen.
hint-alone = Vergeleken met ‘{ $other }’ zijn er { $more } punten meer te verwachten.

### De stad: opschriften en uitleg.

city-title = De stad
city-whole = De hele stad
city-enlarge = { $part }: vergroten
city-leave = { $part }: terug naar de hele stad

city-part-river = { sector-river }
city-part-tower = Kubustoren
city-part-academies = Perkamentrollen
city-part-stairs = Trappen
city-part-workshops = Werkplaatsen
city-part-souk = { sector-souk }
city-part-race = Renbaan
city-part-towns = { module-desert-towns }


city-river-tip = De vissers varen van het startveld naar de pier op stap { $jetty }. Aan het einde van een ronde mag je de bonus nemen van één stroomversnelling die je visser gepasseerd is; aan het einde van het seizoen krijgt wie vooraan ligt, de bonus van de riviertegel.
city-crocodile-tip = Krokodilveld: met riviertegel 09 of het boothuis begint een visser het seizoen hier.
city-rapid = { rapid-name }: { $gain }
city-rapid-tip = Aan het einde van elke ronde mag je de bonus nemen van één stroomversnelling die je visser gepasseerd is.
city-jetty-tip = Pier: wie aankomt, neemt de beste vrije steiger en krijgt meteen de punten ervan. Elke volgende stap in dit seizoen levert 1 punt op.
city-river-tile = { river-tile-name }, seizoen { $season }
city-open-oasis-tip = Overgebleven: wie de riviertegel van dit seizoen wint, mag een van deze oasen gratis activeren.


city-tower = Kubustoren met { count-keshi } erin
city-tower-tip = Alle gekozen keshi’s worden in de toren gegooid. Sommige blijven hangen en vallen er misschien in een latere ronde uit.
city-layer-tip = Een keshi die erin gegooid wordt, blijft met een kans van { $stays }% hangen; een keshi die al hangt, valt er met een kans van { $falls }% uit.
city-base = In de basis: { keshis }
city-nomad-offered = Te nemen: een nomade voor { $cost }; in de voorraad: { count-nomad }
city-nomad-none = Geen nomade te nemen; in de voorraad: { count-nomad }
city-nomad-tip = Elke ronde is er één nomade te nemen. Hem nemen in plaats van keshi’s kost { $cost }; hij past in elke wijk behalve de soek.
city-supply = Algemene voorraad houten keshi’s
city-supply-tip = Genomen en overgebleven keshi’s komen hier terug. Is er van een kleur te weinig voor een nieuw seizoen, dan krijgt de speler met de meeste punten een vervanger.


city-workshop = { workshop-name }: een poort kost { $price } en levert { $points } op
city-workshop-tip = Voor elke poort heb je een vrije schildwacht nodig. Elke poort levert een keshi in dezelfde kleur op.
city-gates = { workshop-name }, { gate }: { $n }
city-gate-tip = De poort kost { $price } en een vrije schildwacht en levert { $points } en een keshi in dezelfde kleur op. Op een stadspoortveld in die kleur levert de poort { $match } extra op.


city-academy = { $scroll }: vereist { $scholars }, kost { $dates }; in de stapel: { $n }
city-academy-tip = Vóór je eerste aankoop mag je voor 1 dinar alle open perkamentrollen van één kleur vervangen; dan moet je een van de nieuwe kopen.
city-scroll = { scroll-name }, { $scroll }
city-scroll-stack = { $scroll }: { $n } in de stapel


city-stairs-tip = Een drempel passeren levert { $gain } en één bonus van de lijn tussen de segmenten van je twee speelstukken op. Elke stap voorbij de laatste trede levert 1 punt op.
city-line = Verbindingslijn: { $gain }
city-own-line = Jouw verbindingslijn: { $gain }
city-line-tip = Wie een drempel passeert, mag één bonus nemen van de lijn tussen de segmenten van zijn twee speelstukken.
city-line-tile = Trapfiche: { $gain }


city-office = { office-name }: { $gain } voor { keshis }
city-luxury-stack = Luxegoederen in de stapel: { $n }


city-race-tip = Een kameel loopt als zijn eigenaar een keshi naar de toeschouwers stuurt. Aan het einde van het spel leveren de plaatsen { $places } punten op.
city-goal = Tussenfinish op stap { $step }: { $gain }
city-goal-tip = Wie die passeert, mag ook 1 mesttegel afleggen.
city-goal-first = De eerste kameel levert ook { $gain } op.
city-bridge = Bevoorradingsbrug op stap { $step }: { $cost }
city-bridge-tip = Wie niet kan betalen, stopt ervoor en verliest de overige stappen.
city-finish = Finish: { gain-point }
city-finish-tip = Daarna neemt de kameel de beste vrije plaats op het podium.
city-award = { award-name }, voor { $n ->
    [one] { $n } keshi ({ colour })
   *[other] { $n } keshi’s (waarvan één { colour })
}
city-award-dung = { award-name }: voor een keshi ({ colour }) leg je 1 mesttegel af
city-award-next = { award-name }, in een later seizoen
city-award-over = { award-name }, voorbij


city-fisherman = { $name }: visser, stap { $step }
city-courtier = { $name }: hoveling, trede { $step }
city-student = { $name }: leerling-imam, trede { $step }
city-camel = { $name }: kameel, stap { $step }
city-score = { $name }: { gain-point }
city-sultan-held = De sultan is bij { $name }
city-sultan-waits = De sultan wacht op trede { $step }
city-sultan-tip = Wie de sultan heeft, betaalt { $gain } minder voor elke perkamentrol.
city-imam-held = De imam is bij { $name }
city-imam-waits = De imam wacht op trede { $step }
city-imam-tip = Wie de imam heeft, betaalt { $gain } minder voor elk luxegoed.

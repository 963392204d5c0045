### De stad: opschriften en uitleg.

city-title = De stad

city-part-river = { sector-river }
city-part-tower = Kubustoren
city-part-academies = Academies
city-part-stairs = Trappen
city-part-workshops = Werkplaatsen
city-part-souk = { sector-souk }
city-part-race = Renbaan
city-part-towns = { module-desert-towns }


city-river-tip = De vissers gaan van de start naar de pier op stap { $jetty }. Aan het einde van een ronde neem je de bonus van één stroomversnelling achter je visser; aan het einde van het seizoen krijgt de koploper de bonus van de riviertegel.
city-crocodile-tip = Krokodilveld: sommige tegels zetten een visser hier neer.
city-rapid = { rapid-name }: { $gain }
city-rapid-tip = Aan het einde van elke ronde neem je de bonus van één stroomversnelling die je visser gepasseerd is.
city-jetty-tip = Pier: wie aankomt neemt de beste vrije steiger en scoort die meteen. Elke volgende stap levert 1 punt op.
city-river-tile = { river-tile-name }, seizoen { $season }
city-open-oasis-tip = Overgebleven: wie de riviertegel van dit seizoen wint, mag een van deze oases claimen.


city-tower = Kubustoren met { count-keshi } erin
city-tower-tip = Alle gekozen keshi's worden in de toren gegooid. Sommige blijven steken en vallen er misschien in een latere ronde uit.
city-layer-tip = Een keshi die erin gegooid wordt, blijft met een kans van { $stays } % steken; een in de toren valt er met { $falls } % uit.
city-base = In de basis: { keshis }
city-nomad-offered = Een nomade in de aanbieding voor { $cost }; in de voorraad: { count-nomad }
city-nomad-none = Geen nomade in de aanbieding; in de voorraad: { count-nomad }
city-nomad-tip = Elke ronde is er één nomade in de aanbieding. Hem claimen in plaats van keshi's kost { $cost }; hij past in elke sector behalve de soek.
city-supply = Algemene voorraad houten keshi's
city-supply-tip = Geclaimde en overgebleven keshi's komen hier terug. Is er van een kleur te weinig voor een nieuw seizoen, dan krijgt de koploper een plaatsvervanger.


city-workshop = { workshop-name }: een poort kost { $price } en levert { $points } op
city-workshop-tip = Elke poort heeft een vrije wachter nodig en levert een keshi van haar kleur op.
city-gates = { workshop-name }, { gate }: { $n }
city-gate-tip = Ze kost { $price } en levert { $points } op, heeft een vrije wachter nodig en levert een keshi van haar kleur op. Op een stadspoortveld van haar kleur levert ze { $match } extra op.


city-academy = { $scroll }: vereist { $scholars }, kost { $dates }; in de stapel: { $n }
city-academy-tip = Vóór je eerste aankoop mag je voor 1 dinar alle perkamentrollen van één kleur laten vervangen.
city-scroll = { scroll-name }, { $scroll }
city-scroll-stack = { $scroll }: { $n } in de stapel


city-stairs-tip = Een drempel passeren levert { $gain } op en één bonus van de lijn tussen de segmenten van je twee pionnen. Elke stap voorbij de laatste levert 1 punt op.
city-line = { word-connection-line }: { $gain }
city-own-line = Jouw verbindingslijn: { $gain }
city-line-tip = Wie een drempel passeert, neemt één bonus van de lijn tussen de segmenten van zijn twee pionnen.
city-line-tile = { word-staircase-tile }: { $gain }


city-office = { office-name }: { $gain } voor { keshis }
city-luxury-stack = Luxegoederen in de stapel: { $n }


city-race-tip = Een kameel loopt als zijn eigenaar een keshi naar de toeschouwers stuurt. Aan het einde van het spel leveren de plaatsen { $places } punten op.
city-goal = { word-goal-line } op stap { $step }: { $gain }
city-goal-tip = Wie hem passeert, mag ook 1 kamelenmest afleggen.
city-goal-first = De eerste kameel levert ook { $gain } op.
city-bridge = { word-bridge } op stap { $step }: { $cost }
city-bridge-tip = Wie niet kan betalen, stopt ervoor.
city-finish = { word-finish }: { gain-point }
city-finish-tip = Daarna neemt de kameel de beste vrije plaats op het podium.
city-award = { award-name }, voor { count-keshi } (waaronder { colour })
city-award-dung = { award-name }: een keshi ({ colour }) neemt 1 kamelenmest weg
city-award-next = { award-name }, in een later seizoen


city-fisherman = { $name }: visser, stap { $step }
city-courtier = { $name }: hoveling, trede { $step }
city-student = { $name }: leerling imam, trede { $step }
city-camel = { $name }: kameel, stap { $step }
city-score = { $name }: { gain-point }
city-sultan-held = De sultan is bij { $name }
city-sultan-waits = De sultan wacht op trede { $step }
city-sultan-tip = Wie de sultan heeft, betaalt minder voor elke perkamentrol: { $gain }
city-imam-held = De imam is bij { $name }
city-imam-waits = De imam wacht op trede { $step }
city-imam-tip = Wie de imam heeft, betaalt minder voor elk luxegoed: { $gain }

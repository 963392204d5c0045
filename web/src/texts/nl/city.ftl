### De stad: opschriften en uitleg.

city-title = De stad
city-whole = De hele stad
city-enlarge = { $part } vergroten
city-leave = { $part }: terug naar de hele stad

city-part-river = { sector-river }
city-part-tower = Kubustoren
city-part-academies = Perkamentrollen
city-part-stairs = Trappen
city-part-workshops = Werkplaatsen
city-part-souk = { sector-souk }
city-part-race = Renbaan
city-part-towns = { module-desert-towns }


city-river-tip = De vissers varen van het startveld naar de pier op veld { $jetty }. Aan het einde van elke ronde mag je de bonus nemen van één stroomversnelling die je visser is gepasseerd; aan het einde van het seizoen krijgt de voorste speler de bonus van de riviertegel.
city-crocodile-tip = Krokodilveld: met riviertegel 09 of het boothuis begint een visser het seizoen hier.
city-rapid = { rapid-name }: { $gain }
city-rapid-tip = Aan het einde van elke ronde mag je de bonus nemen van één stroomversnelling die je visser is gepasseerd.
city-jetty-tip = Pier: een visser die hier aankomt, neemt de beste vrije steiger en levert meteen de punten ervan op. Elke stap voorbij de pier levert in dit seizoen 1 punt op.
city-river-tile = { river-tile-name }, seizoen { $season }
city-open-oasis-tip = Overgebleven oasen: wie de riviertegel van dit seizoen wint, mag er een gratis activeren.


city-tower = { $n ->
    [0] Lege kubustoren
    [one] Kubustoren met { $n } keshi erin
   *[other] Kubustoren met { $n } keshi’s erin
}
city-tower-tip = Alle gekozen keshi’s worden in de toren gegooid. Sommige blijven hangen en vallen er misschien in een latere ronde uit.
city-layer-tip = Een keshi die erin wordt gegooid, heeft { $stays }% kans om te blijven hangen; een keshi die al hangt, heeft { $falls }% kans om eruit te vallen.
city-base = In de basis: { keshis }
city-nomad-offered = Er is een nomade te nemen voor { $cost }; in de voorraad: { count-nomad }
city-nomad-none = Er is geen nomade te nemen; in de voorraad: { count-nomad }
city-nomad-tip = Elke ronde is er één nomade te nemen. Hij kost { $cost }, je neemt hem in plaats van keshi’s en hij past in elke wijk behalve de soek.
city-supply = Algemene voorraad houten keshi’s
city-supply-tip = Genomen en overgebleven keshi’s komen hier terug. Zijn er van een kleur te weinig voor een nieuw seizoen, dan krijgt de speler met de meeste punten een vervanger.


city-workshop = { workshop-name }: een poort kost { $price } en { $loses ->
    [yes] { $points }
   *[no] levert { $points } op
}
city-workshop-tip = Voor elke poort heb je een vrije schildwacht nodig. Elke poort levert een keshi in dezelfde kleur op.
city-gates = { workshop-name }, { gate }: { $n }
city-gate-tip = De poort kost { $loses ->
    [yes] { $price } en { $points }, vereist een vrije schildwacht en levert
   *[no] { $price }, vereist een vrije schildwacht en levert { $points } en
} een keshi in dezelfde kleur op. Op een stadspoortveld in die kleur krijg je { $match } extra.


city-academy = Perkamentrollen ({ colour }): elk vereist { $scholars } en kost { $dates }; nog { $n } gedekt
city-academy-tip = Vóór je eerste aankoop in een ronde mag je voor 1 dinar alle open perkamentrollen van één kleur vervangen; je moet dan minstens één van de nieuwe kopen.
city-scroll = { scroll-name }, { colour }
city-scroll-stack = Perkamentrollen in de stapel ({ colour }): { $n }


city-stairs-tip = Elke drempel die je passeert, levert { $gain } op en één bonus van de lijn tussen de segmenten van je twee speelstukken. Elke stap voorbij de laatste trede levert 1 punt op.
city-line = Verbindingslijn: { $gain }
city-own-line = Jouw verbindingslijn: { $gain }
city-line-tip = Als je een drempel passeert, mag je één bonus nemen van de lijn tussen de segmenten van je twee speelstukken.
city-line-tile = Trapfiche: { $gain }


city-office = { office-name }: { $gain } voor { keshis }
city-luxury-stack = Luxegoederen in de stapel: { $n }


city-race-tip = Je kameel loopt telkens als je een keshi naar de toeschouwers stuurt. Aan het einde van het spel { $n ->
    [one] levert hij { $places } punten op als hij een tussenfinish is gepasseerd.
   *[other] leveren kamelen die een tussenfinish zijn gepasseerd, punten op voor hun plaats, van eerste tot laatste: { $places }.
}
city-goal = Tussenfinish vóór veld { $step }: { $gain }
city-goal-tip = Als je kameel de tussenfinish passeert, mag je ook 1 mesttegel afleggen.
city-goal-first = De eerste kameel die hier passeert, levert ook { $gain } op.
city-bridge = Bevoorradingsbrug op veld { $step }: { $cost }
city-bridge-tip = Als je niet kunt betalen, stopt je kameel vóór de brug en verliest hij de overige stappen.
city-finish = Finish: { gain-point }
city-finish-tip = Een kameel die de finish bereikt, neemt de beste vrije plaats op het podium in.
city-award = { award-name }, voor { $n ->
    [one] { keshis }
   *[other] { $n } keshi’s (waarvan één { colour })
}
city-award-dung = { award-name }, voor { keshis }: 1 mesttegel afleggen
city-award-next = { award-name }, in een later seizoen
city-award-over = { award-name }, niet meer actief


city-fisherman = { $name }: visser, veld { $step }
city-courtier = { $name }: hoveling, trede { $step }
city-student = { $name }: leerling-imam, trede { $step }
city-camel = { $name }: kameel, veld { $step }
city-score = { $name }: { gain-point }
city-sultan-held = De sultan is bij { $name }
city-sultan-waits = De sultan wacht op trede { $step }
city-sultan-tip = Wie de sultan heeft, betaalt { $gain } minder per perkamentrol.
city-imam-held = De imam is bij { $name }
city-imam-waits = De imam wacht op trede { $step }
city-imam-tip = Wie de imam heeft, betaalt { $gain } minder per luxegoed.

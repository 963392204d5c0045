## The events of play.ftl, told to the player they are about

event-start-player-you = { $player } beginnst die Partie.
event-provision-you = { $player } deckst Versorgungsplättchen { $number } auf: { $cost }.
event-selected-you = { $player } hast { $colours } gewählt.
event-assistants-you = { $player } schickst Assistenten { $where }.
event-no-assistants-you = { $player } schickst noch keine Assistenten.
event-joker-you = { $player } schickst den Assistenten des roten Keshis { to-sector }.
event-claim-you = { $player } nimmst { keshis }.
event-claims-over-you = { $player } kannst keine Keshis mehr nehmen.
event-keshi-you = { $player } setzt { keshis } ein (jetzt insgesamt { $value }).
event-keshi-lost-you = { $player } verlierst { keshis }: Auf deinem Tableau ist kein Platz mehr frei.
event-vendor-you = { $player } setzt einen Wasserverkäufer { at-sector } ein.
event-entertainer-you = { $player } setzt einen Gaukler neben „{ $gain }“ ein.
event-caravan-you = { $player } setzt einen Karawanenführer { at-path } ein.
event-discovered-you = { $player } erkundest Oase { $number }.
event-claimed-you = { $player } aktivierst Oase { $number }.
event-oasis-scored-you = { $player } wertest Oase { $number }.
event-returned-you = { $player } legst { keshis } zurück.
event-goods-returned-you = { $player } gibst { keshis } ab.
event-assistant-used-you = { $player } nutzt den Assistenten { at-sector }.
event-sector-action-you = { $player } führst die Bezirksaktion { at-sector } aus.
event-fisherman-you = { $player } fährst mit deinem Fischer { $start ->
    [0] vom Startfeld
   *[other] von Feld { $start }
} auf Feld { $end }.
event-river-bonus-you = { $player } nimmst den Bonus von Stromschnelle { $rapid }.
event-all-rapids-you = { $player } erhältst durch Schriftrolle { $number } { $n ->
    [one] den Bonus
   *[other] die Boni
} von { count-rapid }.
event-climb-you = { $player } steigst auf der { stairs } { $start ->
    [0] vom Startfeld
   *[other] von Stufe { $start }
} auf Stufe { $end }.
event-threshold-you = { $player } überquerst die Schwelle zu Abschnitt { $segment } der { stairs }.
event-connection-you = { $player } nimmst { $gain } von der Verbindungslinie.
event-disc-you = { $player } drehst deine Zuschauer-Scheibe.
event-square-you = { $player } nimmst auf dem Großen Platz den Bonus „{ $gain }“ für { count-spectator }.
event-scroll-you = { $player } nimmst Schriftrolle { $number }.
event-refresh-you = { $player } tauschst { the-scrolls } aus.
event-office-you = { $player } nutzt die Wechselstube.
event-luxury-you = { $player } nimmst { luxury } { $number }.
event-gate-you = { $player } baust das { gate } aus Werkstatt { $workshop } { at-sector } ein.
event-points-you = { $player } erhältst { gain-point } ({ $from }).
event-points-lost-you = { $player } verlierst { gain-point } ({ $from }).
event-resource-you = { $player } erhältst { $gain }.
event-spend-you = { $player } gibst { $gain } ab.
event-placeholder-you = { $player } erhältst einen Platzhalter für den fehlenden Keshi in { colour }.
event-placeholder-swapped-you = { $player } tauschst den Platzhalter in { colour } gegen einen Keshi in { $other }.
event-river-first-you = { $player } liegst auf dem Fluss vorn und erhältst den Bonus von Fluss-Plättchen { $number }.
event-river-second-you = { $player } liegst auf dem Fluss an zweiter Stelle und erhältst einen Bonus von Fluss-Plättchen { $number }.
event-head-start-you = { $player } beginnst den Durchgang auf dem Krokodil-Feld.
event-provided-you = { $player } versorgst deine Bewohner.
event-not-provided-you = { $player } hast { $cost } zu wenig: Alle deine Ressourcen und { gain-point } sind verloren.
event-building-you = { $player } beziehst { the-building }.
event-pawn-you = { $player } wirst nun { $stair ->
    [palace] vom Sultan
    [mosque] vom Imam
   *[other] { $stair }
} begleitet.
event-town-you = { $player } nimmst Wüstenstadt { $number }.
event-town-claimed-you = { $player } aktivierst Wüstenstadt { $number }.
event-claim-nomad-you = { $player } nimmst den Nomaden.
event-nomad-declined-you = { $player } lässt den Nomaden liegen.
event-nomad-you = { $player } setzt einen Nomaden { at-sector } ein.
event-nomad-leaves-you = { $player } nimmst { at-sector } einen Nomaden weg.
event-nomad-leaves-vendor-you = { $player } nimmst einen Nomaden vom Wasserverkäufer-Feld { at-sector }.
event-nomad-leaves-spectators-you = { $player } nimmst einen Nomaden aus deiner Zuschauerreihe.
event-spectator-you = { $player } schickst { keshis } zu den Zuschauern.
event-spectator-nomad-you = { $player } schickst einen Nomaden zu den Zuschauern.
event-spectator-leaves-you = { $player } nimmst { keshis } aus deiner Zuschauerreihe.
event-spectator-leaves-nomad-you = { $player } nimmst einen Nomaden aus deiner Zuschauerreihe.
event-camel-you = { $player } läufst mit deinem Kamel { $start ->
    [0] vom Startfeld
   *[other] von Feld { $start }
} auf Feld { $end }.
event-bridge-closed-you = { $player } kannst die Brücke nicht bezahlen: Dein Kamel hält vor Feld { $step }.
event-goal-you = { $player } überquerst mit deinem Kamel Zwischenziel { $goal }.
event-finish-you = { $player } erreichst mit deinem Kamel auf Platz { $place } das Ziel.
event-dung-you = { $player } erhältst { count-dung }.
event-dung-less-you = { $player } gibst { count-dung } ab.
event-award-you = { $player } erhältst die Prämie für { count-keshi } von Prämien-Plättchen { $award }.
event-storage-you = { $player } legst { keshis } auf Ablagefeld { $space }.

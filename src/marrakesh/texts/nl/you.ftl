## The events of play.ftl, told to the player they are about

event-start-player-you = { $player } bent de startspeler.
event-provision-you = { $player } legt provisietegel { $number } open: { $cost }.
event-selected-you = { $player } hebt { $colours } gekozen.
event-assistants-you = { $player } stuurt assistenten { $where }.
event-no-assistants-you = { $player } stuurt nog geen assistenten.
event-joker-you = { $player } stuurt de assistent van de rode keshi { to-sector }.
event-claim-you = { $player } neemt { keshis }.
event-claims-over-you = { $player } kunt geen keshi’s meer nemen.
event-keshi-you = { $player } plaatst { keshis } (nu { $value } in totaal).
event-keshi-lost-you = { $player } raakt { keshis } kwijt: op je bord is geen plaats meer.
event-vendor-you = { $player } plaatst een waterverkoper { at-sector }.
event-entertainer-you = { $player } plaatst een jongleur naast ‘{ $gain }’.
event-caravan-you = { $player } plaatst een karavaanleider { at-path }.
event-discovered-you = { $player } ontdekt oase { $number }.
event-claimed-you = { $player } activeert oase { $number }.
event-oasis-scored-you = { $player } laat oase { $number } meetellen.
event-returned-you = { $player } legt { keshis } terug.
event-goods-returned-you = { $player } levert { keshis } in.
event-assistant-used-you = { $player } gebruikt je assistent { at-sector }.
event-sector-action-you = { $player } voert de wijkactie { at-sector } uit.
event-fisherman-you = { $player } vaart met je visser van { $start ->
    [0] het startveld
   *[other] veld { $start }
} naar veld { $end }.
event-river-bonus-you = { $player } neemt de bonus van stroomversnelling { $rapid }.
event-all-rapids-you = { $player } krijgt door perkamentrol { $number } { $n ->
    [one] de bonus
   *[other] de bonussen
} van { count-rapid }.
event-climb-you = { $player } klimt op de { stairs } van { $start ->
    [0] het startveld
   *[other] trede { $start }
} naar trede { $end }.
event-threshold-you = { $player } passeert de drempel naar segment { $segment } van de { stairs }.
event-connection-you = { $player } kiest { $gain } als verbindingsbonus.
event-disc-you = { $player } draait je publieksschijf.
event-square-you = { $player } neemt op het Grote Plein de bonus ‘{ $gain }’ voor { count-spectator }.
event-scroll-you = { $player } neemt perkamentrol { $number }.
event-refresh-you = { $player } vervangt { the-scrolls }.
event-office-you = { $player } gebruikt het wisselkantoor.
event-luxury-you = { $player } neemt { luxury } { $number }.
event-gate-you = { $player } bouwt { at-sector } de { gate } uit werkplaats { $workshop }.
event-points-you = { $player } krijgt { gain-point } ({ $from }).
event-points-lost-you = { $player } verliest { gain-point } ({ $from }).
event-resource-you = { $player } krijgt { $gain }.
event-spend-you = { $player } levert { $gain } in.
event-placeholder-you = { $player } krijgt een vervanger voor de ontbrekende { $colour ->
    [turquoise] turquoise
    [green] groene
    [gray] grijze
    [white] witte
    [black] zwarte
    [pink] roze
    [beige] beige
    [brown] bruine
    [red] rode
    [yellow] gele
    [orange] oranje
    [purple] paarse
   *[other] { $colour }
} keshi.
event-placeholder-swapped-you = { $player } ruilt de { $colour ->
    [turquoise] turquoise
    [green] groene
    [gray] grijze
    [white] witte
    [black] zwarte
    [pink] roze
    [beige] beige
    [brown] bruine
    [red] rode
    [yellow] gele
    [orange] oranje
    [purple] paarse
   *[other] { $colour }
} vervanger om voor een keshi in de kleur { $other }.
event-river-first-you = { $player } bent eerste op de rivier en krijgt de bonus van riviertegel { $number }.
event-river-second-you = { $player } bent tweede op de rivier en krijgt een bonus van riviertegel { $number }.
event-head-start-you = { $player } begint het seizoen op het krokodilveld.
event-provided-you = { $player } bevoorraadt je bewoners.
event-not-provided-you = { $player } komt { $cost } tekort: al je grondstoffen en { gain-point } zijn verloren.
event-building-you = { $player } begint met { the-building }.
event-pawn-you = { $player } wordt nu vergezeld door { the-pawn }.
event-town-you = { $player } neemt woestijnstad { $number }.
event-town-claimed-you = { $player } activeert woestijnstad { $number }.
event-claim-nomad-you = { $player } neemt de nomade.
event-nomad-declined-you = { $player } laat de nomade liggen.
event-nomad-you = { $player } plaatst een nomade { at-sector }.
event-nomad-leaves-you = { $player } haalt { at-sector } een nomade weg.
event-nomad-leaves-vendor-you = { $player } haalt { at-sector } een nomade van het veld van de waterverkoper.
event-nomad-leaves-spectators-you = { $player } haalt een nomade uit je toeschouwersrij.
event-spectator-you = { $player } stuurt { keshis } naar de toeschouwers.
event-spectator-nomad-you = { $player } stuurt een nomade naar de toeschouwers.
event-spectator-leaves-you = { $player } neemt { keshis } uit je toeschouwersrij.
event-spectator-leaves-nomad-you = { $player } neemt een nomade uit je toeschouwersrij.
event-camel-you = { $player } loopt met je kameel van { $start ->
    [0] het startveld
   *[other] veld { $start }
} naar veld { $end }.
event-bridge-closed-you = { $player } kunt de brug niet betalen: je kameel stopt vóór veld { $step }.
event-goal-you = { $player } passeert met je kameel tussenfinish { $goal }.
event-finish-you = { $player } bereikt met je kameel als { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] vierde
} de finish.
event-dung-you = { $player } krijgt { count-dung }.
event-dung-less-you = { $player } legt { count-dung } af.
event-award-you = { $player } krijgt van prijstegel { $award } de prijs voor { count-keshi }.
event-storage-you = { $player } legt { keshis } op opslagveld { $space }.

## The events of play.ftl, told to the player they are about

event-start-player-you = { $player } are first.
event-provision-you = { $player } reveal provision tile { $number }: { $cost }.
event-selected-you = { $player } have selected { $colours }.
event-assistants-you = { $player } send assistants { $where }.
event-no-assistants-you = { $player } send no assistants yet.
event-joker-you = { $player } send the red keshi’s assistant { to-sector }.
event-claim-you = { $player } claim { keshis }.
event-claims-over-you = { $player } can’t claim any more keshis.
event-keshi-you = { $player } place { keshis } (now { $value } in all).
event-keshi-lost-you = { $player } lose { keshis }: there’s no space left on your board.
event-vendor-you = { $player } place a water vendor { at-sector }.
event-entertainer-you = { $player } place an entertainer next to “{ $gain }”.
event-caravan-you = { $player } place a caravan { at-path }.
event-discovered-you = { $player } discover oasis { $number }.
event-claimed-you = { $player } claim oasis { $number }.
event-oasis-scored-you = { $player } score oasis { $number }.
event-returned-you = { $player } return { keshis }.
event-goods-returned-you = { $player } return { keshis }.
event-assistant-used-you = { $player } use the assistant { at-sector }.
event-sector-action-you = { $player } perform the sector action { at-sector }.
event-fisherman-you = { $player } move the fisherman from { $start ->
    [0] the start
   *[other] space { $start }
} to space { $end }.
event-river-bonus-you = { $player } take the bonus of rapid { $rapid }.
event-all-rapids-you = { $player } gain { $n ->
    [one] the bonus
   *[other] the bonuses
} of { count-rapid } (scroll { $number }).
event-climb-you = { $player } climb the { stairs } from { $start ->
    [0] the start
   *[other] step { $start }
} to step { $end }.
event-threshold-you = { $player } cross the threshold to segment { $segment } of the { stairs }.
event-connection-you = { $player } take { $gain } from your connection line.
event-disc-you = { $player } turn your audience disc.
event-square-you = { $player } take the bonus “{ $gain }” on the main square for { count-spectator }.
event-scroll-you = { $player } take scroll { $number }.
event-refresh-you = { $player } refresh { the-scrolls }.
event-office-you = { $player } use the exchange office.
event-luxury-you = { $player } take { luxury } { $number }.
event-gate-you = { $player } build the { gate } { at-sector } (from workshop { $workshop }).
event-points-you = { $player } score { gain-point } ({ $from }).
event-points-lost-you = { $player } lose { gain-point } ({ $from }).
event-resource-you = { $player } gain { $gain }.
event-spend-you = { $player } spend { $gain }.
event-placeholder-you = { $player } get a placeholder for the missing { colour } keshi.
event-placeholder-swapped-you = { $player } swap the { colour } placeholder for 1 { $other } keshi.
event-river-first-you = { $player } are first on the river and gain the bonus of river tile { $number }.
event-river-second-you = { $player } are second on the river and gain a bonus from river tile { $number }.
event-head-start-you = { $player } start the season on the crocodile space.
event-provided-you = { $player } provide for your citizens.
event-not-provided-you = { $player } are { $cost } short: all your resources are lost, and { gain-point }.
event-building-you = { $player } start with { the-building }.
event-pawn-you = { $player } are now accompanied by { the-pawn }.
event-town-you = { $player } take desert town { $number }.
event-town-claimed-you = { $player } claim desert town { $number }.
event-claim-nomad-you = { $player } claim the nomad.
event-nomad-declined-you = { $player } leave the nomad unclaimed.
event-nomad-you = { $player } place a nomad { at-sector }.
event-nomad-leaves-you = { $player } take a nomad from { the-sector }.
event-nomad-leaves-vendor-you = { $player } take a nomad from the water vendor space { at-sector }.
event-nomad-leaves-spectators-you = { $player } take a nomad from the spectators.
event-spectator-you = { $player } send { keshis } to the spectators.
event-spectator-nomad-you = { $player } send a nomad to the spectators.
event-spectator-leaves-you = { $player } take { keshis } from the spectators.
event-spectator-leaves-nomad-you = { $player } take a nomad from the spectators.
event-camel-you = { $player } move your camel from { $start ->
    [0] the start
   *[other] space { $start }
} to space { $end }.
event-bridge-closed-you = { $player } can’t pay for the bridge, so your camel stops before space { $step }.
event-goal-you = { $player } cross goal line { $goal } with your camel.
event-finish-you = { $player } finish the camel race { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}.
event-dung-you = { $player } collect { count-dung }.
event-dung-less-you = { $player } discard { count-dung }.
event-award-you = { $player } gain the award for { count-keshi } from award tile { $award }.
event-storage-you = { $player } put { keshis } on storage space { $space }.

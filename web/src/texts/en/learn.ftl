### The rules reference and the guided first game.

learn-read-rules = More in the rules
learn-rules = Rules
learn-rules-title = Rules · Marrakesh
learn-rules-failed = The rules couldn’t be loaded.
learn-again = Try again
learn-to-start = Start page
learn-contents = Contents
learn-table = Table
learn-keshi-exchange = keshi exchange
learn-search = Search the rules
learn-found = { $n ->
    [0] Nothing found. Try a different or shorter word.
    [one] Found in { $n } section.
   *[other] Found in { $n } sections.
}

## What the game is

learn-pictures = The game in three pictures
learn-begin = Start
learn-close = Close
learn-picture-seasons = Three seasons of four rounds
learn-picture-seasons-text = A game has twelve rounds. At the end of each season, your citizens want water, dates and dinars – if you can’t pay, you lose points.
learn-picture-round = Choose, claim, act
learn-picture-round-text = Each round, you choose three of your twelve keshis. The tower mixes everyone’s keshis, you take turns claiming what falls out, and then your three assistants act in the sectors you chose.
learn-picture-winning = Most points wins
learn-picture-winning-text = Keshis fill the sectors of your board; a sector with eight keshis and a water vendor is worth 10 points. Claim oases, climb the stairs, buy gates and luxury goods – and score the most points.

## Help at the table

learn-help = Help
learn-help-colours = The twelve colours
learn-help-scoring = What scores at the end

## The guided first game

learn-guided = With the guide
learn-guided-about = Bubbles explain the game while you play, each thing when it first matters.
learn-guide-title = Your first game
learn-guide-preparing = Setting up the table…
learn-guide-got-it = Got it
learn-guide-again = Show the last tip again
learn-guide-more = Show the whole tip
learn-guide-all = All tips so far
learn-guide-none = There are no tips yet.
learn-guide-hide = Hide new tips

# A title has four to six words, a text at most 140 characters once it is filled in.

learn-step-back = Welcome back to your game
learn-step-back-text = Season { $season }, round { $round }. After round { $rounds } you pay { $cost }; you still need { $missing }.
learn-step-back-paid = { learn-step-back }
learn-step-back-paid-text = Season { $season }, round { $round }. After round { $rounds } you pay { $cost }, and you have it all.

learn-step-setup = Everything is set up
learn-step-setup-text = You have { $points } and { $supply }. The player with the most points after three seasons wins.

learn-step-choose = Choose any three keshis
learn-step-choose-text = Each keshi, a coloured token, sends an assistant to its sector. Unsure? Try { $sectors }.

learn-step-tower = Some keshis are stuck
learn-step-tower-text = { $in } keshis went into the tower and { $out } fell out. The others may fall out in a later round.
learn-step-tower-all = Everything fell out this time
learn-step-tower-all-text = { $in } keshis went into the tower and all fell out. Next time, some may get stuck until a later round.

learn-step-claim = Claim one or two keshis
learn-step-claim-text = You and { $name } take turns: one or two keshis of a colour. Each makes the action of its sector stronger.

learn-step-entertainer = Choose a space and bonus
learn-step-entertainer-text = Entertainers (pink keshis) gain the bonus next to them now, and again whenever they perform.

learn-step-caravan = Choose your caravan’s path
learn-step-caravan-text = On a path, caravans (brown keshis) discover oases to claim later. In the start oasis, this one gains { $gain }.
learn-step-caravan-far = { learn-step-caravan }
learn-step-caravan-far-text = On a path, caravans (brown keshis) discover oases, which you can claim later.

learn-step-vendor = Place your water vendor
learn-step-vendor-text = Water vendors (red keshis) give 1 water whenever you use an assistant in their sector.

learn-step-placed = A point for green keshis
learn-step-placed-text = Green, pink and brown keshis give a bonus when you place them; the others don’t.

learn-step-assistants = Use your three assistants
learn-step-assistants-text = In any order, each takes a new keshi or performs the action of its sector.
learn-step-assistants-new = New keshis this time
learn-step-assistants-new-text = None of these sectors can act yet, so each assistant takes a new keshi.

learn-step-river = River: move your fisherman
learn-step-river-text = 1 step per turquoise keshi: { $n }. Past the rapid { $k ->
    [one] { $k } step
   *[other] { $k } steps
} away, you get a bonus every round.
learn-step-river-far = { learn-step-river }
learn-step-river-far-text = 1 step per turquoise keshi: { $n }. You’re past all rapids; each step past the end of the river scores 1 point.

learn-step-orchard = Date orchard: dates or keshis
learn-step-orchard-text = The action gives 1 date per green keshi: { $n }. A new green keshi scores 1 point and makes the action stronger.

learn-step-madrasa = Madrasa: buy scrolls with dates
learn-step-madrasa-text = In one action, scrolls can’t need more scholars (grey keshis) than you have: { $n }. ⚡ works once, ∞ for the whole game.

learn-step-stairs = { $sector }: climb the stairs
learn-step-stairs-text = 1 step per { $stair ->
    [palace] white
   *[mosque] black
} keshi: { $n }. The next threshold, { $k ->
    [one] { $k } step
   *[other] { $k } steps
} up, gives 1 dinar and one bonus.
learn-step-stairs-top = { learn-step-stairs }
learn-step-stairs-top-text = 1 step per { $stair ->
    [palace] white
   *[mosque] black
} keshi: { $n }. You’ve crossed all thresholds; each step past the top scores 1 point.

learn-step-line = Choose a connection bonus
learn-step-line-text = This line joins the segments of your two pawns. Take one bonus on it; higher lines give more.

learn-step-square = Main square: perform for spectators
learn-step-square-text = Your disc turns one section. Then one entertainer gains its bonus once for each spectator facing it.

learn-step-medina = Medina: buy gates with guards
learn-step-medina-text = Each free guard (beige keshi) can buy one gate, and each gate gives you a keshi of its colour.

learn-step-gates = The price decides the points
learn-step-gates-text = Dinars → points: { $prices }. You have { $dinars } and { $guards ->
    [one] { $guards } free guard
   *[other] { $guards } free guards
}.

learn-step-gate-space = Match colours for { $n } points
learn-step-gate-space-text = A gate scores { $n } more next to the sector of its colour.
learn-step-gate-space-none = Choose any free gate space
learn-step-gate-space-none-text = None of the free spaces matches the colour of this gate, so all are equally good.

learn-step-sahara = Sahara: claim discovered oases
learn-step-sahara-text = Pay what’s shown next to each oasis you claim. Your { $n } best oases score at the end of the game.

learn-step-storage = A bonus for your oasis
learn-step-storage-text = It covers the next storage space. Take what that space shows now; you can’t take it later.

learn-step-souk = Souk: trade in your goods
learn-step-souk-text = Goods are yellow, orange and purple keshis. The exchange office takes one and gives what it shows for it.

learn-step-luxury = You can buy luxury goods
learn-step-luxury-text = Return the goods that one shows: you gain its points and resources immediately.

learn-step-rapid = One river bonus every round
learn-step-rapid-text = Take that of any rapid you’ve crossed. After the season, your fisherman returns to the start.
learn-step-rapid-last = { learn-step-rapid }
learn-step-rapid-last-text = Take that of any rapid you’ve crossed, at the end of each round.

learn-step-free = Now it’s your game
learn-step-free-text = Used keshis come back next season. Choose any three of the { $n } left.

learn-step-bill = You still need provisions
learn-step-bill-text = After round { $rounds }, you’ll be short of { $missing }. Sectors still to come that give it: { $sectors }.
learn-step-bill-none = { learn-step-bill }
learn-step-bill-none-text = After round { $rounds }, you’ll be short of { $missing }. Look for bonuses that give it.
learn-step-bill-paid = Your provisions are covered
learn-step-bill-paid-text = You pay { $cost } after round { $rounds }. Keep that, and spend the rest.

learn-step-points = Where your points come from
learn-step-points-text = Gates, lines and luxury goods score now; complete sectors and oases at the end. Your score opens the list.

learn-step-last-round = Last round of the season
learn-step-last-round-text = Your last three keshis were sent for you. After this round come the river tile and the provisions.

learn-step-bill-last = Your provisions aren’t covered yet
learn-step-bill-last-text = Missing: { $missing }. If you can’t pay, you lose { $loss } and all resources: gain it now, or spend them first.

learn-step-reveal = Choose a second provision tile
learn-step-reveal-text = At the end of the next season you pay for both tiles. Choose the one that’s easier for you.

learn-step-season-2 = All twelve keshis are back
learn-step-season-2-text = Your sectors keep theirs. The river tile and the exchange office are new.

learn-step-complete = Complete sectors score { $points } each
learn-step-complete-text = That takes { $all } keshis and a water vendor by the end. { $sector } has { $n } keshis.

learn-step-season-3 = Last season, all provision tiles
learn-step-season-3-text = After it, you pay { $cost }. Then the final scoring begins: sectors, oases and what you have left.

learn-step-final = What still scores after this
learn-step-final-text = { $sector } points per complete sector, your { $oases } best oases, and 1 point for every { $left } resources and goods left.

# In the summary of a season.
learn-season-river = The player farthest along the river gets the river tile. Then all fishermen return to the start.
learn-season-river-last = The player farthest along the river gets the river tile.
learn-season-river-nobody = No fisherman left the start, so nobody gets the river tile.
learn-season-paid = Your provisions are paid, so you lose nothing.
learn-season-unpaid = You couldn’t pay for all provisions, so you lose { $points } and all your resources.

## After the guided game

learn-ways-title = Three ways to your next 30 points
learn-ways-few = Ways to more points
learn-way-about = about +{ $n }
learn-way-sectors = Complete one more sector
learn-way-sectors-text = { $sector } had { $n } of { $all } keshis. With all { $all } and a water vendor, it scores { $points } points.
learn-way-gates = Buy gates for { $dinars } dinars
learn-way-gates-text = Each scores { $points }, and { $match } more next to the sector of its colour. Your { $n ->
    [one] gate
   *[other] { $n } gates
} made { $own } points.
learn-way-lines = Cross thresholds on both stairs
learn-way-lines-text = You crossed { $n } of { $all }. Each gives 1 dinar and a bonus, up to { $points } points.
learn-way-oases = Claim { $best } oases that fit
learn-way-oases-text = You claimed { $n } of the { $all } you discovered. Choose those that count what you have.
learn-way-river = Cross a rapid in round 1
learn-way-river-text = Then you gain a bonus { $rounds } times that season. Your river made { $own } points.
learn-way-luxury = Save goods for luxury goods
learn-way-luxury-text = You bought { $n }. They score up to { $points } points each.
learn-way-provisions = Plan provisions two rounds ahead
learn-way-provisions-text = Yours cost { $own } points. If you can’t pay, spend everything first.
learn-way-leftovers = Spend what you have left
learn-way-leftovers-text = You kept { $n } resources and goods for only { $own } points. Trade and buy with them in the last round.

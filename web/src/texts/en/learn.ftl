### The rules reference and the guided first game.

learn-read-rules = More in the rules
learn-rules = Rules
learn-rules-title = Rules · Marrakesh
learn-rules-failed = The rules could not be loaded.
learn-again = Try again
learn-to-start = Start page
learn-contents = Contents
learn-table = Table
learn-keshi-exchange = keshi exchange
learn-search = Search the rules
learn-found = { $n ->
    [0] Nothing found. Try another or a shorter word.
    [one] Found in { $n } section.
   *[other] Found in { $n } sections.
}

## What the game is

learn-pictures = The game in three pictures
learn-begin = Begin
learn-close = Close
learn-picture-seasons = Three seasons of four rounds
learn-picture-seasons-text = A game has twelve rounds. At the end of each season your citizens want water, dates and dinars: whoever cannot pay loses points.
learn-picture-round = Choose three, share out, act
learn-picture-round-text = Each round you pick three of your twelve keshis. The tower mixes everybody’s, you share out what falls, and then your three assistants act in the sectors you picked.
learn-picture-winning = The most points win
learn-picture-winning-text = Keshis fill the sectors of your board: eight and a water vendor bring 10 points. Claim oases, climb the stairs, buy gates and luxury goods – and score most.

## Help at the table

learn-help = Help
learn-help-colours = The twelve colours
learn-help-scoring = What scores at the end

## The guided first game

learn-guide-title = Your first game
learn-guide-preparing = Setting up the table…
learn-guide-got-it = Got it
learn-guide-skip = Skip the guide

# Each text has two sentences at most and ends with what the reader does.
learn-step-select = Choose three keshis
learn-step-select-text = Each keshi sends an assistant to the sector of its colour: that is where you act this round. Choose turquoise, gray and white, and send them.

learn-step-claim = Share out the tower
learn-step-claim-text = All chosen keshis fell into the tower, and what came out lies here, for both of you in turn. Take up to two of one colour: click one that glows.

learn-step-claim-again = Stronger sectors
learn-step-claim-again-text = Every keshi makes the action of its sector stronger, and your assistants act after this. Take a colour you sent an assistant for, or whatever lies here twice.

learn-step-vendor = Water vendors
learn-step-vendor-text = A water vendor brings 1 water whenever you use an assistant in his sector. Place him where you will act often.

learn-step-entertainer = Entertainers
learn-step-entertainer-text = You gain the bonus beside the space at once, and later again by performing. Choose a space.

learn-step-caravan = Caravans
learn-step-caravan-text = A caravan discovers an oasis, which you can claim later for points at the end. Choose its way.

learn-step-assistants = Your assistants act
learn-step-assistants-text = Each assistant brings a new keshi to its sector or performs the sector’s action, stronger with every keshi there. Use the first one: click its sector.

learn-step-river = River
learn-step-river-text = Your fisherman moves 1 step for each turquoise keshi, and rapids bring a bonus every round. With 2 or more keshis, move; otherwise take a new one.

learn-step-orchard = Date orchard
learn-step-orchard-text = You gain 1 date for each green keshi: dates buy scrolls and feed your citizens. Harvest, or take a new keshi.

learn-step-madrasa = Madrasa
learn-step-madrasa-text = With scholars you buy scrolls for dates: gray ones need 1 scholar, yellow 3, pink 5, orange 7. Buy one if you can, or take a new scholar.

learn-step-stairs = Palace and mosque
learn-step-stairs-text = Your pawn climbs 1 step for each keshi, and each threshold gives a dinar and a bonus of the line between your two pawns. Climb, or take a new keshi first.

learn-step-square = Main square
learn-step-square-text = One of your entertainers earns the bonus beside it, once for each spectator the disc turns to it. Perform, or take a new entertainer.

learn-step-medina = Medina
learn-step-medina-text = Each guard lets you buy a gate, which brings a keshi of its colour and points. Buy one, or take a new guard.

learn-step-sahara = Sahara
learn-step-sahara-text = Here you claim oases that your caravans have discovered; the three best score at the end. Claim one, or send out a new caravan.

learn-step-souk = Souk
learn-step-souk-text = Exchange goods for resources, or buy a luxury good with the goods it shows: it scores at once. Look at what is on offer and choose.

learn-step-rapid = River bonus
learn-step-rapid-text = You crossed a rapid, so every round of this season you may take one of its bonuses. Choose one.

learn-step-free = Now it is your game
learn-step-free-text = Each colour can be used once a season; nine are left. Choose the three you want to act with next.

learn-step-bill = The bill is coming
learn-step-bill-text = After the fourth round your citizens want what this basket shows; if you cannot pay it, you lose points and all your resources. Choose keshis that earn what you still lack.

learn-step-fourth-round = The last round of the season
learn-step-fourth-round-text = Your last three keshis went by themselves; afterwards the river is evaluated and the bill is due. Earn now what is missing.

learn-step-season = Next season, next basket
learn-step-season-text = From now on you pay for all open baskets at the end of each season. Open the one you can pay for most easily.

learn-step-last-season = The last season
learn-step-last-season-text = At the end you score 10 points for each complete sector, your three best oases and what is left over. Choose what completes your board.

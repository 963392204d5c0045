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

learn-guide-title = Your first game
learn-guide-preparing = Setting up the table…
learn-guide-got-it = Got it
learn-guide-skip = Skip the guide

# Each text has two sentences at most and ends with what the reader does.
learn-step-select = Choose three keshis
learn-step-select-text = Each keshi sends an assistant to the sector of its colour, and that’s where you act this round. Choose turquoise, grey and white, then send them.

learn-step-claim = Claim from the tower
learn-step-claim-text = All the chosen keshis went into the tower, and now you take turns claiming those that fell out. Take up to two keshis of one colour by clicking one that glows.

learn-step-claim-again = Stronger sectors
learn-step-claim-again-text = Every keshi makes its sector’s action stronger, and your assistants act right after this. Take a colour whose sector you’ve sent an assistant to, or one with two keshis here.

learn-step-vendor = Water vendors
learn-step-vendor-text = A water vendor gives you 1 water whenever you use an assistant in his sector. Place him where you’ll act often.

learn-step-entertainer = Entertainers
learn-step-entertainer-text = You gain the bonus next to the space immediately, and again whenever the entertainer performs. Choose a space.

learn-step-caravan = Caravans
learn-step-caravan-text = A caravan discovers an oasis, which you can claim later for points at the end of the game. Choose its path.

learn-step-assistants = Your assistants act
learn-step-assistants-text = Each assistant either brings a new keshi to its sector or performs the sector’s action, which gets stronger with every keshi there. Use your first assistant by clicking its sector.

learn-step-river = River
learn-step-river-text = Your fisherman moves 1 step for each turquoise keshi, and at the end of every round you may take the bonus of one rapid you’ve crossed. With 2 or more keshis, move; otherwise take a new one.

learn-step-orchard = Date orchard
learn-step-orchard-text = You gain 1 date for each green keshi; dates buy scrolls and feed your citizens. Harvest, or take a new keshi.

learn-step-madrasa = Madrasa
learn-step-madrasa-text = You buy scrolls with dates, but you also need scholars: 1 for a grey scroll, 3 for yellow, 5 for pink and 7 for orange. Buy one if you can, or take a new scholar.

learn-step-stairs = Palace and mosque
learn-step-stairs-text = Your pawn climbs 1 step for each keshi here, and each threshold gives you a dinar and a bonus from the line between your two pawns. Climb, or take a new keshi first.

learn-step-square = Main square
learn-step-square-text = The disc turns; then you choose one of your entertainers and gain the bonus of its space once for each spectator facing it. Perform, or take a new entertainer.

learn-step-medina = Medina
learn-step-medina-text = Each free guard lets you buy a gate, which gives you a keshi of its colour and usually scores points. Buy one, or take a new guard.

learn-step-sahara = Sahara
learn-step-sahara-text = Here, you claim oases your caravans have discovered; the three best ones score at the end. Claim one, or send out a new caravan.

learn-step-souk = Souk
learn-step-souk-text = Exchange a goods keshi for resources, or pay the goods shown for a luxury good, which scores immediately. See what’s on offer and choose.

learn-step-rapid = River bonus
learn-step-rapid-text = You’ve crossed a rapid, so at the end of every round this season you may take the bonus of one rapid behind your fisherman. Choose a bonus.

learn-step-free = Now it’s your game
learn-step-free-text = You can use each colour once a season, and nine are left. Choose the three you want to act with next.

learn-step-bill = The bill is coming
learn-step-bill-text = After the fourth round, your citizens want what this provision tile shows; if you can’t pay, you lose points and all your resources. Choose keshis that earn what you still need.

learn-step-fourth-round = The last round of the season
learn-step-fourth-round-text = Your last three keshis were sent automatically; after this round, the river is scored and your provisions are due. Earn what you still need.

learn-step-season = New season, new provision tile
learn-step-season-text = From now on you pay for all your revealed provision tiles at the end of each season. Reveal the one that’s easiest to pay for.

learn-step-last-season = The last season
learn-step-last-season-text = At the end, you score 10 points for each complete sector, plus points for your three best oases and your leftover resources and goods. Choose what completes your board.

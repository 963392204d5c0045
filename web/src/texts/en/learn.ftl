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
learn-guide = Guide
learn-guide-got-it = Got it
learn-guide-skip = Skip the guide

learn-step-welcome = Welcome to Marrakesh
learn-step-welcome-text = On the left is the city, which all players share; on the right is your own board with its nine sectors. The line at the bottom always says what you are asked to do. Whatever glows can be clicked.
learn-step-welcome-text-phone = The tabs lead to the city, which all players share, to your own board with its nine sectors, and to the others. The line below them always says what you are asked to do. Whatever glows can be tapped.
learn-step-welcome-advice = Do not worry about mistakes: “Undo” takes a decision back. Hold the pointer over anything (or press and hold it), and it explains itself.

learn-step-store = Keshis for later
learn-step-store-text = The pieces of this game are called keshis. The ones you lay on your storage row now can be gained later by claiming oases in the desert; the left space comes first.
learn-step-store-advice = On the left, lay the colour you would like to have first.

learn-step-disc = Turn the audience disc
learn-step-disc-text = The disc on the main square shows spectators. Each action there turns it by one section; one entertainer then earns its bonus once for each spectator facing it.
learn-step-disc-advice = Any position is fine for a first game: the disc turns anyway.

learn-step-provision = Citizens want to eat
learn-step-provision-text = At the end of each season you pay for all your revealed provision tiles in water, dates and dinars; if you cannot, you lose points and all your resources. You reveal one tile now and one more after seasons 1 and 2.
learn-step-provision-advice = You will pay for the tile you reveal now three times. Choose one whose resources are easy to get, such as dates.

learn-step-select = Select 3 keshis
learn-step-select-text = Each colour sends an assistant to its sector: that is where you act this round. Yellow, orange and purple go to the souk, red wherever you like. Every colour can be used once a season.
learn-step-select-advice = Good to start with: white or black for the stairs, gray for scrolls, turquoise for the river. All these keshis then go into the tower, so you also help decide what everybody can claim.

learn-step-claim = Claim keshis
learn-step-claim-text = All the selected keshis were thrown into the tower. Some may have got stuck and may fall out later; the others lie in the base, sorted by colour. Taking turns, you each claim 1 or 2 keshis of one colour until nothing is left. They strengthen their sectors: the more keshis there, the stronger the action.
learn-step-claim-advice = Two at once are better than one. Prefer colours whose sector you will use this round: the assistants act after this.

learn-step-deploy = Place your keshis
learn-step-deploy-text = A green keshi scores 1 point, an entertainer earns the bonus beside it, and a caravan uncovers an oasis. A water vendor gives you water whenever you use an assistant in its sector.
learn-step-deploy-advice = Put water vendors where you act often. A sector with 8 keshis and a vendor is worth 10 points at the end.

learn-step-assistants = Your three assistants
learn-step-assistants-text = Use them one after the other, in any order: each brings a new keshi to its sector or performs the sector’s action.
learn-step-assistants-advice = Early in the game a new keshi often pays off; with 3 or more keshis the action is usually better. Mind the order: earn before you spend.

learn-step-river = River
learn-step-river-text = Your fisherman moves 1 step for each turquoise keshi, and 1 more for each water you pay. At the end of every round you may take the bonus of one rapid you have crossed; whoever is ahead at the end of the season wins the river tile.
learn-step-river-advice = Try to cross the first rapids early in a season.

learn-step-orchard = Date orchard
learn-step-orchard-text = You gain 1 date for each green keshi. Dates buy scrolls and feed your citizens.

learn-step-madrasa = Madrasa
learn-step-madrasa-text = Here you buy scrolls for dates. Gray ones need 1 scholar, yellow 3, pink 5, orange 7; the scrolls of one action share your scholars. Many scrolls work for the rest of the game.
learn-step-madrasa-advice = Permanent scrolls, with the sign ∞, are worth most when you buy them early.

learn-step-stairs = Palace and mosque
learn-step-stairs-text = Your pawn climbs 1 step for each keshi here. Each threshold it crosses gives you a dinar and one bonus of the line that connects your two pawns.
learn-step-stairs-advice = Climb both staircases: the higher your two pawns stand, the better the line.

learn-step-square = Main square
learn-step-square-text = The disc turns by one section; then one of your entertainers performs and earns its bonus once for each spectator facing it.
learn-step-square-advice = Several entertainers give you a choice. Watch where the sections with 3 spectators will be.

learn-step-medina = Medina
learn-step-medina-text = Each free guard lets you buy one gate. A gate brings a keshi of its colour, and points: the more expensive the workshop, the more points; a gate that costs no dinars costs you points.
learn-step-medina-advice = Put a gate in the sector of its colour: that is 2 extra points.

learn-step-sahara = Sahara
learn-step-sahara-text = Here you claim oases that your caravans have discovered. Your three best claimed oases score at the end, and some storage spaces give you a keshi or a scroll.
learn-step-sahara-advice = Hold the pointer over an oasis to read what it scores, and play towards it.

learn-step-souk = Souk
learn-step-souk-text = Exchange one of your goods for resources, or buy a luxury good with exactly the goods it shows. Luxury goods score at once.
learn-step-souk-advice = Look at the luxury goods on offer before you claim goods.

learn-step-fourth-round = The last round of the season
learn-step-fourth-round-text = The last three keshis in your hand were selected for you. After this round the river is evaluated and you provide for your citizens.
learn-step-fourth-round-advice = Count your resources: can you pay for your provision tiles? If not, earn what is missing now.

learn-step-season = Next season, next tile
learn-step-season-text = Reveal one more provision tile. From now on, you pay for all revealed tiles at the end of each season. Then everybody gets all twelve keshis again.

learn-step-last-season = The last season
learn-step-last-season-text = At the end you score 10 points for each complete sector, your three best claimed oases, and 1 point for every 2 resources and goods left.
learn-step-last-season-advice = Which sectors can you still complete? Claim oases before it is too late, and keep enough for the provisions.

learn-step-final = The game is over
learn-step-final-text = The score sheet shows where your points came from, season by season. In the replay you can look at every moment again and play on from any of them.

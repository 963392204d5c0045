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

## The guided first game

learn-guide-title = Your first game
learn-guide-preparing = Laying out the table …
learn-guide = Guide
learn-guide-got-it = Got it
learn-guide-skip = Skip the guide

learn-step-welcome = Welcome to Marrakesh
learn-step-welcome-text = On the left lies the city, which all players share; on the right your own board with nine sectors. The line at the bottom always says what you are asked. Whatever glows can be clicked.
learn-step-welcome-advice = You cannot break anything: “Undo” takes your decisions back. Hold the pointer on a thing (or press it long) and it explains itself.

learn-step-store = Keshis for later
learn-step-store-text = The pieces of this game are called keshis. Those you lay on your storage row now become yours when you claim oases in the desert; the left space comes first.
learn-step-store-advice = Lay the colour you would like to have soonest on the left.

learn-step-disc = Turn the audience disc
learn-step-disc-text = The disc on the main square shows spectators. Each action there turns it one step on; an entertainer then earns its bonus once for each spectator that faces it.
learn-step-disc-advice = Any position is fine for a first game: it turns anyway.

learn-step-provision = Citizens want to eat
learn-step-provision-text = At the end of each season you pay all your revealed provision tiles in water, dates and dinars, or lose points. You reveal one now and one more after each season.
learn-step-provision-advice = The tile of now must be paid three times. Reveal one whose resources you can get easily, such as dates.

learn-step-select = Select 3 keshis
learn-step-select-text = Each colour sends an assistant to its sector: that is where you act this round. Yellow, orange and purple go to the souk, red wherever you like. Every colour can be used once a season.
learn-step-select-advice = Good for a start: white or black for the stairs, gray for scrolls, turquoise for the river. All keshis then fall into the tower, so you choose what everybody may claim, too.

learn-step-joker = Red goes anywhere
learn-step-joker-text = The red keshi is a joker: its assistant goes to any sector of yours with a free place.
learn-step-joker-advice = Send it where you want to act with many keshis.

learn-step-tower = The tower
learn-step-tower-text = All selected keshis were thrown into the tower. Some got stuck and fall out later; the others lie in the base, sorted by colour.

learn-step-claim = Claim keshis
learn-step-claim-text = In turn you take 1 or 2 keshis of one colour until nothing is left. They strengthen their sectors: more keshis there, a stronger action.
learn-step-claim-advice = Two at once are better than one. Prefer colours whose sector you will use this round: the assistants act after this.

learn-step-deploy = Place your keshis
learn-step-deploy-text = Green scores 1 point, an entertainer earns the bonus beside it, a caravan uncovers an oasis. A water vendor brings water whenever an assistant works in its sector.
learn-step-deploy-advice = Put vendors where you often act. A sector with 8 keshis and a vendor is worth 10 points at the end.

learn-step-assistants = Your three assistants
learn-step-assistants-text = One after the other, in your order: each brings a new keshi to its sector or performs the sector’s action.
learn-step-assistants-advice = Early in the game a new keshi often pays; with 3 or more keshis the action usually is better. Mind the order: earn before you spend.

learn-step-river = River
learn-step-river-text = Your fisherman moves 1 step for each turquoise keshi, and more for water. Each rapid you have crossed gives you the choice of a bonus every round; whoever is ahead at the end of the season wins the river tile.
learn-step-river-advice = Try to cross the first rapids early in a season.

learn-step-orchard = Date orchard
learn-step-orchard-text = One date for each green keshi. Dates buy scrolls and feed your citizens.

learn-step-madrasa = Madrasa
learn-step-madrasa-text = Here you buy scrolls for dates. Gray ones need 1 scholar, yellow 3, pink 5, orange 7. Many work for the rest of the game.
learn-step-madrasa-advice = Permanent scrolls, with the sign ∞, are worth most when you buy them early.

learn-step-stairs = Palace and mosque
learn-step-stairs-text = Your pawn climbs 1 step for each keshi here. Each threshold it crosses gives a dinar and one bonus of the line that connects your two pawns.
learn-step-stairs-advice = Climb on both stairs: the higher both pawns stand, the better the line.

learn-step-square = Main square
learn-step-square-text = The disc turns, then one of your entertainers performs and earns its bonus once for each spectator that faces it.
learn-step-square-advice = Several entertainers give you the choice. Look where the sections with 3 spectators will be.

learn-step-medina = Medina
learn-step-medina-text = Each free guard lets you buy a gate. A gate gives points and a keshi of its colour; dearer workshops give more points.
learn-step-medina-advice = Build a gate at the sector of its colour: that is 2 points more.

learn-step-sahara = Sahara
learn-step-sahara-text = Here you claim oases that your caravans have discovered. Claimed oases score at the end, your three best; some storage spaces give a keshi or a scroll.
learn-step-sahara-advice = Hold the pointer on an oasis to read what it scores, and play towards it.

learn-step-souk = Souk
learn-step-souk-text = Exchange goods for resources, or buy a luxury good with exactly the goods it shows. Luxury goods score at once.
learn-step-souk-advice = Look which luxury goods lie open before you claim goods.

learn-step-line = A bonus of the line
learn-step-line-text = You crossed a threshold: take one bonus of the line between your two pawns.
learn-step-line-advice = Early keshis are worth more than a few points.

learn-step-river-bonus = River bonus
learn-step-river-bonus-text = The round ends: you may take the bonus of one rapid that your fisherman has crossed.

learn-step-fourth-round = The last round of the season
learn-step-fourth-round-text = The last three keshis of your hand were selected by themselves. After this round the river is evaluated and provisions are due.
learn-step-fourth-round-advice = Count your resources: can you pay your provision tile? If not, earn what is missing now.

learn-step-season = Next season, next tile
learn-step-season-text = Reveal one more provision tile. From now on all revealed ones must be paid at the end of each season. Then everybody gets all twelve keshis again.

learn-step-last-season = The last season
learn-step-last-season-text = In the end count: 10 points for each complete sector, your three best claimed oases, and 1 point for every 2 resources and goods left.
learn-step-last-season-advice = Which sectors can you still complete? Claim oases before it is too late, and keep enough for the provisions.

learn-step-final = The game is over
learn-step-final-text = The score sheet shows where your points come from, season by season. In the replay you can look at every moment again, and play on from any of them.

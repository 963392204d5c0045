# Open tables, and people whose names are kept.

people-start = Find players
people-start-about = Join open tables and keep a history of your games.
people-tables = Open tables
people-me = My games

people-open = Open to everyone
people-open-about = Anyone can take a free seat via the “Open tables” page. Invitation links still work.
people-open-waits = Anyone can join via the “Open tables” page.
people-fill = Start with bots now
people-rated = Rated game
people-rated-about = Everyone who plays needs a name on the “My games” page. There are no hints, and you can’t undo what others have seen.
people-rated-game = { $kind ->
    [net] Rated: no hints, no undoing what others have seen, and anyone who leaves finishes last.
   *[other] Rated: no hints, and no undoing once a bot has acted or something hidden has been revealed.
}

people-tables-about = Play against people you don’t know – no account or link needed.
people-comes = Quick match
people-comes-about = Seats you at a matching table or opens a new one. If nobody joins, you can start with bots.
people-waiting = Waiting for players
people-waiting-none = No tables are waiting right now. Open one, and the next player will find you here.
people-join = Take a seat
people-yours = Go to your table
people-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
people-filter = Filter
people-somebody = Unnamed player
people-any = Any
people-players = { $n ->
    [0] Players
   *[other] { $n } players
}
people-edition = Edition
people-modules = Modules
people-modules-none = No modules
people-modules-some = With modules
people-pace = Pace
people-clock = Clock
people-clock-true = With a clock
people-clock-false = No clock
people-rated-true = Rated
people-rated-false = Unrated

people-new-about = Choose a name to keep your results, best scores, ratings and records. This browser creates a random key for the name – no password or e-mail address needed.
people-name = Name
people-new = Keep my games
people-bring = Already have a name?
people-bring-about = On your other device, use “My games” to save your key as a file or show it as text.
people-bring-file = Choose the key file
people-bring-text = Key as text
people-bring-use = Use this key
people-bring-wrong = No key found: a key has 32 characters (letters, digits, hyphens and underscores).

people-rating-people = Rating against people
people-rating-levels = Rating against bots
people-games = Games
people-games-rated = { $n ->
    [0] no rated games yet
    [one] one rated game
   *[other] { $n } rated games
}
people-best = Best scores
people-mode = Mode
people-points = Points
people-past = Past games
people-past-none = No finished games yet.
people-place = { $n ->
    [1] { $n }st
    [2] { $n }nd
    [3] { $n }rd
   *[other] { $n }th
}
people-gain = rating { $gain }
people-replay = Replay
people-record = Record
people-older = Older games

people-key = Your key
people-key-about = Anyone who has this key can play as you. Save it: if this browser forgets it, nobody can restore it. With the key you can use the same name on another device.
people-key-save = Save the key as a file
people-key-show = Show the key as text
people-key-text = Your key (keep it to yourself)
people-key-file = Marrakesh key for { $name } #{ $tag }. Anyone who has it can play as you, so keep it to yourself.
people-rename = Change name
people-records = Download all records (ZIP)
people-leave = Remove key from this browser
people-leave-sure = This browser will forget the key. Without a saved copy there’s no way back to your games.
people-erase = Delete my name and history
people-erase-sure = Your name and history will be deleted for good. Your seat stays in other people’s histories, but without your name.

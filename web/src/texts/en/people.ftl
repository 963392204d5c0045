# Open tables, and people whose names are kept.

people-start = Company
people-start-about = Tables that wait for players, and your own games under a name.
people-tables = Open tables
people-me = My games

people-open = Open to everyone
people-open-about = Anybody may take a free seat, on the page “Open tables”. The links work as well.
people-open-waits = Anybody may come from the page “Open tables”.
people-fill = Start with bots now
people-rated = Counts for ratings
people-rated-about = Everybody needs a name on “My games”. No hints, and nothing is taken back that others have seen.
people-rated-game = Counts for ratings: no hints, nothing is taken back that others have seen, and whoever leaves comes last.

people-tables-about = Play against people you do not know, without an account and without a link.
people-comes = Play against whoever comes
people-comes-about = Takes a seat at a table that fits, or opens one. If nobody comes, you can start with bots.
people-waiting = Waiting for players
people-waiting-none = No table is waiting at the moment. Open one: the next person will find you here.
people-join = Take a seat
people-yours = To your table
people-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
people-filter = What should it be?
people-somebody = Somebody without a name
people-any = Any
people-players = { $n ->
    [0] Players
   *[other] { $n } players
}
people-edition = Edition
people-modules = Modules
people-modules-none = Without
people-modules-some = With
people-pace = Pace
people-clock = Clock
people-clock-true = With a clock
people-clock-false = Without
people-rated-true = Rated
people-rated-false = Not rated

people-new-about = Give yourself a name, and your games are kept: results, best scores, ratings and records. This browser makes a random key for it; there is no password, and nobody asks for an e-mail address.
people-name = Name
people-new = Keep my games
people-bring = You have a name already?
people-bring-about = On the other device, “My games” saves your key as a file or shows it as text.
people-bring-file = Choose the key file
people-bring-text = Key as text
people-bring-use = Use this key
people-bring-wrong = There is no key in it: a key has 32 letters, digits, hyphens and underscores.

people-rating-people = Rating among people
people-rating-levels = Rating against bots
people-games = Games
people-games-rated = { $n ->
    [0] no rated game yet
    [one] one rated game
   *[other] { $n } rated games
}
people-best = Best scores
people-mode = Game
people-points = Points
people-past = Past games
people-past-none = No finished game yet.
people-place = { $n }.
people-gain = rating { $gain }
people-replay = Replay
people-record = Record
people-older = Older games

people-key = Your key
people-key-about = Whoever has the key is you. Save it: if this browser forgets it, nobody can give it back to you. With it you are the same person on another device.
people-key-save = Save the key as a file
people-key-show = Show the key as text
people-key-text = Your key: keep it to yourself
people-key-file = Marrakesh: the key of { $name } #{ $tag }. Whoever has it is you, so keep it to yourself.
people-rename = Change name
people-records = All records as a zip file
people-leave = Forget it in this browser
people-leave-sure = This browser forgets the key. Without a saved copy there is no way back to your games.
people-erase = Erase me
people-erase-sure = Your name and your history are deleted for good. In other people’s histories your seats stay without a name.

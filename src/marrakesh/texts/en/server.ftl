### What the server says besides the game: requests it does not understand, commands, what is on offer

## Requests that are refused

refuse-no-path = There’s nothing at { $path }.
refuse-method = { $path } doesn’t accept { $method }.
refuse-needs-server = That needs a Marrakesh server. This page only offers what works without one.
refuse-body = The request couldn’t be understood: { $reason }.
refuse-too-large = This request is too large. The limit is { $most } bytes.
refuse-not-utf8 = This isn’t UTF-8 text.
refuse-origin = This request came from another site. If that site is yours, start the server with --public-url and the site’s address.
refuse-host = This server doesn’t answer to the name { $host }. If the name is yours, start the server with --allow-host and that name, or with --public-url.
refuse-bug = Something went wrong on the server. Everything that was confirmed is saved. Please reload the page.
refuse-not-ready = The database isn’t responding or can’t be written to at the moment. Nothing that was confirmed has been lost. Please try again in a moment.
refuse-unsure = The server lost contact with its database and can’t tell yet whether this went through. Please reload the page in a moment.
refuse-not-written = The server can’t write to its database. Nothing has changed. Please try again in a moment.
refuse-no-pages = The browser pages are missing. Build them with `make play`.
refuse-too-many-tables = Many tables have been opened from your IP address recently. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} before opening another.
refuse-too-many-seat-deeds = Many seats have been taken or passed on from your IP address recently. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refuse-too-many-codes = Too many codes have been tried. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

## Messages that are refused

refuse-no-json = This message isn’t valid JSON.
refuse-message = This message couldn’t be understood: { $reason }.
refuse-hello-first = The first message must be of type hello.
refuse-hello-again = You’ve already said hello. Reconnect to use another token.
refuse-table-watched = { $most } people are already watching this table. Please try again when someone has left.
refuse-address-watches = { $most } pages are already open for watching from your IP address. Please close one of them first.
refuse-too-many = You’re sending too many messages. Wait a second, then send this one again.

## Commands

serve-running = Marrakesh is running at { $address }
serve-already = Marrakesh is already running at { $address }
serve-stop = Press Ctrl-C to stop. Your games are saved in { $database }, ready to continue next time.
serve-address = The server can’t listen on { $address } ({ $reason }). Choose another address ({ $options }).
serve-metrics = --metrics must be an address such as 127.0.0.1:9100, not “{ $address }”.
database-failed = The database { $database } can’t be used: { $reason }. { $backend ->
    [postgresql] Check that it’s running, and that the user, password and name are right.
   *[sqlite] Check that it’s a Marrakesh database and that the user running this program may write to the file and its folder.
}
serve-smtp = --smtp must be an address such as smtp://USER:PASSWORD@HOST:587 or smtps://HOST.
serve-mail = E-mails contain links and need a sender, so --smtp also needs --public-url and --mail-from.
serve-database = The database address must look like sqlite:///FILE or postgresql://USER@HOST/NAME, not “{ $database }”.
serve-url = The public address must look like https://marrakesh.example, without a path, not “{ $url }”.
play-needs-terminal = { $option } is for games in the terminal. Add --terminal, or leave out { $option } and choose on the page that opens.
play-needs-browser = { $option } is for games in the browser. Leave out --terminal or { $option }.

database-no-driver = PostgreSQL needs its driver. Install it with pip install asyncpg, or use an SQLite database.
database-none = There’s no Marrakesh database at { $database }. Use the same --database value as for the server.
database-newer = This database was written by a newer version of Marrakesh (schema { $schema }; this version knows schemas up to { $newest }). Reinstall that version, or restore a backup from before the update into an empty database.
database-pre-release = This database was written by a version of Marrakesh older than 0.3.0 (schema { $schema }) and can no longer be read. Use an empty database.
database-older = The database has the schema of an older version. Start this version’s server once to bring it up to date.
backup-done = { $n ->
    [one] { $n } game table
   *[other] { $n } game tables
} saved in { $file }.
backup-foreign = The file { $file } isn’t a Marrakesh backup.
backup-damaged = The backup { $file } is damaged or incomplete. Nothing has changed; use another backup.
backup-newer = The backup { $file } was made by a newer version of Marrakesh ({ $version }). Install that version to restore it.
restore-not-empty = The database already has { $n ->
    [one] { $n } game table
   *[other] { $n } game tables
}, so nothing was changed. Restore into an empty database, or use --add to add only what is missing.
restore-done = { $n ->
    [one] { $n } game table
   *[other] { $n } game tables
} restored{ $kept ->
    [0] .
    [one] ; { $kept } already existed and was left unchanged.
   *[other] ; { $kept } already existed and were left unchanged.
}
prune-done = { $n ->
    [one] Deleted { $n } game table
   *[other] Deleted { $n } game tables
} that hadn’t changed for more than { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
prune-dry = { $n ->
    [one] { $n } game table hasn’t
   *[other] { $n } game tables haven’t
} changed for more than { $days ->
    [one] { $days } day
   *[other] { $days } days
} and would be deleted without --dry-run.

verify-replayed = The record is correct: { $n ->
    [one] its { $n } decision follows
   *[other] all { $n } decisions follow
} the rules, and all random results match the seed { $seed }.
verify-unfinished = The game isn’t over: the record ends in season { $season }, round { $round }.
verify-hash = The seed matches the hash { $hash } published before the game.
verify-hash-given = The seed matches the hash { $hash } you gave.
verify-no-hash = The record doesn’t say which hash was published before the game, so the seed can’t be checked. Give the hash with --hash.
verify-other-hash = The seed { $seed } has the hash { $right }, not { $hash }, so the game wasn’t dealt from the published seed.
verify-no-sha256 = --hash must be 64 hexadecimal digits, as shown at the table.

## What is on offer

about-edition-essential = You place your claimed keshis once claiming is over; some colours can run out.
about-edition-deluxe = You place each keshi as soon as you claim it; no colour ever runs out.
about-tower-layer-B1 = The tower is a little more predictable.
about-tower-layer-B2 = More surprises: keshis collect in the tower and fall out later.
about-level-apprentice = Grabs the first thing it sees; you can win by your second game.
about-level-journeyman = Looks a little further ahead but still misses a lot; you’ll win once you know where the points are.
about-level-merchant = Plays soundly and gives little away; you need a plan to win.
about-level-expert = Plans far ahead and rarely slips up; hard to beat even for experienced players.
about-level-master = Has learned from millions of games against itself; nobody here plays better.

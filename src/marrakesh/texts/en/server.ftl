### What the server says besides the game: requests it does not understand, commands, what is on offer

## Requests that are refused

refuse-no-path = There is nothing at { $path }.
refuse-method = { $path } does not accept { $method }.
refuse-needs-server = That needs a Marrakesh server; this page plays what needs nobody else's computer.
refuse-body = The request could not be understood: { $reason }.
refuse-too-large = This is larger than { $most } bytes, the most that is accepted.
refuse-not-utf8 = This is not UTF-8 text.
refuse-origin = This request came from another site. If it is your own, start the server with --public-url and the address of that site.
refuse-host = This server does not answer to the name { $host }. If it is its own, start it with --allow-host and that name, or with --public-url.
refuse-bug = Something went wrong in the server. Everything that was acknowledged is kept; please reload the page.
refuse-not-ready = The database isn’t responding or can’t be written to at the moment. Nothing that was acknowledged is lost; please try again soon.
refuse-unsure = The server lost its database and does not know yet whether this was carried out: please reload the page in a moment.
refuse-not-written = The server cannot write to its database. Nothing has changed: please try again in a moment.
refuse-no-pages = The pages for the browser are missing: `make play` builds them.
refuse-too-many-tables = Many tables have been opened from your address recently: please open the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or play on at one you have.
refuse-too-many-seat-deeds = Many seats have been taken or handed on from your address recently: please go on in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refuse-too-many-codes = Too many codes have been tried: please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

## Messages that are refused

refuse-no-json = This message is not valid JSON.
refuse-message = This message could not be understood: { $reason }.
refuse-hello-first = Say hello first: the first message must be of type hello.
refuse-hello-again = You have already said hello: connect again to say it with another token.
refuse-table-watched = This table already has { $most } people watching. Please try again when someone has left.
refuse-address-watches = { $most } people are already watching from your address. Please close another page first.
refuse-too-many = Too many messages at once: wait a second, then send it again.

## Commands

serve-running = Marrakesh is running at { $address }
serve-already = Marrakesh is already running at { $address }
serve-stop = Press Ctrl-C to stop. Your games are kept in { $database } and continue next time.
serve-address = The server cannot listen at { $address } ({ $reason }): choose another address ({ $options }).
serve-metrics = --metrics must be an address such as 127.0.0.1:9100, not “{ $address }”.
database-failed = The database { $database } cannot be used: { $reason }. { $backend ->
    [postgresql] Check that it is running, and that user, password and name are right.
   *[sqlite] Check that it is a database of Marrakesh and that this user may write the file and its folder.
}
serve-smtp = --smtp must be an address such as smtp://USER:PASSWORD@HOST:587 or smtps://HOST.
serve-mail = E-mail contains links and has a sender: --smtp also needs --public-url and --mail-from.
serve-database = The address of the database must be like sqlite:///FILE or postgresql://USER@HOST/NAME, not “{ $database }”.
serve-url = The public address must look like https://marrakesh.example, without a path, not “{ $url }”.
play-needs-terminal = { $option } is for games in the terminal: add --terminal, or leave it out and choose on the page that opens.
play-needs-browser = { $option } is for games in the browser: leave out --terminal, or { $option }.

database-no-driver = PostgreSQL needs its driver: install it with pip install asyncpg, or use a database of SQLite.
database-none = There are no tables of Marrakesh in { $database }: name the database with --database as for the server.
database-newer = A newer version of Marrakesh has written this (schema { $schema }; this version knows up to { $newest }): install that version again, or restore a backup from before the update into an empty database.
database-pre-release = A version of Marrakesh from before 0.3.0 has written this (schema { $schema }), and this version can no longer read it: use an empty database.
database-older = The database has the schema of an older version: start the server of this version once, it brings the database up to date.
backup-done = { $n ->
    [one] { $n } table is
   *[other] { $n } tables are
} saved in { $file }.
backup-foreign = The file { $file } is not a backup of Marrakesh.
backup-damaged = The backup { $file } is damaged or incomplete: use another one. Nothing was changed.
backup-newer = The backup { $file } was made by a newer version of Marrakesh ({ $version }): install that version to restore it.
restore-not-empty = The database already has { $n ->
    [one] { $n } table
   *[other] { $n } tables
}, and nothing was changed: restore into an empty database, or add only what is missing with --add.
restore-done = { $n ->
    [one] { $n } table is
   *[other] { $n } tables are
} restored{ $kept ->
    [0] .
    [one] ; { $kept } was there already and stays as it is.
   *[other] ; { $kept } were there already and stay as they are.
}
prune-done = { $n ->
    [one] { $n } table was
   *[other] { $n } tables were
} deleted, unchanged for more than { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
prune-dry = { $n ->
    [one] { $n } table has
   *[other] { $n } tables have
} been unchanged for more than { $days ->
    [one] { $days } day
   *[other] { $days } days
} and would be deleted without --dry-run.

verify-replayed = The record is correct: { $n ->
    [one] its { $n } decision follows
   *[other] all its { $n } decisions follow
} the rules, and all random results match the seed { $seed }.
verify-unfinished = The game is not over: the record ends in season { $season }, round { $round }.
verify-hash = The seed is the one whose hash { $hash } was published before the game.
verify-hash-given = The seed is the one with the hash { $hash } that you gave.
verify-no-hash = The record does not say which hash was published before the game, so the seed cannot be checked: give the hash with --hash.
verify-other-hash = The seed { $seed } has the hash { $right }, not { $hash }: the game was dealt with a seed other than the one published.
verify-no-sha256 = --hash must be 64 hexadecimal digits, as the table shows them.

## What is on offer

about-edition-essential = You deploy your claimed keshis together once all have been claimed; some colours can run out.
about-edition-deluxe = You deploy each keshi as soon as you claim it; there are always enough of them.
about-tower-layer-B1 = The tower is a little more predictable.
about-tower-layer-B2 = More surprises: keshis collect in the tower and fall out later.
about-level-apprentice = Takes what lies in front of them; you can win your second game.
about-level-journeyman = Looks a little further but still misses a lot; you win once you know where the points are.
about-level-merchant = Plays soundly and gives little away; you need a plan to win.
about-level-expert = Plans far ahead and rarely errs; hard to beat even for experienced players.
about-level-master = Has learned from millions of games against itself; nobody here plays better.

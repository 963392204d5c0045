### The proof sheet, and tables that play with corrected values.

proof-page-title = Proof sheet: you own the box?
proof-page-about = We know the rulebooks’ text, not their pictures: what no rulebook says is reconstructed. Hold your box next to this page, confirm what is as shown, and change what is printed differently. Everything is kept in this browser.
proof-page-progress = { $sure } of { $of } confirmed
proof-page-count = { $sure } / { $of }
proof-page-kinds = Components
proof-page-order = Order
proof-page-order-weight = What matters most first
proof-page-order-box = As in the box
proof-page-scope = Which values
proof-page-scope-unsure = Reconstructed
proof-page-scope-everything = Everything
proof-page-keys = Keys: arrows go from tile to tile, Enter confirms, E changes the first value.
proof-page-as-shown = As shown
proof-page-row = All as shown
proof-page-printed = A rulebook says it.
proof-page-derived = It follows from a worked example or a count.
proof-page-reconstructed = Our own choice, which fits everything known.
proof-page-ours = instead of
proof-page-back = take back
proof-page-refused = This does not fit:
proof-page-choose = Choose
proof-page-remove = Remove { $what }
proof-page-type = or type it
proof-page-type-list = or type it, with commas
proof-page-number = What the box shows
proof-page-type-numbers = What the box shows, with commas
proof-page-set = The box shows this
proof-page-close = Cancel
proof-page-yes = yes
proof-page-no = no
proof-page-take = Take it away
proof-page-none-differ = So far your box shows what ours shows: there is nothing to take away.
proof-page-box = Which box? Edition, expansions, language and year
proof-page-box-example = Essential Edition, English, 2024
proof-page-by = Who are you? (if you wish)
proof-page-send = Text to send in
proof-page-folder = Files to play with
proof-page-folder-told = Unpack components.zip and play with --components.
proof-page-play = To a new game with these values
proof-page-print = Print
proof-page-copied = Copied.
proof-page-text = Text to send in
proof-page-paste-it = Paste it into the template “A component is different in my box” of the project. No photographs, please: the publisher’s art must not come into it.
proof-page-read = Take over corrections of somebody else
proof-page-read-do = Take over
proof-page-clear = Begin anew
proof-page-clear-do = Forget all confirmations and corrections
proof-page-start = You own the box?
proof-page-start-about = About a third of the printed values are our guess. You can make them true, in twenty minutes.
proof-page-start-go = To the proof sheet
proof-page-own = With the values of my box
proof-page-table-about = This table plays with values that differ from ours. Whoever made it has taken them from a box.
proof-page-table-close = Close
proof-page-differ = { $n ->
    [one] { $n } value differs from ours.
   *[other] { $n } values differ from ours.
}
proof-page-read-told = { $n ->
    [one] { $n } correction taken over.
   *[other] { $n } corrections taken over.
}
proof-page-table = { $n ->
    [one] Played with { $n } corrected value
   *[other] Played with { $n } corrected values
}
proof-page-own-about = { $n ->
    [one] { $n } corrected value; everybody at the table sees it.
   *[other] { $n } corrected values; everybody at the table sees which.
}
proof-paper-title = Proof sheet
proof-paper-about = Hold the box next to this sheet. Tick what is as shown; write down what is printed differently. What no rulebook says is reconstructed, and comes first: only your box knows it. In the browser, the same sheet (/proof) checks your corrections and makes files to play with.

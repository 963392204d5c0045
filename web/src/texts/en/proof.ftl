### The proof sheet, and tables that play with corrected values.

proof-page-title = Do you own the game? Help us check its values
proof-page-about = We know the rulebooks’ text but not their pictures, so anything the text doesn’t say is reconstructed. Compare your copy of the game with this page, confirm what matches and change what’s printed differently. Everything is saved in this browser.
proof-page-progress = { $sure } of { $of } confirmed
proof-page-count = { $sure } / { $of }
proof-page-kinds = Components
proof-page-order = Order
proof-page-order-weight = Most important first
proof-page-order-box = As in the box
proof-page-scope = Values to show
proof-page-scope-unsure = Reconstructed
proof-page-scope-everything = Everything
proof-page-keys = Keys: arrows move between tiles, Enter confirms, E changes the first value.
proof-page-as-shown = As shown
proof-page-row = All as shown
proof-page-printed = A rulebook says so.
proof-page-derived = Follows from a worked example or a count.
proof-page-reconstructed = Our own choice; it fits everything known.
proof-page-ours = instead of
proof-page-back = undo
proof-page-refused = That can’t be right:
proof-page-choose = Choose
proof-page-remove = Remove { $what }
proof-page-type = or type it
proof-page-type-list = or type them, separated by commas
proof-page-number = What your copy shows
proof-page-type-numbers = What your copy shows, separated by commas
proof-page-set = My copy shows this
proof-page-close = Cancel
proof-page-yes = yes
proof-page-no = no
proof-page-take = Export
proof-page-none-differ = So far, your copy matches our values, so there’s nothing to export.
proof-page-box = Your copy: edition, expansions, language and year
proof-page-box-example = Essential Edition, English, 2024
proof-page-by = Your name (optional)
proof-page-send = Create text to send in
proof-page-folder = Download files to play with
proof-page-folder-told = Unpack components.zip, then start the game with --components followed by the path of the unpacked folder.
proof-page-play = New game with these values
proof-page-print = Print
proof-page-copied = Copied.
proof-page-text = Text to send in
proof-page-paste-it = To send it in, open an issue with the project’s template “A component is different in my box” and paste this text there. No photos, please: the publisher’s artwork must stay out of the project.
proof-page-read = Import someone else’s corrections
proof-page-read-do = Import
proof-page-clear = Start over
proof-page-clear-do = Delete all confirmations and corrections
proof-page-start = Do you own the game?
proof-page-start-about = We had to guess roughly a third of the printed values. Putting them right takes about twenty minutes.
proof-page-start-go = Open the proof sheet
proof-page-own = Use my copy’s values
proof-page-table-about = This table was opened with values from a player’s own copy of the game. Here’s what differs from ours:
proof-page-table-close = Close
proof-page-differ = { $n ->
    [one] { $n } value differs from ours.
   *[other] { $n } values differ from ours.
}
proof-page-read-told = { $n ->
    [one] { $n } correction imported.
   *[other] { $n } corrections imported.
}
proof-page-table = { $n ->
    [one] { $n } corrected value
   *[other] { $n } corrected values
}
proof-page-own-about = { $n ->
    [one] { $n } corrected value; the table shows which.
   *[other] { $n } corrected values; the table shows which.
}
proof-paper-title = Proof sheet
proof-paper-about = Compare your copy of the game with this sheet. Tick what matches and write down what’s printed differently. Values that no rulebook gives are reconstructed and come first, because only your copy can settle them. In the browser, the same sheet (/proof) checks your corrections and creates files you can play with.

### The score sheet and the replay.

end-loading = One moment…
end-again = Try again
end-to-start = To the start page
end-to-table = To the table

## Score sheet

end-sheet = Score sheet
end-open-all = Open all
end-close-all = Close all
end-group-board = Sectors and gates
end-group-river = River
end-group-stairs = Palace and mosque
end-group-tiles = Oases, scrolls and trade
end-group-rest = Provisions and the rest
end-lesson = What made the difference
end-lesson-unpaid = Provisions you could not pay for cost you { gain-point }.
end-lesson-decisive = Provisions you could not pay for cost you { gain-point }; for the win you lacked { $behind }.
end-lesson-theirs = Provisions that { $name } could not pay for cost { gain-point }.
end-lesson-behind = “{ $source }”: { $name } scored { gain-point } more than you.
end-lesson-ahead = “{ $source }”: you scored { gain-point } more than { $name }.
end-lesson-others = “{ $source }”: { $winner } scored { gain-point } more than { $name }.
end-lesson-most = “{ $source }” brought you the most: { gain-point }.
end-mode = { $solo ->
    [yes] alone
   *[no] with { $players } players
}{ $modules ->
    [yes] {", with modules"}
   *[no] {""}
}
end-best = Your best { $mode }: { gain-point }
end-best-first = { gain-point }: your first result { $mode }, and so your best
end-best-new = Your new best { $mode }: { gain-point } (before: { $before })
end-setup = Start of the game
end-total = Total
end-winner = Winner
end-round = Round
end-course = The course of the game
end-standings = Standings
end-so-far = Score so far
end-tie-break = stairs
end-you-win = { $n ->
    [0] You win: level on points, higher on the stairs!
    [one] You win by { $n } point!
   *[other] You win by { $n } points!
}
end-beats-you = { $n ->
    [0] { $name } wins: level on points, but higher on the stairs than you.
    [one] { $name } beats you by { $n } point.
   *[other] { $name } beats you by { $n } points.
}
end-wins = { $n ->
    [0] { $name } wins: level on points, higher on the stairs.
    [one] { $name } wins by { $n } point.
   *[other] { $name } wins by { $n } points.
}
end-your-place = { $place ->
    [2] You come second.
    [3] You come third.
   *[other] You come fourth.
}
end-level-won = You beat { the-level }. Ready for the next level?
end-level-lost = Two tough games: how about { the-level } next?
end-ladder-won = You beat { the-level }: nobody here plays better than you. Congratulations!
end-you-win-together = You win together with { $names }!
end-win-together = { $names } win together.
end-level = { $rank ->
    [0] You haven’t reached level 1 of 4, { solo-title-1 }, yet.
   *[other] { solo-title }: you’ve reached level { $rank } of 4.
}
end-margin-won = { $n ->
    [one] You beat the Pashabot by { $n } point.
   *[other] You beat the Pashabot by { $n } points.
}
end-margin-lost = { $n ->
    [0] You are level with the Pashabot, so it wins.
    [one] The Pashabot wins by { $n } point.
   *[other] The Pashabot wins by { $n } points.
}

## Replay

end-replay = Replay
end-replay-title = Replay · Marrakesh
end-city = City
end-board-of = Board of { $name }
end-whose-board = Whose board is shown
end-at-start = The table is set up; nothing has been decided yet.
end-transport = Playback
end-slider = Moment of the game
end-move-of = { $move } of { $moves }
end-first = To the beginning (Home)
end-round-back = One round back (Page up)
end-back = One step back (Left arrow)
end-play = Play (Space)
end-pause = Pause (Space)
end-on = One step forward (Right arrow)
end-round-on = One round forward (Page down)
end-last = To the end (End)
end-play-on = Play on from here
end-play-on-about = A new table begins at this moment. This game stays as it is.
end-play-on-bots = Alone, against bots
end-play-on-screen = Everybody on one screen
end-play-on-solo = Against the Pashabot
end-analysis = Analysis
end-compare = Compare
end-asked = Position
end-played = Played
end-better = Better
end-follow = Follow the action
end-keep = Share or keep
end-share = Copy link to this moment
end-download = Download the record
end-seed-number = Seed of the game
end-seed-hash = Its hash, shown since the start
end-seed-about = All randomness in this game comes from the seed: download the record and run “marrakesh verify RECORD” to check that the seed, the hash and every move fit together.
end-play-on-as = If you play alone, you take the seat of { $name }.
end-seed-known = This game was dealt with the seed of an earlier one, so somebody may have known it: a hash would prove nothing.

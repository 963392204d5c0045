### The score sheet and the replay.

end-loading = One moment…
end-again = Try again
end-to-start = Go to the start page
end-to-table = Go to the table

## Score sheet

end-sheet = Score sheet
end-open-all = Expand all
end-close-all = Collapse all
end-group-board = Sectors and gates
end-group-river = River
end-group-stairs = Palace and mosque
end-group-tiles = Oases, scrolls and trade
end-group-rest = Provisions and other points
end-lesson = What made the difference
end-lesson-alone = What earned the most
end-lesson-mostly = ({ $source } +{ $n })
end-mode = { $solo ->
    [yes] in solo play{ $modules ->
        [yes] {" with modules"}
       *[no] {""}
    }
   *[no] with { $players } players{ $modules ->
        [yes] {" and modules"}
       *[no] {""}
    }
}
end-best = Your best score { $mode }: { gain-point }
end-best-first = { gain-point }: your first result { $mode }, so also your best
end-best-new = New personal best { $mode }: { gain-point } (previously { $before })
end-setup = Start of the game
end-total = Total
end-winner = Winner
end-round = Round
end-course = How the game went
end-standings = Standings
end-so-far = Score so far
end-tie-break = stairs
end-you-win = { $n ->
    [0] You win: tied on points, but higher on the stairs!
    [one] You win by { $n } point!
   *[other] You win by { $n } points!
}
end-beats-you = { $n ->
    [0] { $name } wins: tied on points, but higher on the stairs than you.
    [one] { $name } beats you by { $n } point.
   *[other] { $name } beats you by { $n } points.
}
end-wins = { $n ->
    [0] { $name } wins: tied on points, but higher on the stairs.
    [one] { $name } wins by { $n } point.
   *[other] { $name } wins by { $n } points.
}
end-your-place = { $place ->
    [2] You finished second.
    [3] You finished third.
   *[other] You finished fourth.
}
end-level-won = You beat { the-level }. Ready for the next level?
end-level-lost = After two tough games, how about { the-level } next?
end-ladder-won = You beat { the-level }. Nobody here plays better than you – congratulations!
end-you-win-together = You share the victory with { $names }!
end-win-together = { $names } share the victory.
end-level = { $rank ->
    [0] You haven’t reached level 1 of 4 ({ solo-title-1 }) yet.
   *[other] { solo-title }: you’ve reached level { $rank } of 4.
}
end-margin-won = { $n ->
    [one] You beat the Pashabot by { $n } point.
   *[other] You beat the Pashabot by { $n } points.
}
end-margin-lost = { $n ->
    [0] You’re tied with the Pashabot, so it wins.
    [one] The Pashabot wins by { $n } point.
   *[other] The Pashabot wins by { $n } points.
}

## Replay

end-replay = Replay
end-replay-title = Replay · Marrakesh
end-city = City
end-board-of = { $name }’s board
end-whose-board = Board to show
end-at-start = The table is set up; nothing has been decided yet.
end-transport = Playback
end-slider = Point in the game
end-move-of = { $move } of { $moves }
end-first = To the beginning (Home)
end-round-back = One round back (Page Up)
end-back = One step back (Left arrow)
end-play = Play (Space)
end-pause = Pause (Space)
end-on = One step forward (Right arrow)
end-round-on = One round forward (Page Down)
end-last = To the end (End)
end-play-on = Continue from here
end-play-on-about = Opens a new table at this point. This game stays as it is.
end-play-on-bots = Alone, against bots
end-play-on-screen = Everyone on one screen
end-play-on-solo = Against the Pashabot
end-analysis = Analysis
end-compare = Compare
end-asked = Position
end-played = Played
end-drawn = Faint: the better action. In dashed rings: what was played instead.
end-better = Better
end-follow = Follow the action
end-keep = Share or save
end-share = Copy link to this moment
end-download = Download record
end-seed-number = Game seed
end-seed-hash = Hash of the seed, public since the start
end-seed-about = All randomness in this game comes from the seed. Download the record and run “marrakesh verify RECORD” to check that the seed, the hash and every move fit together.
end-play-on-as = If you play alone, you take { $name }’s seat.
end-seed-known = This game used the same seed as an earlier one, so someone may have known the seed. A hash would prove nothing.

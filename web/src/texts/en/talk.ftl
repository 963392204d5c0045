### What is said at a table.

talk-title = Talk
talk-show = Show what is said at the table
talk-empty = Nobody has said anything yet.
talk-for-players = Only the players can read it.
talk-for-all = The players and anyone watching can read it.
talk-withheld = All are choosing in secret: you read what the others say meanwhile once you have chosen, and they once they have.
talk-phrases = Ready phrases
talk-say = Say something
talk-send = Say
talk-unread = { $n ->
    [one] One new message
   *[other] { $n } new messages
  }
talk-watching = { $n ->
    [one] One spectator
   *[other] { $n } spectators
  }
talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck!
talk-phrase-well-played = Well played!
talk-phrase-thanks = Thank you!
talk-phrase-sorry = Sorry!
talk-phrase-one-moment = One moment, please.
talk-phrase-back = I am back.
talk-phrase-good-game = That was a good game.
talk-phrase-bye = Goodbye!

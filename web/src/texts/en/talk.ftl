### What is said at a table.

talk-title = Chat
talk-show = Show chat
talk-empty = No messages yet.
talk-for-players = Only the players can read the chat.
talk-for-all = The players and anyone watching can read the chat.
talk-withheld = Everyone is choosing in secret. Each player sees new messages once they’ve chosen.
talk-phrases = Preset phrases
talk-say = Write a message
talk-send = Send
talk-unread = { $n ->
    [one] One new message
   *[other] { $n } new messages
  }
talk-watching = { $n ->
    [one] One person watching
   *[other] { $n } people watching
  }
talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck!
talk-phrase-well-played = Well played!
talk-phrase-thanks = Thanks!
talk-phrase-sorry = Sorry!
talk-phrase-one-moment = One moment, please!
talk-phrase-back = I’m back.
talk-phrase-good-game = Good game!
talk-phrase-bye = Bye!

### Wat er aan tafel wordt gezegd.

talk-title = Chat
talk-show = Chat tonen
talk-empty = Er zijn nog geen berichten.
talk-for-players = Alleen de spelers kunnen de chat lezen.
talk-for-all = De spelers en alle kijkers kunnen de chat lezen.
talk-withheld = Iedereen kiest nu in het geheim. Wie meespeelt, ziet nieuwe berichten pas na de eigen keuze.
talk-phrases = Kant-en-klare zinnen
talk-say = Bericht schrijven
talk-send = Versturen
talk-unread = { $n ->
    [one] Eén nieuw bericht
   *[other] { $n } nieuwe berichten
  }
talk-watching = { $n ->
    [one] Eén kijker
   *[other] { $n } kijkers
  }
talk-phrase-hello = Hallo!
talk-phrase-good-luck = Succes!
talk-phrase-well-played = Goed gespeeld!
talk-phrase-thanks = Bedankt!
talk-phrase-sorry = Sorry!
talk-phrase-one-moment = Momentje, alsjeblieft!
talk-phrase-back = Ik ben er weer.
talk-phrase-good-game = Leuk potje!
talk-phrase-bye = Tot ziens!

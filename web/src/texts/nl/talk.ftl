### Wat er aan tafel wordt gezegd.

talk-title = Gesprek
talk-show = Tonen wat er aan tafel wordt gezegd
talk-empty = Nog niemand heeft iets gezegd.
talk-for-players = Alleen de spelers lezen mee.
talk-for-all = De spelers en alle kijkers lezen mee.
talk-withheld = Iedereen kiest in het geheim: wat de anderen intussen zeggen lees je zodra je hebt gekozen, en zij ook.
talk-phrases = Kant-en-klare zinnen
talk-say = Iets zeggen
talk-send = Zeg
talk-unread = { $n ->
    [one] Eén nieuw bericht
   *[other] { $n } nieuwe berichten
  }
talk-watching = { $n ->
    [one] Eén kijker
   *[other] { $n } kijkers
  }
talk-phrase-hello = Hallo!
talk-phrase-good-luck = Veel geluk!
talk-phrase-well-played = Goed gespeeld!
talk-phrase-thanks = Dank je!
talk-phrase-sorry = Sorry!
talk-phrase-one-moment = Een ogenblik, alsjeblieft.
talk-phrase-back = Ik ben er weer.
talk-phrase-good-game = Dat was een mooi spel.
talk-phrase-bye = Tot ziens!

### Was am Tisch gesagt wird.

talk-title = Gespräch
talk-show = Zeigen, was am Tisch gesagt wird
talk-empty = Noch hat niemand etwas gesagt.
talk-for-players = Nur die Spieler lesen mit.
talk-for-all = Die Spieler und alle, die zuschauen, lesen mit.
talk-withheld = Alle wählen verdeckt: Was die anderen inzwischen sagen, liest du, sobald du gewählt hast, und sie ebenso.
talk-phrases = Fertige Sätze
talk-say = Etwas sagen
talk-send = Sagen
talk-unread = { $n ->
    [one] Eine neue Nachricht
   *[other] { $n } neue Nachrichten
  }
talk-watching = { $n ->
    [one] Ein Zuschauer
   *[other] { $n } Zuschauer
  }
talk-phrase-hello = Hallo!
talk-phrase-good-luck = Viel Glück!
talk-phrase-well-played = Gut gespielt!
talk-phrase-thanks = Danke!
talk-phrase-sorry = Entschuldigung!
talk-phrase-one-moment = Einen Moment bitte.
talk-phrase-back = Ich bin wieder da.
talk-phrase-good-game = Das war eine schöne Partie.
talk-phrase-bye = Auf Wiedersehen!

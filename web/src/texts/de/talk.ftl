### Was am Tisch gesagt wird.

talk-title = Chat
talk-show = Chat anzeigen
talk-empty = Noch hat niemand etwas geschrieben.
talk-for-players = Nur die Spieler können mitlesen.
talk-for-all = Die Spieler und alle, die zuschauen, können mitlesen.
talk-withheld = Alle wählen gerade geheim. Wer mitspielt, sieht neue Nachrichten erst nach der eigenen Wahl.
talk-phrases = Fertige Sätze
talk-say = Nachricht schreiben
talk-send = Senden
talk-unread = { $n ->
    [one] Eine neue Nachricht
   *[other] { $n } neue Nachrichten
  }
talk-watching = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
  }
talk-phrase-hello = Hallo!
talk-phrase-good-luck = Viel Glück!
talk-phrase-well-played = Gut gespielt!
talk-phrase-thanks = Danke!
talk-phrase-sorry = Entschuldigung!
talk-phrase-one-moment = Einen Moment, bitte!
talk-phrase-back = Ich bin wieder da.
talk-phrase-good-game = Schöne Partie!
talk-phrase-bye = Tschüss!

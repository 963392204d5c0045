### Die Seite ohne Server: das Spiel in einem einzigen Browser.

site-title = Nur in diesem Browser
site-about = Diese Seite braucht keinen Server: Das ganze Spiel läuft in deinem Browser, auch offline, und deine Partien werden dort gespeichert. Ein eigener Server bietet zusätzlich Online-Partien mit Chat, Uhr und Rating.
site-loading = Das Spiel wird vorbereitet; du kannst dich schon umsehen.
site-loading-bots = Tipps und die stärkeren Bots werden geladen.
site-failed = Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
site-problem = Das Spiel reagiert nicht. Versuche es noch einmal oder lade die Seite neu.
site-remove-sure = Die Partie wird aus diesem Browser gelöscht. Wenn du sie behalten willst, speichere zuerst ihre Aufzeichnung.
site-record = Aufzeichnung speichern
site-record-game = Aufzeichnung speichern: { $names }

### Die Seite ohne Server: das Spiel in einem einzigen Browser.

site-title = Nur dieser Browser
site-about = Diese Seite braucht keinen Server: Das ganze Spiel läuft in deinem Browser, auch ohne Netz, und deine Partien bleiben darin. Ein eigener Server bietet zusätzlich Partien übers Netz mit Chat, Uhren und Wertung.
site-loading = Das Spiel wird vorbereitet; du kannst dich schon umsehen.
site-failed = Das Spiel konnte nicht geladen werden. Prüfe, ob du verbunden bist, und versuche es noch einmal.
site-problem = Das Spiel antwortet nicht. Versuche es noch einmal oder lade die Seite neu.
site-remove-sure = Sie wird aus diesem Browser gelöscht. Wenn du sie behalten willst, speichere zuerst ihre Aufzeichnung.
site-record = Speichern
site-record-game = Die Aufzeichnung der Partie speichern: { $names }

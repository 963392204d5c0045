### The proof sheet, and tables that play with corrected values.

proof-page-title = Besitzt du das Spiel? Hilf uns, seine Werte zu prüfen
proof-page-about = Wir kennen den Text der Anleitungen, aber nicht ihre Bilder. Was in keiner Anleitung steht, ist darum rekonstruiert. Nimm dein Exemplar zur Hand, bestätige, was stimmt, und ändere, was anders gedruckt ist. Alles bleibt in diesem Browser gespeichert.
proof-page-progress = { $sure } von { $of } bestätigt
proof-page-count = { $sure } / { $of }
proof-page-kinds = Spielmaterial
proof-page-order = Reihenfolge
proof-page-order-weight = Wichtigstes zuerst
proof-page-order-box = Wie in der Schachtel
proof-page-scope = Welche Werte
proof-page-scope-unsure = Rekonstruierte
proof-page-scope-everything = Alle
proof-page-keys = Tasten: Mit den Pfeilen gehst du von Plättchen zu Plättchen, Enter bestätigt, E ändert den ersten Wert.
proof-page-as-shown = Stimmt so
proof-page-row = Alles stimmt so
proof-page-printed = Steht so in einer Anleitung.
proof-page-derived = Folgt aus einem Beispiel oder einer Mengenangabe.
proof-page-reconstructed = Von uns selbst gewählt, passend zu allem, was bekannt ist.
proof-page-ours = statt
proof-page-back = zurücknehmen
proof-page-refused = Das kann nicht stimmen:
proof-page-choose = Auswählen
proof-page-remove = { $what } entfernen
proof-page-type = oder eintippen
proof-page-type-list = oder eintippen, durch Kommas getrennt
proof-page-number = Was dein Exemplar zeigt
proof-page-type-numbers = Was dein Exemplar zeigt, durch Kommas getrennt
proof-page-set = Das zeigt mein Exemplar
proof-page-close = Abbrechen
proof-page-yes = ja
proof-page-no = nein
proof-page-take = Exportieren
proof-page-none-differ = Bisher stimmt dein Exemplar mit unseren Werten überein; es gibt also nichts zu exportieren.
proof-page-box = Dein Exemplar: Version, Erweiterungen, Sprache und Jahr
proof-page-box-example = Essential-Version, deutsch, 2024
proof-page-by = Dein Name (optional)
proof-page-send = Text zum Einsenden erstellen
proof-page-folder = Dateien zum Spielen herunterladen
proof-page-folder-told = Entpacke components.zip und starte das Spiel mit --components und dem Pfad des entpackten Ordners.
proof-page-play = Neue Partie mit diesen Werten
proof-page-print = Drucken
proof-page-copied = Kopiert.
proof-page-text = Text zum Einsenden
proof-page-paste-it = Eröffne im Projekt ein Issue mit der Vorlage „A component is different in my box“ und füge diesen Text dort ein. Bitte keine Fotos: Die Bilder des Verlags dürfen nicht ins Projekt gelangen.
proof-page-read = Berichtigungen von jemand anderem übernehmen
proof-page-read-do = Übernehmen
proof-page-clear = Von vorn beginnen
proof-page-clear-do = Alle Bestätigungen und Berichtigungen löschen
proof-page-start = Besitzt du das Spiel?
proof-page-start-about = Etwa ein Drittel der gedruckten Werte mussten wir erschließen. In zwanzig Minuten kannst du sie berichtigen.
proof-page-start-go = Zum Korrekturbogen
proof-page-own = Mit den Werten meines Exemplars spielen
proof-page-table-about = Dieser Tisch wurde mit Werten aus dem eigenen Exemplar eines Spielers eröffnet. Das weicht von unseren ab:
proof-page-table-close = Schließen
proof-page-differ = { $n ->
    [one] { $n } Wert weicht von unseren ab.
   *[other] { $n } Werte weichen von unseren ab.
}
proof-page-read-told = { $n ->
    [one] { $n } Berichtigung übernommen.
   *[other] { $n } Berichtigungen übernommen.
}
proof-page-table = { $n ->
    [one] { $n } berichtigter Wert
   *[other] { $n } berichtigte Werte
}
proof-page-own-about = { $n ->
    [one] { $n } berichtigter Wert; am Tisch steht, welcher.
   *[other] { $n } berichtigte Werte; am Tisch steht, welche.
}
proof-paper-title = Korrekturbogen
proof-paper-about = Lege dein Exemplar neben diesen Bogen. Hake ab, was stimmt, und schreibe auf, was anders gedruckt ist. Was in keiner Anleitung steht, ist rekonstruiert und kommt zuerst, denn nur an deinem Exemplar lässt es sich prüfen. Im Browser prüft derselbe Bogen (/proof) deine Berichtigungen und macht daraus Dateien zum Spielen.

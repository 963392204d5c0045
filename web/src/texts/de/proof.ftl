### The proof sheet, and tables that play with corrected values.

proof-page-title = Korrekturbogen: Du hast die Schachtel?
proof-page-about = Wir kennen den Text der Regelhefte, nicht ihre Bilder: Was kein Regelheft sagt, ist rekonstruiert. Leg deine Schachtel neben diese Seite, bestätige, was wie gezeigt ist, und ändere, was anders gedruckt ist. Alles bleibt in diesem Browser gespeichert.
proof-page-progress = { $sure } von { $of } bestätigt
proof-page-count = { $sure } / { $of }
proof-page-kinds = Spielmaterial
proof-page-order = Reihenfolge
proof-page-order-weight = Wichtigstes zuerst
proof-page-order-box = Wie in der Schachtel
proof-page-scope = Welche Werte
proof-page-scope-unsure = Rekonstruierte
proof-page-scope-everything = Alle
proof-page-keys = Tasten: Pfeile gehen von Plättchen zu Plättchen, Enter bestätigt, E ändert den ersten Wert.
proof-page-as-shown = Wie gezeigt
proof-page-row = Alle wie gezeigt
proof-page-printed = Ein Regelheft sagt es.
proof-page-derived = Es folgt aus einem Beispiel oder einer Anzahl.
proof-page-reconstructed = Unsere eigene Wahl, die zu allem Bekannten passt.
proof-page-ours = statt
proof-page-back = zurücknehmen
proof-page-refused = Das passt nicht:
proof-page-choose = Auswählen
proof-page-remove = { $what } entfernen
proof-page-type = oder eintippen
proof-page-type-list = oder eintippen, mit Kommas
proof-page-number = Was die Schachtel zeigt
proof-page-type-numbers = Was die Schachtel zeigt, mit Kommas
proof-page-set = Das zeigt die Schachtel
proof-page-close = Abbrechen
proof-page-yes = ja
proof-page-no = nein
proof-page-take = Mitnehmen
proof-page-none-differ = Bisher zeigt deine Schachtel, was unsere zeigt: Es gibt nichts mitzunehmen.
proof-page-box = Welche Schachtel? Ausgabe, Erweiterungen, Sprache und Jahr
proof-page-box-example = Essential Edition, deutsch, 2024
proof-page-by = Wer bist du? (wenn du magst)
proof-page-send = Text zum Einsenden
proof-page-folder = Dateien zum Spielen
proof-page-folder-told = Entpacke components.zip und spiele mit --components.
proof-page-play = Zu einer neuen Partie mit diesen Werten
proof-page-print = Drucken
proof-page-copied = Kopiert.
proof-page-text = Text zum Einsenden
proof-page-paste-it = Füge ihn in die Vorlage „A component is different in my box“ des Projekts ein. Bitte keine Fotos: Die Bilder des Verlags dürfen nicht hinein.
proof-page-read = Berichtigungen von jemand anderem übernehmen
proof-page-read-do = Übernehmen
proof-page-clear = Von vorn beginnen
proof-page-clear-do = Alle Bestätigungen und Berichtigungen vergessen
proof-page-start = Du hast die Schachtel?
proof-page-start-about = Etwa ein Drittel der gedruckten Werte haben wir erschlossen. Du kannst sie wahr machen, in zwanzig Minuten.
proof-page-start-go = Zum Korrekturbogen
proof-page-own = Mit den Werten meiner Schachtel
proof-page-table-about = Dieser Tisch spielt mit Werten, die von unseren abweichen. Wer ihn eröffnet hat, hat sie einer Schachtel entnommen.
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
    [one] Mit { $n } berichtigtem Wert gespielt
   *[other] Mit { $n } berichtigten Werten gespielt
}
proof-page-own-about = { $n ->
    [one] { $n } berichtigter Wert; alle am Tisch sehen ihn.
   *[other] { $n } berichtigte Werte; alle am Tisch sehen, welche.
}
proof-paper-title = Korrekturbogen
proof-paper-about = Leg die Schachtel neben diesen Bogen. Hake ab, was so gedruckt ist; schreib auf, was anders ist. Was kein Regelheft nennt, ist rekonstruiert und kommt zuerst: das weiß nur deine Schachtel. Im Browser prüft derselbe Bogen (/proof) deine Berichtigungen und macht daraus Dateien zum Spielen.

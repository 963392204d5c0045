### What the server says besides the game: requests it does not understand, commands, what is on offer

## Requests that are refused

refuse-no-path = Unter { $path } gibt es nichts.
refuse-method = { $path } lässt sich nicht mit { $method } aufrufen.
refuse-needs-server = Dafür ist ein Marrakesh-Server nötig. Diese Seite bietet nur, was im Browser selbst läuft.
refuse-body = Die Anfrage war nicht zu verstehen: { $reason }.
refuse-too-large = Diese Anfrage ist zu groß. Erlaubt sind höchstens { $most } Byte.
refuse-not-utf8 = Das ist kein Text in UTF-8.
refuse-origin = Die Anfrage kam von einer anderen Website. Ist es deine eigene, dann starte den Server mit --public-url und der Adresse dieser Website.
refuse-host = Dieser Server antwortet nicht unter dem Namen { $host }. Gehört der Name zu deinem Server, starte ihn mit --allow-host und diesem Namen oder mit --public-url.
refuse-bug = Auf dem Server ist etwas schiefgegangen. Alles, was bestätigt wurde, ist gespeichert. Bitte lade die Seite neu.
refuse-not-ready = Die Datenbank antwortet gerade nicht oder kann nichts speichern. Nichts, was bestätigt wurde, ist verloren; bitte versuche es gleich noch einmal.
refuse-unsure = Der Server hat die Verbindung zu seiner Datenbank verloren und weiß noch nicht, ob deine Anfrage ausgeführt wurde. Bitte lade die Seite in ein paar Sekunden neu.
refuse-not-written = Der Server kann nicht in seine Datenbank schreiben. Nichts hat sich geändert; bitte versuche es gleich noch einmal.
refuse-no-pages = Die Seiten für den Browser fehlen. Erstelle sie mit `make play`.
refuse-too-many-tables = Von deiner IP-Adresse aus wurden zu viele Tische eröffnet. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}, bevor du den nächsten eröffnest.
refuse-too-many-seat-deeds = Von deiner IP-Adresse aus wurden zu viele Plätze eingenommen oder weitergegeben. Bitte versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
refuse-too-many-codes = Es wurden zu viele Codes ausprobiert. Bitte versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.

## Messages that are refused

refuse-no-json = Diese Nachricht ist kein gültiges JSON.
refuse-message = Diese Nachricht war nicht zu verstehen: { $reason }.
refuse-hello-first = Die erste Nachricht muss vom Typ hello sein.
refuse-hello-again = Du hast schon hello gesendet. Verbinde dich neu, um ein anderes Token zu verwenden.
refuse-table-watched = An diesem Tisch schauen schon { $most } Leute zu; bitte versuche es noch einmal, wenn jemand gegangen ist.
refuse-address-watches = Von deiner IP-Adresse aus sind schon { $most } Seiten zum Zuschauen geöffnet; bitte schließe zuerst eine davon.
refuse-too-many = Das sind zu viele Nachrichten auf einmal. Warte eine Sekunde und versuche es dann noch einmal.

## Commands

serve-running = Marrakesh läuft unter { $address }
serve-already = Marrakesh läuft schon unter { $address }
serve-stop = Strg+C beendet den Server. Deine Partien sind in { $database } gespeichert und gehen beim nächsten Mal weiter.
serve-address = Der Server kann unter { $address } nicht starten ({ $reason }). Wähle eine andere Adresse ({ $options }).
serve-metrics = --metrics muss eine Adresse wie 127.0.0.1:9100 sein, nicht „{ $address }“.
database-failed = Die Datenbank { $database } lässt sich nicht benutzen: { $reason }. { $backend ->
    [postgresql] Prüfe, ob sie läuft und ob Benutzer, Passwort und Datenbankname stimmen.
   *[sqlite] Prüfe, ob es eine Datenbank von Marrakesh ist und ob der Benutzer, unter dem dieses Programm läuft, in die Datei und ihren Ordner schreiben darf.
}
serve-smtp = --smtp muss eine Adresse wie smtp://BENUTZER:PASSWORT@RECHNER:587 oder smtps://RECHNER sein.
serve-mail = E-Mails enthalten Links und brauchen einen Absender, darum sind bei --smtp auch --public-url und --mail-from nötig.
serve-database = Die Adresse der Datenbank muss wie sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME aussehen, nicht „{ $database }“.
serve-url = Die öffentliche Adresse muss wie https://marrakesh.example aussehen, ohne Pfad, nicht „{ $url }“.
play-needs-terminal = { $option } gilt nur für Partien im Terminal. Ergänze --terminal, oder lass { $option } weg und triff die Wahl auf der Seite, die sich öffnet.
play-needs-browser = { $option } gilt nur für Partien im Browser. Lass --terminal oder { $option } weg.

database-no-driver = PostgreSQL braucht seinen Treiber. Installiere ihn mit pip install asyncpg oder nimm eine SQLite-Datenbank.
database-none = Unter { $database } gibt es keine Datenbank von Marrakesh. Gib mit --database die Datenbank an, die der Server benutzt.
database-newer = Diese Datenbank stammt von einer neueren Version von Marrakesh (Schema { $schema }; diese Version kennt Schemas bis { $newest }). Installiere die neuere Version wieder oder stelle in einer leeren Datenbank eine Sicherung aus der Zeit vor dem Update wieder her.
database-pre-release = Diese Datenbank stammt von einer Version von Marrakesh vor 0.3.0 (Schema { $schema }) und ist mit dieser Version nicht mehr lesbar. Nimm eine leere Datenbank.
database-older = Die Datenbank hat noch das Schema einer älteren Version. Starte einmal den Server der jetzigen Version, um sie auf den neuesten Stand zu bringen.
backup-done = { $n ->
    [one] { $n } Tisch ist
   *[other] { $n } Tische sind
} in { $file } gesichert.
backup-foreign = Die Datei { $file } ist keine Sicherung von Marrakesh.
backup-damaged = Die Sicherung { $file } ist beschädigt oder unvollständig. Nichts wurde verändert; nimm eine andere Sicherung.
backup-newer = Die Sicherung { $file } stammt von einer neueren Version von Marrakesh. Um sie wiederherzustellen, installiere Version { $version }.
restore-not-empty = Die Datenbank enthält schon { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}, darum wurde nichts verändert. Stelle die Sicherung in einer leeren Datenbank wieder her oder ergänze mit --add nur, was fehlt.
restore-done = { $n ->
    [one] { $n } Tisch ist
   *[other] { $n } Tische sind
} wiederhergestellt{ $kept ->
    [0] .
    [one] ; { $kept } war schon da und bleibt, wie er ist.
   *[other] ; { $kept } waren schon da und bleiben, wie sie sind.
}
prune-done = { $n ->
    [one] { $n } Tisch wurde gelöscht, der
   *[other] { $n } Tische wurden gelöscht, die
} seit mehr als { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} unverändert { $n ->
    [one] war
   *[other] waren
}.
prune-dry = { $n ->
    [one] { $n } Tisch ist
   *[other] { $n } Tische sind
} seit mehr als { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} unverändert und { $n ->
    [one] würde
   *[other] würden
} ohne --dry-run gelöscht.

verify-replayed = Die Aufzeichnung stimmt: { $n ->
    [one] Ihre einzige Entscheidung folgt
   *[other] Alle { $n } Entscheidungen folgen
} den Regeln, und alle Zufallsergebnisse passen zum Startwert { $seed }.
verify-hash = Der Startwert passt zum Hash { $hash }, der vor der Partie veröffentlicht wurde.
verify-unfinished = Die Partie ist nicht zu Ende: Die Aufzeichnung endet in Durchgang { $season }, Runde { $round }.
verify-hash-given = Der Startwert passt zum Hash { $hash }, den du genannt hast.
verify-no-hash = In der Aufzeichnung steht nicht, welcher Hash vor der Partie veröffentlicht wurde, darum lässt sich der Startwert nicht prüfen. Nenne den Hash mit --hash.
verify-other-hash = Der Startwert { $seed } hat den Hash { $right }, nicht { $hash }: Die Partie wurde nicht mit dem veröffentlichten Startwert gespielt.
verify-no-sha256 = --hash muss aus 64 hexadezimalen Ziffern bestehen, wie sie am Tisch zu sehen sind.

## What is on offer

about-edition-essential = Du setzt alle genommenen Keshis zusammen ein, wenn die Basis leer ist; einzelne Farben können ausgehen.
about-edition-deluxe = Du setzt jeden Keshi ein, sobald du ihn nimmst; es sind immer genug da.
about-tower-layer-B1 = Der Turm ist etwas berechenbarer.
about-tower-layer-B2 = Mehr Überraschungen: Keshis sammeln sich im Turm und fallen später heraus.
about-level-apprentice = Nimmt, was ihm vor der Nase liegt; schon in deiner zweiten Partie kannst du gewinnen.
about-level-journeyman = Denkt etwas weiter, übersieht aber noch viel; du gewinnst, sobald du weißt, wo es Punkte gibt.
about-level-merchant = Spielt solide und verschenkt wenig; ohne Plan gewinnst du nicht.
about-level-expert = Plant weit voraus und irrt sich selten; auch für Erfahrene schwer zu schlagen.
about-level-master = Hat aus Millionen Partien gegen sich selbst gelernt; besser spielt hier niemand.

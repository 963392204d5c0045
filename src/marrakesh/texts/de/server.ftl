### What the server says besides the game: requests it does not understand, commands, what is on offer

## Requests that are refused

refuse-no-path = Unter { $path } gibt es nichts.
refuse-method = { $path } lässt sich nicht mit { $method } aufrufen.
refuse-needs-server = Dafür braucht es einen Marrakesh-Server; diese Seite spielt, was ohne fremde Rechner geht.
refuse-body = Die Anfrage war nicht zu verstehen: { $reason }.
refuse-too-large = Das ist größer als { $most } Bytes; mehr wird nicht angenommen.
refuse-not-utf8 = Das ist kein Text in UTF-8.
refuse-origin = Die Anfrage kam von einer anderen Website. Ist es deine eigene, dann starte den Server mit --public-url und der Adresse dieser Website.
refuse-host = Dieser Server hört nicht auf den Namen { $host }. Ist es sein eigener, starte ihn mit --allow-host und diesem Namen oder mit --public-url.
refuse-bug = Im Server ist etwas schiefgegangen. Was bestätigt wurde, bleibt erhalten; bitte lade die Seite neu.
refuse-not-ready = Die Datenbank antwortet gerade nicht oder nimmt nichts an. Nichts, was bestätigt wurde, ist verloren; bitte versuche es gleich noch einmal.
refuse-unsure = Der Server hat seine Datenbank verloren und weiß noch nicht, ob dies ausgeführt wurde: Bitte lade die Seite gleich neu.
refuse-not-written = Der Server kann nicht in seine Datenbank schreiben. Nichts hat sich geändert: Bitte versuch es gleich noch einmal.
refuse-no-pages = Die Seiten für den Browser fehlen: `make play` erstellt sie.
refuse-too-many-tables = Von deiner Adresse wurden gerade viele Tische eröffnet: Bitte eröffne den nächsten in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} oder spiel an einem weiter, den du schon hast.
refuse-too-many-seat-deeds = Von deiner Adresse wurden gerade viele Plätze eingenommen oder weitergegeben: Bitte mach in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} weiter.
refuse-too-many-codes = Es wurden zu viele Codes versucht: Bitte versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.

## Messages that are refused

refuse-no-json = Diese Nachricht ist kein gültiges JSON.
refuse-message = Diese Nachricht war nicht zu verstehen: { $reason }.
refuse-hello-first = Sag zuerst hello: Die erste Nachricht muss vom Typ hello sein.
refuse-hello-again = Du hast schon hello gesagt: Verbinde dich neu, um es mit einem anderen Token zu sagen.
refuse-table-watched = An diesem Tisch schauen schon { $most } Leute zu; bitte versuche es noch einmal, wenn jemand gegangen ist.
refuse-address-watches = Von deiner Adresse aus schauen schon { $most } Leute zu; bitte schließe zuerst eine dieser Seiten.
refuse-too-many = Das sind zu viele Nachrichten auf einmal: Warte eine Sekunde und sende sie dann noch einmal.

## Commands

serve-running = Marrakesh läuft unter { $address }
serve-already = Marrakesh läuft schon unter { $address }
serve-stop = Strg+C beendet es. Deine Partien liegen in { $database } und gehen beim nächsten Mal weiter.
serve-address = Der Server kann { $address } nicht belegen ({ $reason }): Wähle eine andere Adresse ({ $options }).
serve-metrics = --metrics muss eine Adresse wie 127.0.0.1:9100 sein, nicht „{ $address }“.
database-failed = Die Datenbank { $database } lässt sich nicht benutzen: { $reason }. { $backend ->
    [postgresql] Prüfe, ob sie läuft und ob Benutzer, Passwort und Name stimmen.
   *[sqlite] Prüfe, ob es eine Datenbank von Marrakesh ist und ob dieser Benutzer die Datei und ihren Ordner beschreiben darf.
}
serve-smtp = --smtp muss eine Adresse wie smtp://BENUTZER:PASSWORT@RECHNER:587 oder smtps://RECHNER sein.
serve-mail = E-Mails enthalten Links und haben einen Absender: --smtp braucht auch --public-url und --mail-from.
serve-database = Die Adresse der Datenbank muss wie sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME aussehen, nicht „{ $database }“.
serve-url = Die öffentliche Adresse muss wie https://marrakesh.example aussehen, ohne Pfad, nicht „{ $url }“.
play-needs-terminal = { $option } ist für Partien im Terminal: Nimm --terminal hinzu oder lass es weg und wähle auf der Seite, die sich öffnet.
play-needs-browser = { $option } ist für Spiele im Browser: Lass --terminal weg oder { $option }.

database-no-driver = PostgreSQL braucht seinen Treiber: Installiere ihn mit pip install asyncpg, oder nimm eine Datenbank von SQLite.
database-none = In { $database } gibt es keine Tische von Marrakesh: Nenne die Datenbank mit --database wie beim Server.
database-newer = Das hat eine neuere Version von Marrakesh geschrieben (Schema { $schema }; diese Version kennt bis { $newest }): Installiere wieder jene Version, oder stelle eine Sicherung von vor dem Update in einer leeren Datenbank wieder her.
database-pre-release = Eine Version von Marrakesh vor 0.3.0 hat das geschrieben (Schema { $schema }), und diese Version kann es nicht mehr lesen: Nimm eine leere Datenbank.
database-older = Die Datenbank hat das Schema einer älteren Version: Starte den Server dieser Version einmal, er bringt die Datenbank auf den neuesten Stand.
backup-done = { $n ->
    [one] { $n } Tisch ist
   *[other] { $n } Tische sind
} in { $file } gesichert.
backup-foreign = Die Datei { $file } ist keine Sicherung von Marrakesh.
backup-damaged = Die Sicherung { $file } ist beschädigt oder unvollständig: Nimm eine andere. Nichts wurde verändert.
backup-newer = Die Sicherung { $file } stammt von einer neueren Version von Marrakesh ({ $version }): Installiere jene Version, um sie wiederherzustellen.
restore-not-empty = Die Datenbank hat schon { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}, und nichts wurde verändert: Stelle die Sicherung in einer leeren Datenbank wieder her, oder ergänze mit --add nur, was fehlt.
restore-done = { $n ->
    [one] { $n } Tisch ist
   *[other] { $n } Tische sind
} wiederhergestellt{ $kept ->
    [0] .
    [one] ; { $kept } war schon da und bleibt, wie er ist.
   *[other] ; { $kept } waren schon da und bleiben, wie sie sind.
}
prune-done = { $n ->
    [one] { $n } Tisch wurde
   *[other] { $n } Tische wurden
} gelöscht, seit mehr als { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} unverändert.
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
    [one] Ihre { $n } Entscheidung folgt
   *[other] Alle { $n } Entscheidungen folgen
} den Regeln, und alle Zufallsergebnisse passen zum Startwert { $seed }.
verify-hash = Der Startwert ist der, dessen Hash { $hash } vor der Partie veröffentlicht wurde.
verify-unfinished = Das Spiel ist nicht zu Ende: Die Aufzeichnung hört in Durchgang { $season }, Runde { $round } auf.
verify-hash-given = Der Startwert ist der mit dem Hash { $hash }, den du genannt hast.
verify-no-hash = Die Aufzeichnung sagt nicht, welcher Hash vor der Partie veröffentlicht wurde, darum lässt sich der Startwert nicht prüfen: Nenne den Hash mit --hash.
verify-other-hash = Der Startwert { $seed } hat den Hash { $right }, nicht { $hash }: Die Partie wurde mit einem anderen Startwert ausgeteilt als dem veröffentlichten.
verify-no-sha256 = --hash muss aus 64 hexadezimalen Ziffern bestehen, wie der Tisch sie zeigt.

## What is on offer

about-edition-essential = Du setzt deine genommenen Keshis alle zusammen ein, wenn die Basis leer ist; einzelne Farben können ausgehen.
about-edition-deluxe = Du setzt jeden Keshi ein, sobald du ihn nimmst; es gibt immer genug davon.
about-tower-layer-B1 = Der Turm ist etwas berechenbarer.
about-tower-layer-B2 = Mehr Überraschungen: Keshis sammeln sich im Turm und fallen später heraus.
about-level-apprentice = Nimmt, was vor der Nase liegt; schon deine zweite Partie kannst du gewinnen.
about-level-journeyman = Blickt etwas weiter und übersieht noch viel; du gewinnst, sobald du weißt, wo die Punkte liegen.
about-level-merchant = Spielt solide und verschenkt wenig; ohne Plan gewinnst du nicht.
about-level-expert = Plant weit voraus und irrt selten; auch für Erfahrene schwer zu schlagen.
about-level-master = Hat aus Millionen Partien gegen sich selbst gelernt; besser spielt hier niemand.

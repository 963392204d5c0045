### Was ein Tisch sagt, an dem im Browser gespielt wird

wait-for = { $name } ist dran · { $phase }
wait-secret = { $n ->
    [one] { $names } wählt noch geheim.
   *[other] { $names } wählen noch geheim.
}

undo-over = Die Partie ist zu Ende, darum lässt sich nichts mehr zurücknehmen.
undo-rated = Die Partie zählt fürs Rating, darum lässt sich deine letzte Entscheidung nicht mehr zurücknehmen.
undo-bot = Gerade spielt ein Bot für dich. Übernimm zuerst wieder deinen Platz.
undo-ask-others = Nach deiner letzten Entscheidung ist schon jemand anderes zum Zug gekommen, darum kannst du sie nur zurücknehmen, wenn alle zustimmen.
undo-ask-revealed = Deine letzte Entscheidung hat etwas Verdecktes aufgedeckt, darum kannst du sie nur zurücknehmen, wenn alle zustimmen.
undo-ask-turn = Dein Zug ist vorbei, darum kannst du deine letzte Entscheidung nur zurücknehmen, wenn alle zustimmen.
undo-asks = { $name } möchte { $decision } zurücknehmen.
undo-asked = Du möchtest { $decision } zurücknehmen.
undo-told = { $name } hat { $decision } zurückgenommen.
undo-decision = „{ $words }“
undo-hidden-decision = eine geheime Wahl („{ $phase }“)
undo-you = du
undo-price = { $n ->
    [0] Sonst wird nichts zurückgenommen.
    [one] Damit entfällt 1 spätere Entscheidung ({ $who }).
   *[other] Damit entfallen { $n } spätere Entscheidungen ({ $who }).
}
undo-cost = { $n ->
    [one] Damit ist 1 spätere Entscheidung entfallen ({ $who }).
   *[other] Damit sind { $n } spätere Entscheidungen entfallen ({ $who }).
}
replace-asks = { $name } schlägt vor, dass ein Bot für { $target } spielt.
replace-asked = Du hast vorgeschlagen, dass ein Bot für { $target } spielt.

## Tische, die es nicht geben kann

refuse-too-many-seats = Du hast { $number } Plätze gewählt, aber es gibt nur { $most }.
refuse-solo-kind = Der Pashabot spielt nur in Solo-Partien mit, und solo spielst du immer gegen ihn.
refuse-one-person = Diese Partie braucht genau eine Person, nicht { $number }. Auf jeden anderen Platz gehört ein Bot, etwa apprentice.
refuse-no-people = Mindestens eine Person muss mitspielen. Halte mindestens einen Platz von Bots frei.
refuse-two-people = Online müssen mindestens zwei Personen mitspielen. Halte mindestens zwei Plätze von Bots frei.
refuse-bot = { $bot } spielt hier nicht mit. Zur Wahl stehen { $bots }, auf Wunsch mit einer Grenze von höchstens 5 Sekunden je Entscheidung wie in search:1s.
refuse-deadline = Eine begrenzte Bedenkzeit je Zug gibt es nur in Online-Partien über mehrere Tage ohne Uhr.
refuse-webhook = Ein Webhook muss eine Adresse sein, die mit http:// oder https:// beginnt.

## Was an einem Tisch nicht geht

refuse-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refuse-other-rules = Dieser Tisch wurde mit den Regeln der Version { $version } eröffnet und lässt sich nicht anzeigen, weil auf diesem Server andere gelten.
refuse-busy = An diesem Tisch passiert gerade zu viel gleichzeitig. Bitte versuche es noch einmal.
refuse-not-your-seat = Dieser Platz gehört dir nicht. Du kannst ihn mit dem Link einnehmen, den du bekommen hast, oder mit einem Code von deinem anderen Gerät.
refuse-players-only = Nur wer mitgespielt hat, kann um eine Revanche bitten.
refuse-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den neuen Stand an und entscheide noch einmal.
refuse-bot-plays = Gerade spielt ein Bot für dich. Übernimm zuerst wieder deinen Platz.
refuse-nothing-held = Es gibt gerade nichts zu bestätigen.
refuse-asked-already = Es läuft schon eine Abstimmung. Warte, bis alle geantwortet haben.
refuse-asked-away = Das geht gerade nicht: Jemand, der zustimmen müsste, ist schon eine Weile weg.
refuse-not-absent = Ein Bot kann nur für jemanden einspringen, der gerade dran und schon eine Weile weg ist.
refuse-nothing-asked = Diese Abstimmung ist schon vorbei.
refuse-no-vote = Du hast schon abgestimmt, oder deine Stimme ist nicht nötig.
refuse-no-stand-in = Für dich spielt gerade kein Bot.
refuse-no-standing = Diese Frage lässt sich nicht automatisch beantworten.
refuse-not-asked = Du hast gerade nichts zu entscheiden.
refuse-no-judge = { $bot } gibt keine Tipps. Tipps geben { $bots } sowie search mit einer Grenze von höchstens 5 Sekunden wie in search:1s.
refuse-no-moment = Diesen Moment gibt es nicht: Die Momente dieser Partie haben die Nummern 0 bis { $last }.
refuse-not-over = Das geht erst, wenn die Partie zu Ende ist.
refuse-record-secret = Die Aufzeichnung enthält Geheimnisse und ist erst verfügbar, wenn die Partie zu Ende ist.
refuse-too-many-analyses = Du wartest schon auf mehrere Analysen. Starte die nächste, wenn eine davon fertig ist.
refuse-no-seat = Diesen Platz gibt es nicht: Die Plätze dieser Partie haben die Nummern 0 bis { $last }.
refuse-abandoned = Die Partie wurde einvernehmlich ohne Ergebnis beendet.
refuse-cancelled = Die Person, die den Tisch eröffnet hat, hat die Partie abgesagt.
refuse-resigned = Du hast aufgegeben; ein Bot spielt die Partie für dich zu Ende.
refuse-only-net-leave = Nur Online-Partien lassen sich aufgeben, gemeinsam beenden oder absagen. Andere Partien kannst du einfach liegen lassen.
refuse-over = Die Partie ist zu Ende.
refuse-somebody-came = Es hat schon jemand Platz genommen. Ihr könnt die Partie nur noch gemeinsam beenden.
refuse-not-late = Für diesen Zug ist noch Zeit. Ein Bot kann erst einspringen, wenn die Frist abgelaufen ist.
ask-abandoned = Die Partie wurde einvernehmlich ohne Ergebnis beendet.
ask-cancelled = Diese Partie wurde abgesagt.
refuse-full = Der Verlauf dieses Tisches ist voll. Eröffne einen neuen Tisch.
refuse-talk-none = An diesem Tisch ist der Chat ausgeschaltet.
refuse-talk-phrases = An diesem Tisch sind im Chat nur die fertigen Sätze erlaubt.
refuse-say-something = Wähle einen der fertigen Sätze oder schreibe etwas Eigenes.
refuse-say-less = Deine Nachricht ist länger als { $most } Zeichen. Teile sie bitte auf.
refuse-say-slower = Du schickst zu viele Nachrichten hintereinander. Warte einen Moment.

## Wer auf welchem Platz sitzt

seat-sat = { $name } hat Platz genommen.
seat-handed = { $name } hat den Platz weitergegeben.
seat-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
seat-took-over = { $name } hat den Platz von { $before } übernommen.
seat-freed = Der Platz von { $name } ist wieder frei.
seat-hint = { $n ->
    [one] { $name } hat um einen Tipp gebeten.
   *[other] { $name } hat bisher um { $n } Tipps gebeten.
}
refuse-no-ticket = Dieser Link gehört zu keinem Platz an diesem Tisch: Er ist unvollständig oder wurde durch einen neueren ersetzt. Frage die Person, die ihn geschickt hat.
refuse-colour-taken = Diese Farbe hat schon jemand am Tisch. Wähle eine andere.
refuse-colour-twice = Alle brauchen eine eigene Farbe. Wähle verschiedene Farben.
refuse-colour-pashabot = Gelb ist die Farbe des Pashabots. Wähle eine andere.
refuse-seat-taken = { $name } sitzt schon auf diesem Platz. Bist du das, dann füge dieses Gerät mit einem Code von deinem anderen hinzu; wenn nicht, sage der Person Bescheid, die dich eingeladen hat.
refuse-no-code = Dieser Code ist an diesem Tisch nicht gültig: Jeder Code funktioniert nur einmal und nur fünf Minuten lang. Hole dir auf deinem anderen Gerät einen neuen.
refuse-same-name = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
refuse-seat-empty = Auf diesem Platz sitzt noch niemand, er ist also schon frei. Du kannst aber seinen Link erneuern.
refuse-seat-moved = Auf diesem Platz wurde schon gespielt, darum bleibt er besetzt.
refuse-only-net = Nur Plätze einer Online-Partie lassen sich weitergeben.
refuse-no-invitation = Für diesen Platz ist niemand eingeladen.
refuse-not-maker = Einen neuen Link kann nur erstellen, wer den Tisch eröffnet oder den Platz weitergegeben hat.
refuse-ticket-used = Dieser Platz ist schon besetzt. Nur wer dort spielt, kann ihn weitergeben.
refuse-only-net-open = Nur Tische für Online-Partien können für alle offen sein.
refuse-not-open = Dieser Tisch ist nicht für alle offen. Die Person, die ihn eröffnet hat, kann dir einen Link schicken.
refuse-nothing-free = An diesem Tisch sind alle Plätze besetzt.
refuse-only-maker = Das kann nur die Person, die den Tisch eröffnet hat.
refuse-rated-kind = Nur Online-Partien und Partien gegen Bots können fürs Rating zählen.
refuse-rated-bots = Fürs Rating spielst du gegen diese Bots: { $bots }.
refuse-rated-corrected = Partien fürs Rating werden mit unseren eigenen Werten gespielt, ohne Berichtigungen.
refuse-rated-name = Diese Partie zählt fürs Rating. Lege zuerst auf der Seite „Meine Partien“ einen Namen an.
refuse-rated-twice = Du hast an diesem Tisch schon einen Platz, und in einer Partie fürs Rating darf niemand mehr als einen haben.
refuse-rated-hand-on = In einer Partie fürs Rating lässt sich ein Platz nicht weitergeben.
refuse-rated-hint = In einer Partie fürs Rating gibt es keine Tipps.
refuse-hints-none = An diesem Tisch gibt es keine Tipps.
refuse-hints-practice = An diesem Tisch gibt es Tipps nur, solange keine anderen Menschen mitspielen.
refuse-no-name = Ein Name muss 1 bis 24 sichtbare Zeichen haben.
refuse-no-key = Zu einem Namen gehört ein Schlüssel mit 32 Zeichen. Schicke deinen mit.
refuse-key-used = Dieser Schlüssel lässt sich hier nicht verwenden. Lege einen anderen an.
refuse-no-person = Zu diesem Schlüssel ist hier kein Name gespeichert.

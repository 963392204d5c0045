### Was ein Tisch sagt, an dem im Browser gespielt wird

wait-for = { $name } ist an der Reihe · { $phase }
wait-secret = { $n ->
    [one] { $names } wählt noch geheim.
   *[other] { $names } wählen noch geheim.
}

undo-over = Die Partie ist zu Ende: Es lässt sich nichts mehr zurücknehmen.
undo-rated = Die Partie wird gewertet: Was andere gesehen haben, lässt sich nicht zurücknehmen.
undo-bot = Ein Bot spielt für dich: Übernimm zuerst wieder deinen Platz.
undo-ask-others = Seit deiner letzten Entscheidung haben andere gehandelt: Sie müssen zustimmen, bevor du sie zurücknimmst.
undo-ask-revealed = Deine letzte Entscheidung hat etwas Verdecktes aufgedeckt: Die anderen müssen zustimmen, bevor du sie zurücknimmst.
undo-ask-turn = Dein Zug ist vorbei: Die anderen müssen zustimmen, bevor du deine letzte Entscheidung zurücknimmst.
undo-asks = { $name } möchte { $decision } rückgängig machen.
undo-asked = Du möchtest { $decision } rückgängig machen.
undo-told = { $name } hat { $decision } rückgängig gemacht.
undo-decision = „{ $words }“
undo-hidden-decision = eine geheime Wahl („{ $phase }“)
undo-you = du
undo-price = { $n ->
    [0] Sonst wird nichts rückgängig gemacht.
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

refuse-too-many-seats = { $number } Plätze sind gewünscht, aber nur { $most } können spielen.
refuse-solo-kind = Eine Solopartie spielt man gegen den Pashabot, und gegen ihn spielt man nur allein.
refuse-one-person = So spielt genau eine Person, nicht { $number }; gib jedem anderen Platz einen Bot, etwa apprentice.
refuse-no-people = Mindestens eine Person muss mitspielen: Lass einen Platz ohne Bot.
refuse-two-people = Online müssen mindestens zwei Personen spielen: Lass zwei Plätze ohne Bot.
refuse-bot = { $bot } ist kein Bot, der hier spielt: Wähle einen von { $bots }, mit höchstens 5 Sekunden je Entscheidung, etwa search:1s.
refuse-deadline = Eine Frist für jeden Zug gibt es nur in Online-Partien über mehrere Tage, ohne Uhr.
refuse-webhook = Ein Webhook muss eine Adresse sein, die mit http:// oder https:// beginnt.

## Was an einem Tisch nicht geht

refuse-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refuse-other-rules = Dieser Tisch begann mit den Regeln der Version { $version }, die von denen dieses Servers abweichen: Er lässt sich nicht zeigen.
refuse-busy = An diesem Tisch geschieht zu viel auf einmal: Bitte versuch es noch einmal.
refuse-not-your-seat = Das ist nicht dein Platz: Nimm ihn mit dem Link ein, den du bekommen hast, oder mit einem Code von deinem anderen Gerät.
refuse-players-only = Nur wer mitgespielt hat, kann eine Revanche verlangen.
refuse-stale = Am Tisch ging es inzwischen weiter: Sieh ihn dir an und entscheide noch einmal.
refuse-bot-plays = Ein Bot spielt für dich: Übernimm zuerst wieder deinen Platz.
refuse-nothing-held = Nichts wartet auf deine Bestätigung.
refuse-asked-already = Die anderen werden schon etwas gefragt: Warte auf ihre Antworten.
refuse-asked-away = Jemand, der zustimmen müsste, ist schon eine Weile weg.
refuse-not-absent = Ein Bot kann nur für jemanden spielen, auf den gewartet wird und der schon eine Weile weg ist.
refuse-nothing-asked = Es wird nichts mehr gefragt.
refuse-no-vote = Du hast schon geantwortet, oder deine Antwort ist nicht nötig.
refuse-no-stand-in = Kein Bot spielt für dich: Der Platz gehört dir.
refuse-no-standing = Diese Frage lässt sich nicht ein für alle Mal beantworten.
refuse-not-asked = Du wirst gerade nichts gefragt.
refuse-no-judge = { $bot } gibt keine Tipps: Frag eine dieser Stufen: { $bots }, oder search mit höchstens 5 Sekunden, etwa search:1s.
refuse-no-moment = Diesen Moment gibt es nicht: Die Partie hat bisher { $last } Entscheidungen.
refuse-not-over = Das geht erst, wenn die Partie zu Ende ist.
refuse-record-secret = Die Aufzeichnung enthält Geheimnisse der Partie: Es gibt sie erst, wenn die Partie zu Ende ist.
refuse-too-many-analyses = Du wartest schon auf mehrere Analysen: Starte die nächste, wenn eine davon fertig ist.
refuse-no-seat = Diesen Platz gibt es nicht: Die Plätze dieser Partie haben die Nummern 0 bis { $last }.
refuse-abandoned = Die Partie wurde ohne Ergebnis beendet: Alle waren einverstanden.
refuse-cancelled = Der Tisch wurde von der Person abgesagt, die ihn eröffnet hat.
refuse-resigned = Du hast aufgegeben: Ein Bot spielt diesen Platz zu Ende.
refuse-only-net-leave = Nur Online-Partien kann man aufgeben, gemeinsam beenden oder absagen: Lass jede andere einfach liegen.
refuse-over = Die Partie ist zu Ende.
refuse-somebody-came = Es hat schon jemand Platz genommen: Bitte die anderen, die Partie gemeinsam zu beenden.
refuse-not-late = Für diesen Zug ist noch Zeit: Ein Bot kann weiterspielen, wenn die Frist abgelaufen ist.
ask-abandoned = Die Partie wurde ohne Ergebnis beendet, mit dem Einverständnis aller.
ask-cancelled = Dieser Tisch wurde abgesagt.
refuse-full = An diesem Tisch ist so viel geschehen, dass nichts mehr in sein Protokoll passt: Eröffne einen anderen.
refuse-talk-none = An diesem Tisch wird nichts gesagt: So wurde er angelegt.
refuse-talk-phrases = An diesem Tisch können nur die fertigen Sätze gesagt werden: So wurde er angelegt.
refuse-say-something = Sage entweder einen der fertigen Sätze oder etwas Eigenes.
refuse-say-less = Das ist länger als { $most } Zeichen: Sage es in mehreren Teilen.
refuse-say-slower = Du hast in einer halben Minute viel gesagt: Warte kurz und mache dann weiter.

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
refuse-no-ticket = Dieser Link gehört zu keinem Platz an diesem Tisch: Er ist unvollständig, oder ein neuerer hat ihn ersetzt. Frag die Person, die ihn geschickt hat.
refuse-colour-taken = Diese Farbe hat schon jemand am Tisch. Wähle eine andere.
refuse-colour-twice = Alle brauchen eine eigene Farbe, und der Pashabot ist gelb. Wähle verschiedene Farben.
refuse-seat-taken = Dieser Platz ist schon besetzt, von { $name }. Bist du das, dann füg dieses Gerät mit einem Code vom anderen hinzu; wenn nicht, sag es der Person, die dich eingeladen hat.
refuse-no-code = Dieser Code gilt an diesem Tisch nicht: Ein Code gilt einmal und fünf Minuten lang. Hol dir auf deinem anderen Gerät einen neuen.
refuse-same-name = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
refuse-seat-empty = Auf diesem Platz sitzt noch niemand. Du kannst stattdessen seinen Link erneuern.
refuse-seat-moved = Auf diesem Platz wurde schon gespielt, darum bleibt er besetzt.
refuse-only-net = Nur Plätze einer Online-Partie lassen sich weitergeben.
refuse-no-invitation = Auf diesen Platz ist niemand eingeladen.
refuse-not-maker = Einen neuen Link macht nur, wer den Tisch eröffnet oder den Platz weitergegeben hat.
refuse-ticket-used = Dieser Platz ist schon besetzt: Nur wer dort spielt, kann ihn weitergeben.
refuse-only-net-open = Nur ein Tisch für eine Online-Partie kann für alle offen sein.
refuse-not-open = Dieser Tisch ist nicht für alle offen: Wer ihn eröffnet hat, kann dir einen Link schicken.
refuse-nothing-free = An diesem Tisch sind alle Plätze besetzt.
refuse-only-maker = Das kann nur, wer den Tisch eröffnet hat.
refuse-rated-kind = Nur Online-Partien und Partien gegen Bots können gewertet werden.
refuse-rated-bots = Eine gewertete Partie spielst du gegen unsere Stufen: { $bots }.
refuse-rated-corrected = Gewertete Partien werden mit unseren eigenen Werten gespielt, ohne Berichtigungen.
refuse-rated-name = Diese Partie wird gewertet: Leg zuerst auf der Seite „Meine Partien“ einen Namen an.
refuse-rated-twice = Du hast an diesem Tisch schon einen Platz, und in einer gewerteten Partie hat jede Person nur einen.
refuse-rated-hand-on = Der Platz in einer gewerteten Partie lässt sich nicht weitergeben.
refuse-rated-hint = In einer gewerteten Partie gibt es keine Tipps.
refuse-hints-none = An diesem Tisch gibt es keine Tipps.
refuse-hints-practice = An diesem Tisch gibt es Tipps nur, solange keine anderen Menschen mitspielen.
refuse-no-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
refuse-no-key = Ein Name gehört zu einem Schlüssel mit 32 Zeichen. Schicke deinen mit.
refuse-key-used = Dieser Schlüssel lässt sich hier nicht verwenden: Leg einen anderen an.
refuse-no-person = Zu diesem Schlüssel ist hier kein Name gespeichert.

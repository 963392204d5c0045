### Being told of one's turn

notices-on = Wenn du dran bist, wird dir das auf diesem Gerät gemeldet, auch wenn keine Seite offen ist.
notices-turn-off = Hier nicht mehr melden
notices-denied = Dein Browser unterdrückt Benachrichtigungen dieser Seite: Erlaube sie in seinen Einstellungen, um zu erfahren, wann du dran bist.
notices-install = Um auf diesem Gerät zu erfahren, wann du dran bist, füge diese Seite zuerst zum Home-Bildschirm hinzu (Teilen-Knopf) und öffne sie von dort.
notices-failed = Dieser Browser kann im Moment nicht benachrichtigt werden.
notices-awake = Bildschirm in Live-Partien anlassen
notices-vibrate = Vibrieren, wenn ich dran bin

## E-mail

notices-mail = Sag mir per E-Mail Bescheid
notices-mail-example = name@example.org
notices-mail-send = Bestätigungsmail schicken
notices-mail-waiting = Eine E-Mail ist zu dir unterwegs: Öffne den Link darin, um deine Adresse zu bestätigen.
notices-mail-on = Wenn du an diesem Tisch dran bist, bekommst du eine E-Mail.
notices-mail-stop = Keine E-Mails mehr
notices-mail-title-confirm = Benachrichtigung per E-Mail
notices-mail-title-stop = Keine E-Mails mehr
notices-mail-ask = Möchtest du per E-Mail erfahren, wann du an deinem Marrakesh-Tisch dran bist?
notices-mail-yes = Ja, schickt mir E-Mails
notices-mail-done-confirm = Deine Adresse ist bestätigt. In jeder E-Mail ist ein Link, mit dem du keine mehr bekommst.
notices-mail-done-stop = Du bekommst keine E-Mails mehr über diesen Tisch, und deine Adresse ist gelöscht.
notices-mail-to-table = Zum Tisch

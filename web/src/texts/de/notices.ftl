### Being told of one's turn

notices-on = Immer wenn du dran bist, bekommst du auf diesem Gerät eine Benachrichtigung, auch wenn die Seite nicht offen ist.
notices-turn-off = Benachrichtigungen ausschalten
notices-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen, damit du benachrichtigt wirst, wenn du dran bist.
notices-install = Um auf diesem Gerät benachrichtigt zu werden, füge diese Seite zuerst zum Home-Bildschirm hinzu (Teilen-Knopf) und öffne sie von dort.
notices-install-offer = Möchtest du Marrakesh auf dem Startbildschirm haben?
notices-install-go = Installieren
notices-install-never = Nein, danke
notices-failed = Benachrichtigungen funktionieren in diesem Browser gerade nicht.
notices-awake = Bildschirm in Live-Partien anlassen
notices-vibrate = Vibrieren, wenn ich dran bin

## E-mail

notices-mail = Per E-Mail benachrichtigen
notices-mail-example = name@example.org
notices-mail-send = Bestätigungsmail schicken
notices-mail-waiting = Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um deine Adresse zu bestätigen.
notices-mail-on = Du bekommst jedes Mal eine E-Mail, wenn du an diesem Tisch dran bist.
notices-mail-stop = Keine E-Mails mehr
notices-mail-title-confirm = Benachrichtigung per E-Mail
notices-mail-title-stop = Keine E-Mails mehr
notices-mail-ask = Möchtest du jedes Mal eine E-Mail bekommen, wenn du an deinem Marrakesh-Tisch dran bist?
notices-mail-yes = Ja, E-Mails schicken
notices-mail-done-confirm = Deine Adresse ist bestätigt. Jede E-Mail enthält einen Link zum Abbestellen.
notices-mail-done-stop = Du bekommst keine E-Mails mehr zu diesem Tisch, und deine Adresse ist gelöscht.
notices-mail-to-table = Zum Tisch

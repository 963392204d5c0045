### Being told of one's turn

notices-on = Wenn du dran bist, wird dir das auf diesem Gerät gemeldet, auch wenn keine Seite offen ist.
notices-turn-off = Hier nicht mehr melden
notices-denied = Dein Browser unterdrückt Benachrichtigungen dieser Seite: Erlaube sie in seinen Einstellungen, um zu erfahren, wann du dran bist.
notices-install = Um auf diesem Gerät zu erfahren, wann du dran bist, füge diese Seite zuerst zum Home-Bildschirm hinzu (Teilen-Knopf) und öffne sie von dort.
notices-failed = Dieser Browser kann im Moment nicht benachrichtigt werden.
notices-awake = Bildschirm in Live-Partien anlassen
notices-vibrate = Vibrieren, wenn ich dran bin

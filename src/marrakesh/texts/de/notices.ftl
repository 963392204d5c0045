### Notices that reach people when no page is open

notice-turn = { $name }, du bist am Zug.
notice-due = { $name }, du bist am Zug und hast noch { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} Zeit.
notice-soon = { $name }, du bist am Zug und hast weniger als eine Stunde Zeit.
notice-table = Am Tisch mit { $others }.

refuse-push-address = Die Adresse eines Push-Dienstes muss mit https:// beginnen.
refuse-push-keys = Das sind nicht die Schlüssel eines Push-Abonnements.
refuse-too-many-subscriptions = An diesem Tisch werden schon zu viele Geräte benachrichtigt: Schalte es auf einem anderen aus.

mail-confirm-title = Bestätige deine Adresse für { $site }
mail-confirm = Jemand, vermutlich du, möchte per E-Mail erfahren, wann er an einem Tisch von Marrakesh auf { $site } am Zug ist. Wenn das stimmt, öffne innerhalb von { $hours } Stunden diese Seite und bestätige es:
mail-ignore = Wenn nicht, musst du nichts tun: Du bekommst keine weitere E-Mail, und die Adresse wird gelöscht.
mail-stop = Wenn du keine E-Mails mehr über diesen Tisch bekommen möchtest:

refuse-no-mail = Dieser Server verschickt keine E-Mails.
refuse-mail-address = Das ist keine E-Mail-Adresse: Sie muss wie name@example.org aussehen.
refuse-mail-failed = Die E-Mail konnte nicht verschickt werden: Prüfe die Adresse oder versuche es später noch einmal.
refuse-mail-link = Dieser Link ist unvollständig, zu alt oder gehört zu einer Adresse, die ersetzt wurde: Gib deine Adresse am Tisch noch einmal ein.
refuse-too-much-mail = Es wurden zu viele E-Mails angefordert: Bitte versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.

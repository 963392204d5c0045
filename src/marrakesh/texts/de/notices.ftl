### Notices that reach people when no page is open

notice-turn = { $name }, du bist dran.
notice-due = { $name }, du bist dran und hast noch { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} Zeit.
notice-soon = { $name }, du bist dran und hast weniger als eine Stunde Zeit.
notice-table = Am Tisch mit { $others }.

refuse-push-address = Die Adresse eines Push-Dienstes muss mit https:// beginnen.
refuse-push-keys = Das sind keine gültigen Schlüssel eines Push-Abonnements.
refuse-too-many-subscriptions = Für diesen Tisch werden schon zu viele Geräte benachrichtigt. Schalte die Benachrichtigungen auf einem anderen Gerät aus.

mail-confirm-title = Bestätige deine E-Mail-Adresse für { $site }
mail-confirm = Jemand, vermutlich du, hat diese Adresse angegeben, damit du eine E-Mail bekommst, sobald du an einem Marrakesh-Tisch auf { $site } dran bist. Wenn du das warst, öffne innerhalb von { $hours } Stunden diese Seite und bestätige deine Adresse:
mail-ignore = Wenn du das nicht warst, ignoriere diese E-Mail einfach: Du bekommst keine weitere, und deine Adresse wird gelöscht.
mail-stop = E-Mails zu diesem Tisch abbestellen:

refuse-no-mail = Dieser Server verschickt keine E-Mails.
refuse-mail-address = Das ist keine E-Mail-Adresse; sie müsste wie name@example.org aussehen.
refuse-mail-failed = Die E-Mail konnte nicht verschickt werden. Prüfe die Adresse oder versuche es später noch einmal.
refuse-mail-link = Dieser Link ist unvollständig, zu alt oder gehört zu einer Adresse, die inzwischen ersetzt wurde. Gib deine Adresse am Tisch noch einmal ein.
refuse-too-much-mail = Es wurden zu viele E-Mails angefordert. Bitte versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.

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

### Notices that reach people when no page is open

notice-turn = { $name }, it is your turn.
notice-due = { $name }, it is your turn, and { $hours ->
    [one] one hour is left
   *[other] { $hours } hours are left
}.
notice-soon = { $name }, it is your turn, and less than an hour is left.
notice-table = At the table with { $others }.

refuse-push-address = The address of a push service must begin with https://.
refuse-push-keys = These are not the keys of a browser’s push subscription.
refuse-too-many-subscriptions = Too many devices are told about this table already: switch the notices off on another one.

### Notices that reach people when no page is open

notice-turn = { $name }, it’s your turn.
notice-due = { $name }, it’s your turn: { $hours ->
    [one] one hour left
   *[other] { $hours } hours left
}.
notice-soon = { $name }, it’s your turn: less than an hour left.
notice-table = At the table with { $others }.

refuse-push-address = A push service’s address must begin with https://.
refuse-push-keys = These aren’t valid keys for a browser’s push subscription.
refuse-too-many-subscriptions = Too many devices already get notifications for this table. Turn them off on another device first.

mail-confirm-title = Confirm your address for { $site }
mail-confirm = Someone, probably you, asked us to e-mail you whenever it’s your turn at a Marrakesh table on { $site }. If that was you, open this page within { $hours } hours to confirm:
mail-ignore = If it wasn’t you, just ignore this e-mail: you won’t get another one, and your address will be deleted.
mail-stop = To stop e-mails about this table:

refuse-no-mail = This server doesn’t send e-mails.
refuse-mail-address = This isn’t an e-mail address. An address must look like name@example.org.
refuse-mail-failed = The e-mail couldn’t be sent. Check the address, or try again later.
refuse-mail-link = This link is incomplete, too old or for an address that has been replaced. Enter your address at the table again.
refuse-too-much-mail = Too many e-mails have been requested. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

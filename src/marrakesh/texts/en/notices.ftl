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

mail-confirm-title = Confirm your address for { $site }
mail-confirm = Somebody, probably you, would like to be told by e-mail when it is their turn at a table of Marrakesh on { $site }. If that is right, open this page within { $hours } hours and confirm it:
mail-ignore = Otherwise do nothing: you will get no further mail, and the address is deleted.
mail-stop = To get no more mail about this table:

refuse-no-mail = This server sends no e-mail.
refuse-mail-address = This is not an e-mail address: it must look like name@example.org.
refuse-mail-failed = The mail could not be sent: check the address, or try again later.
refuse-mail-link = This link is not complete, too old, or of an address that has been replaced: enter your address at the table again.
refuse-too-much-mail = Too many mails have been asked for: please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

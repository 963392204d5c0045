### Being told of one's turn

notices-on = Notices of your turns come to this device, also when no page is open.
notices-turn-off = No more notices here
notices-denied = Your browser blocks notifications of this page: allow them in its settings to be told of your turns.
notices-install = To be told of your turns on this device, first add this page to the Home Screen (share button) and open it from there.
notices-failed = This browser cannot be told of your turns at the moment.
notices-awake = Keep the screen on in live play
notices-vibrate = Vibrate on my turn

## E-mail

notices-mail = Tell me by e-mail
notices-mail-example = name@example.org
notices-mail-send = Send confirmation mail
notices-mail-waiting = A mail is on its way to you: open the link in it to confirm your address.
notices-mail-on = You are told of your turns at this table by e-mail.
notices-mail-stop = No more mail
notices-mail-title-confirm = Notices by e-mail
notices-mail-title-stop = No more mail
notices-mail-ask = Do you want to be told by e-mail when it is your turn at your table of Marrakesh?
notices-mail-yes = Yes, send me mail
notices-mail-done-confirm = Your address is confirmed. Every mail has a link with which you get no more.
notices-mail-done-stop = You get no more mail about this table, and your address is deleted.
notices-mail-to-table = To the table

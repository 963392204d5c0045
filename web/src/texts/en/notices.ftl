### Being told of one's turn

notices-on = You’ll be notified on this device whenever it’s your turn, even when this page is closed.
notices-turn-off = Turn off notifications
notices-denied = Your browser blocks notifications from this page. Allow them in its settings to be notified whenever it’s your turn.
notices-install = To be notified on this device, first add this page to your Home Screen (Share button) and open it from there.
notices-install-offer = Would you like Marrakesh on your home screen?
notices-install-go = Install
notices-install-never = No, thanks
notices-failed = Notifications aren’t available in this browser right now.
notices-awake = Keep the screen on in live games
notices-vibrate = Vibrate when it’s my turn

## E-mail

notices-mail = Notify me by e-mail
notices-mail-example = name@example.org
notices-mail-send = Send confirmation e-mail
notices-mail-waiting = We’ve sent you an e-mail. Open the link in it to confirm your address.
notices-mail-on = You’ll get an e-mail whenever it’s your turn at this table.
notices-mail-stop = Stop e-mails
notices-mail-title-confirm = E-mail notifications
notices-mail-title-stop = Stop e-mails
notices-mail-ask = Would you like an e-mail whenever it’s your turn at your Marrakesh table?
notices-mail-yes = Yes, e-mail me
notices-mail-done-confirm = Your address is confirmed. Every e-mail contains a link to unsubscribe.
notices-mail-done-stop = You won’t get any more e-mails about this table, and your address has been deleted.
notices-mail-to-table = Go to the table

### Being told of one's turn

notices-on = Notices of your turns come to this device, also when no page is open.
notices-turn-off = No more notices here
notices-denied = Your browser blocks notifications of this page: allow them in its settings to be told of your turns.
notices-install = To be told of your turns on this device, first add this page to the Home Screen (share button) and open it from there.
notices-failed = This browser cannot be told of your turns at the moment.
notices-awake = Keep the screen on in live play
notices-vibrate = Vibrate on my turn

### The site: the game without a server, in one browser.

site-title = In your browser only
site-about = This page needs no server: the whole game runs in your browser, even offline, and your games are saved there. Running your own server adds online play with chat, clocks and ratings.
site-loading = The game is loading; have a look around in the meantime.
site-loading-bots = Hints and the stronger bots are loading.
site-failed = The game couldn’t be loaded. Check that you’re online, then try again.
site-problem = The game engine isn’t responding. Try again, or reload this page.
site-remove-sure = The game will be deleted from this browser. To keep it, save its record first.
site-record = Save record
site-record-game = Save record: { $names }

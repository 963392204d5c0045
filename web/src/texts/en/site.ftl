### The site: the game without a server, in one browser.

site-title = Just this browser
site-about = This page needs no server: the whole game runs in your browser, also without network, and your games stay in it. A server of your own adds online play with chat, clocks and ratings.
site-loading = The game is getting ready; you can look around already.
site-failed = The game could not be loaded. Check that you are connected, then try again.
site-problem = The game’s engine is not answering. Try again, or reload this page.
site-remove-sure = It is deleted from this browser. To keep it, save its record first.
site-record = Save
site-record-game = Save the record of the game: { $names }

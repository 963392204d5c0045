### De site zonder server: het spel in één browser.

site-title = Alleen in je browser
site-about = Deze pagina heeft geen server nodig: het hele spel draait in je browser, ook offline, en je spellen worden daar opgeslagen. Met een eigen server kun je ook online spelen, met chat, klokken en ratings.
site-loading = Het spel wordt klaargezet; je kunt alvast rondkijken.
site-loading-bots = Tips en de sterkere bots worden geladen.
site-failed = Het spel kon niet worden geladen. Controleer of je verbinding hebt en probeer het opnieuw.
site-problem = Het spel reageert niet. Probeer het opnieuw of laad de pagina opnieuw.
site-remove-sure = Het spel wordt uit deze browser verwijderd. Wil je het bewaren, sla dan eerst het verslag op.
site-record = Verslag opslaan
site-record-game = Verslag opslaan: { $names }

### Being told of one's turn

notices-on = Als jij aan de beurt bent, krijg je dat op dit apparaat te horen, ook als er geen pagina open is.
notices-turn-off = Hier niet meer melden
notices-denied = Je browser blokkeert meldingen van deze pagina: sta ze in de instellingen toe om te horen wanneer jij aan de beurt bent.
notices-install = Om op dit apparaat te horen wanneer jij aan de beurt bent, zet je deze pagina eerst op het beginscherm (deelknop) en open je haar daar.
notices-failed = Deze browser kan op dit moment geen bericht krijgen.
notices-awake = Scherm aan laten tijdens live spelen
notices-vibrate = Trillen als ik aan de beurt ben

## E-mail

notices-mail = Waarschuw me per e-mail
notices-mail-example = naam@example.org
notices-mail-send = Bevestigingsmail sturen
notices-mail-waiting = Er is een e-mail naar je onderweg: open de link erin om je adres te bevestigen.
notices-mail-on = Als je aan deze tafel aan de beurt bent, krijg je een e-mail.
notices-mail-stop = Geen e-mail meer
notices-mail-title-confirm = Berichten per e-mail
notices-mail-title-stop = Geen e-mail meer
notices-mail-ask = Wil je per e-mail horen wanneer je aan je tafel van Marrakesh aan de beurt bent?
notices-mail-yes = Ja, stuur me e-mail
notices-mail-done-confirm = Je adres is bevestigd. In elke e-mail staat een link waarmee je er geen meer krijgt.
notices-mail-done-stop = Je krijgt geen e-mail meer over deze tafel, en je adres is verwijderd.
notices-mail-to-table = Naar de tafel

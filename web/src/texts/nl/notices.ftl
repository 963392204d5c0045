### Being told of one's turn

notices-on = Je krijgt op dit apparaat telkens een melding als je aan de beurt bent, ook als deze pagina gesloten is.
notices-turn-off = Meldingen uitzetten
notices-denied = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen om telkens een melding te krijgen als je aan de beurt bent.
notices-install = Wil je op dit apparaat meldingen krijgen, zet deze pagina dan eerst op je beginscherm (deelknop) en open hem daar.
notices-install-offer = Wil je Marrakesh op je beginscherm?
notices-install-go = Installeren
notices-install-never = Nee, bedankt
notices-failed = Deze browser kan op dit moment geen meldingen ontvangen.
notices-awake = Scherm aanlaten bij livespellen
notices-vibrate = Trillen als ik aan de beurt ben

## E-mail

notices-mail = Waarschuw me per e-mail
notices-mail-example = naam@example.org
notices-mail-send = Bevestigingsmail sturen
notices-mail-waiting = We hebben je een e-mail gestuurd. Open de link daarin om je adres te bevestigen.
notices-mail-on = Je krijgt telkens een e-mail als je aan deze tafel aan de beurt bent.
notices-mail-stop = Geen e-mails meer
notices-mail-title-confirm = Meldingen per e-mail
notices-mail-title-stop = Geen e-mails meer
notices-mail-ask = Wil je telkens een e-mail krijgen als je aan je Marrakesh-tafel aan de beurt bent?
notices-mail-yes = Ja, stuur me e-mails
notices-mail-done-confirm = Je adres is bevestigd. In elke e-mail staat een link om je af te melden.
notices-mail-done-stop = Je krijgt geen e-mails meer over deze tafel, en je adres is verwijderd.
notices-mail-to-table = Naar de tafel

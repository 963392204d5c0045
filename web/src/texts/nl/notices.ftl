### Being told of one's turn

notices-on = Als jij aan de beurt bent, krijg je dat op dit apparaat te horen, ook als er geen pagina open is.
notices-turn-off = Hier niet meer melden
notices-denied = Je browser blokkeert meldingen van deze pagina: sta ze in de instellingen toe om te horen wanneer jij aan de beurt bent.
notices-install = Om op dit apparaat te horen wanneer jij aan de beurt bent, zet je deze pagina eerst op het beginscherm (deelknop) en open je haar daar.
notices-failed = Deze browser kan op dit moment geen bericht krijgen.
notices-awake = Scherm aan laten tijdens live spelen
notices-vibrate = Trillen als ik aan de beurt ben

### Notices that reach people when no page is open

notice-turn = { $name }, jij bent aan de beurt.
notice-due = { $name }, jij bent aan de beurt en hebt nog { $hours ->
    [one] een uur
   *[other] { $hours } uur
}.
notice-soon = { $name }, jij bent aan de beurt en hebt nog minder dan een uur.
notice-table = Aan de tafel met { $others }.

refuse-push-address = Het adres van een pushdienst moet met https:// beginnen.
refuse-push-keys = Dit zijn geen geldige sleutels van een pushabonnement.
refuse-too-many-subscriptions = Er krijgen al te veel apparaten meldingen over deze tafel. Zet de meldingen eerst op een ander apparaat uit.

mail-confirm-title = Bevestig je adres voor { $site }
mail-confirm = Iemand, waarschijnlijk jij, heeft dit adres opgegeven, zodat je een e-mail krijgt als je aan de beurt bent aan een Marrakesh-tafel op { $site }. Was jij dat? Open dan binnen { $hours } uur deze pagina om het te bevestigen:
mail-ignore = Heb je dit niet aangevraagd? Dan hoef je niets te doen: je krijgt geen e-mail meer, en je adres wordt verwijderd.
mail-stop = Geen e-mail meer over deze tafel? Meld je hier af:

refuse-no-mail = Deze server verstuurt geen e-mail.
refuse-mail-address = Dit is geen e-mailadres. Een e-mailadres ziet eruit als naam@example.org.
refuse-mail-failed = De e-mail kon niet worden verstuurd. Controleer het adres of probeer het later nog eens.
refuse-mail-link = Deze link is onvolledig, te oud of van een adres dat is vervangen. Vul je adres aan de tafel opnieuw in.
refuse-too-much-mail = Er zijn te veel e-mails aangevraagd. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} nog eens.

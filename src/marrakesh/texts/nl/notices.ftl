### Notices that reach people when no page is open

notice-turn = { $name }, jij bent aan de beurt.
notice-due = { $name }, jij bent aan de beurt en hebt nog { $hours ->
    [one] een uur
   *[other] { $hours } uur
}.
notice-soon = { $name }, jij bent aan de beurt en hebt minder dan een uur.
notice-table = Aan de tafel met { $others }.

refuse-push-address = Het adres van een pushdienst moet met https:// beginnen.
refuse-push-keys = Dit zijn niet de sleutels van een pushabonnement.
refuse-too-many-subscriptions = Er krijgen al te veel apparaten bericht over deze tafel: zet het op een ander apparaat uit.

mail-confirm-title = Bevestig je adres voor { $site }
mail-confirm = Iemand, waarschijnlijk jij, wil per e-mail horen wanneer die aan de beurt is aan een tafel van Marrakesh op { $site }. Als dat klopt, open dan binnen { $hours } uur deze pagina en bevestig het:
mail-ignore = Zo niet, dan hoef je niets te doen: je krijgt geen e-mail meer, en het adres wordt verwijderd.
mail-stop = Als je geen e-mail meer over deze tafel wilt krijgen:

refuse-no-mail = Deze server verstuurt geen e-mail.
refuse-mail-address = Dit is geen e-mailadres: het moet eruitzien als naam@example.org.
refuse-mail-failed = De e-mail kon niet worden verstuurd: controleer het adres of probeer het later nog eens.
refuse-mail-link = Deze link is onvolledig, te oud of van een adres dat is vervangen: vul je adres aan de tafel opnieuw in.
refuse-too-much-mail = Er is te veel e-mail aangevraagd: probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} nog eens.

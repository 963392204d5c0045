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

/** Announces your turn with a sound, a notification and, online, vibration; and every step with a
 * sound. */
import type { Snapshot } from "../api/messages";
import { namesOf } from "../end/result";
import { t } from "../lib/texts.svelte";
import { notify } from "../notices/notifications.svelte";
import { vibrate } from "../notices/turnAlerts";
import { play } from "../sound/sounds";
import type { Step } from "./story/steps";
import { isYours } from "./turn";

export class Announcer {
  #turn = false;

  snapshot(snapshot: Snapshot): void {
    const before = this.#turn;
    this.#turn = isYours(snapshot);
    if (!this.#turn || before) return;
    play("turn");
    if (snapshot.info.kind === "net") vibrate(); // bots are quick; everyone sees a shared screen
    const name = namesOf(snapshot.info)[snapshot.seat] ?? "";
    notify(t("play-notification", { name }), snapshot.info.table);
  }

  step({ toss, scoring }: Step): void {
    if (!toss) play(scoring ? "scored" : "step");
  }
}

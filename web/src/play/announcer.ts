/** Announcements beyond what is seen: one's turn, and with sound every step. */
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

  sight(sight: Snapshot): void {
    const before = this.#turn;
    this.#turn = isYours(sight);
    if (!this.#turn || before) return;
    play("turn");
    if (sight.info.kind === "net") vibrate(); // bots are quick, and at one screen all look at it
    const name = namesOf(sight.info)[sight.seat] ?? "";
    notify(t("play-notification", { name }), sight.info.table);
  }

  step({ toss, scoring }: Step): void {
    play(toss ? "toss" : scoring ? "scored" : "step");
  }
}

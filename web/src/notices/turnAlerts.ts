/** Alerts for the players at a table: notifications when the page is closed, a wake lock while it
 * is open, and a vibration on their turn. */
import type { Snapshot } from "../api/messages";
import { settings } from "../lib/settings.svelte";
import { clearNotices, follow } from "./push.svelte";
import { WakeLock } from "./wakeLock";

const PATTERN = [120, 80, 120];

export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Vibrate, unless the user prefers reduced motion; browsers allow it only after a touch. */
export function vibrate(): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!settings.vibrate || calm || !canVibrate()) return;
  if (navigator.userActivation.hasBeenActive) navigator.vibrate(PATTERN);
}

export class TurnAlerts {
  #awake = new WakeLock();
  /** Language of the subscription to this table's notifications; empty if there is none. */
  #followed = "";

  constructor(readonly table: string) {
    addEventListener("focus", this.#looking);
    this.#looking();
  }

  snapshot({ info, yours }: Snapshot): void {
    const plays = yours.length > 0 && !info.over;
    const together = info.kind === "net" || info.kind === "screen";
    this.#awake.want(plays && together && info.pace === "live" && settings.awake);
    if (!plays || info.kind !== "net" || this.#followed === settings.lang) return;
    this.#followed = settings.lang;
    void follow(this.table);
  }

  close(): void {
    removeEventListener("focus", this.#looking);
    this.#awake.close();
  }

  #looking = (): void => void clearNotices(this.table);
}

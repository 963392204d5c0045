/** Ignores taps meant for something else: the second of a double tap, and taps on options that have
    only just appeared. */
import { byFinger, FRESH } from "../../lib/longPress";

export class TapGuard {
  #since = -FRESH;
  #second = false;
  #at = Infinity;

  /** Note that new options have appeared. */
  renew(): void {
    this.#since = performance.now();
  }

  /** Note the click or key that is about to take effect. */
  heed(event: MouseEvent | KeyboardEvent): void {
    this.#second = event instanceof MouseEvent && event.detail > 1;
    this.#at = event instanceof MouseEvent && byFinger() ? event.timeStamp : Infinity;
  }

  get hasty(): boolean {
    return this.#second || this.#at - this.#since < FRESH;
  }
}

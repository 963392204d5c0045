/** A tap that was meant for something else decides nothing: neither the second of a double tap nor
    one at options that have only just come. */
import { byFinger, FRESH } from "../../lib/longPress";

export class TapGuard {
  #since = -FRESH;
  #second = false;
  #at = Infinity;

  /** New options have come. */
  renew(): void {
    this.#since = performance.now();
  }

  /** Something is about to be done by a click, or else by a key. */
  heed(event: MouseEvent | KeyboardEvent): void {
    this.#second = event instanceof MouseEvent && event.detail > 1;
    this.#at = event instanceof MouseEvent && byFinger() ? event.timeStamp : Infinity;
  }

  get hasty(): boolean {
    return this.#second || this.#at - this.#since < FRESH;
  }
}

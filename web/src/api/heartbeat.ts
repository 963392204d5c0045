/** Whether a connection is alive: some die without a word and swallow whatever is sent.
 *
 * A page cannot send WebSocket pings, so ours are messages. Whatever is heard is a sign of life.
 */

/** Milliseconds without a word after which we ask whether anybody is there. */
const QUIET = 15_000;
/** A question unanswered for twice as long means that the connection is dead; halfway we ask again. */
const HALF = 2_500;
/** The time for connecting and for the first snapshot; twice as long at each further attempt. */
const OPENING = 10_000;
const LONGEST_OPENING = 40_000;
/** An alarm this late means that the page slept, and the answer may be waiting in line. */
const LATE = 1_000;

export class Heartbeat {
  readonly #ping: () => void;
  readonly #dead: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;
  /** How often we have asked since we heard something. */
  #asked = 0;
  #opening = OPENING;

  constructor(ping: () => void, dead: () => void) {
    this.#ping = ping;
    this.#dead = dead;
  }

  /** A connection is being opened. */
  open(): void {
    this.#wait(this.#opening, () => {
      this.#opening = Math.min(LONGEST_OPENING, 2 * this.#opening);
      this.#dead();
    });
  }

  heard(): void {
    this.#opening = OPENING;
    this.#asked = 0;
    this.#wait(QUIET, this.#alarm);
  }

  /** Something was sent that will be answered. */
  expect(): void {
    if (this.#asked) return;
    this.#asked = 1;
    this.#wait(HALF, this.#alarm);
  }

  /** Ask now: the network has changed, or the page was asleep. */
  ask(): void {
    this.#ping();
    this.expect();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = 0;
  }

  #alarm = (): void => {
    const late = Date.now() - this.#due > LATE;
    if (this.#asked > (late ? 3 : 1)) {
      this.#dead();
      return;
    }
    this.#asked += 1;
    this.#ping();
    this.#wait(HALF, this.#alarm);
  };

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#due = Date.now() + time;
    this.#timer = setTimeout(then, time);
  }
}

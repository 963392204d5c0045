/** Heartbeat of a connection, which may die silently and lose everything sent afterwards.
 *
 * A page cannot send WebSocket pings, so ours are messages. Any message counts as an answer.
 */

/** Milliseconds of silence before we send a ping. */
const QUIET = 15_000;
/** Milliseconds until an unanswered ping is repeated, and from then until the connection counts as
 * dead. */
const HALF = 2_500;
/** Timeout in milliseconds for connecting and receiving the first snapshot; doubled with each
 * further attempt. */
const OPENING = 10_000;
const LONGEST_OPENING = 40_000;
/** A timer that fires this many milliseconds late means that the page slept, so an answer may still
 * be queued. */
const LATE = 1_000;

export class Heartbeat {
  readonly #ping: () => void;
  readonly #dead: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;
  /** How many replies have been awaited since anything was last received. */
  #asked = 0;
  #opening = OPENING;

  constructor(ping: () => void, dead: () => void) {
    this.#ping = ping;
    this.#dead = dead;
  }

  /** Start the timer for a connection being opened. */
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

  /** Expect an answer to a message just sent. */
  expect(): void {
    if (this.#asked) return;
    this.#asked = 1;
    this.#wait(HALF, this.#alarm);
  }

  /** Ping now, as the network has changed or the page was asleep. */
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

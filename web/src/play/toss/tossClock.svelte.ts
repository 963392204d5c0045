/** Keeps the time of a toss on stage: its movement, then its result. */
import { tossShown, tossTimes, type TossTimes } from "./times";

export class TossClock {
  /** The times of the toss on stage; null if there is none. */
  times: TossTimes | null = $state.raw(null);
  /** Whether the keshis lie where they stay. */
  settled = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: () => void = () => {};

  /** Put a toss on stage, and call back when it is over. */
  start(over: () => void): void {
    this.stop();
    this.times = tossTimes();
    this.settled = false;
    this.#over = over;
    this.#timer = setTimeout(() => this.#settle(), this.times.motion);
  }

  /** Skip the movement, or leave the stage if the result is already there. */
  hurry = (): void => {
    if (!this.settled) this.#settle();
    else this.#leave();
  };

  /** Clear the stage without calling back. */
  stop(): void {
    clearTimeout(this.#timer);
    this.times = null;
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.settled = true;
    tossShown();
    this.#timer = setTimeout(() => this.#leave(), this.times?.result);
  }

  #leave(): void {
    this.stop();
    this.#over();
  }
}

/** A wake lock that keeps the screen on during live play, in browsers that support it. */

/** Milliseconds without activity after which we assume that no one is playing. */
const LONGEST = 10 * 60_000;

export function canStayAwake(): boolean {
  return "wakeLock" in navigator;
}

export class WakeLock {
  #wanted = false;
  #lock: WakeLockSentinel | null = null;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener("visibilitychange", this.#renew);
  }

  /** Keep the screen on until `LONGEST` has passed without another call, or let it turn off. */
  want(wanted: boolean): void {
    this.#wanted = wanted && canStayAwake();
    clearTimeout(this.#timer);
    if (this.#wanted) this.#timer = setTimeout(() => this.want(false), LONGEST);
    this.#renew();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#renew);
    this.want(false);
  }

  /** Renew the lock, which browsers release whenever the page is hidden. */
  #renew = (): void => {
    if (!this.#wanted) {
      void this.#lock?.release();
      this.#lock = null;
    } else if (!this.#asking && (this.#lock?.released ?? true) && !document.hidden) {
      void this.#ask();
    }
  };

  async #ask(): Promise<void> {
    this.#asking = true;
    try {
      this.#lock = await navigator.wakeLock.request("screen");
    } catch {
      // Low battery or a policy: the screen may turn off.
    }
    this.#asking = false;
    if (!this.#wanted) this.#renew(); // release a lock that is not wanted any more
  }
}

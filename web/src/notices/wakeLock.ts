/** Keeps the screen on while people play live, where browsers can. */

/** Nothing has happened for so long: then nobody is playing any more. */
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

  /** Something has happened at the table; keep the screen on from here, or no longer. */
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

  /** Browsers release it whenever the page is hidden. */
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
      // Low battery, or a policy: the screen may go off.
    }
    this.#asking = false;
    if (!this.#wanted) this.#renew(); // unwanted meanwhile
  }
}

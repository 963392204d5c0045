/** The browser's offer to install the page as an application, kept until it is useful. */

import { isFirstFinished } from "../game/finishedGames";
import { storedText } from "../lib/storage";

/** An event that only some browsers have, so TypeScript doesn't know it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const answered = storedText("marrakesh-install");

class Installation {
  #event: InstallEvent | null = $state.raw(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the browser would ask on arrival, before anyone has played
      this.#event = event as InstallEvent;
    });
    addEventListener("appinstalled", () => this.decline());
  }

  /** Whether to offer it at the end of this game: once, after the first. */
  offeredAfter(table: string): boolean {
    return this.#event !== null && !answered.read() && isFirstFinished(table);
  }

  accept(): void {
    void this.#event?.prompt();
    this.decline();
  }

  /** Never offer it again. */
  decline(): void {
    answered.write("answered");
    this.#event = null;
  }
}

export const installation = new Installation();

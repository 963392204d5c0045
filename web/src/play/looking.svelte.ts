/** Which part of the table is in view. */
import type { Part } from "../city/places";
import { lasting, settings } from "../lib/settings.svelte";
import type { Look } from "./camera";
import type { Where } from "./parts";

/** What a phone shows one at a time. */
export const TABS = ["city", "board", "others", "log"] as const;

/** How long the camera stays when there is nothing more to see, in milliseconds. */
const PAUSE = 1000;

export class Looking {
  tab: (typeof TABS)[number] = $state("city");
  /** The parts of the City shown large, on a phone one at most; none: all of it. */
  city: readonly Part[] = $state.raw([]);
  /** The part of one's own board that a phone shows alone; "": all of it. */
  board = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The user opens parts of the City. */
  open(parts: readonly Part[]): void {
    clearTimeout(this.#timer);
    this.city = parts;
    this.tab = "city";
  }

  /** The user opens a part of the board. */
  openBoard(part: string): void {
    this.board = part;
    this.tab = "board";
  }

  /** A phone shows where a decision is. */
  seek({ tab, part }: Where): void {
    if (tab === "board") this.openBoard(part);
    else this.open(part ? [part as Part] : []);
  }

  /** Something is asked or happens: the camera looks there; without anything to be seen it shows
      the whole City again after a while. */
  follow(look: Look): void {
    clearTimeout(this.#timer);
    const pause = look ? 0 : lasting(PAUSE);
    const parts = settings.calm || !look ? [] : look;
    if (pause) this.#timer = setTimeout(() => (this.city = parts), pause);
    else this.city = parts;
  }

  /** The page is gone. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}

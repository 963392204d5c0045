/** Which part of the table is in view. */
import type { Part } from "../../city/places";
import { lasting, settings } from "../../lib/settings.svelte";
import type { Look } from "./cityCamera";
import type { Where } from "./parts";

/** What a phone shows one at a time. */
export const TABS = ["city", "board", "others", "log"] as const;
type Tab = (typeof TABS)[number];

/** How long the camera stays when there is nothing more to see, in milliseconds. */
const PAUSE = 1000;

export class ViewFocus {
  tab: Tab = $state("city");
  /** The parts of the City shown large, on a phone one at most; none: all of it. */
  city: readonly Part[] = $state.raw([]);
  /** The part of one's own board that a phone shows alone; "": all of it. */
  board = $state("");
  /** The part of another's board that a phone shows alone; "": all of it. */
  other = $state("");
  /** What a phone showed before it turned to a decision or an event by itself. */
  #before: { tab: Tab; city: readonly Part[]; board: string } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The part that a phone shows alone; "": none. */
  get part(): string {
    if (this.tab === "city") return this.city[0] ?? "";
    return { board: this.board, others: this.other, log: "" }[this.tab];
  }

  /** The user opens parts of the City. */
  open(parts: readonly Part[]): void {
    this.#stay();
    this.city = parts;
    this.tab = "city";
  }

  /** The user opens a part of the board. */
  openBoard(part: string): void {
    this.#stay();
    this.board = part;
    this.tab = "board";
  }

  /** The user turns to something else, or from a part to all of it. */
  turn(tab: Tab): void {
    this.#stay();
    if (tab === this.tab) this.whole();
    this.tab = tab;
  }

  /** All of what is shown, instead of a part of it. */
  whole(): void {
    this.#stay();
    if (this.tab === "city") this.city = [];
    else if (this.tab === "board") this.board = "";
    else this.other = "";
  }

  /** The user opens a part of what is shown. */
  enter(part: string): void {
    if (this.tab === "city") this.open([part as Part]);
    else if (this.tab === "board") this.openBoard(part);
    else this.other = part;
  }

  /** A phone shows where something is decided or done; without that, after a while, what it showed
      before. */
  seek(where: Where | null): void {
    clearTimeout(this.#timer);
    if (where) this.#goTo(where);
    else this.#timer = setTimeout(() => this.#goBack(), lasting(PAUSE));
  }

  #goTo({ tab, part }: Where): void {
    this.#before ??= { tab: this.tab, city: this.city, board: this.board };
    if (tab === "board") this.board = part;
    else this.city = part ? [part as Part] : [];
    this.tab = tab;
  }

  #goBack(): void {
    if (this.#before) Object.assign(this, this.#before);
    this.#before = null;
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

  /** The user has chosen what to see. */
  #stay(): void {
    clearTimeout(this.#timer);
    this.#before = null;
  }

  /** The page is gone. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}

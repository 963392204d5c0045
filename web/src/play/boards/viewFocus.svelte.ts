/** The part of the table in view. */
import type { Part } from "../../city/places";
import { lasting, settings } from "../../lib/settings.svelte";
import type { Look } from "./cityCamera";
import type { Where } from "./parts";

/** The tabs on a phone, where only one is shown at a time. */
export const TABS = ["city", "board", "others", "log"] as const;
type Tab = (typeof TABS)[number];

/** How long the camera stays once there is nothing more to see, in milliseconds. */
const PAUSE = 1000;

export class ViewFocus {
  tab: Tab = $state("city");
  /** The parts of the City shown enlarged, at most one on a phone; empty: the whole City. */
  city: readonly Part[] = $state.raw([]);
  /** The part of your own board that a phone shows alone; "": the whole board. */
  board = $state("");
  /** The part of another player's board that a phone shows alone; "": the whole board. */
  other = $state("");
  /** The view on a phone before it switched to a decision or an event by itself. */
  #before: { tab: Tab; city: readonly Part[]; board: string } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the user chose the current view. */
  chosen = false;

  /** The part of the current tab that a phone shows alone; "": none. */
  get part(): string {
    if (this.tab === "city") return this.city[0] ?? "";
    return { board: this.board, others: this.other, log: "" }[this.tab];
  }

  /** Open parts of the City at the user's request. */
  open(parts: readonly Part[]): void {
    this.#stay();
    this.city = parts;
    this.tab = "city";
  }

  /** Open a part of the board at the user's request. */
  openBoard(part: string): void {
    this.#stay();
    this.board = part;
    this.tab = "board";
  }

  /** Switch tabs at the user's request, or from a part to the whole of the current tab. */
  turn(tab: Tab): void {
    this.#stay();
    if (tab === this.tab) this.whole();
    this.tab = tab;
  }

  /** Show the whole of the current tab instead of a part. */
  whole(): void {
    this.#stay();
    if (this.tab === "city") this.city = [];
    else if (this.tab === "board") this.board = "";
    else this.other = "";
  }

  /** Open a part of the current tab at the user's request. */
  enter(part: string): void {
    if (this.tab === "city") this.open([part as Part]);
    else if (this.tab === "board") this.openBoard(part);
    else this.other = part;
  }

  /** Show the place of a decision or an action on a phone; without one, return to the previous view
      after a while. */
  seek(where: Where | null): void {
    clearTimeout(this.#timer);
    if (where) this.#goTo(where);
    else this.#timer = setTimeout(() => this.#goBack(), lasting(PAUSE));
  }

  #goTo({ tab, part }: Where): void {
    this.chosen = false;
    this.#before ??= { tab: this.tab, city: this.city, board: this.board };
    if (tab === "board") this.board = part;
    else this.city = part ? [part as Part] : [];
    this.tab = tab;
  }

  #goBack(): void {
    if (this.#before) Object.assign(this, this.#before);
    this.#before = null;
  }

  /** Point the camera at a decision or an event; without a target, return to the whole City after
      a while. */
  follow(look: Look): void {
    clearTimeout(this.#timer);
    const pause = look ? 0 : lasting(PAUSE);
    const parts = settings.calm || !look ? [] : look;
    this.chosen = false;
    if (pause) this.#timer = setTimeout(() => (this.city = parts), pause);
    else this.city = parts;
  }

  /** Keep the view that the user has chosen. */
  #stay(): void {
    clearTimeout(this.#timer);
    this.#before = null;
    this.chosen = true;
  }

  /** Stop the timer when the page is closed. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Which part of the table is in view. */
import type { Where } from "./parts";

/** What a phone shows one at a time. */
export const TABS = ["city", "board", "others", "log"] as const;

export class Looking {
  tab: (typeof TABS)[number] = $state("city");
  /** The part of the City, or on a phone of one's own board, shown large; "": all of it. */
  city = $state("");
  board = $state("");

  /** The user opens a part. */
  turnTo(place: Where["tab"], part: string): void {
    this[place] = part;
    this.tab = place;
  }

  /** A decision is there: a phone shows it; elsewhere an enlarged part must not hide it. */
  seek({ tab, part }: Where, phone: boolean): void {
    if (phone) this.turnTo(tab, part);
    else if (part !== this.city) this.city = "";
  }
}

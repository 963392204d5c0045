/** Which part of the table somebody looks at. */
import type { Where } from "./parts";

/** What a phone shows one at a time. */
export const TABS = ["city", "board", "others", "log"] as const;

export class Looking {
  tab: (typeof TABS)[number] = $state("city");
  /** The part of the City, or of the own board on a phone, that is shown large; "": all of it. */
  city = $state("");
  board = $state("");

  /** Somebody wants to see a part. */
  turnTo(place: Where["tab"], part: string): void {
    this[place] = part;
    this.tab = place;
  }

  /** A decision lies there: a phone shows it, else what is shown large must not hide it. */
  seek({ tab, part }: Where, phone: boolean): void {
    if (phone) this.turnTo(tab, part);
    else if (part !== this.city) this.city = "";
  }
}

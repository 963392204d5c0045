/** The overlays open on the table's page. */
import type { Moment, Snapshot } from "../api/messages";
import { ViewFocus } from "./boards/viewFocus.svelte";
import type { LogLine } from "./log/logChapters";
import { BottomSheet } from "./phone/bottomSheet.svelte";

export class Overlays {
  /** The parts of City and board in view. */
  readonly focus = new ViewFocus();
  /** The decision sheet on a phone. */
  readonly sheet = new BottomSheet();
  /** An earlier moment, with the line of the log that led there. */
  past: { moment: Moment; line: LogLine } | null = $state.raw(null);
  log = $state(false);
  /** The other player whose board is shown large, or -1. */
  board = $state(-1);
  /** Whether the score sheet of the game so far is open. */
  soFar = $state(false);
  /** How many season summaries have been viewed; -1: not known yet. */
  seasons = $state(-1);
  /** Whether the final score sheet, which opens automatically, was closed. */
  endClosed = $state(false);

  /** Handle a click on a player: open or close their board, or the score sheet for your own
   * seat. */
  turnTo(seat: number, snapshot: Snapshot): void {
    if (seat === snapshot.seat && this.board < 0) {
      if (snapshot.info.over && !snapshot.info.closed && !this.past) this.endClosed = false;
      else this.soFar = true;
    }
    this.board = this.board === seat || seat === snapshot.seat ? -1 : seat;
  }

  /** Close the final score sheet, and with it the one so far. */
  closeEnd(): void {
    this.endClosed = true;
    this.soFar = false;
  }

  /** Close whichever overlay is open, as Escape does. */
  closeOne(): void {
    if (this.past) this.past = null;
    else if (this.log) this.log = false;
    else if (this.board >= 0) this.board = -1;
    else this.focus.follow([]);
  }

  /** Close one overlay, or a part of the boards that the user opened, for the browser's Back button;
   * return whether there was anything to close. */
  goBack(): boolean {
    if (this.sheet.lower()) return true;
    if (this.past) this.past = null;
    else if (this.focus.part && this.focus.chosen) this.focus.whole();
    else if (this.focus.tab === "others" || this.focus.tab === "log") this.focus.turn("city");
    else return false;
    return true;
  }
}

/** What is open on the table's page. */
import type { Moment, Snapshot } from "../api/messages";
import { ViewFocus } from "./boards/viewFocus.svelte";
import type { LogLine } from "./log/logChapters";
import { BottomSheet } from "./phone/bottomSheet.svelte";

export class Overlays {
  /** The parts of City and board in view. */
  readonly focus = new ViewFocus();
  /** The decision on a phone. */
  readonly sheet = new BottomSheet();
  /** An earlier moment, with the line of the log that led there. */
  past: { moment: Moment; line: LogLine } | null = $state.raw(null);
  log = $state(false);
  /** The other player whose board is shown large, or -1. */
  board = $state(-1);
  /** The score sheet so far. */
  soFar = $state(false);
  /** How many seasons' ends have been looked at; -1: unknown yet. */
  seasons = $state(-1);
  /** Whether the final score sheet, which opens automatically, was closed. */
  endClosed = $state(false);

  /** A player was clicked: another's board opens or closes, one's own opens the score sheet. */
  turnTo(seat: number, snapshot: Snapshot): void {
    if (seat === snapshot.seat && this.board < 0) {
      if (snapshot.info.over && !snapshot.info.closed && !this.past) this.endClosed = false;
      else this.soFar = true;
    }
    this.board = this.board === seat || seat === snapshot.seat ? -1 : seat;
  }

  /** The final score sheet replaces the one so far. */
  closeEnd(): void {
    this.endClosed = true;
    this.soFar = false;
  }

  /** Escape closes whichever is open. */
  closeOne(): void {
    if (this.past) this.past = null;
    else if (this.log) this.log = false;
    else if (this.board >= 0) this.board = -1;
    else this.focus.follow([]);
  }

  /** The same for Back on a phone; whether there was something. */
  goBack(): boolean {
    if (this.sheet.lower()) return true;
    if (this.past) this.past = null;
    else if (this.focus.part) this.focus.whole();
    else if (this.focus.tab === "others" || this.focus.tab === "log") this.focus.turn("city");
    else return false;
    return true;
  }
}

/** The open overlays of the table page, and the part of the boards in view beneath them. */
import type { Moment, Snapshot } from "../api/messages";
import { ViewFocus } from "./boards/viewFocus.svelte";
import type { LogLine } from "./log/logChapters";

export class Overlays {
  /** The parts of the City and of the boards in view. */
  readonly focus = new ViewFocus();
  /** The earlier moment being viewed, and the log line that opened it; null: the present. */
  past: { moment: Moment; line: LogLine } | null = $state.raw(null);
  log = $state(false);
  /** The seat of the other player whose board is shown large; -1: none. */
  board = $state(-1);
  /** Whether the score sheet of the game so far is open. */
  soFar = $state(false);
  /** How many season summaries have been viewed; -1: not known yet. */
  seasons = $state(-1);
  /** Whether the user has closed the final score sheet, which opens automatically. */
  endClosed = $state(false);

  /** Handle a click on a player: open or close another player's board; for your own seat, close
   * that board or, if none is open, open the score sheet. */
  turnTo(seat: number, snapshot: Snapshot): void {
    if (seat === snapshot.seat && this.board < 0) {
      if (snapshot.info.over && !snapshot.info.closed && !this.past) this.endClosed = false;
      else this.soFar = true;
    }
    this.board = this.board === seat || seat === snapshot.seat ? -1 : seat;
  }

  /** Close the final score sheet, along with that of the game so far. */
  closeEnd(): void {
    this.endClosed = true;
    this.soFar = false;
  }

  /** Handle Escape: close the topmost overlay or, if none is open, show the whole City. */
  closeOne(): void {
    if (this.past) this.past = null;
    else if (this.log) this.log = false;
    else if (this.board >= 0) this.board = -1;
    else this.focus.follow([]);
  }

  /** Handle the browser's Back button: return to the present, or leave a part or tab that the user
   * opened; return whether there was anything to do. */
  goBack(): boolean {
    if (this.past) this.past = null;
    else if (this.focus.part && this.focus.chosen) this.focus.whole();
    else if (this.focus.tab === "others" || this.focus.tab === "log") this.focus.turn("city");
    else return false;
    return true;
  }
}

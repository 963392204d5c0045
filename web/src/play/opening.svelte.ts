/** What a table's page needs besides the table: the box, and to know whether there is a table. */
import { getBox, getTable, Problem, sentence } from "../lib/api";
import type { Box } from "../lib/messages";
import type { TableState } from "./table.svelte";

export class Opening {
  box: Box | null = $state.raw(null);
  /** Why there is nothing to see, in a sentence. */
  problem = $state("");

  /** Whenever the line is back the box is asked for anew: the server may have been away. */
  async fetch(): Promise<void> {
    if (this.box) return;
    try {
      this.box = await getBox();
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** A table that does not exist looks like a lost line: ask what is wrong. */
  async doubt(table: TableState): Promise<void> {
    if (table.sight) return;
    try {
      await getTable(table.id);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 404) return;
      this.problem = error.message;
      table.close();
    }
  }
}

/** Data that the table page needs besides snapshots: the box, and whether the table exists. */
import type { Box, TableInfo } from "../api/messages";
import { getBox, getBoxOf, getTable, Problem, sentence } from "../game/serverApi";
import type { TableClient } from "./tableClient.svelte";

export class TableLoader {
  box: Box | null = $state.raw(null);
  /** Why there is nothing to show, as a sentence. */
  problem = $state("");

  /** Prefetch the standard box, unless it is cached, and report a failure; called whenever the
   * connection opens. */
  async fetch(): Promise<void> {
    try {
      await getBox();
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Fetch the box with this table's corrections, if any. */
  async show(info: TableInfo): Promise<void> {
    if (this.box) return;
    try {
      this.box = await getBoxOf(info);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Check whether the table exists: a missing table looks like a lost connection. */
  async doubt(table: TableClient): Promise<void> {
    if (table.snapshot) return;
    try {
      await getTable(table.id);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 404) return;
      this.problem = error.message;
      table.close();
    }
  }
}

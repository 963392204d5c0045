/** What a table's page needs besides the table: the box, and whether the table exists. */
import type { Box, TableInfo } from "../api/messages";
import { getBox, getBoxOf, getTable, Problem, sentence } from "../game/serverApi";
import type { TableClient } from "./tableClient.svelte";

export class TableLoader {
  box: Box | null = $state.raw(null);
  /** Why there is nothing to show, in a sentence. */
  problem = $state("");

  /** Refetch the box after every reconnect: the server may have been restarted. */
  async fetch(): Promise<void> {
    try {
      await getBox();
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** The box of this table, which may play with corrections. */
  async show(info: TableInfo): Promise<void> {
    if (this.box) return;
    try {
      this.box = await getBoxOf(info);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** A missing table looks like a lost connection: find out which it is. */
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

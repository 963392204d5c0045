/** A decision as a page has it, but without a page. */
import type { TableClient } from "../../src/play/tableClient.svelte";
import { DecisionState } from "../../src/play/tray/decisionState.svelte";

export function decisionAt(table: TableClient, together = 0): DecisionState {
  let decision: DecisionState | undefined;
  $effect.root(() => {
    decision = new DecisionState(table, { together: () => together });
  });
  return decision!;
}

import type { Snippet } from "svelte";
import type { Box, View } from "../../api/messages";
import type { Toss } from "../../city/tumble";
import type { ViewFocus } from "./viewFocus.svelte";

/** What City and boards show, on all screens. */
export interface BoardsProps {
  view: View;
  box: Box;
  names: string[];
  /** Whose board is one's own; spectators (-1) see the first player's. */
  seat: number;
  /** The layer in the tower. */
  layer: string;
  toss: Toss | null;
  /** The other player whose board is shown large, or -1. */
  opened: number;
  focus: ViewFocus;
  /** The log, where it is one of the tabs. */
  log?: Snippet | undefined;
}

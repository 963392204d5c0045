import type { Snippet } from "svelte";
import type { Box, View } from "../../api/messages";
import type { Toss } from "../../city/tumble";
import type { ViewFocus } from "./viewFocus.svelte";

/** Properties of the City and the boards, shared by all layouts. */
export interface BoardsProps {
  view: View;
  box: Box;
  names: string[];
  /** The seat whose board counts as your own; for viewers (-1), it is the first player's. */
  seat: number;
  /** The tower layer. */
  layer: string;
  toss: Toss | null;
  /** The other player whose board is shown large, or -1. */
  opened: number;
  focus: ViewFocus;
  /** The log, where it is one of the tabs. */
  log?: Snippet | undefined;
}

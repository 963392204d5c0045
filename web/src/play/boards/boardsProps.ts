import type { Snippet } from "svelte";
import type { Box, View } from "../../api/messages";
import type { ViewFocus } from "./viewFocus.svelte";

/** Props of the City and the boards that all layouts share. */
export interface BoardsProps {
  view: View;
  box: Box;
  names: string[];
  /** The seat whose board is shown as your own; -1 for viewers, who see the first player's. */
  seat: number;
  /** The tower layer. */
  layer: string;
  /** The seat of the other player whose board is shown large; -1: none. */
  opened: number;
  focus: ViewFocus;
  /** The log, where it is one of the tabs. */
  log?: Snippet | undefined;
}

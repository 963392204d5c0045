// Whole games as the server tells them, only that sentences just name the kind of event: how they
// are worded is tested where they are made.
import type { LogEntry, Snapshot, View } from "../../src/api/messages";
import { realGames } from "./realGames";

/** After each decision: what it did and, as everybody sees it, the table. */
export interface Played {
  entry: LogEntry;
  view: View;
}

/** What the first player is asked, once for each kind of question. */
export type Asked = Pick<Snapshot, "question" | "facts" | "prompt" | "options" | "view">;

export const { asked, ...games } = realGames("whole") as { asked: Asked[] } & Record<
  string,
  Played[]
>;

// Whole games as the server reports them, except that sentences only name the kind of event: their
// wording is tested where it is made.
import type { LogEntry, Snapshot, View } from "../../src/api/messages";
import { realGames } from "./realGames";

/** The effect of each decision, and the table after it as everyone sees it. */
export interface Played {
  entry: LogEntry;
  view: View;
}

/** The first player's questions, one of each kind. */
export type Asked = Pick<Snapshot, "question" | "facts" | "prompt" | "options" | "view">;

export const { asked, ...games } = realGames("whole") as { asked: Asked[] } & Record<
  string,
  Played[]
>;

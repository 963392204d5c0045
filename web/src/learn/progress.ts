// Progress of the guided game, stored in this browser.

import { stored, storedText } from "../lib/storage";
import type { Told } from "./guideSteps";

export interface Progress {
  /** The table it belongs to; at another one, everything begins again. */
  table: string;
  /** The steps seen, in the order in which they were shown. */
  seen: Told[];
  /** Sectors whose action was performed before its step could be shown. */
  late: string[];
  hidden: boolean;
}

const kept = stored<Progress>("marrakesh-guide", ({ table, seen, late, hidden }) => ({
  table: table ?? "",
  seen: Array.isArray(seen) ? seen.filter(({ id, key }) => id && key) : [],
  late: Array.isArray(late) ? late.map(String) : [],
  hidden: hidden === true,
}));

/** Return the progress at a table. */
export function progressAt(table: string): Progress {
  const found = kept.read();
  return found.table === table ? found : { table, seen: [], late: [], hidden: false };
}

export const keepProgress = (progress: Progress): void => void kept.write(progress);

/** "seen" once this browser has shown the three pictures. */
export const picturesSeen = storedText("marrakesh-pictures");

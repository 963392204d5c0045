// Downloading a game's record.

import { download } from "../lib/download";
import { getRecord } from "./serverApi";

export async function downloadRecord(table: string): Promise<void> {
  download(await getRecord(table), `marrakesh-${table}.txt`);
}

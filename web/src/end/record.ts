// Downloading a game's record.

import { getRecord } from "../lib/api";
import { download } from "../lib/download";

export async function downloadRecord(table: string): Promise<void> {
  download(await getRecord(table), `marrakesh-${table}.txt`);
}

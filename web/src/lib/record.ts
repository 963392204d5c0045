// Downloading a game's record.

import { getRecord } from "./api";
import { download } from "./download";

export async function downloadRecord(table: string): Promise<void> {
  download(await getRecord(table), `marrakesh-${table}.txt`);
}

// Downloading a game's record.

import { getRecord } from "../lib/api";

export async function downloadRecord(table: string): Promise<void> {
  const file = new Blob([await getRecord(table)], { type: "text/plain" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `marrakesh-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

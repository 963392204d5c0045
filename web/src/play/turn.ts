/** Texts that say whose turn it is. */
import type { Snapshot, TableInfo } from "../api/messages";
import { namesOf } from "../end/result";
import { listing, t } from "../lib/texts.svelte";

export function turnOf(info: TableInfo, asked: readonly number[], seat: number): string {
  if (info.over && !asked.length) return t("play-over");
  if (asked.includes(seat) && !info.seats[seat]?.stand_in) return t("play-turn-yours");
  const all = namesOf(info);
  const names = asked.map((one) => all[one] ?? "");
  const [only] = asked;
  if (names.length === 0) return "";
  if (names.length > 1) return t("play-turn-several", { names: listing(names) });
  const thinks = only !== undefined && info.seats[only]?.bot;
  return t(thinks ? "play-turn-bot" : "play-turn-of", { name: names[0] ?? "" });
}

/** Whether the user of this page must decide. */
export function isYours({ question, info }: Snapshot): boolean {
  return Boolean(question) && !info.over;
}

/** Return the title of the browser tab. */
export function titleOf(snapshot: Snapshot | null): string {
  if (!snapshot) return t("play-title");
  if (snapshot.info.over) return t("play-title-over");
  if (isYours(snapshot)) return t("play-title-turn");
  const all = namesOf(snapshot.info);
  return t("play-title-wait", {
    names: listing(snapshot.info.waiting.map((seat) => all[seat] ?? "")),
  });
}

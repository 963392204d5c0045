/** What a step shows, in words. */
import { t } from "../lib/texts.svelte";
import type { Toss } from "../city/tumble";
import type { Step } from "./steps";

const MOST = 4;

export function captionOf({ happenings, toss }: Step): string {
  if (toss) return t("play-toss", { thrown: sum(toss.thrown), fallen: sum(toss.fallen) });
  const told = happenings.filter((happening) => happening.kind !== "phase");
  const texts = (told.length ? told : happenings.slice(-1)).map((happening) => happening.text);
  return texts.slice(0, MOST).join(" ");
}

function sum(counts: Toss["thrown"]): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}

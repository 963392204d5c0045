// Tables, seats and times in words.

import type { MyTable, ConfigChoice, TableInfo } from "../api/messages";
import { nameOf } from "../game/playerNames";
import { locale } from "../lib/settings.svelte";
import { listing, t } from "../lib/texts.svelte";
import { momentWords } from "../lib/time";

/** Return the players of a game in words: "You, Bilal and Grabber". */
export function players(info: TableInfo, own: number[], bots: ConfigChoice[]): string {
  const names = info.seats.map(({ name, bot }, seat) => {
    if (own.length === 1 && own.includes(seat)) return t("player-you");
    return nameOf(name || (bots.find((one) => one.name === bot)?.title ?? ""), seat);
  });
  if (info.rules.solo && names.length === 1) names.push(t(`opponent-${info.rules.solo}`));
  return listing(names);
}

/** Describe a game in a few words: "Against bots: 2 × Grabber · Deluxe Edition · 3 modules". */
export function gameOf({ info, seats }: MyTable, bots: ConfigChoice[]): string {
  const others: Record<string, number> = {};
  info.seats.forEach(({ name, bot, stand_in }, seat) => {
    if (seats.length === 1 && seats.includes(seat)) return;
    const title = stand_in ? undefined : bots.find((one) => one.name === bot)?.title;
    const called = title ?? (name || t("start-person"));
    others[called] = (others[called] ?? 0) + 1;
  });
  if (info.rules.solo) return gameWords(info, [t(`opponent-${info.rules.solo}`)]);
  const named = Object.entries(others).map(([name, n]) => (n > 1 ? `${n} × ${name}` : name));
  return gameWords(info, named);
}

function gameWords(info: TableInfo, others: string[]): string {
  return `${t(`start-kind-${info.kind}`)}: ${listing(others)} · ${rulesOf(info)}`;
}

/** Describe the progress of a game. */
export function standing(info: TableInfo): string {
  if (info.closed) return t(`start-closed-${info.closed}`);
  if (info.over) return t("start-over-scores", { scores: info.scores.join(" : ") });
  if (info.round === 0) return t("start-laying-out");
  return t("start-season-round", { season: info.season, round: info.round });
}

/** Describe who an online table is waiting for, since when and until when, and any bots standing in
 * for the user. */
export function waits({ info, seats, your_turn }: MyTable): string[] {
  const lines = seats.flatMap((seat) => {
    const { bot_since, bot_why } = info.seats[seat]!;
    const key = bot_why === "resign" ? "start-resigned" : "start-bot-plays";
    return bot_since === null ? [] : [t(key, { since: momentWords(bot_since) })];
  });
  const others = info.waiting.filter((one) => !seats.includes(one) && !info.seats[one]?.bot);
  const names = others.map((one) => nameOf(info.seats[one]?.name ?? "", one));
  if (!your_turn && !names.length) return lines;
  const since = momentWords(info.since);
  const waiting = your_turn
    ? t("start-waits-you", { since })
    : t("start-waits-others", { names: listing(names), since });
  const over = info.due !== null && info.due * 1000 < Date.now();
  const until = info.due === null ? "" : momentWords(info.due);
  const due = until && t(over ? "start-overdue" : "start-until", { until });
  return [...lines, due ? `${waiting} · ${due}` : waiting];
}

/** Describe the edition, the modules, whether the game is rated, and the number of corrections. */
export function rulesOf(info: TableInfo): string {
  const { edition, modules, first_game } = info.rules;
  const extra = modules.length
    ? t("start-modules-count", { n: modules.length })
    : t(first_game ? "preset-first-game" : "preset-base");
  const words = [t(`edition-${edition}`), extra];
  if (info.rated) words.push(t("people-rated-true"));
  if (info.corrected) words.push(t("proof-page-table", { n: info.corrected }));
  return words.join(" · ");
}

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** Return the time since a moment (in seconds) in words, such as "5 minutes ago". */
export function ago(moment: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const seconds = Math.max(0, now - moment);
  for (const [unit, size] of UNITS)
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(0, "second");
}

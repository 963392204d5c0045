// Points in time and durations in words.

import { locale } from "./settings.svelte";

const DAY = 86400;

/** Format a point in time, in seconds since 1970, as "14:05", "Mon 14:05" or "3 Dec". */
export function momentWords(at: number, now = Date.now() / 1000): string {
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const near = Math.abs(at - now) < 6 * DAY;
  const [here, there] = [new Date(now * 1000), new Date(at * 1000)];
  const today = here.toDateString() === there.toDateString();
  const parts: Intl.DateTimeFormatOptions = near
    ? { ...(today ? {} : { weekday: "short" }), ...time }
    : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(locale(), parts).format(there);
}

/** Format a duration in days, hours or minutes, rounded down but at least a minute: "2d", "5h" or
 * "12min"; with `unitDisplay` "short", with spaces. */
export function shortly(seconds: number, unitDisplay: "narrow" | "short" = "narrow"): string {
  const [unit, size] =
    seconds >= 2 * DAY
      ? (["day", DAY] as const)
      : seconds >= 5400
        ? (["hour", 3600] as const)
        : (["minute", 60] as const);
  const n = Math.max(1, Math.floor(seconds / size));
  const style = { style: "unit", unit, unitDisplay } as const;
  return new Intl.NumberFormat(locale(), style).format(n);
}

/** Format a duration in hours or whole days: "8 hours", "3 days". */
export function lengthWords(hours: number): string {
  const days = hours % 24 === 0;
  const style = { style: "unit", unit: days ? "day" : "hour", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(locale(), style).format(days ? hours / 24 : hours);
}

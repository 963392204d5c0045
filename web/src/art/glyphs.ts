// The icon language of tiles. A glyph is written as a short string:
//   "2 dates"     an amount of something, as in the component files; points are drawn in a star,
//                 lost points ("-3 points") in a red one
//   "green"       a keshi            "gate-green"  a gate
//   "rapid"       an icon            ":+1"         the text after the colon

import { isIcon, type IconName } from "./icons";
import { keshiNames, type KeshiName } from "./keshis";

export type Drawn =
  | { kind: "keshi"; name: KeshiName; amount: number }
  | { kind: "gate"; name: KeshiName; amount: number }
  | { kind: "icon"; name: IconName; amount: number }
  | { kind: "text"; text: string };

export function isKeshi(name: string): name is KeshiName {
  return (keshiNames as string[]).includes(name);
}

/** Return the drawing of a name, or null; both "river steps" and "river step" give the icon
 * river-step. */
function thing(name: string, amount: number): Drawn | null {
  if (isKeshi(name)) return { kind: "keshi", name, amount };
  const gate = name.replace(/^gate-/, "");
  if (gate !== name && isKeshi(gate)) return { kind: "gate", name: gate, amount };
  const dashed = name.replace(/^(any|river|palace|mosque|stair|camel) /, "$1-");
  for (const one of [dashed.replace("keshi pair", "keshi-pair"), dashed, name]) {
    if (isIcon(one)) return { kind: "icon", name: one, amount };
    const single = one.replace(/s$/, "");
    if (isIcon(single)) return { kind: "icon", name: single, amount };
  }
  return null;
}

/** Return the drawing of a glyph; an amount of 0 means that no number is shown. */
export function drawn(glyph: string): Drawn {
  if (glyph.startsWith(":")) return { kind: "text", text: glyph.slice(1) };
  const counted = /^(-?\d+) (.+)$/.exec(glyph);
  const found = counted ? thing(counted[2] ?? "", Number(counted[1])) : thing(glyph, 0);
  if (found?.kind === "icon" && found.name === "point" && found.amount < 0) {
    return { ...found, name: "loss" };
  }
  if (!found) throw new Error(`No drawing for "${glyph}": see icons.ts and keshis.ts.`);
  return found;
}

const JOINS = ["arrow", "beyond", "or", "free"];

/** Return the only glyph shown on a small tile, if any: the first one other than points, or else
 * the points. */
export function mainGlyph(rows: readonly (readonly string[])[]): string[] {
  const signs = rows.flat().filter((glyph) => !glyph.startsWith(":") && !JOINS.includes(glyph));
  const other = signs.find((glyph) => !isPoints(glyph)) ?? signs[0];
  return other ? [other] : [];
}

/** Whether a glyph is a number of points, drawn in a star. */
export function isPoints(glyph: string): boolean {
  return /^-?\d+ points?$/.test(glyph);
}

/** Return a glyph without its amount. */
export function bare(glyph: string): string {
  return glyph.replace(/^-?\d+ /, "");
}

/** Return the width of a glyph relative to its height. */
export function glyphWidth(glyph: string): number {
  if (glyph === "or") return 0.55;
  if (glyph === ":/" || glyph === ":+") return 0.4;
  if (glyph === "arrow" || glyph === "beyond") return 0.72;
  if (/^([2-9]|-)/.test(glyph) && !isPoints(glyph)) return 1.34;
  return glyph.startsWith(":") ? 0.22 + 0.36 * (glyph.length - 1) : 1;
}

/** Return the width of a row of glyphs relative to their height. */
export function rowWidth(row: readonly string[]): number {
  return (
    row.reduce((sum, glyph) => sum + glyphWidth(glyph), 0) + 0.08 * Math.max(0, row.length - 1)
  );
}

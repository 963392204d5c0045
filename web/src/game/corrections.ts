// Corrections of component values: lines such as `river jetty = 15` (docs/proof.md).

import type { Box } from "../api/messages";
import { stored } from "../lib/storage";

/** A corrected value, and the path that identifies it: kind, entry, field. */
export interface Correction {
  path: string;
  value: unknown;
}

export function readLine(line: string): Correction {
  const at = line.indexOf(" = ");
  return { path: line.slice(0, at), value: JSON.parse(line.slice(at + 3)) as unknown };
}

export function lineOf(path: string, value: unknown): string {
  return `${path} = ${JSON.stringify(value)}`;
}

/** Return the path of a value; `which` is empty if the kind has a single entry. */
export function pathOf(kind: string, which: string, field: string): string {
  return [kind, which, field].filter(Boolean).join(" ");
}

type Row = Record<string, unknown>;

/** For each kind without a unique `number` or `name`, the fields that identify an entry; if there
 * are none, its position does. */
const NAMES: Record<string, string[]> = {
  luxury_goods: ["number", "type"],
  oasis_spaces: ["path", "place"],
  awards: ["tile", "side"],
  bridges: ["step"],
  gates: ["colour"],
  gate_spaces: ["sector"],
  start_oasis: ["place"],
  storage: ["place"],
  workshops: [],
};

function nameOf(kind: string, entry: Row, place: number): string {
  const fields = NAMES[kind] ?? ["number" in entry ? "number" : "name"];
  return fields.map((field) => String(entry[field])).join(" ") || String(place + 1);
}

/** Return the component values with these corrections applied. */
export function correctedBox(box: Box, lines: readonly string[]): Box {
  if (!lines.length) return box;
  const whole = structuredClone(box) as unknown as Record<string, Row | Row[]>;
  for (const line of lines) {
    const { path, value } = readLine(line);
    const [kind = "", ...rest] = path.split(" ");
    const field = rest.pop() ?? "";
    const part = whole[kind];
    const ours = (box as unknown as Record<string, Row | Row[]>)[kind];
    if (!part || !ours) continue;
    const which = rest.join(" ");
    const place = Array.isArray(ours)
      ? ours.findIndex((entry, k) => nameOf(kind, entry, k) === which)
      : 0;
    const entry = Array.isArray(part) ? part[place] : part;
    if (entry) entry[field] = typeof value === "object" ? filled(entry[field], value) : value;
  }
  return whole as unknown as Box;
}

/** Return an award's benefit with all its fields, as in the box; corrections omit defaults. */
function filled(old: unknown, value: object | null): unknown {
  if (!value || Array.isArray(value)) return value;
  const empty = Object.entries(old as Row).map(([key, one]) => [key, emptied(one)]);
  return { ...(Object.fromEntries(empty) as Row), ...value };
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === "number") return 0;
  return typeof value === "boolean" ? false : null;
}

/** The proof sheet's state, stored in this browser. */
export interface StoredProof {
  /** Confirmed values as JSON, by path. */
  confirmed: Record<string, string>;
  /** Valid corrections, as the server spells them. */
  lines: string[];
  /** Corrections that are not (yet) valid, by path. */
  waiting: Record<string, unknown>;
  box: string;
  by: string;
}
export const storedProof = stored<StoredProof>("marrakesh-proof", (found) => ({
  ...{ confirmed: {}, lines: [], waiting: {}, box: "", by: "" },
  ...found,
}));

/** Return the valid corrections made in this browser. */
export function ownCorrections(): string[] {
  const lines: unknown = storedProof.read().lines;
  return Array.isArray(lines) ? lines.filter((one) => typeof one === "string") : [];
}

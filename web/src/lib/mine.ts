// The links to one's own seats, stored in this browser. Where storage is blocked they last until the
// page is closed.

import type { SeatLink } from "./messages";
import { storage } from "./settings.svelte";

/** A secret link: whoever has the token plays the seats. */
export interface Mine {
  table: string;
  token: string;
  seats: number[];
  names: string[];
  when: number;
  /** The links for the others, which only the table's creator receives. */
  invitations?: SeatLink[];
  /** Removed from the list. A rematch has the same token, so the server would list it again. */
  gone?: true;
}

const KEY = "marrakesh-mine";
const MOST = 200; // the server's limit per request

let known: Mine[] = [];
let stored = true; // whether `known` is also in storage
const played = new Map<string, string>(); // this tab's token, by table

function read(): Mine[] {
  if (!stored) return known;
  try {
    const found: unknown = JSON.parse(storage()?.getItem(KEY) ?? "[]");
    known = Array.isArray(found) ? found.filter(isMine) : [];
  } catch {
    known = []; // corrupted
  }
  return known;
}

function isMine(entry: unknown): entry is Mine {
  const { table, token, seats, names } = (entry ?? {}) as Partial<Mine>;
  return (
    [table, token].every((text) => typeof text === "string") && [seats, names].every(Array.isArray)
  );
}

function write(entries: Mine[]): boolean {
  known = entries.slice(0, MOST);
  try {
    storage()?.setItem(KEY, JSON.stringify(known));
    stored = storage() !== null;
  } catch {
    stored = false;
  }
  return stored;
}

function same(a: { table: string; token: string }, b: { table: string; token: string }): boolean {
  return a.table === b.table && a.token === b.token;
}

/** All of one's own links, newest first. */
export function mine(): Mine[] {
  return read().filter((entry) => !entry.gone);
}

/** Whether a table was removed from the list. */
export function isGone(table: string, token: string): boolean {
  return read().some((entry) => same(entry, { table, token }) && entry.gone);
}

/** Store a link; whether it will persist across page loads. */
export function keep(entry: Omit<Mine, "when" | "gone">): boolean {
  const { gone: _, ...before } = read().find((other) => same(other, entry)) ?? {};
  const now: Mine = { ...before, ...entry, when: Date.now() };
  if (now.seats.length === 0 && "seats" in before) {
    now.seats = before.seats;
    now.names = before.names;
  }
  return write([now, ...read().filter((other) => !same(other, entry))]);
}

/** Remove a link from the list; the seat at the table remains. */
export function forget(table: string, token: string): void {
  const gone = { table, token, seats: [], names: [], when: Date.now(), gone: true as const };
  write([...read().filter((other) => !same(other, gone)), gone]);
}

/** Use this token for a table in this tab: two tabs may play two of its seats. */
export function play(table: string, token: string): void {
  played.set(table, token);
  try {
    sessionStorage.setItem(`${KEY}-${table}`, token);
  } catch {
    // this page remembers it
  }
}

/** The token for a table: this tab's, else the one used last; empty for a spectator. */
export function tokenOf(table: string): string {
  let token = played.get(table);
  try {
    token ??= sessionStorage.getItem(`${KEY}-${table}`) ?? undefined;
  } catch {
    // this page remembers it
  }
  return token ?? mine().find((entry) => entry.table === table)?.token ?? "";
}

/** One's own seats at a table. */
export function seatsAt(table: string): number[] {
  const token = tokenOf(table);
  return mine().find((one) => same(one, { table, token }))?.seats ?? [];
}

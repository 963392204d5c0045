// The links to one's own seats, kept in this browser. Where storage is blocked they last until the
// page is left.

import type { SeatLink } from "./messages";
import { storage } from "./settings.svelte";

/** A secret link: whoever has the token plays the seats. */
export interface Mine {
  table: string;
  token: string;
  seats: number[];
  names: string[];
  when: number;
  /** The links for the others, which nobody but the table's creator was told. */
  invitations?: SeatLink[];
  /** Taken off the list. A rematch has the same token, so that the server would name it again. */
  gone?: true;
}

const KEY = "marrakesh-mine";
const MOST = 200; // as many as the server answers for at once

let known: Mine[] = [];
let stored = true; // whether what we know is also in the storage
const played = new Map<string, string>(); // the token this tab plays with, by table

function read(): Mine[] {
  if (!stored) return known;
  try {
    const found: unknown = JSON.parse(storage()?.getItem(KEY) ?? "[]");
    known = Array.isArray(found) ? found.filter(isMine) : [];
  } catch {
    known = []; // spoilt
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

/** All links of one's own, the newest first. */
export function mine(): Mine[] {
  return read().filter((entry) => !entry.gone);
}

/** Whether a table was taken off the list. */
export function isGone(table: string, token: string): boolean {
  return read().some((entry) => same(entry, { table, token }) && entry.gone);
}

/** Keep a link; tells whether it will still be known when the page is opened again. */
export function keep(entry: Omit<Mine, "when" | "gone">): boolean {
  const { gone: _, ...before } = read().find((other) => same(other, entry)) ?? {};
  const now: Mine = { ...before, ...entry, when: Date.now() };
  if (now.seats.length === 0 && "seats" in before) {
    now.seats = before.seats;
    now.names = before.names;
  }
  return write([now, ...read().filter((other) => !same(other, entry))]);
}

/** Take a link off the list; the seat itself stays at the table. */
export function forget(table: string, token: string): void {
  const gone = { table, token, seats: [], names: [], when: Date.now(), gone: true as const };
  write([...read().filter((other) => !same(other, gone)), gone]);
}

/** In this tab, play at a table with this token: two tabs may sit on two seats of it. */
export function play(table: string, token: string): void {
  played.set(table, token);
  try {
    sessionStorage.setItem(`${KEY}-${table}`, token);
  } catch {
    // this page remembers it
  }
}

/** The token for a table: this tab's, else the one used last; nothing means that one watches. */
export function tokenOf(table: string): string {
  let token = played.get(table);
  try {
    token ??= sessionStorage.getItem(`${KEY}-${table}`) ?? undefined;
  } catch {
    // this page remembers it
  }
  return token ?? mine().find((entry) => entry.table === table)?.token ?? "";
}

// The tokens that hold one's own seats, stored in this browser. Where storage is blocked they last
// until the page is closed.

import type { SeatLink } from "../api/messages";
import { stored } from "../lib/storage";

/** Seats of a table: whoever has the token plays them. */
export interface OwnSeats {
  table: string;
  token: string;
  seats: number[];
  names: string[];
  when: number;
  /** The ticket or code they were taken with: its link leads here again. */
  ticket?: string;
  /** The server has not answered yet whether they are taken. */
  pending?: true;
  /** The tickets for others, which only whoever made the table or handed a seat on receives. */
  invitations?: SeatLink[];
  /** Removed from the list. A rematch has the same token, so the server would list it again. */
  gone?: true;
}

const KEY = "marrakesh-mine";
const seats = stored<OwnSeats[]>(KEY, (found) =>
  Array.isArray(found) ? found.filter(isOwnSeats) : [],
);
const MOST = 200; // the server's limit per request

let known: OwnSeats[] = [];
let persists = true; // whether `known` is also in storage
const played = new Map<string, string>(); // this tab's token, by table

function read(): OwnSeats[] {
  if (persists) known = seats.read();
  return known;
}

function isOwnSeats(entry: unknown): entry is OwnSeats {
  const { table, token, seats, names } = (entry ?? {}) as Partial<OwnSeats>;
  return (
    [table, token].every((text) => typeof text === "string") && [seats, names].every(Array.isArray)
  );
}

function write(entries: OwnSeats[]): boolean {
  known = entries.slice(0, MOST);
  persists = seats.write(known);
  return persists;
}

function same(a: { table: string; token: string }, b: { table: string; token: string }): boolean {
  return a.table === b.table && a.token === b.token;
}

/** All of one's own seats, newest first. */
export function mine(): OwnSeats[] {
  return held().filter((entry) => !entry.gone);
}

/** Also those of games that were removed from the list. */
function held(): OwnSeats[] {
  return read().filter((entry) => !entry.pending);
}

/** Whether this browser will know tomorrow what it stores now. */
export function remembers(): boolean {
  return write(read());
}

/** The token to take a seat with. It is stored before it is sent, so that it is the same if the
 * answer is lost. */
export function tokenFor(table: string, ticket: string): string {
  const known = read().find((entry) => entry.table === table && entry.ticket === ticket);
  if (known) return known.token;
  const fresh: OwnSeats = {
    table,
    token: newToken(),
    seats: [],
    names: [],
    when: Date.now(),
    ticket,
  };
  write([...read(), { ...fresh, pending: true }]);
  return fresh.token;
}

/** The token of the seats that were taken with a ticket; empty if that was not here. */
export function takenWith(table: string, ticket: string): string {
  return held().find((entry) => entry.table === table && entry.ticket === ticket)?.token ?? "";
}

/** 192 random bits in 32 characters. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Store a ticket for others; a newer one for the same seat replaces it. */
export function keepInvitation(table: string, token: string, link: SeatLink): void {
  const entries = read().map((entry) => {
    if (!same(entry, { table, token })) return entry;
    const others = (entry.invitations ?? []).filter((one) => one.seats[0] !== link.seats[0]);
    return { ...entry, invitations: [...others, link] };
  });
  write(entries);
  dispatchEvent(new Event("storage")); // as other tabs hear of it
}

/** Whether a table was removed from the list. */
export function isGone(table: string, token: string): boolean {
  return read().some((entry) => same(entry, { table, token }) && entry.gone);
}

/** Store one's seats; whether they will persist across page loads. */
export function keep(entry: Omit<OwnSeats, "when" | "gone" | "pending">): boolean {
  const before: Partial<OwnSeats> = { ...read().find((other) => same(other, entry)) };
  delete before.gone;
  delete before.pending;
  const now: OwnSeats = { ...before, ...entry, when: Date.now() };
  if (now.seats.length === 0) {
    now.seats = before.seats ?? [];
    now.names = before.names ?? [];
  }
  return write([now, ...read().filter((other) => !same(other, entry))]);
}

/** Remove a game from the list; the seat at the table remains. */
export function forget(table: string, token: string): void {
  const known = { seats: [], names: [], ...read().find((one) => same(one, { table, token })) };
  const gone = { ...known, table, token, when: Date.now(), gone: true as const };
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
  return token ?? held().find((entry) => entry.table === table)?.token ?? "";
}

/** One's own seats at a table. */
export function seatsAt(table: string): number[] {
  const token = tokenOf(table);
  return mine().find((one) => same(one, { table, token }))?.seats ?? [];
}

// The tokens of the user's seats, stored in this browser or, if storage is blocked, kept until the
// page is closed.

import type { SeatLink } from "../api/messages";
import { stored } from "../lib/storage";

/** The user's seats at a table, and the token that proves they hold them. */
export interface OwnSeats {
  table: string;
  token: string;
  seats: number[];
  names: string[];
  when: number;
  /** The ticket or code they were taken with, so that its link leads back to the seats. */
  ticket?: string;
  /** Whether the server has yet to confirm that the seats are taken. */
  pending?: true;
  /** Tickets for others, sent only to the table's creator or a player who passes on a seat. */
  invitations?: SeatLink[];
  /** Whether the game was removed from the list. The entry is kept because the server still reports
   * the game if a rematch uses the same token. */
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

/** Return the user's seats, newest first, without those of games removed from the list. */
export function mine(): OwnSeats[] {
  return held().filter((entry) => !entry.gone);
}

/** Return the user's seats, including those of games removed from the list. */
function held(): OwnSeats[] {
  return read().filter((entry) => !entry.pending);
}

/** Whether this browser stores the user's seats permanently. */
export function remembers(): boolean {
  return write(read());
}

/** Return the token to take a seat with. It is stored before it is sent, so that a retry uses the
 * same token if the answer is lost. */
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

/** Return the token of the seats taken with a ticket; empty if none were taken in this browser. */
export function takenWith(table: string, ticket: string): string {
  return held().find((entry) => entry.table === table && entry.ticket === ticket)?.token ?? "";
}

/** Return 192 random bits as 32 characters. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Store a ticket for others, replacing any earlier one for the same seat. */
export function keepInvitation(table: string, token: string, link: SeatLink): void {
  const entries = read().map((entry) => {
    if (!same(entry, { table, token })) return entry;
    const others = (entry.invitations ?? []).filter((one) => one.seats[0] !== link.seats[0]);
    return { ...entry, invitations: [...others, link] };
  });
  write(entries);
  dispatchEvent(new Event("storage")); // the browser itself notifies only other tabs
}

/** Whether the user has removed a game from the list. */
export function isGone(table: string, token: string): boolean {
  return read().some((entry) => same(entry, { table, token }) && entry.gone);
}

/** Store the user's seats; return whether they will persist across page loads. */
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

/** Remove a game from the list; its seat at the table remains taken. */
export function forget(table: string, token: string): void {
  const known = { seats: [], names: [], ...read().find((one) => same(one, { table, token })) };
  const gone = { ...known, table, token, when: Date.now(), gone: true as const };
  write([...read().filter((other) => !same(other, gone)), gone]);
}

/** Use this token for a table in this tab; other tabs may use those of other seats. */
export function play(table: string, token: string): void {
  played.set(table, token);
  try {
    sessionStorage.setItem(`${KEY}-${table}`, token);
  } catch {
    // this page still has it
  }
}

/** Return the token for a table: this tab's, else the last one used; empty if there is none. */
export function tokenOf(table: string): string {
  let token = played.get(table);
  try {
    token ??= sessionStorage.getItem(`${KEY}-${table}`) ?? undefined;
  } catch {
    // only this page has it
  }
  return token ?? held().find((entry) => entry.table === table)?.token ?? "";
}

/** Return the user's seats at a table. */
export function seatsAt(table: string): number[] {
  const token = tokenOf(table);
  return mine().find((one) => same(one, { table, token }))?.seats ?? [];
}

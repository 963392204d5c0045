// Invitations to a table: its free seats, and their tickets.

import type { SeatLink, TableInfo } from "../api/messages";
import { mine } from "../game/mySeats";

/** Return the tickets this browser has for a table's free seats. Tickets it lacks but could renew
 * are empty. Links from earlier versions are always included, as they remain valid after use. */
export function invitationsAt(info: TableInfo, token: string): SeatLink[] {
  const own = mine().find((one) => one.table === info.table && one.token === token);
  const known = (own?.invitations ?? []).filter(
    ({ seats: [seat = -1], ticket }) => !ticket || isFree(info, seat),
  );
  if (!own?.seats.includes(peopleAt(info)[0] ?? -1)) return known;
  const lost = info.seats.flatMap(({ name }, seat) =>
    isFree(info, seat) && known.every(({ seats }) => seats[0] !== seat)
      ? [{ seats: [seat], names: [name], token: "", ticket: "" }]
      : [],
  );
  return [...known, ...lost];
}

function isFree(info: TableInfo, seat: number): boolean {
  return info.seats[seat]?.taken === false;
}

/** Whether a link's secret is a code from another device, not a ticket, which is much longer. */
export function isCode(secret: string): boolean {
  return /^[2-9A-HJ-NP-Z]{6}$/.test(secret);
}

/** Return a typed code in capitals, without spaces and hyphens. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** Return a code as it is displayed. */
export function shownCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** Return the seats not given to bots when the table was made; the first one is its creator's. */
function peopleAt(info: TableInfo): number[] {
  return info.seats.flatMap(({ bot, bot_why }, seat) => (bot && !bot_why ? [] : [seat]));
}

/** Whether these seats may cancel the table: they include its creator's, and no one has joined. */
export function mayCancel(info: TableInfo, seats: readonly number[]): boolean {
  const [maker = -1, ...others] = peopleAt(info);
  const nobody = (seat: number): boolean =>
    !info.seats[seat]!.taken || info.seats[seat]!.bot_why === "nobody";
  return info.kind === "net" && !info.over && seats.includes(maker) && others.every(nobody);
}

// New games like an earlier one, perhaps against bots of another level.

import type { MyTable, NewSeat, NewTable, TableInfo } from "../api/messages";
import type { Level } from "./botLadder";
import { myKey } from "./myProfile.svelte";
import { coloured, colourOf } from "./seatColours";

type Played = Pick<MyTable, "info" | "seats">;

/** Return the request for a table like an earlier one, with the same people and bots but the user's
 * current name. */
export function tableLike({ info, seats }: Played, name: string): NewTable {
  const alone = seats.length === 1;
  const sitters = info.seats.map((one, seat): NewSeat => {
    if (alone && seat === seats[0]) return { name: name.trim() || one.name };
    return one.bot && !one.stand_in ? { bot: one.bot } : { name: one.name };
  });
  const colours = info.seats.map(colourOf);
  const request = {
    kind: info.kind,
    rules: info.rules,
    seats: coloured(sitters.slice(0, info.rules.players), colours),
  };
  if (info.rated) return myKey() ? { ...request, rated: true } : request;
  return info.hints === "allowed" ? request : { ...request, hints: info.hints };
}

/** Return a table's information with all bots set to this level. */
export function atLevel(info: TableInfo, level: Level): TableInfo {
  const seats = info.seats.map((seat) => (seat.bot ? { ...seat, bot: level } : seat));
  return { ...info, seats };
}

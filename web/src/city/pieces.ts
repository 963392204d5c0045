/** The City's moving pieces. */
import type { Box, View } from "../api/messages";
import { type Area, EDGE, HEIGHT, type Point, type Rooms, WIDTH } from "./places";
import { camelPlace } from "./racePlaces";
import { fishermanPlace } from "./riverPlaces";
import { scorePlace } from "./scorePlaces";
import { climberPlace } from "./stairPlaces";

export interface Piece extends Point {
  key: string;
  kind: "fisherman" | "student-palace" | "student-mosque" | "camel" | "score" | "sultan" | "imam";
  /** The owner's seat; -1 for the sultan and the imam. */
  seat: number;
  size: number;
}

/** Return all moving pieces in the City, or in the part shown alone. */
export function pieces(view: View, box: Box, rooms: Rooms): Piece[] {
  const seats = view.seats_in_city;
  const all: Piece[] = [];
  const river = rooms.get("river");
  for (const seat of river ? seats : []) {
    all.push({
      key: `fisherman-${seat}`,
      kind: "fisherman",
      seat,
      size: 34,
      ...fishermanPlace(view, box, river!, seat),
    });
  }
  const stairs = rooms.get("stairs");
  for (const stair of stairs ? (["palace", "mosque"] as const) : [])
    for (const seat of seats) {
      const step = view.players[seat]![stair];
      const place = climberPlace(stairs!, box, stair, step, seat);
      all.push({
        key: `${stair}-${seat}`,
        kind: `student-${stair}`,
        seat,
        size: 30,
        ...place,
      });
    }
  const course = rooms.get("race");
  if (course)
    for (const seat of seats.filter((one) => view.players[one]!.camel)) {
      const place = camelPlace(view, box, course, seat);
      all.push({ key: `camel-${seat}`, kind: "camel", seat, size: 30, ...place });
    }
  return [
    ...(stairs ? pawns(view, box, stairs) : []),
    ...all,
    ...(rooms.size > 1 ? markers(view, seats) : []),
  ];
}

/** Return the sultan and the imam, each next to its holder or else on the step where it waits. */
function pawns(view: View, box: Box, area: Area): Piece[] {
  const found: Piece[] = [];
  for (const [kind, stair] of [
    ["sultan", "palace"],
    ["imam", "mosque"],
  ] as const) {
    const pawn = view.pawns?.[kind];
    if (!pawn) continue;
    const holder = view.players[pawn.holder];
    if (!holder && !pawn.step) continue;
    const step = holder ? holder[stair] : pawn.step;
    const place = climberPlace(area, box, stair, step, holder ? pawn.holder : 3.5);
    const aside = holder ? (stair === "palace" ? 15 : -15) : 0;
    found.push({
      key: kind,
      kind,
      seat: -1,
      size: 30,
      x: place.x + aside,
      y: place.y - (holder ? 8 : 0),
    });
  }
  return found;
}

/** Half the width of a marker with its lap count, including padding. */
const LAP_SIDE = 23;

function markers(view: View, seats: number[]): Piece[] {
  const { lap } = view;
  const score = (seat: number): number => view.players[seat]!.score;
  const space = (seat: number): number => ((score(seat) % lap) + lap) % lap;
  return seats.map((seat) => {
    const here = seats.filter((other) => space(other) === space(seat));
    const centre = scorePlace(space(seat), lap);
    const level = centre.y < EDGE || centre.y > HEIGHT - EDGE;
    const wide = here.some((other) => score(other) >= lap);
    const each = wide ? (level ? 2 * LAP_SIDE : 25) : 14;
    const aside = (here.indexOf(seat) - (here.length - 1) / 2) * each;
    const edge = wide ? LAP_SIDE : 0;
    return {
      key: `score-${seat}`,
      kind: "score",
      seat,
      size: 32,
      x: Math.min(Math.max(centre.x + (level ? aside : 0), edge), WIDTH - edge),
      y: centre.y + (level ? 0 : aside),
    };
  });
}

/** The layout of the river. */
import type { Box, View } from "../api/messages";
import { tileHeight } from "../art/shapes";
import { type Area, cluster, type Point } from "./places";

export interface RiverCell extends Area {
  kind: "step" | "rapid" | "jetty";
  /** Number of the step or of the rapid. */
  number: number;
}

/** Width of the area for the river tiles at the end of the river. */
const RIVER_TILES = 108;

export function riverTiles(area: Area): Area[] {
  const width = RIVER_TILES - 12;
  const height = tileHeight("river", width);
  const room = (area.height - 22) / 3;
  return [0, 1, 2].map((k) => ({
    x: area.x + 10,
    y: area.y + 16 + k * room + (room - height) / 2,
    width,
    height,
  }));
}

/** Return the area of the water, which flows out above the island and back below it, and that of
 * the island. */
export function riverBed(area: Area): { water: Area; island: Area } {
  const x = area.x + RIVER_TILES + 6;
  const water = {
    x,
    y: area.y + 18,
    width: area.x + area.width - 10 - x,
    height: area.height - 28,
  };
  const gap = area.height < 240 ? 40 : 50;
  const island = {
    x,
    y: water.y + (water.height - gap) / 2,
    width: water.width - 46,
    height: gap,
  };
  return { water, island };
}

/** Return the spaces of the river from the start to the jetty, with the rapids between them. */
export function riverCells(area: Area, box: Box): RiverCell[] {
  const { jetty, rapids } = box.river;
  const order: { kind: RiverCell["kind"]; number: number; wide: number }[] = [];
  for (let step = 0; step <= jetty; step++) {
    const rapid = rapids.indexOf(step);
    if (rapid >= 0) order.push({ kind: "rapid", number: rapid, wide: 1 });
    const last = step === jetty;
    order.push({ kind: last ? "jetty" : "step", number: step, wide: last ? 2 : 1 });
  }
  const { water, island } = riverBed(area);
  const row = Math.ceil((order.length + 1) / 2);
  const width = water.width / row;
  const height = (water.height - island.height) / 2;
  let place = 0;
  return order.map(({ kind, number, wide }) => {
    const back = place >= row;
    const column = back ? 2 * row - place - wide : place;
    place += wide;
    return {
      kind,
      number,
      x: water.x + column * width,
      y: back ? water.y + water.height - height : water.y,
      width: wide * width,
      height,
    };
  });
}

/** Return the places on the jetty, best first. */
export function jettySpots(cell: Area, spots: number): Point[] {
  const rows = Math.ceil(spots / 2);
  return Array.from({ length: spots }, (_, k) => ({
    x: cell.x + (k % 2 ? 0.74 : 0.26) * cell.width,
    y: cell.y + ((Math.floor(k / 2) + 0.5) / rows) * cell.height,
  }));
}

/** Return the fishermen on a step in order of arrival. */
export function fishermenOn(view: View, step: number): number[] {
  const seats = view.seats_in_city;
  const order = view.river_order.filter((seat) => seats.includes(seat));
  for (const seat of seats) if (!order.includes(seat)) order.push(seat);
  return order.filter((seat) => view.players[seat]!.fisherman === step);
}

export function fishermanPlace(view: View, box: Box, area: Area, seat: number): Point {
  const step = Math.min(view.players[seat]!.fisherman, box.river.jetty);
  const cells = riverCells(area, box);
  const cell = cells.find((one) => one.kind !== "rapid" && one.number === step)!;
  const here = fishermenOn(view, step);
  const place = here.indexOf(seat);
  if (cell.kind === "jetty") return jettySpots(cell, view.seats_in_city.length)[place]!;
  const centre = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
  return cluster(centre, place, here.length, cell.height - 34);
}

/** Return the places of the open oases on the island. */
export function openOases(area: Area, count: number): Area[] {
  const { island } = riverBed(area);
  const width = 54;
  const height = tileHeight("oasis", width);
  return Array.from({ length: count }, (_, k) => ({
    x: island.x + 96 + k * (width + 40),
    y: island.y + island.height / 2 - height / 2,
    width,
    height,
  }));
}

/** The layout of the racecourse. */
import type { Box, View } from "../api/messages";
import { type Area, cluster, type Point } from "./places";

/** Return the areas of the racecourse and of the awards, which are next to it or below it. */
export function race(area: Area): { course: Area; awards: Area } {
  if (area.height > 300) {
    const height = (area.height - 30) / 2;
    const room = { x: area.x + 12, width: area.width - 24, height };
    return { course: { ...room, y: area.y + 18 }, awards: { ...room, y: area.y + 24 + height } };
  }
  const width = Math.min(250, area.width * 0.34);
  return {
    course: {
      x: area.x + 16,
      y: area.y + 16,
      width: area.width - width - 28,
      height: area.height - 22,
    },
    awards: {
      x: area.x + area.width - width - 6,
      y: area.y + 14,
      width,
      height: area.height - 20,
    },
  };
}

const RACE_FIELD = 14;

/** Return the area of a step of the racecourse; the last one, with the podium, fills the rest of
 * its row. */
export function raceStep(course: Area, box: Box, step: number): Area {
  const row = Math.ceil((box.racecourse.finish + 1) / 2);
  const width = course.width / row;
  const back = step >= row;
  const column = back ? 2 * row - 1 - step : step;
  const height = (course.height - RACE_FIELD) / 2;
  const y = back ? course.y + course.height - height : course.y;
  const x = course.x + column * width;
  if (step < box.racecourse.finish) return { x, y, width, height };
  return { x: course.x, y, width: x + width - course.x, height };
}

/** Return the places of an award's four benefits, its dung exchange, and future seasons' awards. */
export function awardPlaces(area: Area): { tiers: Area[]; dung: Area; coming: Area[] } {
  const side = area.width > 300 ? 90 : 42;
  const width = (area.width - side - 8) / 2;
  const height = (area.height - 4) / 2;
  const tiers = [0, 1, 2, 3].map((k) => ({
    x: area.x + (k % 2) * (width + 4),
    y: area.y + Math.floor(k / 2) * (height + 4),
    width,
    height,
  }));
  const x = area.x + area.width - side;
  const dung = { x, y: area.y, width: side, height };
  const low = (height - 4) / 2;
  const coming = [0, 1].map((k) => ({
    x,
    y: area.y + height + 4 + k * (low + 4),
    width: side,
    height: low,
  }));
  return { tiers, dung, coming };
}

export function camelPlace(view: View, box: Box, area: Area, seat: number): Point {
  const { course } = race(area);
  const step = view.players[seat]!.camel!.step;
  const here = view.players
    .map((player, other) => ({ other, camel: player.camel }))
    .filter(({ camel }) => camel?.step === step)
    .sort((a, b) => a.camel!.podium - b.camel!.podium)
    .map(({ other }) => other);
  const cell = raceStep(course, box, step);
  const centre = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
  return cluster(centre, here.indexOf(seat), here.length, cell.height - 26);
}

// Medallions on a sector for the ways to use its assistant.

import type { Colour, Option, Sector, Way } from "../api/messages";
import { GOODS, SECTORS } from "../api/vocabulary";
import { octagon, wedge } from "../art/geometry";
import type { IconName } from "../art/icons";
import { tileHeight } from "../art/shapes";
import type { BoardDecision } from "../game/boardDecision.svelte";
import { t } from "../lib/texts.svelte";
import { keshiWords } from "./boardWords";
import { BOARD, PANELS, type Area, type Point } from "./places";
import {
  caravanSpace,
  centreOf,
  goodsPlace,
  KESHI,
  OASIS_WIDTH,
  oasisTile,
  PATHS,
  type Path,
  squareSpace,
  startSpace,
  vendorSpace,
} from "./sectorPlaces";

/** Return the size of a medallion, which is smaller in the souk and on the main square. */
export function medallion(sector: Sector): number {
  return { souk: 72, square: 80 }[sector as string] ?? 92;
}

/** A way to use an assistant, as a medallion, with the part of the sector that takes its clicks. */
export interface Verb extends Point {
  sector: Sector;
  option: Option;
  way: Way;
  hit: string;
}

/** Return the medallions of the current decision. The palace comes last, so that it is drawn over
 * the medina, which surrounds it. */
export function verbs(decision: BoardDecision): Verb[] {
  return SECTORS.toSorted((a, b) => Number(a === "palace") - Number(b === "palace")).flatMap(
    (sector) => {
      const found = decision
        .at(`sector.${sector}`)
        .flatMap((option) => option.ways.map((way) => ({ sector, option, way })))
        .filter(({ way }) => !way.water); // extra steps are offered in the tray
      return found.map((one, k) => ({ ...one, ...placeOf(one, k, found.length) }));
    },
  );
}

/** Return the centre of a sector's medallions. */
function middleOf(sector: Exclude<Sector, "souk">): Point {
  const { x, y, width } = PANELS[sector];
  if (sector === "sahara") return { x: 358, y: y + 146 };
  if (sector === "medina") return { x: x + width / 2, y: y + 58 };
  return centreOf(sector);
}

/** Place a medallion: the souk's goods on their shelves, the other ways in a row or, in the Sahara,
 * in a column. */
function placeOf(
  { sector, way }: { sector: Sector; way: Way },
  k: number,
  all: number,
): Point & { hit: string } {
  if (sector === "souk")
    return inSouk(
      GOODS.findIndex((one) => one === way.keshi),
      k === all - 1,
    );
  const { x, y } = middleOf(sector);
  const step = sector === "square" ? 180 : medallion(sector) * 1.2;
  const aside = (k - (all - 1) / 2) * step;
  const upright = sector === "sahara";
  return {
    x: upright ? x : x + aside,
    y: upright ? y + aside : y,
    hit: sector === "palace" ? half(k, all) : share(PANELS[sector], { x, y }, k, all, upright),
  };
}

function inSouk(shelf: number, last: boolean): Point & { hit: string } {
  const { x, y, width, height } = PANELS.souk;
  const edge = (k: number): number => (k > 0 ? goodsPlace(k - 1).x + 39 : x);
  const left = edge(shelf < 0 ? GOODS.length : shelf);
  const right = last ? x + width : edge(shelf + 1);
  return {
    x: shelf < 0 ? (left + right) / 2 : goodsPlace(shelf).x,
    y: y + height / 2 + 10,
    hit: `M${left} ${y}H${right}V${y + height}H${left}z`,
  };
}

function box({ x, y, width, height }: Area): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Return an area as a path or, if two medallions share it, its part on one side of a point. */
function share(area: Area, at: Point, k: number, all: number, upright: boolean): string {
  const { x, y, width, height } = area;
  if (all === 1) return box(area);
  if (upright)
    return box({ ...area, ...(k ? { y: at.y, height: y + height - at.y } : { height: at.y - y }) });
  return box({ ...area, ...(k ? { x: at.x, width: x + width - at.x } : { width: at.x - x }) });
}

/** Return the palace's octagon as a path or, if two medallions share it, one half of it. */
function half(k: number, all: number): string {
  const { x, y } = centreOf("palace");
  return all === 1 ? wedge(x, y, 284, 0, 8) : wedge(x, y, 284, k ? 0 : 4, 4);
}

function tileOf(path: Path, k: number): Area {
  return { ...oasisTile(path, k), width: OASIS_WIDTH, height: tileHeight("oasis", OASIS_WIDTH) };
}

/** Return the board as a path with a hole for each place inside a sector that can be chosen and
 * takes its own clicks. */
export function around(decision: BoardDecision, caravans: readonly number[]): string {
  const round = (target: string, { x, y }: Point): [string, string] => [
    target,
    octagon(x, y, KESHI),
  ];
  const places = [
    ...Array.from({ length: 8 }, (_, k) => round(`square.${k + 1}`, squareSpace(k))),
    ...SECTORS.map((sector) => round(`vendor.${sector}`, vendorSpace(sector))),
    ...PATHS.map((path, k) => round(`path.${path}`, caravanSpace(path, caravans[k] ?? 0))),
    round("path.start", startSpace(caravans[2] ?? 0)),
    ...PATHS.flatMap((path) =>
      [0, 1, 2].map((k): [string, string] => [`oasis.${path}.${k + 1}`, box(tileOf(path, k))]),
    ),
  ];
  return box(BOARD) + places.map(([at, d]) => (decision.shortcut(at) ? d : "")).join("");
}

/** The icon of the thing that each sector's action gives or moves, and its text key. */
export const SECTOR_ACTIONS: Record<Sector, { icon: IconName; words: string }> = {
  river: { icon: "river-step", words: "gain-river-step" },
  orchard: { icon: "date", words: "gain-date" },
  madrasa: { icon: "scroll", words: "count-scroll" },
  palace: { icon: "palace-step", words: "gain-palace-step" },
  mosque: { icon: "mosque-step", words: "gain-mosque-step" },
  square: { icon: "spectator", words: "count-spectator" },
  medina: { icon: "gate", words: "count-gate" },
  sahara: { icon: "oasis", words: "count-oasis" },
  souk: { icon: "luxury", words: "count-luxury-good" },
};
const WITHIN_REACH: readonly Sector[] = ["madrasa", "sahara", "souk"];
const AT_MOST: readonly Sector[] = ["square", "medina"];

/** The picture, number and words of a medallion. */
export interface Sign {
  keshi?: Colour;
  icon?: IconName;
  number: string;
  words: string;
}

export function medallionSign(sector: Sector, { keshi, n, water }: Way): Sign {
  if (keshi && keshi !== "nomad") return { keshi, number: `+${n}`, words: keshiWords(keshi, n) };
  const { icon, words } = SECTOR_ACTIONS[sector];
  if (!n)
    return {
      icon: sector === "souk" ? "office" : icon,
      number: "",
      words: t("word-sector-action"),
    };
  const what = t(words, { n: n + water });
  if (water)
    return { icon, number: `${n + water}`, words: t("board-for-water", { what, n: water }) };
  if (WITHIN_REACH.includes(sector))
    return { icon, number: `${n}`, words: t("board-within-reach", { what }) };
  if (AT_MOST.includes(sector)) return { icon, number: `${n}`, words: t("board-up-to", { what }) };
  return { icon, number: `${n}`, words: what };
}

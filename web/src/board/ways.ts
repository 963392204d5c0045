// What an assistant can do where it stands: the medallions on its sector.

import { wedge } from "../art/geometry";
import type { IconName } from "../art/icons";
import type { Decisions } from "../lib/decisions.svelte";
import type { Colour, Option, Sector, Way } from "../lib/messages";
import { t } from "../lib/texts.svelte";
import { GOODS, SECTORS } from "../lib/words";
import { PANELS, type Area, type Point } from "./places";
import { centreOf, goodsPlace } from "./sectorPlaces";
import { keshiWords } from "./words";

/** The size of a medallion: smaller in the souk, and beside the disc. */
export function medallion(sector: Sector): number {
  return { souk: 72, square: 80 }[sector as string] ?? 92;
}

/** A way of an assistant as a medallion, with the part of the sector that takes its click. */
export interface Verb extends Point {
  sector: Sector;
  option: Option;
  way: Way;
  hit: string;
}

/** The medallions of the current decision. The medina comes before the palace in its middle. */
export function verbs(decisions: Decisions): Verb[] {
  return SECTORS.toSorted((a, b) => Number(a === "palace") - Number(b === "palace")).flatMap(
    (sector) => {
      const found = decisions
        .at(`sector.${sector}`)
        .flatMap((option) => option.ways.map((way) => ({ sector, option, way })));
      return found.map((one, k) => ({ ...one, ...placeOf(one, k, found.length) }));
    },
  );
}

/** The middle of a sector's medallions. */
function middleOf(sector: Exclude<Sector, "souk">): Point {
  const { x, y, width } = PANELS[sector];
  if (sector === "sahara") return { x: 358, y: y + 146 };
  if (sector === "medina") return { x: x + width / 2, y: y + 58 };
  return centreOf(sector);
}

/** The goods of the souk lie on their shelves, the other ways beside each other. */
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

/** All of an area, or its part on one side of a point. */
function share(area: Area, at: Point, k: number, all: number, upright: boolean): string {
  const { x, y, width, height } = area;
  if (all === 1) return `M${x} ${y}h${width}v${height}h${-width}z`;
  if (upright) {
    const [top, high] = k ? [at.y, y + height - at.y] : [y, at.y - y];
    return `M${x} ${top}h${width}v${high}h${-width}z`;
  }
  const [left, wide] = k ? [at.x, x + width - at.x] : [x, at.x - x];
  return `M${left} ${y}h${wide}v${height}h${-wide}z`;
}

/** The palace is an octagon: its left half, then its right one. */
function half(k: number, all: number): string {
  const { x, y } = centreOf("palace");
  return all === 1 ? wedge(x, y, 284, 0, 8) : wedge(x, y, 284, k ? 0 : 4, 4);
}

const ACTIONS: Record<Sector, { icon: IconName; words: string }> = {
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

/** The picture of a way, its number and its words. */
export interface Sign {
  keshi?: Colour;
  icon?: IconName;
  number: string;
  words: string;
}

export function signOf(sector: Sector, { keshi, n }: Way): Sign {
  if (keshi && keshi !== "nomad") return { keshi, number: `+${n}`, words: keshiWords(keshi, n) };
  const { icon, words } = ACTIONS[sector];
  if (!n)
    return {
      icon: sector === "souk" ? "office" : icon,
      number: "",
      words: t("word-sector-action"),
    };
  const what = t(words, { n });
  if (WITHIN_REACH.includes(sector))
    return { icon, number: `${n}`, words: t("board-within-reach", { what }) };
  if (AT_MOST.includes(sector)) return { icon, number: `${n}`, words: t("board-up-to", { what }) };
  return { icon, number: `${n}`, words: what };
}

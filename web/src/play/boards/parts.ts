/** The parts of the City and of a board that a small screen shows one at a time, and the places in
 * them. */
import type { PlaceKind, View } from "../../api/messages";
import { placeOf } from "../../api/targets";
import { PANELS, PART_NAMES, partOf } from "../../board/places";
import { type Part, parts } from "../../city/places";
import { t } from "../../lib/texts.svelte";

export interface NamedPart {
  name: string;
  title: string;
}

const CITY_TITLES: Record<string, string> = {
  river: "sector-river",
  tower: "word-tower",
  academies: "play-part-academies",
  stairs: "play-part-stairs",
  workshops: "play-part-workshops",
  souk: "sector-souk",
  race: "word-racecourse",
  towns: "module-desert-towns",
};

export function cityParts(view: View): NamedPart[] {
  return parts(view).map(({ name }) => ({ name, title: t(CITY_TITLES[name] ?? name) }));
}

const BOARD_TITLES: Record<(typeof PART_NAMES)[number], string> = {
  supply: "word-supply-board",
  sectors: "play-part-sectors",
  square: "sector-square",
  sahara: "sector-sahara",
  owned: "play-part-owned",
};

/** Return the parts of a board that have tabs, preceded by a sector shown alone without a tab. */
export function boardParts(focus = ""): NamedPart[] {
  const parts: NamedPart[] = PART_NAMES.map((name) => ({ name, title: t(BOARD_TITLES[name]) }));
  const alone = focus in PANELS && !parts.some((part) => part.name === focus);
  return alone ? [{ name: focus, title: t(`sector-${focus}`) }, ...parts] : parts;
}

export interface Where {
  tab: "city" | "board";
  part: string;
}

/** The part of the City that contains each kind of place; "" for the score track, which surrounds
 * all parts. */
const IN_CITY: Partial<Record<PlaceKind, Part | "">> = {
  base: "tower",
  rapid: "river",
  fisherman: "river",
  "river-tile": "river",
  "open-oasis": "river",
  line: "stairs",
  track: "stairs",
  scroll: "academies",
  academy: "academies",
  stack: "academies",
  gate: "workshops",
  luxury: "souk",
  office: "souk",
  award: "race",
  town: "towns",
  score: "",
};

/** Return the part of the City that contains a place; "" for the score track, undefined for places
 * elsewhere. */
export function quarterOf(target: string): Part | "" | undefined {
  return target === "track.river" ? "river" : IN_CITY[placeOf(target).kind];
}

function whereIs(target: string, view?: View): Where {
  const own = view && !isOpen(target, view) && ON_BOARD[placeOf(target).kind];
  if (own) return { tab: "board", part: own };
  const inCity = quarterOf(target);
  if (inCity !== undefined) return { tab: "city", part: inCity };
  return { tab: "board", part: partOf(target) ?? "" };
}

/** For each kind of tile, the part of the board that shows those not on offer in the City. */
const ON_BOARD: Partial<Record<PlaceKind, string>> = {
  scroll: "owned",
  luxury: "owned",
  town: "sahara",
};

function isOpen(target: string, { scrolls, luxury, open_towns = [] }: View): boolean {
  const { kind, key } = placeOf(target);
  const open = { scroll: scrolls.flat(), luxury, town: open_towns }[kind as string];
  return open?.includes(Number(key)) ?? true;
}

/** Return the tab that shows the places of a decision, and the part that contains all of them, or
 * "" if none does. */
export function whereOf(targets: readonly string[], view?: View): Where | null {
  const places = targets.filter(Boolean).map((target) => whereIs(target, view));
  const [first] = places;
  if (!first) return null;
  const tab = places.every((place) => place.tab === first.tab) ? first.tab : "board";
  const parts = new Set(places.filter((place) => place.tab === tab).map((place) => place.part));
  const [only = ""] = parts;
  if (parts.size === 1) return { tab, part: only };
  const sectors = tab === "board" && [...parts].every((part) => part in PANELS);
  return { tab, part: sectors ? "sectors" : "" };
}

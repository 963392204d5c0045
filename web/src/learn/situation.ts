// What the steps of the guided game ask about a moment: the question, the player and the log.

import type {
  Box,
  Colour,
  LogEntry,
  Option,
  PlayerView,
  QuestionKey,
  Resource,
  Sector,
  Snapshot,
  Way,
} from "../api/messages";
import { questionFacts } from "../api/questions";
import { targetOf } from "../api/targets";
import { COLOUR_OF, GOODS, RESOURCES } from "../api/vocabulary";
import { listing, t } from "../lib/texts.svelte";

/** A moment at which the player has to decide. */
export interface Situation {
  snapshot: Snapshot;
  box: Box;
  /** The log up to the point that the boards show. */
  log: readonly LogEntry[];
  names: readonly string[];
  /** The options chosen together, but not sent yet. */
  picked: readonly Option[];
  /** The sectors whose action was performed before its step could be shown. */
  late: readonly string[];
  /** Whether the player has just come back to the game. */
  back: boolean;
}

/** A target to mark: a place, one way to use an assistant there, or a button. */
export interface Ring {
  /** The target name of the place (see api/targets.ts), or `send`. */
  target: string;
  /** The verb of a way to use an assistant, whose medallion is meant. */
  way?: string;
  /** The key of the offer in the tray; undefined if the place cannot be chosen. */
  offer?: string;
}

export const own = ({ snapshot }: Situation): PlayerView => snapshot.view.players[snapshot.seat]!;

export const asks = ({ snapshot }: Situation, ...questions: QuestionKey[]): boolean =>
  questions.includes(snapshot.question);

/** Whether keshis are being selected in this round of this season. */
export function selects(now: Situation, season: number, round: number): boolean {
  const { view } = now.snapshot;
  return asks(now, "ask-select") && view.season === season && view.round === round;
}

/** Mark parts of the page that the text is about. */
export const places = (...targets: string[]): Ring[] => targets.map((target) => ({ target }));

const ofOption = (option: Option): Ring => ({
  target: targetOf(option.about.place),
  offer: String(option.action),
});

/** Mark all options but a refusal, or some of them. */
export const options = (
  { snapshot }: Situation,
  some: (option: Option) => boolean = ({ about }) => about.verb !== "done",
): Ring[] => snapshot.options.filter(some).map(ofOption);

/** Mark the options to select that are not chosen yet, or only the button that sends them once
 * enough are chosen. */
export function toSend(now: Situation, some: (option: Option) => boolean = () => true): Ring[] {
  const missing = now.box.frame.assistants - own(now).chosen.length;
  if (now.picked.length >= missing) return places("send");
  return options(now, (option) => some(option) && !now.picked.includes(option));
}

/** Return the sector that an option to use an assistant is about. */
function sectorOf(now: Situation, { about }: Option): Sector | undefined {
  const asked = questionFacts(now.snapshot, "ask-use")?.sector;
  return asked ?? (about.verb === "use" ? (about.place?.key as Sector) : undefined);
}

/** Return the option that performs a sector's action now, with the way to do so; null if the
 * action is not possible. Without additional water, the river has only one way. */
export function acts(now: Situation, sector: Sector): { option: Option; way: Way } | null {
  if (!asks(now, "ask-assistant", "ask-use")) return null;
  for (const option of now.snapshot.options) {
    if (sectorOf(now, option) !== sector) continue;
    const way = option.ways.find(({ verb, water }) => verb === "sector-action" && !water);
    if (way && (way.n > 0 || !BUYS.includes(sector))) return { option, way };
  }
  return null;
}

/** The sectors whose action is pointless if nothing is affordable. */
const BUYS: Sector[] = ["madrasa", "medina", "sahara"];

export function ofWay(sector: Sector, { option, way }: { option: Option; way: Way }): Ring {
  return {
    target: `sector.${sector}`,
    way: way.verb,
    offer: [option.action, ...way.then].join(),
  };
}

export const keshisIn = (now: Situation, sector: Exclude<Sector, "souk">): number =>
  own(now).sectors[sector].keshis;

// ---- The log

/** Return the player's own decisions. */
export const decided = ({ log, snapshot }: Situation): LogEntry[] =>
  log.filter(({ seat }) => seat === snapshot.seat);

/** Return the events of this round. */
export function thisRound({ log, snapshot }: Situation): LogEntry["events"] {
  const { season, round } = snapshot.view;
  const now = log.filter((entry) => entry.season === season && entry.round === round);
  return now.flatMap(({ events }) => events);
}

/** Return the sectors whose action the player performed in these entries. */
export function performed(log: readonly LogEntry[], seat: number): Sector[] {
  return log.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.kind === "sector-action" && event.seat === seat ? [event.facts.sector] : [],
    ),
  );
}

// ---- Provisions

const amounts = (of: Partial<Record<Resource, number>>): string =>
  listing(RESOURCES.filter((one) => of[one]).map((one) => t(`gain-${one}`, { n: of[one]! })));

export const supply = (now: Situation): string => amounts(own(now).resources);
export const cost = (now: Situation): string => amounts(own(now).provision_cost);
export const missing = (now: Situation): string => amounts(own(now).provision_short);
export const short = (now: Situation): boolean =>
  RESOURCES.some((one) => own(now).provision_short[one] > 0);

/** Mark the provision tiles to pay for and the missing resources. */
export function provisions(now: Situation): Ring[] {
  const { active_provisions: active, provision_short: lacking } = own(now);
  const resources = RESOURCES.filter((one) => lacking[one] > 0);
  return places(
    ...active.map((place) => `provision.${place + 1}`),
    ...resources.map((one) => `resource.${one}`),
  );
}

/** Return up to three sectors that the player has yet to use this season, and that provide something
 * still missing for the provisions. */
export function stillToCome(now: Situation): Sector[] {
  const { hand, chosen, assistants, provision_short: lacking, vendors } = own(now);
  const left = [...hand, ...chosen];
  const comes = (sector: Sector): boolean =>
    assistants.includes(sector) ||
    (sector !== "souk" && left.includes(COLOUR_OF[sector])) ||
    (sector === "souk" && left.some((colour) => isGoods(colour)));
  const office = now.box.offices.find(({ number }) => number === now.snapshot.view.office);
  const sold = GOODS.flatMap((goods) => office?.[goods] ?? []).join();
  const by: Record<Resource, Sector[]> = {
    water: vendors,
    date: ["orchard"],
    dinar: ["palace", "mosque"],
  };
  const found = RESOURCES.filter((one) => lacking[one] > 0).flatMap((one) => [
    ...by[one],
    ...(sold.includes(one) ? (["souk"] as const) : []),
  ]);
  return [...new Set(found)].filter(comes).slice(0, 3);
}

const isGoods = (colour: Colour): boolean => GOODS.some((goods) => goods === colour);

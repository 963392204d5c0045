/** What happened, cut into steps that can be shown one after the other. */
import type { Toss } from "../city/tumble";
import type { Goods, Happening, LogEntry, NotGoods, Sector, View } from "../lib/messages";
import { COLOURS, PHASES, RESOURCES, SECTORS, STAIRS } from "../lib/words";

export interface Step {
  happenings: Happening[];
  /** The table after it, as far as the events tell. */
  view: View;
  /** Done by the person at the screen, who needs no time to see it. */
  own: boolean;
  toss: Toss | null;
}

/** Consequences: they are seen together with what led to them. */
const FOLLOWS = new Set([
  "points",
  "resource",
  "spend",
  "threshold",
  "keshi-lost",
  "scroll-shown",
  "luxury-shown",
  "goods-returned",
  "discovered",
  "pawn",
  "pawn-waits",
  "placeholder",
  "claims-over",
  "fishermen-return",
]);

/** The steps from a view over some log entries, to be followed by the true view. */
export function stepsOf(before: View, entries: LogEntry[], own: readonly number[]): Step[] {
  const groups: Happening[][] = [];
  for (const happening of entries.flatMap((entry) => entry.events)) {
    const last = groups.at(-1);
    if (last && belongs(last, happening, own)) last.push(happening);
    else groups.push([happening]);
  }
  let view = before;
  return groups.map((happenings) => {
    view = after(view, happenings);
    return { happenings, view, own: allOwn(happenings, own), toss: tossOf(happenings) };
  });
}

function belongs(group: Happening[], next: Happening, own: readonly number[]): boolean {
  const last = group.at(-1)!;
  if (last.kind === "phase") return next.kind !== "toss" || group.every(isPhase);
  if (next.kind === "toss" || last.kind === "toss") return next.kind === last.kind;
  if (isPhase(next)) return false;
  if (own.includes(next.seat) || next.seat < 0) return allOwn(group, own) || FOLLOWS.has(next.kind);
  const again = next.kind === "keshi" && last.kind === "keshi";
  return next.seat === last.seat && (again || FOLLOWS.has(next.kind));
}

const isPhase = (happening: Happening): boolean => happening.kind === "phase";

function allOwn(group: Happening[], own: readonly number[]): boolean {
  const seats = group.map((happening) => happening.seat).filter((seat) => seat >= 0);
  return seats.length > 0 && seats.every((seat) => own.includes(seat));
}

function tossOf(happenings: Happening[]): Toss | null {
  const tosses = happenings.filter((happening) => happening.kind === "toss");
  if (!tosses.length) return null;
  const toss: Toss = { thrown: {}, fallen: {}, stays: {} };
  for (const { facts } of tosses) {
    const colour = COLOURS[facts.colour ?? 0]!;
    toss.thrown[colour] = facts.thrown ?? 0;
    toss.fallen[colour] = facts.fallen ?? 0;
    toss.stays[colour] = Math.max(0, (facts.thrown ?? 0) - (facts.fallen ?? 0));
  }
  return toss;
}

/**
 * The view after some events. It need not be complete, only move the pieces people look at: the
 * server's own view follows at the end of every sequence of steps.
 */
export function after(view: View, happenings: Happening[]): View {
  const next = structuredClone(view);
  for (const happening of happenings) CHANGES[happening.kind]?.(next, happening);
  return next;
}

type Change = (view: View, happening: Happening) => void;

const player = (view: View, happening: Happening) => view.players[happening.seat]!;
const fact = (happening: Happening, name: string): number => happening.facts[name] ?? 0;
const bits = (set: number): number[] => COLOURS.map((_, i) => i).filter((i) => (set >> i) & 1);

function takeFromBase(view: View, happening: Happening): void {
  const colour = COLOURS[fact(happening, "colour")];
  if (!colour) {
    if (view.nomads) view.nomads.offered = false;
    return;
  }
  const left = (view.base[colour] ?? 0) - (happening.facts.n ?? 1);
  if (left > 0) view.base[colour] = left;
  else delete view.base[colour];
}

function remove<T>(list: T[], thing: T): void {
  const index = list.indexOf(thing);
  if (index >= 0) list.splice(index, 1);
}

const CHANGES: Record<string, Change> = {
  phase(view, happening) {
    view.phase = PHASES[fact(happening, "phase")] ?? view.phase;
    view.season = fact(happening, "season");
    view.round = fact(happening, "round");
  },
  toss(view, happening) {
    const colour = COLOURS[fact(happening, "colour")]!;
    const fallen = fact(happening, "fallen");
    if (fallen) view.base[colour] = (view.base[colour] ?? 0) + fallen;
    view.tower[colour] = (view.tower[colour] ?? 0) + fact(happening, "thrown") - fallen;
    if (view.tower[colour] <= 0) delete view.tower[colour];
    for (const one of view.players) one.chosen = [];
  },
  claim(view, happening) {
    takeFromBase(view, happening);
    const colour = COLOURS[fact(happening, "colour")];
    const claimed = player(view, happening).claimed_keshis;
    if (colour) claimed[colour] = (claimed[colour] ?? 0) + fact(happening, "n");
  },
  "bot-claim": takeFromBase,
  "bot-takes": takeFromBase,
  "keshis-left": takeFromBase,
  "claim-nomad"(view) {
    if (view.nomads) view.nomads.offered = false;
  },
  keshi(view, happening) {
    const colour = COLOURS[fact(happening, "colour")]!;
    const { goods, keshis, claimed_keshis: claimed } = player(view, happening);
    if (colour in goods) goods[colour as Goods] = fact(happening, "value");
    else keshis[colour as NotGoods] = fact(happening, "value");
    const waiting = claimed[colour] ?? 0;
    if (waiting > 1) claimed[colour] = waiting - 1;
    else delete claimed[colour];
  },
  vendor(view, happening) {
    player(view, happening).vendors.push(SECTORS[fact(happening, "sector")]!);
  },
  entertainer(view, happening) {
    player(view, happening).entertainers.push(fact(happening, "space"));
  },
  caravan(view, happening) {
    player(view, happening).caravans[fact(happening, "path")] = fact(happening, "space");
  },
  disc(view, happening) {
    player(view, happening).disc = fact(happening, "disc");
  },
  fisherman(view, happening) {
    player(view, happening).fisherman = fact(happening, "end");
  },
  climb(view, happening) {
    player(view, happening)[STAIRS[fact(happening, "stair")]!] = fact(happening, "end");
  },
  camel(view, happening) {
    const camel = player(view, happening).camel;
    if (camel) camel.step = fact(happening, "end");
  },
  points(view, happening) {
    player(view, happening).score += fact(happening, "points");
  },
  resource(view, happening) {
    player(view, happening).resources[RESOURCES[fact(happening, "resource")]!] += fact(
      happening,
      "n",
    );
  },
  spend(view, happening) {
    player(view, happening).resources[RESOURCES[fact(happening, "resource")]!] -= fact(
      happening,
      "n",
    );
  },
  "goods-returned"(view, happening) {
    const goods = COLOURS[fact(happening, "colour")] as Goods;
    player(view, happening).goods[goods] -= fact(happening, "n");
  },
  selected(view, happening) {
    const one = player(view, happening);
    one.chosen = bits(fact(happening, "colours")).map((colour) => COLOURS[colour]!);
    one.hand = one.hand.filter((colour) => !one.chosen.includes(colour));
  },
  assistants(view, happening) {
    const sent = bits(fact(happening, "sectors")).map((sector) => SECTORS[sector]!);
    const souk = Array<Sector>(fact(happening, "souk")).fill("souk");
    player(view, happening).assistants = [...sent, ...souk];
  },
  joker(view, happening) {
    player(view, happening).assistants.push(SECTORS[fact(happening, "sector")]!);
  },
  "assistant-used"(view, happening) {
    remove(player(view, happening).assistants, SECTORS[fact(happening, "sector")]!);
  },
  scroll(view, happening) {
    player(view, happening).scrolls.push(fact(happening, "scroll"));
  },
  luxury(view, happening) {
    player(view, happening).luxury.push(fact(happening, "luxury"));
  },
  gate(view, happening) {
    player(view, happening).gates[fact(happening, "space")] = COLOURS[fact(happening, "colour")]!;
  },
};

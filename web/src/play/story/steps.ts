/** Events grouped into steps that are shown one after another. */
import type {
  EventKind,
  Goods,
  GameEvent,
  LogEntry,
  NotGoods,
  Sector,
  View,
} from "../../api/messages";
import { COLOUR_OF, GATE_SECTORS, PATHS } from "../../api/vocabulary";
import { FILLED } from "../../board/constants";
import { continues, groupEvents, isOf, isPhase, type One } from "./eventGroups";
import { partsOf, type Part } from "./finalScoring";
import { tossOf, type Toss } from "../toss/outcome";

export interface Step {
  /** The events of the same group that have already been shown. */
  lead: GameEvent[];
  events: GameEvent[];
  /** The view after the step, derived from the events. */
  view: View;
  /** Whether this is the user's own action, which needs no time to be seen. */
  own: boolean;
  toss: Toss | null;
  /** The part of the final scoring it shows, if any. */
  scoring: Part | null;
  /** Whether it announces the final scoring, before which playback pauses for players. */
  pause: boolean;
}

/** Phases in which your own points are shown like the others', as no one acted to gain them. */
const FOR_ALL = new Set(["river-evaluation", "dung", "provisions", "final-scoring"]);

/**
 * Return the steps that lead from a view, through some log entries, to the server's view `now`. If
 * the first one continues the step `last`, its `lead` holds the events of that step.
 */
export function stepsOf(
  before: View,
  entries: LogEntry[],
  own: readonly number[],
  last: Step | null = null,
  now: View = before,
): Step[] {
  const lead = last ? [...last.lead, ...last.events] : [];
  const { told, pause, parts, rest } = scoringIn(entries, now);
  const [first = [], ...groups] = grouped(told, own, lead);
  const fresh = first.slice(lead.length);
  let view = before;
  const step = (events: GameEvent[], led: GameEvent[] = [], scoring?: Part): Step => {
    const toss = tossOf(view, events);
    view = scoring ? scored(view, scoring) : after(view, events);
    return {
      lead: led,
      events,
      view,
      own: allOwn([...led, ...events], own) && !FOR_ALL.has(view.phase),
      toss,
      scoring: scoring?.awards.length ? scoring : null,
      pause: events === pause,
    };
  };
  return [
    ...(fresh.length ? [step(fresh, lead)] : []),
    ...groups.map((events) => step(events)),
    ...(pause.length ? [step(pause)] : []),
    ...parts.map((part) => step(part.events, [], part)),
    ...(rest.length ? [step(rest)] : []),
  ];
}

/** Return the events before the final scoring, its announcement, its parts, and the events after
 * it. */
function scoringIn(entries: LogEntry[], now: View) {
  const all = entries.flatMap((entry) => entry.events);
  const start = all.findIndex((one) => phaseOf(one) === "final-scoring");
  if (start < 0) return { told: all, pause: [], parts: [], rest: [] };
  const over = all.findIndex((event, place) => place > start && isPhase(event));
  const end = over < 0 ? all.length : over;
  return {
    told: all.slice(0, start),
    pause: all.slice(start, start + 1),
    parts: partsOf(all.slice(start + 1, end), now),
    rest: all.slice(end),
  };
}

function grouped(events: GameEvent[], own: readonly number[], lead: GameEvent[]) {
  let open = [...lead];
  const groups = [open];
  for (const event of events) {
    if (joins(open, event, own)) open.push(event);
    else groups.push((open = [event]));
  }
  return groups;
}

const phaseOf = (one: GameEvent) => (isPhase(one) ? one.facts.phase : null);

/** Actions that several players take simultaneously, or one after another in the same way. */
const TOGETHER: EventKind[][] = [
  ["selected", "assistants"],
  ["claim", "bot-claim", "bot-takes", "claim-nomad", "nomad-declined"],
  ["river-bonus"],
  ["provision"],
  ["dung"],
];

function joins(group: GameEvent[], next: GameEvent, own: readonly number[]): boolean {
  if (group.every(isPhase)) return group.length > 0;
  const last = groupEvents(group).at(-1)!;
  // Assistants are deployed by the selected keshis, but in a phase of their own.
  if (isPhase(next)) return last[0]!.kind === "selected" && phaseOf(next) === "deploy";
  if (isPhase(group.at(-1)!)) return next.kind === "assistants";
  if (continues(last, next)) return true;
  const alike = TOGETHER.some((kinds) =>
    [last[0]!, next].every(({ kind }) => kinds.includes(kind)),
  );
  return alike && (isSecret(next) || (!own.includes(next.seat) && !allOwn(group, own)));
}

/** Choices that all players reveal simultaneously, so that your own is shown with the others'. */
const isSecret = isOf("selected", "assistants", "provision");

function allOwn(group: GameEvent[], own: readonly number[]): boolean {
  const seats = group.map((event) => event.seat).filter((seat) => seat >= 0);
  return seats.length > 0 && seats.every((seat) => own.includes(seat));
}

/**
 * Return the view after some events. Only visible pieces are moved: the server's own view follows
 * at the end of every sequence of steps.
 */
export function after(view: View, events: GameEvent[]): View {
  const next = structuredClone(view);
  for (const event of events) change(next, event);
  return next;
}

/** Return the view after a part of the final scoring, with its awards added to the scores. */
function scored(view: View, { events, awards }: Part): View {
  const next = after(view, events);
  next.players.forEach((one, seat) => {
    const won = awards.filter((award) => award.seat === seat);
    one.score = view.players[seat]!.score + won.reduce((all, { n }) => all + n, 0);
  });
  return next;
}

/** Return a view with the scores of an earlier one, as points count only once they have arrived. */
export function unscored(view: View, before: View): View {
  const score = (seat: number, now: number): number => before.players[seat]?.score ?? now;
  const players = view.players.map((one, seat) => ({ ...one, score: score(seat, one.score) }));
  return { ...view, players };
}

function change<K extends EventKind>(view: View, event: One<K>): void {
  CHANGES[event.kind]?.(view, event);
}

const player = (view: View, { seat }: GameEvent) => view.players[seat]!;

function takeFromBase(
  view: View,
  { facts: { colour, n } }: One<"claim" | "bot-claim" | "bot-takes" | "keshis-left">,
): void {
  if (colour === "nomad") {
    if (view.nomads) view.nomads.offered = false;
    return;
  }
  const left = (view.base[colour] ?? 0) - n;
  if (left > 0) view.base[colour] = left;
  else delete view.base[colour];
}

function remove<T>(list: T[], thing: T): void {
  const index = list.indexOf(thing);
  if (index >= 0) list.splice(index, 1);
}

const CHANGES: { [K in EventKind]?: (view: View, event: One<K>) => void } = {
  phase(view, { facts }) {
    view.phase = facts.phase;
    view.season = facts.season;
    view.round = facts.round;
  },
  toss(view, { facts: { colour, thrown, fallen } }) {
    if (fallen) view.base[colour] = (view.base[colour] ?? 0) + fallen;
    view.tower[colour] = (view.tower[colour] ?? 0) + thrown - fallen;
    if (view.tower[colour] <= 0) delete view.tower[colour];
    for (const one of view.players) one.chosen = [];
  },
  claim(view, event) {
    takeFromBase(view, event);
    const { colour, n } = event.facts;
    const claimed = player(view, event).claimed_keshis;
    claimed[colour] = (claimed[colour] ?? 0) + n;
  },
  "bot-claim": takeFromBase,
  "bot-takes": takeFromBase,
  "keshis-left": takeFromBase,
  "claim-nomad"(view) {
    if (view.nomads) view.nomads.offered = false;
  },
  keshi(view, event) {
    const { colour, value } = event.facts;
    const { goods, keshis, sectors, claimed_keshis: claimed } = player(view, event);
    if (colour in goods) goods[colour as Goods] = value;
    else keshis[colour as NotGoods] = value;
    const filled = FILLED.find((sector) => COLOUR_OF[sector] === colour);
    if (filled) sectors[filled].keshis = value;
    const waiting = claimed[colour] ?? 0;
    if (waiting > 1) claimed[colour] = waiting - 1;
    else delete claimed[colour];
  },
  vendor(view, event) {
    player(view, event).vendors.push(event.facts.sector);
  },
  entertainer(view, event) {
    player(view, event).entertainers.push(event.facts.space);
  },
  caravan(view, event) {
    const { path, space } = event.facts;
    player(view, event).caravans[PATHS.indexOf(path)] = space;
  },
  disc(view, event) {
    player(view, event).disc = event.facts.disc;
  },
  fisherman(view, event) {
    player(view, event).fisherman = event.facts.end;
  },
  climb(view, event) {
    player(view, event)[event.facts.stair] = event.facts.end;
  },
  camel(view, event) {
    const camel = player(view, event).camel;
    if (camel) camel.step = event.facts.end;
  },
  points(view, event) {
    player(view, event).score += event.facts.points;
  },
  resource(view, event) {
    player(view, event).resources[event.facts.resource] += event.facts.n;
  },
  spend(view, event) {
    player(view, event).resources[event.facts.resource] -= event.facts.n;
  },
  "goods-returned"(view, event) {
    player(view, event).goods[event.facts.colour as Goods] -= event.facts.n;
  },
  selected(view, event) {
    const one = player(view, event);
    one.chosen = event.facts.colours;
    one.hand = one.hand.filter((colour) => !one.chosen.includes(colour));
  },
  assistants(view, event) {
    const souk = Array<Sector>(event.facts.souk).fill("souk");
    player(view, event).assistants = [...event.facts.sectors, ...souk];
  },
  joker(view, event) {
    player(view, event).assistants.push(event.facts.sector);
  },
  "assistant-used"(view, event) {
    remove(player(view, event).assistants, event.facts.sector);
  },
  scroll(view, event) {
    const one = player(view, event);
    const number = event.facts.scroll;
    one.scrolls.push(number);
    // the scroll kept is one of those drawn: it must not appear twice
    if (one.offered_scrolls) remove(one.offered_scrolls, number);
  },
  luxury(view, event) {
    player(view, event).luxury.push(event.facts.luxury);
  },
  gate(view, event) {
    const { colour, space } = event.facts;
    player(view, event).gates[GATE_SECTORS.indexOf(space)] = colour;
  },
};

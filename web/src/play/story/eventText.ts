/** Event groups for display: short pieces of text with pictures, and the points by source. */
import type { Colour, EventKind, GameEvent, Resource } from "../../api/messages";
import { COLOURS, SYMBOLS } from "../../api/vocabulary";
import type { IconName } from "../../art/icons";
import { plus, signed } from "../../lib/numbers";
import { t } from "../../lib/texts.svelte";
import type { Tip } from "../../lib/tooltips.svelte";
import { stuckOf } from "../toss/outcome";
import { isClaim, isOf, isPoints, isRefill, type EventGroup, type One } from "./eventGroups";

export interface Piece {
  icon?: IconName | undefined;
  keshis?: Colour[] | undefined;
  words: string;
  /** The whole sentence, for screen readers. */
  said: string;
  /** That sentence without its full stop, if `words` is only a symbol, a number or empty. */
  bare?: string | undefined;
  tip?: Tip | undefined;
  /** Whether the piece is the subject of the line. */
  head?: boolean;
  loss?: boolean;
  /** For keshis that come or go: several in a row are merged under this sign. */
  sign?: string | undefined;
}
/** Points from one source. */
export interface Source {
  n: number;
  words: string;
  tip?: Tip | undefined;
}
export interface Telling {
  pieces: Piece[];
  sources: Source[];
  points: number;
}

const ICONS: Record<EventKind, IconName | ""> = SYMBOLS;
/** Events between cause and result, for which a picture suffices. */
const isPicture = isOf("threshold", "connection", "disc");
/** Events that move a piece from one number to another. */
const isMove = isOf("fisherman", "climb", "camel");

function iconOf(event: GameEvent): IconName | undefined {
  const { kind, facts } = event;
  if (kind === "luxury") return facts.type;
  if (kind === "climb") return `${facts.stair}-step`;
  if (kind === "pawn" || kind === "pawn-waits") return facts.stair === "mosque" ? "imam" : "sultan";
  return ICONS[kind] || undefined;
}

function keshisOf(event: GameEvent): Colour[] {
  const { kind, facts } = event;
  if (kind === "selected") return facts.colours;
  if (!("colour" in facts) || facts.colour === "nomad" || iconOf(event)) return [];
  return Array<Colour>("n" in facts ? facts.n : 1).fill(facts.colour);
}

function sourcesOf(group: EventGroup): Source[] {
  const found = new Map<string, Source>();
  for (const { facts } of group.filter(isPoints)) {
    const { words, tile } = facts.source;
    const known = found.get(words);
    if (known) known.n += facts.points;
    else found.set(words, { n: facts.points, words, tip: tile ?? undefined });
  }
  return [...found.values()];
}

/** Return the net gains and losses of resources, in order of first appearance. */
function balanceOf(group: EventGroup): Piece[] {
  const net = new Map<Resource, number>();
  for (const { kind, facts } of group.filter(isOf("resource", "spend"))) {
    const n = kind === "spend" ? -facts.n : facts.n;
    net.set(facts.resource, (net.get(facts.resource) ?? 0) + n);
  }
  return [...net].filter(([, n]) => n).map(([resource, n]) => amountOf(resource, n));
}

function amountOf(resource: Resource, n: number): Piece {
  const said = signed(n, t(`gain-${resource}`, { n: Math.abs(n) }));
  return { icon: resource, words: plus(n), said, bare: said, loss: n < 0 };
}

/** Events that only change amounts. */
export const isBalance = isOf("points", "resource", "spend");

/** Whether another part of the group already says the same. */
function repeated(group: EventGroup, event: GameEvent): boolean {
  const { kind, facts } = event;
  if (kind === "sector-action")
    return group.some((one) => one.kind === "assistant-used" && one.facts.sector === facts.sector);
  if (kind === "oasis-scored") return group.some((one) => isPoints(one) && isFrom(one, event));
  if (kind === "keshi")
    return group.some((one) => isClaim(one) && one.facts.colour === facts.colour);
  return false;
}

const isFrom = ({ facts: { source } }: One<"points">, { tile }: GameEvent): boolean =>
  source.tile?.kind === tile?.kind && source.tile?.number === tile?.number;

/** The signs of events in which keshis come or go; for several in a row, the pictures suffice. */
const KESHIS: Partial<Record<EventKind, string>> = {
  keshi: "+",
  returned: "−",
  "goods-returned": "−",
  "spectator-leaves": "−",
};

/** Return an event group in full: as short as possible for the log, or as a sentence. */
export function tellingOf(group: EventGroup, sentence = false): Telling {
  if (group[0]?.kind === "toss") return { pieces: tossPieces(group), sources: [], points: 0 };
  const pieces: Piece[] = [];
  for (const event of group) {
    if (isBalance(event) || isRefill(event) || repeated(group, event)) continue;
    const last = pieces.at(-1);
    const sign = KESHIS[event.kind];
    if (sign && last?.sign === sign) join(last, event);
    else if (isMove(event) && last?.icon === iconOf(event)) goOn(last!, event);
    else pieces.push(sentence ? clauseOf(event) : pieceOf(event));
  }
  const { sources, points } = pointsOf(group);
  const head = pieces.find((piece) => piece.head)?.words.toLowerCase();
  for (const source of sources) if (source.words.toLowerCase() === head) source.words = "";
  pieces.push(...balanceOf(group));
  return { pieces, sources, points };
}

/** Extend the text of a move with the next move of the same playing piece. */
function goOn(piece: Piece, event: One<"fisherman" | "climb" | "camel">): void {
  piece.words += ` → ${event.facts.end}`;
  sayOn(piece, event);
}

function join(piece: Piece, event: GameEvent): void {
  if (piece.words !== piece.sign)
    piece.words = t(piece.sign === "+" ? "play-gains" : "play-returns");
  piece.bare ??= "";
  piece.keshis = [...(piece.keshis ?? []), ...keshisOf(event)];
  sayOn(piece, event);
}

function sayOn(piece: Piece, event: GameEvent): void {
  if (piece.bare !== undefined) piece.bare = `${piece.said} ${bareOf(event)}`;
  piece.said += ` ${event.text}`;
}

/** Return an event's sentence without its full stop. */
const bareOf = ({ text }: GameEvent): string => text.slice(0, -1);

function pointsOf(group: EventGroup): Pick<Telling, "sources" | "points"> {
  const sources = sourcesOf(group);
  return { sources, points: sources.reduce((all, one) => all + one.n, 0) };
}

/** Return an event as a clause about the player; a camel's move, about the camel, stays short. */
function clauseOf(event: GameEvent): Piece {
  const { kind, text: said, did: words } = event;
  if (kind === "camel") return pieceOf(event);
  const [icon, keshis, tip] = [iconOf(event), keshisOf(event), event.tile ?? undefined];
  return { icon, keshis, tip, said, words, sign: isClaim(event) ? "+" : KESHIS[kind] };
}

function pieceOf(event: GameEvent): Piece {
  const { kind, facts, text: said, did: words } = event;
  const [icon, keshis, bare] = [iconOf(event), keshisOf(event), bareOf(event)];
  const piece: Piece = { icon, keshis, tip: event.tile ?? undefined, said, words };
  if (kind === "assistant-used")
    return { icon: "assistant", words: t(`sector-${facts.sector}`), said, head: true };
  const sign = KESHIS[kind];
  if (sign && keshis.length) return { ...piece, words: sign, sign, bare };
  if (kind === "camel") return { ...piece, words: `${facts.start} → ${facts.end}`, bare };
  return isPicture(event) ? { ...piece, words: "", bare } : piece;
}

function tossPieces(group: EventGroup): Piece[] {
  const tosses = group.filter(isOf("toss")).map(({ facts }) => facts);
  const all = (count: (one: (typeof tosses)[number]) => number): Colour[] =>
    COLOURS.flatMap((colour) =>
      tosses
        .filter((one) => one.colour === colour)
        .flatMap((one) => Array<Colour>(count(one)).fill(colour)),
    );
  const fallen = all((one) => one.fallen);
  const stuck = all((one) => stuckOf(one.thrown, one.fallen));
  const said = group.map((event) => event.text).join(" ");
  const words = t("play-toss", { thrown: all((one) => one.thrown).length, fallen: fallen.length });
  return [
    { icon: "tower", words, said },
    { keshis: fallen, words: "", said: "" },
    ...(stuck.length ? [{ words: t("play-stuck"), keshis: stuck, said: "" }] : []),
  ];
}

/** Summarise several event groups of one player by their results. */
export function summaryOf(groups: readonly EventGroup[]): Telling {
  const all = groups.flat();
  const pieces = new Map<string, Piece>();
  for (const group of groups) {
    // Keshis that are merely placed were reported when claimed.
    const placing = group[0]?.kind === "keshi";
    for (const event of group) {
      if (isBalance(event) || isRefill(event) || repeated(group, event)) continue;
      if (placing && event.kind === "keshi") continue;
      sumUp(pieces, event);
    }
  }
  return { pieces: [...pieces.values(), ...balanceOf(all)], ...pointsOf(all) };
}

/** Intermediate steps, implied by their outcome. */
export const isMeans = isOf("assistant-used", "sector-action", "assistants", "claims-over");

function sumUp(pieces: Map<string, Piece>, one: GameEvent): void {
  const { kind, facts } = one;
  if (isMeans(one) || isPicture(one) || one.seat < 0) return;
  const piece = clauseOf(one);
  const stair = "stair" in facts ? facts.stair : "";
  const key = isMove(one) ? `${kind}.${stair}` : (piece.sign ?? `${kind}.${Object.values(facts)}`);
  const known = pieces.get(key);
  if (!known) pieces.set(key, piece);
  else if (isMove(one)) goOn(known, one);
  else if (piece.sign) join(known, one);
}

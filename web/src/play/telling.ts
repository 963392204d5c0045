/** Deeds as people read them: short pieces of words with pictures, points summed up beside them. */
import type { IconName } from "../art/icons";
import type { Toss } from "../city/tumble";
import type { Colour, Happening } from "../lib/messages";
import { t } from "../lib/texts.svelte";
import type { Tip } from "../lib/tips.svelte";
import { COLOURS, RESOURCES, SECTORS, STAIRS } from "../lib/words";
import { signed } from "./changes";
import { isRefill } from "./deeds";
import { OASES, sourceWords, tileOf } from "./scoring";

export interface Piece {
  icon?: IconName | undefined;
  keshis?: Colour[] | undefined;
  words: string;
  /** The whole sentence, where the words alone do not say it. */
  said: string;
  tip?: Tip | undefined;
  /** What the line is about. */
  head?: boolean;
  loss?: boolean;
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

const ICONS: Record<string, IconName> = {
  "sector-action": "sector",
  fisherman: "river-step",
  "head-start": "crocodile",
  "river-bonus": "rapid",
  "all-rapids": "rapid",
  "river-first": "fisherman",
  "river-second": "fisherman",
  "fishermen-return": "fisherman",
  threshold: "threshold",
  connection: "line",
  disc: "turn",
  square: "spectator",
  entertainer: "entertainer",
  vendor: "vendor",
  caravan: "caravan",
  discovered: "oasis",
  claimed: "oasis",
  "oasis-scored": "oasis",
  scroll: "scroll",
  refresh: "scroll",
  "bot-scrolls": "scroll",
  office: "office",
  gate: "gate",
  "bot-gate": "gate",
  camel: "camel",
  "bridge-closed": "camel",
  goal: "camel",
  finish: "camel",
  dung: "dung",
  award: "award",
  town: "town",
  "town-claimed": "town",
  building: "building",
  nomad: "nomad",
  "claim-nomad": "nomad",
  "nomad-declined": "nomad",
  "bot-claim-nomad": "nomad",
  "nomad-leaves": "nomad",
  "nomad-returned": "nomad",
  "start-player": "start-player",
  season: "season",
  provision: "provision",
  provided: "check",
  "not-provided": "nothing",
  assistants: "assistant",
  joker: "assistant",
  "bot-assistant": "assistant",
  strategy: "strategy",
};
const LUXURY: IconName[] = [
  "slipper",
  "tajine",
  "dagger",
  "oil lamp",
  "necklace",
  "race saddle",
  "falcon",
];
/** Things whose picture says enough between what led to them and what they give. */
const PICTURES = new Set(["threshold", "connection", "disc"]);
/** What moves from one number to another. */
const MOVES = new Set(["fisherman", "climb", "camel"]);
const CLAIMS = new Set(["claim", "bot-claim", "bot-takes"]);
export const isClaim = ({ kind }: Happening): boolean => CLAIMS.has(kind);

const fact = (happening: Happening, name: string): number => happening.facts[name] ?? 0;
const colourOf = (happening: Happening): Colour | undefined =>
  COLOURS[happening.facts.colour ?? -1];

function iconOf(happening: Happening): IconName | undefined {
  const { kind } = happening;
  if (kind === "luxury") return LUXURY[fact(happening, "type")] ?? "luxury";
  if (kind === "climb") return `${STAIRS[fact(happening, "stair")]!}-step`;
  if (kind === "pawn" || kind === "pawn-waits") return fact(happening, "stair") ? "imam" : "sultan";
  return ICONS[kind];
}

function keshisOf(happening: Happening): Colour[] {
  const { kind } = happening;
  if (kind === "selected")
    return COLOURS.filter((_, number) => (fact(happening, "colours") >> number) & 1);
  const colour = colourOf(happening);
  if (!colour || iconOf(happening)) return [];
  return Array<Colour>(happening.facts.n ?? 1).fill(colour);
}

function tipOf(happening: Happening): Tip | undefined {
  const { kind, facts } = happening;
  const number = (name: string): number | undefined => facts[name];
  switch (kind) {
    case "scroll":
    case "luxury":
    case "town":
    case "provision":
    case "strategy":
      return { kind, number: number(kind)! };
    case "town-claimed":
      return { kind: "town", number: number("town")! };
    case "discovered":
    case "claimed":
    case "oasis-scored":
      return { kind: "oasis", number: number("oasis")! };
    case "all-rapids":
      return { kind: "scroll", number: number("scroll")! };
    case "office":
    case "season":
      return { kind: "office", number: number("office")! };
    case "river-first":
    case "river-second":
      return { kind: "river tile", number: number("tile")! };
    case "award": {
      const side = fact(happening, "side");
      return { kind: "award", number: `${(side >> 1) + 1}${"ab"[side & 1]}` };
    }
    default:
      return undefined;
  }
}

/** A sentence without the name it begins with and its full stop: "claims 2 white keshis". */
export function withoutName(text: string, name: string): string {
  const names = [name, t("the-pashabot")].filter(Boolean);
  const found = names.find((one) => text.startsWith(`${one} `));
  return text.slice(found ? found.length + 1 : 0).replace(/\.$/, "");
}

function sourcesOf(deed: readonly Happening[]): Source[] {
  const found = new Map<number, Source>();
  for (const happening of deed.filter((one) => one.kind === "points")) {
    const source = fact(happening, "source");
    const known = found.get(source);
    if (known) known.n += fact(happening, "points");
    else
      found.set(source, {
        n: fact(happening, "points"),
        words: sourceWords(happening.text),
        tip: tileOf(source),
      });
  }
  return [...found.values()];
}

/** What is gained less what is handed over, in the order of the first of each. */
function balanceOf(deed: readonly Happening[]): Piece[] {
  const net = new Map<number, number>();
  for (const happening of deed) {
    const sign = happening.kind === "resource" ? 1 : happening.kind === "spend" ? -1 : 0;
    const resource = fact(happening, "resource");
    if (sign) net.set(resource, (net.get(resource) ?? 0) + sign * fact(happening, "n"));
  }
  return [...net].filter(([, n]) => n).map(([resource, n]) => amountOf(RESOURCES[resource]!, n));
}

function amountOf(resource: (typeof RESOURCES)[number], n: number): Piece {
  const said = signed(n, t(`gain-${resource}`, { n: Math.abs(n) }));
  return { icon: resource, words: plus(n), said, loss: n < 0 };
}

/** A number with its sign. */
export const plus = (n: number): string => signed(n, String(Math.abs(n)));

const isBalance = ({ kind }: Happening): boolean =>
  kind === "points" || kind === "resource" || kind === "spend";

/** What another part of the deed has said already. */
function repeated(deed: readonly Happening[], happening: Happening): boolean {
  const { kind } = happening;
  if (kind === "sector-action")
    return deed.some(
      (one) => one.kind === "assistant-used" && one.facts.sector === happening.facts.sector,
    );
  if (kind === "oasis-scored")
    return deed.some(
      (one) => one.kind === "points" && one.facts.source === OASES + fact(happening, "oasis"),
    );
  if (kind === "keshi")
    return deed.some((one) => isClaim(one) && one.facts.colour === happening.facts.colour);
  return false;
}

/** Keshis that come or go: of several in a row the pictures are enough. */
const KESHIS: Record<string, string> = {
  keshi: "+",
  returned: "−",
  "goods-returned": "−",
  "spectator-leaves": "−",
};

/** A deed in full, for the log and for captions. */
export function tellingOf(deed: readonly Happening[], name: string): Telling {
  if (deed[0]?.kind === "toss") return { pieces: tossPieces(deed), sources: [], points: 0 };
  const pieces: Piece[] = [];
  for (const happening of deed) {
    if (isBalance(happening) || isRefill(happening) || repeated(deed, happening)) continue;
    const last = pieces.at(-1);
    const sign = KESHIS[happening.kind];
    if (sign && last?.keshis && last.words === sign) join(last, happening);
    else if (MOVES.has(happening.kind) && last?.icon === iconOf(happening)) goOn(last!, happening);
    else pieces.push(pieceOf(happening, name));
  }
  const { sources, points } = pointsOf(deed);
  const head = pieces.find((piece) => piece.head)?.words.toLowerCase();
  for (const source of sources) if (source.words.toLowerCase() === head) source.words = "";
  pieces.push(...balanceOf(deed));
  return { pieces, sources, points };
}

/** The same piece moves once more. */
function goOn(piece: Piece, happening: Happening): void {
  piece.words += ` → ${fact(happening, "end")}`;
  piece.said += ` ${happening.text}`;
}

function join(piece: Piece, happening: Happening): void {
  piece.keshis = [...(piece.keshis ?? []), ...keshisOf(happening)];
  piece.said += ` ${happening.text}`;
}

function pointsOf(deed: readonly Happening[]): Pick<Telling, "sources" | "points"> {
  const sources = sourcesOf(deed);
  return { sources, points: sources.reduce((all, one) => all + one.n, 0) };
}

function pieceOf(happening: Happening, name: string): Piece {
  const { kind, text: said } = happening;
  const [icon, keshis, tip] = [iconOf(happening), keshisOf(happening), tipOf(happening)];
  const piece: Piece = { icon, keshis, tip, said, words: withoutName(said, name) };
  if (kind === "assistant-used") {
    const sector = SECTORS[fact(happening, "sector")]!;
    return { icon: "assistant", words: t(`sector-${sector}`), said, head: true };
  }
  if (KESHIS[kind] && keshis.length) return { ...piece, words: KESHIS[kind] };
  if (kind === "camel") return { ...piece, words: wayOf(happening) };
  if (PICTURES.has(kind)) return { ...piece, words: "" };
  return piece;
}

const wayOf = (happening: Happening): string =>
  `${fact(happening, "start")} → ${fact(happening, "end")}`;

/** All colours of a toss: what lies in the base now, and what got stuck. */
export function tossOf(happenings: readonly Happening[]): Toss | null {
  const tosses = happenings.filter((happening) => happening.kind === "toss");
  if (!tosses.length) return null;
  const toss: Toss = { thrown: {}, fallen: {}, stays: {} };
  for (const one of tosses) {
    const colour = COLOURS[fact(one, "colour")]!;
    toss.thrown[colour] = fact(one, "thrown");
    toss.fallen[colour] = fact(one, "fallen");
    toss.stays[colour] = Math.max(0, fact(one, "thrown") - fact(one, "fallen"));
  }
  return toss;
}

function tossPieces(deed: readonly Happening[]): Piece[] {
  const { thrown, fallen, stays } = tossOf(deed)!;
  const all = (counts: Toss["thrown"]): Colour[] =>
    COLOURS.flatMap((colour) => Array<Colour>(counts[colour] ?? 0).fill(colour));
  const said = deed.map((happening) => happening.text).join(" ");
  const words = t("play-toss", { thrown: all(thrown).length, fallen: all(fallen).length });
  const stuck = all(stays);
  return [
    { icon: "tower", words, said },
    { keshis: all(fallen), words: "", said: "" },
    ...(stuck.length ? [{ words: t("play-stuck"), keshis: stuck, said: "" }] : []),
  ];
}

/** What comes of several deeds of one player, as short as possible. */
export function summaryOf(deeds: readonly Happening[][]): Telling {
  const all = deeds.flat();
  const pieces = new Map<string, Piece>();
  const from = new Map<string, number>();
  for (const deed of deeds) {
    // Keshis that only reach their place were told when they were claimed.
    const placing = deed[0]?.kind === "keshi";
    for (const happening of deed) {
      if (isBalance(happening) || isRefill(happening) || repeated(deed, happening)) continue;
      if (placing && happening.kind === "keshi") continue;
      sumUp(pieces, from, happening);
    }
  }
  return { pieces: [...pieces.values(), ...balanceOf(all)], ...pointsOf(all) };
}

/** Steps of the work whose outcome says it all. */
const MEANS = new Set([
  "assistant-used",
  "sector-action",
  "assistants",
  "claims-over",
  ...PICTURES,
]);

function sumUp(pieces: Map<string, Piece>, from: Map<string, number>, one: Happening): void {
  const { kind, facts, text: said } = one;
  if (MEANS.has(kind) || one.seat < 0) return;
  const sign = isClaim(one) ? "+" : KESHIS[kind];
  const key = sign ?? `${kind}.${MOVES.has(kind) ? (facts.stair ?? "") : Object.values(facts)}`;
  const known = pieces.get(key);
  if (MOVES.has(kind)) {
    if (!from.has(key)) from.set(key, fact(one, "start"));
    pieces.set(key, { icon: iconOf(one), words: `${from.get(key)} → ${fact(one, "end")}`, said });
  } else if (!known) {
    const icon = kind === "selected" ? "tower" : iconOf(one);
    const words = sign ?? shortOf(one);
    pieces.set(key, { icon, keshis: keshisOf(one), words, said, tip: tipOf(one) });
  } else if (sign) join(known, one);
}

/** A picture needs no words beside it: the number of a tile would be read as an amount. */
function shortOf(happening: Happening): string {
  return iconOf(happening) || keshisOf(happening).length ? "" : happening.text.replace(/\.$/, "");
}

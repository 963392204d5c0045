// Where on the boards an action takes place, and which action a place would stand for.

import { ACADEMIES, COLOURS, GOODS, RESOURCES, SECTORS } from "./words";

/** Where a player keeps keshis of a colour. */
function home(colour: string): string {
  if (GOODS.some((goods) => goods === colour)) return `goods.${colour}`;
  if (colour === "red") return "vendors";
  return `sector.${SECTORS[COLOURS.indexOf(colour as (typeof COLOURS)[number])] ?? colour}`;
}

function sector(facts: Record<string, number>): string {
  const place = facts.sector;
  return place === undefined ? "" : `sector.${SECTORS[place] ?? ""}`;
}

/** Stacks of scrolls belong to an academy, those of luxury goods stand alone. */
function stack(facts: Record<string, number>): string {
  const academy = facts.academy === undefined ? undefined : ACADEMIES[facts.academy];
  return academy ? `stack.${academy}.` : "stack.";
}

type Aim = (words: string[], facts: Record<string, number>) => string;
const last: Aim = (words) => words.at(-1) ?? "";
const at =
  (kind: string): Aim =>
  (words, facts) =>
    `${kind}.${last(words, facts)}`;
const there =
  (target: string): Aim =>
  () =>
    target;
const atHome: Aim = (words, facts) => home(last(words, facts));
const resourceOrGoods: Aim = (words, facts) => {
  const thing = last(words, facts);
  return RESOURCES.some((resource) => resource === thing) ? `resource.${thing}` : home(thing);
};

/** By the beginning of the notation; the first that fits counts. */
const AIMS: [string, Aim][] = [
  ["select ", at("hand")],
  ["assistant ", at("sector")],
  ["claim ", (words) => `base.${words[1]}`],
  ["use ", at("sector")],
  ["new keshi", (_, facts) => sector(facts)],
  ["sector action", (_, facts) => sector(facts)],
  ["deploy ", at("claimed")],
  ["vendor ", at("vendor")],
  ["entertainer ", at("square")],
  ["caravan ", at("path")],
  ["space ", at("square")],
  ["goods ", at("goods")],
  ["keshi ", atHome],
  ["pair ", atHome],
  ["take point", there("score")],
  ["take ", at("resource")],
  ["pay ", at("resource")],
  ["step for ", at("resource")],
  ["extra step", there("fisherman")],
  ["line ", at("line")],
  ["step of scroll 16", there("own-scroll.16")],
  ["rapid ", at("rapid")],
  ["scroll ", at("scroll")],
  ["refresh ", at("academy")],
  ["office ", at("office")],
  ["luxury ", at("luxury")],
  ["gate ", (words) => `gate.${words[3]}.${words[1]}`],
  ["at ", at("gate-space")],
  ["oasis ", (words) => `oasis.${words[1]}.${words[2]}`],
  ["open oasis ", at("open-oasis")],
  ["score oasis ", at("claimed-oasis")],
  ["advance ", at("track")],
  ["return caravan ", at("path")],
  ["return spectator ", there("spectators")],
  ["return ", atHome],
  ["sector ", at("sector")],
  ["prize ", there("river-tile")],
  ["provision ", at("provision")],
  ["disc ", at("disc")],
  ["store ", at("storage-keshi")],
  ["to the spectators", there("spectators")],
  ["nomad to ", at("sector")],
  ["nomad as vendor ", at("vendor")],
  ["nomad from vendor ", at("vendor")],
  ["nomad from spectators", there("spectators")],
  ["nomad from ", at("sector")],
  ["town ", at("town")],
  ["award for ", at("award")],
  ["discard dung", there("dung")],
  ["discard ", there("spectators")],
  ["building ", (words) => `building.${words.slice(1).join(" ")}`],
  ["omit ", resourceOrGoods],
  ["give ", atHome],
  ["commit ", there("guards")],
  ["swap storage ", at("storage")],
  ["stack ", (words, facts) => stack(facts) + last(words, facts)],
];

/** The place on the boards that an action is about; nothing for one that has none. Claimed keshis
 * wait above the board, others that are deployed are not there yet: their sector stands for them,
 * and a nomad has none. */
export function targetOf(
  notation: string,
  facts: Record<string, number> = {},
  claimed: Record<string, number> = {},
): string {
  const [verb, colour = ""] = notation.split(" ");
  if (verb === "deploy" && !claimed[colour]) return colour === "nomad" ? "" : home(colour);
  const found = AIMS.find(([start]) => notation.startsWith(start));
  return found ? found[1](notation.split(" "), facts) : "";
}

/** The actions a place stands for, by the question that is asked (all others: "*"). */
const MEANINGS: Record<string, Record<string, (part: string[]) => string>> = {
  hand: { "*": ([c]) => `select ${c}` },
  base: { "*": ([c]) => (c === "nomad" ? "claim nomad" : `claim ${c} 1`) },
  sector: {
    "ask-assistant": ([s]) => `use ${s}`,
    "ask-joker": ([s]) => `assistant ${s}`,
  },
  vendor: { "*": ([s]) => `vendor ${s}` },
  square: { "*": ([k]) => `entertainer ${k}` },
  path: { "*": ([p]) => `caravan ${p}` },
  line: { "*": ([x]) => `line ${x}` },
  rapid: { "*": ([k]) => `rapid ${k}` },
  scroll: { "*": ([n]) => `scroll ${n}` },
  academy: { "*": ([c]) => `refresh ${c}` },
  office: { "*": ([g]) => `office ${g}` },
  luxury: { "*": ([n]) => `luxury ${n}` },
  gate: { "*": ([w, c]) => `gate ${c} from ${w}` },
  "gate-space": { "*": ([s]) => `at ${s}` },
  oasis: { "*": ([p, k]) => `oasis ${p} ${k}` },
  provision: { "*": ([k]) => `provision ${k}` },
  town: { "*": ([n]) => `town ${n}` },
};

/** The action somebody means who asks why a place is not possible now; nothing if unclear. */
export function meant(target: string, question: string): string {
  const [kind = "", ...part] = target.split(".");
  const meanings = MEANINGS[kind];
  const meaning = meanings?.[question] ?? meanings?.["*"];
  return meaning ? meaning(part) : "";
}

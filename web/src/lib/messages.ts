// Made by tools/web_types.py from marrakesh.server.messages: do not edit.

export type Lang = "en" | "de" | "nl";
export type Kind = "solo" | "bots" | "screen" | "net";
export type Pace = "live" | "days";
export type Colour =
    | "turquoise"
    | "green"
    | "gray"
    | "white"
    | "black"
    | "pink"
    | "beige"
    | "brown"
    | "red"
    | "yellow"
    | "orange"
    | "purple";
export type Goods = "yellow" | "orange" | "purple";
export type NotGoods =
    | "turquoise"
    | "green"
    | "gray"
    | "white"
    | "black"
    | "pink"
    | "beige"
    | "brown"
    | "red";
export type Resource = "water" | "date" | "dinar";
export type Sector =
    | "river"
    | "orchard"
    | "madrasa"
    | "palace"
    | "mosque"
    | "square"
    | "medina"
    | "sahara"
    | "souk";
export type ScrollColour = "gray" | "yellow" | "pink" | "orange";
export type LuxuryType =
    | "slipper"
    | "tajine"
    | "dagger"
    | "oil lamp"
    | "necklace"
    | "race saddle"
    | "falcon";
export type Track = "river" | "palace" | "mosque";
export type Module = "nomads" | "camels" | "luxury-goods";
export type Spectator =
    | "turquoise"
    | "green"
    | "gray"
    | "white"
    | "black"
    | "pink"
    | "beige"
    | "brown"
    | "red"
    | "yellow"
    | "orange"
    | "purple"
    | "nomad";
export type PlaceKind =
    | "academy"
    | "award"
    | "base"
    | "building"
    | "claimed"
    | "claimed-oasis"
    | "disc"
    | "dung"
    | "fisherman"
    | "gate"
    | "gate-space"
    | "goods"
    | "guards"
    | "hand"
    | "line"
    | "luxury"
    | "oasis"
    | "office"
    | "open-oasis"
    | "own-scroll"
    | "path"
    | "provision"
    | "rapid"
    | "resource"
    | "river-tile"
    | "score"
    | "scroll"
    | "sector"
    | "spectators"
    | "square"
    | "stack"
    | "storage"
    | "storage-keshi"
    | "town"
    | "track"
    | "vendor"
    | "vendors";
export type Verb =
    | "done"
    | "select"
    | "assistant"
    | "claim"
    | "claim-nomad"
    | "use"
    | "new-keshi"
    | "sector-action"
    | "deploy"
    | "vendor"
    | "entertainer"
    | "caravan"
    | "space"
    | "goods"
    | "keshi"
    | "pair"
    | "take"
    | "take-point"
    | "pay"
    | "step-for"
    | "extra-step"
    | "line"
    | "scroll-step"
    | "rapid"
    | "scroll"
    | "refresh"
    | "office"
    | "luxury"
    | "gate"
    | "at"
    | "oasis"
    | "open-oasis"
    | "score-oasis"
    | "hand-in"
    | "advance"
    | "return"
    | "sector"
    | "prize"
    | "provision"
    | "disc"
    | "store"
    | "provide"
    | "to-spectators"
    | "nomad-to"
    | "nomad-vendor"
    | "nomad-from"
    | "nomad-from-vendor"
    | "nomad-from-spectators"
    | "town"
    | "award"
    | "award-dung"
    | "discard"
    | "discard-dung"
    | "building"
    | "omit"
    | "give"
    | "commit"
    | "return-caravan"
    | "swap-storage"
    | "return-spectator"
    | "stack"
    | "steps"
    | "omit-resource"
    | "deploy-nomad";
export type Stair = "palace" | "mosque";
export type Path = "left" | "right" | "start";
export type Phase =
    | "setup"
    | "buildings"
    | "season-start"
    | "round-start"
    | "select"
    | "deploy"
    | "toss"
    | "claim"
    | "exchange"
    | "assistants"
    | "river-bonus"
    | "round-end"
    | "season-rapids"
    | "river-evaluation"
    | "dung"
    | "awards"
    | "provisions"
    | "next-provision"
    | "preparation"
    | "final-scoring"
    | "over";
export type GateSector =
    | "river"
    | "orchard"
    | "madrasa"
    | "palace"
    | "mosque"
    | "square"
    | "sahara"
    | "souk";
export type QuestionKey =
    | ""
    | "ask-arrange"
    | "ask-select"
    | "ask-next-provision"
    | "ask-joker"
    | "ask-swap-placeholder"
    | "ask-claim"
    | "ask-second-claim"
    | "ask-assistant"
    | "ask-use"
    | "ask-provide"
    | "ask-deploy"
    | "ask-may-place"
    | "ask-vendor"
    | "ask-entertainer"
    | "ask-caravan"
    | "ask-return"
    | "ask-return-entertainer"
    | "ask-return-vendor"
    | "ask-take-other"
    | "ask-any-resource"
    | "ask-any-goods"
    | "ask-any-keshi"
    | "ask-any-pair"
    | "ask-any-order"
    | "ask-either-stair"
    | "ask-pay-dinars"
    | "ask-pay-any"
    | "ask-leave-out"
    | "ask-river-water"
    | "ask-river-bonus"
    | "ask-all-rapids"
    | "ask-harvest"
    | "ask-scrolls"
    | "ask-free-scroll"
    | "ask-stack"
    | "ask-scroll-of-stack"
    | "ask-connection"
    | "ask-stair-steps"
    | "ask-square"
    | "ask-spectator-bonus"
    | "ask-gates"
    | "ask-gate-space"
    | "ask-gate-keshi"
    | "ask-commit"
    | "ask-free-gate"
    | "ask-oases"
    | "ask-claim-for-less"
    | "ask-free-oases"
    | "ask-open-oasis"
    | "ask-souk"
    | "ask-omit-goods"
    | "ask-prize"
    | "ask-river-tile-13"
    | "ask-hand-in"
    | "ask-score-oasis"
    | "ask-sector-action"
    | "ask-keshi-then-action"
    | "ask-return-for-points"
    | "ask-town"
    | "ask-any-scroll"
    | "ask-any-luxury"
    | "ask-nomad"
    | "ask-move-nomads"
    | "ask-leave-square"
    | "ask-board-or-spectators"
    | "ask-discard-dung"
    | "ask-award"
    | "ask-discard"
    | "ask-split-steps"
    | "ask-steps-here"
    | "ask-luxury-stack"
    | "ask-luxury-of-stack"
    | "ask-tajine"
    | "ask-keep-scroll"
    | "ask-give-keshi"
    | "ask-swap-resources"
    | "ask-start-of-season"
    | "ask-new-storage-keshi";

/** What a bot would do, and why. */
export interface Advice {
  type: "advice";
  id: string;
  hint: Hint;
}

/** Ask what a bot would do. */
export interface Advise {
  type: "advise";
  id: string;
  seat: number;
  bot?: string;
}

/** Vote on a proposal: an undo, or a bot for an absent player. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  yes: boolean;
}

/** One side of an award tile: a benefit for one, two, three and four keshis. */
export interface Award {
  source: Provenance;
  sources: Record<string, Provenance>;
  tile: number;
  side: "a" | "b";
  dung: NotGoods;
  one: Benefit;
  two: Benefit;
  three: Benefit;
  four: Benefit;
}

/** Why it is not possible; empty if it is, or if another question is being asked. */
export interface Because {
  type: "because";
  id: string;
  clear: boolean;
  text: string;
}

/** What an award gives for the keshi shown (and others): exactly one of its fields. */
export interface Benefit {
  colour: NotGoods;
  gain: string[];
  goods_any: number;
  steps: number;
  tracks: Track[];
  spectators: number;
  scroll: ScrollColour | null;
  claim: number;
  luxury_off: number;
  river_bonus: boolean;
}

/** The solo opponent: the tiles of its column, or its line of colours. */
export interface BotView {
  line: Colour[];
  seat: number;
  simplified: boolean;
  strategy: number[];
  strategy_left: number;
  wanted: Sector[];
}

/** Every component, including those of modules. The field names are the file names. */
export interface Box {
  colours: ColourEntry[];
  frame: GameFigures;
  river: River;
  stairs: Stairs;
  lines: Lines;
  line_spaces: LineSpace[];
  square: Square;
  discs: Disc[];
  luxury_goods: LuxuryGood[];
  offices: Office[];
  gates: GateColour[];
  workshops: Workshop[];
  gate_spaces: GateSpace[];
  gate_match: Match;
  oasis_spaces: OasisSpace[];
  start_oasis: StartOasisSpace[];
  storage: StorageSpace[];
  storage_draw: StorageDraw;
  oases: Oasis[];
  scrolls: Scroll[];
  provisions: Provision[];
  river_tiles: RiverTile[];
  tower: TowerLayer[];
  staircase_tiles: StaircaseTile[];
  staircase_cover: StaircaseCover;
  imam_sultan: ImamAndSultan;
  towns: Town[];
  town_rules: TownRules;
  nomads: Nomads;
  racecourse: Racecourse;
  bridges: Bridge[];
  dung: Dung;
  awards: Award[];
  buildings: Building[];
  strategy_tiles: StrategyTile[];
  pashabot: Pashabot;
  simplified: Simplified;
}

/** A supply bridge of the racecourse, and the cost of entering it. */
export interface Bridge {
  source: Provenance;
  sources: Record<string, Provenance>;
  step: number;
  cost: string[];
}

/** A special building: what its owner starts with. Its ability is code. */
export interface Building {
  source: Provenance;
  sources: Record<string, Provenance>;
  name:
    | "barracks"
    | "boat house"
    | "camel stable"
    | "date warehouse"
    | "gazebo"
    | "library"
    | "prayer house"
    | "training room";
  keshi: NotGoods;
  resources: string[];
}

/** A camel on the racecourse. */
export interface CamelView {
  dung: number;
  podium: number;
  step: number;
}

/** A clock for live play: time for the whole game, plus an increment per decision. */
export interface ClockSettings {
  minutes?: number;
  increment?: number;
}

/** A keshi colour, its sector, and the capacity for its keshis there. */
export interface ColourEntry {
  source: Provenance;
  sources: Record<string, Provenance>;
  name: Colour;
  sector: Sector | null;
  kind: "goods" | "space" | "track" | "vendor";
  spaces: number | null;
  wooden: number;
}

/** Carry out the action that awaits confirmation. */
export interface Confirm {
  type: "confirm";
  id: string;
  seq: number;
  seat: number;
}

/** The segments it connects, and the names of its spaces from palace to mosque. */
export interface ConnectionLine {
  mosque: number;
  palace: number;
  spaces: string[];
}

/** A new table: the creator's link first, then one per invitation. */
export interface Created {
  table: string;
  links: SeatLink[];
}

/** A side of an audience disc, clockwise; unturned, the first section faces the first bonus. */
export interface Disc {
  source: Provenance;
  sources: Record<string, Provenance>;
  name: string;
  spectators: number[];
}

/** The request was carried out and stored, under this sequence number. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The camel dung: its tiles, and the points lost for 1, 2, 3 ... dung at the end. */
export interface Dung {
  source: Provenance;
  sources: Record<string, Provenance>;
  tiles: number[];
  counts: number[];
  loss: number[];
  loss_beyond: number;
}

/** Ask what an action would lead to. */
export interface Foresee {
  type: "foresee";
  id: string;
  seat: number;
  action: number;
}

/** What an action would lead to, up to the first thing it reveals. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  events: Happening[];
  view: View | null;
  reveals: boolean;
}

/** General figures of a game. */
export interface GameFigures {
  source: Provenance;
  sources: Record<string, Provenance>;
  seasons: number;
  rounds: number;
  assistants: number;
  start_score: number;
  start_resources: string[];
  lap_deluxe: number;
  lap_essential: number;
  complete_sector: number;
  oases_scored: number;
  leftovers_per_point: number;
  green_bonus: number;
}

/** The number of city gates of a colour. */
export interface GateColour {
  source: Provenance;
  sources: Record<string, Provenance>;
  colour: Colour;
  count: number;
}

/** The gate space of a sector, and the gate colours that earn the match points there. */
export interface GateSpace {
  source: Provenance;
  sources: Record<string, Provenance>;
  sector: Sector;
  matches: Colour[];
}

/** An event of `rules.events`: the data to animate it, and its sentence. */
export interface HappeningOf<K extends EventKind> {
  kind: K;
  seat: number;
  facts: EventFacts[K];
  text: string;
  did: string;
  tile: TileRef | null;
}
export type Happening = { [K in EventKind]: HappeningOf<K> }[EventKind];
export type EventKind = keyof EventFacts;
export interface EventFacts {
  /** The bonuses of all rapids crossed, through a scroll. */
  "all-rapids": { scroll: number; n: number };
  "assistant-used": { sector: Sector };
  /** Where assistants go: one to each of these sectors, and a number to the souk. */
  "assistants": { sectors: Sector[]; souk: number };
  /** The award for a number of spectators. */
  "award": { n: number; side: number };
  "bot-assistant": { sector: Sector; rule: number };
  "bot-claim": { colour: Spectator; n: number; sector: Sector | null; rule: number; completes: boolean; options: number };
  "bot-gate": { colour: Colour; workshop: number; rule: number };
  "bot-priority": { sector: Sector };
  "bot-scrolls": { academy: ScrollColour; n: number };
  "bot-takes": { colour: Colour; n: number; rule: number };
  /** A camel stops before this step: its rider cannot pay for the bridge. */
  "bridge-closed": { step: number };
  "building": { building: string };
  "camel": { start: number; end: number };
  /** A caravan reaches a space of a path, counted from 1. */
  "caravan": { path: Path; space: number };
  "claim": { colour: Colour; n: number };
  "claim-nomad": object;
  "claimed": { oasis: number };
  "claims-over": object;
  "climb": { stair: Stair; start: number; end: number };
  /** A gain from the connection line between the stairs. */
  "connection": { thing: string; n: number };
  /** The audience disc turns, now to this position. */
  "disc": { disc: number };
  "discovered": { oasis: number; place: number };
  "dung": { n: number };
  "entertainer": { space: number; thing: string; amount: number };
  "finish": { place: number };
  "fisherman": { start: number; end: number };
  "fishermen-return": object;
  "gate": { colour: Colour; space: GateSector; workshop: number };
  "goal": { goal: number };
  "goods-returned": { colour: Colour; n: number };
  /** A fisherman starts the season ahead of the others. */
  "head-start": { end: number };
  /** The assistant of a red keshi. */
  "joker": { sector: Sector };
  /** A keshi is placed, and how many of its colour are there now. */
  "keshi": { colour: Colour; value: number };
  /** A keshi has no space. */
  "keshi-lost": { colour: Colour };
  /** Nobody can claim them. */
  "keshis-left": { colour: Colour; n: number };
  "luxury": { luxury: number; type: LuxuryType };
  "luxury-shown": { tile: number; place: number };
  "nomad": { sector: Sector };
  "nomad-declined": object;
  /** A nomad leaves its place, numbered as in `modules.nomads`. */
  "nomad-leaves": { place: number };
  "nomad-returned": object;
  "not-provided": object;
  "oasis-scored": { oasis: number };
  /** The exchange office is used with goods of a colour. */
  "office": { colour: Colour; office: number };
  /** The sultan (palace) or imam (mosque) now accompanies a player. */
  "pawn": { stair: Stair };
  "pawn-waits": { stair: Stair; end: number };
  "phase": { phase: Phase; season: number; round: number };
  "placeholder": { colour: Colour };
  "placeholder-swapped": { colour: Colour; other: Colour };
  "points": { points: number; source: PointsSource };
  "provided": object;
  /** A provision tile is revealed, with what it will cost. */
  "provision": { provision: number; water: number; date: number; dinar: number };
  "refresh": { academy: ScrollColour };
  "resource": { resource: Resource; n: number };
  /** A keshi leaves the board: an entertainer its space, a water vendor its sector. */
  "returned": { colour: Colour; space?: number; sector?: Sector };
  "river-bonus": { rapid: number };
  "river-first": { tile: number };
  "river-second": { tile: number };
  "scroll": { scroll: number };
  "scroll-shown": { tile: number; place: number };
  /** A season begins, with a new exchange office. */
  "season": { season: number; office: number };
  "sector-action": { sector: Sector };
  /** The keshis chosen for the tower. */
  "selected": { colours: Colour[] };
  "spectator": { colour: Spectator };
  "spectator-leaves": { colour: Spectator };
  "spend": { resource: Resource; n: number };
  /** A performance at a space of the main square, for a number of spectators. */
  "square": { space: number; thing: string; amount: number; n: number };
  "start-player": object;
  "storage": { colour: Colour; place: number };
  /** A strategy tile with its two sectors, two luxury goods, and perhaps the river. */
  "strategy": { strategy: number; upper: Sector; lower: Sector; first: LuxuryType; second: LuxuryType; river: boolean };
  "threshold": { stair: Stair; segment: number };
  "toss": { colour: Colour; thrown: number; fallen: number };
  "town": { town: number };
  "town-claimed": { town: number };
  "vendor": { sector: Sector };
}

/** The first message. A client without a token is a spectator. */
export interface Hello {
  type: "hello";
  token?: string;
  lang?: Lang;
  seen?: number;
  seq?: number;
  seat?: number;
}

/** What a bot would do now, and why. */
export interface Hint {
  seat: number;
  options: HintOption[];
  why: string;
}

/** A legal action and its expected result. */
export interface HintOption {
  action: number;
  words: string;
  points: number[];
  visits: number;
}

/** Where Sultan (palace) and Imam (mosque) wait, and what their company saves. */
export interface ImamAndSultan {
  source: Provenance;
  sources: Record<string, Provenance>;
  step: number;
  dates_off: number;
  goods_off: number;
}

/** An inner space of the connection lines. */
export interface LineSpace {
  source: Provenance;
  sources: Record<string, Provenance>;
  name: string;
  gain: string;
}

/**
 * The connection lines: dinars(i), L(i), C(i+j), R(j), points(j).
 *
 * i is the segment on the palace stairs, j the one on the mosque stairs.
 */
export interface Lines {
  source: Provenance;
  sources: Record<string, Provenance>;
  dinars: number[];
  points: number[];
}

/** A decision and the events it caused. Secret decisions omit their seat and action. */
export interface LogEntry {
  move: number;
  seat: number;
  action: string;
  season: number;
  round: number;
  at: number;
  events: Happening[];
}

/** Switch to another of the link's seats: who is at the screen now. */
export interface Look {
  type: "look";
  seat: number;
  alone?: boolean;
}

/**
 * A luxury good of the souk. The numbering is ours; the tiles have none.
 *
 * Race saddles and falcons come with a module.
 */
export interface LuxuryGood {
  source: Provenance;
  sources: Record<string, Provenance>;
  number: number;
  type: LuxuryType;
  points: number;
  cost: Goods[];
  gain: string[];
  needs: Module[];
  camel_steps: number;
  claim_off: number;
  pays: NotGoods[];
  bonus: "keshi exchange" | "nomad" | "resource exchange" | "spectators 3" | "steps" | null;
  steps: number;
}

/** Points for a gate on a space that it matches. */
export interface Match {
  source: Provenance;
  sources: Record<string, Provenance>;
  points: number;
}

/** The tokens of a client that wants to list its tables. */
export interface Mine {
  tokens: string[];
}

/** The table after `move` decisions. */
export interface Moment {
  move: number;
  moves: number;
  view: View;
  entry: LogEntry | null;
  prompt: string;
}

/** Take an action; `seq` is the state of the table it responds to (optimistic lock). */
export interface Move {
  type: "move";
  id: string;
  seq: number;
  seat: number;
  action: number;
}

/** A table at which the client has seats. */
export interface MyTable {
  info: TableInfo;
  token: string;
  seats: number[];
  your_turn: boolean;
}

/** A configuration field, and a value it must have. */
export interface Need {
  field: string;
  word: string;
}

/** Who takes a seat: a bot such as `greedy` or `search:1s`, or a person. */
export interface NewSeat {
  name?: string;
  bot?: string;
}

/** A request for a new table. */
export interface NewTable {
  kind: Kind;
  rules?: Partial<Rules>;
  seats?: NewSeat[];
  pace?: Pace;
  clock?: ClockSettings | null;
  listed?: boolean;
  webhook?: string;
}

/** How far the next spectator moves the camel: in an existing colour, and in a new one. */
export interface NextSpectator {
  new: number;
  same: number;
}

/** The nomads that belong to nobody. */
export interface NomadBoard {
  offered: boolean;
  supply: number;
}

/** The nomads: their number, and the cost of claiming and moving one. */
export interface Nomads {
  source: Provenance;
  sources: Record<string, Provenance>;
  count: number;
  cost: string[];
  move_cost: string[];
}

/**
 * An oasis and its points: `base`, plus `each` for every item its rule counts.
 *
 * With `per` it is `each` for every `per` items; with `table`, the points for 1, 2, 3 ... items.
 */
export interface Oasis {
  source: Provenance;
  sources: Record<string, Provenance>;
  number: number;
  rule:
    | "camel"
    | "complete sectors"
    | "gates"
    | "jetty"
    | "keshis"
    | "luxury goods"
    | "luxury pairs"
    | "luxury type"
    | "luxury types"
    | "mosque"
    | "nomads"
    | "oases"
    | "palace"
    | "resource"
    | "scrolls"
    | "small sectors"
    | "thresholds";
  base: number;
  each: number;
  per: number;
  table: number[];
  most: number | null;
  most_points: number | null;
  at_least: number | null;
  at_most: number | null;
  colours: Colour[];
  luxury: LuxuryType | null;
  resource: Resource | null;
  needs: Module[];
}

/** A caravan space of the Sahara beside an oasis, and what claiming that oasis costs. */
export interface OasisSpace {
  source: Provenance;
  sources: Record<string, Provenance>;
  path: "left" | "right";
  place: number;
  cost: string[];
}

/** Everything that can be chosen for a game. */
export interface Offer {
  fields: OfferedField[];
  presets: OfferedSetting[];
  difficulties: OfferedSetting[];
  bots: Offered[];
}

/** A choice for a game, in words. */
export interface Offered {
  name: string;
  title: string;
  about: string;
}

/** A configuration field: its choices, and what it depends on. */
export interface OfferedField {
  name: string;
  title: string;
  usual: boolean | number | string | string[];
  several: boolean;
  choices: Offered[];
  needs: Need[];
  exclusive: string[][];
}

/** A named set of values for several configuration fields. */
export interface OfferedSetting {
  name: string;
  title: string;
  about: string;
  rules: Record<string, boolean | number | string | string[]>;
}

/** An exchange office: what it gives for one keshi of each goods colour. */
export interface Office {
  source: Provenance;
  sources: Record<string, Provenance>;
  number: number;
  yellow: string[];
  orange: string[];
  purple: string[];
  expansion: boolean;
}

/** A legal action of the seat. */
export interface Option {
  action: number;
  notation: string;
  words: string;
  about: Subject;
}

/** The Pashabot's board and what its sector actions pay. */
export interface Pashabot {
  source: Provenance;
  sources: Record<string, Provenance>;
  rows: Sector[];
  square: string[];
  strategy_spaces: number[];
  town_spaces: number[];
  river_icon: number;
  square_times: number;
  resource: number;
  orchard: number;
  sahara_keshis: number;
  threshold: number;
  madrasa: number[];
  camel_step: number;
}

/** The sultan or the imam: where he waits (0: nowhere), and who holds him (-1: nobody). */
export interface Pawn {
  holder: number;
  step: number;
}

/** A place on the boards: its kind, and which one of them, such as oasis `left.1`. */
export interface Place {
  kind: PlaceKind;
  key: string;
}

/** Continue from a moment of a game at a new table. */
export interface PlayOn {
  moves: number;
  kind: "bots" | "screen" | "solo";
  name?: string;
  seat?: number;
}

/** A player's nomads: their number by sector, and their positions elsewhere. */
export interface PlayerNomads {
  caravans: number[][];
  claimed: number;
  committed: number[];
  entertainers: number[];
  madrasa: number;
  medina: number;
  mosque: number;
  on_board: number;
  on_tower: number;
  orchard: number;
  palace: number;
  river: number;
  sahara: number;
  square: number;
  vendors: Sector[];
}

/** A player as a seat sees them; None stands for hidden values. */
export interface PlayerView {
  active_provisions: number[];
  assistants: Sector[];
  building?: string | null;
  camel?: CamelView;
  caravans: number[];
  chosen: Colour[];
  claimed_keshis: Partial<Record<Colour, number>>;
  claimed_oases: number[];
  claimed_places: number[];
  claimed_towns?: number[];
  connection: ConnectionLine | null;
  disc: number | null;
  disc_name: string;
  disc_sections: number[];
  dung_loss?: number;
  entertainers: number[];
  fisherman: number;
  free_guards: number;
  gates: (Colour | null)[];
  goods: Record<Goods, number>;
  hand: Colour[];
  keshis: Record<NotGoods, number>;
  lap: number;
  left_out?: number[];
  luxury: number[];
  mosque: number;
  next_spectator?: NextSpectator | null;
  nomads?: PlayerNomads;
  oases: (number | null)[];
  offered?: number[];
  offered_buildings?: string[];
  offered_scrolls?: number[];
  palace: number;
  placeholders: Colour[];
  provision_cost: Record<Resource, number>;
  provision_loss: number;
  provision_short: Record<Resource, number>;
  provisions: (number | null)[];
  resources: Record<Resource, number>;
  revealing: number[];
  score: number;
  scrolls: number[];
  sectors: Record<Sector, SectorView>;
  spectator_column?: Spectator[];
  spectators: number[] | null;
  storage: (Colour | null)[];
  storage_keshis: Colour[];
  to_store: Colour[];
  towns?: number[];
  vendors: Sector[];
}

/** Where points come from: a category of the score sheet with its title, and in words. */
export interface PointsSource {
  category: string;
  title: string;
  words: string;
  tile: TileRef | null;
}

/** What was wrong with a request, in a sentence. */
export interface Problem {
  error: string;
}

/** What a player asks the others to agree to. */
export interface Proposal {
  what: "replace" | "undo";
  seat: number;
  target: number;
  yes: number[];
  needed: number[];
}

/** How a value is known. A composite value has the weakest provenance of its parts. */
export type Provenance = "derived" | "printed" | "reconstructed";

/**
 * A provision tile. The numbering is ours; the tiles have none.
 *
 * Once revealed, a moderate tile acts at the start of each season; a hard one helps
 * whenever its pawn moves or its owner buys a luxury good, or acts at the start of each round.
 */
export interface Provision {
  source: Provenance;
  sources: Record<string, Provenance>;
  number: number;
  cost: string[];
  points: number;
  level: "base" | "hard" | "moderate";
  effect:
    | "1 spectator"
    | "goods keshi"
    | "keshi exchange"
    | "luxury discount"
    | "mosque"
    | "mosque step"
    | "nomad"
    | "palace"
    | "palace step"
    | "river"
    | "river step"
    | null;
  needs: Module[];
}

/** The racecourse, from step 0 to the finish; a line is crossed on entering its step. */
export interface Racecourse {
  source: Provenance;
  sources: Record<string, Provenance>;
  start: number;
  goals: number[];
  finish: number;
  column: number;
  steps: number[];
  goal_goods: number;
  goal_dung: number;
  first_dinars: number;
  finish_points: number;
  race_points: number[];
}

/** The request was refused; a sight of the table follows. */
export interface Refused {
  type: "refused";
  id: string;
  error: string;
}

/** Propose that a bot plays for an absent player. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  target: number;
}

/** Take the seat back from the bot. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** The river track, from step 0 to the jetty. */
export interface River {
  source: Provenance;
  sources: Record<string, Provenance>;
  jetty: number;
  rapids: number[];
  rapid_bonuses: string[];
  crocodile: number;
  jetty_spots: number[];
}

/** One side of a river tile. */
export interface RiverTile {
  source: Provenance;
  sources: Record<string, Provenance>;
  number: number;
  back: number;
  season: number;
  gain: string[];
  second: string[];
}

/** `Config` as a message; not validated yet. */
export interface Rules {
  players: number;
  edition: string;
  tower: string;
  first_game: boolean;
  modules: string[];
  staircase: string[];
  offices: string;
  buildings: string;
  library: string;
  solo: string;
  variants: string[];
}

/** A scroll of the madrasa: its requirement, its price and when it acts. */
export interface Scroll {
  source: Provenance;
  sources: Record<string, Provenance>;
  number: number;
  colour: ScrollColour;
  scholars: number;
  dates: number;
  acts: "instant" | "permanent" | "round" | "season";
  gain: string[];
}

/** Who sits on a seat. */
export interface SeatInfo {
  name: string;
  bot: string;
  stand_in: boolean;
  present: boolean;
  seconds: number | null;
}

/** A secret link: whoever has the token plays the seats. */
export interface SeatLink {
  seats: number[];
  names: string[];
  token: string;
}

/** A sector of a board: its keshis (in the souk all goods), and the nomads among them. */
export interface SectorView {
  complete: boolean;
  keshis: number;
  nomads: number;
}

/** The score sheet, and the scores after each round. */
export interface Sheet {
  rows: SheetRow[];
  totals: number[];
  course: number[][];
}

/** A category of the score sheet: points by seat, and by seat and season. */
export interface SheetRow {
  category: string;
  name: string;
  points: number[];
  seasons: number[][];
}

/** The table as the client may see it now; `news` are the log entries it does not have. */
export interface Sight {
  type: "sight";
  info: TableInfo;
  seq: number;
  yours: number[];
  due: number[];
  seat: number;
  secret: boolean;
  view: View;
  question: QuestionKey;
  facts: Record<string, number | string | string[] | PointsSource | null>;
  prompt: string;
  options: Option[];
  held: number;
  foreseen: View | null;
  undo: "ask" | "free" | "no";
  undo_why: string;
  confirm: boolean;
  standing: Record<string, number>;
  can_stand: boolean;
  proposal: Proposal | null;
  absent: number[];
  news: LogEntry[];
  taken_back: number;
}

/** The simplified Pashabot's levels. */
export interface Simplified {
  source: Provenance;
  sources: Record<string, Provenance>;
  levels: number[];
  with_towns: number;
}

/** Switch to this language. */
export interface Speak {
  type: "speak";
  lang: Lang;
}

/** The ring of bonuses of the main square, clockwise. */
export interface Square {
  source: Provenance;
  sources: Record<string, Provenance>;
  ring: string[];
}

/** The inner spaces of the connection lines that staircase tiles cover, in order. */
export interface StaircaseCover {
  source: Provenance;
  sources: Record<string, Provenance>;
  spaces: string[];
}

/** A staircase tile: what each side gives. The numbering is ours. */
export interface StaircaseTile {
  source: Provenance;
  sources: Record<string, Provenance>;
  number: number;
  front: string[];
  back: string[];
}

/** The palace and mosque staircases, which are identical. */
export interface Stairs {
  source: Provenance;
  sources: Record<string, Provenance>;
  steps: number;
  segments: number[];
  threshold_dinars: number;
}

/** Always answer this question with this action where legal; -1: ask again. */
export interface Standing {
  type: "standing";
  id: string;
  seat: number;
  question: string;
  action: number;
}

/** A space of the start oasis, in filling order, and its placement bonus. */
export interface StartOasisSpace {
  source: Provenance;
  sources: Record<string, Provenance>;
  place: number;
  gain: string;
}

/** The keshis from which the players draw those for their storage spaces. */
export interface StorageDraw {
  source: Provenance;
  sources: Record<string, Provenance>;
  colours: Colour[];
}

/** A storage space for claimed oases, from left to right, and what covering it gives. */
export interface StorageSpace {
  source: Provenance;
  sources: Record<string, Provenance>;
  place: number;
  shows: "exchange" | "keshi" | "keshi with 2 players" | "nothing" | "yellow scroll";
}

/** A strategy tile: two keshi icons, two luxury goods, and optionally a river icon. */
export interface StrategyTile {
  source: Provenance;
  sources: Record<string, Provenance>;
  number: number;
  upper: "beige" | "black" | "brown" | "goods" | "gray" | "green" | "pink" | "turquoise" | "white";
  lower: "beige" | "black" | "brown" | "goods" | "gray" | "green" | "pink" | "turquoise" | "white";
  luxury: LuxuryType[];
  river: boolean;
  needs_modules: boolean;
}

/** What an action is about; None where it involves no such thing. */
export interface Subject {
  verb: Verb;
  place: Place | null;
  keshi: Spectator | null;
  resource: Resource | null;
}

/** The public information about a table. */
export interface TableInfo {
  table: string;
  kind: Kind;
  pace: Pace;
  rules: Rules;
  seats: SeatInfo[];
  listed: boolean;
  seq: number;
  moves: number;
  season: number;
  round: number;
  phase: string;
  waiting: number[];
  over: boolean;
  scores: number[];
  places: number[];
  level: number | null;
  seed_hash: string;
  seed: string;
  started: number;
  changed: number;
  rematch: string;
}

/** A tile explained, its name first; and which of its values no rulebook prints. */
export interface TileHelp {
  lines: string[];
  notes: string[];
}

/** A tile that can be explained: scroll 17, award 3b. */
export interface TileRef {
  kind: string;
  number: number | string;
}

/** How the cube tower behaves with one of its layers. */
export interface TowerLayer {
  source: Provenance;
  sources: Record<string, Provenance>;
  name: "B1" | "B2";
  stays: number;
  falls: number;
}

/**
 * A desert town: `each` points for every item its rule counts, or one free tile.
 *
 * With `per` it is `each` points for every `per` items.
 */
export interface Town {
  source: Provenance;
  sources: Record<string, Provenance>;
  number: number;
  rule:
    | "gate"
    | "gates"
    | "keshis"
    | "luxury good"
    | "luxury goods"
    | "mosque steps"
    | "palace steps"
    | "river steps"
    | "scroll"
    | "scrolls"
    | "sectors"
    | "spectators";
  acts: "end" | "instant";
  each: number;
  per: number;
  at_least: number | null;
  most_points: number | null;
}

/** How many desert towns are laid out, what they cost and what finding one gives. */
export interface TownRules {
  source: Provenance;
  sources: Record<string, Provenance>;
  tiles: number[];
  points: number;
  cost: Goods[];
  towns_scored: number;
}

/** Undo the seat's last decision, or ask the others to agree to that. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  seat: number;
}

/** The table as a seat sees it. */
export interface View {
  abilities: boolean;
  asked: number[];
  awards?: string[];
  base: Partial<Record<Colour, number>>;
  bot?: BotView;
  edition: "deluxe" | "essential";
  first_over?: number[];
  lap: number;
  last_round: boolean;
  last_season: boolean;
  library: string;
  lines: Record<"left" | "middle" | "right", string[][]>;
  luxury: number[];
  luxury_stacks: number[];
  modules: string[];
  nomads?: NomadBoard;
  office: number;
  open_oases: number[];
  open_towns?: number[];
  pawns?: Record<"sultan" | "imam", Pawn>;
  phase: Phase;
  players: PlayerView[];
  provisions_settled: boolean;
  river_order: number[];
  river_tiles: number[];
  round: number;
  scroll_stacks: number[][];
  scrolls: number[][];
  season: number;
  seat: number;
  seats_in_city: number[];
  start_seat: number | null;
  storage_row: ("keshi" | "exchange" | "scroll" | "nothing")[];
  supply: Partial<Record<Colour, number>>;
  tower: Partial<Record<Colour, number>>;
  workshops: Partial<Record<Colour, number>>[];
}

/** Ask why nothing can be done at this place on the boards. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  place: Partial<Place>;
}

/** A seat's name, and whether its turns need confirmation. */
export interface Wishes {
  type: "wishes";
  id: string;
  seat: number;
  name?: string | null;
  confirm?: boolean | null;
}

/** What a gate of a workshop costs and earns; workshops are listed from left to right. */
export interface Workshop {
  source: Provenance;
  sources: Record<string, Provenance>;
  dinars: number;
  points: number;
}

/** What each question is about. */
export interface QuestionFacts {
  "ask-arrange": object;
  "ask-select": object;
  "ask-next-provision": object;
  "ask-joker": object;
  "ask-swap-placeholder": object;
  "ask-claim": object;
  "ask-second-claim": object;
  "ask-assistant": object;
  "ask-use": { sector: Sector };
  "ask-provide": object;
  "ask-deploy": { n: number };
  "ask-may-place": { colour: Colour };
  "ask-vendor": object;
  "ask-entertainer": object;
  "ask-caravan": object;
  "ask-return": object;
  "ask-return-entertainer": object;
  "ask-return-vendor": object;
  "ask-take-other": { colour: Spectator };
  "ask-any-resource": { n: number };
  "ask-any-goods": { n: number };
  "ask-any-keshi": { n: number };
  "ask-any-pair": object;
  "ask-any-order": { n: number };
  "ask-either-stair": { n: number };
  "ask-pay-dinars": { n: number };
  "ask-pay-any": { n: number };
  "ask-leave-out": { n: number };
  "ask-river-water": object;
  "ask-river-bonus": object;
  "ask-all-rapids": { scroll: number };
  "ask-harvest": { n: number };
  "ask-scrolls": { spent: number };
  "ask-free-scroll": { academy: ScrollColour; n: number };
  "ask-stack": { academy: ScrollColour };
  "ask-scroll-of-stack": object;
  "ask-connection": { n: number };
  "ask-stair-steps": { stair: Stair };
  "ask-square": object;
  "ask-spectator-bonus": { n: number };
  "ask-gates": object;
  "ask-gate-space": { colour: Colour };
  "ask-gate-keshi": { n: number };
  "ask-commit": object;
  "ask-free-gate": object;
  "ask-oases": object;
  "ask-claim-for-less": { n: number };
  "ask-free-oases": { n: number };
  "ask-open-oasis": object;
  "ask-souk": object;
  "ask-omit-goods": { n: number };
  "ask-prize": { tile: number };
  "ask-river-tile-13": object;
  "ask-hand-in": { oasis: number };
  "ask-score-oasis": object;
  "ask-sector-action": object;
  "ask-keshi-then-action": object;
  "ask-return-for-points": object;
  "ask-town": object;
  "ask-any-scroll": object;
  "ask-any-luxury": object;
  "ask-nomad": object;
  "ask-move-nomads": { n: number };
  "ask-leave-square": object;
  "ask-board-or-spectators": { colour: Spectator };
  "ask-discard-dung": object;
  "ask-award": object;
  "ask-discard": { n: number };
  "ask-split-steps": { n: number };
  /** Steps on a track, or a number of camel steps. */
  "ask-steps-here": { track?: Track; n?: number };
  "ask-luxury-stack": object;
  "ask-luxury-of-stack": object;
  "ask-tajine": object;
  "ask-keep-scroll": object;
  "ask-give-keshi": object;
  "ask-swap-resources": object;
  "ask-start-of-season": object;
  "ask-new-storage-keshi": object;
}

export type FromClient =
    | Hello
    | Look
    | Speak
    | Move
    | Confirm
    | Undo
    | Answer
    | Replace
    | Return
    | Standing
    | Wishes
    | Why
    | Foresee
    | Advise;

export type FromServer = Sight | Done | Refused | Because | Foreseen | Advice;

// The HTTP API of the backend. A failed request throws a `Problem`.

import type {
  AnalysisSoFar,
  Box,
  Browser,
  Checked,
  Claim,
  Code,
  Created,
  Differing,
  HandOn,
  History,
  Join,
  Link,
  LogEntry,
  MailLink,
  MailState,
  MailTable,
  MailWish,
  Meet,
  Moment,
  MyTable,
  NewTable,
  NoticeWays,
  ConfigChoices,
  Profile,
  PlayOn,
  Proof,
  Reach,
  SeatLink,
  Sheet,
  TableFilter,
  TableInfo,
  Taken,
  TileHelp,
  ToSend,
  Unsubscribe,
  WasRead,
} from "../api/messages";
import { backend } from "../backend/backend";
import { SITE } from "../backend/site";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";
import { correctedBox } from "./corrections";
import { isNewcomer } from "./finishedGames";
import { myKey } from "./myProfile.svelte";
import { tokenOf } from "./mySeats";

/** The error of a failed request; its message is a localised sentence. */
export class Problem extends Error {
  constructor(
    message: string,
    /** The HTTP status, or 0 if the server did not respond. */
    readonly status = 0,
  ) {
    super(message);
    this.name = "Problem";
  }
}

/** Return the human-readable message of a thrown error. */
export function sentence(error: unknown): string {
  return error instanceof Problem ? error.message : t("start-problem-unknown");
}

interface Request {
  query?: Record<string, string | number>;
  /** Body sent as JSON. */
  body?: unknown;
  /** Body sent as plain text. */
  text?: string;
  /** The table whose token to send, if this browser has one. */
  table?: string;
  /** The token to send instead of a table's. */
  token?: string;
}

async function send(method: "GET" | "POST", path: string, request: Request): Promise<Response> {
  const query: Record<string, string> = { lang: settings.lang };
  for (const [name, value] of Object.entries(request.query ?? {})) query[name] = String(value);
  const token = request.token ?? (request.table === undefined ? "" : tokenOf(request.table));
  const json = request.body !== undefined;
  const body = json ? JSON.stringify(request.body) : (request.text ?? null);
  let response: Response;
  try {
    response = await backend.ask({ method, path, query, token, body, json });
  } catch {
    throw new Problem(t(SITE ? "site-problem" : "start-problem-offline"));
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as { error?: unknown };
    if (typeof body.error === "string") return new Problem(body.error, response.status);
  } catch {
    // not JSON: the reply is not from our server
  }
  return new Problem(t("start-problem-status", { status: response.status }), response.status);
}

async function get<T>(path: string, request: Request = {}): Promise<T> {
  return (await (await send("GET", path, request)).json()) as T;
}

async function post<T>(path: string, request: Request = {}): Promise<T> {
  return (await (await send("POST", path, request)).json()) as T;
}

function at(table: string): string {
  return `tables/${encodeURIComponent(table)}`;
}

// ---- Choices and components

export function getOffer(): Promise<ConfigChoices> {
  return get("offer");
}

let box: Promise<Box> | undefined;

/** Return the component values; cached. */
export function getBox(): Promise<Box> {
  box ??= get<Box>("box").catch((error: unknown) => {
    box = undefined;
    throw error;
  });
  return box;
}

/** Return the component values of a table, which may play with corrections. */
export async function getBoxOf(info: Pick<TableInfo, "table" | "corrected">): Promise<Box> {
  if (!info.corrected) return getBox();
  const [ours, differing] = await Promise.all([getBox(), getCorrections(info.table)]);
  return correctedBox(
    ours,
    differing.map(({ line }) => line),
  );
}

/** Return a table's corrected component values and the values they replace, in words. */
export function getCorrections(table: string): Promise<Differing[]> {
  return get(`${at(table)}/corrections`);
}

/** Return every value in the box, for checking against a real copy. */
export function getProof(): Promise<Proof> {
  return get("proof");
}

/** Check which corrections are valid together, and why others are not. */
export function checkProof(lines: string[]): Promise<Checked> {
  return post("proof/check", { body: { lines } });
}

/** Return corrections as component files to play with, and as a text to send in. */
export function takeProof(request: ToSend): Promise<Taken> {
  return post("proof/take", { body: request });
}

export function readProof(text: string): Promise<WasRead> {
  return post("proof/read", { body: { text } });
}

const helps = new Map<string, Promise<TileHelp>>();

/** Return the explanation of a tile; cached per language. */
export function getHelp(
  kind: string,
  number: number | string,
  lang: string = settings.lang,
  edition = "essential",
  /** The table's id if it plays with corrections. */
  table = "",
): Promise<TileHelp> {
  const key = [kind, number, lang, edition, table].join();
  let help = helps.get(key);
  if (!help) {
    const path = `help/${encodeURIComponent(kind)}/${encodeURIComponent(number)}`;
    help = get<TileHelp>(path, { query: { lang, edition, ...(table && { table }) } });
    helps.set(key, help);
    help.catch(() => helps.delete(key));
  }
  return help;
}

/** Return the address at which others can reach a server on this computer. */
export function getReach(): Promise<Reach> {
  return get("reach");
}

// ---- Tables

/** Add the user's key, if any, to a request that takes seats, so that their history lists the
 * game. */
function own<Wish extends object>(request: Wish): Wish & { key?: string } {
  return myKey() ? { ...request, key: myKey() } : request;
}

/** Create a table; unless it is online, newcomers find the boards laid out. */
export function createTable(request: NewTable): Promise<Created> {
  const helped = isNewcomer() && request.kind !== "net" && !request.rated;
  return post("tables", { body: own(helped ? { ...request, preset_setup: true } : request) });
}

/** Return the tables that anyone may watch. */
export function getListed(): Promise<TableInfo[]> {
  return get("tables");
}

export function getTable(table: string): Promise<TableInfo> {
  return get(at(table));
}

/** Return the tables at which these tokens have seats. */
export function getMine(tokens: string[]): Promise<MyTable[]> {
  return post("mine", { body: { tokens } });
}

export function openRecord(text: string): Promise<Created> {
  return post("records", { text });
}

export function playOn(table: string, request: PlayOn): Promise<Created> {
  return post(`${at(table)}/play-on`, { body: request, table });
}

/** Delete a table; on a server, only its operator can. */
export async function eraseTable(table: string): Promise<void> {
  await send("POST", `${at(table)}/erase`, { table });
}

export function rematch(table: string): Promise<Created> {
  return post(`${at(table)}/rematch`, { table });
}

// ---- Seats

/** Return the purpose of a link, without using it up. */
export function getLink(table: string, token: string): Promise<Link> {
  return get(`${at(table)}/link`, { token });
}

/** Take a seat with a ticket or a code. */
export function claimSeat(table: string, request: Claim): Promise<SeatLink> {
  return post(`${at(table)}/claim`, { body: own(request) });
}

/** Return the open tables waiting for players. */
export function getOpen(sought: TableFilter): Promise<TableInfo[]> {
  return post("open", { body: sought });
}

/** Take a seat at an open table. */
export function joinTable(table: string, request: Join): Promise<SeatLink> {
  return post(`${at(table)}/join`, { body: own(request) });
}

/** Start or join a quick match. */
export function meet(request: Meet): Promise<Created> {
  return post("meet", { body: own(request) });
}

/** Fill the free seats with bots. */
export function fillTable(table: string, bot: string): Promise<SeatLink> {
  return post(`${at(table)}/fill`, { body: { bot }, table });
}

// ---- People

/** Save a name under a key, or change it. */
export function keepName(key: string, name: string): Promise<Profile> {
  return post("me", { body: { name }, token: key });
}

/** Return the user's profile, best scores and past games, optionally only games that ended before a
 * given time. */
export function getHistory(key: string, before?: number): Promise<History> {
  return get("me", { token: key, ...(before !== undefined && { query: { before } }) });
}

/** Return the records of all the user's games as a zip file. */
export async function getRecords(key: string): Promise<Blob> {
  return (await send("GET", "me/records", { token: key })).blob();
}

export async function erasePerson(key: string): Promise<void> {
  await send("POST", "me/erase", { token: key });
}

export function getPerson(tag: string): Promise<Profile> {
  return get(`people/${encodeURIComponent(tag)}`);
}

/** Exchange one of the user's seats for a ticket, to pass the seat on. */
export function handOn(table: string, request: HandOn): Promise<SeatLink> {
  return post(`${at(table)}/hand-on`, { body: request, table });
}

/** Replace an unused ticket. */
export function renewTicket(table: string, token: string, seat: number): Promise<SeatLink> {
  return post(`${at(table)}/renew`, { body: { seat }, token });
}

/** Free a seat that was taken at the user's table; return a new ticket for it. */
export function freeSeat(table: string, seat: number): Promise<SeatLink> {
  return post(`${at(table)}/free`, { body: { seat }, table });
}

/** Cancel a table that nobody has joined. */
export function cancelTable(table: string, token: string): Promise<TableInfo> {
  return post(`${at(table)}/cancel`, { token });
}

/** Return a code that gives another of the user's devices access to their seats. */
export function getCode(table: string): Promise<Code> {
  return post(`${at(table)}/code`, { table });
}

// ---- Notifications

/** Return the ways in which this server can notify players of their turn. */
export function getWays(): Promise<NoticeWays> {
  return get("notices");
}

/** Subscribe a browser to turn notifications for a table, in the current language. */
export async function addBrowser(table: string, browser: Browser): Promise<void> {
  await send("POST", `${at(table)}/push`, { body: browser, table });
}

export async function removeBrowser(table: string, browser: Unsubscribe): Promise<void> {
  await send("POST", `${at(table)}/push/stop`, { body: browser, table });
}

export function getMail(table: string): Promise<MailState> {
  return get(`${at(table)}/mail`, { table });
}

/** Have the server send an e-mail that asks the recipient to confirm the address. */
export function addMail(table: string, request: MailWish): Promise<MailState> {
  return post(`${at(table)}/mail`, { body: request, table });
}

export async function removeMail(table: string): Promise<void> {
  await send("POST", `${at(table)}/mail/stop`, { table });
}

/** Confirm an address with the link from an e-mail; return the table of the subscription. */
export function confirmMail(link: MailLink): Promise<MailTable> {
  return post("mail/confirm", { body: link });
}

export async function stopMail(link: string): Promise<void> {
  await send("POST", `mail/stop/${encodeURIComponent(link)}`, {});
}

// ---- Past states and results

/** Return entries `first` to `last` of the log, inclusive. */
export function getLog(table: string, first: number, last: number): Promise<LogEntry[]> {
  return get(`${at(table)}/log`, { query: { first, last }, table });
}

/** Return the table after `move` decisions, seen from one of the user's seats; -1: the public view.
 * Once the game is over, `instead` can replace the next decision with another action. */
export function getMoment(
  table: string,
  move: number,
  seat: number,
  instead = -1,
): Promise<Moment> {
  return get(`${at(table)}/moments/${move}`, { query: { seat, instead }, table });
}

/** Return the analysis of a seat's decisions in a finished game; poll until it is complete. */
export function getAnalysis(table: string, seat: number): Promise<AnalysisSoFar> {
  return get(`${at(table)}/analysis`, { query: { seat } });
}

export function getSheet(table: string): Promise<Sheet> {
  return get(`${at(table)}/sheet`);
}

export async function getRecord(table: string): Promise<string> {
  return (await send("GET", `${at(table)}/record`, { table })).text();
}

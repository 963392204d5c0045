/** Connection to a table: reconnects with backoff and resends requests. */
import { backend } from "../backend/backend";
import { SITE } from "../backend/site";
import type { Connection } from "../backend/types";
import { Heartbeat } from "./heartbeat";
import type {
  Advice,
  WhyNot,
  ChatUpdate,
  Done,
  Preview,
  FromClient,
  FromServer,
  Hello,
  ViewSeat,
  Ping,
  Refused,
  Snapshot,
  SetLanguage,
} from "./messages";

export type ConnectionState = "connecting" | "open" | "lost";

type Request = Exclude<FromClient, Hello | ViewSeat | Ping | SetLanguage>;
/** A request without its id, which the connection assigns. */
export type TableRequest = Request extends infer R
  ? R extends Request
    ? Omit<R, "id">
    : never
  : never;

interface Replies {
  why: WhyNot;
  foresee: Preview;
  advise: Advice;
}
export type ReplyTo<W extends TableRequest> = W["type"] extends keyof Replies
  ? Replies[W["type"]]
  : Done;
/** A request that changes the table. */
export type ChangeRequest = Exclude<TableRequest, { type: keyof Replies }>;
type Reply = Done | WhyNot | Preview | Advice;

/** A request refused by the server; the message is the server's explanation. */
export class RequestError extends Error {}

interface Pending {
  message: Request;
  resolve: (reply: Reply) => void;
  reject: (refusal: RequestError) => void;
}

export interface SocketHandlers {
  /** Return the first message of every connection. */
  hello: () => Hello;
  snapshot: (snapshot: Snapshot) => void;
  /** Called with new chat messages and the number of viewers. */
  company: (news: ChatUpdate) => void;
  /** Called on every change of state; `again` is the time of the next attempt if the connection is
   * lost, in milliseconds since 1970. */
  state: (state: ConnectionState, again: number) => void;
  /** Called if the server refuses a message that has no pending request, such as `hello`. */
  refused: (sentence: string) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

export class TableSocket {
  readonly #table: string;
  readonly #ends: SocketHandlers;
  readonly #pending = new Map<string, Pending>();
  readonly #pulse = new Heartbeat(
    () => this.#send({ type: "ping" }),
    () => this.#lose(),
  );
  #connection: Connection | null = null;
  #greeted = false;
  /** Whether this connection has delivered a snapshot. */
  #seen = false;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seat = -1;

  constructor(table: string, ends: SocketHandlers) {
    this.#table = table;
    this.#ends = ends;
    addEventListener("online", this.#hurry);
    if (!SITE) addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send a request; the reply arrives even if the connection drops in the meantime. */
  ask<W extends TableRequest>(request: W): Promise<ReplyTo<W>> {
    const message: Request = { ...request, id: newId() };
    return new Promise<ReplyTo<W>>((resolve, reject) => {
      const pending = { message, resolve: resolve as (reply: Reply) => void, reject };
      this.#pending.set(message.id, pending);
      if (this.#greeted) this.#send(message);
      if (this.#seen) this.#pulse.expect();
    });
  }

  /** View the table from another of this player's seats, now and after every reconnect; `alone`
   * says whether only that seat's player is at a shared screen. */
  look(seat: number, alone: boolean): void {
    this.#seat = seat;
    if (this.#greeted) this.#send({ type: "look", seat, alone });
  }

  /** Change the language after `hello`, which sets the initial one. */
  speak(message: SetLanguage): void {
    if (this.#greeted) this.#send(message);
  }

  /** Connect without waiting for the backoff. */
  tryNow(): void {
    if (!this.#connection) this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    this.#hangUp();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#ends.state("connecting", 0);
    this.#connection = backend.connect(this.#table, {
      open: () => this.#greet(),
      heard: (text) => this.#hear(JSON.parse(text) as FromServer),
      closed: this.#lose,
    });
    this.#pulse.open();
  }

  #greet(): void {
    this.#send({ ...this.#ends.hello(), seat: this.#seat });
    this.#greeted = true;
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  /** Drop a connection without waiting for it to close, which can take minutes if it is dead. */
  #hangUp(): void {
    this.#pulse.stop();
    this.#greeted = this.#seen = false;
    this.#connection?.close();
    this.#connection = null;
  }

  #lose = (): void => {
    if (!this.#connection) return;
    this.#hangUp();
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#ends.state("lost", Date.now() + this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
  };

  /** Reconnect now that the network or the tab is back, or check the connection with a ping. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#seen) this.#pulse.ask();
    else this.tryNow();
  };

  #send(message: FromClient): void {
    this.#connection?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    this.#pulse.heard();
    if (message.type === "sight") this.#see(message);
    else if (message.type === "company") this.#ends.company(message);
    else if (message.type !== "pong") this.#settle(message);
    if (this.#pending.size) this.#pulse.expect();
  }

  #see(snapshot: Snapshot): void {
    this.#pause = FIRST_PAUSE;
    this.#seen = true;
    this.#ends.state("open", 0);
    this.#ends.snapshot(snapshot);
  }

  #settle(message: Reply | Refused): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type !== "refused") pending?.resolve(message);
    else if (pending) pending.reject(new RequestError(message.error));
    else this.#ends.refused(message.error);
  }
}

/** Return a random id; crypto.randomUUID is missing on pages served over plain HTTP. */
function newId(): string {
  if (globalThis.isSecureContext) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
}

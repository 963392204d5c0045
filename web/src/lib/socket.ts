/** The connection to a table: a WebSocket that reconnects with back-off and resends requests. */
import type {
  Advice,
  Because,
  Done,
  Foreseen,
  FromClient,
  FromServer,
  Hello,
  Look,
  Sight,
  Speak,
} from "./messages";

export type LineState = "connecting" | "open" | "lost";

type Request = Exclude<FromClient, Hello | Look | Speak>;
/** A request without its id, which the connection assigns. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

interface Replies {
  why: Because;
  foresee: Foreseen;
  advise: Advice;
}
export type ReplyTo<W extends Wish> = W["type"] extends keyof Replies ? Replies[W["type"]] : Done;
/** A request that changes the table. */
export type Change = Exclude<Wish, { type: keyof Replies }>;
type Reply = Done | Because | Foreseen | Advice;

/** The server refused a request; the message is its sentence. */
export class Refusal extends Error {}

interface Pending {
  message: Request;
  resolve: (reply: Reply) => void;
  reject: (refusal: Refusal) => void;
}

export interface LineEnds {
  /** The first message of every connection. */
  hello: () => Hello;
  sight: (sight: Sight) => void;
  state: (state: LineState) => void;
  /** The server refused a message without a pending request, such as `hello`. */
  refused: (sentence: string) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

export class Line {
  readonly #address: string;
  readonly #ends: LineEnds;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #greeted = false;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #seat = -1;

  constructor(address: string, ends: LineEnds) {
    this.#address = address;
    this.#ends = ends;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send a request; the reply arrives even if the connection breaks in between. */
  ask<W extends Wish>(wish: W): Promise<ReplyTo<W>> {
    const message: Request = { ...wish, id: newId() };
    return new Promise<ReplyTo<W>>((resolve, reject) => {
      const pending = { message, resolve: resolve as (reply: Reply) => void, reject };
      this.#pending.set(message.id, pending);
      if (this.#greeted) this.#send(message);
    });
  }

  /** View the table from another of one's own seats, now and after every reconnect. */
  look(seat: number, alone: boolean): void {
    this.#seat = seat;
    if (this.#greeted) this.#send({ type: "look", seat, alone });
  }

  /** Change the language after `hello`, which names the initial one. */
  speak(message: Speak): void {
    if (this.#greeted) this.#send(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    this.#ends.state("connecting");
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lose(socket);
  }

  #greet(): void {
    this.#send({ ...this.#ends.hello(), seat: this.#seat });
    this.#greeted = true;
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #lose(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#greeted = false;
    this.#ends.state("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
  }

  /** The network or the tab is back: reconnect without waiting for the back-off. */
  #hurry = (): void => {
    const waits = this.#socket?.readyState === WebSocket.CLOSED;
    if (!waits || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    if (message.type === "sight") {
      this.#pause = FIRST_PAUSE;
      this.#ends.state("open");
      this.#ends.sight(message);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type !== "refused") pending?.resolve(message);
    else if (pending) pending.reject(new Refusal(message.error));
    else this.#ends.refused(message.error);
  }
}

/** crypto.randomUUID is missing on pages served over plain HTTP, as in a home network. */
function newId(): string {
  if (globalThis.isSecureContext) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
}

/** The URL of a table's socket. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

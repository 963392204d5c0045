/** The backend without a server: the engine in this browser. Requests wait until it is ready. */
import { untrack } from "svelte";
import { engineStatus } from "./engineStatus.svelte";
import { TabLeader } from "./tabLeader";
import type {
  Connection,
  Backend,
  ConnectionHandlers,
  FromEngine,
  Request,
  Status,
  ToEngine,
} from "./types";

/** Heartbeat interval for waiting connections, in milliseconds; the same as on a busy server. */
const SIGN_OF_LIFE = 2_000;

/** A message without its page. */
type Outgoing<M> = M extends unknown ? Omit<M, "page"> : never;

interface WaitingRequest {
  request: Request;
  sent: boolean;
  resolve: (answer: Response) => void;
  reject: (error: Error) => void;
}

interface WaitingConnection {
  table: string;
  handlers: ConnectionHandlers;
  open: boolean;
}

/** Ask the browser not to evict our games when space is short. */
async function keepGames(): Promise<void> {
  if ("storage" in navigator) await navigator.storage.persist().catch(() => undefined);
}

/** Register the service worker, which stores all files. Call it only once the engine has loaded, so
 * that the two downloads do not compete. */
function keepFiles(): void {
  if (!("serviceWorker" in navigator)) return; // on pages served over plain HTTP
  void navigator.serviceWorker
    .register("service-worker.js", { updateViaCache: "none" })
    .catch(() => undefined); // the page still works, but only online
}

export class LocalBackend implements Backend {
  readonly #page = Array.from(crypto.getRandomValues(new Uint32Array(2))).join("-");
  readonly #asked = new Map<number, WaitingRequest>();
  readonly #connections = new Map<number, WaitingConnection>();
  readonly #leader = new TabLeader({
    heard: (message) => this.#hear(message),
    status: (status) => this.#note(status),
    bots: ({ share }) => (engineStatus.bots = share),
  });
  #last = 0;

  constructor() {
    setInterval(() => this.#comfort(), SIGN_OF_LIFE);
  }

  ask(request: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
      // Some browsers ask the user for permission, so wait until there is a game to keep.
      if (request.path === "tables" && request.method === "POST") void keepGames();
      const asked = { request, sent: false, resolve, reject };
      this.#asked.set(++this.#last, asked);
      untrack(() => this.#settle()); // an effect that asks must not run again with the progress
    });
  }

  connect(table: string, handlers: ConnectionHandlers): Connection {
    const id = ++this.#last;
    this.#connections.set(id, { table, handlers, open: false });
    queueMicrotask(() => this.#settle());
    return {
      send: (text) => {
        if (this.#connections.get(id)?.open) this.#tell({ kind: "say", id, text });
      },
      close: () => {
        if (this.#connections.get(id)?.open) this.#tell({ kind: "close", id });
        this.#connections.delete(id);
      },
    };
  }

  #tell(message: Outgoing<ToEngine>): void {
    this.#leader.tell({ ...message, page: this.#page });
  }

  /** Send the waiting requests and open the waiting connections if the engine is ready; if it has
   * failed, reject the requests. */
  #settle(): void {
    const { kind } = engineStatus.status;
    if (kind === "loading") return;
    for (const [id, asked] of this.#asked) {
      if (kind === "failed") this.#refuse(id);
      else if (!asked.sent) this.#tell({ kind: "ask", id, request: asked.request });
      asked.sent = true;
    }
    for (const [id, connection] of this.#connections) {
      if (kind === "failed" || connection.open) continue;
      connection.open = true;
      this.#tell({ kind: "connect", id, table: connection.table });
      connection.handlers.open();
    }
  }

  #note(status: Status): void {
    const was = engineStatus.status.kind;
    engineStatus.status = status;
    if (was === "ready" && status.kind !== "ready") {
      engineStatus.bots = 1;
      this.#lose();
    }
    if (status.kind === "ready") keepFiles();
    this.#settle();
  }

  /** Handle the loss of the engine: repeat pending GET requests later, reject the others. */
  #lose(): void {
    for (const [id, asked] of this.#asked) {
      if (asked.request.method === "GET") asked.sent = false;
      else if (asked.sent) this.#refuse(id);
    }
    for (const [id, { open, handlers }] of this.#connections) {
      if (!open) continue;
      this.#connections.delete(id);
      handlers.closed();
    }
  }

  #refuse(id: number): void {
    this.#asked.get(id)?.reject(new Error("The engine is not responding."));
    this.#asked.delete(id);
  }

  #hear(message: FromEngine): void {
    if (message.page !== this.#page) return;
    const { id } = message;
    if (message.kind === "answer") {
      const { status, type, body } = message.answer;
      const headers = { "Content-Type": type };
      this.#asked.get(id)?.resolve(new Response(body, { status, headers }));
      this.#asked.delete(id);
    } else if (message.kind === "said") this.#connections.get(id)?.handlers.heard(message.text);
    else {
      const connection = this.#connections.get(id);
      this.#connections.delete(id);
      connection?.handlers.closed();
    }
  }

  #comfort(): void {
    if (engineStatus.status.kind !== "loading") return;
    for (const { open, handlers } of this.#connections.values())
      if (!open) handlers.heard('{"type":"pong"}');
  }
}

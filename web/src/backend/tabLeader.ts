/** One engine shared by several pages: the page that holds a lock leads and runs the worker, and
 * the others talk to it over a channel. If the leader is closed or hangs, the next page takes
 * over. */
import type { BotsStatus, FromEngine, Status, ToEngine } from "./types";

/** The base URL of these pages; part of our channel and lock name, as other sites may share the
 * origin. */
const FOLDER = new URL(".", location.href).href;
const NAME = `marrakesh ${FOLDER}`;
/** Milliseconds before a silent leader, perhaps a frozen page, is pinged, and from then until it is
 * replaced. */
const PATIENCE = 2_500;

type TabMessage =
  | { to: "leader"; message: ToEngine }
  | { to: "leader"; message: "who" }
  | { to: "pages"; message: FromEngine | Status | BotsStatus };

interface EngineEvents {
  heard: (message: FromEngine) => void;
  status: (status: Status) => void;
  bots: (status: BotsStatus) => void;
}

export class TabLeader {
  readonly #events: EngineEvents;
  readonly #channel = new BroadcastChannel(NAME);
  /** Controller that aborts waiting for the lock. */
  #queue = new AbortController();
  /** The engine's worker, on the leading page. */
  #worker: Worker | null = null;
  #status: Status = { kind: "loading", share: 0 };
  #doubts: ReturnType<typeof setTimeout> | undefined;

  constructor(events: EngineEvents) {
    this.#events = events;
    this.#channel.onmessage = ({ data }) => this.#overhear(data as TabMessage);
    this.#follow();
  }

  tell(message: ToEngine): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#call(message);
  }

  /** Use another page's engine until it is this page's turn to lead. */
  #follow(): void {
    this.#call("who");
    this.#queue = new AbortController();
    void this.#hold({ signal: this.#queue.signal });
  }

  async #hold(options: LockOptions): Promise<void> {
    // Without locks, as on pages served over plain HTTP, every page has its own engine.
    if (!("locks" in navigator)) return void this.#lead();
    try {
      await navigator.locks.request(NAME, options, () => this.#lead());
    } catch {
      // Another page has taken the lock, or this one is about to take it.
      if (!this.#worker) return;
      this.#leave();
      this.#events.status({ kind: "loading", share: 0 });
      this.#follow();
    }
  }

  #leave(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** Run the engine for all pages, until it fails. */
  #lead(): Promise<void> {
    this.#trust();
    const worker = new Worker("engine-worker.js", { type: "module" });
    this.#worker = worker;
    this.#note({ kind: "loading", share: 0 });
    return new Promise((resolve) => {
      const fail = (why: string) => {
        this.#leave();
        this.#events.status({ kind: "failed", why });
        resolve(); // lets the next page try
      };
      worker.onmessage = ({ data }) => {
        const message = data as FromEngine | Status | BotsStatus;
        if (message.kind === "failed") fail(message.why);
        else if ("page" in message || message.kind === "bots") this.#pass(message);
        else this.#note(message);
      };
      worker.onerror = ({ message }) => fail(message);
    });
  }

  #pass(message: FromEngine | BotsStatus): void {
    this.#hear(message);
    this.#send({ to: "pages", message });
  }

  #hear(message: FromEngine | Status | BotsStatus): void {
    if ("page" in message) this.#events.heard(message);
    else if (message.kind === "bots") this.#events.bots(message);
    else this.#events.status(message);
  }

  #note(status: Status): void {
    this.#status = status;
    this.#events.status(status);
    if (this.#worker) this.#send({ to: "pages", message: status });
  }

  #overhear(heard: TabMessage): void {
    if (heard.to === "leader") {
      if (!this.#worker) return;
      if (heard.message === "who") this.#send({ to: "pages", message: this.#status });
      else this.#worker.postMessage(heard.message);
    } else if (!this.#worker) {
      this.#trust();
      this.#hear(heard.message);
    }
  }

  // ---- Detecting a lost leader

  #call(message: ToEngine | "who"): void {
    this.#send({ to: "leader", message });
    this.#doubts ??= setTimeout(() => {
      this.#send({ to: "leader", message: "who" });
      this.#doubts = setTimeout(() => this.#takeOver(), PATIENCE);
    }, PATIENCE);
  }

  #trust(): void {
    clearTimeout(this.#doubts);
    this.#doubts = undefined;
  }

  #takeOver(): void {
    this.#trust();
    this.#queue.abort();
    void this.#hold({ steal: true });
  }

  #send(message: TabMessage): void {
    this.#channel.postMessage(message);
  }
}

/** Types of the pages' requests, their answers, and messages to and from the engine's worker. */

export interface Request {
  method: "GET" | "POST";
  /** The path after /api/. */
  path: string;
  query: Record<string, string>;
  token: string;
  body: string | null;
  /** Whether the body is JSON; plain text otherwise. */
  json: boolean;
}

/** Callbacks for a connection to a table. */
export interface ConnectionHandlers {
  open: () => void;
  heard: (text: string) => void;
  closed: () => void;
}

/** A connection to a table; once `close` is called, no more events follow. */
export interface Connection {
  send: (text: string) => void;
  close: () => void;
}

export interface Backend {
  /** Send a request; rejects if there is no answer. */
  ask(request: Request): Promise<Response>;
  connect(table: string, handlers: ConnectionHandlers): Connection;
}

// ---- Messages between pages and the engine's worker. `page` identifies the sender or recipient.

/** An answer from the engine, similar to a Response. */
export interface Answer {
  status: number;
  type: string;
  body: string;
}

export type ToEngine = { page: string; id: number } & (
  | { kind: "ask"; request: Request }
  | { kind: "connect"; table: string }
  | { kind: "say"; text: string }
  | { kind: "close" }
);

export type FromEngine = { page: string; id: number } & (
  { kind: "answer"; answer: Answer } | { kind: "said"; text: string } | { kind: "ended" }
);

/** State of the engine: loading (with the share completed), ready, or failed for good. */
export type Status =
  { kind: "loading"; share: number } | { kind: "ready" } | { kind: "failed"; why: string };

/** State of the worker of bots with a network, which is loaded when it is needed for the first time;
 * the share is 1 when it is ready. */
export interface BotsStatus {
  kind: "bots";
  share: number;
}

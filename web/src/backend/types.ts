/** What pages ask, and the answers. */

export interface Request {
  method: "GET" | "POST";
  /** After /api/. */
  path: string;
  query: Record<string, string>;
  token: string;
  body: string | null;
  /** Whether the body is JSON; plain text otherwise. */
  json: boolean;
}

/** What happens on a table's connection. */
export interface ConnectionHandlers {
  open: () => void;
  heard: (text: string) => void;
  closed: () => void;
}

/** A table's connection; once `close` is called, nothing happens on it any more. */
export interface Connection {
  send: (text: string) => void;
  close: () => void;
}

export interface Backend {
  /** Rejects if there is no answer. */
  ask(request: Request): Promise<Response>;
  connect(table: string, handlers: ConnectionHandlers): Connection;
}

// ---- Between pages and the engine in a worker. `page` is whose request or connection it is.

/** An answer of the engine: like a Response. */
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

/** How far the engine is: loading (with the share that is done), ready, or it will never be. */
export type Status =
  { kind: "loading"; share: number } | { kind: "ready" } | { kind: "failed"; why: string };

/** Between a worker's JavaScript and the engine in Python: src/marrakesh/site is the other side.
 * Everything passed is text: seeds, for one, do not fit JavaScript's numbers. */

/** A table's new row, and what its log gains. */
export interface TableChange {
  table: string;
  row: string;
  entries: { seq: number; entry: string }[];
}

/** What the page gives the engine: `marrakesh.site.host.Host`. */
export interface Host {
  /** The rows of all tables: a JSON array of strings. */
  rows(): Promise<string>;
  /** The log of a table in the order of `seq`: a JSON array of strings. */
  entries(table: string): Promise<string>;
  /** Carries out a JSON array of TableChanges in one transaction: replaces the rows, adds the
   * entries. If one of them is there already, nothing is written; any other failure rejects. */
  write(changes: string): Promise<"written" | "conflict">;
  /** Forgets a table: its row and its log. */
  erase(table: string): Promise<void>;
  /** Has `bot_runner.think` do a job in the bots' worker. */
  think(job: string): Promise<string>;
}

/** A table's connection. Call `destroy` after `close` or `onClose`. */
export interface EngineConnection {
  post(text: string): void;
  close(): void;
  destroy(): void;
}

/** `marrakesh.site.EngineApi`. */
export interface EngineApi {
  /** A request as JSON: {method, path, query, token, body}; `path` is what follows /api/. The reply
   * is JSON, too: {status, type, body}. */
  ask(request: string): Promise<string>;
  /** `onMessage` gets the messages of the server's socket, `onClose` a close code. */
  connect(
    table: string,
    onMessage: (text: string) => void,
    onClose: (code: number) => void,
  ): EngineConnection;
}

/** `marrakesh.site`, for the engine's worker. */
export interface EngineModule {
  open_engine_api(host: Host): Promise<EngineApi>;
}

/** `marrakesh.site.bot_runner`, for the bots' worker. */
export interface BotRunnerModule {
  think(job: string): string;
}

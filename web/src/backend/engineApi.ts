/** Interface between a worker's JavaScript and the engine in Python (src/marrakesh/site). All
 * values are passed as text, because seeds, for example, are too large for JavaScript's numbers. */

/** A table's new row and the new entries of its log. */
export interface TableChange {
  table: string;
  row: string;
  entries: { seq: number; entry: string }[];
}

/** The services that JavaScript provides to the engine; in Python, `marrakesh.site.host.Host`. */
export interface Host {
  /** Return the rows of all tables: a JSON array of strings. */
  rows(): Promise<string>;
  /** Return the log of a table, ordered by `seq`: a JSON array of strings. */
  entries(table: string): Promise<string>;
  /** Apply a JSON array of TableChanges in one transaction: replace the rows, add the entries. If
   * an entry already exists, nothing is written; any other failure rejects. */
  write(changes: string): Promise<"written" | "conflict">;
  /** Delete a table: its row and its log. */
  erase(table: string): Promise<void>;
  /** Have `bot_runner.think` do a job in the bots' worker. */
  think(job: string): Promise<string>;
}

/** A connection to a table. Call `destroy` after `close` or `onClose`. */
export interface EngineConnection {
  post(text: string): void;
  close(): void;
  destroy(): void;
}

/** The Python class `marrakesh.site.EngineApi`, as seen from JavaScript. */
export interface EngineApi {
  /** Handle a request, given as JSON: {method, path, query, token, body}; `path` is the part after
   * /api/. The reply is JSON as well: {status, type, body}. */
  ask(request: string): Promise<string>;
  /** Connect to a table: `onMessage` gets the messages that a server would send, `onClose` a close
   * code. */
  connect(
    table: string,
    onMessage: (text: string) => void,
    onClose: (code: number) => void,
  ): EngineConnection;
}

/** The Python module `marrakesh.site`, used by the engine's worker. */
export interface EngineModule {
  open_engine_api(host: Host): Promise<EngineApi>;
}

/** The Python module `marrakesh.site.bot_runner`, used by the bots' worker. */
export interface BotRunnerModule {
  think(job: string): string;
}

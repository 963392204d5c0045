/** Tables in IndexedDB: a row for each, and the entries of its log. */
import type { Host, TableChange } from "./engineApi";

export class TableDb implements Omit<Host, "think"> {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Open the database of the pages in a folder, as other sites may share the origin. */
  static async open(folder: string): Promise<TableDb> {
    const request = indexedDB.open(`marrakesh ${folder}`, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables"); // keyed by id
      request.result.createObjectStore("entries"); // keyed by table id and seq
    };
    return new TableDb(await done(request));
  }

  async rows(): Promise<string> {
    const { tables } = this.#stores("readonly");
    return JSON.stringify(await done(tables.getAll()));
  }

  async entries(table: string): Promise<string> {
    const { entries } = this.#stores("readonly");
    return JSON.stringify(await done(entries.getAll(logOf(table))));
  }

  async write(changes: string): Promise<"written" | "conflict"> {
    const { tables, entries, transaction } = this.#stores("readwrite");
    const ended = end(transaction);
    for (const { table, row, entries: more } of JSON.parse(changes) as TableChange[]) {
      tables.put(row, table);
      for (const { seq, entry } of more) entries.add(entry, [table, seq]);
    }
    try {
      await ended;
      return "written";
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") return "conflict";
      throw error;
    }
  }

  async erase(table: string): Promise<void> {
    const { tables, entries, transaction } = this.#stores("readwrite");
    tables.delete(table);
    entries.delete(logOf(table));
    await end(transaction);
  }

  #stores(mode: IDBTransactionMode) {
    const transaction = this.#database.transaction(["tables", "entries"], mode);
    const [tables, entries] = [
      transaction.objectStore("tables"),
      transaction.objectStore("entries"),
    ];
    return { tables, entries, transaction };
  }
}

/** Return the key range of a table's entries: an array sorts after every number. */
function logOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

function end(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error!);
  });
}

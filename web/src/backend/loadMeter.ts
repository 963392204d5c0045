/** The engine's loading progress: bytes fetched, then Python's start. */

/** Shares of the progress bar for fetching and for starting Python; the rest is for opening the
 * engine. */
const FETCHING = 0.6;
const STARTING = 0.35;

interface Listed {
  path: string;
  bytes: number;
}

export class LoadMeter {
  readonly #tell: (share: number) => void;
  #expected = 0;
  #got = 0;
  #imported = false;

  /** Count the bytes this worker fetches from now on. */
  constructor(folder: string, tell: (share: number) => void) {
    this.#tell = tell;
    const plain = fetch;
    globalThis.fetch = async (...request: Parameters<typeof fetch>) => {
      const response = await plain(...request);
      if (response.ok) void this.#count(response.clone());
      return response;
    };
    void plain(`${folder}files.json`)
      .then((found) => found.json() as Promise<{ files: Listed[] }>)
      .then(({ files }) => {
        for (const { path, bytes } of files)
          if (/^engine\/.*(wasm|zip)$/.test(path)) this.#expected += bytes;
      })
      .catch(() => undefined); // without the list, the progress shown is less exact
  }

  imported(): void {
    this.#imported = true;
    this.#report();
  }

  async #count(response: Response): Promise<void> {
    const reader = response.body!.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      this.#got += next.value.length;
      this.#report();
    }
  }

  #report(): void {
    const fetched = this.#expected ? Math.min(1, this.#got / this.#expected) : 0;
    this.#tell(FETCHING * fetched + (this.#imported ? STARTING : 0));
  }
}

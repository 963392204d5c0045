/** The files of Python and the engine. A worker that fetches one also puts it into the browser's
 * cache, for other workers and for the service worker, so that nothing is fetched twice. */

/** Set by tools/build_site.py. The folder is named after its contents, so an address never gets
 * other contents. */
declare const self: {
  ENGINE: { info: object; folder: string; bytes: Record<string, number> };
};

const HERE = new URL(".", location.href).href;
/** The name of the cache for the files of the engine. */
const CACHE = `marrakesh ${HERE} engine`;

export class EngineFiles {
  readonly #names: string[];
  readonly #tell: (share: number) => void;
  readonly #expected: number;
  #got = 0;

  /** Report the share fetched of the files with these names; others are fetched silently. */
  constructor(names: string[], tell: (share: number) => void) {
    this.#names = names;
    this.#tell = tell;
    this.#expected = names.reduce((sum, name) => sum + self.ENGINE.bytes[name]!, 0);
  }

  static address(name: string): string {
    return HERE + self.ENGINE.folder + name;
  }

  /** What Pyodide wants to know about itself: a list of packages, which is empty. */
  static lockFile(): string {
    return JSON.stringify({ info: self.ENGINE.info, packages: {} });
  }

  /** Return a file's content as it arrives. */
  async open(name: string): Promise<ReadableStream<Uint8Array>> {
    const { body } = await fetched(EngineFiles.address(name));
    if (!this.#names.includes(name)) return body!;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, target) => {
        this.#got += piece.length;
        this.#tell(this.#got / this.#expected);
        target.enqueue(piece);
      },
    });
    return body!.pipeThrough(count);
  }

  /** The same for a file compressed with gzip. */
  async unpacked(name: string): Promise<ReadableStream<Uint8Array>> {
    const unpack = new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>;
    return (await this.open(name)).pipeThrough(unpack);
  }
}

export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function fetched(url: string): Promise<Response> {
  const kept = "caches" in globalThis && (await caches.match(url).catch(() => undefined));
  if (kept) return kept;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  void keep(url, response.clone());
  return response;
}

async function keep(url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(url, response);
  } catch {
    // Without a cache, as on pages served over plain HTTP, or if it is full.
  }
}

/** Python with our engine in this worker; tools/build_site.py puts both in a folder of `engine`. */
import type { PyodideAPI, loadPyodide } from "pyodide";
import type { EngineModule, BotRunnerModule } from "./engineApi";
import { bytesOf, EngineFiles } from "./engineFiles";
import {
  preload,
  STATIC,
  type EmscriptenSettings,
  type Library,
  type PyodideModule,
} from "./libraries.mjs";
import { restore } from "./snapshot";

const PACKAGES = "/lib/python3.14/site-packages/";
/** On Python's path; the snapshot needs nothing from it. */
const STANDARD = "/lib/python314.zip";

interface Modules {
  "marrakesh.site": EngineModule;
  "marrakesh.site.bot_runner": BotRunnerModule;
}

/** The part of Emscripten's file system that we use. */
interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
}

type OurPython = Pick<PyodideAPI, "pyimport"> & { FS: FileSystem };

type Create = (settings: EmscriptenSettings) => Promise<PyodideModule>;

/** The files needed to start Python, and those needed for bots with a network. */
export const START = ["python.bin", "script.bin", "files.bin", "snapshot.bin"];
export const NET = ["net.bin"];

/** Start Python where the snapshot was taken. */
export async function start(files: EngineFiles): Promise<Python> {
  const loader = import(/* @vite-ignore */ EngineFiles.address("pyodide.mjs")) as Promise<{
    loadPyodide: typeof loadPyodide;
  }>;
  const wasm = watched(await files.unpacked("python.bin"));
  // One after the other, so that Python is ready to unpack the snapshot while it arrives.
  const snapshot = wasm.arrived.then(() => files.open("snapshot.bin"));
  const [create, others] = await Promise.all([
    files.unpacked("script.bin").then(imported),
    files.unpacked("files.bin").then(bytesOf).then(filesIn),
  ]);
  const python = await providing(wasm.stream, async () =>
    (await loader).loadPyodide({
      indexURL: EngineFiles.address(""),
      stdLibURL: "data:,",
      lockFileContents: EngineFiles.lockFile(),
      packageBaseUrl: EngineFiles.address(""),
      _loadSnapshot: new Uint8Array(), // `restore` replaces it
      createPyodideModule: (async (settings: EmscriptenSettings) => {
        let untouched = new Uint8Array();
        const libraries = others.filter(({ path }) => path.endsWith(".so"));
        preload(settings, libraries, ({ HEAPU8 }) => (untouched = HEAPU8.slice(0, STATIC)));
        const module = await create(settings);
        await restore(module, untouched, await snapshot);
        return module;
      }) as never,
    }),
  );
  python.runPython("import random; random.seed()"); // so far, it is the same for everyone
  const started = new Python(python, files);
  started.write(others.filter(({ path }) => !path.endsWith(".so")));
  return started;
}

export class Python {
  readonly #python: OurPython;
  readonly #files: EngineFiles;

  constructor(python: PyodideAPI, files: EngineFiles) {
    this.#python = python;
    this.#files = files;
  }

  module<Name extends keyof Modules>(name: Name): Modules[Name] {
    return this.#python.pyimport(name) as Modules[Name];
  }

  /** Add the rest of the standard library, which is rarely needed. */
  async addRest(): Promise<void> {
    this.#python.FS.writeFile(STANDARD, await bytesOf(await this.#files.open("rest.bin")));
  }

  /** Add the bots' network and its kernel. */
  async addNet(): Promise<void> {
    this.write(filesIn(await bytesOf(await this.#files.unpacked("net.bin"))));
  }

  write(files: Library[]): void {
    for (const { path, content } of files) {
      this.#python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      this.#python.FS.writeFile(path, content);
    }
  }
}

/** Let Pyodide fetch WebAssembly from this stream. */
async function providing<T>(wasm: ReadableStream<Uint8Array>, work: () => Promise<T>): Promise<T> {
  const plain = globalThis.fetch;
  const headers = { "Content-Type": "application/wasm" };
  globalThis.fetch = async (input, init) =>
    addressOf(input).endsWith(".wasm") ? new Response(wasm, { headers }) : plain(input, init);
  try {
    return await work();
  } finally {
    globalThis.fetch = plain;
  }
}

function addressOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : input.toString();
}

/** A stream, and a promise that it has arrived. */
function watched(stream: ReadableStream<Uint8Array>) {
  let finish: () => void;
  const arrived = new Promise<void>((resolve) => (finish = resolve));
  const watch = new TransformStream<Uint8Array, Uint8Array>({ flush: () => finish() });
  return { stream: stream.pipeThrough(watch), arrived };
}

async function imported(script: ReadableStream<Uint8Array>): Promise<Create> {
  const blob = new Blob([(await bytesOf(script)) as BlobPart], { type: "text/javascript" });
  const url = URL.createObjectURL(blob);
  try {
    return ((await import(/* @vite-ignore */ url)) as { default: Create }).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Split a bundle: the length of a JSON list of paths and sizes, the list, and the contents. */
function filesIn(bundle: Uint8Array): Library[] {
  const length = new DataView(bundle.buffer).getUint32(0, true);
  const list = new TextDecoder().decode(bundle.subarray(4, 4 + length));
  let at = 4 + length;
  return (JSON.parse(list) as [string, number][]).map(([path, bytes]) => {
    at += bytes;
    return { path: PACKAGES + path, content: bundle.subarray(at - bytes, at) };
  });
}

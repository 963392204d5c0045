/** Python's memory after importing the engine, as written by tools/build_site.mjs. */
import { STATIC, type PyodideModule } from "./libraries.mjs";

/** The head of a snapshot. */
interface About {
  /** For Pyodide: the JavaScript objects that Python refers to. */
  config: unknown;
  /** The extension modules that Python has opened: their addresses and paths. */
  handles: [number, string][];
  /** The size of the whole memory; all bytes after those in the snapshot are 0. */
  size: number;
}

/** Replace the memory of a module by a snapshot. `untouched` is the start of the memory as
 * WebAssembly filled it. */
export async function restore(
  module: PyodideModule,
  untouched: Uint8Array,
  snapshot: ReadableStream<Uint8Array>,
): Promise<void> {
  const content = await unpack(module, snapshot);
  const length = new DataView(content.buffer).getUint32(0, true);
  const head = new TextDecoder().decode(content.subarray(4, 4 + length));
  const { config, handles, size } = JSON.parse(head) as About;
  const memory = content.subarray(4 + length);
  if (module.HEAPU8.length < size) module.growMemory(size);
  const heap = module.HEAPU8;
  heap.set(memory);
  heap.fill(0, memory.length);
  for (let at = 0; at < STATIC; at++) heap[at]! ^= untouched[at]!;
  const { loadedLibsByName, loadedLibsByHandle } = module.LDSO;
  for (const [handle, path] of handles) loadedLibsByHandle[handle] = loadedLibsByName[path];
  module.API.restoreSnapshot = () => config;
}

/** Fields of liblzma's `lzma_stream`, as numbers of 32-bit words. */
const NEXT_IN = 0;
const AVAIL_IN = 1;
const NEXT_OUT = 4;
const AVAIL_OUT = 5;
const STREAM_BYTES = 128;
/** The size of a piece that is read and written. */
const PIECE = 1 << 16;
const END = 1;

/** Unpack an xz stream as it arrives, with the liblzma that is part of Python. */
async function unpack(
  module: PyodideModule,
  packed: ReadableStream<Uint8Array>,
): Promise<Uint8Array> {
  const state = module._calloc(1, STREAM_BYTES + 2 * PIECE);
  const [source, target] = [state + STREAM_BYTES, state + STREAM_BYTES + PIECE];
  const found: Uint8Array[] = [];
  if (module._lzma_stream_decoder(state, 1n << 30n, 0)) throw new Error("No memory to unpack.");
  for await (const all of pieces(packed)) {
    module.HEAPU8.set(all, source);
    fields(module, state).set([source, all.length]);
    for (;;) {
      fields(module, state).set([target, PIECE], NEXT_OUT);
      const result = module._lzma_code(state, 0);
      if (result > END) throw new Error(`The snapshot is damaged: ${result}`);
      const left = fields(module, state);
      found.push(module.HEAPU8.slice(target, left[NEXT_OUT]));
      if (result === END || (left[AVAIL_IN] === 0 && left[AVAIL_OUT]! > 0)) break;
    }
  }
  module._lzma_end(state);
  module._free(state);
  return new Uint8Array(await new Blob(found as BlobPart[]).arrayBuffer());
}

function fields(module: PyodideModule, state: number): Uint32Array {
  return new Uint32Array(module.HEAPU8.buffer, state + 4 * NEXT_IN, STREAM_BYTES / 4);
}

async function* pieces(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read())
    for (let at = 0; at < next.value.length; at += PIECE) yield next.value.subarray(at, at + PIECE);
}

/** Types of libraries.mjs, which tools/build_site.mjs runs as it is. */

/** The parts of Pyodide's Emscripten module that we use. */
export interface PyodideModule {
    HEAPU8: Uint8Array;
    wasmTable: WebAssembly.Table;
    API: { restoreSnapshot: (ignored: unknown) => unknown };
    LDSO: {
        loadedLibsByName: Record<string, unknown>;
        loadedLibsByHandle: Record<string, unknown>;
    };
    growMemory(bytes: number): void;
    _malloc(bytes: number): number;
    _calloc(count: number, bytes: number): number;
    _free(address: number): void;
    _lzma_stream_decoder(stream: number, memory: bigint, flags: number): number;
    _lzma_code(stream: number, action: number): number;
    _lzma_end(stream: number): void;
}

export interface EmscriptenSettings {
    preRun: ((module: PyodideModule) => void)[];
}

export interface Library {
    path: string;
    content: Uint8Array;
}

export function preload(
    settings: EmscriptenSettings,
    libraries: Library[],
    before: (module: PyodideModule) => void,
): void;

export const STATIC: number;

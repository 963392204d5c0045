const ROUND = 256;

/** Load Python's extension modules before it starts: always the same ones in the same order, so that
 * they get the same addresses in every page as when the snapshot was taken (tools/build_site.mjs).
 *
 * @param {{ preRun: ((module: any) => void)[] }} settings of Emscripten
 * @param {{ path: string, content: Uint8Array }[]} libraries with their paths in Python's file system
 * @param {(module: any) => void} before called with the module while its memory is untouched
 */
export function preload(settings, libraries, before) {
    settings.preRun.push(async (module) => {
        before(module);
        // Some browsers need a table entry of their own before this, others don't.
        const { wasmTable } = module;
        wasmTable.grow(ROUND - (wasmTable.length % ROUND));
        module.addRunDependency("libraries");
        for (const { path, content } of libraries) {
            const flags = { loadAsync: true, nodelete: true };
            const exports = await module.loadWebAssemblyModule(content, flags, path, {});
            module.newDSO(path, undefined, exports).global = false;
        }
        module.removeRunDependency("libraries");
    });
}

/** The bytes at the start of memory that WebAssembly itself fills; of these, the snapshot contains
 * only the differences. */
export const STATIC = 4 << 20;

// Prepare Python for browsers, using Pyodide itself:
// node tools/build_site.mjs PYODIDE STANDARD PACKAGES WARM_UP OUT LIBRARY ...
//
// Compiles the standard library and the packages to bytecode, starts Python, runs the warm-up
// program, which imports everything, and writes to OUT a snapshot of its memory (snapshot.raw), the
// compiled files (standard.zip and packages) and a list of those imported (imported.txt). LIBRARY are
// the extension modules that it imports, as paths in PACKAGES.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { preload, STATIC } from "../web/src/backend/libraries.mjs";

const [pyodide, standard, packages, warmUp, out] = process.argv
  .slice(2, 7)
  .map((path) => resolve(path));
const libraries = process.argv.slice(7);
const load = async (file) => import(pathToFileURL(`${pyodide}/${file}`).href);
const { loadPyodide } = await load("pyodide.mjs");
const create = (await load("pyodide.asm.mjs")).default;

/** Make a folder of this machine visible to Python. */
function mount(python, root, place) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}

// ---- bytecode

const compiler = await loadPyodide({ indexURL: `${pyodide}/` });
mkdirSync(`${out}/packages`, { recursive: true });
mount(compiler, standard, "/standard");
mount(compiler, packages, "/packages");
mount(compiler, out, "/out");
compiler.runPython(`
import io, types, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from _imp import source_hash

def bare(code):
    """Without line numbers, which are a fifth of the bytecode."""
    eights, rest = divmod(len(code.co_code) // 2, 8)
    return code.replace(
        co_linetable=b"\\xff" * eights + (bytes([0xF7 + rest]) if rest else b""),
        co_consts=tuple(bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts),
    )

def files(root):
    for path in sorted(path for path in Path(root).rglob("*") if path.is_file()):
        name, content = path.relative_to(root).as_posix(), path.read_bytes()
        if path.suffix == ".py":
            code = bare(compile(content, name, "exec", dont_inherit=True, optimize=2))
            content = bytes(_code_to_hash_pyc(code, source_hash(0, content), checked=False))
            name += "c"
        yield name, content

with zipfile.ZipFile("/out/standard.zip", "w", zipfile.ZIP_DEFLATED) as archive:
    for name, content in files("/standard"):
        archive.writestr(zipfile.ZipInfo(name), content)
for name, content in files("/packages"):
    path = Path("/out/packages", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
`);

// ---- the snapshot

const SITE_PACKAGES = "/lib/python3.14/site-packages";
let module;
let untouched;
const python = await loadPyodide({
  indexURL: `${pyodide}/`,
  stdLibURL: `${out}/standard.zip`,
  _makeSnapshot: true,
  createPyodideModule: (settings) => {
    const read = (name) => new Uint8Array(readFileSync(`${packages}/${name}`));
    const loaded = libraries.map((name) => ({
      path: `${SITE_PACKAGES}/${name}`,
      content: read(name),
    }));
    preload(settings, loaded, (started) => {
      module = started;
      untouched = started.HEAPU8.slice(0, STATIC);
    });
    return create(settings);
  },
});
mount(python, `${out}/packages`, SITE_PACKAGES);
python.runPython(readFileSync(warmUp, "utf8"));
const imported = python.runPython(`
import gc, importlib, sys, zipimport
origins = [getattr(getattr(one, "__spec__", None), "origin", None) for one in sys.modules.values()]
prefixes = ("/lib/python314.zip/", "${SITE_PACKAGES}/")
imported = "\\n".join(
    origin.removeprefix(one) for origin in origins if origin for one in prefixes if origin.startswith(one)
)
# The files will be others than here.
importlib.invalidate_caches()
zipimport._zip_directory_cache.clear()
sys.path_importer_cache.clear()
gc.collect()
# Free memory is full of remains: overwrite those of small objects with zeros.
for size in range(1, 520, 8):
    remains = [bytes(size) for _ in range(1_500_000 // (size + 24))]
    del remains
gc.collect()
imported
`);
wipe();

/** Overwrite the remains in free memory and below the stack with zeros, which need no space. */
function wipe() {
  const end = module.HEAPU8.findLastIndex((byte) => byte !== 0);
  const blocks = [];
  for (let size = 1 << 20; size >= 16; size /= 4) {
    for (;;) {
      const block = module._malloc(size);
      blocks.push(block);
      if (block > end) break; // memory that has never been used
      module.HEAPU8.fill(0, block, block + size);
    }
  }
  for (const block of blocks.reverse()) module._free(block);
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module.stackSave());
}

const handles = Object.entries(module.LDSO.loadedLibsByHandle).map(([handle, { name }]) => [
  Number(handle),
  name,
]);
const about = {
  config: module.API.serializeHiwireState(),
  handles,
  size: module.HEAPU8.length,
};
const memory = module.HEAPU8.slice(0, module.HEAPU8.findLastIndex((byte) => byte !== 0) + 1);
for (let at = 0; at < STATIC; at++) memory[at] ^= untouched[at];
const header = new TextEncoder().encode(JSON.stringify(about));
writeFileSync(`${out}/snapshot.raw`, [
  new Uint8Array(new Uint32Array([header.length]).buffer),
  header,
  memory,
].reduce((all, part) => Buffer.concat([all, part]), Buffer.alloc(0)));
writeFileSync(`${out}/imported.txt`, imported);
process.exit(0);

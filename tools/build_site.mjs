// Compile folders of Python files to archives of bytecode for Pyodide, using Pyodide itself:
// node tools/build_site.mjs PYODIDE FOLDER ARCHIVE [FOLDER ARCHIVE ...]
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, ...pairs] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
const pack = python.runPython(`
import io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from _imp import source_hash

def bytecode(path, name):
    source = path.read_bytes()
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, source_hash(0, source), checked=False))

def pack(root):
    packed = io.BytesIO()
    root = Path(root)
    with zipfile.ZipFile(packed, "w", compresslevel=9) as archive:
        for path in sorted(path for path in root.rglob("*") if path.is_file()):
            name = path.relative_to(root).as_posix()
            plain = path.suffix != ".py"
            content = path.read_bytes() if plain else bytecode(path, name)
            info = zipfile.ZipInfo(name if plain else name + "c")
            archive.writestr(info, content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()

pack
`);
for (let at = 0; at < pairs.length; at += 2) {
  const place = `/packages${at}`;
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: pairs[at] }, place);
  writeFileSync(pairs[at + 1], pack(place).toJs());
}
process.exit(0);

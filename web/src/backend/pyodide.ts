/** Python with our engine in this worker; tools/build_site.py puts both in the folder `engine`. */
import type { PyodideAPI, loadPyodide } from "pyodide";
import type { EngineModule, BotRunnerModule } from "./engineApi";

const FOLDER = new URL("engine/", location.href).href;
const PACKAGES = "/lib/python3.14/site-packages";

interface Modules {
  "marrakesh.site": EngineModule;
  "marrakesh.site.bot_runner": BotRunnerModule;
}

/** Start Python and import one of our modules. */
export async function start<Name extends keyof Modules>(name: Name): Promise<Modules[Name]> {
  const archive = fetch(`${FOLDER}engine.zip`).then((found) => found.arrayBuffer());
  const python = await load();
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  return python.pyimport(name) as Modules[Name];
}

async function load(): Promise<PyodideAPI> {
  const url = `${FOLDER}pyodide.mjs`;
  const module = (await import(/* @vite-ignore */ url)) as { loadPyodide: typeof loadPyodide };
  return module.loadPyodide({ indexURL: FOLDER });
}

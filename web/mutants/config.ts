// Vitest with the mutants of a sample in the sources; see run.ts.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { mergeConfig } from "vitest/config";
import base from "../vite.config.ts";

const folder = process.env["MUTANTS"]!;
const files = JSON.parse(readFileSync(join(folder, "files.json"), "utf8")) as Record<
  string,
  string
>;

const mutated: Plugin = {
  name: "mutated",
  enforce: "pre",
  load: (id) => files[relative(process.cwd(), id)] ?? null,
};

export default mergeConfig(base({ mode: "test", command: "serve" }), {
  plugins: [mutated],
  test: {
    runner: "./mutants/runner.ts",
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ["dot"],
    fsModuleCachePath: join(folder, "cache"), // elsewhere there are modules without these mutants
    testTimeout: 15_000, // what waits for longer hangs
  },
});

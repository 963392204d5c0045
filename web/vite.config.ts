import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin, type UserConfig, type UserConfigFnObject } from "vite";
import type {} from "vitest/config"; // not installed if you only build the pages
import { compress } from "./compress.ts";
import { fontLicences, LICENCES } from "./licences.ts";
import breakpoints from "./src/styles/breakpoints.json" with { type: "json" };

/** Tests that reload modules, as a reloaded page does. */
export const RELOADING = [
  "tests/settings.test.ts",
  "tests/site.test.ts",
  "tests/start-links.test.ts",
];

/** Tests of whole pages, which `make check` leaves to `make test`. */
const WHOLE_PAGES = ["play-page", "play-decisions", "play-boards", "replay-page", "chat"].map(
  (name) => `tests/${name}.test.ts`,
);

/** Entry points of the pages on our server, and of the site, which runs from a plain folder. */
const SERVER = { index: "index.html", "service-worker": "src/service-worker.ts" };
const SITE = {
  index: "index.html",
  "service-worker": "src/backend/service-worker.ts",
  "engine-worker": "src/backend/engine-worker.ts",
  "bots-worker": "src/backend/bots-worker.ts",
};

/** Plugin that adds the printed proof sheet: one script and one style sheet with embedded fonts,
 * which `marrakesh components --proof` writes into a file. */
function sheet(): Plugin {
  return {
    name: "sheet",
    apply: "build",
    async closeBundle() {
      await build({ configFile: import.meta.filename, mode: "sheet", logLevel: "warn" });
    },
  };
}

/** Added to each component's style to define `@media (--phone)`, which Lightning CSS resolves. */
const NAMED = Object.entries(breakpoints)
  .map(([name, query]) => `@custom-media --${name} ${query};`)
  .join("");
const components = (): Plugin[] =>
  svelte({ preprocess: { style: ({ content }) => ({ code: NAMED + content }) } });
const CSS: UserConfig["css"] = {
  transformer: "lightningcss",
  lightningcss: { drafts: { customMedia: true } },
};

const SHEET: UserConfig = {
  plugins: [components()],
  css: CSS,
  publicDir: false,
  build: {
    outDir: "../src/marrakesh/server/pages",
    emptyOutDir: false,
    target: "es2022",
    assetsInlineLimit: 1_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { sheet: "src/sheet.ts" },
      output: {
        codeSplitting: false,
        entryFileNames: "[name].js",
        assetFileNames: "sheet[extname]",
      },
    },
  },
};

const PAGES: UserConfigFnObject = ({ mode }) => ({
  plugins: [components(), fontLicences(), mode === "site" ? [] : [compress(), sheet()]],
  css: CSS,
  // The site works in any folder of any file server.
  base: mode === "site" ? "./" : "/",
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/marrakesh/server/pages",
    emptyOutDir: true,
    license: { fileName: LICENCES },
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: mode === "site" ? SITE : SERVER,
      output: {
        // Workers keep their names: browsers look for a new service worker at the same address.
        entryFileNames: ({ name }) =>
          name.endsWith("-worker") ? "[name].js" : "assets/[name]-[hash].js",
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Test components with Svelte's browser build, not the server-side one.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/setup.ts"],
    testTimeout: 60_000, // generous, for busy machines
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["tests/**/*.test.ts"],
          exclude: process.env.QUICK ? [...RELOADING, ...WHOLE_PAGES] : RELOADING,
          isolate: false, // takes a third of the time; tests/setup.ts resets the page
        },
      },
      { extends: true, test: { name: "reloading", include: RELOADING } },
    ],
  },
});

export default defineConfig((given) => (given.mode === "sheet" ? SHEET : PAGES(given)));

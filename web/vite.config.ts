import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";

/** Tests that load modules anew, as a reloaded page does. */
const RELOADING = ["tests/settings.test.ts", "tests/start-links.test.ts"];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compress()],
  build: {
    outDir: "../src/marrakesh/server/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: "index.html", "service-worker": "src/service-worker.ts" },
      output: {
        // Browsers look for a new service worker at the same address, and it serves all pages.
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js",
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
          exclude: RELOADING,
          isolate: false, // a third of the time; tests/setup.ts renews the page
        },
      },
      { extends: true, test: { name: "reloading", include: RELOADING } },
    ],
  },
}));

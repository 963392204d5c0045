import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The rooms of src/, and which others each may import: dependencies point one way. */
const ROOMS = {
  lib: [],
  art: ["lib"],
  city: ["art", "lib"],
  board: ["art", "lib"],
  end: ["art", "lib"],
  learn: ["art", "lib"],
  play: ["board", "city", "end", "learn", "art", "lib"],
  replay: ["play", "board", "city", "end", "art", "lib"],
  start: ["learn", "art", "lib"],
};

const directions = Object.entries(ROOMS).map(([room, below]) => {
  const others = Object.keys(ROOMS).filter((other) => other !== room && !below.includes(other));
  const message = `src/${room} may import ${below.join(", ") || "no other room"}.`;
  const patterns = [{ regex: `^(\\.\\./)+(${others.join("|")})/`, message }];
  return { files: [`src/${room}/**`], rules: { "no-restricted-imports": ["error", { patterns }] } };
});

export default defineConfig(
  { ignores: ["src/lib/messages.ts", "src/lib/words.ts"] }, // made by tools/web_types.py
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", ".*.js"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // With noUncheckedIndexedAccess it is how one says that an index exists.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `void state` makes an effect depend on it.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Counts by colour or seat lose what is zero.
      "@typescript-eslint/no-dynamic-delete": "off",
      // Letters of our texts are single code points.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" },
      ],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowArray: true },
      ],
      // {" "} keeps a space that Svelte would drop.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets here are caches and parts of one computation: no page shows them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // What other components expect is `any` here; svelte-check knows its type.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        "off",
      ]),
    ),
  },
  {
    files: ["tests/**"],
    rules: {
      // Stand-ins for what is asynchronous in a browser.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-misused-spread": "off",
      // Assigned in a callback, which TypeScript does not follow.
      "@typescript-eslint/no-unnecessary-condition": "off",
    },
  },
  {
    // The box leaves out what has its usual value, which its types do not say.
    files: ["src/art/hints.ts"],
    rules: { "@typescript-eslint/no-unnecessary-condition": "off" },
  },
  directions,
);

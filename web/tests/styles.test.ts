// Colours and breakpoints are defined only in src/styles.

import { expect, test } from "vitest";

const files = import.meta.glob<string>("../src/**/*.{svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The matches of a pattern in the styles, by file. */
function found(pattern: RegExp): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const style = file.endsWith(".css") ? text : (/<style>.*<\/style>/s.exec(text)?.[0] ?? "");
    return [...style.matchAll(pattern)].map(([hit]) => `${file}: ${hit}`);
  });
}

test("colour values are only in tokens.css", () => {
  const stray = found(/(?<=[ (,])#[0-9a-f]{3,8}\b/gi);
  expect(stray.filter((one) => !one.includes("styles/tokens.css"))).toEqual([]);
});

test("layouts change only at the breakpoints of breakpoints.json", () => {
  expect(found(/@media [^{]*\b(width|height)\b[^{]*/g)).toEqual([]);
});

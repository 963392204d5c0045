// Everything in the City is put into words, in every language.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gainsWords } from "../../src/game/gainWords";
import { prefer } from "../../src/lib/settings.svelte";
import { speak } from "../../src/lib/texts.svelte";
import { drawn, unnamed, tables } from "./cities";

test("gains are put into words", () => {
  expect(gainsWords(["2 any resources", "1 any keshi pair", "1 river step"])).toBe(
    "any 2 resources, any 2 keshis of one colour and 1 step on the river",
  );
});

test.each(["de", "nl"] as const)("everything in the City has a label in %s", async (lang) => {
  await speak(lang);
  prefer({ lang });
  expect(unnamed(drawn(tables["essential, all modules"]!))).toEqual([]);
});

test("the City's texts have the same keys in all languages", () => {
  const keys = (lang: string): string[] =>
    [...readFileSync(`src/texts/${lang}/city.ftl`, "utf8").matchAll(/^([\w-]+) =/gm)].map(
      (match) => match[1]!,
    );
  expect(keys("de")).toEqual(keys("en"));
  expect(keys("nl")).toEqual(keys("en"));
});

// The texts of buttons are short enough for the narrowest buttons.
import { expect, test } from "vitest";

const components = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../src/texts/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LONGEST: Record<string, number> = { en: 60, de: 75, nl: 75 };

/** The keys of the texts in a component's buttons. */
function buttonKeys(component: string): string[] {
  const buttons = component.matchAll(/<(\w*[Bb]utton)\b.*?<\/\1>/gs);
  return [...buttons].flatMap(([button]) => {
    return [...button.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((match) => match[1]!);
  });
}

test.each(Object.keys(LONGEST))("no button's text is too long (%s)", (lang) => {
  const keys = new Set(Object.values(components).flatMap(buttonKeys));
  expect(keys.size).toBeGreaterThan(50);
  const long: string[] = [];
  for (const [path, catalogue] of Object.entries(catalogues))
    if (path.includes(`/${lang}/`))
      for (const [, key = "", text = ""] of catalogue.matchAll(/^([a-z0-9-]+) = (.*(?:\n +.*)*)/gm))
        if (keys.has(key) && text.split("\n").some((line) => line.length > LONGEST[lang]!))
          long.push(`${key}: ${text}`);
  expect(long).toEqual([]);
});

// The rules reference: complete in three languages, linked, searchable, safe.
import { fireEvent, render, waitFor } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { iconNames } from "../src/art/icons";
import { keshiNames } from "../src/art/keshis";
import { iconLabel, keshiLabel } from "../src/learn/labels";
import { loadRules } from "../src/learn/library";
import { inlineOf, parse, wordsOf, type Inline, type Section } from "../src/learn/markdown";
import RulesPage from "../src/learn/RulesPage.svelte";
import { folded, marked, matching, wordsIn } from "../src/learn/search";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import { outline } from "./support/outline";
import { sized } from "./support/windowSize";

const rules = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await loadRules(lang)] as const)),
) as Record<(typeof LANGUAGES)[number], Section[]>;
const ids = rules.en.flatMap((section) => section.ids);
const title = (id: string) => rules.en.find((section) => section.ids.includes(id))!.title;

/** Every inline piece of a section, including nested ones. */
function pieces(section: Section): Inline[] {
  const all = (inner: Inline[]): Inline[] =>
    inner.flatMap((one) => ("inner" in one ? [one, ...all(one.inner)] : [one]));
  return section.blocks.flatMap((block) => {
    if (block.kind === "paragraph") return all(block.inner);
    if (block.kind === "list") return block.items.flatMap(all);
    return [block.head, ...block.rows].flat().flatMap(all);
  });
}

function sources(folder: string): string {
  return readdirSync(`src/${folder}`, { encoding: "utf8", recursive: true })
    .filter((file) => file.includes("."))
    .map((file) => readFileSync(`src/${folder}/${file}`, "utf8"))
    .join("\n");
}

describe("the rules", () => {
  test.each(LANGUAGES)("in %s have the same sections and links as in English", (lang) => {
    const shape = (section: Section) => ({
      ids: section.ids,
      level: section.level,
      blocks: section.blocks.map((block) => block.kind),
      links: pieces(section).flatMap((one) => (one.kind === "link" ? [one.to] : [])),
    });
    expect(rules[lang].map(shape)).toEqual(rules.en.map(shape));
    if (lang === "en") return;
    for (const [index, section] of rules[lang].entries())
      expect(wordsOf(section)).not.toBe(wordsOf(rules.en[index]!));
  });

  test("give each section a unique id", () => {
    expect(ids.toSorted()).toEqual([...new Set(ids)].sort());
  });

  test.each(LANGUAGES)("in %s use only existing links and symbols", (lang) => {
    for (const one of rules[lang].flatMap(pieces)) {
      if (one.kind === "link") expect(ids).toContain(one.to.replace("#", ""));
      if (one.kind === "icon") expect(iconNames).toContain(one.name);
      if (one.kind === "keshi") expect(keshiNames).toContain(one.name);
      if (one.kind === "text") expect(one.text).not.toMatch(/[{}]|\*\*|\]\(/);
    }
  });

  test("have a section for every tooltip on the boards", () => {
    const text = ["city", "board", "play", "lib"].map(sources).join("\n");
    const told = [...text.matchAll(/(?:rules|tip=\{\{ kind): "([a-z -]+)"/g)].map(([, name]) =>
      name!.replace(" ", "-"),
    );
    const sectors = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina"];
    expect(told.length).toBeGreaterThan(10);
    for (const name of [...told, ...sectors, "sahara", "souk"]) expect(ids).toContain(name);
  });
});

test("every symbol in the rules has a name for screen readers", () => {
  const signs = rules.en.flatMap(pieces);
  for (const one of signs) {
    if (one.kind === "icon") expect([one.name, iconLabel(one.name)]).not.toContain("");
    if (one.kind === "keshi") expect(keshiLabel(one.name)).toMatch(/^[a-z]+$/);
  }
});

describe("Markdown", () => {
  test("supports headings with ids, lists, tables, bold words, links and symbols", () => {
    const [chapter, section] = parse(
      "# One {#one first}\n\nText\non.\n\n## Two {#two}\n\n- a\n- **b**\n\n| x | y |\n|---|---|\n| 1 | {icon:water} |\n",
    );
    expect(chapter).toMatchObject({ ids: ["one", "first"], level: 1, title: "One" });
    expect(chapter!.blocks).toEqual([
      { kind: "paragraph", inner: [{ kind: "text", text: "Text on." }] },
    ]);
    expect(section!.blocks.map((block) => block.kind)).toEqual(["list", "table"]);
    expect(section!.blocks[1]).toMatchObject({
      rows: [[[{ kind: "text", text: "1" }], [{ kind: "icon", name: "water" }]]],
    });
    expect(inlineOf("see [the **river**](#river).")).toEqual([
      { kind: "text", text: "see " },
      {
        kind: "link",
        to: "#river",
        inner: [
          { kind: "text", text: "the " },
          { kind: "bold", inner: [{ kind: "text", text: "river" }] },
        ],
      },
      { kind: "text", text: "." },
    ]);
  });

  test("ignores text before the first heading, and treats headings without an id as text", () => {
    expect(parse("lost\n\n- lost")).toEqual([]);
    const [only, ...more] = parse("lost\n# One {#one}\n## Two\n\n\n### Three {#three}\n");
    expect(more).toEqual([]);
    expect(only!.blocks.map((block) => block.kind)).toEqual(["paragraph", "paragraph"]);
    expect(wordsOf(only!)).toBe("One ## Two ### Three {#three}");
  });

  test.each([
    ["- a\n- b", false, 2],
    ["1. a\n2. b\n10. c", true, 3],
    ["12. a", true, 1],
  ])("%j is a list", (text, ordered, n) => {
    const [section] = parse(`# One {#one}\n\n${text}`);
    expect(section!.blocks).toMatchObject([{ kind: "list", ordered }]);
    expect(section!.blocks[0]!).toHaveProperty("items.length", n);
    expect(wordsOf(section!)).toBe(`One ${["a", "b", "c"].slice(0, n).join(" ")}`);
  });

  test.each(["-a", "a - b", "x. a", "1.a", "[a](b c)", "[](b)", "{icon:}", "{Icon:x}", "**"])(
    "%j is plain text",
    (text) => {
      expect(parse(`# One {#one}\n\n${text}`)[0]!.blocks).toEqual([
        { kind: "paragraph", inner: [{ kind: "text", text }] },
      ]);
    },
  );

  test("a table has a header, and rows of words and symbols", () => {
    const [section] = parse("# One {#one}\n\n| | **x** |\n|---|---|\n| a | {keshi:green} b |\n");
    expect(section!.blocks).toEqual([
      {
        kind: "table",
        head: [[], [{ kind: "bold", inner: [{ kind: "text", text: "x" }] }]],
        rows: [
          [
            [{ kind: "text", text: "a" }],
            [
              { kind: "keshi", name: "green" },
              { kind: "text", text: " b" },
            ],
          ],
        ],
      },
    ]);
    expect(wordsOf(section!)).toBe("One  x a  b");
    expect(inlineOf("{deluxe}[a]b](#x)")[0]).toEqual({ kind: "edition", name: "deluxe" });
  });

  test("leaves HTML as plain text", () => {
    expect(inlineOf("<img src=x onerror=alert(1)>")).toEqual([
      { kind: "text", text: "<img src=x onerror=alert(1)>" },
    ]);
  });
});

describe("the search", () => {
  test("ignores accents and capitals", () => {
    expect(folded("Stärke ’Café GROSS Maß")).toBe("starke 'cafe gross mass");
    expect(matching(rules.de, "DURCHGANGE").map((one) => one.ids[0])).toContain("seasons");
    expect(matching(rules.de, "grosser platz").map((one) => one.ids[0])).toContain("square");
  });

  test("finds the sections that contain all the words, and nothing for nonsense", () => {
    const found = matching(rules.en, "sultan date").map((section) => section.ids[0]);
    expect(found).toContain("imam-sultan");
    expect(found).not.toContain("sahara");
    expect(matching(rules.en, "zeppelin")).toEqual([]);
    expect(matching(rules.en, "  ")).toBe(rules.en);
  });

  test("highlights the matches, even where case or ß/ss differs", () => {
    expect(marked("Der Große Platz", wordsIn("grosse"))).toEqual([
      { text: "Der ", hit: false },
      { text: "Große", hit: true },
      { text: " Platz", hit: false },
    ]);
    expect(marked("river", [])).toEqual([{ text: "river", hit: false }]);
  });
});

describe("the rules page", () => {
  const searchbox = () => document.querySelector<HTMLInputElement>("input[type=search]")!;
  /** Faster than by role: there are hundreds of elements. */
  const there = (id: string) => waitFor(() => expect(document.getElementById(id)).not.toBeNull());

  test("shows all chapters and a table of contents", async () => {
    render(RulesPage, {});
    await there("medina");
    expect(document.getElementById("medina")!.textContent.trim()).toBe(title("medina"));
    const link = document.querySelector('nav a[href="/rules/scoring"]')!;
    expect(link.textContent.trim()).toBe(title("scoring"));
    const water = document.querySelectorAll('[role="img"][aria-label="water"]');
    expect(water.length).toBeGreaterThan(3);
  });

  test("has its contents at the side, or collapsed on a small screen", async () => {
    render(RulesPage, {});
    await there("river");
    const contents = () => document.querySelector("nav")!;
    expect(contents().querySelector("details")).toBeNull();
    await expect(outline(contents())).toMatchFileSnapshot("outlines/contents of the rules.txt");
    sized(500, 800);
    await waitFor(() =>
      expect(contents().querySelector("summary")?.textContent).toBe(t("learn-contents")),
    );
  });

  test("matches its outline in a section of each kind", async () => {
    const { container } = render(RulesPage, {});
    await there("river");
    const told = ["keshis", "scoring", "medina"].map((id) =>
      outline(container.querySelector(`section[aria-labelledby="${id}"]`)!),
    );
    await expect(told.join("\n")).toMatchFileSnapshot("outlines/sections of the rules.txt");
  });

  test("moves to the search field with the slash key, and clears it with Escape", async () => {
    render(RulesPage, {});
    const field = searchbox();
    const slash = (more: KeyboardEventInit = {}) =>
      new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true, ...more });
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { key: "x" }]) {
      document.body.dispatchEvent(slash(more));
      expect(document.activeElement).not.toBe(field);
    }
    const event = slash();
    document.body.dispatchEvent(event);
    expect([document.activeElement, event.defaultPrevented]).toEqual([field, true]);
    const typed = slash();
    field.dispatchEvent(typed);
    expect(typed.defaultPrevented).toBe(false);
    await fireEvent.input(field, { target: { value: "river" } });
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(field.value).toBe("river");
    await fireEvent.keyDown(field, { key: "Escape" });
    expect(field.value).toBe("");
    expect(document.title).toBe(t("learn-rules-title"));
  });

  test("marks the section being read in its table of contents", async () => {
    let told: IntersectionObserverCallback = () => undefined;
    const seen: Element[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: IntersectionObserverCallback) {
          told = callback;
        }
        observe = (one: Element) => seen.push(one);
        disconnect = () => seen.splice(0);
      },
    );
    render(RulesPage, {});
    await there("river");
    await waitFor(() => expect(seen.length).toBeGreaterThan(20));
    const target = document.getElementById("river")!;
    const at = (isIntersecting: boolean, one = target) =>
      told([{ isIntersecting, target: one } as never], {} as never);
    at(true);
    const current = () => document.querySelector("nav [aria-current]")?.textContent?.trim();
    await waitFor(() => expect(current()).toBe(title("river")));
    at(false, document.getElementById("medina")!);
    await waitFor(() => expect(current()).toBe(title("river")));
    const before = [...seen];
    expect(before.every((one) => /^H[23]$/.test(one.tagName))).toBe(true);
  });

  test("narrows down to matching sections, and counts them", async () => {
    render(RulesPage, {});
    await there("river");
    await fireEvent.input(searchbox(), { target: { value: "crocodile" } });
    await waitFor(() => expect(document.getElementById("river")).toBeNull());
    const found = document.querySelectorAll(".page section").length;
    expect(found).toBeGreaterThan(0);
    expect(document.querySelector(".found")!.textContent).toBe(t("learn-found", { n: found }));
    expect(document.querySelector("mark")?.textContent.toLowerCase()).toBe("crocodile");
    await fireEvent.input(searchbox(), { target: { value: "zeppelin" } });
    await waitFor(() =>
      expect(document.querySelector(".found")!.textContent).toBe(t("learn-found", { n: 0 })),
    );
  });

  test("goes to the section in its address, whichever of its names is used", async () => {
    render(RulesPage, { section: "water-vendor" });
    await waitFor(() =>
      expect(document.activeElement?.textContent.trim()).toBe(title("water-vendor")),
    );
  });
});

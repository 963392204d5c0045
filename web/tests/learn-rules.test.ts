// The rules reference: complete in three languages, linked, searchable, safe.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { iconNames } from "../src/art/icons";
import { keshiNames } from "../src/art/keshis";
import { folded, marked, matching, wordsIn } from "../src/learn/find";
import { iconLabel, keshiLabel } from "../src/learn/labels";
import { loadRules } from "../src/learn/library";
import { inlineOf, parse, wordsOf, type Inline, type Section } from "../src/learn/markdown";
import RulesPage from "../src/learn/RulesPage.svelte";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { outline } from "./outline";
import { sized } from "./sized";

const rules = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await loadRules(lang)] as const)),
) as Record<(typeof LANGUAGES)[number], Section[]>;
const ids = rules.en.flatMap((section) => section.ids);

/** Every inline piece of a section, also those within others. */
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
  test.each(LANGUAGES)("in %s have the same sections, signs and links as in English", (lang) => {
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

  test("name each section once", () => {
    expect(ids.toSorted()).toEqual([...new Set(ids)].sort());
  });

  test.each(LANGUAGES)("in %s link to sections, and show signs, that exist", (lang) => {
    for (const one of rules[lang].flatMap(pieces)) {
      if (one.kind === "link") expect(ids).toContain(one.to.replace("#", ""));
      if (one.kind === "icon") expect(iconNames).toContain(one.name);
      if (one.kind === "keshi") expect(keshiNames).toContain(one.name);
      if (one.kind === "text") expect(one.text).not.toMatch(/[{}]|\*\*|\]\(/);
    }
  });

  test("have a section for every tip of the boards", () => {
    const text = ["city", "board", "play", "lib"].map(sources).join("\n");
    const told = [...text.matchAll(/(?:rules|tip=\{\{ kind): "([a-z -]+)"/g)].map(([, name]) =>
      name!.replace(" ", "-"),
    );
    const sectors = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina"];
    expect(told.length).toBeGreaterThan(10);
    for (const name of [...told, ...sectors, "sahara", "souk"]) expect(ids).toContain(name);
  });
});

test("each sign in the rules has a name for those who listen", () => {
  const signs = rules.en.flatMap(pieces);
  for (const one of signs) {
    if (one.kind === "icon") expect([one.name, iconLabel(one.name)]).not.toContain("");
    if (one.kind === "keshi") expect(keshiLabel(one.name)).toMatch(/^[a-z]+$/);
  }
});

describe("Markdown", () => {
  test("has headings with ids, lists, tables, bold words, links and signs", () => {
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

  test("leaves HTML as the text it is", () => {
    expect(inlineOf("<img src=x onerror=alert(1)>")).toEqual([
      { kind: "text", text: "<img src=x onerror=alert(1)>" },
    ]);
  });
});

describe("searching", () => {
  test("does not mind accents and capitals", () => {
    expect(folded("Stärke ’Café GROSS Maß")).toBe("starke 'cafe gross mass");
    expect(matching(rules.de, "DURCHGANGE").map((one) => one.ids[0])).toContain("seasons");
    expect(matching(rules.de, "grosser platz").map((one) => one.ids[0])).toContain("square");
  });

  test("finds sections that have all the words, and nothing for nonsense", () => {
    const found = matching(rules.en, "sultan date").map((section) => section.ids[0]);
    expect(found).toContain("imam-sultan");
    expect(found).not.toContain("sahara");
    expect(matching(rules.en, "zeppelin")).toEqual([]);
    expect(matching(rules.en, "  ")).toBe(rules.en);
  });

  test("marks the hits, whatever their letters", () => {
    expect(marked("Der Große Platz", wordsIn("grosse"))).toEqual([
      { text: "Der ", hit: false },
      { text: "Große", hit: true },
      { text: " Platz", hit: false },
    ]);
    expect(marked("river", [])).toEqual([{ text: "river", hit: false }]);
  });
});

describe("the page", () => {
  test("shows all chapters and a table of contents", async () => {
    render(RulesPage, {});
    expect(await screen.findByRole("heading", { name: "Medina and gates" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Final scoring" }).getAttribute("href")).toBe(
      "/rules/scoring",
    );
    expect(screen.getAllByRole("img", { name: "water" }).length).toBeGreaterThan(3);
  });

  test("has its contents at the side, or folded up on a small screen", async () => {
    render(RulesPage, {});
    await screen.findByRole("heading", { name: "River" });
    const contents = () => screen.getByRole("navigation", { name: "Contents" });
    expect(contents().querySelector("details")).toBeNull();
    await expect(outline(contents())).toMatchFileSnapshot("outlines/contents of the rules.txt");
    sized(500, 800);
    await waitFor(() => expect(contents().querySelector("summary")?.textContent).toBe("Contents"));
  });

  test("narrows down to what is looked for, and says how much that is", async () => {
    render(RulesPage, {});
    await screen.findByRole("heading", { name: "River" });
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "crocodile" } });
    await waitFor(() => expect(screen.queryByRole("heading", { name: "River" })).toBeNull());
    expect(screen.getByRole("status").textContent).toMatch(/Found in \d section/);
    expect(document.querySelector("mark")?.textContent.toLowerCase()).toBe("crocodile");
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zeppelin" } });
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/Nothing found/));
  });

  test("goes to the section of its address, under any of its names", async () => {
    render(RulesPage, { section: "water-vendor" });
    const heading = await screen.findByRole("heading", { name: "Water vendors" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

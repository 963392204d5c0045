// The guide of the first game: each thing is explained when it is met, once.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Guide from "../src/learn/Guide.svelte";
import { loadRules } from "../src/learn/library";
import { readProgress } from "../src/learn/progress";
import { STEPS, nextStep } from "../src/learn/steps";
import type { Sight } from "../src/lib/messages";
import { LANGUAGES, prefer } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";

/** A first game against a bot: the first moment of each kind at which the person is asked. */
const GAME = `
import json
from marrakesh import Config, Game
from marrakesh.bots import Seat, make
from marrakesh.server.tables.happenings import facts_of
from msgspec import to_builtins
game = Game.new(Config(2, first_game=True), 8)
bots = [make("greedy", 1), make("greedy", 2)]
sights, kinds = [], set()
while True:
    seat = -1 if game.over else game.waiting[0]
    if seat != 1:
        question, facts = ("", {}) if game.over else (game.question.key, facts_of(game.question, "en"))
        options = [] if game.over else [game.subject(action, 0) for action in game.legal_actions(0)]
        kind = (question, facts.get("sector"), game.table.season, game.table.round == 4,
                options[0].verb if question == "ask-arrange" else "")
        if kind not in kinds:
            kinds.add(kind)
            sights.append({"question": question, "facts": facts, "seat": 0, "yours": [0],
                "options": [{"about": to_builtins(one)} for one in options],
                "view": game.view(0), "info": {"over": game.over}})
    if game.over:
        break
    game.apply(bots[seat].choose(Seat(game, seat)), seat)
print(json.dumps(sights, default=sorted))`;
const sights = JSON.parse(execFileSync("../.venv/bin/python", ["-c", GAME]).toString()) as Sight[];

beforeEach(async () => {
  localStorage.clear();
  prefer({ lang: "en" });
  await speak("en");
});
afterEach(cleanup);

const first = (question: string) => sights.find((sight) => sight.question === question)!;
const title = () => screen.queryByRole("heading")?.textContent;

describe("the steps", () => {
  test("of a whole game come one after the other, none of them twice", () => {
    const done: string[] = [];
    for (const sight of sights)
      for (let step = nextStep(sight, done); step; step = nextStep(sight, done)) done.push(step.id);
    expect(done.slice(0, 5)).toEqual(["welcome", "store", "disc", "provision", "select"]);
    expect(done.at(-1)).toBe("final");
    expect(done).toEqual([...new Set(done)]);
    expect(done.length).toBeGreaterThanOrEqual(15);
    expect(done).toEqual(expect.arrayContaining(["claim", "assistants", "season"]));
  });

  test("point at places of the boards", () => {
    const claim = STEPS.find((step) => step.id === "claim")!;
    const sight = first("ask-claim");
    const target = claim.target!(sight)!;
    expect(target).toMatch(/^base\./);
    const most = Math.max(...Object.values(sight.view.base));
    expect(sight.view.base[target.slice(5) as "green"]).toBe(most);
    const use = first("ask-use");
    const sector = nextStep(use, ["welcome", "assistants"])!;
    expect(sector.target!(use)).toMatch(/^sector\./);
  });

  test.each(LANGUAGES)("have their words in %s, and sections of the rules", async (lang) => {
    const text = readFileSync(`src/texts/${lang}/learn.ftl`, "utf8");
    const ids = (await loadRules(lang)).flatMap((section) => section.ids);
    for (const { id, rules } of STEPS) {
      expect(text).toContain(`\nlearn-step-${id} = `);
      expect(text).toContain(`\nlearn-step-${id}-text = `);
      expect(ids).toContain(rules);
    }
  });

  test.each(["learn", "end"])("the texts of %s have the same keys in all languages", (area) => {
    const keys = (lang: string) =>
      [...readFileSync(`src/texts/${lang}/${area}.ftl`, "utf8").matchAll(/^([a-z-]+) =/gm)]
        .map(([, key]) => key)
        .sort();
    expect(keys("de")).toEqual(keys("en"));
    expect(keys("nl")).toEqual(keys("en"));
  });
});

describe("the card", () => {
  test("explains, is got, and explains the next thing", async () => {
    const point = vi.fn();
    const { rerender } = render(Guide, { sight: sights[0]!, point });
    expect(title()).toBe("Welcome to Marrakesh");
    await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(title()).toBe("Keshis for later");
    expect(point).toHaveBeenLastCalledWith("storage.1");
    await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(title()).toBeUndefined();
    expect(point).toHaveBeenLastCalledWith(null);
    await rerender({ sight: first("ask-select"), point });
    expect(title()).toBe("Select 3 keshis");
    expect(readProgress().done).toEqual(["welcome", "store"]);
  });

  test("stays away once it was skipped, also after the page is loaded again", async () => {
    render(Guide, { sight: sights[0]!, point: () => {} });
    await fireEvent.click(screen.getByRole("button", { name: "Skip the guide" }));
    expect(title()).toBeUndefined();
    cleanup();
    render(Guide, { sight: first("ask-select"), point: () => {} });
    expect(title()).toBeUndefined();
  });
});

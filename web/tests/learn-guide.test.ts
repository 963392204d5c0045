// The guide to the first game: each thing is explained once, when it is first met.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { describe, expect, test } from "vitest";
import type { Snapshot } from "../src/api/messages";
import { banner, callout, type Rect } from "../src/learn/callout";
import Guide from "../src/learn/Guide.svelte";
import { STEPS, nextStep } from "../src/learn/guideSteps";
import { loadRules } from "../src/learn/library";
import { guideProgress } from "../src/learn/progress";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import { outline } from "./support/outline";
import { realGames } from "./support/realGames";

/** The first moment of each kind at which the player has to decide. */
const snapshots = realGames("first_game") as Snapshot[];

const first = (question: string) => snapshots.find((snapshot) => snapshot.question === question)!;
const title = () => screen.queryByRole("heading")?.textContent;

describe("the steps", () => {
  test("of a whole game come one after another, none of them twice", () => {
    const done: string[] = [];
    for (const snapshot of snapshots)
      for (let step = nextStep(snapshot, done); step; step = nextStep(snapshot, done))
        done.push(step.id);
    expect(done.slice(0, 2)).toEqual(["select", "claim"]);
    expect(done).toEqual([...new Set(done)]);
    expect(done.length).toBeGreaterThanOrEqual(15);
    const order = ["select", "claim", "assistants", "free", "bill", "season", "last-season"];
    expect(done.filter((id) => order.includes(id))).toEqual(order);
  });

  test("of a whole game match their outline", async () => {
    const done: string[] = [];
    const told: string[] = [];
    for (const snapshot of snapshots)
      for (let step = nextStep(snapshot, done); step; step = nextStep(snapshot, done)) {
        done.push(step.id);
        render(Guide, { snapshot });
        told.push(`# ${step.id} ${step.target(snapshot)}\n${outline(document.body)}`);
        cleanup();
      }
    await expect(told.join("\n")).toMatchFileSnapshot("outlines/guide.txt");
  });

  test("point at places on the boards", () => {
    const claim = STEPS.find((step) => step.id === "claim")!;
    const snapshot = first("ask-claim");
    const target = claim.target(snapshot);
    expect(target).toMatch(/^base\./);
    const most = Math.max(...Object.values(snapshot.view.base));
    expect(snapshot.view.base[target.slice(5) as "green"]).toBe(most);
    const use = first("ask-use");
    const sector = nextStep(use, ["assistants"])!;
    expect(sector.target(use)).toBe(`sector.${use.facts.sector as string}`);
  });

  test.each(LANGUAGES)(
    "have at most two sentences in %s, and a section of the rules",
    async (lang) => {
      const text = readFileSync(`src/texts/${lang}/learn.ftl`, "utf8");
      const ids = (await loadRules(lang)).flatMap((section) => section.ids);
      for (const { id, rules } of STEPS) {
        expect(text).toContain(`\nlearn-step-${id} = `);
        const words = new RegExp(`\nlearn-step-${id}-text = (.+)\n`).exec(text)![1]!;
        expect(words.split(/[.!?](?= |$)/).filter(Boolean).length).toBeLessThanOrEqual(2);
        expect(ids).toContain(rules);
      }
    },
  );

  test.each(["learn", "end"])("the texts in %s.ftl have the same keys in all languages", (area) => {
    const keys = (lang: string) =>
      [...readFileSync(`src/texts/${lang}/${area}.ftl`, "utf8").matchAll(/^([a-z-]+) =/gm)]
        .map(([, key]) => key)
        .sort();
    expect(keys("de")).toEqual(keys("en"));
    expect(keys("nl")).toEqual(keys("en"));
  });
});

describe("the card", () => {
  const later = (snapshot: Snapshot, moves: number): Snapshot => ({
    ...snapshot,
    info: { ...snapshot.info, moves: snapshot.info.moves + moves },
  });

  test("stays until the player has decided, and appears only once", async () => {
    const select = first("ask-select");
    const { rerender } = render(Guide, { snapshot: select });
    expect(title()).toBe(t("learn-step-select"));
    await rerender({ snapshot: later(select, 2) }); // two of three are chosen
    expect(title()).toBe(t("learn-step-select"));
    const claim = first("ask-claim");
    await rerender({ snapshot: claim });
    expect(title()).toBe(t("learn-step-claim"));
    await rerender({ snapshot: later(claim, 1) });
    expect(title()).toBe(t("learn-step-claim-again"));
    await rerender({ snapshot: later(claim, 2) });
    expect(title()).toBeUndefined();
    expect(guideProgress.read().done).toEqual(["select", "claim", "claim-again"]);
  });

  test("makes way for the confirm button on a phone", async () => {
    const claim = first("ask-claim");
    const { rerender } = render(Guide, { snapshot: claim, phone: true });
    const away = (): boolean => document.querySelector(".card")!.classList.contains("away");
    await tick();
    expect(away()).toBe(false);
    const held = { ...claim, held: 26 };
    await rerender({ snapshot: held });
    expect(away()).toBe(true);
    await rerender({ snapshot: held, phone: false });
    expect(away()).toBe(false);
  });

  test("can be dismissed", async () => {
    render(Guide, { snapshot: first("ask-select") });
    await fireEvent.click(screen.getByRole("button", { name: t("learn-guide-got-it") }));
    expect(title()).toBeUndefined();
  });

  test("stays hidden once the guide has been skipped, even after a reload", async () => {
    render(Guide, { snapshot: first("ask-select") });
    await fireEvent.click(screen.getByRole("button", { name: t("learn-guide-skip") }));
    expect(title()).toBeUndefined();
    cleanup();
    render(Guide, { snapshot: first("ask-claim") });
    expect(title()).toBeUndefined();
  });
});

describe("the position of a call-out", () => {
  const size = { width: 300, height: 180 };
  /** Between the top line and the tray at 1440 x 900. */
  const area = { x: 0, y: 64, width: 1440, height: 670 };
  const apart = (a: Rect, b: Rect): boolean =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

  test("is in the area beside its target, wherever that is", () => {
    for (let x = 0; x < 1440; x += 90)
      for (let y = 0; y < 900; y += 60) {
        const place = { x, y, width: 140, height: 120 };
        const card = { ...callout(size, place, area, []), ...size };
        expect(apart(card, place)).toBe(true);
        expect(card.x).toBeGreaterThanOrEqual(area.x);
        expect(card.y).toBeGreaterThanOrEqual(area.y);
        expect(card.x + card.width).toBeLessThanOrEqual(area.x + area.width);
        expect(card.y + card.height).toBeLessThanOrEqual(area.y + area.height);
        expect(card.line).not.toBeNull();
      }
  });

  test("is at the top of a phone's page, unless its target is there", () => {
    const phone = { x: 0, y: 120, width: 390, height: 450 };
    const card = { width: 370, height: 160 };
    const laid = (place: Rect, avoid: Rect[] = []): Rect => ({
      ...banner(card, place, phone, avoid, 750),
      ...card,
    });
    expect(laid({ x: 40, y: 400, width: 60, height: 60 }).y).toBe(10);
    const place = { x: 40, y: 130, width: 60, height: 60 };
    const low = laid(place);
    expect(apart(low, place)).toBe(true);
    expect(low.y + low.height).toBeLessThanOrEqual(phone.y + phone.height);
    // nor over places to choose; if a place fills the boards, over the decision
    expect(laid({ x: 40, y: 400, width: 60, height: 60 }, [place]).y).toBeGreaterThan(190);
    expect(apart(laid(phone), phone)).toBe(true);
  });

  test("leaves places to choose uncovered", () => {
    const place = { x: 600, y: 300, width: 100, height: 100 };
    const right = { x: 720, y: 200, width: 700, height: 300 };
    const card = { ...callout(size, place, area, [right]), ...size };
    expect(apart(card, right)).toBe(true);
    const row = [200, 280, 360, 440].map((x) => ({ x, y: 230, width: 50, height: 50 }));
    const first = { x: 200, y: 160, width: 50, height: 50 };
    const below = { ...callout(size, first, area, [first, ...row]), ...size };
    for (const one of row) expect(apart(below, one)).toBe(true);
  });
});

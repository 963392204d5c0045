// The guide to the first game: each thing is explained once, when it first matters.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Box, LogEntry, Sector, Sheet, Snapshot } from "../src/api/messages";
import { targetOf } from "../src/api/targets";
import { placed, type Rect } from "../src/learn/callout";
import Guide from "../src/learn/Guide.svelte";
import { nextStep, ringsOf, seenAs, STEPS, toldIn } from "../src/learn/guideSteps";
import type { Step } from "../src/learn/guideStep";
import { loadRules } from "../src/learn/library";
import { performed, type Situation } from "../src/learn/situation";
import ThreeWays from "../src/learn/ThreeWays.svelte";
import { waysOf } from "../src/learn/threeWays";
import { LANGUAGES, settings } from "../src/lib/settings.svelte";
import { speak, t } from "../src/lib/texts.svelte";
import { realGames } from "./support/realGames";

interface GuidedGame {
  box: Box;
  snapshots: Snapshot[];
  sheet: Sheet;
}
const { box, snapshots, sheet } = realGames("first_game") as GuidedGame;
const logs: LogEntry[][] = [];
for (const { news } of snapshots) logs.push([...(logs.at(-1) ?? []), ...news]);

const situation = (k: number, late: readonly string[] = []): Situation => ({
  ...{ snapshot: snapshots[k]!, box, log: logs[k]!, names: ["Ada", "Bilal"] },
  ...{ picked: [], late, back: false },
});
const begun = snapshots.findIndex(({ question }) => question === "ask-select");
const first = (question: string): number =>
  snapshots.findIndex((snapshot) => snapshot.question === question);

interface Moment {
  step: Step;
  now: Situation;
  late: boolean;
}

/** Go through the game, and read every step as soon as it is shown. */
function* told(): Generator<Moment> {
  const seen: string[] = [];
  const late = new Set<string>();
  for (let k = begun; k < snapshots.length; k++) {
    for (const sector of performed(snapshots[k]!.news, 0))
      if (!seen.includes(sector)) late.add(sector);
    const now = situation(k, [...late]);
    for (let step = nextStep(now, seen); step; step = nextStep(now, seen)) {
      yield { step, now, late: late.delete(step.id) };
      seen.push(seenAs(step, now));
      now.late = [...late];
    }
  }
}
const moments = [...told()];
const words = ({ step, now }: Moment): [string, string] => {
  const { key, facts } = toldIn(step, now);
  return [t(key, facts), t(`${key}-text`, facts)];
};

/** The keys of everything on offer: options, ways to use assistants, and shortcuts. */
const offered = ({ options }: Snapshot): string[] =>
  options.flatMap(({ action, ways, aims }) => [
    String(action),
    ...[...ways, ...aims].map(({ then }) => [action, ...then].join()),
  ]);

describe("the steps", () => {
  test("of a whole game come one after another, none of them twice", async () => {
    const lines = moments.map((moment) => {
      const { step, now } = moment;
      const { season, round } = now.snapshot.view;
      const rings = ringsOf(step, now).map(({ target, way }) => `${target}${way ? ` ${way}` : ""}`);
      const [title, text] = words(moment);
      const where = `${season}.${round} ${now.snapshot.question} ${moment.late ? "(late)" : ""}`;
      return `# ${seenAs(step, now)} at ${where}\n${title}\n${text}\n> ${rings.join(", ")}\n`;
    });
    await expect(lines.join("\n")).toMatchFileSnapshot("outlines/guide.txt");
    const ids = moments.map(({ step, now }) => seenAs(step, now));
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("mark legal options and, where they are about the options, all that are meant", () => {
    for (const { step, now } of moments) {
      const rings = ringsOf(step, now);
      const offers = offered(now.snapshot);
      for (const { offer } of rings) if (offer !== undefined) expect(offers).toContain(offer);
      const meant = now.snapshot.options.filter(({ about }) => about.verb !== "done");
      if (!step.rings) expect(rings).toHaveLength(meant.length);
    }
    const marks = (id: string) => {
      const { step, now } = moments.find((one) => one.step.id === id)!;
      return { now, targets: ringsOf(step, now).map(({ target }) => target) };
    };
    expect(marks("choose").targets).toEqual(["hand.green", "hand.pink", "hand.brown"]);
    const { now, targets } = marks("gate-space");
    const matching = box.gate_spaces.filter(({ matches }) =>
      matches.some((one) => one === now.snapshot.facts.colour),
    );
    expect(targets).toEqual(matching.map(({ sector }) => `gate-space.${sector}`));
  });

  test("of a selection unmark what is chosen, and then mark only the button that sends it", () => {
    const now = situation(begun);
    const choose = STEPS.find(({ id }) => id === "choose")!;
    const option = (colour: string) =>
      now.snapshot.options.find(({ about }) => about.keshi === colour)!;
    const rings = (...colours: string[]) =>
      ringsOf(choose, { ...now, picked: colours.map(option) }).map(({ target }) => target);
    expect(rings("pink", "red")).toEqual(["hand.green", "hand.brown"]);
    expect(rings("pink", "red", "white")).toEqual(["send"]);
    const used = situation(
      snapshots.findIndex(({ view }) => view.season === 1 && view.round === 2),
    );
    const free = STEPS.find(({ id }) => id === "free")!;
    const own = used.snapshot.view.players[0]!;
    expect(ringsOf(free, used).map(({ target }) => target)).toEqual(
      own.hand.map((colour) => `hand.${colour}`),
    );
  });

  test("explain every sector when its action is first possible or, at the latest, performed", () => {
    const sectors = new Set(snapshots.flatMap(({ news }) => performed(news, 0)));
    expect(sectors.size).toBe(9);
    for (const sector of sectors) {
      const moment = moments.find(({ step }) => step.id === sector);
      expect(moment, sector).toBeDefined();
      const before = performed(moment!.now.log, 0).filter((one) => one === sector);
      expect(before.length, sector).toBeLessThanOrEqual(moment!.late ? 1 : 0);
    }
  });

  test("come in every season", () => {
    for (const season of [1, 2, 3]) {
      const some = moments.filter(({ now }) => now.snapshot.view.season === season);
      expect(some.length).toBeGreaterThanOrEqual(3);
    }
  });

  test("say what is missing only if something is", () => {
    for (let k = begun; k < snapshots.length - 1; k++) {
      const now = situation(k);
      const { provision_short: short, provision_cost: cost } = now.snapshot.view.players[0]!;
      const n = Object.values(short).reduce((sum, one) => sum + one, 0);
      for (const step of STEPS.filter(({ id, when }) => id.startsWith("bill") && when(now))) {
        const { key, facts } = toldIn(step, now);
        expect(key.endsWith("-paid")).toBe(n === 0);
        if (n && cost.date) expect(facts.missing === "").toBe(false);
      }
    }
  });

  test("offer no action that is not possible", () => {
    for (const { step, now, late } of moments) {
      if (!(step.id in now.snapshot.view.players[0]!.sectors) || late) continue;
      const option = now.snapshot.options.find(({ ways, about }) => {
        const sector = (now.snapshot.facts.sector ?? about.place?.key) as Sector;
        return sector === step.id && ways.some(({ verb }) => verb === "sector-action");
      });
      expect(option, step.id).toBeDefined();
      expect(ringsOf(step, now)[0]!.target).toBe(
        targetOf(option!.about.place) || `sector.${step.id}`,
      );
    }
  });
});

describe.each(LANGUAGES)("in %s, the steps", (lang) => {
  beforeEach(async () => {
    await speak(lang);
    settings.lang = lang;
  });

  test("are short, filled in, and have a section of the rules", async () => {
    const ids = (await loadRules(lang)).flatMap((section) => section.ids);
    for (const moment of moments) {
      const [title, text] = words(moment);
      expect(title.split(" ").length, title).toBeLessThanOrEqual(6);
      expect(title.split(" ").length, title).toBeGreaterThanOrEqual(3);
      expect(text.length, text).toBeLessThanOrEqual(140);
      expect(title + text).not.toMatch(/[{}[\]]|undefined|NaN| {2}/);
      expect(ids).toContain(moment.step.rules);
    }
  });
});

test.each(["learn", "end"])("the texts in %s.ftl have the same keys in all languages", (area) => {
  const keys = (lang: string) =>
    [...readFileSync(`src/texts/${lang}/${area}.ftl`, "utf8").matchAll(/^([a-z0-9-]+) =/gm)]
      .map(([, key]) => key)
      .sort();
  expect(keys("de")).toEqual(keys("en"));
  expect(keys("nl")).toEqual(keys("en"));
});

describe("the bubble", () => {
  const props = (k: number, more = {}) => ({
    ...{ snapshot: snapshots[k]!, box, log: logs[k]!, names: ["Ada", "Bilal"], picked: [] },
    ...{ rests: true, ...more },
  });
  const title = () => document.querySelector(".bubble h2")?.textContent;
  const press = (key: string) => fireEvent.click(screen.getByRole("button", { name: t(key) }));
  const claim = first("ask-claim");

  test("shows one step at a time, until it is read or the decision is made", async () => {
    const { rerender } = render(Guide, props(begun));
    expect(title()).toBe(t("learn-step-setup"));
    await press("learn-guide-got-it");
    expect(title()).toBe(t("learn-step-choose"));
    await rerender(props(claim));
    expect(title()).toMatch(/stuck|fell out/);
    await press("learn-close");
    expect(title()).toBe(t("learn-step-claim"));
    expect(document.querySelector(".got")).toBeNull();
    const next = snapshots.findIndex(({ question }, k) => k > claim && question === "ask-claim");
    await rerender(props(next));
    expect(title()).not.toBe(t("learn-step-claim"));
  });

  test("waits until the pieces rest", async () => {
    const { rerender } = render(Guide, props(begun, { rests: false }));
    expect(title()).toBeUndefined();
    await rerender(props(begun));
    expect(title()).toBe(t("learn-step-setup"));
  });

  test("comes back with the button that replaces it, and in the list", async () => {
    render(Guide, props(claim));
    const tower = title();
    await press("learn-close");
    await press("learn-close");
    expect(title()).toBeUndefined();
    await press("learn-guide-again");
    expect(title()).toBe(t("learn-step-claim"));
    await press("learn-guide-all");
    const list = [...document.querySelectorAll("dialog h3")].map((one) => one.textContent);
    expect(list).toEqual([t("learn-step-claim"), tower]);
  });

  test("stays away after a reload once it has been read", async () => {
    render(Guide, props(claim));
    await press("learn-close");
    await press("learn-close");
    cleanup();
    render(Guide, props(claim));
    expect(title()).toBeUndefined();
  });

  test("starts again at another table", async () => {
    render(Guide, props(begun));
    await press("learn-guide-got-it");
    cleanup();
    const snapshot = snapshots[begun]!;
    const other = { ...snapshot, info: { ...snapshot.info, table: "other" } };
    render(Guide, { ...props(begun), snapshot: other });
    expect(title()).toBe(t("learn-step-setup"));
  });

  test("on another device says where we are, and then skips what was decided before", async () => {
    const k = snapshots.findIndex(
      ({ question, view }) => question === "ask-claim" && view.season === 2,
    );
    render(Guide, props(k));
    expect(title()).toBe(t("learn-step-back"));
    await press("learn-guide-got-it");
    expect(title()).not.toBe(t("learn-step-claim"));
    cleanup();
    render(Guide, props(k));
    expect(title()).not.toBe(t("learn-step-back"));
  });

  test("can be hidden, and shown again", async () => {
    render(Guide, props(begun));
    await press("learn-guide-all");
    await fireEvent.click(screen.getByRole("checkbox"));
    await fireEvent.click(document.querySelector("dialog .button")!);
    expect(title()).toBeUndefined();
    cleanup();
    const { rerender } = render(Guide, props(begun));
    expect(title()).toBeUndefined();
    await rerender(props(claim));
    expect(title()).toBeUndefined();
    await press("learn-guide-again");
    expect(title()).toBeDefined();
  });
});

describe("the position of the bubble", () => {
  const size = { width: 270, height: 160 };
  const area = { x: 0, y: 64, width: 1440, height: 670 };
  const apart = (a: Rect, b: Rect): boolean =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

  test("is in the area, clear of choices and, if possible, of the boards", () => {
    const boards = [
      { x: 0, y: 64, width: 580, height: 670 },
      { x: 590, y: 64, width: 560, height: 670 },
    ];
    const free = placed(size, { area, choices: [], others: boards });
    for (const board of boards) expect(apart({ ...free, ...size }, board)).toBe(true);
    const choices = [{ x: 1150, y: 64, width: 290, height: 670 }];
    const found = placed(size, { area, choices, others: boards });
    expect(found.clear).toBe(true);
    expect(apart({ ...found, ...size }, choices[0]!)).toBe(true);
  });

  test("stays the same for as long as it is clear", () => {
    const before = placed(size, { area, choices: [], others: [] });
    const choices = [{ x: 100, y: 100, width: 300, height: 300 }];
    expect(placed(size, { area, choices, others: [] })).toEqual(before);
  });

  test("is reported if there is no room without covering a choice", () => {
    expect(placed(size, { area, choices: [area], others: [] }).clear).toBe(false);
  });
});

describe("after the guided game", () => {
  const end = snapshots.at(-1)!;

  test("three ways to more points come from the score sheet, the largest first", () => {
    const points = (...categories: string[]) =>
      sheet.rows
        .filter(({ category }) => categories.includes(category))
        .reduce((sum, row) => sum + row.points[0]!, 0);
    const ways = waysOf(sheet, end, box, 0);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.length).toBeLessThanOrEqual(3);
    const gaps: Record<string, number> = {
      sectors: 19 - points("sectors"),
      gates: 26 - points("gates", "gate matches"),
      lines: 25 - points("lines", "palace", "mosque"),
      oases: 24 - points("oases", "start oasis"),
      river: 18 - points("jetty", "river", "rapids", "river tiles"),
      luxury: 12 - points("luxury goods"),
      provisions: -10 - points("provisions"),
      leftovers: points("leftovers") - 1,
    };
    for (const { id, gap } of ways) expect(gap).toBe(Math.min(15, gaps[id]!));
    const most = Object.values(gaps).sort((a, b) => b - a);
    expect(ways.map(({ id }) => gaps[id])).toEqual(most.slice(0, 3).filter((gap) => gap >= 3));
  });

  test.each(LANGUAGES)("a card names them in %s", async (lang) => {
    await speak(lang);
    settings.lang = lang;
    const poor = { ...sheet, rows: sheet.rows.map((row) => ({ ...row, points: [0, 0] })) };
    for (const [rows, title] of [
      [poor, "learn-ways-title"],
      [sheet, ""],
    ] as const) {
      render(ThreeWays, { sheet: rows, snapshot: end, box, seat: 0 });
      const text = document.querySelector(".ways")!.textContent;
      if (title) expect(text).toContain(t(title));
      expect(text).not.toMatch(/[{}[\]]|undefined|NaN/);
      cleanup();
    }
  });

  test("nothing is advised if nothing is left to improve", () => {
    const rich = sheet.rows.map((row) => ({
      ...row,
      points: [row.category === "leftovers" ? 0 : 50],
    }));
    expect(waysOf({ ...sheet, rows: rich }, end, box, 0)).toEqual([]);
  });
});

beforeAll(() => void speak("en"));
afterAll(() => void (settings.lang = "en"));

// The tray: keshis toggled and sent together, options as cards.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Box, Colour, Option, Snapshot, Way } from "../src/api/messages";
import { COLOURS } from "../src/api/vocabulary";
import { prefer } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import { TableClient } from "../src/play/tableClient.svelte";
import { fit, type CardText } from "../src/play/tray/cardLayout";
import type { DecisionState } from "../src/play/tray/decisionState.svelte";
import KeshiHand from "../src/play/tray/KeshiHand.svelte";
import OptionCard from "../src/play/tray/OptionCard.svelte";
import OptionList from "../src/play/tray/OptionList.svelte";
import { cardWords, headOf, priceOf } from "../src/play/tray/optionPictures";
import { offersOf } from "../src/play/tray/trayOffers";
import TrayTools from "../src/play/tray/TrayTools.svelte";
import told from "./play-snapshots.json";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeSocket } from "./support/fakeSocket";
import { outline } from "./support/outline";
import { beginning, containing } from "./support/words";

const CLAIM = told.claim as unknown as Snapshot;
const SELECT = 1;

const option = (colour: Colour): Option => ({
  action: SELECT + COLOURS.indexOf(colour),
  notation: `select ${colour}`,
  words: `Select ${colour}`,
  effect: "",
  ways: [],
  aims: [],
  repeats: [],
  about: { verb: "select", place: { kind: "hand", key: colour }, keshi: colour, resource: null },
});

/** Amina has selected these; black and red were used before. */
function selecting(chosen: Colour[] = [], more: Partial<Snapshot> = {}): Snapshot {
  const view = structuredClone(CLAIM.view);
  const hand = COLOURS.filter((colour) => colour !== "black" && colour !== "red");
  Object.assign(view.players[0]!, { hand, chosen });
  const options = hand.filter((colour) => !chosen.includes(colour)).map(option);
  const seq = CLAIM.seq + chosen.length;
  const told = { question: "ask-select" as const, options, undo: "free" as const };
  return { ...CLAIM, ...told, view, seq, news: [], taken_back: CLAIM.news.at(-1)!.move, ...more };
}

let table: TableClient;
let decision: DecisionState;

beforeEach(() => {
  FakeSocket.install();
  prefer({ speed: "none" });
});
afterEach(() => table.close());

function sit(snapshot: Snapshot, together = 3): void {
  table = new TableClient("t");
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot);
  decision = decisionAt(table, together);
}

function open(snapshot: Snapshot): void {
  sit(snapshot);
  const now = table.snapshot!;
  render(KeshiHand, { snapshot: now, decision });
  render(TrayTools, { snapshot: now, decision, held: undefined, onrefused: () => undefined });
}

const sent = (type = "move") => FakeSocket.last.sent.filter((one) => one.type === type);
const toggle = (colour: string) => screen.getByRole("button", { name: `Select ${colour}` });
const pressed = () =>
  screen.queryAllByRole("button", { pressed: true }).map((one) => one.dataset.keshi);

/** Wait until the page has handled the reply. */
async function settled(): Promise<void> {
  await new Promise((heard) => setTimeout(heard));
  flushSync();
}

/** Report that the server has carried out the last request. */
async function answer(snapshot: Snapshot, type = "move"): Promise<void> {
  FakeSocket.last.say(snapshot);
  FakeSocket.last.say({ type: "done", id: sent(type).at(-1)!.id!, seq: snapshot.seq });
  await settled();
}

async function pick(...colours: Colour[]): Promise<void> {
  for (const colour of colours) await fireEvent.click(toggle(colour));
}

test("a table without hints has neither a button nor a key for them", async () => {
  open({ ...selecting(), can_hint: false });
  expect(screen.queryByRole("button", { name: beginning("play-hint") })).toBeNull();
  await fireEvent.keyDown(window, { key: "h" });
  expect(sent("advise")).toEqual([]);
});

describe("the hand", () => {
  test("toggles three keshis and sends them with one confirmation", async () => {
    open(selecting());
    await pick("green", "pink");
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(sent()).toEqual([]);
    await pick("yellow");
    expect(pressed()).toEqual(["green", "pink", "yellow"]);
    await fireEvent.click(
      screen.getByRole("button", { name: containing("play-send", { n: 3, all: 3 }) }),
    );
    await answer(selecting(["green"]));
    await answer(selecting(["green", "pink"]));
    await answer({ ...selecting(["green", "pink", "yellow"]), question: "", options: [] });
    const actions = sent().map((one) => one.action);
    expect(actions).toEqual(
      [option("green"), option("pink"), option("yellow")].map((o) => o.action),
    );
    expect(sent().map((one) => one.seq)).toEqual([0, 1, 2].map((n) => CLAIM.seq + n));
  });

  test("matches its outline", async () => {
    open(selecting(["green"]));
    await pick("pink");
    await expect(outline(document.body)).toMatchFileSnapshot("outlines/hand.txt");
  });

  test("adds the third keshi and sends the selection in one click", async () => {
    open(selecting());
    const send = () =>
      screen.queryByRole("button", { name: t("play-send-with", { colour: t("colour-yellow") }) });
    await pick("green");
    expect(send()).toBeNull();
    await pick("pink");
    await fireEvent.click(send()!);
    await answer(selecting(["green"]));
    await answer(selecting(["green", "pink"]));
    expect(sent().map((one) => one.action)).toEqual(
      [option("green"), option("pink"), option("yellow")].map((o) => o.action),
    );
  });

  test("deselects a keshi on a second click; a fourth replaces the oldest of three", async () => {
    open(selecting());
    await pick("green", "pink", "pink", "yellow", "white", "gray");
    expect(pressed()).toEqual(["gray", "white", "yellow"]);
  });

  test("has a key for each keshi, and is sent with Enter", async () => {
    open(selecting());
    for (const key of ["2", "0", "q", "5"]) await fireEvent.keyDown(window, { key });
    expect(pressed()).toEqual(["green", "yellow", "orange"]); // 5 is black, which has been used
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(sent()).toHaveLength(1);
  });

  test("toggles a keshi with Enter, which sends the selection once all are chosen", async () => {
    open(selecting());
    const press = (colour: string, key = "Enter") => fireEvent.keyDown(toggle(colour), { key });
    expect(await press("green")).toBe(true); // the browser clicks
    await pick("green", "pink", "yellow");
    await press("yellow", "x");
    expect(sent()).toEqual([]);
    expect(await press("yellow")).toBe(false);
    expect(sent()).toHaveLength(1);
  });

  test("says how many are missing when it cannot be sent yet", async () => {
    const refused = vi.fn();
    sit(selecting());
    render(TrayTools, {
      snapshot: table.snapshot!,
      decision,
      held: undefined,
      onrefused: refused,
    });
    await fireEvent.click(
      screen.getByRole("button", { name: containing("play-send", { n: 0, all: 3 }) }),
    );
    expect(refused).toHaveBeenCalledWith(t("play-send-why", { n: 3 }));
    expect(sent()).toEqual([]);
  });

  test("shows the keshis used this season as spent, and says why", () => {
    open(selecting());
    expect(screen.queryByRole("button", { name: "Select black" })).toBeNull();
    expect(document.querySelector(".spent[data-keshi=black]")?.textContent).toContain(
      t("board-hand", { colour: t("colour-black"), state: "used" }),
    );
    expect(document.querySelector(".spent[data-keshi=black]")?.textContent).toContain(
      t("play-keshi-why", { state: "used" }),
    );
  });

  test("stops sending at a refusal, and keeps the unsent keshis selected", async () => {
    open(selecting());
    await pick("green", "pink", "yellow");
    decision.send();
    await answer(selecting(["green"]));
    FakeSocket.last.say({ type: "refused", id: sent().at(-1)!.id!, error: "Too late." });
    await settled();
    expect(decision.refusal).toBe("Too late.");
    expect(sent()).toHaveLength(2);
    expect(decision.picked.map((one) => one.about.keshi)).toEqual(["pink", "yellow"]);
    expect([decision.missing, decision.complete]).toEqual([2, true]);
  });

  test("stops sending if a bot has taken over in the meantime", async () => {
    open(selecting());
    await pick("green", "pink", "yellow");
    decision.send();
    await answer({ ...selecting(["green"]), question: "", options: [] });
    await answer({ ...selecting(["green"]), seq: CLAIM.seq + 5 });
    expect(sent()).toHaveLength(1);
  });

  test("confirms a turn by sending it", async () => {
    sit(selecting(["green", "pink"]));
    decision.choose(decision.options.find((one) => one.about.keshi === "yellow")!);
    decision.send();
    const held = selecting(["green", "pink"], {
      seq: CLAIM.seq + 3,
      held: option("yellow").action,
    });
    await answer(held);
    expect(sent("confirm")).toMatchObject([{ seq: CLAIM.seq + 3 }]);
  });

  test("awaits confirmation if the page was reloaded in the meantime", () => {
    sit(selecting(["green", "pink"], { held: option("yellow").action }));
    flushSync();
    expect([decision.picked.length, decision.complete]).toEqual([1, false]);
    expect(sent("confirm")).toEqual([]);
  });

  test("is undone as a whole", async () => {
    sit({ ...selecting(["green", "pink", "yellow"]), question: "", options: [] });
    decision.undo();
    for (const chosen of [["green", "pink"], ["green"], []] as Colour[][])
      await answer(selecting(chosen, { seq: CLAIM.seq + 6 - chosen.length }), "undo");
    expect(sent("undo")).toHaveLength(3);
    expect(decision.missing).toBe(3);
  });
});

describe("cards", () => {
  const cards = (n: number, words = "Take 1 date"): CardText[] =>
    Array.from({ length: n }, () => ({ words, effect: "", picture: null }));
  const shape = (given: CardText[], width: number, pinned = 0): [boolean, number] => {
    const { flat, shown } = fit(given, pinned, width, 150);
    return [flat, shown];
  };

  test("are tall in one row or flat in two, with the rest behind “all”", () => {
    sit(CLAIM);
    expect(shape(cards(6), 960)).toEqual([false, 6]);
    expect(shape(cards(12), 960)).toEqual([true, 12]);
    expect(shape(cards(40), 960)[1]).toBeLessThan(30);
    expect(shape(cards(40), 960, 1)[1]).toBeLessThan(shape(cards(40), 960)[1]);
  });

  test("are wider, and fewer, the more they say", () => {
    sit(CLAIM);
    const long =
      "Whenever you pay dinars, you may replace any of them with 1 date or 1 water each.";
    const [few] = fit(cards(1, long), 0, 960, 150).widths;
    const [much] = fit(cards(1, `${long} ${long}`), 0, 960, 150).widths;
    expect(much).toBeGreaterThan(few!);
    expect(shape(cards(12, long), 960)[1]).toBeLessThan(12);
  });

  test("separate an option’s effect from its name and price", () => {
    sit(CLAIM);
    expect(headOf("Rapid 1: 1 point")).toEqual({ head: "Rapid 1", effect: "1 point" });
    expect(headOf("Take 1 water")).toEqual({ head: "", effect: "Take 1 water" });
    const gate = { glyphs: ["gate", "turquoise"] };
    expect(headOf("Buy the red gate (workshop 1) for 0 dinars (−3 points)", gate)).toEqual({
      head: "Buy the red gate (workshop 1) for 0 dinars",
      effect: "−3 points",
    });
    expect(headOf("Gate space at the river (matching colour: 2 points)", gate)).toEqual({
      head: "Gate space at the river",
      effect: "2 points",
    });
    const slipper = { head: "Buy slipper 7 for 2 yellow", effect: "2 points and 1 date" };
    expect(headOf(slipper.head, { tile: "luxury", number: 7 }, slipper.effect)).toEqual(slipper);
  });

  test("show the price to pay now", () => {
    const dates = t("gain-date", { n: 2 });
    const dinars = t("gain-dinar", { n: 2 });
    const [date, dinar] = [
      { n: 2, resource: "date" },
      { n: 2, resource: "dinar" },
    ];
    const scroll = { tile: "scroll", number: 21 } as const;
    expect(priceOf(scroll, `Buy scroll 21 for ${dates} (5 scholars)`)).toEqual([date]);
    expect(priceOf(scroll, "Take scroll 21")).toEqual([]);
    const oasis = { tile: "oasis", number: 5 } as const;
    expect(priceOf(oasis, `Claim oasis 5 for ${dates} and ${dinars} (1 off)`)).toEqual([
      date,
      dinar,
    ]);
    const gate = { glyphs: ["gate-white"] };
    expect(priceOf(gate, `Buy the white gate for ${dinars} (+7 points)`)).toEqual([dinar]);
    const slipper = { tile: "luxury", number: 7 } as const;
    expect(priceOf(slipper, `Take slipper 7: ${dates}`)).toEqual([]); // shows its own price
  });
});

test("a tile's price and what it requires are chips in place of its name", () => {
  sit(CLAIM);
  const words = `Buy scroll 21 for ${t("gain-date", { n: 2 })} (5 scholars)`;
  expect(cardWords(words, { tile: "scroll", number: 21 }, "Take dates.")).toEqual({
    effect: "Take dates.",
    head: "",
    price: [{ n: 2, resource: "date" }],
    needs: "5 scholars",
  });
});

describe("an option to keep a tile", () => {
  const keep: Option = {
    ...CLAIM.options[0]!,
    words: "Keep scroll 25",
    effect: "Take dates.",
    about: {
      ...CLAIM.options[0]!.about,
      verb: "scroll",
      place: { kind: "scroll", key: "25" },
      keshi: null,
    },
  };
  const plain: Option = { ...CLAIM.options[1]!, effect: "" };

  test("has a card with its effect in bold and its name in small print", () => {
    const card = (option: Option): Element => {
      const { words, effect } = option;
      const props = { words, effect, picture: null, box: {} as Box, flat: false };
      return render(OptionCard, props).container.querySelector(".option-card")!;
    };
    const [scroll, claim] = [card(keep), card(plain)];
    expect(scroll.querySelector("b")!.textContent).toBe(keep.effect);
    expect(scroll.querySelector("small")!.textContent).toBe(keep.words);
    expect(scroll.getAttribute("title")).toBe(`${keep.words}: ${keep.effect}`);
    expect(claim.querySelector("b")!.textContent).toBe(plain.words);
    expect(claim.querySelector("small")).toBeNull();
  });

  test("has its effect as a second line in the list", () => {
    sit({ ...CLAIM, options: [keep, plain] });
    const snapshot = table.snapshot!;
    const choose = vi.fn();
    const props = { snapshot, decision, first: 0, choose, onmore: () => undefined };
    render(OptionList, { ...props, offers: offersOf(snapshot) });
    const [scroll, claim] = [...document.querySelectorAll(".list button")];
    expect(scroll!.textContent).toContain(keep.words);
    expect(scroll!.querySelector("small")!.textContent).toBe(keep.effect);
    expect(claim!.querySelector("small")).toBeNull();
  });
});

/** Amina’s assistants, or more steps for her fisherman. */
function using(options: Option[], more: Partial<Snapshot> = {}): Snapshot {
  return { ...CLAIM, question: "ask-assistant", options, undo: "free", ...more };
}

const at = (verb: "use" | "done" | "step-for", action: number, more: Partial<Option>): Option => ({
  ...{ action, notation: "", words: verb, effect: "", ways: [], aims: [], repeats: [] },
  about: { verb, place: { kind: "sector", key: "river" }, keshi: null, resource: null },
  ...more,
});

describe("a hint", () => {
  const best = CLAIM.options[2]!;
  const advice = (n = 0) => ({
    ...{ type: "advice", id: sent("advise")[n]!.id! },
    hint: { options: [{ action: best.action }], also: [], where: "", why: "" },
  });

  test("marks each keshi it means, until that one is chosen", async () => {
    open(selecting());
    const action = (colour: Colour): number => option(colour).action;
    void decision.advise();
    const hint = {
      ...{ options: [{ action: action("pink") }], also: [action("brown"), action("green")] },
      ...{ where: "to three places", why: "Because." },
    };
    FakeSocket.last.say({ ...advice(), hint } as never);
    await settled();
    const marked = () => decision.pointed.map((one) => one.about.keshi);
    expect(marked()).toEqual(["green", "pink", "brown"]);
    await pick("pink");
    expect(marked()).toEqual(["green", "brown"]);
  });

  test("highlights the best option after thinking, until the question changes", async () => {
    sit(CLAIM, 0);
    void decision.advise();
    void decision.advise();
    expect([decision.thinking, sent("advise").length]).toEqual([true, 1]);
    FakeSocket.last.say(advice() as never);
    await settled();
    expect([decision.thinking, decision.advised, decision.pointed]).toEqual([
      false,
      [best],
      [best],
    ]);
    decision.point(CLAIM.options[0]!);
    expect(decision.pointed).toEqual([CLAIM.options[0]]);
    decision.point(null);
    expect(decision.pointed).toEqual([best]);
    FakeSocket.last.say({ ...CLAIM, seq: CLAIM.seq + 1, options: CLAIM.options.slice(1) });
    flushSync();
    expect([decision.advised, decision.pointed]).toEqual([[], []]);
  });

  test("shows why it was refused, and is not available without a decision", async () => {
    sit(CLAIM);
    void decision.advise();
    FakeSocket.last.say({ type: "refused", id: sent("advise")[0]!.id!, error: "Too many hints." });
    await settled();
    expect([decision.refusal, decision.thinking]).toEqual(["Too many hints.", false]);
    table.close();
    sit({ ...CLAIM, question: "", options: [] });
    void decision.advise();
    expect(sent("advise")).toEqual([]);
  });
});

describe("offers", () => {
  test("have the refusal last", () => {
    sit(using([at("done", 0, {}), at("use", 47, {})]));
    expect(offersOf(table.snapshot!).map(({ words }) => words)).toEqual(["use", "done"]);
  });

  const keshi: Way = { verb: "new-keshi", n: 1, keshi: "turquoise", then: [56], water: 0 };
  const steps: Way = { verb: "sector-action", n: 5, keshi: null, then: [57, 0], water: 0 };
  const further: Way = { ...steps, then: [57, 132], water: 1 };

  test("have a card for each way to use an assistant", () => {
    sit(using([at("use", 47, { ways: [keshi, steps, further] })]));
    const offers = offersOf(table.snapshot!);
    expect(offers.map(({ words }) => words)).toEqual([
      "River: 1 turquoise keshi",
      "River: 5 steps on the river",
      "River: 6 steps on the river for 1 water",
    ]);
    expect(offers.map(({ then }) => then)).toEqual([[56], [57, 0], [57, 132]]);
  });

  test("have a card for each number of steps that water can pay for", () => {
    const repeats = [[0], [132, 0], [132, 132]];
    const options = [at("done", 0, {}), at("step-for", 132, { repeats })];
    sit(using(options, { question: "ask-river-water" }));
    const walk = offersOf(table.snapshot!);
    expect(walk.pop()!.then).toEqual([]);
    expect(walk.map(({ then, glyphs }) => [then, glyphs])).toEqual([
      [[0], ["1 river steps"]],
      [[132, 0], ["2 river steps"]],
      [[132, 132], ["3 river steps"]],
    ]);
  });
});

describe("an assistant and its action", () => {
  test("are sent with one click, and undone together", async () => {
    const use = at("use", 47, { aims: [{ place: { kind: "rapid", key: "2" }, then: [57, 9] }] });
    const { info, seq } = CLAIM;
    const later = (n: number, options: Option[]): Snapshot =>
      using(options, { seq: seq + n, info: { ...info, moves: info.moves + n }, news: [] });
    sit(using([use]));
    const { option, then } = decision.shortcut("rapid.2")!;
    expect(decision.targets).toEqual(["sector.river"]);
    decision.choose(option, undefined, then);
    await answer(later(1, [at("use", 57, {})]));
    await answer(later(2, [at("use", 9, {})]));
    await answer(later(3, [use]));
    expect(sent().map((one) => one.action)).toEqual([47, 57, 9]);
    decision.undo();
    for (const n of [2, 1, 0]) await answer({ ...later(n, [use]), seq: seq + 6 - n }, "undo");
    expect(sent("undo")).toHaveLength(3);
  });
});

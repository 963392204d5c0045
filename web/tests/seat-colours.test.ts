// The colours of the seats: chosen on the start page, shown at the table.
import { afterEach, expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../src/api/messages";
import { tableLike } from "../src/game/sameGame";
import { COLOURS, coloursOf, dress, exchanged } from "../src/game/seatColours";
import { usual, newTable } from "../src/start/choice";
import sheets from "./end-sheets.json";
import { OFFER } from "./support/sampleChoices";

const root = document.documentElement.style;
const seats = (...colours: SeatInfo["colour"][]) => colours.map((colour) => ({ colour }));

afterEach(() => root.removeProperty("--seat-0"));

test("a table shows its seats' colours, and the next page has the default ones", () => {
  const undress = dress(coloursOf(seats("green", "yellow")));
  expect(root.getPropertyValue("--seat-0")).toBe("var(--pawn-green)");
  expect(root.getPropertyValue("--seat-1-ink")).toBe("var(--pawn-yellow-ink)");
  undress();
  expect(root.getPropertyValue("--seat-0")).toBe("");
});

test("an older table has the default colours, and an unknown one none", () => {
  expect(coloursOf(seats("", "", "", ""))).toBe(COLOURS.join(" "));
  dress(coloursOf(undefined));
  expect(root.getPropertyValue("--seat-0")).toBe("");
});

test("choosing a taken colour swaps the two", () => {
  expect(exchanged(COLOURS, 0, "green")).toEqual(["green", "blue", "yellow", "red"]);
  expect(exchanged(COLOURS, 1, "blue")).toEqual(COLOURS);
});

test("colours are requested only if they are not the default ones", () => {
  const choice = usual();
  expect(newTable(choice, OFFER, "").seats).toEqual([{ name: "" }, { bot: "apprentice" }]);
  choice.colours = exchanged(COLOURS, 0, "green");
  expect(newTable(choice, OFFER, "").seats).toEqual([
    { name: "", colour: "green" },
    { bot: "apprentice", colour: "blue" },
  ]);
});

test("yellow is reserved for the Pashabot", () => {
  const choice = { ...usual(), kind: "solo" as const, colours: exchanged(COLOURS, 0, "yellow") };
  expect(newTable(choice, OFFER, "").seats).toEqual([{ name: "" }]);
  choice.colours = exchanged(COLOURS, 0, "blue");
  expect(newTable(choice, OFFER, "").seats).toEqual([{ name: "", colour: "blue" }]);
});

test("a game played again keeps its colours", () => {
  const info = structuredClone(sheets.four.info) as unknown as TableInfo;
  info.seats[0]!.colour = "blue";
  info.seats[1]!.colour = "red";
  const wished = tableLike({ info, seats: [0] }, "").seats ?? [];
  expect(wished.map(({ colour }) => colour)).toEqual(["blue", "red", "yellow", "green"]);
});

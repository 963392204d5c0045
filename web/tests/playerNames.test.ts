// Names stay whole, in any script.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { brief, nameField, nameOf } from "../src/game/playerNames";
import { listing, t } from "../src/lib/texts.svelte";
import CodeForm from "../src/seats/CodeForm.svelte";

const FAMILY = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";
const FLAG = "\u{1f1f2}\u{1f1e6}";
const WAVE = "\u{1f44b}\u{1f3fd}";
const ACCENT = "e\u0301";
const MICHAL = "\u05de\u05d9\u05db\u05dc";
const FIRST = "\u2068";
const LAST = "\u2069";

test("an emoji sequence counts as one character, and is never split", () => {
  for (const one of [FAMILY, FLAG, WAVE, ACCENT]) {
    expect(brief(one.repeat(14), 14)).toBe(one.repeat(14));
    expect(brief(one.repeat(15), 14)).toBe(`${one.repeat(13)}…`);
  }
  expect(brief("Scheherazade", 14)).toBe("Scheherazade");
});

test("a field accepts as many whole characters as a name may have", async () => {
  render(CodeForm, { table: "t" }); // any field
  const field = screen.getByRole<HTMLInputElement>("textbox");
  const leave = nameField(field);
  await fireEvent.input(field, { target: { value: FAMILY.repeat(24) } });
  expect(field.value).toBe(FAMILY.repeat(24));
  await fireEvent.input(field, { target: { value: `${FAMILY.repeat(24)}${WAVE}` } });
  expect(field.value).toBe(FAMILY.repeat(24));
  // not before an input method has finished
  await fireEvent.input(field, { target: { value: "x".repeat(25) }, isComposing: true });
  expect(field.value).toHaveLength(25);
  await fireEvent.change(field);
  expect(field.value).toHaveLength(24);
  leave();
});

test("a right-to-left name does not reverse the text beside it", () => {
  const shown = nameOf(MICHAL, 0);
  expect(shown).toBe(FIRST + MICHAL + LAST);
  expect(t("play-turn-of", { name: shown })).toBe(`${shown} is deciding`);
  expect(t("play-turn-of", { name: MICHAL })).toBe(`${shown} is deciding`);
  expect(listing([MICHAL, "Ada"])).toBe(`${shown} and Ada`);
  expect(brief(nameOf(MICHAL.repeat(4), 0), 14)).toBe(`${FIRST}${MICHAL.repeat(3)}\u05de${LAST}…`);
  expect(nameOf("Ada", 0)).toBe("Ada");
  expect(nameOf("", 1)).toBe("Player 2");
});

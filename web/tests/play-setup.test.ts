// Laying out the board: the audience disc is turned, and a board that is set up can be changed.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Option, Snapshot } from "../src/api/messages";
import { prefer } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import SetupBar from "../src/play/bars/SetupBar.svelte";
import { TableClient } from "../src/play/tableClient.svelte";
import DecisionTray from "../src/play/tray/DecisionTray.svelte";
import { box, tables } from "./board/boards";
import told from "./play-snapshots.json";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeSocket } from "./support/fakeSocket";

const CLAIM = told.claim as unknown as Snapshot;
const DISC = Array.from({ length: 8 }, (_, turn) => ({
  ...CLAIM.options[0]!,
  ...{ action: 900 + turn, notation: `disc ${turn}`, words: `by ${turn}`, ways: [], aims: [] },
  about: { verb: "disc", place: { kind: "disc", key: String(turn) } },
})) as unknown as Option[];
const SETUP: Snapshot = {
  ...CLAIM,
  ...{ question: "ask-arrange", held: -1, view: tables.start!, options: DISC },
};
const waiting = (() => undefined) as never;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  prefer({ speed: "none" });
});

function opened(snapshot: Snapshot): TableClient {
  const table = new TableClient("t");
  FakeSocket.last.open();
  FakeSocket.last.say({ ...snapshot });
  return table;
}

test.each([true, false])("the disc is turned, then placed (on a phone: %s)", async (phone) => {
  const table = opened(SETUP);
  const decision = decisionAt(table);
  render(DecisionTray, { table, decision, box, phone, waiting });
  expect(screen.queryAllByRole("button", { name: /^by / })).toHaveLength(1);
  const on = screen.getByRole("button", { name: t("play-disc-on") });
  await fireEvent.click(on);
  await fireEvent.click(on);
  await fireEvent.click(screen.getByRole("button", { name: t("play-disc-back") }));
  await fireEvent.click(screen.getByRole("button", { name: t("play-disc-back") }));
  await fireEvent.click(screen.getByRole("button", { name: t("play-disc-back") }));
  expect(decision.hovered?.notation).toBe("disc 7"); // the board shows it, too
  await fireEvent.click(screen.getByRole("button", { name: /by 7/ }));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "move", action: 907 });
  table.close();
});

test("a board that is set up can be changed before the first decision", async () => {
  const table = opened({ ...CLAIM, preset: true });
  const { rerender } = render(SetupBar, {
    snapshot: { ...CLAIM, preset: true },
    decision: decisionAt(table),
  });
  await fireEvent.click(screen.getByRole("button", { name: t("play-preset-change") }));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "undo", setup: true });
  await rerender({ snapshot: { ...CLAIM, preset: false } });
  expect(screen.queryByRole("status")).toBeNull();
  table.close();
});

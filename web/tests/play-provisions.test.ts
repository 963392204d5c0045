// The warning that the provisions of the season cannot be paid yet.
import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Snapshot } from "../src/api/messages";
import { prefer } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import { TableClient } from "../src/play/tableClient.svelte";
import Prompt from "../src/play/tray/Prompt.svelte";
import told from "./play-snapshots.json";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeSocket } from "./support/fakeSocket";

type QuestionKey = Snapshot["question"];
const CLAIM = told.claim as unknown as Snapshot;
const WARNING = t("board-not-provided", {
  ...{ own: "yes", missing: t("gain-date", { n: 2 }), points: t("gain-point", { n: 4 }) },
});

let table: TableClient;
beforeEach(() => {
  FakeSocket.install();
  prefer({ speed: "none" });
});
afterEach(() => table.close());

/** Ask for a claim while 2 dates are missing or, after all, enough. */
function ask(last_round: boolean, question: QuestionKey = "ask-claim", enough = false): void {
  const view = { ...structuredClone(CLAIM.view), last_round };
  if (enough) view.players[0]!.provision_loss = 0;
  table = new TableClient("t");
  FakeSocket.last.open();
  FakeSocket.last.say({ ...CLAIM, question, view });
  const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const more = { held: undefined, reason: "", always: false, waiting: nothing, meanwhile: nothing };
  render(Prompt, { table, decision: decisionAt(table), phone: false, called: "", ...more });
}

test("is part of the questions that decide the last round, until the bill is covered", () => {
  ask(true);
  expect(screen.getByText(WARNING).closest("[aria-live]")!.textContent).toContain(CLAIM.prompt);
  table.close();
  ask(true, "ask-claim", true);
  expect(screen.getAllByText(WARNING)).toHaveLength(1);
});

test("also accompanies the choice of a bonus right before the provisions", () => {
  ask(false, "ask-prize");
  screen.getByText(WARNING);
});

test("is not given in earlier rounds, nor with questions about details", () => {
  ask(false);
  table.close();
  ask(true, "ask-gate-space");
  expect(screen.queryByText(WARNING)).toBeNull();
});

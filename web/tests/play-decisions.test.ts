// Every kind of decision with its first options, on a large screen and on a phone.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Snapshot } from "../src/api/messages";
import Board from "../src/board/Board.svelte";
import City from "../src/city/City.svelte";
import { prefer } from "../src/lib/settings.svelte";
import { askedAt } from "../src/play/boards/cityCamera";
import { whereOf } from "../src/play/boards/parts";
import { TableClient } from "../src/play/tableClient.svelte";
import DecisionTray from "../src/play/tray/DecisionTray.svelte";
import { box, NAMES } from "./board/boards";
import told from "./play-snapshots.json";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeSocket } from "./support/fakeSocket";
import { outline } from "./support/outline";
import { asked } from "./support/wholeGames";

const CLAIM = told.claim as unknown as Snapshot;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  prefer({ speed: "none" });
});

async function offered(phone: boolean): Promise<string> {
  const found: string[] = [];
  for (const { options: all, ...more } of asked) {
    const one = { ...more, options: all.slice(0, 2) };
    const table = new TableClient("t");
    FakeSocket.last.open();
    FakeSocket.last.say({ ...CLAIM, ...one });
    const decision = decisionAt(table);
    const waiting = (() => undefined) as never;
    const { container } = render(DecisionTray, { table, decision, box, phone, waiting });
    await tick();
    const look = askedAt(table.snapshot!, decision.targets)?.join(" ") ?? "stays";
    const { tab, part } = whereOf(decision.targets, one.view) ?? { tab: "", part: "" };
    found.push(
      `# ${one.question}, phone: ${tab} ${part}, camera: ${look}\n${decision.targets.join(" ")}\n${outline(container)}`,
    );
    cleanup();
    table.close();
  }
  return found.join("\n");
}

/** Questions answered on the boards. */
const PLACES = ["ask-use", "ask-assistant", "ask-scrolls", "ask-gates", "ask-gate-space"].concat([
  "ask-oases",
  "ask-souk",
  "ask-river-bonus",
  "ask-deploy",
  "ask-nomad",
  "ask-award",
]);

test("places to choose match their outline", async () => {
  const found: string[] = [];
  for (const one of asked.filter(({ question }) => PLACES.includes(question))) {
    const table = new TableClient("t");
    FakeSocket.last.open();
    FakeSocket.last.say({ ...CLAIM, ...one });
    const decision = decisionAt(table);
    const context = new Map([["decisions", decision]]);
    const { view } = one;
    render(Board, { props: { view, box, names: NAMES, seat: 0, own: true }, context });
    render(City, { props: { view, box, names: NAMES }, context });
    const places = [...document.querySelectorAll(".spot.live, .spot.lit")].map((place) => {
      const kind = ["far", "lit", "pointed"].filter((name) => place.classList.contains(name));
      return `${place.getAttribute("data-target")} "${place.getAttribute("aria-label")}" ${kind.join(" ")}`.trim();
    });
    found.push(`# ${one.question}\n${places.join("\n")}\n`);
    cleanup();
    table.close();
  }
  await expect(found.join("\n")).toMatchFileSnapshot("outlines/places to choose.txt");
});

test.each([
  ["a large screen", false],
  ["a phone", true],
])("decisions on %s match their outline", async (screen, phone) => {
  await expect(await offered(phone)).toMatchFileSnapshot(`outlines/decisions on ${screen}.txt`);
});

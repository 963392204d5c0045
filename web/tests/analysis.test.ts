// The analysis of a finished game, as a reader sees it arrive.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import AnalysisPage from "../src/analysis/AnalysisPage.svelte";
import { pointsAt } from "../src/analysis/analysisState.svelte";
import type { AnalysisSoFar, Judged, TableInfo } from "../src/api/messages";
import { keep } from "../src/game/mySeats";
import { t } from "../src/lib/texts.svelte";
import sheets from "./end-sheets.json";
import { outline } from "./support/outline";

const info = { ...(sheets.four.info as unknown as TableInfo), table: "game" };
const OF = 40;

function judged(move: number, mark: string, loss: number): Judged {
  const season = 1 + Math.floor(move / 100);
  return {
    ...{ move, mark, loss, season, round: 2, time: 4 * (season - 1) + 1.5, action: move + 1000 },
    ...{ played: `Play ${move}`, better: `Better ${move}`, why: `Because of ${move}.` },
  };
}

const MARKED = [
  judged(10, "?!", 1.4),
  judged(30, "!", 0),
  judged(130, "??", 8.6),
  judged(150, "?", 3.2),
  judged(220, "??", 6.4),
];

/** The analysis after this many decisions. */
function soFar(done: number): AnalysisSoFar {
  const marked = MARKED.slice(0, done);
  const lossy = marked.filter(({ loss }) => loss >= 1).toSorted((a, b) => b.loss - a.loss);
  const count = (mark: string) => marked.filter((one) => one.mark === mark).length;
  return {
    ...{ done, of: OF, complete: done === OF, marked },
    course: Array.from({ length: 13 }, (_, time) => ({
      ...{ season: 1, round: 1, time },
      points: [100 + time, 90.4 - time, 80, 70],
    })),
    summary: {
      ...{ seat: 0, decisions: done, mean_loss: 0.44 },
      marks: { "!": count("!"), "?!": count("?!"), "?": count("?"), "??": count("??") },
      costliest: lossy.map(({ move }) => move),
    },
  };
}

let replies: (AnalysisSoFar | string)[];
let asked: URL[];

beforeEach(() => {
  history.replaceState(null, "", "/analysis/game");
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const url = new URL(address, "http://here");
    if (!url.pathname.endsWith("/analysis")) return new Response(JSON.stringify(info));
    asked.push(url);
    const reply = replies.length > 1 ? replies.shift()! : replies[0]!;
    return typeof reply === "string"
      ? new Response(JSON.stringify({ error: reply }), { status: 409 })
      : new Response(JSON.stringify(reply));
  });
});

async function open(...said: (AnalysisSoFar | string)[]): Promise<void> {
  replies = said;
  render(AnalysisPage, { table: "game" });
  await vi.advanceTimersByTimeAsync(10);
}

const cards = () => screen.getAllByRole("article").map((card) => card.textContent);

describe("the analysis", () => {
  test("arrives in steps, the expected points first", async () => {
    await open({ ...soFar(0), course: [] }, soFar(0), soFar(3), soFar(OF));
    expect(screen.getByText(t("analysis-starting"))).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole("progressbar").getAttribute("value")).toBe("0");
    expect(screen.getByRole("table", { name: t("analysis-course") })).toBeTruthy();
    expect(screen.getByText(t("analysis-none-yet"))).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByText(t("analysis-judging", { done: 3, of: OF }))).toBeTruthy();
    expect(cards().length).toBe(2);
    expect(screen.queryByText(t("analysis-verdict", { loss: 0.44 }))).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByText(t("analysis-complete", { of: OF }))).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBe(4);
  });

  test("shows the three costliest decisions, with a better option and the reason", async () => {
    await open(soFar(OF));
    expect(cards()).toEqual([
      expect.stringContaining(t("analysis-cost", { n: 9 })),
      expect.stringContaining(t("analysis-cost", { n: 6 })),
      expect.stringContaining(t("analysis-cost", { n: 3 })),
    ]);
    const worst = screen.getAllByRole("article")[0]!;
    for (const words of [
      t("season-and-round", { season: 2, round: 2 }),
      "Play 130",
      "Better 130",
      "Because of 130.",
    ])
      expect(worst.textContent).toContain(words);
    const position = within(worst).getByRole("link", { name: t("analysis-look") });
    expect(position.getAttribute("href")).toBe("/replay/game?move=130&seat=0&instead=1130");
    expect(within(worst).getByRole("button", { name: t("end-play-on-bots") })).toBeTruthy();
  });

  test("keeps each card in its place while it works, and announces a new worst mistake", async () => {
    await open(soFar(2), soFar(3), soFar(4), soFar(OF));
    const order = () => cards().map((card) => /Play (\d+)/.exec(card)![1]);
    const news = () => document.querySelector(".news")!.textContent.trim();
    expect([order(), news()]).toEqual([["10"], ""]);
    await vi.advanceTimersByTimeAsync(1000);
    const when = t("season-and-round", { season: 2, round: 2 });
    const told = t("analysis-new-worst", { when, cost: t("analysis-cost", { n: 9 }) });
    expect([order(), news()]).toEqual([["10", "130"], told]);
    expect(cards()[1]).toContain(t("analysis-worst"));
    await vi.advanceTimersByTimeAsync(2000);
    expect([order(), news()]).toEqual([["220", "130", "150"], told]);
  });

  test("matches its outline", async () => {
    await open(soFar(OF));
    await expect(outline(document.body)).toMatchFileSnapshot("outlines/analysis.txt");
  });

  test("gives a verdict with a count of each mark", async () => {
    await open(soFar(OF));
    expect(screen.getByText(/\b0\.4\b/)).toBeTruthy();
    const row = screen.getByRole("rowheader", { name: t("analysis-blunder") }).closest("tr")!;
    expect(row.textContent).toContain("2");
  });

  test("marks decisions on the chart, each linked to its position", async () => {
    await open(soFar(OF));
    const marks = within(screen.getByRole("list", { name: t("analysis-marked") }));
    expect(marks.getAllByRole("link").length).toBe(MARKED.length);
    const when = t("season-and-round", { season: 1, round: 2 });
    const told = t("analysis-told-good", { when, played: "Play 30" });
    const good = marks.getByRole("link", { name: told });
    expect(good.getAttribute("href")).toBe("/replay/game?move=30&seat=0");
    expect(pointsAt([10, 20, 40], 1.25)).toBe(25);
    expect(pointsAt([10, 20, 40], 2)).toBe(40);
  });

  test("covers your own seat, or the seat that a spectator chooses", async () => {
    keep({ table: "game", token: "secret", seats: [2], names: ["Cleo"] });
    await open(soFar(OF));
    expect(asked.at(-1)?.searchParams.get("seat")).toBe("2");
    expect(screen.queryByRole("radio")).toBeNull();
    cleanup();
    localStorage.clear();
    await open(soFar(OF));
    await fireEvent.click(screen.getAllByRole("radio")[1]!);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.at(-1)?.searchParams.get("seat")).toBe("1");
    expect(location.search).toBe("?seat=1");
  });

  test("stops loading when its page closes, and can be retried after a refusal", async () => {
    await open(soFar(1));
    cleanup();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBe(1);
    await open("This is only possible once the game is over.", soFar(OF));
    expect(screen.getByRole("alert").textContent).toContain("once the game is over");
    await fireEvent.click(screen.getByRole("button", { name: t("end-again") }));
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(cards().length).toBe(3);
  });
});

// The ways to use an assistant, as medallions on its sector.

import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Option, Sector, Way } from "../../src/api/messages";
import Medallions from "../../src/board/Medallions.svelte";
import type { BoardDecision } from "../../src/game/boardDecision.svelte";
import { t } from "../../src/lib/texts.svelte";
import { all, table } from "./boards";

const KESHI: Way = { verb: "new-keshi", n: 1, keshi: "turquoise", then: [56], water: 0 };
const act = (n: number): Way => ({ verb: "sector-action", n, keshi: null, then: [57], water: 0 });
const ONLY: Way = { verb: "new-keshi", n: 1, keshi: "green", then: [], water: 0 };

function use(sector: Sector, ways: Way[]): Option {
  const place = { kind: "sector" as const, key: sector };
  return {
    action: 47,
    notation: `use ${sector}`,
    words: "",
    effect: "",
    aims: [],
    repeats: [],
    about: { verb: "use", place, keshi: null, resource: null },
    ways,
  };
}

const choose = vi.fn<BoardDecision["choose"]>();
beforeEach(() => choose.mockReset());

function deciding(options: Option[]): BoardDecision {
  return {
    targets: options.map(({ about }) => `sector.${about.place!.key}`),
    at: (target) => options.filter(({ about }) => `sector.${about.place!.key}` === target),
    shortcut: () => undefined,
    pointed: [],
    ahead: null,
    choose,
    point: vi.fn(),
    offer: vi.fn(),
    whyNot: () => Promise.resolve(""),
  };
}

function shown(decision: BoardDecision): Element[] {
  const context = new Map([["decisions", decision]]);
  const player = table("essential").players[0]!;
  const { container } = render(Medallions, { props: { decision, player }, context });
  return all(container, "[role=button]");
}

describe("the medallions of an assistant", () => {
  test("show both ways with their numbers, and answer both questions in one click", () => {
    const option = use("river", [KESHI, act(5)]);
    const decision = deciding([option]);
    const [keshi, steps] = shown(decision);
    expect(keshi!.getAttribute("aria-label")).toBe(
      t("board-of", { what: t("sector-river"), all: t("gain-turquoise", { n: 1 }) }),
    );
    expect(steps!.getAttribute("aria-label")).toBe(
      t("board-of", { what: t("sector-river"), all: t("gain-river-step", { n: 5 }) }),
    );
    expect([keshi, steps].map((one) => one!.textContent.trim())).toEqual(["+1", "5"]);
    steps!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const [chosen, , then] = choose.mock.calls[0]!;
    expect(chosen).toBe(option);
    expect(then).toEqual([57]);
  });

  test("show a single way on its own, with no follow-up question", () => {
    const decision = deciding([use("orchard", [ONLY])]);
    const [only, none] = shown(decision);
    expect(none).toBeUndefined();
    only!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(choose.mock.calls[0]![2]).toEqual([]);
  });

  test("do not promise gains that must be bought", () => {
    const [scrolls] = shown(deciding([use("madrasa", [act(3)])]));
    expect(scrolls!.getAttribute("aria-label")).toBe(
      t("board-of", {
        what: t("sector-madrasa"),
        all: t("board-within-reach", { what: t("count-scroll", { n: 3 }) }),
      }),
    );
    const [office] = shown(deciding([use("souk", [act(0)])]));
    expect(office!.textContent.trim()).toBe("");
  });
});

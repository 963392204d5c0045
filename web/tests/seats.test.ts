// Seats: where a link leads, free and lost seats at the table, and leaving a seat.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo, Snapshot } from "../src/api/messages";
import { keep, mine, play, remembers, tokenFor, tokenOf } from "../src/game/mySeats";
import { router } from "../src/lib/router.svelte";
import { prefer, settings } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import SeatBars from "../src/play/bars/SeatBars.svelte";
import MySeat from "../src/play/header/MySeat.svelte";
import { invitationsAt, isCode, plainCode } from "../src/seats/invitations";
import SeatPage from "../src/start/SeatPage.svelte";
import told from "./play-snapshots.json";
import { beginning, containing } from "./support/words";

const CLAIM = told.claim as unknown as Snapshot;
const TICKET = "t".repeat(32);
const TOKEN = /^[\w-]{32}$/;

interface Asked {
  path: string;
  body: Record<string, string>;
  token: string;
}
let asked: Asked[];
let answers: Record<string, unknown>;
let count = 0;
let id = "";

beforeEach(() => {
  id = `table${(count += 1)}`; // a page's memory of a table outlives a test
  asked = [];
  answers = { "": infoOf([seat("Ada"), seat("Ben", { taken: false })]) };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const path = address.replace(/^\/api\/tables\/[^/?]*\/?/, "").replace(/\?.*/, "");
    const headers = init.headers as Record<string, string>;
    const body = JSON.parse((init.body as string | undefined) ?? "{}") as Record<string, string>;
    const token = (headers["Authorization"] ?? "").replace("Bearer ", "");
    if (path !== "/api/reach") asked.push({ path, body, token });
    const answer = answers[path];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer));
  });
});

function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    name,
    bot: "",
    stand_in: false,
    present: true,
    away: null,
    seconds: null,
    taken: true,
    open: false,
    tag: "",
    bot_since: null,
    hints: 0,
    bot_why: "",
    colour: "",
    ...more,
  };
}

function infoOf(seats: SeatInfo[]): Snapshot["info"] {
  return { ...CLAIM.info, table: id, kind: "net", seats };
}

function refusal(status: number, error: string): Response {
  return new Response(JSON.stringify({ error }), { status });
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });
const claims = () => asked.filter(({ path }) => path === "claim").map(({ body }) => body);

/** Open a link that the server explains like this. */
function follow(what: string, seats: number[], ticket = TICKET) {
  answers["link"] = { what, seats };
  history.replaceState(null, "", `/t/${id}#${ticket}`);
  return render(SeatPage, { table: id, ticket });
}

describe("a link", () => {
  test("asks for the name, takes the seat on a click and leads to the table", async () => {
    follow("ticket", [1]);
    await heading(t("start-seat-invited"));
    expect(screen.getByText(beginning("start-seat-with", { names: "Ada" }))).toBeTruthy();
    expect(claims()).toEqual([]); // opening it takes no seat
    const name = screen.getByRole<HTMLInputElement>("textbox", {
      name: t("start-seat-name"),
    });
    expect(name.value).toBe("Ben");
    await fireEvent.input(name, { target: { value: " Benno " } });
    answers["claim"] = { seats: [1], names: ["Benno"], token: "mine", ticket: "" };
    await fireEvent.click(await button(t("start-seat-take")));
    await waitFor(() => expect(router.route).toEqual({ page: "table", table: id }));
    expect(claims()).toEqual([
      { ticket: TICKET, token: expect.stringMatching(TOKEN) as string, name: "Benno" },
    ]);
    expect(location.pathname + location.hash).toBe(`/t/${id}`);
    expect(tokenOf(id)).toBe("mine");
    expect(settings.name).toBe("Benno");
  });

  test("is retried with the same token if the answer was lost", async () => {
    follow("ticket", [1]);
    await fireEvent.click(await button(t("start-seat-take")));
    expect((await screen.findByRole("alert")).textContent).toContain(t("start-problem-offline"));
    const sent = claims()[0]!["token"]!;
    answers["claim"] = { seats: [1], names: ["Ben"], token: sent, ticket: "" };
    await fireEvent.click(await button(t("start-seat-take")));
    await waitFor(() => expect(tokenOf(id)).toBe(sent));
    expect(claims().map((claim) => claim["token"])).toEqual([sent, sent]);
  });

  test("already used in this browser leads straight back to the table", async () => {
    keep({ table: id, token: "mine", seats: [1], names: ["Ben"], ticket: TICKET });
    follow("taken", [1]);
    await waitFor(() => expect(router.route).toEqual({ page: "table", table: id }));
    expect(asked).toEqual([]);
    expect(tokenOf(id)).toBe("mine");
  });

  test("used by someone else shows who sits there, and accepts a code", async () => {
    answers[""] = infoOf([seat("Ada"), seat("Zoë")]);
    follow("taken", [1]);
    await heading(t("start-seat-taken"));
    expect(screen.getByText(t("start-seat-taken-by", { name: "Zoë" }))).toBeTruthy();
    expect(screen.queryByRole("button", { name: t("start-seat-take") })).toBeNull();
    const code = screen.getByRole("textbox", { name: t("start-code-field") });
    await fireEvent.input(code, { target: { value: "k7m-2qx" } });
    await fireEvent.click(await button(t("start-code-use")));
    expect(router.route).toEqual({ page: "seat", table: id, ticket: "K7M2QX" });
  });

  test("to a seat that has been taken meanwhile is refused with the server's message", async () => {
    follow("ticket", [1]);
    answers["claim"] = refusal(409, "This seat is taken already, by Zoë.");
    await fireEvent.click(await button(t("start-seat-take")));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "This seat is taken already, by Zoë.",
    );
    expect(mine().some(({ table }) => table === id)).toBe(false);
  });

  test("that is damaged or from another table offers no seat, but a link to watch", async () => {
    follow("none", []);
    await heading(t("start-seat-none"));
    expect(screen.getByRole("link", { name: t("start-seat-watch") }).getAttribute("href")).toBe(
      `/t/${id}`,
    );
  });

  test("with characters that no ticket has is not even looked up", async () => {
    for (const spoilt of [`${TICKET}…`, `…${TICKET}`, "t".repeat(65)]) {
      asked = [];
      follow("token", [1], spoilt);
      await heading(t("start-seat-none"));
      expect(asked.map(({ path }) => path)).toEqual([""]);
      cleanup();
    }
  });

  test("of an earlier version contains the seat's token, which is kept", async () => {
    follow("token", [1]);
    await waitFor(() => expect(tokenOf(id)).toBe(TICKET));
    expect(asked.at(-1)?.token).toBe(TICKET);
    expect(mine()[0]).toMatchObject({ table: id, seats: [1], names: ["Ben"] });
    expect(location.hash).toBe("");
  });

  test("to an unknown table shows the server's message", async () => {
    answers[""] = refusal(404, "There is no such table.");
    follow("none", []);
    expect((await screen.findByRole("alert")).textContent).toBe("There is no such table.");
  });

  test("suggests your own name, unless another player has it", async () => {
    prefer({ name: "Cleo" });
    answers[""] = infoOf([seat("Ada"), seat("", { taken: false })]);
    const { unmount } = follow("ticket", [1]);
    const field = () => screen.findByRole<HTMLInputElement>("textbox");
    expect((await field()).value).toBe("Cleo");
    unmount();
    prefer({ name: "Ada" });
    follow("ticket", [1], "u".repeat(32));
    expect((await field()).value).toBe("");
  });

  test("warns if the browser stores nothing, and keeps the token in the address", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    follow("ticket", [1]);
    expect(await screen.findByText(t("start-seat-not-kept"))).toBeTruthy();
    answers["claim"] = { seats: [1], names: ["Ben"], token: "mine", ticket: "" };
    await fireEvent.click(await button(t("start-seat-take")));
    await waitFor(() => expect(location.hash).toBe("#mine"));
    expect(router.route).toEqual({ page: "table", table: id });
    vi.restoreAllMocks();
    expect(remembers()).toBe(true); // from now on, even for later tests
  });
});

describe("another device", () => {
  test("gets the seat with a code, and is not asked for a name", async () => {
    answers["claim"] = { seats: [1], names: ["Ben"], token: "phone", ticket: "" };
    history.replaceState(null, "", `/t/${id}#K7M2QX`);
    render(SeatPage, { table: id, ticket: "K7M2QX" });
    await heading(t("start-seat-device"));
    expect(screen.queryByRole("textbox")).toBeNull();
    await fireEvent.click(await button(t("start-seat-add")));
    await waitFor(() => expect(tokenOf(id)).toBe("phone"));
    expect(claims()).toMatchObject([{ ticket: "K7M2QX", name: "" }]);
  });

  test("accepts codes whatever the case, spaces and hyphens they are typed with", () => {
    expect(["ABCDE2", "XABCDE2", "ABCDE2X", "ABCDE1", "abcde2"].map(isCode)).toEqual([
      ...[true, false, false, false, false],
    ]);
    expect(plainCode(" k7m 2-qx ")).toBe("K7M2QX");
  });
});

/** The snapshot of a table at which this browser has seats. */
function sat(
  token: string,
  yours: number[],
  seats: SeatInfo[],
  more: Partial<Snapshot> = {},
): Snapshot {
  if (token) {
    keep({ table: id, token, seats: yours, names: [] });
    play(id, token);
  }
  return { ...CLAIM, info: infoOf(seats), yours, seat: yours[0] ?? -1, ...more };
}

describe("your seat", () => {
  test("can be continued on another device with a code, which is shown with a link", async () => {
    answers["code"] = { code: "K7M2QX", seconds: 300 };
    render(MySeat, { snapshot: sat("mine", [0], [seat("Ada"), seat("Ben")]) });
    await fireEvent.click(await button(t("play-seat-device")));
    const about = await screen.findByText(containing("play-seat-code-about", { minutes: 5 }));
    expect(about.textContent).toContain("K7M 2QX");
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(
      `${location.origin}/t/${id}#K7M2QX`,
    );
    expect(asked).toMatchObject([{ path: "code", token: "mine" }]);
  });

  test("is passed on only after confirmation, and its new link is kept", async () => {
    const snapshot = sat("mine", [0], [seat("Ada"), seat("Ben")]);
    render(MySeat, { snapshot });
    await fireEvent.click(await button(`${t("play-seat-hand-on")}…`));
    expect(screen.getByText(t("play-seat-hand-on-about"))).toBeTruthy();
    await fireEvent.click(await button(t("play-seat-keep")));
    await fireEvent.click(await button(`${t("play-seat-hand-on")}…`));
    expect(asked).toEqual([]);
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Cleo" } });
    answers["hand-on"] = { seats: [0], names: ["Cleo"], token: "", ticket: TICKET };
    await fireEvent.click(await button(t("play-seat-hand-on")));
    await waitFor(() => expect(mine()[0]?.invitations).toHaveLength(1));
    expect(asked).toMatchObject([{ token: "mine", body: { seat: 0, name: "Cleo" } }]);
  });

  test("at a shared screen cannot be passed on", () => {
    const snapshot = sat("mine", [0, 1], [seat("Ada"), seat("Ben")]);
    render(MySeat, { snapshot: { ...snapshot, info: { ...snapshot.info, kind: "screen" } } });
    expect(screen.queryByRole("button", { name: beginning("play-seat-hand-on") })).toBeNull();
    expect(screen.getByRole("button", { name: t("play-seat-device") })).toBeTruthy();
  });
});

describe("the table", () => {
  const news = (seat: number, text: string, at: number) => ({ seat, text, at });

  test("lets its creator free a stranger's seat after confirmation", async () => {
    const snapshot = sat("mine", [0], [seat("Ada"), seat("Zed")], { seating: [], may_free: [1] });
    const { rerender } = render(SeatBars, { snapshot });
    await rerender({ snapshot: { ...snapshot, seating: [news(1, "Zed has taken a seat.", 6)] } });
    await fireEvent.click(await button(`${t("play-seat-free", { name: "Zed" })}…`));
    await fireEvent.click(await button(t("play-seat-free-keep")));
    await fireEvent.click(await button(`${t("play-seat-free", { name: "Zed" })}…`));
    expect(screen.getByText(t("play-seat-free-about", { name: "Zed" }))).toBeTruthy();
    expect(asked).toEqual([]);
    answers["free"] = { seats: [1], names: ["Ben"], token: "", ticket: TICKET };
    await fireEvent.click(await button(t("play-seat-free-sure")));
    await waitFor(() => expect(mine()[0]?.invitations).toMatchObject([{ ticket: TICKET }]));
    expect(asked).toMatchObject([{ path: "free", token: "mine", body: { seat: 1 } }]);
  });

  test("shows its creator which players are missing, with renewable links", async () => {
    const invitations = [{ seats: [1], names: ["Ben"], token: "", ticket: TICKET }];
    const snapshot = sat("mine", [0], [seat("Ada"), seat("Ben", { taken: false })]);
    keep({ table: id, token: "mine", seats: [0], names: [], invitations });
    const { rerender } = render(SeatBars, { snapshot: { ...snapshot, seating: [] } });
    expect(screen.getByText(t("play-seats-free", { names: "Ben" }))).toBeTruthy();
    await fireEvent.click(await button(t("start-invitations")));
    const field = () => screen.getByRole<HTMLInputElement>("textbox", { hidden: true });
    expect(field().value).toBe(`${location.origin}/t/${id}#${TICKET}`);
    answers["renew"] = { seats: [1], names: ["Ben"], token: "", ticket: "newer" };
    const link = t("start-invitation-for", { name: "Ben" });
    const again = { name: `${t("start-link-renew")}: ${link}`, hidden: true };
    await fireEvent.click(screen.getByRole("button", again));
    await waitFor(() => expect(field().value).toContain("#newer"));
    expect(asked).toMatchObject([{ path: "renew", token: "mine", body: { seat: 1 } }]);
    expect(mine()[0]?.invitations).toMatchObject([{ ticket: "newer" }]);
    await rerender({ snapshot: sat("mine", [0], [seat("Ada"), seat("Ben")]) });
    expect(screen.queryByText(t("play-seats-free", { names: "Ben" }))).toBeNull();
  });

  test("shows no links to guests and spectators", () => {
    const seats = [seat("Ada"), seat("Ben"), seat("Cleo", { taken: false })];
    render(SeatBars, { snapshot: sat("guest", [1], seats) });
    render(SeatBars, {
      snapshot: { ...sat("", [], seats), info: { ...infoOf(seats), table: "x" } },
    });
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("lets only its creator give the free seats to bots", async () => {
    const free = [seat("Ada"), seat("Ben"), seat("", { taken: false, open: true })];
    keep({ table: id, token: "mine", seats: [0], names: [], invitations: [] });
    render(SeatBars, { snapshot: sat("mine", [0], free) });
    expect(screen.getByText(t("people-open-waits"))).toBeTruthy();
    answers["fill"] = { seats: [0], names: ["Ada"], token: "mine", ticket: "" };
    await fireEvent.click(await button(t("people-fill")));
    expect(asked).toMatchObject([{ path: "fill", token: "mine", body: { bot: "apprentice" } }]);
    cleanup();
    render(SeatBars, { snapshot: sat("guest", [1], free) });
    expect(screen.queryByRole("button", { name: t("people-fill") })).toBeNull();
  });

  test("reports a lost seat, and keeps the link of a seat passed on until it is used", async () => {
    const free = [seat("Ada"), seat("Cleo", { taken: false })];
    const invitations = [{ seats: [1], names: ["Cleo"], token: "", ticket: TICKET }];
    const snapshot = sat("mine", [1], free);
    keep({ table: id, token: "mine", seats: [1], names: [], invitations });
    const { rerender } = render(SeatBars, { snapshot: { ...snapshot, yours: [] } });
    expect(screen.getByText(t("play-seats-free", { names: "Cleo" }))).toBeTruthy();
    const info = infoOf([seat("Ada"), seat("Cleo")]);
    await rerender({ snapshot: { ...snapshot, yours: [], info } });
    expect(screen.getByText(t("play-seat-lost"))).toBeTruthy();
  });
});

describe("invitations", () => {
  test("can only be renewed if their links are lost, and are hidden once they are used", () => {
    const info = infoOf([
      seat("", { bot: "random" }),
      seat("Ada"),
      seat("", { taken: false }),
      seat("Dora"),
    ]);
    keep({ table: id, token: "mine", seats: [1], names: ["Ada"] });
    const lost = { seats: [2], names: [""], token: "", ticket: "" };
    expect(invitationsAt(info, "mine")).toEqual([lost]);
    expect(invitationsAt(info, "another")).toEqual([]);
    const known = { ...lost, ticket: TICKET };
    const used = { seats: [3], names: [""], token: "", ticket: "used" };
    const old = { seats: [3], names: [""], token: "of an earlier version" } as typeof used;
    const invitations = [known, used, old];
    keep({ table: id, token: "mine", seats: [1], names: ["Ada"], invitations });
    expect(invitationsAt(info, "mine")).toEqual([known, old]);
  });

  test("do not count as a seat while their token is pending", () => {
    tokenFor(id, TICKET);
    expect(mine().some(({ table }) => table === id)).toBe(false);
    expect(tokenOf(id)).toBe("");
  });
});

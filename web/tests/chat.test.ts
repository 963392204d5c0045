// Chat, on the table's page.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Phrase, ChatMessage, Snapshot } from "../src/api/messages";
import { Chat, cut, LONGEST } from "../src/chat/chat.svelte";
import ChatPanel from "../src/chat/ChatPanel.svelte";
import { prefer } from "../src/lib/settings.svelte";
import { speak, t } from "../src/lib/texts.svelte";
import TablePage from "../src/play/TablePage.svelte";
import { box } from "./board/boards";
import told from "./play-snapshots.json";
import { FakeServer } from "./support/fakeServer";
import { FakeSocket } from "./support/fakeSocket";
import { beginning, containing } from "./support/words";

const CLAIM = told.claim as unknown as Snapshot;

function line(id: string, more: Partial<ChatMessage> = {}): ChatMessage {
  return { id, seat: 1, name: "Bilal", phrase: null, text: `Text ${id}`, at: Number(id), ...more };
}

function hear(said: ChatMessage[], watching = 0): void {
  FakeSocket.last.say({ type: "company", said, watching });
}

async function openPage(): Promise<void> {
  render(TablePage, { table: "t" });
  FakeSocket.last.open();
  const seats = CLAIM.info.seats.map((one) => ({ ...one, bot: "" }));
  FakeSocket.last.say({ ...CLAIM, info: { ...CLAIM.info, kind: "net", seats, talk: "all" } });
  await screen.findByRole("list", { name: t("play-players") });
}

/** Open the chat drawer on its own. */
function open(
  lines: ChatMessage[] = [],
  snapshot: Partial<Snapshot> = {},
  info: Partial<Snapshot["info"]> = {},
) {
  const chat = new Chat("t");
  chat.hear({ type: "company", said: lines, watching: 0 }, [0]);
  const onsay = vi.fn(() => Promise.resolve(""));
  const net = { ...CLAIM.info, kind: "net" as const, talk: "all" as const, ...info };
  render(ChatPanel, {
    ...{ chat, onsay, onclose: () => undefined },
    snapshot: { ...CLAIM, ...snapshot, info: net },
  });
  return { chat, onsay };
}

const opener = () => screen.getByRole("button", { name: beginning("talk-title") });
const drawer = () => screen.getByRole("complementary", { name: t("talk-title") });
const said = () => [...drawer().querySelectorAll(".saying")].map((one) => one.textContent.trim());

beforeEach(() => {
  FakeSocket.install();
  prefer({ speed: "none" });
  new FakeServer({ "GET box": () => box });
});

describe("chat messages", () => {
  test("are plain text, whatever they look like", () => {
    const hostile =
      "<script>alert(1)</script> &amp; <img src=x onerror=alert(1)> https://x.example";
    open([line("1", { text: hostile, name: "<b>Bilal</b>" })]);
    expect(said()).toEqual([hostile]);
    expect(drawer().querySelectorAll("script, img, a, b")).toHaveLength(0);
    expect(drawer().querySelectorAll("bdi.saying")).toHaveLength(1);
  });

  test("are sent as the key of a phrase or as typed text, and a refusal is shown", async () => {
    const { onsay } = open();
    await fireEvent.click(
      within(drawer()).getByRole("button", { name: t("talk-phrase-good-luck") }),
    );
    expect(onsay).toHaveBeenLastCalledWith({ phrase: "good-luck" satisfies Phrase });
    const field = within(drawer()).getByRole<HTMLInputElement>("textbox", {
      name: t("talk-say"),
    });
    await fireEvent.input(field, { target: { value: "Well, well" } });
    onsay.mockResolvedValueOnce("You have said a lot.");
    await fireEvent.submit(field);
    expect(onsay).toHaveBeenLastCalledWith({ text: "Well, well" });
    expect(await screen.findByText("You have said a lot.")).toBeTruthy();
    expect(field.value).toBe("Well, well");
    await fireEvent.submit(field);
    await waitFor(() => expect(field.value).toBe(""));
    await fireEvent.submit(field);
    expect(onsay).toHaveBeenCalledTimes(3);
  });

  test("appear in order, even if they were withheld", async () => {
    const { chat } = open([line("1"), line("4", { seat: 0 })]);
    const again = (said: ChatMessage[]) => chat.hear({ type: "company", said, watching: 3 }, [0]);
    again([line("2"), line("3")]);
    await waitFor(() => expect(said()).toEqual(["Text 1", "Text 2", "Text 3", "Text 4"]));
    again([line("1"), line("2"), line("3"), line("4")]); // after a reconnect
    expect(await within(drawer()).findByText(t("talk-watching", { n: 3 }))).toBeTruthy();
    expect(said()).toHaveLength(4);
  });

  test("are accompanied by a note, during secret choices, on when players will see them", () => {
    open([], { secret: true });
    expect(screen.queryByText(t("talk-withheld"))).toBeNull();
    cleanup();
    open([], { secret: true }, { phase: "select", waiting: [0] });
    expect(screen.getByText(t("talk-withheld"))).toBeTruthy();
  });

  test("can be limited to phrases, and can only be read by spectators", () => {
    open([], {}, { talk: "phrases" });
    expect(within(drawer()).getByRole("button", { name: t("talk-phrase-hello") })).toBeTruthy();
    expect(within(drawer()).queryByRole("textbox")).toBeNull();
    cleanup();
    open([line("1")], { seat: -1, yours: [] });
    expect(said()).toEqual(["Text 1"]);
    expect(within(drawer()).queryByRole("textbox")).toBeNull();
    expect(within(drawer()).queryByRole("button", { name: t("talk-phrase-hello") })).toBeNull();
  });
});

describe("a table's page", () => {
  test("shows messages beside their authors, and counts them until they are read", async () => {
    await openPage();
    hear([]);
    hear([
      line("1"),
      line("2", { seat: 0, name: "Amina" }),
      line("3", { phrase: "thanks", text: "" }),
    ]);
    await waitFor(() => expect(opener().textContent).toContain(t("talk-unread", { n: 2 })));
    expect(document.querySelector(".fresh")!.textContent).toContain(t("talk-phrase-thanks"));
    await fireEvent.click(opener());
    expect(said()).toEqual(["Text 1", "Text 2", t("talk-phrase-thanks")]);
    expect(within(drawer()).getAllByText("Bilal")).toHaveLength(2);
    for (const n of [1, 2]) expect(opener().textContent).not.toContain(t("talk-unread", { n }));
    expect(document.querySelector(".fresh")).toBeNull();
    prefer({ lang: "de" });
    await speak("de");
    await waitFor(() => expect(said().at(-1)).toBe(t("talk-phrase-thanks")));
  });

  test("shows no chat to a player who has turned it off", async () => {
    prefer({ talk: false });
    await openPage();
    hear([]);
    hear([line("1")], 2);
    await waitFor(() => expect(screen.getByTitle(t("talk-watching", { n: 2 }))).toBeTruthy());
    expect(screen.queryByRole("button", { name: beginning("talk-title") })).toBeNull();
    expect(document.querySelector(".fresh")).toBeNull();
  });

  test("has a tab for the chat on a phone", async () => {
    const real = matchMedia;
    vi.stubGlobal("matchMedia", (query: string) =>
      query.includes("max-width: 700px") ? real("all") : real(query),
    );
    await openPage();
    const nav = screen.getByRole("navigation");
    hear([]);
    hear([line("1")]);
    await fireEvent.click(
      await within(nav).findByRole("button", { name: containing("talk-unread", { n: 1 }) }),
    );
    expect(said()).toEqual(["Text 1"]);
    await fireEvent.click(within(nav).getByRole("button", { name: t("play-log") }));
    await waitFor(() => expect(document.querySelector("#talk")).toBeNull());
  });
});

describe("a conversation", () => {
  test("does not count messages read before a reload as unread", () => {
    const first = new Chat("t");
    first.hear({ type: "company", said: [line("1"), line("2")], watching: 0 }, [0]);
    expect(first.unread).toHaveLength(2);
    expect(first.fresh).toBeNull();
    first.open = true;
    const again = new Chat("t");
    again.hear({ type: "company", said: [line("1"), line("2"), line("3")], watching: 0 }, [0]);
    expect(again.unread.map(({ id }) => id)).toEqual(["3"]);
    const other = new Chat("u"); // another table's chat is unread
    other.hear({ type: "company", said: [line("1")], watching: 2 }, [0]);
    expect([other.unread.length, other.watching]).toEqual([1, 2]);
    other.hear({ type: "company", said: [line("1"), line("4", { seat: 0 })], watching: 0 }, [0]);
    expect([other.unread.length, other.said.length, other.fresh]).toEqual([1, 2, null]);
  });

  test("shows a new message for seven seconds", () => {
    vi.useFakeTimers();
    const chat = new Chat("t");
    chat.hear({ type: "company", said: [], watching: 0 }, [0]);
    chat.hear({ type: "company", said: [line("1")], watching: 0 }, [0]);
    expect(chat.fresh?.id).toBe("1");
    vi.advanceTimersByTime(6000);
    chat.hear({ type: "company", said: [line("1"), line("2")], watching: 0 }, [0]);
    vi.advanceTimersByTime(6999);
    expect(chat.fresh?.id).toBe("2");
    vi.advanceTimersByTime(1);
    expect(chat.fresh).toBeNull();
    chat.unread = chat.unread.slice(1);
    expect(chat.unread).toHaveLength(1);
  });

  test("shortens a long message without splitting a character", () => {
    const family = "👩‍👩‍👧‍👦";
    expect(cut("x".repeat(10_000))).toHaveLength(LONGEST);
    expect(cut("x".repeat(LONGEST - 1) + family)).toBe("x".repeat(LONGEST - 1));
    expect(cut(family.repeat(100))).toBe(family.repeat(Math.floor(LONGEST / 7)));
    expect(cut("e\u0301".repeat(200))).toBe("e\u0301".repeat(150));
  });
});

describe("the audience of the chat", () => {
  const showButton = async (snapshot: Partial<Snapshot>, info: Partial<Snapshot["info"]>) => {
    render(TablePage, { table: "t" });
    FakeSocket.last.open();
    const net = { ...CLAIM.info, kind: "net" as const, talk: "all" as const, ...info };
    FakeSocket.last.say({ ...CLAIM, ...snapshot, info: net });
    await screen.findByRole("list", { name: t("play-players") });
    const shown = screen.queryByRole("button", { name: beginning("talk-title") }) !== null;
    cleanup();
    return shown;
  };

  test("includes spectators only if the table allows it", async () => {
    const watching = { seat: -1, yours: [], question: "" as const, options: [] };
    expect(await showButton(watching, { public_talk: false })).toBe(false);
    expect(await showButton(watching, { public_talk: true })).toBe(true);
    expect(await showButton({}, { public_talk: false })).toBe(true);
  });

  test("is stated in the drawer", () => {
    open();
    expect(drawer().textContent).toContain(t("talk-for-players"));
    cleanup();
    open([], {}, { public_talk: true });
    expect(drawer().textContent).toContain(t("talk-for-all"));
  });
});

// The surroundings of a game in words: chat, seats, notifications, and the others' proposals.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MailState, ChatMessage, SeatInfo, Snapshot } from "../src/api/messages";
import { Chat } from "../src/chat/chat.svelte";
import ChatBubble from "../src/chat/ChatBubble.svelte";
import ChatButton from "../src/chat/ChatButton.svelte";
import ChatPanel from "../src/chat/ChatPanel.svelte";
import SpectatorCount from "../src/chat/SpectatorCount.svelte";
import { serverAddress } from "../src/game/serverAddress.svelte";
import { prefer } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import MailForm from "../src/notices/MailForm.svelte";
import MailPage from "../src/notices/MailPage.svelte";
import { notificationPermission } from "../src/notices/notifications.svelte";
import PushButton from "../src/notices/PushButton.svelte";
import ProposalBar from "../src/play/bars/ProposalBar.svelte";
import LeaveGame from "../src/play/header/LeaveGame.svelte";
import MySeat from "../src/play/header/MySeat.svelte";
import { TableClient } from "../src/play/tableClient.svelte";
import type { DecisionState } from "../src/play/tray/decisionState.svelte";
import CodeForm from "../src/seats/CodeForm.svelte";
import Invitations from "../src/seats/Invitations.svelte";
import told from "./play-snapshots.json";
import { decisionAt } from "./support/decisionAt.svelte";
import { FakeServer, refused } from "./support/fakeServer";
import { FakeSocket } from "./support/fakeSocket";
import { calm, outline, press } from "./support/outline";

const CLAIM = told.claim as unknown as Snapshot;
const PEOPLE = CLAIM.info.seats.map((seat) => ({ ...seat, bot: "" }));
const INFO: Snapshot["info"] = { ...CLAIM.info, kind: "net", talk: "all", seats: PEOPLE };
const AT = new Date(2023, 10, 14, 12).getTime() / 1000;

let scenes: string[];
let server: FakeServer;
beforeEach(() => {
  scenes = [];
  FakeSocket.install();
  prefer({ speed: "none" });
  server = new FakeServer({});
});

/** Record what the page shows now, then clear it. */
async function scene(name: string, stays = false): Promise<void> {
  await calm(document.body);
  scenes.push(`# ${name}\n${outline(document.body)}`);
  await calm(document.body);
  if (!stays) cleanup();
}

function decider(snapshot: Snapshot): DecisionState {
  const table = new TableClient("t");
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot);
  const decision = decisionAt(table);
  table.close();
  return decision;
}

test("the chat matches its outline", async () => {
  const line = (id: string, seat: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
    ...{ id, seat, name: PEOPLE[seat]?.name ?? "", phrase: null, text: `Text ${id}` },
    ...{ at: AT + Number(id), ...more },
  });
  const said = [line("1", 1), line("2", 0, { phrase: "good-luck", text: "" }), line("3", 2)];
  const conversation = (lines: ChatMessage[], watching = 0): Chat => {
    const chat = new Chat("t");
    chat.hear({ type: "company", said: lines, watching }, [0]);
    return chat;
  };
  const drawer = (lines: ChatMessage[], more: Partial<Snapshot>, info: Partial<Snapshot["info"]>) =>
    render(ChatPanel, {
      ...{ chat: conversation(lines, lines.length), onsay: async () => "", onclose: () => {} },
      snapshot: { ...CLAIM, ...more, info: { ...INFO, ...info } },
    });
  drawer([], {}, {});
  await scene("nothing yet");
  drawer(said, { secret: true }, { phase: "select", waiting: [0] });
  await scene("while all choose in secret");
  drawer(said, { secret: true }, { waiting: [0], talk: "phrases" });
  await scene("phrases only, and no one else is choosing");
  drawer(said, { seat: -1 }, { waiting: [0, 1] });
  await scene("a spectator");
  const many = Array.from({ length: 100 }, (_, k) => line(String(k), 1));
  for (const [lines, phone] of [
    [said, false],
    [many, true],
    [[], false],
  ] as const)
    render(ChatButton, { chat: conversation([...lines]), phone, onclick: () => {} });
  for (const n of [0, 1, 3]) render(SpectatorCount, { n });
  const chat = conversation(said);
  render(ChatBubble, { chat });
  chat.hear({ type: "company", said: [line("9", 1)], watching: 0 }, [0]);
  await scene("buttons, spectators, and a new message");
  chat.close();
  await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/talk.txt");
});

test("a typed message is sent once and cleared, without leaving the page", async () => {
  const onsay = vi.fn(async () => "");
  const chat = new Chat("t");
  render(ChatPanel, { chat, onsay, onclose: () => {}, snapshot: { ...CLAIM, info: INFO } });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  const send = screen.getByRole<HTMLButtonElement>("button", { name: t("talk-send") });
  expect(send.disabled).toBe(true);
  await fireEvent.input(field, { target: { value: "   " } });
  expect(await fireEvent.submit(field)).toBe(false);
  expect([onsay.mock.calls.length, send.disabled]).toEqual([0, true]);
  await fireEvent.input(field, { target: { value: "Hello" } });
  expect(send.disabled).toBe(false);
  await fireEvent.submit(field);
  await fireEvent.submit(field); // on its way already, or sent
  expect(onsay.mock.calls).toEqual([[{ text: "Hello" }]]);
  expect(field.value).toBe("");
});

describe("seats", () => {
  const link = (seat: number, token: string, ticket: string) => ({
    ...{ seats: [seat], names: [seat === 1 ? "Bilal" : ""], token, ticket },
  });

  test("match their outline", async () => {
    const links = [link(1, "", "ticket"), link(2, "old", ""), link(3, "", "")];
    render(Invitations, { table: "t", token: "mine", links, listed: true });
    await scene("invitations");
    render(Invitations, { table: "t", token: "mine", links: links.slice(0, 1) });
    serverAddress.command = "marrakesh serve --host 0.0.0.0";
    await scene("invitations that no one else can follow", true);
    serverAddress.command = "";
    await press(t("start-link-renew"));
    await scene("invitations that cannot be renewed now");
    render(CodeForm, { table: "t" });
    await scene("a code");
    render(MySeat, { snapshot: { ...CLAIM, info: INFO } });
    await scene("your own seat", true);
    await press(t("play-seat-hand-on"));
    await scene("your own seat, about to be passed on", true);
    await press(t("play-seat-keep"));
    await press(t("play-seat-device"));
    await scene("on another device, without an answer", true);
    const { table } = INFO;
    server.answers[`POST tables/${table}/code`] = () => ({ code: "ABCDEF", seconds: 590 });
    await press(t("play-seat-device"));
    await scene("on another device");
    await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/seats.txt");
  });

  test("are reached with a valid code, and an invalid one is selected for correction", async () => {
    render(CodeForm, { table: "t" });
    const field = screen.getByRole<HTMLInputElement>("textbox");
    const select = vi.spyOn(field, "select");
    await fireEvent.input(field, { target: { value: "abc 10f" } });
    expect(await fireEvent.submit(field)).toBe(false);
    expect(select).toHaveBeenCalledOnce();
    expect(location.pathname).toBe("/");
    await fireEvent.input(field, { target: { value: " abc-DE2 " } });
    await fireEvent.submit(field);
    expect(location.pathname + location.hash).toBe("/t/t#ABCDE2");
    expect(select).toHaveBeenCalledOnce();
  });
});

test("the notification buttons match their outline", async () => {
  const way = (name: string, can: boolean, may: "ask" | "yes" | "no", on: boolean) => {
    vi.stubGlobal("isSecureContext", can);
    vi.stubGlobal("PushManager", Object);
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {} });
    notificationPermission.current = may;
    prefer({ notices: on });
    render(PushButton, { table: "t" });
    return scene(name);
  };
  await way("on", true, "yes", true);
  await way("off", true, "yes", false);
  await way("not asked yet", true, "ask", true);
  await way("denied", true, "no", true);
  await way("only while the page is open", false, "ask", false);
  await way("never", false, "yes", false);
  vi.stubGlobal("navigator", { ...navigator, userAgent: "Macintosh", maxTouchPoints: 5 });
  await way("on an iPad", false, "ask", false);
  vi.stubGlobal("navigator", { ...navigator, userAgent: "Macintosh", maxTouchPoints: 1 });
  await way("on a Mac", false, "yes", false);
  vi.unstubAllGlobals();
  server = new FakeServer({ "GET notices": () => ({ push: "", mail: true }) });
  for (const state of ["none", "waiting", "on"] satisfies MailState["state"][]) {
    server.answers["GET tables/t/mail"] = () => ({ state });
    render(MailForm, { table: "t" });
    await scene(`e-mail: ${state}`, true);
    if (state !== "waiting") await fireEvent.click(screen.getByRole("button"));
    await scene(`e-mail: ${state}, no answer`);
  }
  for (const what of ["confirm", "stop"]) {
    server.answers["POST mail/confirm"] = () => ({ table: "t" });
    server.answers["POST mail/stop"] = () => refused(404, "This link is worth nothing.");
    render(MailPage, { what, link: "x" });
    await scene(`a link to ${what}`);
  }
  await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/notices.txt");
});

test("the others' proposals and the ways to leave match their outline", async () => {
  const three = [...PEOPLE, { ...PEOPLE[1]!, name: "Chama" }];
  const bars = async (
    name: string,
    more: Partial<Snapshot>,
    info: Partial<Snapshot["info"]> = {},
  ) => {
    const snapshot = { ...CLAIM, ...more, info: { ...INFO, seats: three, ...info } };
    render(ProposalBar, { snapshot, heard: Date.now(), decision: decider(snapshot) });
    await scene(name);
  };
  const request = { number: 7, seat: 1, target: 2, yes: [1], needed: [0, 2], text: "The wish." };
  await bars("a bot for Chama, proposed by Bilal", { proposal: { ...request, what: "replace" } });
  await bars("proposed by Bilal, and agreed to", {
    ...{ proposal: { ...request, what: "replace", needed: [2] }, absent: [2] },
  });
  await bars("proposed by yourself", {
    ...{ proposal: { ...request, what: "undo", seat: 0, needed: [1, 2] }, absent: [2, 0] },
  });
  await bars("all have agreed", { proposal: { ...request, what: "undo", seat: 0, needed: [] } });
  await bars("to a spectator", { seat: -1, yours: [], absent: [1], proposal: null });
  const bot = (why: SeatInfo["bot_why"]) =>
    three.map((one, k) => (k ? one : { ...one, bot: "x", stand_in: true, bot_why: why }));
  await bars("a bot after time ran out", {}, { seats: bot("time") });
  await bars("a bot after all agreed", {}, { seats: bot("vote") });
  const snapshot = { ...CLAIM, info: { ...INFO, seats: three } };
  const leaving = (info: Partial<Snapshot["info"]>) => {
    const now = { ...snapshot, info: { ...snapshot.info, ...info } };
    render(LeaveGame, { snapshot: now, decision: decider(now) });
  };
  leaving({});
  await scene("leaving", true);
  await press(t("play-leave-quit"));
  await scene("confirmation to end it together", true);
  await press(t("play-leave-stay"));
  await scene("after deciding to play on");
  leaving({ quitting: [0] });
  await scene("after asking to end it");
  leaving({ seats: bot("time") });
  await scene("a bot plays");
  await expect(scenes.join("\n")).toMatchFileSnapshot("outlines/wishes.txt");
});

// The request that each function sends to the server, and how it handles the answer.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { NewTable } from "../src/api/messages";
import { keepKey } from "../src/game/myProfile.svelte";
import { keep } from "../src/game/mySeats";
import * as api from "../src/game/serverApi";
import { t } from "../src/lib/texts.svelte";

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const { Authorization: token = "", ...headers } = init.headers as Record<string, string>;
    const sent = [
      init.method,
      address,
      token,
      JSON.stringify(headers),
      (init.body as string | null) ?? "",
    ];
    asked.push(sent.filter(Boolean).join(" "));
    return new Response("{}");
  });
});

test("each function sends the expected request to the server", async () => {
  keep({ table: "t/1", token: "own", seats: [0], names: ["Ada"] });
  const request = { kind: "solo", rules: {}, seats: [] } as unknown as NewTable;
  const requests: (() => Promise<unknown>)[] = [
    () => api.getOffer(),
    () => api.getReach(),
    () => api.createTable(request),
    () => api.getListed(),
    () => api.getTable("t/1"),
    () => api.getMine(["a", "b"]),
    () => api.openRecord("a record"),
    () => api.playOn("t/1", { move: 3, seat: 0 } as never),
    () => api.eraseTable("t/1"),
    () => api.rematch("t/1"),
    () => api.getLink("t/1", "other"),
    () => api.claimSeat("t/1", { ticket: "x", token: "y", name: "Ada" }),
    () => api.getOpen({ players: 3 }),
    () => api.joinTable("t/1", { token: "y", name: "Ada" }),
    () => api.meet({ token: "y", name: "Ada" }),
    () => api.fillTable("t/1", "merchant"),
    () => api.keepName("key", "Ada"),
    () => api.getHistory("key"),
    () => api.getHistory("key", 7),
    () => api.getRecords("key"),
    () => api.erasePerson("key"),
    () => api.getPerson("ABC 34"),
    () => api.handOn("t/1", { seat: 1, name: "Ben" }),
    () => api.renewTicket("t/1", "other", 2),
    () => api.freeSeat("t/1", 2),
    () => api.cancelTable("t/1", "other"),
    () => api.getCode("t/1"),
    () => api.getWays(),
    () => api.addBrowser("t/1", { endpoint: "e", p256dh: "p", auth: "a" }),
    () => api.removeBrowser("t/1", { endpoint: "e" }),
    () => api.getMail("t/1"),
    () => api.addMail("t/1", { address: "a@b.c" }),
    () => api.removeMail("t/1"),
    () => api.confirmMail({ link: "l" }),
    () => api.stopMail("l"),
    () => api.getLog("t/1", 2, 9),
    () => api.getMoment("t/1", 4, 1),
    () => api.getMoment("unknown", 4, 1),
    () => api.getAnalysis("t/1", 1),
    () => api.getSheet("t/1"),
    () => api.getRecord("t/1"),
  ];
  for (const request of requests) await request();
  keepKey("k".repeat(32));
  for (const request of requests.slice(2, 3)) await request();
  await api.meet({ token: "y", name: "Ada" });
  await api.claimSeat("t/1", { ticket: "x", token: "y", name: "Ada" });
  await expect(asked.join("\n") + "\n").toMatchFileSnapshot("outlines/requests.txt");
});

test("a tile explanation is fetched once per language, edition and table", async () => {
  const number = Math.floor(Math.random() * 1e9); // explanations are cached
  const ask = (...more: [] | [lang: string, edition: string, table?: string]) =>
    api.getHelp("a b", number, ...more);
  for (let times = 0; times < 2; times++) {
    await ask();
    await ask("nl", "deluxe");
    await ask("nl", "deluxe", "t");
  }
  expect(asked).toEqual([
    `GET /api/help/a%20b/${number}?lang=en&edition=essential {}`,
    `GET /api/help/a%20b/${number}?lang=nl&edition=deluxe {}`,
    `GET /api/help/a%20b/${number}?lang=nl&edition=deluxe&table=t {}`,
  ]);
});

describe("a failed request", () => {
  const told = async (answer: () => Promise<Response>): Promise<[string, number]> => {
    vi.stubGlobal("fetch", answer);
    const problem = await api.getTable("t").catch((error: unknown) => error as api.Problem);
    return [api.sentence(problem), (problem as api.Problem).status];
  };

  test("reports the server's message, or a message of its own if there is none", async () => {
    const json = (body: string) => async () => new Response(body, { status: 418 });
    expect(await told(json('{"error":"No."}'))).toEqual(["No.", 418]);
    const [words, status] = await told(json('{"error":3}'));
    expect([words, status]).toEqual([expect.stringContaining("418"), 418]);
    expect((await told(json("<html>")))[0]).toBe(words);
    const away = await told(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(away).toEqual([t("start-problem-offline"), 0]);
    expect(api.sentence(new Error("x"))).not.toMatch(/x$|^\[/);
    expect(new api.Problem("x").name).toBe("Problem");
  });
});

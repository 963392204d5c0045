// The pages without a server: addresses in any folder, one engine for all pages, fewer offers.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MyTable } from "../src/api/messages";
import type { FromEngine, Request, Status, ToEngine } from "../src/backend/types";

/** The pages of a browser share a lock and a channel; the leading page has the engine's worker. */
class Browser {
  readonly workers: FakeWorker[] = [];
  readonly channels: FakeChannel[] = [];
  readonly queue: { grant: () => void; drop: (error: Error) => void }[] = [];

  constructor() {
    const { workers, channels, queue } = this;
    vi.stubGlobal(
      "Worker",
      class extends FakeWorker {
        constructor(address: string) {
          super(address);
          workers.push(this);
        }
      },
    );
    vi.stubGlobal(
      "BroadcastChannel",
      class extends FakeChannel {
        constructor() {
          super(channels);
        }
      },
    );
    vi.stubGlobal("navigator", {
      languages: ["en"],
      userAgent: "",
      locks: {
        request: (_: string, { steal }: { steal?: boolean }, lead: () => Promise<void>) =>
          new Promise((resolve, reject) => {
            const request = { grant: () => void lead().then(resolve), drop: reject };
            if (steal) queue.shift()?.drop(new DOMException("stolen", "AbortError"));
            if (steal) queue.unshift(request);
            else queue.push(request);
            if (queue[0] === request) request.grant();
          }),
      },
    });
  }

  /** Open a page, which reloads its modules. */
  async page() {
    vi.resetModules();
    const { backend } = await import("../src/backend/backend");
    const { engineStatus } = await import("../src/backend/engineStatus.svelte");
    return { backend, engineStatus };
  }

  /** Close the leading page. */
  close(): void {
    this.queue.shift();
    this.channels.shift();
    this.queue[0]?.grant();
  }
}

class FakeWorker {
  heard: ToEngine[] = [];
  ended = false;
  onmessage: ((event: { data: FromEngine | Status }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;

  constructor(readonly address: string) {}

  postMessage(message: ToEngine): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: FromEngine | Status): void {
    this.onmessage?.({ data });
  }
}

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  frozen = false;

  constructor(readonly all: FakeChannel[]) {
    all.push(this);
  }

  postMessage(data: unknown): void {
    for (const one of this.all) if (one !== this && !one.frozen) one.onmessage?.({ data });
  }
}

const OFFER: Request = {
  method: "GET",
  path: "offer",
  query: { lang: "en" },
  token: "",
  body: null,
  json: false,
};

function answerTo({ page, id }: ToEngine): FromEngine {
  return { kind: "answer", page, id, answer: { status: 200, type: "text/plain", body: "yes" } };
}

beforeEach(() => void vi.stubEnv("MODE", "site"));

describe("the engine in this browser", () => {
  test("answers requests made before it was ready", async () => {
    const browser = new Browser();
    const { backend, engineStatus } = await browser.page();
    const reply = backend.ask(OFFER);
    const [worker] = browser.workers;
    expect(worker?.address).toBe("engine-worker.js");
    worker!.say({ kind: "loading", share: 0.5 });
    expect(engineStatus.status).toEqual({ kind: "loading", share: 0.5 });
    expect(worker!.heard).toEqual([]);
    worker!.say({ kind: "ready" });
    expect(worker!.heard).toMatchObject([{ kind: "ask", request: OFFER }]);
    worker!.say(answerTo(worker!.heard[0]!));
    expect(await (await reply).text()).toBe("yes");
  });

  test("sends heartbeats to a waiting connection, opens it, and passes messages on", async () => {
    vi.useFakeTimers();
    const browser = new Browser();
    const { backend } = await browser.page();
    const heard: string[] = [];
    const ends = {
      open: () => heard.push("open"),
      heard: (text: string) => heard.push(text),
      closed: () => heard.push("closed"),
    };
    const line = backend.connect("abc", ends);
    line.send("too early");
    vi.advanceTimersByTime(2_000);
    const [worker] = browser.workers;
    worker!.say({ kind: "ready" });
    line.send("hello");
    const [connect, hello] = worker!.heard;
    expect(connect).toMatchObject({ kind: "connect", table: "abc" });
    expect(hello).toMatchObject({ kind: "say", text: "hello", id: connect!.id });
    worker!.say({ kind: "said", page: connect!.page, id: connect!.id, text: "welcome" });
    worker!.say({ kind: "ended", page: connect!.page, id: connect!.id });
    expect(heard).toEqual(['{"type":"pong"}', "open", "welcome", "closed"]);
  });

  test("rejects pending and later requests if it cannot be loaded", async () => {
    const browser = new Browser();
    const { backend, engineStatus } = await browser.page();
    const reply = backend.ask(OFFER);
    browser.workers[0]!.say({ kind: "failed", why: "no memory" });
    await expect(reply).rejects.toThrow("is not responding");
    expect(browser.workers[0]!.ended).toBe(true);
    expect(engineStatus.status.kind).toBe("failed");
    await expect(backend.ask(OFFER)).rejects.toThrow("is not responding");
  });
});

describe("two pages", () => {
  test("use one engine; when its page closes, the other starts its own", async () => {
    const browser = new Browser();
    await browser.page();
    const [worker] = browser.workers;
    worker!.say({ kind: "ready" });
    const { backend, engineStatus } = await browser.page();
    expect(engineStatus.status.kind).toBe("ready");
    const first = backend.ask(OFFER);
    worker!.say(answerTo(worker!.heard[0]!));
    expect(await (await first).text()).toBe("yes");

    const closed = vi.fn();
    backend.connect("abc", { open: () => undefined, heard: () => undefined, closed });
    await Promise.resolve();
    const lost = backend.ask({ ...OFFER, method: "POST", path: "tables" });
    const again = backend.ask(OFFER);
    browser.close();
    await expect(lost).rejects.toThrow("is not responding");
    expect(closed).toHaveBeenCalledOnce();
    const next = browser.workers[1]!;
    next.say({ kind: "ready" });
    expect(next.heard).toMatchObject([{ kind: "ask", request: OFFER }]);
    next.say(answerTo(next.heard[0]!));
    expect(await (await again).text()).toBe("yes");
  });

  test("take over from each other after five seconds without an answer", async () => {
    vi.useFakeTimers();
    const browser = new Browser();
    const { engineStatus: other } = await browser.page();
    browser.workers[0]!.say({ kind: "ready" });
    const { backend } = await browser.page();
    browser.channels[0]!.frozen = true;
    const reply = backend.ask(OFFER);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(browser.workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(browser.workers[0]!.ended).toBe(true);
    expect(other.status.kind).toBe("loading");
    const next = browser.workers[1]!;
    next.say({ kind: "ready" });
    next.say(answerTo(next.heard[0]!));
    expect(await (await reply).text()).toBe("yes");
  });
});

describe("addresses", () => {
  test("are in the fragment, whatever the folder", async () => {
    history.replaceState(null, "", "/games/marrakesh/#/t/abc?guide#secret");
    new Browser();
    vi.resetModules();
    const { router, replayPath, tablePath } = await import("../src/lib/router.svelte");
    const { here } = await import("../src/lib/address");
    const stop = router.start();
    expect(router.route).toEqual({ page: "seat", table: "abc", ticket: "secret" });
    expect(here().search).toBe("?guide");
    router.go(tablePath("xyz"));
    expect(router.route).toEqual({ page: "table", table: "xyz" });
    expect(location.pathname + location.hash).toBe("/games/marrakesh/#/t/xyz");
    document.body.innerHTML = `<a href="${replayPath("xyz")}">look</a><a href="x.txt">file</a>`;
    document.querySelector("a")!.click();
    expect(router.route).toEqual({ page: "replay", table: "xyz" });
    history.replaceState(null, "", "/games/marrakesh/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ page: "start" });
    router.go("#/me");
    expect(router.route).toEqual({ page: "lost" });
    stop();
  });
});

test("the start page offers nothing that needs a server, and says what one adds", async () => {
  const browser = new Browser();
  vi.resetModules();
  // Svelte and everything that renders are among the modules reloaded.
  const { render, screen } = await import("@testing-library/svelte");
  const { speak, t } = await import("../src/lib/texts.svelte");
  await speak("en");
  const { default: StartPage } = await import("../src/start/StartPage.svelte");
  const { default: EngineBar } = await import("../src/start/EngineBar.svelte");
  render(StartPage);
  render(EngineBar);
  browser.workers[0]!.say({ kind: "loading", share: 0.4 });
  await vi.waitFor(() => expect(screen.getByRole("progressbar")).toHaveProperty("value", 0.4));
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent.trim())).toEqual(
    ["solo", "bots", "screen"].map((kind) => t(`start-kind-${kind}`)),
  );
  expect(screen.getByText(t("site-about"))).toBeDefined();
  expect(screen.queryByText(t("start-watch"))).toBeNull();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["#/learn", "#/rules"]));
  expect(links.filter((link) => /tables|me$/.test(link ?? ""))).toEqual([]);
  browser.workers[0]!.say({ kind: "ready" });
  await vi.waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

test("your games are cached, to be shown before the engine is ready", async () => {
  new Browser();
  vi.resetModules();
  const { keepTables, keptTables } = await import("../src/start/cachedGames");
  const { forget } = await import("../src/game/mySeats");
  const game = (table: string) => ({ info: { table }, token: "t" }) as MyTable;
  expect(keptTables()).toBeNull();
  keepTables([game("abc"), game("xyz")]);
  forget("xyz", "t");
  expect(keptTables()).toEqual([game("abc")]);
  localStorage.setItem("marrakesh-tables", "{");
  expect(keptTables()).toBeNull();
});

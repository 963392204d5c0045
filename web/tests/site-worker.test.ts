// The site's service worker, with hand-made browser caches and a hand-made file server.
import { beforeEach, expect, test, vi } from "vitest";

const SCOPE = "https://files.example/games/";
type Heard = Record<string, (event: unknown) => void>;

let served: Record<string, string>;
const caches = new Map<string, Map<string, Response>>();
const fetched: string[] = [];
const skipWaiting = vi.fn(async () => undefined);

beforeEach(() => {
  caches.clear();
  fetched.length = 0;
  skipWaiting.mockClear();
  served = {};
});

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(digest).toString("hex").slice(0, 16);
}

/** Put a build on the server, as tools/build_site.py does. */
async function build(name: string, files: Record<string, string>): Promise<void> {
  const list = [];
  for (const [path, text] of Object.entries(files))
    list.push({ path, hash: await hash(text), bytes: text.length });
  const { "index.html": index = "", ...others } = files;
  served = { ...others, "": index, "files.json": JSON.stringify({ build: name, files: list }) };
}

/** A build's worker, as the browser starts it. */
async function worker(name: string, pages = 1, waiting?: { postMessage: () => void }) {
  const heard: Heard = {};
  vi.stubGlobal("self", {
    BUILD: name,
    addEventListener: (type: string, listener: Heard[string]) => (heard[type] = listener),
    registration: { scope: SCOPE, waiting },
    clients: {
      claim: async () => undefined,
      matchAll: async () => Array.from({ length: pages }, () => ({})),
    },
    skipWaiting,
  });
  vi.stubGlobal("fetch", async (asked: string | { url: string }) => {
    const path = (typeof asked === "string" ? asked : asked.url).slice(SCOPE.length);
    fetched.push(path);
    return new Response(served[path] ?? "", { status: path in served ? 200 : 404 });
  });
  vi.stubGlobal("caches", {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => {
      const files = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, files);
      return {
        match: async (url: string) => files.get(url)?.clone(),
        put: async (url: string, file: Response) => void files.set(url, file),
        delete: async (url: string) => files.delete(url),
      };
    },
  });
  vi.resetModules();
  await import("../src/backend/service-worker");
  return {
    async happens(type: string): Promise<void> {
      let work: unknown;
      heard[type]!({ waitUntil: (promise: unknown) => (work = promise) });
      await work;
    },
    async ask(url: string, mode = "cors"): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined;
      const request = { method: "GET", url, mode };
      heard["fetch"]!({ request, respondWith: (found: Promise<Response>) => (answer = found) });
      return answer;
    },
  };
}

const FIRST = { "index.html": "<p>1</p>", "assets/a.js": "a", "engine/engine.zip": "zip" };

async function visited() {
  await build("one", FIRST);
  const first = await worker("one");
  await first.happens("install");
  await first.happens("activate");
  served = {}; // offline from now on
  fetched.length = 0;
  return first;
}

test("all files of a build are available offline, in any folder", async () => {
  const first = await visited();
  const text = async (path: string) => (await first.ask(SCOPE + path))?.text();
  expect(await text("")).toBe("<p>1</p>");
  expect(await text("?from=elsewhere")).toBe("<p>1</p>");
  expect(await text("engine/engine.zip")).toBe("zip");
  expect(fetched).toEqual([]);
  expect(await first.ask("https://files.example/other/page")).toBeUndefined();
});

test("a new build fetches only the changes, and replaces the old one as a whole", async () => {
  await visited();
  await build("two", { ...FIRST, "index.html": "<p>2</p>" });
  const second = await worker("two");
  await second.happens("install");
  expect(fetched.sort()).toEqual(["", "files.json"]);
  expect([...caches.keys()]).toContain(`marrakesh ${SCOPE} one`);
  await second.happens("activate");
  expect([...caches.keys()]).toEqual([`marrakesh ${SCOPE} two`]);
  served = {};
  expect(await (await second.ask(SCOPE))?.text()).toBe("<p>2</p>");
  expect(await (await second.ask(`${SCOPE}assets/a.js`))?.text()).toBe("a");
});

test("files that the engine's workers have fetched are not fetched again", async () => {
  await build("one", FIRST);
  const engine = new Map([[`${SCOPE}engine/engine.zip`, new Response("zip")]]);
  caches.set(`marrakesh ${SCOPE} engine`, engine);
  const first = await worker("one");
  await first.happens("install");
  expect(fetched.sort()).toEqual(["", "assets/a.js", "files.json"]);
  expect(engine.size).toBe(0);
  expect(await (await first.ask(`${SCOPE}engine/engine.zip`))?.text()).toBe("zip");
});

test("a build replaced on the server during installation is not kept", async () => {
  await build("one", FIRST);
  served["assets/a.js"] = "b";
  await expect((await worker("one")).happens("install")).rejects.toThrow("another build");
  await build("two", FIRST);
  await expect((await worker("one")).happens("install")).rejects.toThrow("being replaced");
});

test("the old build is replaced when its last page is reloaded", async () => {
  await visited();
  const waiting = { postMessage: vi.fn() };
  const among = await worker("one", 2, waiting);
  expect(await (await among.ask(SCOPE, "navigate"))?.text()).toBe("<p>1</p>");
  expect(waiting.postMessage).not.toHaveBeenCalled();
  const last = await worker("one", 1, waiting);
  expect((await last.ask(SCOPE, "navigate"))?.headers.get("Refresh")).toBe("0");
  expect(waiting.postMessage).toHaveBeenCalledOnce();
  const next = await worker("two");
  await next.happens("message");
  expect(skipWaiting).toHaveBeenCalledOnce();
});

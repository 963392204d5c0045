/** The site's service worker, which stores all files of a build, so that the site works offline. A
 * build is replaced as a whole: open pages keep the old one until the last of them is closed. */

/** Service worker types that pages lack: TypeScript cannot combine both sets in one project. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: globalThis.Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: {
  /** Hash of the list of files; set by tools/build_site.py. */
  BUILD: string;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(): Promise<unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: () => void): void;
};

interface List {
  build: string;
  files: { path: string; hash: string; bytes: number }[];
}

const SCOPE = self.registration.scope;
const LIST = "files.json";
const OURS = `marrakesh ${SCOPE} `;
const NAME = OURS + self.BUILD;
/** The cache of the engine's workers (engineFiles.ts). */
const ENGINE = `${OURS}engine`;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) =>
  event.waitUntil(tidy().then(() => self.clients.claim())),
);
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(SCOPE)) event.respondWith(answer(request));
});
// The old build's service worker asks for this when no other page uses it: activate this build.
self.addEventListener("message", () => void self.skipWaiting());

/** Store all files of this build; fetch only those that neither an earlier build nor the engine's
 * workers have stored. One at a time, the largest last, so that a game that is starting has most of
 * the connection. */
async function keep(): Promise<void> {
  const list = await fetched(LIST);
  const { build, files } = (await list.clone().json()) as List;
  if (build !== self.BUILD) throw new Error("The build is being replaced.");
  const kept = await caches.open(NAME);
  const before = await earlier();
  const engine = await caches.open(ENGINE);
  for (const { path, hash } of files.toSorted((a, b) => a.bytes - b.bytes)) {
    const old = before.get(`${path} ${hash}`) ?? engine;
    const file = (await old.match(SCOPE + path)) ?? (await fetched(path));
    if ((await hashOf(file.clone())) !== hash) throw new Error(`${path} is from another build.`);
    await kept.put(SCOPE + path, file);
    await engine.delete(SCOPE + path);
  }
  await kept.put(SCOPE + LIST, list);
}

async function fetched(path: string): Promise<Response> {
  // Fetch the folder, not its index.html, which some servers redirect: browsers reject such pages.
  const url = SCOPE + (path === "index.html" ? "" : path);
  const response = await fetch(url, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function hashOf(file: Response): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Find the files of earlier builds, by path and hash. */
async function earlier(): Promise<Map<string, Cache>> {
  const found = new Map<string, Cache>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === NAME) continue;
    const cache = await caches.open(name);
    const list = (await (await cache.match(SCOPE + LIST))?.json()) as List | undefined;
    for (const { path, hash } of list?.files ?? []) found.set(`${path} ${hash}`, cache);
  }
  return found;
}

async function tidy(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
}

async function answer(request: globalThis.Request): Promise<Response> {
  const { waiting } = self.registration;
  if (request.mode === "navigate" && waiting && (await self.clients.matchAll()).length < 2) {
    waiting.postMessage("go");
    return new Response("", { headers: { Refresh: "0" } });
  }
  const url = new URL(request.url);
  url.search = url.hash = "";
  const path = url.href === SCOPE ? `${SCOPE}index.html` : url.href;
  return (await (await caches.open(NAME)).match(path)) ?? fetch(request);
}

export {};

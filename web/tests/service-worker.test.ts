// The service worker, in a hand-made environment.
import { beforeEach, expect, test, vi } from "vitest";

type Heard = Record<string, (event: unknown) => void>;
const heard: Heard = {};
const shown: { title: string; tag: string; data: unknown; closed?: boolean }[] = [];
const pages: { url: string; focus: () => Promise<void> }[] = [];
const openWindow = vi.fn(async () => undefined);

beforeEach(async () => {
  [shown.length, pages.length] = [0, 0];
  openWindow.mockClear();
  vi.stubGlobal("self", {
    addEventListener: (type: string, listener: Heard[string]) => (heard[type] = listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined, matchAll: async () => pages, openWindow },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) =>
        shown
          .filter((one) => one.tag === tag && !one.closed)
          .map((one) => ({ close: () => (one.closed = true) })),
      showNotification: async (title: string, more: { tag: string; data: unknown }) =>
        void shown.push({ title, ...more }),
    },
  });
  vi.resetModules();
  await import("../src/service-worker");
});

/** Dispatch an event, and wait until the worker has handled it. */
async function happens(type: string, event: object): Promise<void> {
  let work: unknown;
  heard[type]!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
  await work;
}
const told = (title: string, table: string) => ({
  data: { json: () => ({ title, body: "At the table with Anna.", table, lang: "en" }) },
});

test("push messages are shown, only the latest for each table", async () => {
  await happens("push", told("Ben, it is your turn.", "abc"));
  await happens("push", told("Still.", "abc"));
  await happens("push", told("Here, too.", "xyz"));
  expect(shown.map(({ title, closed = false }) => [title, closed])).toEqual([
    ["Ben, it is your turn.", true],
    ["Still.", false],
    ["Here, too.", false],
  ]);
});

test("messages in another format are not shown", async () => {
  const json = () => {
    throw new SyntaxError();
  };
  await happens("push", { data: { json } });
  await happens("push", { data: null });
  expect(shown).toEqual([]);
});

test("a click focuses the table's page, or opens it", async () => {
  const notification = { close: vi.fn(), data: { table: "abc" } };
  const focus = vi.fn(async () => undefined);
  pages.push({ url: "https://m.example/t/xyz", focus });
  await happens("notificationclick", { notification });
  expect(openWindow).toHaveBeenCalledWith("/t/abc");
  pages.push({ url: "https://m.example/t/abc?x#y", focus });
  await happens("notificationclick", { notification });
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 1]);
  expect(notification.close).toHaveBeenCalledTimes(2);
});

test("no page is cached, so that none is out of date", () => {
  expect(Object.keys(heard).sort()).toEqual(["activate", "install", "notificationclick", "push"]);
});

/** The service worker: shows notifications that arrive when no page is open. It caches no pages, so
 * that users never see an outdated one; to add a cache, listen for `fetch` here. */

/** Service worker types that pages lack: TypeScript cannot combine both sets in one project. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
}
declare const self: {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: {
      type: "window";
      includeUncontrolled: true;
    }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
};

/** A push message, encrypted for this browser by the server. */
interface Told {
  title: string;
  body: string;
  table: string;
  lang: string;
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => {
  const told = toldBy(event.data);
  if (told) event.waitUntil(show(told));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as Told).table));
});

function toldBy(data: Pushed["data"]): Told | null {
  try {
    return data?.json() as Told;
  } catch {
    return null; // not one of our messages
  }
}

async function show(told: Told): Promise<void> {
  const { title, body, table, lang } = told;
  // Replacing a notification of the same table is silent, so close it first.
  for (const old of await self.registration.getNotifications({ tag: table })) old.close();
  const icon = "/icon-192.png";
  await self.registration.showNotification(title, { body, lang, icon, tag: table, data: told });
}

/** Focus the page of a table, or open one. */
async function open(table: string): Promise<void> {
  const path = `/t/${encodeURIComponent(table)}`;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

export {};

/** Web Push: notifications that arrive even if none of our pages is open. */
import { addBrowser, getWays, Problem, removeBrowser } from "../game/serverApi";
import { prefer, settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";
import { notificationPermission } from "./notifications.svelte";

/** Whether push notifications reach this browser: never, only once the page is installed, or
 * depending on the permission and the user's setting. */
export type Reachable = "never" | "installed" | "denied" | "off" | "on";

export function reachable(): Reachable {
  if (!canPush()) return isApple() ? "installed" : "never";
  if (notificationPermission.current === "no") return "denied";
  return notificationPermission.current === "yes" && settings.notices ? "on" : "off";
}

export function canPush(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

/** Whether this is an iPhone or iPad (some iPads claim to be Macs), where only installed pages have
 * Web Push. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

/** Register the service worker; the browser itself checks for updates. */
export function registered(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
}

/** Turn on notifications: subscribe at these tables, and from now on at all others that the user
 * opens. Call it from a click handler: browsers require a user gesture to ask for permission. */
export async function turnOn(...tables: string[]): Promise<void> {
  await notificationPermission.ask();
  if (notificationPermission.current !== "yes" || !canPush()) return;
  try {
    await subscribe(...tables);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(t("notices-failed"));
  }
  prefer({ notices: true });
}

/** Unsubscribe; the push service forgets this browser, which ends notifications for all tables. */
export async function turnOff(table: string): Promise<void> {
  prefer({ notices: false });
  const subscription = await (await registered()).pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await removeBrowser(table, { endpoint: subscription.endpoint });
}

/** Subscribe to a table's notifications, in the current language, if notifications are on. */
export async function follow(table: string): Promise<void> {
  if (reachable() !== "on") return;
  try {
    await subscribe(table);
  } catch {
    // The user did not ask for this just now, and the settings show the state.
  }
}

async function subscribe(...tables: string[]): Promise<void> {
  const { push: key } = await getWays();
  const registration = await registered();
  await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  const same = before && keyOf(before) === key;
  if (before && !same) await before.unsubscribe(); // made with an earlier server key
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const now = same ? before : await registration.pushManager.subscribe(options);
  const { p256dh = "", auth = "" } = now.toJSON().keys ?? {};
  for (const table of tables) await addBrowser(table, { endpoint: now.endpoint, p256dh, auth });
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Close a table's notifications now that the user is looking at it. */
export async function clearNotices(table: string): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications({ tag: table })) ?? [];
  shown.forEach((one) => one.close());
}

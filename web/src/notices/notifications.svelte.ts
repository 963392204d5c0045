/** Notifications for players who are not looking that it is their turn. */

/** Whether notifications are allowed, can still be requested, or are denied. */
function mayNotify(): "yes" | "ask" | "no" {
  if (!("Notification" in window)) return "no";
  if (Notification.permission === "granted") return "yes";
  return Notification.permission === "denied" ? "no" : "ask";
}

class NotificationPermission {
  current = $state(mayNotify());

  /** Call it from a click handler: browsers require a user gesture. */
  ask = async (): Promise<void> => {
    if ("Notification" in window) await Notification.requestPermission();
    this.current = mayNotify();
  };
}

/** The permission to notify, shared by all places that need it. */
export const notificationPermission = new NotificationPermission();

/** The notifications on display, until the page becomes visible. */
const shown: Notification[] = [];
addEventListener("focus", () => shown.splice(0).forEach((one) => one.close()));

/** The tag is the table: two pages that know of the same turn notify once. */
export function notify(text: string, tag: string, open?: () => void): void {
  if (mayNotify() !== "yes" || (!document.hidden && document.hasFocus())) return;
  // Replacing a notification is silent, so close that of an earlier turn first.
  shown.filter((one) => one.tag === tag).forEach((one) => one.close());
  try {
    const notification = new Notification(text, { tag, icon: "/icon.svg" });
    notification.onclick = () => {
      window.focus();
      notification.close();
      open?.();
    };
    shown.push(notification);
  } catch {
    // Phones support notifications only from service workers.
    void notifyByWorker(text, tag);
  }
}

/** The service worker opens the page of the table when it is clicked. */
async function notifyByWorker(text: string, table: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(text, { tag: table, icon: "/icon-192.png", data: { table } });
}

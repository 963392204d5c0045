/** Turn notifications for players who are not looking at the page. */

/** Whether notifications are allowed, may still be asked for, or are denied or unsupported. */
function mayNotify(): "yes" | "ask" | "no" {
  if (!("Notification" in window)) return "no";
  if (Notification.permission === "granted") return "yes";
  return Notification.permission === "denied" ? "no" : "ask";
}

class NotificationPermission {
  current = $state(mayNotify());

  /** Ask for permission; call it from a click handler, as browsers require a user gesture. */
  ask = async (): Promise<void> => {
    if ("Notification" in window) await Notification.requestPermission();
    this.current = mayNotify();
  };
}

/** The permission to notify, shared by all components that need it. */
export const notificationPermission = new NotificationPermission();

/** Notifications on display; they are closed when the page gets focus. */
const shown: Notification[] = [];
addEventListener("focus", () => shown.splice(0).forEach((one) => one.close()));

/** Show a notification, unless the user is looking at this page; tag it with the table, so that two
 * pages notify of the same turn only once. */
export function notify(text: string, tag: string, open?: () => void): void {
  if (mayNotify() !== "yes" || (!document.hidden && document.hasFocus())) return;
  // Replacing a notification is silent, so close any for an earlier turn first.
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

/** Show a notification through the service worker, which opens the table's page on a click. */
async function notifyByWorker(text: string, table: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(text, { tag: table, icon: "/icon-192.png", data: { table } });
}

/** How somebody who looks elsewhere learns that it is their turn. */

/** Whether the browser may show notifications, may still be asked, or not. */
function mayNotify(): "yes" | "ask" | "no" {
  if (!("Notification" in window)) return "no";
  if (Notification.permission === "granted") return "yes";
  return Notification.permission === "denied" ? "no" : "ask";
}

class Permission {
  current = $state(mayNotify());

  /** To be called from a click: browsers want a person's wish before they ask. */
  ask = async (): Promise<void> => {
    if ("Notification" in window) await Notification.requestPermission();
    this.current = mayNotify();
  };
}

/** To notify: one answer for all places that ask for it. */
export const permission = new Permission();

/** What this page shows beside its window, until somebody looks at the page. */
const shown: Notification[] = [];
addEventListener("focus", () => shown.splice(0).forEach((one) => one.close()));

/** The tag is the table: two pages that know of the same turn tell it once. */
export function notify(text: string, tag: string, open?: () => void): void {
  if (mayNotify() !== "yes" || (!document.hidden && document.hasFocus())) return;
  // One that replaces another comes silently, so the one of an earlier turn goes first.
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
    // Some phones know notifications only from service workers; the title still tells.
  }
}

/** How somebody who looks elsewhere learns that it is their turn. */

/** Whether the browser may show notifications, may still be asked, or not. */
export function mayNotify(): "yes" | "ask" | "no" {
  if (!("Notification" in window)) return "no";
  if (Notification.permission === "granted") return "yes";
  return Notification.permission === "denied" ? "no" : "ask";
}

/** To be called from a click: browsers want a person's wish before they ask. */
export async function askToNotify(): Promise<void> {
  if ("Notification" in window) await Notification.requestPermission();
}

export function notify(text: string, tag: string): void {
  if (mayNotify() !== "yes" || !document.hidden) return;
  try {
    const shown = new Notification(text, { tag, icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones know notifications only from service workers; the title still tells.
  }
}

/** Copying and sharing text. Pages served without https, as in a home network, have no share sheet
 * and no clipboard API, but can still copy selected text. */
import { t } from "./texts.svelte";

/** Copy text to the clipboard; return whether that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0";
  // an element outside an open dialog cannot be selected
  (before?.closest("dialog") ?? document.body).append(area);
  area.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no alternative
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Whether this page can open the system's share sheet. */
export function canShare(): boolean {
  return "share" in navigator;
}

/** Hand a link to the share sheet; return false if that failed, but not if the user cancelled. */
export async function share(url: string): Promise<boolean> {
  try {
    await navigator.share({ title: t("start-title"), url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

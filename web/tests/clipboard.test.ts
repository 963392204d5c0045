// Links can be copied, shared and scanned, even on pages without https.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import jsqr from "jsqr";
import { beforeEach, expect, test, vi } from "vitest";
import CopyLink from "../src/game/CopyLink.svelte";
import LinkButton from "../src/game/LinkButton.svelte";
import QrCode from "../src/lib/QrCode.svelte";
import { t } from "../src/lib/texts.svelte";
import { FakeServer } from "./support/fakeServer";

const URL = "http://192.168.1.5:8000/t/JFf7BtpNsIXN#xwB1aaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const LABEL = "Link for Ben";
/** The name of a button beside a labelled link. */
const named = (key: string, label = LABEL) => `${t(key)}: ${label}`;
const button = (name: string) => screen.getByRole("button", { name });
const field = () => screen.getByRole<HTMLInputElement>("textbox");

let copied: string[];
beforeEach(() => {
  copied = [];
  new FakeServer({});
  Object.assign(document, { execCommand: () => false });
});

/** Give this page's browser certain abilities. */
function browser(can: { clipboard?: boolean; share?: (data: ShareData) => Promise<void> }): void {
  const writeText = async (text: string) => void copied.push(text);
  const { share } = can;
  const clipboard = can.clipboard ? { writeText } : undefined;
  vi.stubGlobal("navigator", { clipboard, ...(share ? { share } : {}) });
}

/** Add the command that copies the selection, the only way to copy on pages without https. */
function copies(): void {
  const execCommand = (): boolean => {
    copied.push(document.querySelector("textarea")!.value);
    return true;
  };
  Object.assign(document, { execCommand });
}

test("a link is copied to the clipboard", async () => {
  browser({ clipboard: true });
  render(CopyLink, { label: LABEL, url: URL });
  await fireEvent.click(button(named("start-copy")));
  await waitFor(() => button(named("start-copied")));
  expect(copied).toEqual([URL]);
});

test("a link is copied even without https", async () => {
  browser({});
  copies();
  render(CopyLink, { label: LABEL, url: URL });
  await fireEvent.click(button(named("start-copy")));
  await waitFor(() => button(named("start-copied")));
  expect(copied).toEqual([URL]);
  expect(document.querySelector("textarea")).toBeNull();
});

test("a link that cannot be copied is selected, with an explanation", async () => {
  browser({});
  render(CopyLink, { label: LABEL, url: URL });
  await fireEvent.click(button(named("start-copy")));
  await screen.findByText(t("start-copy-yourself"));
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, URL.length]);
  expect(button(named("start-copy"))).toBeTruthy();
});

test("the share sheet is offered if the browser has one", async () => {
  browser({});
  const { unmount } = render(CopyLink, { label: LABEL, url: URL });
  expect(screen.queryByRole("button", { name: named("start-share") })).toBeNull();
  unmount();
  const shared: ShareData[] = [];
  browser({ share: async (data) => void shared.push(data) });
  render(CopyLink, { label: LABEL, url: URL });
  await fireEvent.click(button(named("start-share")));
  expect(shared).toMatchObject([{ url: URL }]);
  expect(copied).toEqual([]);
});

test("closing the share sheet is not an error; if sharing fails, the link is copied", async () => {
  const failing = vi.fn().mockRejectedValueOnce(new DOMException("", "AbortError"));
  failing.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  browser({ clipboard: true, share: failing });
  render(CopyLink, { label: LABEL, url: URL });
  await fireEvent.click(button(named("start-share")));
  await waitFor(() => expect(failing).toHaveBeenCalledTimes(1));
  expect(copied).toEqual([]);
  await fireEvent.click(button(named("start-share")));
  await waitFor(() => expect(copied).toEqual([URL]));
});

test("a link button shows the link in a field if it can neither copy nor share it", async () => {
  browser({});
  render(LinkButton, { words: t("start-link-watch"), url: URL });
  await fireEvent.click(button(t("start-link-watch")));
  await screen.findByText(t("start-copy-yourself"));
  expect(field().value).toBe(URL);
  expect(document.activeElement).toBe(field());
});

test("a link button shares the link on a phone, and copies it elsewhere", async () => {
  const share = vi.fn(async () => undefined);
  browser({ clipboard: true, share });
  render(LinkButton, { words: t("start-link-watch"), url: URL });
  await fireEvent.click(button(t("start-link-watch")));
  await waitFor(() => button(t("start-copied")));
  expect(share).not.toHaveBeenCalled();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await fireEvent.click(button(t("start-copied")));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(copied).toEqual([URL]);
});

test("a link that works only on this computer has no QR code", () => {
  browser({});
  render(CopyLink, { label: LABEL, url: "http://127.0.0.1:8000/t/abc#two" });
  expect(screen.queryByRole("button", { name: named("start-qr") })).toBeNull();
});

test("text that is not a link can only be copied", async () => {
  browser({ clipboard: true, share: async () => undefined });
  render(CopyLink, { label: "My key", url: "k3Ry-7" });
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await fireEvent.click(button(named("start-copy", "My key")));
  await waitFor(() => expect(copied).toEqual(["k3Ry-7"]));
});

test("the QR code can be shown and hidden again", async () => {
  browser({});
  render(CopyLink, { label: LABEL, url: URL });
  await fireEvent.click(button(named("start-qr")));
  await screen.findByRole("img", { name: t("start-qr-of", { label: LABEL }) });
  await fireEvent.click(button(named("start-qr")));
  expect(screen.queryByRole("img")).toBeNull();
});

test.each([URL, `https://marrakesh.example/t/${"x".repeat(300)}`, "http://[fd00::1]/t/ü#é"])(
  "a camera can read the QR code of %s",
  (text) => {
    render(QrCode, { text, label: "code" });
    expect(scanned(screen.getByRole("img"))).toBe(text);
  },
);

/** The text that a camera reads from black rectangles on white. */
function scanned(svg: HTMLElement): string | undefined {
  const SCALE = 4;
  const size = Number(svg.getAttribute("viewBox")!.split(" ").at(-1)) * SCALE;
  const pixels = new Uint8ClampedArray(4 * size * size).fill(255);
  const drawn = svg.querySelector("path")!.getAttribute("d")!;
  for (const [, x, y, width] of drawn.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < Number(width) * SCALE; column += 1) {
        const at = (Number(y) * SCALE + row) * size + Number(x) * SCALE + column;
        pixels.fill(0, 4 * at, 4 * at + 3);
      }
  return jsqr(pixels, size, size)?.data;
}

// Links are copied, shared and scanned, also on pages without https.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import jsqr from "jsqr";
import { beforeEach, expect, test, vi } from "vitest";
import CopyLink from "../src/game/CopyLink.svelte";
import LinkButton from "../src/game/LinkButton.svelte";
import QrCode from "../src/lib/QrCode.svelte";
import { FakeServer } from "./support/fakeServer";

const URL = "http://192.168.1.5:8000/t/JFf7BtpNsIXN#xwB1aaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const button = (name: string) => screen.getByRole("button", { name });
const field = () => screen.getByRole<HTMLInputElement>("textbox");

let copied: string[];
beforeEach(() => {
  copied = [];
  new FakeServer({});
  Object.assign(document, { execCommand: () => false });
});

/** What this page's browser can do. */
function browser(can: { clipboard?: boolean; share?: (data: ShareData) => Promise<void> }): void {
  const writeText = async (text: string) => void copied.push(text);
  const { share } = can;
  const clipboard = can.clipboard ? { writeText } : undefined;
  vi.stubGlobal("navigator", { clipboard, ...(share ? { share } : {}) });
}

/** The command that copies the selection: all that pages without https have. */
function copies(): void {
  const execCommand = (): boolean => {
    copied.push(document.querySelector("textarea")!.value);
    return true;
  };
  Object.assign(document, { execCommand });
}

test("a link is copied", async () => {
  browser({ clipboard: true });
  render(CopyLink, { label: "Link for Ben", url: URL });
  await fireEvent.click(button("Copy: Link for Ben"));
  await waitFor(() => button("Copied: Link for Ben"));
  expect(copied).toEqual([URL]);
});

test("a link is copied without https, too", async () => {
  browser({});
  copies();
  render(CopyLink, { label: "Link for Ben", url: URL });
  await fireEvent.click(button("Copy: Link for Ben"));
  await waitFor(() => button("Copied: Link for Ben"));
  expect(copied).toEqual([URL]);
  expect(document.querySelector("textarea")).toBeNull();
});

test("what cannot be copied is selected, and said", async () => {
  browser({});
  render(CopyLink, { label: "Link for Ben", url: URL });
  await fireEvent.click(button("Copy: Link for Ben"));
  await screen.findByText(/^Copying does not work here\. The link is selected/);
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, URL.length]);
  expect(button("Copy: Link for Ben")).toBeTruthy();
});

test("the share sheet is offered where there is one", async () => {
  browser({});
  const { unmount } = render(CopyLink, { label: "Link for Ben", url: URL });
  expect(screen.queryByRole("button", { name: "Share: Link for Ben" })).toBeNull();
  unmount();
  const shared: ShareData[] = [];
  browser({ share: async (data) => void shared.push(data) });
  render(CopyLink, { label: "Link for Ben", url: URL });
  await fireEvent.click(button("Share: Link for Ben"));
  expect(shared).toMatchObject([{ url: URL }]);
  expect(copied).toEqual([]);
});

test("who closes the share sheet gets no reproach; where it fails, the link is copied", async () => {
  const failing = vi.fn().mockRejectedValueOnce(new DOMException("", "AbortError"));
  failing.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  browser({ clipboard: true, share: failing });
  render(CopyLink, { label: "Link for Ben", url: URL });
  await fireEvent.click(button("Share: Link for Ben"));
  await waitFor(() => expect(failing).toHaveBeenCalledTimes(1));
  expect(copied).toEqual([]);
  await fireEvent.click(button("Share: Link for Ben"));
  await waitFor(() => expect(copied).toEqual([URL]));
});

test("a button without a field shows one where nothing works", async () => {
  browser({});
  render(LinkButton, { words: "Link for watching", url: URL });
  await fireEvent.click(button("Link for watching"));
  await screen.findByText(/^Copying does not work here/);
  expect(field().value).toBe(URL);
  expect(document.activeElement).toBe(field());
});

test("a button shares on a phone, and copies with a mouse", async () => {
  const share = vi.fn(async () => undefined);
  browser({ clipboard: true, share });
  render(LinkButton, { words: "Link for watching", url: URL });
  await fireEvent.click(button("Link for watching"));
  await waitFor(() => button("Copied"));
  expect(share).not.toHaveBeenCalled();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await fireEvent.click(button("Copied"));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(copied).toEqual([URL]);
});

test("a link for this computer alone has no code for other devices", () => {
  browser({});
  render(CopyLink, { label: "Link for Ben", url: "http://127.0.0.1:8000/t/abc#two" });
  expect(screen.queryByRole("button", { name: "QR code: Link for Ben" })).toBeNull();
});

test("a text that is no link is copied, not followed", async () => {
  browser({ clipboard: true, share: async () => undefined });
  render(CopyLink, { label: "My key", url: "k3Ry-7" });
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await fireEvent.click(button("Copy: My key"));
  await waitFor(() => expect(copied).toEqual(["k3Ry-7"]));
});

test("the code is shown and hidden again", async () => {
  browser({});
  render(CopyLink, { label: "Link for Ben", url: URL });
  await fireEvent.click(button("QR code: Link for Ben"));
  await screen.findByRole("img", { name: "QR code: Link for Ben" });
  await fireEvent.click(button("QR code: Link for Ben"));
  expect(screen.queryByRole("img")).toBeNull();
});

test.each([URL, `https://marrakesh.example/t/${"x".repeat(300)}`, "http://[fd00::1]/t/ü#é"])(
  "a camera reads it: %s",
  (text) => {
    render(QrCode, { text, label: "code" });
    expect(scanned(screen.getByRole("img"))).toBe(text);
  },
);

/** What a camera reads from a drawing of black rectangles on white. */
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

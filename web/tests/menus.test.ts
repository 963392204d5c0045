// The settings, a group of choices, and notifications.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import SettingsMenu from "../src/game/SettingsMenu.svelte";
import SegmentedControl from "../src/lib/SegmentedControl.svelte";
import { lasting, settings, still } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import { notify, notificationPermission } from "../src/notices/notifications.svelte";

describe("the settings", () => {
  async function open(): Promise<HTMLElement> {
    render(SettingsMenu);
    const button = screen.getByRole("button", { name: t("start-settings") });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    return button;
  }
  const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

  test("show the current choices, which can be changed", async () => {
    await open();
    const groups = screen
      .getAllByRole("group")
      .map((one) => one.querySelector("legend")!.textContent);
    expect(groups).toEqual(["language", "theme", "speed"].map((key) => t(`start-${key}`)));
    for (const name of ["English", t("start-theme-system"), t("start-speed-normal")])
      expect([name, radio(name).checked]).toEqual([name, true]);
    await fireEvent.click(radio(t("start-theme-dark")));
    await fireEvent.click(radio(t("start-speed-slow")));
    expect([settings.theme, settings.speed]).toEqual(["dark", "slow"]);
    expect(radio(t("start-theme-dark")).checked).toBe(true);
    expect(screen.getByText("Nederlands").lang).toBe("nl");
    const hints = screen.getByRole<HTMLSelectElement>("combobox", { name: t("start-hints") });
    expect([...hints.options].map(({ text }) => text)).toEqual(
      ["apprentice", "journeyman", "merchant", "expert", "master"].map((one) => t(`level-${one}`)),
    );
    expect(JSON.parse(localStorage["marrakesh-settings"] as string)).toMatchObject({
      ...{ theme: "dark", speed: "slow" },
    });
  });

  test("close with their button, with Escape, and on focus or clicks elsewhere", async () => {
    const button = await open();
    const panel = () => document.getElementById("settings-panel");
    await fireEvent.pointerDown(panel()!);
    expect(panel()).toBeTruthy();
    await fireEvent.click(button);
    expect(panel()).toBeNull();
    await fireEvent.click(button);
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    await fireEvent.keyDown(panel()!, { key: "1" });
    expect(heard).not.toHaveBeenCalled(); // the table has its own keys
    await fireEvent.keyDown(panel()!, { key: "Escape" });
    expect([panel(), document.activeElement]).toEqual([null, button]);
    await fireEvent.keyDown(button, { key: "1" });
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener("keydown", heard);
    await fireEvent.click(button);
    await fireEvent.pointerDown(document.body);
    expect(panel()).toBeNull();
    await fireEvent.click(button);
    await fireEvent.focusIn(document.body);
    expect(panel()).toBeNull();
  });

  test("determine how long animations last", () => {
    const lasts = (["none", "fast", "normal", "slow"] as const).map((speed) => {
      settings.speed = speed;
      return [still(), lasting(100)];
    });
    expect(lasts).toEqual([
      [true, 0],
      [false, 50],
      [false, 100],
      [false, 200],
    ]);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect([still(), lasting(100)]).toEqual([true, 0]);
  });
});

test("the legend of a group of choices can be for screen readers only", async () => {
  const onchoose = vi.fn();
  const choices = [1, 2].map((name) => ({ name, title: `Number ${name}` }));
  const { rerender } = render(SegmentedControl, { legend: "Which", choices, value: 2, onchoose });
  expect(screen.getByText("Which").className).not.toContain("unseen");
  await fireEvent.click(screen.getByRole("radio", { name: "Number 1" }));
  expect(onchoose).toHaveBeenCalledWith(1);
  await rerender({ value: 1, unseen: true });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Number 1" }).checked).toBe(true);
  expect(screen.getByText("Which").className).toContain("unseen");
});

describe("notifications", () => {
  let shown: { text: string; tag: string; closed: boolean; onclick?: () => void }[];
  let away: boolean;

  class FakeNotification {
    static permission = "granted";
    static requestPermission = vi.fn(async () => (FakeNotification.permission = "denied"));
    closed = false;
    tag: string;
    constructor(
      readonly text: string,
      { tag }: { tag: string },
    ) {
      this.tag = tag;
      shown.push(this);
    }
    close(): void {
      this.closed = true;
    }
  }

  beforeEach(() => {
    [shown, away] = [[], true];
    FakeNotification.permission = "granted";
    vi.stubGlobal("Notification", FakeNotification);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => away);
    vi.spyOn(document, "hasFocus").mockImplementation(() => !away);
  });

  test("appear while the page is out of sight, with only the latest for each table", () => {
    notify("Your turn.", "a");
    notify("Your turn again.", "a");
    notify("Here, too.", "b");
    expect(shown.map(({ text, closed }) => [text, closed])).toEqual([
      ["Your turn.", true],
      ["Your turn again.", false],
      ["Here, too.", false],
    ]);
    dispatchEvent(new Event("focus"));
    expect(shown.every(({ closed }) => closed)).toBe(true);
    away = false;
    notify("You see it.", "a");
    expect(shown).toHaveLength(3);
  });

  test("open their table when clicked", () => {
    const open = vi.fn();
    notify("Your turn.", "a", open);
    shown[0]!.onclick!();
    expect([shown[0]!.closed, open.mock.calls.length]).toEqual([true, 1]);
  });

  test("appear only with permission, which is requested once", async () => {
    FakeNotification.permission = "default";
    notify("Your turn.", "a");
    expect(shown).toEqual([]);
    await notificationPermission.ask();
    expect([
      FakeNotification.requestPermission.mock.calls.length,
      notificationPermission.current,
    ]).toEqual([1, "no"]);
  });

  test("fail silently on phones without support", () => {
    vi.stubGlobal(
      "Notification",
      Object.assign(
        function fails() {
          throw new TypeError("Illegal constructor");
        },
        { permission: "granted" },
      ),
    );
    expect(() => notify("Your turn.", "a")).not.toThrow();
  });
});

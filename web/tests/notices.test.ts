// Turn notifications: the button, the service worker, a screen that stays on, vibration.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Snapshot } from "../src/api/messages";
import { routeOf } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import { noteFinished } from "../src/game/finishedGames";
import InstallOffer from "../src/notices/InstallOffer.svelte";
import MailForm from "../src/notices/MailForm.svelte";
import MailPage from "../src/notices/MailPage.svelte";
import { notificationPermission } from "../src/notices/notifications.svelte";
import { follow, turnOn } from "../src/notices/push.svelte";
import PushButton from "../src/notices/PushButton.svelte";
import { TurnAlerts, vibrate } from "../src/notices/turnAlerts";
import { WakeLock } from "../src/notices/wakeLock";
import { FakeServer, refused } from "./support/fakeServer";

const KEY = "BKey-_8"; // base64url
const BYTES = Uint8Array.from([4, 167, 178, 251, 255]);

/** A browser that supports push notifications, and the server. */
class Phone {
  asked = vi.fn(async () => this.answer);
  answer: NotificationPermission = "granted";
  subscription: Record<string, unknown> | null = null;
  unsubscribed = 0;
  posted: [string, unknown][] = [];
  registered = vi.fn(async () => this.registration);
  shown: { close: () => void }[] = [];
  registration = {
    getNotifications: async () => this.shown,
    pushManager: {
      getSubscription: async () => this.subscription,
      subscribe: vi.fn(async (_: unknown) => (this.subscription = this.#made())),
    },
  };

  constructor(readonly key = BYTES) {
    const Notification = { permission: "default", requestPermission: this.asked };
    this.asked.mockImplementation(async () => (Notification.permission = this.answer));
    vi.stubGlobal("Notification", Notification);
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("PushManager", Object);
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      const path = new URL(url, "http://x").pathname;
      if (path === "/api/notices") return Response.json({ push: KEY });
      this.posted.push([path, JSON.parse(init.body as string)]);
      return new Response(null, { status: 204 });
    });
    const register = this.registered;
    const serviceWorker = {
      register,
      ready: Promise.resolve(),
      getRegistration: async () => this.registration,
    };
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
    notificationPermission.current = "ask";
  }

  #made(): Record<string, unknown> {
    return {
      endpoint: "https://push.example/1",
      options: { applicationServerKey: this.key.buffer },
      toJSON: () => ({ keys: { p256dh: "their key", auth: "their secret" } }),
      unsubscribe: async () => {
        this.unsubscribed += 1;
        this.subscription = null;
      },
    };
  }
}

const button = () => screen.queryByRole("button");

describe("the notification button", () => {
  test("subscribes and unsubscribes, and shows whether notifications are on", async () => {
    const phone = new Phone();
    render(PushButton, { table: "abc" });
    await fireEvent.click(screen.getByRole("button", { name: t("play-menu-notify") }));
    await screen.findByText(t("notices-on"));
    const options = { userVisibleOnly: true, applicationServerKey: KEY };
    expect(phone.registration.pushManager.subscribe).toHaveBeenCalledWith(options);
    const browser = { p256dh: "their key", auth: "their secret" };
    expect(phone.posted).toEqual([
      ["/api/tables/abc/push", { endpoint: "https://push.example/1", ...browser }],
    ]);
    expect(settings.notices).toBe(true);
    const stop = screen.getByRole<HTMLButtonElement>("button", { name: t("notices-turn-off") });
    await vi.waitFor(() => expect(stop.disabled).toBe(false));
    await fireEvent.click(stop);
    await screen.findByRole("button", { name: t("play-menu-notify") });
    await vi.waitFor(() => expect(phone.posted).toHaveLength(2));
    expect(phone.unsubscribed).toBe(1);
    expect(phone.posted[1]).toEqual([
      "/api/tables/abc/push/stop",
      { endpoint: "https://push.example/1" },
    ]);
    expect(settings.notices).toBe(false);
  });

  test("explains that the browser has refused permission", async () => {
    const phone = new Phone();
    phone.answer = "denied";
    render(PushButton, { table: "abc" });
    await fireEvent.click(button()!);
    await screen.findByText(t("notices-denied"));
    expect([button(), phone.posted, settings.notices]).toEqual([null, [], false]);
  });

  test("reports a failed subscription", async () => {
    const phone = new Phone();
    phone.registration.pushManager.subscribe.mockRejectedValue(new DOMException("no service"));
    render(PushButton, { table: "abc" });
    await fireEvent.click(button()!);
    expect((await screen.findByRole("alert")).textContent).toContain(t("notices-failed"));
    expect([button()?.textContent.trim(), settings.notices]).toEqual([
      t("play-menu-notify"),
      false,
    ]);
  });

  test("is hidden where notifications cannot work", () => {
    new Phone();
    notificationPermission.current = "no";
    vi.stubGlobal("isSecureContext", false);
    const { container } = render(PushButton, { table: "abc" });
    expect(container.textContent.trim()).toBe("");
  });

  test("only asks for permission where Web Push is not available", async () => {
    const phone = new Phone();
    vi.stubGlobal("isSecureContext", false);
    render(PushButton, { table: "abc" });
    await fireEvent.click(button()!);
    await vi.waitFor(() => expect(button()).toBeNull());
    expect([phone.asked.mock.calls.length, phone.posted, settings.notices]).toEqual([1, [], false]);
  });

  test("becomes a hint on an iPhone if the page is not installed", () => {
    new Phone();
    notificationPermission.current = "no";
    vi.stubGlobal("isSecureContext", false);
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; ...)");
    render(PushButton, { table: "abc" });
    expect(screen.getByText(/Home Screen/)).toBeTruthy();
    expect(button()).toBeNull();
  });
});

describe("another table", () => {
  test("is followed with the same subscription if notifications are on", async () => {
    const phone = new Phone();
    await follow("xyz");
    expect(phone.posted).toEqual([]);
    await turnOn("abc");
    await follow("xyz");
    expect(phone.posted.map(([path]) => path)).toEqual([
      "/api/tables/abc/push",
      "/api/tables/xyz/push",
    ]);
    expect(phone.registration.pushManager.subscribe).toHaveBeenCalledOnce();
  });

  test("is followed too if notifications are turned on for several tables", async () => {
    const phone = new Phone();
    await turnOn("abc", "xyz");
    expect(phone.posted.map(([path]) => path)).toEqual([
      "/api/tables/abc/push",
      "/api/tables/xyz/push",
    ]);
  });

  test("is followed with a new subscription if the server's key has changed", async () => {
    const phone = new Phone(Uint8Array.from([4, 1]));
    await turnOn("abc");
    await follow("xyz");
    expect(phone.unsubscribed).toBe(1);
    expect(phone.registration.pushManager.subscribe).toHaveBeenCalledTimes(2);
  });
});

describe("the screen", () => {
  let locks: { released: boolean; release: () => void }[];
  let hidden = false;

  beforeEach(() => {
    [locks, hidden] = [[], false];
    const request = vi.fn(async () => {
      const lock = { released: false, release: () => (lock.released = true) };
      locks.push(lock);
      return lock;
    });
    Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  });
  const seen = () => document.dispatchEvent(new Event("visibilitychange"));
  const on = () => locks.filter(({ released }) => !released).length;

  test("stays on until the wake lock is closed, even if the page was hidden", async () => {
    const awake = new WakeLock();
    awake.want(true);
    awake.want(true);
    await vi.waitFor(() => expect(on()).toBe(1));
    locks[0]!.released = hidden = true; // as browsers do
    seen();
    expect(on()).toBe(0);
    hidden = false;
    seen();
    await vi.waitFor(() => expect(on()).toBe(1));
    awake.close();
    expect([on(), locks.length]).toEqual([0, 2]);
    seen();
    expect(locks.length).toBe(2);
  });

  test("stays on only while that is wanted, even if the lock is granted late", async () => {
    const awake = new WakeLock();
    seen();
    expect(locks).toHaveLength(0);
    awake.want(true);
    seen();
    await vi.waitFor(() => expect(locks).toHaveLength(1));
    awake.want(false);
    expect(on()).toBe(0);
    awake.want(true);
    awake.want(false); // before the browser has answered
    await vi.waitFor(() => expect(locks).toHaveLength(2));
    await Promise.resolve();
    expect(on()).toBe(0);
    awake.close();
  });

  test("is allowed to turn off after ten minutes without activity", async () => {
    vi.useFakeTimers();
    const awake = new WakeLock();
    awake.want(true);
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    expect(on()).toBe(1);
    awake.want(true);
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    expect(on()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(on()).toBe(0);
    awake.close();
  });

  test("stays on for players of live games with others", async () => {
    const snapshot = (kind: string, pace: string, yours = [0], over = false) =>
      ({ info: { kind, pace, over }, yours }) as Snapshot;
    const turnAlerts = new TurnAlerts("abc");
    for (const [shown, stays] of [
      [snapshot("net", "live"), 1],
      [snapshot("net", "days"), 0],
      [snapshot("screen", "live"), 1],
      [snapshot("bots", "live"), 0],
      [snapshot("net", "live", []), 0],
      [snapshot("net", "live", [0], true), 0],
    ] as const) {
      turnAlerts.snapshot(shown);
      await vi.waitFor(() => expect(on()).toBe(stays));
    }
    settings.awake = false;
    turnAlerts.snapshot(snapshot("net", "live"));
    await Promise.resolve();
    expect(on()).toBe(0);
    turnAlerts.close();
  });
});

test("a phone vibrates after a touch, unless vibration or motion is unwanted", () => {
  const vibrated = vi.fn();
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrated });
  const activation = { configurable: true, value: { hasBeenActive: false } };
  Object.defineProperty(navigator, "userActivation", activation);
  let calm = false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("coarse") || (calm && query.includes("reduced-motion")),
  }));
  vibrate();
  expect(vibrated).not.toHaveBeenCalled(); // no one has touched the page yet
  activation.value.hasBeenActive = true;
  vibrate();
  expect(vibrated).toHaveBeenCalledTimes(1);
  settings.vibrate = false;
  vibrate();
  [settings.vibrate, calm] = [true, true];
  vibrate();
  expect(vibrated).toHaveBeenCalledTimes(1);
});

test("viewing a table clears its notifications", async () => {
  const phone = new Phone();
  const close = vi.fn();
  phone.shown = [{ close }];
  const turnAlerts = new TurnAlerts("abc");
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  turnAlerts.close();
});

describe("e-mail", () => {
  const offered = { mail: true, push: KEY };

  test("is not offered by a server that sends none", async () => {
    const server = new FakeServer({ "GET notices": () => ({ ...offered, mail: false }) });
    const { container } = render(MailForm, { table: "abc" });
    await vi.waitFor(() => expect(server.paths()).toEqual(["GET notices"]));
    expect(container.textContent.trim()).toBe("");
  });

  test("can be requested, awaits confirmation, and can be stopped", async () => {
    const server = new FakeServer({
      "GET notices": () => offered,
      "GET tables/abc/mail": () => ({ state: "none" }),
      "POST tables/abc/mail": (_, body) =>
        (body as { address: string }).address === "ben@example.org"
          ? { state: "waiting" }
          : refused(400, "This is not an e-mail address."),
      "POST tables/abc/mail/stop": () => new Response(null, { status: 204 }),
    });
    render(MailForm, { table: "abc" });
    const field = await screen.findByRole<HTMLInputElement>("textbox", {
      name: t("notices-mail"),
    });
    await fireEvent.input(field, { target: { value: "ben@x" } });
    await fireEvent.submit(field.form!);
    expect((await screen.findByRole("alert")).textContent).toContain("not an e-mail address");
    await fireEvent.input(field, { target: { value: " ben@example.org " } });
    await fireEvent.submit(field.form!);
    await screen.findByText(t("notices-mail-waiting"));
    const stop = screen.getByRole<HTMLButtonElement>("button", { name: t("notices-mail-stop") });
    await vi.waitFor(() => expect(stop.disabled).toBe(false));
    await fireEvent.click(stop);
    await screen.findByRole("textbox");
    expect(server.paths().at(-1)).toBe("POST tables/abc/mail/stop");
  });

  test("is confirmed by a click, not by opening the link", async () => {
    const server = new FakeServer({ "POST mail/confirm": () => ({ table: "abc" }) });
    render(MailPage, { what: "confirm", link: "a~1~b" });
    expect(server.asked).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: t("notices-mail-yes") }));
    expect((await screen.findByRole("status")).textContent).toContain(
      t("notices-mail-done-confirm"),
    );
    expect(server.asked[0]?.body).toEqual({ link: "a~1~b" });
    expect(
      screen.getByRole("link", { name: t("notices-mail-to-table") }).getAttribute("href"),
    ).toBe("/t/abc");
  });

  test("stops when the link to stop it is opened", async () => {
    const server = new FakeServer({
      "POST mail/stop/a~0~b": () => new Response(null, { status: 204 }),
    });
    render(MailPage, { what: "stop", link: "a~0~b" });
    expect((await screen.findByRole("status")).textContent).toContain(t("notices-mail-done-stop"));
    expect(server.asked).toHaveLength(1);
  });

  test("shows the server's message for a link that is not valid", async () => {
    new FakeServer({ "POST mail/stop/x": () => refused(404, "This link is too old.") });
    render(MailPage, { what: "stop", link: "x" });
    expect((await screen.findByRole("alert")).textContent).toBe("This link is too old.");
  });

  test("has its own addresses", () => {
    expect(routeOf("/mail/stop/a~0~b")).toEqual({ page: "mail", what: "stop", link: "a~0~b" });
    for (const path of ["/mail", "/mail/stop", "/mail/other/x", "/mail/stop/x/y"])
      expect(routeOf(path)).toEqual({ page: "lost" });
  });
});

test("installing is offered once, after the first finished game", async () => {
  const event = Object.assign(new Event("beforeinstallprompt"), { prompt: vi.fn(async () => {}) });
  const install = (): HTMLElement | null =>
    screen.queryByRole("button", { name: t("notices-install-go") });
  dispatchEvent(event);
  const { rerender } = render(InstallOffer, { table: "first" });
  expect(install()).toBeNull();
  noteFinished("first");
  noteFinished("second");
  await rerender({ table: "second" });
  expect(install()).toBeNull();
  await rerender({ table: "first" });
  await fireEvent.click(screen.getByRole("button", { name: t("notices-install-never") }));
  expect(install()).toBeNull();
  dispatchEvent(event);
  await rerender({ table: "" });
  await rerender({ table: "first" });
  expect(install()).toBeNull();
  expect(event.prompt).not.toHaveBeenCalled();
  dispatchEvent(new Event("appinstalled")); // tests share the page, and with it the offer
});

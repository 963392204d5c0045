// The shell: the page for each address, in the chosen language and colours.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import App from "../src/App.svelte";
import { router } from "../src/lib/router.svelte";
import { prefer } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import { FakeServer, refused } from "./support/fakeServer";
import { FakeSocket } from "./support/fakeSocket";
import { OFFER } from "./support/sampleChoices";

let server: FakeServer;
beforeEach(() => {
  FakeSocket.install();
  server = new FakeServer({
    "GET offer": () => OFFER,
    "GET tables": () => [],
    "POST mine": () => [],
  });
});

function at(path: string): void {
  history.replaceState(null, "", path);
  render(App);
}

describe("an address", () => {
  test.each([
    ["/", () => screen.findByRole("heading", { name: t("start-new-game") })],
    ["/t/abc", () => screen.findByText(t("play-loading"))],
    ["/replay/abc", () => screen.findByRole("heading", { name: t("end-replay") })],
    ["/rules", () => screen.findByRole("searchbox")],
    ["/elsewhere", () => screen.findByRole("link", { name: t("start-to-start") })],
  ])("leads to its page: %s", async (path, found) => {
    at(path);
    expect(await found()).toBeTruthy();
    expect(screen.getAllByRole("main")).toHaveLength(1);
  });
});

test("a page takes the focus when it opens, except for the first one", async () => {
  at("/elsewhere");
  const main = await screen.findByRole("main");
  expect(main.hasAttribute("tabindex")).toBe(false);
  router.go("/replay/abc");
  expect(await screen.findByRole("heading", { name: t("end-replay") })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  screen.getByRole("main").blur();
  expect(screen.getByRole("main").hasAttribute("tabindex")).toBe(false);
});

test("going to another table connects to it", async () => {
  at("/t/abc");
  await screen.findByText(t("play-loading"));
  expect(FakeSocket.last.address).toMatch(/\/api\/tables\/abc\/socket$/);
  router.go("/t/other");
  await waitFor(() => expect(FakeSocket.last.address).toMatch(/tables\/other\/socket$/));
});

test("the page adopts the chosen language, colours and speed", async () => {
  prefer({ theme: "dark", speed: "slow" });
  at("/elsewhere");
  await screen.findByRole("main");
  const root = document.documentElement;
  expect([root.lang, root.dataset.theme]).toEqual(["en", "dark"]);
  expect(root.style.getPropertyValue("--move")).toBe("600ms");
  expect(root.style.getPropertyValue("--speed")).toBe("2");
  prefer({ lang: "nl", theme: "system", speed: "none" });
  await waitFor(() => expect(root.lang).toBe("nl"));
  expect(root.dataset.theme).toBeUndefined();
  expect(root.style.getPropertyValue("--move")).toBe("0ms");
  expect(root.style.getPropertyValue("--speed")).toBe("0");
});

describe("learning by playing", () => {
  test("starts a first game with the guide", async () => {
    server.answers["POST tables"] = () => ({
      table: "abc",
      links: [{ seats: [0], names: [""], token: "s3cret" }],
    });
    at("/learn");
    await waitFor(() => expect(location.pathname + location.search).toBe("/t/abc"));
    const request = server.asked.find(({ path }) => path === "POST tables")!.body;
    expect(request).toMatchObject({ kind: "bots", guided: true, rules: { first_game: true } });
  });

  test("reports a failure, and can be tried again", async () => {
    server.answers["POST tables"] = () => refused(429, "Too many tables.");
    at("/learn");
    expect((await screen.findByRole("alert")).textContent).toBe("Too many tables.");
    const tables = () => server.paths().filter((path) => path === "POST tables").length;
    const before = tables();
    await fireEvent.click(screen.getByRole("button", { name: t("learn-again") }));
    await waitFor(() => expect(tables()).toBe(before + 1));
  });
});

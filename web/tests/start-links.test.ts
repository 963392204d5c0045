import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

// A fresh page for each test: its own memory must not leak into the next one.
let links: typeof import("../src/game/mySeats");
let routing: typeof import("../src/lib/router.svelte");
let stop = () => {};

beforeEach(newPage);
afterEach(() => {
  stop();
  stop = () => {};
});

async function newPage(): Promise<void> {
  vi.resetModules();
  links = await import("../src/game/mySeats");
  routing = await import("../src/lib/router.svelte");
}

function open(address: string): void {
  history.replaceState(null, "", address);
  stop = routing.router.start();
}

function link(table: string, token: string) {
  return { table, token, seats: [0], names: ["Amina"] };
}

function block(): void {
  for (const what of ["localStorage", "sessionStorage"] as const)
    vi.spyOn(window, what, "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
}

describe("links to your own seats", () => {
  test("survive closing the page, the newest first", async () => {
    links.keep(link("old", "a"));
    links.keep(link("new", "b"));
    sessionStorage.clear();
    await newPage();
    expect(links.mine().map(({ table }) => table)).toEqual(["new", "old"]);
    expect(links.tokenOf("old")).toBe("a");
    expect(links.tokenOf("another")).toBe("");
  });

  test("are kept per tab for two seats of one table, even after a reload", async () => {
    links.play("table", "mine");
    links.keep(link("table", "mine"));
    links.keep(link("table", "of the other tab"));
    expect(links.tokenOf("table")).toBe("mine");
    await newPage();
    expect(links.tokenOf("table")).toBe("mine");
  });

  test("stay removed, even if a rematch has the same token", () => {
    links.keep(link("first", "a"));
    links.keep(link("rematch", "a"));
    links.forget("first", "a");
    expect(links.mine().map(({ table }) => table)).toEqual(["rematch"]);
    expect(links.isGone("first", "a")).toBe(true);
    expect(links.isGone("rematch", "a")).toBe(false);
    links.keep(link("first", "a")); // opened again by its link
    expect(links.isGone("first", "a")).toBe(false);
  });

  test("keep their invitations and names when opened again", () => {
    const invitations = [{ seats: [1], names: [""], token: "", ticket: "b" }];
    links.keep({ ...link("table", "a"), invitations });
    links.keep({ table: "table", token: "a", seats: [], names: [] });
    expect(links.mine()[0]).toMatchObject({ seats: [0], names: ["Amina"], invitations });
  });

  test("last as long as the page where storage is blocked", () => {
    block();
    expect(links.keep(link("table", "a"))).toBe(false);
    links.play("table", "a");
    expect(links.tokenOf("table")).toBe("a");
    expect(links.mine()).toHaveLength(1);
  });

  test("have a token that is made before it is sent, and is stable across retries", async () => {
    const token = links.tokenFor("table", "ticket");
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(links.mine()).toEqual([]);
    expect(links.tokenOf("table")).toBe("");
    await newPage();
    expect(links.tokenFor("table", "ticket")).toBe(token);
    expect(links.tokenFor("table", "another")).not.toBe(token);
    expect(links.takenWith("table", "ticket")).toBe("");
    links.keep({ table: "table", token, seats: [1], names: ["Ben"], ticket: "ticket" });
    expect(links.takenWith("table", "ticket")).toBe(token);
    expect(links.mine()).toMatchObject([{ token, seats: [1] }]);
  });

  test("still lead from a removed game's address to the seat", () => {
    links.keep({ ...link("table", "a"), ticket: "ticket" });
    links.forget("table", "a");
    expect(links.mine()).toEqual([]);
    expect(links.tokenOf("table")).toBe("a");
    expect(links.takenWith("table", "ticket")).toBe("a");
  });

  test("replace an older ticket for a seat with a newer one", () => {
    const invited = (seat: number, ticket: string) => ({
      seats: [seat],
      names: [""],
      token: "",
      ticket,
    });
    links.keep({ ...link("table", "a"), invitations: [invited(1, "b"), invited(2, "c")] });
    links.keepInvitation("table", "a", invited(1, "d"));
    expect(links.mine()[0]?.invitations).toEqual([invited(2, "c"), invited(1, "d")]);
  });

  test("report in advance whether they will last", () => {
    expect(links.remembers()).toBe(true);
    block();
    expect(links.remembers()).toBe(false);
  });

  test("survive corrupt storage", async () => {
    localStorage.setItem("marrakesh-mine", '[3, {"table": "x"}, null]');
    await newPage();
    expect(links.mine()).toEqual([]);
    expect(links.keep(link("table", "a"))).toBe(true);
    expect(links.mine()).toHaveLength(1);
  });
});

describe("addresses", () => {
  test.each([
    ["/", { page: "start" }],
    ["/t/abc", { page: "table", table: "abc" }],
    ["/replay/abc", { page: "replay", table: "abc" }],
    ["/rules", { page: "rules", section: "" }],
    ["/rules/souk", { page: "rules", section: "souk" }],
    ["/learn", { page: "learn" }],
    ["/t", { page: "lost" }],
    ["/t/a/b", { page: "lost" }],
    ["/elsewhere", { page: "lost" }],
    ["/t/%E0%A4%A", { page: "table", table: "%E0%A4%A" }],
  ])("are routed to the right page: %s", (path, route) => {
    expect(routing.routeOf(path)).toEqual(route);
  });

  test("contain a table's ticket in the fragment until it is used", () => {
    open("/t/abc?hints#s3cret-_x");
    expect(routing.router.route).toEqual({ page: "seat", table: "abc", ticket: "s3cret-_x" });
    expect(location.hash).toBe("#s3cret-_x");
    expect(links.mine()).toEqual([]);
    routing.router.sit("abc");
    expect(routing.router.route).toEqual({ page: "table", table: "abc" });
    expect(location.pathname + location.search + location.hash).toBe("/t/abc?hints");
  });

  test("keep the token where nothing can be stored", () => {
    open("/t/abc#s3cret");
    routing.router.sit("abc", "my-token");
    expect(routing.router.route).toEqual({ page: "table", table: "abc" });
    expect(location.hash).toBe("#my-token");
  });

  test("change without a reload when a link leads to another page of the app", () => {
    open("/");
    const click = (href: string, init: MouseEventInit = {}) => {
      document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
      let left = false;
      const last = (event: Event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener("click", last, { once: true });
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
      document.querySelector("b")!.dispatchEvent(event);
      return left ? "left to the browser" : location.pathname;
    };
    expect(click("/rules/souk")).toBe("/rules/souk");
    expect(routing.router.route).toEqual({ page: "rules", section: "souk" });
    expect(click("/api/tables/x/record")).toBe("left to the browser");
    expect(click("/learn", { ctrlKey: true })).toBe("left to the browser");
    expect(routing.router.route).toEqual({ page: "rules", section: "souk" });
  });
});

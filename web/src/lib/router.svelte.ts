// The router: the current page by URL, and client-side navigation.

import { SITE } from "../backend/site";
import { here, inside, isOurs, ROOT } from "./address";

export type Route =
  | { page: "start" }
  | { page: "table"; table: string }
  | { page: "seat"; table: string; ticket: string }
  | { page: "replay"; table: string }
  | { page: "analysis"; table: string }
  | { page: "rules"; section: string }
  | { page: "learn" }
  | { page: "proof" }
  | { page: "tables" }
  | { page: "me" }
  | { page: "person"; tag: string }
  | { page: "mail"; what: "confirm" | "stop"; link: string }
  | { page: "lost" };

/** Return the route of a path; the fragment of a table's path is a ticket. */
export function routeOf(path: string, ticket = ""): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (SITE && ["mail", "tables", "me", "p"].includes(first)) return { page: "lost" };
  if (first === "mail" && (second === "confirm" || second === "stop") && more.length === 1)
    return { page: "mail", what: second, link: more[0]! };
  if (more.length > 0) return { page: "lost" };
  if (first === "") return { page: "start" };
  if (first === "t" && second && ticket) return { page: "seat", table: second, ticket };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "replay" && second) return { page: "replay", table: second };
  if (first === "analysis" && second) return { page: "analysis", table: second };
  if (first === "rules") return { page: "rules", section: second };
  if (["learn", "proof", "tables", "me"].includes(first) && !second)
    return { page: first as "learn" | "proof" | "tables" | "me" };
  if (first === "p" && second) return { page: "person", tag: second };
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route: Route = $state.raw({ page: "start" });

  /** Start following the address bar; return a function to stop. */
  start(): () => void {
    const follow = () => this.#arrive();
    const click = (event: MouseEvent) => this.#follow(event);
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
    document.addEventListener("click", click);
    follow();
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener("hashchange", follow);
      document.removeEventListener("click", click);
    };
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Go from a seat's page to its table. A `token` that cannot be stored stays in the address. */
  sit(table: string, token = ""): void {
    history.replaceState(history.state, "", tablePath(table, token, here().search));
    this.route = { page: "table", table };
  }

  #arrive(): void {
    const { pathname, hash } = here();
    const route = routeOf(pathname, decoded(hash.slice(1)));
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
  }

  /** Follow internal links without a page load. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (!isOurs(url)) return;
    const { pathname, search, hash } = inside(url);
    if (pathname === here().pathname && hash && routeOf(pathname).page !== "table") return;
    event.preventDefault();
    this.go(ROOT + pathname.slice(1) + search + hash);
  }
}

export const router = new Router();

/** Return the path of a table's page; a seat's ticket is in the fragment, which is never sent. */
export function tablePath(table: string, ticket = "", search = ""): string {
  return `${ROOT}t/${encodeURIComponent(table)}${search}${ticket && `#${encodeURIComponent(ticket)}`}`;
}

export function replayPath(table: string, search = ""): string {
  return `${ROOT}replay/${encodeURIComponent(table)}${search}`;
}

/** Return the path of a game's analysis; `seat` is the seat to show to viewers, who have none. */
export function analysisPath(table: string, seat = 0): string {
  return `${ROOT}analysis/${encodeURIComponent(table)}${seat > 0 ? `?seat=${seat}` : ""}`;
}

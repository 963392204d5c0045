/** Addresses of our pages. A static file server has no files at their paths, so without our own
 * server a page's whole address is in the fragment: `#/rules/tower` instead of `/rules/tower`. */
import { SITE } from "../backend/site";

/** Prefix of every page's address. */
export const ROOT = SITE ? "#/" : "/";

interface Parts {
  pathname: string;
  search: string;
  hash: string;
}

/** Return a page's address as it would be on a server: path, search and fragment. */
export function inside(address: Parts): Parts {
  return SITE ? new URL(address.hash.slice(1) || "/", location.origin) : address;
}

/** Whether a link leads to one of our pages. */
export function isOurs(link: URL): boolean {
  if (link.origin !== location.origin) return false;
  if (SITE) return link.pathname === location.pathname && link.hash.startsWith("#/");
  return !link.pathname.startsWith("/api/");
}

/** Return the address of the current page. */
export function here(): Parts {
  return inside(location);
}

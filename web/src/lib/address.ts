/** The addresses of our pages. A plain file server knows only its folder, so without a server of our
 * own the whole address of a page is in the fragment: `#/rules/tower` instead of `/rules/tower`. */
import { SITE } from "../backend/site";

/** What every address of a page begins with. */
export const ROOT = SITE ? "#/" : "/";

interface Parts {
  pathname: string;
  search: string;
  hash: string;
}

/** A page's address as if it had a server: path, search and fragment. */
export function inside(address: Parts): Parts {
  return SITE ? new URL(address.hash.slice(1) || "/", location.origin) : address;
}

/** Whether a link leads to a page of ours. */
export function isOurs(link: URL): boolean {
  if (link.origin !== location.origin) return false;
  if (SITE) return link.pathname === location.pathname && link.hash.startsWith("#/");
  return !link.pathname.startsWith("/api/");
}

/** The address of the current page. */
export function here(): Parts {
  return inside(location);
}

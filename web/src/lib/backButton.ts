/** The browser's Back button as a way to close open panels before leaving the page: one extra
    history entry for the same page represents all of them. */

import { here } from "./address";

interface Entry {
  guard?: boolean;
}

/** Call `close` on Back; it must close the topmost open panel and return whether there was one.
 * Return a function that stops this. */
export function closedByBack(close: () => boolean): () => void {
  const guards = (): boolean => Boolean((history.state as Entry | null)?.guard);
  const stand = (): void => history.pushState({ guard: true } satisfies Entry, "");
  const { pathname } = here();
  const went = (): void => {
    // Another page: its own panels are closed, and a second step back would skip it.
    if (here().pathname !== pathname || guards()) return;
    if (close()) stand();
    else history.back();
  };
  if (!guards()) stand();
  addEventListener("popstate", went);
  return () => removeEventListener("popstate", went);
}

/** The browser's Back closes what is open before it leaves the page: an entry of the history that
    shows the same page stands for all of it. */

interface Entry {
  guard?: boolean;
}

/** `close` closes the topmost thing that is open and says whether there was one. */
export function closedByBack(close: () => boolean): () => void {
  const guards = (): boolean => Boolean((history.state as Entry | null)?.guard);
  const stand = (): void => history.pushState({ guard: true } satisfies Entry, "");
  const went = (): void => {
    if (guards()) return;
    if (close()) stand();
    else history.back();
  };
  if (!guards()) stand();
  addEventListener("popstate", went);
  return () => removeEventListener("popstate", went);
}

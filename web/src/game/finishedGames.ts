// The first games that the user has finished, stored in this browser: newcomers get more help.

import { stored } from "../lib/storage";

/** As many games as make a player familiar with the setup. */
const FAMILIAR = 2;

const finished = stored<string[]>("marrakesh-finished", (found) =>
  Array.isArray(found) ? found.filter((table) => typeof table === "string") : [],
);

/** Record a finished game, if it is one of the first. */
export function noteFinished(table: string): void {
  const tables = finished.read();
  if (tables.length < FAMILIAR && !tables.includes(table)) finished.write([...tables, table]);
}

/** Whether the user has finished too few games to lay out a board without help. */
export function isNewcomer(): boolean {
  return finished.read().length < FAMILIAR;
}

/** Whether this is the first game that the user has finished. */
export function isFirstFinished(table: string): boolean {
  return finished.read()[0] === table;
}

/** Real games, made by games.py in this folder. */
import { execFileSync } from "node:child_process";

export function realGames(name: string): unknown {
  const made = execFileSync("../.venv/bin/python", ["tests/support/games.py", name], {
    maxBuffer: 1e9,
  });
  return JSON.parse(made.toString());
}

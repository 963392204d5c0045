// Whole boards in words: everything on them, with its explanation.
import { beforeEach, expect, test, vi } from "vitest";
import { outline } from "../support/outline";
import { bot, drawn, small, tables } from "./boards";

beforeEach(() => void vi.useFakeTimers());

const BOARDS: [name: string, draw: () => Element][] = [
  ["in a game with everything", () => drawn(tables["essential, all modules"]!)],
  ["in a plain game", () => drawn(tables["deluxe"]!, 1)],
  ["while it is laid out", () => drawn(tables["start, all modules"]!)],
  ["of the Pashabot", () => bot(tables["pashabot"]!)],
  ["of the simplified Pashabot", () => bot(tables["simplified"]!)],
  ["of others", () => small(tables["deluxe, all modules"]!, 1)],
  ["of the Pashabot, small", () => small(tables["pashabot"]!, 1)],
];

test.each(BOARDS)("the board %s matches its outline", async (name, draw) => {
  const board = draw();
  await Promise.resolve();
  await expect(outline(board)).toMatchFileSnapshot(`../outlines/board ${name}.txt`);
});

/** The one way from the pages to the game: a server, or the engine in this browser. Both are asked the same and answer the same (docs/messages.md). */
import { LocalBackend } from "./localBackend";
import { serverBackend } from "./serverBackend";
import { SITE } from "./site";
import type { Backend } from "./types";

export const backend: Backend = SITE ? new LocalBackend() : serverBackend;

/** The pages' only interface to the game: a server or the engine in this browser, with the same
 * requests and answers (docs/messages.md). */
import { LocalBackend } from "./localBackend";
import { serverBackend } from "./serverBackend";
import { SITE } from "./site";
import type { Backend } from "./types";

export const backend: Backend = SITE ? new LocalBackend() : serverBackend;

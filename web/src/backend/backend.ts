/** The one door between the pages and the game: a server on the net, or the engine in this browser.
 * Both are asked the same and answer the same (docs/messages.md). */
import { Near } from "./localBackend";
import { net } from "./serverBackend";
import { SITE } from "./site";
import type { Door } from "./types";

export const door: Door = SITE ? new Near() : net;

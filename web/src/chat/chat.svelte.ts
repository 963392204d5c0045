/** What was said at a table, as far as this page was told. */
import type { ChatUpdate, ChatMessage, Snapshot } from "../api/messages";
import { storedText, type Stored } from "../lib/storage";

/** Milliseconds for which something new shows beside its speaker. */
const FRESH = 7000;
/** The server's limit, in code points. */
export const LONGEST = 300;

/** Whether what the players say is shown here; to spectators only if the table's maker allowed it. */
export function mayRead({ info, yours }: Snapshot): boolean {
  return info.talk !== "none" && (yours.length > 0 || info.public_talk);
}

export class Chat {
  /** In the order in which it was said, which may not be that in which it was told. */
  said: ChatMessage[] = $state.raw([]);
  watching = $state(0);
  /** What others said and nobody has read here yet. */
  unread: ChatMessage[] = $state.raw([]);
  /** What was said just now. */
  fresh: ChatMessage | null = $state.raw(null);
  #open = $state(false);
  #told = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last thing that was read here was said. */
  readonly #readUntil: Stored<string>;

  constructor(table: string) {
    this.#readUntil = storedText(`marrakesh-read-${table}`);
  }

  get open(): boolean {
    return this.#open;
  }

  set open(open: boolean) {
    this.#open = open;
    this.#read();
  }

  /** Take in what is told; after a reconnect it is told once more. */
  hear({ said, watching }: ChatUpdate, yours: readonly number[]): void {
    this.watching = watching;
    const known = new Set(this.said.map(({ id }) => id));
    const news = said.filter(({ id }) => !known.has(id));
    this.said = [...this.said, ...news].sort((a, b) => a.at - b.at);
    const before = this.#told ? -1 : Number(this.#readUntil.read());
    const foreign = news.filter(({ seat, at }) => !yours.includes(seat) && at > before);
    this.unread = [...this.unread, ...foreign];
    if (this.#told) this.#show(foreign.at(-1));
    this.#told = true;
    this.#read();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(latest: ChatMessage | undefined): void {
    if (!latest || this.#open) return;
    this.fresh = latest;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = null), FRESH);
  }

  /** Whatever is in view counts as read. */
  #read(): void {
    if (!this.#open) return;
    this.unread = [];
    this.fresh = null;
    this.#readUntil.write(String(this.said.at(-1)?.at ?? 0));
  }
}

/** As much of a text as may be said at once; nothing that is one sign is cut in two. */
export function cut(text: string): string {
  let length = 0;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > LONGEST) break;
    kept += segment;
  }
  return kept;
}

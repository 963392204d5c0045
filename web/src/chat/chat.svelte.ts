/** The chat at a table: the messages received so far, and which of them are unread. */
import type { ChatUpdate, ChatMessage, Snapshot } from "../api/messages";
import { storedText, type Stored } from "../lib/storage";

/** Milliseconds for which a new message is shown next to its author. */
const FRESH = 7000;
/** The server's limit on the length of a message, in code points. */
export const LONGEST = 300;

/** Whether the user may read the chat; without a seat, only if the table's creator allowed it. */
export function mayRead({ info, yours }: Snapshot): boolean {
  return info.talk !== "none" && (yours.length > 0 || info.public_talk);
}

export class Chat {
  /** Messages in the order they were written, even if they were received in another. */
  said: ChatMessage[] = $state.raw([]);
  watching = $state(0);
  /** Messages from others that have not yet been read in this browser. */
  unread: ChatMessage[] = $state.raw([]);
  /** The latest new message, while it is shown next to its author. */
  fresh: ChatMessage | null = $state.raw(null);
  #open = $state(false);
  #told = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the last message read in this browser. */
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

  /** Add an update's new messages, ignoring any that arrive again after a reconnection. */
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

  /** Mark all messages as read if the chat is open. */
  #read(): void {
    if (!this.#open) return;
    this.unread = [];
    this.fresh = null;
    this.#readUntil.write(String(this.said.at(-1)?.at ?? 0));
  }
}

/** Cut a text to the maximum length of a message, keeping characters whole. */
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

/** The client-side state of a table: the latest snapshot and the log. */
import type { Lang, LogEntry, Snapshot } from "../api/messages";
import {
  TableSocket,
  type ChangeRequest,
  type ConnectionState,
  type ReplyTo,
  type TableRequest,
} from "../api/tableSocket";
import { Chat } from "../chat/chat.svelte";
import { namesFor, namesOf } from "../end/result";
import { tokenOf } from "../game/mySeats";
import { settings } from "../lib/settings.svelte";
import { without } from "./log/logChapters";
import { Playback } from "./playback.svelte";
import type { Step } from "./story/steps";

/** Milliseconds after which the page reports that it is still sending. */
const SOON = 1000;

/** Callbacks for connection changes, snapshots and steps, for effects other than drawing. */
export interface Listener {
  connection?: (state: ConnectionState) => void;
  snapshot?: (snapshot: Snapshot) => void;
  step?: (step: Step) => void;
}

export class TableClient {
  /** The latest snapshot from the server. */
  snapshot: Snapshot | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  connection: ConnectionState = $state("connecting");
  /** The time of the next attempt to reconnect, or of the one in progress; 0: not lost. */
  again = $state(0);
  /** Whether the server is taking noticeably long to confirm a change. */
  sending = $state(false);
  /** Why there is nothing to show, as a sentence. */
  problem = $state("");
  /** When the latest snapshot arrived. */
  heard = $state(Date.now());
  /** By seat, the number of decisions this page knew of when it last sent a decision. */
  acted: Record<number, number> = $state.raw({});

  readonly id: string;
  readonly chat: Chat;
  readonly playback: Playback;
  readonly #socket: TableSocket;
  readonly #listener: Listener;
  /** Whether one of the user's requests is in flight. */
  #asked = $state(false);
  /** The seat that decided last, and the number of the snapshot that will show the effect. */
  #due = $state.raw({ seat: -1, seq: 0 });
  /** Whether the log is still in a language other than the chosen one. */
  #foreign = false;

  constructor(id: string, listener: Listener = {}) {
    this.id = id;
    this.chat = new Chat(id);
    this.playback = new Playback((step) => listener.step?.(step));
    this.#listener = listener;
    this.#socket = new TableSocket(id, {
      hello: () => ({
        type: "hello",
        token: tokenOf(id),
        lang: settings.lang,
        seen: this.#foreign ? 0 : this.#seen,
      }),
      snapshot: (snapshot) => this.#see(snapshot),
      company: (news) => this.chat.hear(news, this.snapshot?.yours ?? []),
      state: (state, again) => this.#note(state, again),
      refused: (sentence) => (this.problem = sentence),
    });
  }

  /** Whether a decision's effect is not visible yet, so that the old options no longer apply. */
  get busy(): boolean {
    const { seat, seq } = this.#due;
    return this.#asked || (this.snapshot?.seat === seat && this.snapshot.seq < seq);
  }

  /** The log up to the point the boards have shown. */
  readonly told: LogEntry[] = $derived.by(() => without(this.log, new Set(this.playback.unseen)));

  get names(): string[] {
    return this.snapshot ? namesOf(this.snapshot.info) : [];
  }

  /** The players' names as used in the log. */
  get called(): string[] {
    return this.snapshot ? namesFor(this.snapshot) : [];
  }

  async ask<W extends TableRequest>(request: W): Promise<ReplyTo<W>> {
    return this.#socket.ask(request);
  }

  /** Send a change; nothing else can be chosen until the reply arrives. */
  async act(request: ChangeRequest): Promise<void> {
    this.playback.skip();
    if (request.type === "move") this.acted = { ...this.acted, [request.seat]: this.#seen };
    this.#asked = true;
    const timer = setTimeout(() => (this.sending = true), SOON);
    try {
      const { seq } = await this.#socket.ask(request);
      if ("seq" in request) this.#due = { seat: request.seat, seq };
    } finally {
      clearTimeout(timer);
      this.#asked = this.sending = false;
    }
  }

  /** Reconnect without waiting any longer. */
  tryNow = (): void => this.#socket.tryNow();

  look(seat: number, alone: boolean): void {
    this.#socket.look(seat, alone);
  }

  /** Switch the language; the next snapshot contains the whole log again. */
  speak(lang: Lang): void {
    this.#foreign = true;
    this.#socket.speak({ type: "speak", lang });
  }

  close(): void {
    this.playback.stop();
    this.chat.close();
    this.#socket.close();
  }

  get #seen(): number {
    return this.log.at(-1)?.move ?? 0;
  }

  #note(state: ConnectionState, again: number): void {
    if (state !== "connecting") this.again = again;
    if (state === this.connection) return;
    this.connection = state;
    this.#listener.connection?.(state);
  }

  #see(snapshot: Snapshot): void {
    const before = this.snapshot;
    this.heard = Date.now();
    if (snapshot.taken_back === 0) this.#foreign = false;
    const kept = this.log.filter((entry) => entry.move <= snapshot.taken_back);
    const wentBack = kept.length < this.log.length;
    if (wentBack) this.acted = {};
    this.log = [...kept, ...snapshot.news];
    this.snapshot = snapshot;
    this.problem = "";
    this.playback.play(snapshot, before?.seat === snapshot.seat && !wentBack);
    this.#listener.snapshot?.(snapshot);
  }
}

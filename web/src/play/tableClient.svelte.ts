/** The client-side state of a table: the latest sight, the log, and the step being shown. */
import type { Lang, LogEntry, Snapshot, View } from "../api/messages";
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
import { GLIDE } from "../lib/panZoom";
import { lasting, settings } from "../lib/settings.svelte";
import { glides } from "./boards/cityCamera";
import { without } from "./log/logChapters";
import { shownFor, underWay } from "./story/caption";
import { stepsOf, unscored, type Step } from "./story/steps";

/** If more steps than this are queued, as when bots keep playing, only the last ones are shown. */
const MOST_STEPS = 60;
const LAST_STEPS = 12;
/** Milliseconds after which the page says that it is still sending. */
const SOON = 1000;

/** Callbacks on arrival, for effects other than drawing. */
export interface Listener {
  connection?: (state: ConnectionState) => void;
  snapshot?: (snapshot: Snapshot) => void;
  step?: (step: Step) => void;
}

export class TableClient {
  /** The latest sight from the server. */
  snapshot: Snapshot | null = $state.raw(null);
  /** What the boards draw: it follows the sight step by step. */
  shown: View | null = $state.raw(null);
  /** The step that the camera looks at, also while it is still on its way there. */
  scene: Step | null = $state.raw(null);
  /** The step that is being shown; the boards draw its view. */
  step: Step | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  connection: ConnectionState = $state("connecting");
  /** When a lost connection will be, or has been, tried again; 0: it is not lost. */
  again = $state(0);
  /** Whether a decision takes noticeably long to arrive. */
  sending = $state(false);
  /** Why there is nothing to show, in a sentence. */
  problem = $state("");
  /** Whether the final scoring waits until the end of the last season has been looked at. */
  paused = $state(false);
  /** When the latest sight arrived. */
  heard = $state(Date.now());
  /** The number of known decisions at the last decision of each of this page's seats. */
  acted: Record<number, number> = $state.raw({});

  readonly id: string;
  readonly chat: Chat;
  readonly #socket: TableSocket;
  readonly #listener: Listener;
  #queue: Step[] = $state.raw([]);
  /** Whether the pieces of the step being shown still move: nothing tells the toss before it fell. */
  #moving = $state(false);
  /** Whether a request of the person is in flight. */
  #asked = $state(false);
  /** The sight that will show a seat the effect of its last decision. */
  #due = $state.raw({ seat: -1, seq: 0 });
  /** Whether the log is still in a language other than the chosen one. */
  #foreign = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, listener: Listener = {}) {
    this.id = id;
    this.chat = new Chat(id);
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

  /** Whether the effect of a decision is not visible yet: the old options no longer apply. */
  get busy(): boolean {
    const { seat, seq } = this.#due;
    return this.#asked || (this.snapshot?.seat === seat && this.snapshot.seq < seq);
  }

  /** The log as far as the boards have shown it. */
  readonly told: LogEntry[] = $derived.by(() => {
    const ahead = this.#queue.filter((step) => step !== this.step || this.tossing);
    return without(this.log, new Set(ahead.flatMap(({ events }) => events)));
  });

  /** Whether keshis are falling through the tower. */
  get tossing(): boolean {
    return this.#moving && Boolean(this.step?.toss);
  }

  /** Whether the boards show the present: only then is there something to decide. */
  get caughtUp(): boolean {
    return this.#queue.every((step) => step === this.step) && this.shown !== null && !this.tossing;
  }

  /** Whether all steps have been shown. */
  get idle(): boolean {
    return this.#queue.length === 0 && this.shown !== null;
  }

  get names(): string[] {
    return this.snapshot ? namesOf(this.snapshot.info) : [];
  }

  /** The names as the log has them. */
  get called(): string[] {
    return this.snapshot ? namesFor(this.snapshot) : [];
  }

  async ask<W extends TableRequest>(request: W): Promise<ReplyTo<W>> {
    return this.#socket.ask(request);
  }

  /** Send a change: nothing else can be chosen until the reply arrives. */
  async act(request: ChangeRequest): Promise<void> {
    this.skip();
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

  /** Connect without waiting any longer. */
  tryNow = (): void => this.#socket.tryNow();

  look(seat: number, alone: boolean): void {
    this.#socket.look(seat, alone);
  }

  /** Switch the language; the next sight contains the whole log again. */
  speak(lang: Lang): void {
    this.#foreign = true;
    this.#socket.speak({ type: "speak", lang });
  }

  /** Show the present at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#queue = [];
    if (this.snapshot) this.shown = viewOf(this.snapshot);
    this.scene = this.step = null;
    this.#moving = false;
    this.paused = false;
  };

  /** Show the final scoring after a pause. */
  goOn(): void {
    if (this.paused) this.#nextAfterThis();
  }

  close(): void {
    clearTimeout(this.#timer);
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
    const follows = before && before.seat === snapshot.seat && !wentBack && this.shown;
    if (!follows || document.hidden || lasting(1) === 0) this.skip();
    else this.#enqueue(snapshot);
    this.#listener.snapshot?.(snapshot);
  }

  #enqueue(snapshot: Snapshot): void {
    const last = this.#queue.at(-1) ?? null;
    const own = snapshot.seat >= 0 ? [snapshot.seat] : [];
    const steps = stepsOf(last?.view ?? this.shown!, snapshot.news, own, last, snapshot.view);
    const end = steps.at(-1);
    if (!end) {
      this.#correct(last, snapshot);
      return;
    }
    end.view = viewOf(snapshot);
    if (steps[0]!.lead.length) this.#goOn(last!, steps.shift()!);
    const waiting = [...this.#queue, ...steps];
    this.#queue = waiting.length > MOST_STEPS ? waiting.slice(-LAST_STEPS) : waiting;
    if (!last || waiting.length > MOST_STEPS) this.#next();
  }

  /** Nothing more happened, but the table differs slightly from the last step's view. */
  #correct(last: Step | null, snapshot: Snapshot): void {
    if (!last) {
      this.skip();
      return;
    }
    last.view = viewOf(snapshot);
    if (this.step === last) this.shown = last.view;
  }

  /** The last step continues: extend it if it is being shown, else merge them. */
  #goOn(last: Step, more: Step): void {
    const shown = this.step === last;
    const events = shown ? more.events : [...last.events, ...more.events];
    const grown = { ...more, events, lead: shown ? more.lead : last.lead };
    this.#queue = [...this.#queue.slice(0, -1), grown];
    if (shown) this.#next();
  }

  /** Turn to the first queued step and show it when the camera is there. */
  #next(): void {
    const [step] = this.#queue;
    if (!step) {
      this.skip();
      return;
    }
    this.scene = step;
    if (glides(this.step, step)) this.#after(lasting(GLIDE), () => this.#show());
    else this.#show();
  }

  /** Show the first queued step for its duration, then the next one. */
  #show(): void {
    const step = this.#queue[0]!;
    const moves = lasting(underWay(step));
    this.#moving = moves > 0;
    this.shown = moves ? unscored(step.view, this.shown!) : step.view;
    this.step = step;
    this.#listener.step?.(step);
    this.paused = step.pause && this.snapshot!.yours.length > 0;
    if (this.paused) return;
    this.#after(moves, () => {
      this.#moving = false;
      this.shown = step.view;
      this.#after(lasting(shownFor(this.#queue)) - moves, () => this.#nextAfterThis());
    });
  }

  #nextAfterThis(): void {
    this.#queue = this.#queue.slice(1);
    this.#next();
  }

  #after(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}

/** A held action is shown as if carried out, if that reveals nothing. */
function viewOf(snapshot: Snapshot): View {
  return snapshot.foreseen ?? snapshot.view;
}

/** The client-side state of a table: the latest sight, the log, and the step being shown. */
import type { Lang, LogEntry, Snapshot, View } from "../api/messages";
import { Line, type Change, type LineState, type ReplyTo, type Wish } from "../api/tableSocket";
import { Conversation } from "../chat/chat.svelte";
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
  line?: (state: LineState) => void;
  sight?: (sight: Snapshot) => void;
  step?: (step: Step) => void;
}

export class TableState {
  /** The latest sight from the server. */
  sight: Snapshot | null = $state.raw(null);
  /** What the boards draw: it follows the sight step by step. */
  shown: View | null = $state.raw(null);
  /** The step that the camera looks at, also while it is still on its way there. */
  scene: Step | null = $state.raw(null);
  /** The step that is being shown; the boards draw its view. */
  step: Step | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  line: LineState = $state("connecting");
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
  readonly talk: Conversation;
  readonly #line: Line;
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
    this.talk = new Conversation(id);
    this.#listener = listener;
    this.#line = new Line(id, {
      hello: () => ({
        type: "hello",
        token: tokenOf(id),
        lang: settings.lang,
        seen: this.#foreign ? 0 : this.#seen,
      }),
      sight: (sight) => this.#see(sight),
      company: (news) => this.talk.hear(news, this.sight?.yours ?? []),
      state: (state, again) => this.#note(state, again),
      refused: (sentence) => (this.problem = sentence),
    });
  }

  /** Whether the effect of a decision is not visible yet: the old options no longer apply. */
  get busy(): boolean {
    const { seat, seq } = this.#due;
    return this.#asked || (this.sight?.seat === seat && this.sight.seq < seq);
  }

  /** The log as far as the boards have shown it. */
  readonly told: LogEntry[] = $derived.by(() => {
    const ahead = this.#queue.filter((step) => step !== this.step || this.tossing);
    return without(this.log, new Set(ahead.flatMap(({ happenings }) => happenings)));
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
    return this.sight ? namesOf(this.sight.info) : [];
  }

  /** The names as the log has them. */
  get called(): string[] {
    return this.sight ? namesFor(this.sight) : [];
  }

  async ask<W extends Wish>(wish: W): Promise<ReplyTo<W>> {
    return this.#line.ask(wish);
  }

  /** Send a change: nothing else can be chosen until the reply arrives. */
  async act(wish: Change): Promise<void> {
    this.skip();
    if (wish.type === "move") this.acted = { ...this.acted, [wish.seat]: this.#seen };
    this.#asked = true;
    const timer = setTimeout(() => (this.sending = true), SOON);
    try {
      const { seq } = await this.#line.ask(wish);
      if ("seq" in wish) this.#due = { seat: wish.seat, seq };
    } finally {
      clearTimeout(timer);
      this.#asked = this.sending = false;
    }
  }

  /** Connect without waiting any longer. */
  tryNow = (): void => this.#line.tryNow();

  look(seat: number, alone: boolean): void {
    this.#line.look(seat, alone);
  }

  /** Switch the language; the next sight contains the whole log again. */
  speak(lang: Lang): void {
    this.#foreign = true;
    this.#line.speak({ type: "speak", lang });
  }

  /** Show the present at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#queue = [];
    if (this.sight) this.shown = viewOf(this.sight);
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
    this.talk.close();
    this.#line.close();
  }

  get #seen(): number {
    return this.log.at(-1)?.move ?? 0;
  }

  #note(state: LineState, again: number): void {
    if (state !== "connecting") this.again = again;
    if (state === this.line) return;
    this.line = state;
    this.#listener.line?.(state);
  }

  #see(sight: Snapshot): void {
    const before = this.sight;
    this.heard = Date.now();
    if (sight.taken_back === 0) this.#foreign = false;
    const kept = this.log.filter((entry) => entry.move <= sight.taken_back);
    const wentBack = kept.length < this.log.length;
    if (wentBack) this.acted = {};
    this.log = [...kept, ...sight.news];
    this.sight = sight;
    this.problem = "";
    const follows = before && before.seat === sight.seat && !wentBack && this.shown;
    if (!follows || document.hidden || lasting(1) === 0) this.skip();
    else this.#enqueue(sight);
    this.#listener.sight?.(sight);
  }

  #enqueue(sight: Snapshot): void {
    const last = this.#queue.at(-1) ?? null;
    const own = sight.seat >= 0 ? [sight.seat] : [];
    const steps = stepsOf(last?.view ?? this.shown!, sight.news, own, last, sight.view);
    const end = steps.at(-1);
    if (!end) {
      this.#correct(last, sight);
      return;
    }
    end.view = viewOf(sight);
    if (steps[0]!.lead.length) this.#goOn(last!, steps.shift()!);
    const waiting = [...this.#queue, ...steps];
    this.#queue = waiting.length > MOST_STEPS ? waiting.slice(-LAST_STEPS) : waiting;
    if (!last || waiting.length > MOST_STEPS) this.#next();
  }

  /** Nothing more happened, but the table differs slightly from the last step's view. */
  #correct(last: Step | null, sight: Snapshot): void {
    if (!last) {
      this.skip();
      return;
    }
    last.view = viewOf(sight);
    if (this.step === last) this.shown = last.view;
  }

  /** The last step continues: extend it if it is being shown, else merge them. */
  #goOn(last: Step, more: Step): void {
    const shown = this.step === last;
    const happenings = shown ? more.happenings : [...last.happenings, ...more.happenings];
    const grown = { ...more, happenings, lead: shown ? more.lead : last.lead };
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
    this.paused = step.pause && this.sight!.yours.length > 0;
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
function viewOf(sight: Snapshot): View {
  return sight.foreseen ?? sight.view;
}

/** Brings the boards up to date step by step, showing each step for as long as it needs. */
import type { GameEvent, LogEntry, Snapshot, View } from "../api/messages";
import { GLIDE } from "../lib/panZoom";
import { lasting, settings } from "../lib/settings.svelte";
import { glides } from "./boards/cityCamera";
import { shownFor, underWay } from "./story/caption";
import { stepsOf, unscored, type Step } from "./story/steps";
import { TossClock } from "./toss/tossClock.svelte";

/** If more steps than this are queued, as when bots keep playing, only the last ones are shown. */
const MOST_STEPS = 60;
const LAST_STEPS = 12;

export class Playback {
  /** The view drawn by the boards, which follows the snapshots step by step. */
  shown: View | null = $state.raw(null);
  /** The step that the camera shows or is moving to. */
  scene: Step | null = $state.raw(null);
  /** The step being shown; the boards draw its view. */
  step: Step | null = $state.raw(null);
  /** Whether the final scoring waits until the last season's summary has been viewed. */
  paused = $state(false);
  /** Whether the user follows step by step: each one stays until they ask for the next. */
  held = $state(false);
  readonly #onstep: (step: Step) => void;
  /** The latest snapshot, where playback ends. */
  #latest: Snapshot | null = $state.raw(null);
  #queue: Step[] = $state.raw([]);
  /** The time of a toss on stage; the boards show its result only afterwards. */
  readonly toss = new TossClock();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onstep: (step: Step) => void) {
    this.#onstep = onstep;
  }

  /** Whether a toss is on stage. */
  get tossing(): boolean {
    return this.toss.times !== null;
  }

  /** Whether the boards show the present; only then can anything be decided. */
  get caughtUp(): boolean {
    return this.#queue.every((step) => step === this.step) && this.shown !== null && !this.tossing;
  }

  /** Whether all steps have been shown. */
  get idle(): boolean {
    return this.#queue.length === 0 && this.shown !== null;
  }

  /** The events not shown yet. */
  get unseen(): GameEvent[] {
    const steps = this.#queue.filter((step) => step !== this.step || this.tossing);
    return steps.flatMap(({ events }) => events);
  }

  /** Show the steps that lead to a new snapshot; skip them if it does not follow the last one, the
   * page is hidden or animations are off. With reduced motion, only tosses are shown. */
  play(snapshot: Snapshot, follows: boolean): void {
    this.#latest = snapshot;
    if (!follows || !this.shown || document.hidden || settings.speed === "none") {
      this.skip();
      return;
    }
    const last = this.#queue.at(-1) ?? null;
    const own = snapshot.seat >= 0 ? [snapshot.seat] : [];
    const all = stepsOf(last?.view ?? this.shown, snapshot.news, own, last, snapshot.view);
    const steps = lasting(1) ? all : all.filter(({ toss }) => toss);
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

  /** Show some log entries again, from the view before them to the present. Without animations, each
   * step stays until the user asks for the next. */
  again(before: View, entries: LogEntry[]): void {
    if (!this.#latest) return;
    this.skip();
    const steps = stepsOf(before, entries, [], null, this.#latest.view);
    for (const step of steps) step.pause = false;
    const end = steps.at(-1);
    if (!end) return;
    end.view = viewOf(this.#latest);
    this.shown = before;
    this.held = lasting(1) === 0;
    this.#queue = steps;
    this.#next();
  }

  /** Stop after the step being shown, or go on. */
  hold = (): void => {
    this.held = !this.held;
    if (!this.held && !this.tossing) this.#goAhead();
  };

  /** Show the next step, and stop after it. */
  advance = (): void => {
    this.held = true;
    this.#goAhead();
  };

  /** Show the present immediately. */
  skip = (): void => {
    this.stop();
    this.#queue = [];
    if (this.#latest) this.shown = viewOf(this.#latest);
    this.scene = this.step = null;
    this.paused = this.held = false;
  };

  /** Skip what moves: a toss first shows its result, everything else gives way to the present. */
  hurry(): void {
    if (this.tossing) this.toss.hurry();
    else this.skip();
  }

  /** Continue with the final scoring after the pause. */
  resume(): void {
    if (this.paused) this.#nextAfterThis();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.toss.stop();
  }

  /** Replace the last step's view with that of a snapshot without further events. */
  #correct(last: Step | null, snapshot: Snapshot): void {
    if (!last) {
      this.skip();
      return;
    }
    last.view = viewOf(snapshot);
    if (this.step === last) this.shown = last.view;
  }

  /** Continue the last step: if it is being shown, show the rest next, else merge the two. */
  #goOn(last: Step, more: Step): void {
    const shown = this.step === last;
    const events = shown ? more.events : [...last.events, ...more.events];
    const grown = { ...more, events, lead: shown ? more.lead : last.lead };
    this.#queue = [...this.#queue.slice(0, -1), grown];
    if (shown) this.#next();
  }

  /** Move the camera to the first queued step, then show the step. */
  #next(): void {
    const [step] = this.#queue;
    if (!step) {
      this.skip();
      return;
    }
    this.scene = step;
    if (!step.toss && glides(this.step, step)) this.#after(lasting(GLIDE), () => this.#show());
    else this.#show();
  }

  /** Show the first queued step for its duration, then the next one. */
  #show(): void {
    const step = this.#queue[0]!;
    this.step = step;
    this.#onstep(step);
    if (step.toss) {
      this.toss.start(() => this.#tossed(step));
      return;
    }
    const moves = lasting(underWay(step));
    this.shown = moves ? unscored(step.view, this.shown!) : step.view;
    this.paused = step.pause && this.#latest!.yours.length > 0;
    if (this.paused) return;
    this.#after(moves, () => {
      this.shown = step.view;
      this.#linger(moves);
    });
  }

  /** Show on the boards what fell out, once the stage is gone. */
  #tossed(step: Step): void {
    this.shown = step.view;
    this.#linger(0);
  }

  /** Go on to the next step once this one, of which some milliseconds are over, has been shown long
   * enough, unless playback is held. */
  #linger(over: number): void {
    this.#after(lasting(shownFor(this.#queue)) - over, () => {
      if (!this.held || this.#queue.length < 2) this.#nextAfterThis();
    });
  }

  /** Go on without waiting: for the camera, or until the step has been shown long enough. */
  #goAhead(): void {
    this.toss.stop();
    if (this.step === this.#queue[0]) this.#nextAfterThis();
    else if (this.#queue.length) this.#show();
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

/** Return the view to draw: a held action counts as carried out, if that reveals nothing. */
function viewOf(snapshot: Snapshot): View {
  return snapshot.foreseen ?? snapshot.view;
}

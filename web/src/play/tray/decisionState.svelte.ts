/** The state of the current decision, shared by the boards and the tray: the options, the hovered
 * one and the choices made so far. */
import { tick, untrack } from "svelte";
import type { Preview, Hint, Option, Snapshot, View } from "../../api/messages";
import type { ChangeRequest } from "../../api/tableSocket";
import { placeOf, targetOf } from "../../api/targets";
import type { BoardDecision, OptionPath } from "../../game/boardDecision.svelte";
import type { Level } from "../../game/botLadder";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/texts.svelte";
import { TapGuard } from "../keyboard/tapGuard";
import { after } from "../story/steps";
import type { TableClient } from "../tableClient.svelte";

/** Hover time before a preview is requested, in milliseconds. */
const LINGER = 250;
const NONE: Option[] = [];
const NOTHING: readonly number[] = [];

/** The page's own state that affects a decision. */
interface DecisionContext {
  /** Whether the boards show a past moment or are covered, so that nothing can be decided. */
  blocked: () => boolean;
  /** How many keshis are toggled and then sent together in a selection; 0: each is sent
   * immediately. */
  together: () => number;
}

export class DecisionState implements BoardDecision {
  /** The open menu: its options, and the place next to which it opens. */
  menu: { options: Option[]; beside: Element } | null = $state.raw(null);
  hovered: Option | null = $state.raw(null);
  /** The preview of the hovered option, once loaded. */
  preview: Preview | null = $state.raw(null);
  hint: (Hint & { level: Level }) | null = $state.raw(null);
  thinking = $state(false);
  /** Why the server refused the last request. */
  refusal = $state("");
  /** A guard against taps meant for something else. */
  readonly tapGuard = new TapGuard();

  readonly #table: TableClient;
  readonly #blocked: () => boolean;
  readonly #together: () => number;
  readonly #previews = new Map<string, Preview>();
  /** The toggled actions, oldest first; those no longer offered do not count. */
  #toggled: readonly number[] = $state.raw([]);
  /** Whether a request is pending; the next one in a series waits for it. */
  #requesting = $state(false);
  /** Whether decisions that were sent together are being undone. */
  #takingBack = $state(false);
  /** The numbers of those decisions that were sent together with the one before. */
  readonly #joined = new Set<number>();
  /** The actions to take next, chosen together with the last one. */
  #then: readonly number[] = $state.raw(NOTHING);
  /** The last of the options being sent: sending them confirms it. */
  #sent = -1;
  /** The number of decisions at which the next question may open its menu; -1: none. */
  #unfoldAt = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: TableClient,
    { blocked = () => false, together = () => 0 }: Partial<DecisionContext> = {},
  ) {
    this.#table = table;
    this.#blocked = blocked;
    this.#together = together;
    this.#react();
  }

  /** React to changes of the table for as long as the decision's component is mounted. */
  #react(): void {
    $effect(() => {
      void this.occasion;
      untrack(() => this.#reset());
    });
    $effect.pre(() => {
      void this.choice;
      this.tapGuard.renew();
    });
    $effect(() => {
      void this.options;
      untrack(() => void this.#unfold());
    });
    $effect(() => this.#continue());
  }

  /** A key that identifies the current decision: it changes with each new decision, but not with
   * other updates. */
  readonly occasion: string = $derived.by(() => {
    const snapshot = this.#table.snapshot;
    return snapshot ? `${snapshot.info.moves} ${offerOf(snapshot)}` : "";
  });

  readonly options: Option[] = $derived.by(() => {
    const { snapshot, busy, playback } = this.#table;
    if (!snapshot || !playback.caughtUp || busy || this.#then.length || this.#blocked())
      return NONE;
    return snapshot.options;
  });

  /** A key that identifies the options on offer; other players' actions do not change it. Empty if
   * there are no options. */
  readonly choice: string = $derived.by(() => {
    const snapshot = this.#table.snapshot;
    return snapshot && this.options.length ? offerOf(snapshot) : "";
  });

  /** How many keshis must still be selected, to be sent together; 0: options are taken
   * immediately. */
  readonly missing: number = $derived.by(() => {
    const snapshot = this.#table.snapshot;
    if (snapshot?.question !== "ask-select") return 0;
    return Math.max(0, this.#together() - chosenOf(snapshot));
  });

  /** Whether every option is in the base of the tower. */
  readonly claiming: boolean = $derived(
    this.options.length > 0 && this.options.every(({ about }) => about.place?.kind === "base"),
  );

  /** The options toggled to be sent together. */
  readonly picked: Option[] = $derived.by(() => {
    const options = this.missing ? (this.#table.snapshot?.options ?? NONE) : NONE;
    return options.filter(({ action }) => this.#toggled.includes(action));
  });

  /** Whether enough options are toggled to be sent, and none of them already awaits
   * confirmation. */
  readonly complete: boolean = $derived.by(() => {
    const held = this.#table.snapshot?.held ?? -1;
    const waits = this.picked.some(({ action }) => action === held);
    return this.missing > 0 && this.picked.length === this.missing && !waits;
  });

  readonly #byTarget = $derived.by(() => {
    const byTarget = new Map<string, Option[]>();
    for (const option of this.options) {
      const target = targetOf(option.about.place);
      if (target) byTarget.set(target, [...(byTarget.get(target) ?? []), option]);
    }
    return byTarget;
  });

  readonly #shortcuts = $derived.by(() => {
    const shortcuts = new Map<string, OptionPath>();
    for (const option of this.options)
      for (const { place, then } of option.aims) shortcuts.set(targetOf(place), { option, then });
    return shortcuts;
  });

  /** The places on the boards that can be chosen. */
  readonly targets: string[] = $derived.by(() => [...this.#byTarget.keys()]);

  /** The hinted options, as long as they can be chosen: several if they are sent together. */
  readonly advised: readonly Option[] = $derived.by(() => {
    const { options = [], also = [] } = this.hint ?? {};
    const meant = [options[0]?.action, ...also];
    return this.options.filter((one) => meant.includes(one.action) && !this.picked.includes(one));
  });

  readonly pointed: readonly Option[] = $derived.by(() =>
    this.hovered ? [this.hovered] : this.advised,
  );

  readonly ahead: View | null = $derived.by(() => {
    const view = this.#table.snapshot?.view;
    if (!view || !this.hovered || !this.preview) return null;
    return this.preview.view ?? after(view, this.preview.events);
  });

  readonly draws: boolean = $derived.by(
    () => this.options.length > 0 && Boolean(this.#table.snapshot?.draws),
  );

  at(target: string): Option[] {
    return this.#byTarget.get(target) ?? NONE;
  }

  shortcut(target: string): OptionPath | undefined {
    return this.#shortcuts.get(target);
  }

  /** Take an option, or confirm it if it awaits confirmation; toggle a keshi to be sent with
   * others. */
  choose(option: Option, beside?: Element, then: readonly number[] = NOTHING): void {
    if (!this.options.includes(option) || this.tapGuard.hasty) return;
    if (this.missing) {
      this.#toggle(option);
      return;
    }
    const moves = this.#table.snapshot?.info.moves ?? 0;
    this.#unfoldAt = beside ? moves + 1 + then.length : -1;
    this.#forget();
    if (option.action === this.#table.snapshot?.held) {
      this.confirm();
      return;
    }
    this.#then = then;
    this.#joined.delete(moves);
    this.#move(option);
  }

  /** Send the toggled options one after the other. */
  send(): void {
    const [first, ...rest] = this.picked;
    if (!first || !this.complete || !this.options.length || this.tapGuard.hasty) return;
    this.#forget();
    this.#then = rest.map(({ action }) => action);
    this.#sent = rest.at(-1)?.action ?? first.action;
    this.#move(first);
  }

  /** Undo the last decision and all those sent together with it. */
  undo(): void {
    if (!this.tapGuard.hasty) this.#undo();
  }

  #undo(): void {
    this.#takingBack = true;
    void this.request(({ seq, seat }) => ({ type: "undo", seq, seat }));
  }

  /** Continue a series of requests once the table shows the effect of the last one: take the next
      of the options chosen together, unless it is no longer on offer, or undo the next of the
      decisions sent together. */
  #continue(): void {
    const [next, ...rest] = this.#then;
    const { snapshot, busy } = this.#table;
    if (!snapshot || busy || this.#requesting) return;
    if (this.#sent >= 0 && this.#sent === snapshot.held) {
      this.#sent = -1;
      untrack(() => this.#confirm());
      return;
    }
    if (this.#takingBack) {
      const more = snapshot.undo === "free" && this.#within(snapshot);
      untrack(() => (more ? this.#undo() : (this.#takingBack = false)));
    }
    if (next === undefined) return;
    untrack(() => {
      const found = snapshot.options.find(({ action }) => action === next);
      const option = snapshot.held < 0 ? found : undefined;
      this.#then = option ? rest : NOTHING;
      if (!option) return;
      this.#joined.add(snapshot.info.moves);
      this.#move(option);
    });
  }

  /** Whether the decision just undone was sent together with the one before it. */
  #within(snapshot: Snapshot): boolean {
    if (snapshot.question === "ask-select") return this.#together() > 0 && chosenOf(snapshot) > 0;
    return this.#joined.delete(snapshot.info.moves);
  }

  /** Undo the preset setup, so that the user can arrange the board. */
  layOut(): void {
    void this.request(({ seq, seat }) => ({ type: "undo", seq, seat, setup: true }));
  }

  confirm(): void {
    if (!this.tapGuard.hasty) this.#confirm();
  }

  #confirm(): void {
    void this.request(({ seq, seat }) => ({ type: "confirm", seq, seat }));
  }

  point(option: Option | null, then: readonly number[] = []): void {
    this.hovered = option;
    this.preview = null;
    clearTimeout(this.#timer);
    this.#timer = option
      ? setTimeout(() => void this.#loadPreview(option, then), LINGER)
      : undefined;
  }

  offer(options: Option[], beside: Element): void {
    this.menu = { options, beside };
  }

  /** After a choice on the boards, open the menu if the next question is about a single place. */
  async #unfold(): Promise<void> {
    const [target, another] = this.targets;
    const { options } = this;
    if (!options.length || this.#table.snapshot?.info.moves !== this.#unfoldAt) return;
    this.#unfoldAt = -1;
    if (!target || another || options.length < 2 || this.at(target).length < options.length) return;
    if (options.some(({ ways }) => ways.length)) return; // medallions appear at the place itself
    await tick();
    const place = document.querySelector(`.spot.live[data-target="${target}"]`);
    if (place && this.options === options) this.offer(options, place);
  }

  async whyNot(target: string): Promise<string> {
    const snapshot = this.#table.snapshot;
    if (!snapshot?.question || this.#blocked()) return "";
    try {
      const place = placeOf(target);
      const { clear, text } = await this.#table.ask({ type: "why", seat: snapshot.seat, place });
      return text || (clear ? t("play-not-now") : "");
    } catch {
      return ""; // disconnected: no explanation available
    }
  }

  /** Send a change to the server, and show a refusal. */
  async request(make: (snapshot: Snapshot) => ChangeRequest): Promise<void> {
    const { snapshot, busy } = this.#table;
    if (!snapshot || busy) return;
    this.refusal = "";
    this.#requesting = true;
    try {
      await this.#table.act(make(snapshot));
    } catch (error) {
      this.#then = NOTHING;
      this.#sent = -1;
      this.#takingBack = false;
      this.refusal = (error as Error).message;
    } finally {
      this.#requesting = false;
    }
  }

  async advise(): Promise<void> {
    const { snapshot } = this.#table;
    const occasion = this.occasion;
    if (!snapshot || !this.options.length || this.thinking) return;
    this.thinking = true;
    try {
      const level = settings.hints;
      const { hint } = await this.#table.ask({ type: "advise", seat: snapshot.seat, bot: level });
      if (this.occasion !== occasion) return;
      this.point(null);
      this.hint = { ...hint, level };
    } catch (error) {
      this.refusal = (error as Error).message;
    } finally {
      this.thinking = false;
    }
  }

  /** Reset the state of the previous question. */
  #reset(): void {
    const held = this.#table.snapshot?.held ?? -1;
    if (!this.missing) this.#toggled = [];
    else if (held >= 0 && !this.#toggled.includes(held)) this.#toggled = [...this.#toggled, held];
    this.#forget();
    this.#previews.clear();
  }

  /** Toggle an option; beyond the number needed, the oldest is dropped. */
  #toggle({ action }: Option): void {
    const picked = this.picked.map((option) => option.action);
    const kept = this.#toggled.filter((one) => picked.includes(one) && one !== action);
    const room = Math.max(0, kept.length + 1 - this.missing);
    this.#toggled = picked.includes(action) ? kept : [...kept.slice(room), action];
  }

  #move({ action }: Option): void {
    void this.request(({ seq, seat }) => ({ type: "move", seq, seat, action }));
  }

  #forget(): void {
    this.menu = null;
    this.hint = null;
    this.point(null);
  }

  async #loadPreview(option: Option, then: readonly number[]): Promise<void> {
    const snapshot = this.#table.snapshot;
    if (!snapshot) return;
    const timer = this.#timer;
    const { seat } = snapshot;
    const key = [snapshot.seq, option.action, ...then].join();
    const known = this.#previews.get(key);
    try {
      const preview =
        known ??
        (await this.#table.ask({ type: "foresee", seat, action: option.action, then: [...then] }));
      this.#previews.set(key, preview);
      if (this.#timer === timer) this.preview = ownPart(preview);
    } catch {
      // the option is gone, so there is no preview
    }
  }
}

function offerOf({ seat, question, held, options }: Snapshot): string {
  return [seat, question, held, ...options.map(({ action }) => action)].join();
}

/** Return how many keshis the deciding seat has selected this round. */
function chosenOf({ view, seat }: Snapshot): number {
  return view.players[seat]?.chosen.length ?? 0;
}

/** Events that follow an action automatically and are not its effect. */
const NEXT = new Set(["phase", "assistant-used", "provided", "not-provided", "season"]);

/** Return a preview of an action's own effects, without the automatic events that follow. */
function ownPart(preview: Preview): Preview {
  const end = preview.events.findIndex(({ kind }, index) => index > 0 && NEXT.has(kind));
  return end < 0 ? preview : { ...preview, events: preview.events.slice(0, end), view: null };
}

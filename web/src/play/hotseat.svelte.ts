/** Several people at one screen: whose turn it is to sit there, and what is hidden meanwhile. */
import type { Sight } from "../lib/messages";
import type { TableState } from "../lib/table.svelte";

export class HotSeat {
  /** Who sits at the screen; -1: nobody has said so yet. */
  seated = $state(-1);
  readonly #table: TableState;
  /** In secret choices: who has decided, as far as this screen saw it, and in which of them. */
  #decided: { when: string; seats: number[] } = $state.raw({ when: "", seats: [] });

  constructor(table: TableState) {
    this.#table = table;
  }

  readonly #people: number[] = $derived.by(() => {
    const sight = this.#table.sight;
    return sight ? sight.yours.filter((seat) => !sight.info.seats[seat]?.bot) : [];
  });

  readonly shared: boolean = $derived.by(
    () => this.#table.sight?.info.kind === "screen" && this.#people.length > 1,
  );

  /** Who is to come to the screen now; -1: nobody, the one who sits there stays. */
  readonly next: number = $derived.by(() => {
    const sight = this.#table.sight;
    if (!sight || !this.shared || sight.info.over) return -1;
    const asked = this.#asked(sight);
    if (this.seated < 0) return asked[0] ?? this.#people[0] ?? -1;
    if (sight.seat !== this.seated || sight.question || !this.#table.idle) return -1;
    const after = asked.filter((seat) => seat > this.seated);
    return [...after, ...asked].find((seat) => seat !== this.seated) ?? -1;
  });

  /** Whether the table must not be seen: the screen is being passed on. */
  readonly covered: boolean = $derived.by(() => {
    const sight = this.#table.sight;
    if (!sight || !this.shared || sight.info.over) return false;
    return this.next >= 0 || sight.seat !== this.seated;
  });

  /** Somebody has sat down. */
  sit(seat: number): void {
    this.seated = seat;
    if (this.#table.sight?.seat !== seat) this.#table.look(seat);
  }

  /** Remember who has made a secret choice: the table itself does not tell. */
  note(): void {
    const sight = this.#table.sight;
    if (!sight || sight.seat !== this.seated) return;
    const { info } = sight;
    const when = `${info.season} ${info.round} ${info.phase}`;
    const seats = this.#decided.when === when ? this.#decided.seats : [];
    const others = seats.filter((seat) => seat !== sight.seat);
    this.#decided = { when, seats: sight.question ? others : [...others, sight.seat] };
  }

  /** The people of this screen who have to decide; in a secret choice without those who have. */
  #asked(sight: Sight): number[] {
    const { info } = sight;
    const asked = info.waiting.filter((seat) => this.#people.includes(seat));
    if (info.waiting.length < 2) return asked;
    const { when, seats } = this.#decided;
    if (when !== `${info.season} ${info.round} ${info.phase}`) return asked;
    return asked.filter((seat) => !seats.includes(seat));
  }
}

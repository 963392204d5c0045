/** Several people at one screen: whose turn it is to sit there, and what is hidden meanwhile. */
import type { TableState } from "./table.svelte";

export class HotSeat {
  /** Whose board is shown; -1: nobody's yet. */
  seated = $state(-1);
  /** Who has said to sit there alone, for what the others must not see. */
  #alone = $state(-1);
  readonly #table: TableState;

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
    const asked = sight.due.filter((seat) => this.#people.includes(seat));
    const told = sight.secret && this.#alone === this.seated; // the answer is on its way
    if (this.seated < 0 || (sight.seat < 0 && !told))
      return asked[0] ?? (sight.secret ? -1 : (this.#people[0] ?? -1));
    if (sight.seat !== this.seated || sight.question || !this.#table.idle) return -1;
    const after = asked.filter((seat) => seat > this.seated);
    return [...after, ...asked].find((seat) => seat !== this.seated) ?? -1;
  });

  /** Whether the table must not be seen: the screen is being passed on for a secret. */
  readonly covered: boolean = $derived.by(() => {
    const sight = this.#table.sight;
    if (!sight?.secret || !this.shared || sight.info.over) return false;
    return this.next >= 0 || sight.seat !== this.#alone;
  });

  /** Somebody has sat down alone. */
  sit(seat: number): void {
    this.#alone = seat;
    this.seated = seat;
    this.#table.look(seat, true);
  }

  /** What is no secret goes on at once, with the board of the one who is asked. */
  follow(): void {
    if (this.next < 0 || this.covered) return;
    this.seated = this.next;
    this.#table.look(this.seated, false);
  }

  /** Once nothing is secret any more, nobody sits there alone. */
  note(): void {
    if (!this.#table.sight?.secret) this.#alone = -1;
  }
}

/** Hot seat: whose turn it is to sit at the screen, and what is hidden meanwhile. */
import type { TableClient } from "./tableClient.svelte";

export class HotSeat {
  /** Whose board is shown; -1: nobody's yet. */
  seated = $state(-1);
  /** Who has confirmed to sit there alone, to see secrets. */
  #alone = $state(-1);
  readonly #table: TableClient;

  constructor(table: TableClient) {
    this.#table = table;
  }

  readonly #people: number[] = $derived.by(() => {
    const snapshot = this.#table.snapshot;
    return snapshot ? snapshot.yours.filter((seat) => !snapshot.info.seats[seat]?.bot) : [];
  });

  readonly shared: boolean = $derived.by(
    () => this.#table.snapshot?.info.kind === "screen" && this.#people.length > 1,
  );

  /** Who should come to the screen now; -1: no change. */
  readonly next: number = $derived.by(() => {
    const snapshot = this.#table.snapshot;
    if (!snapshot || !this.shared || snapshot.info.over) return -1;
    const asked = snapshot.due.filter((seat) => this.#people.includes(seat));
    const told = snapshot.secret && this.#alone === this.seated; // the reply is pending
    if (this.seated < 0 || (snapshot.seat < 0 && !told))
      return asked[0] ?? (snapshot.secret ? -1 : (this.#people[0] ?? -1));
    if (snapshot.seat !== this.seated || snapshot.question || !this.#table.playback.idle) return -1;
    const after = asked.filter((seat) => seat > this.seated);
    return [...after, ...asked].find((seat) => seat !== this.seated) ?? -1;
  });

  /** Whether the table must be covered: the screen is being passed on for a secret. */
  readonly covered: boolean = $derived.by(() => {
    const snapshot = this.#table.snapshot;
    if (!snapshot?.secret || !this.shared || snapshot.info.over) return false;
    return this.next >= 0 || snapshot.seat !== this.#alone;
  });

  /** A player has sat down alone. */
  sit(seat: number): void {
    this.#alone = seat;
    this.seated = seat;
    this.#table.look(seat, true);
  }

  /** Without a secret, switch at once to the board of the seat that is asked. */
  follow(): void {
    if (this.next < 0 || this.covered) return;
    this.seated = this.next;
    this.#table.look(this.seated, false);
  }

  /** When nothing is secret any more, reset who sits alone. */
  note(): void {
    if (!this.#table.snapshot?.secret) this.#alone = -1;
  }
}

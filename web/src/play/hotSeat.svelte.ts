/** Hot seat: which player should be at the shared screen, and whether the table is covered until
 * they are. */
import type { TableClient } from "./tableClient.svelte";

export class HotSeat {
  /** The seat whose board is shown; -1: none yet. */
  seated = $state(-1);
  /** The seat whose player has confirmed being alone at the screen, so that secrets can be shown;
   * -1: none. */
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

  /** The seat to call to the screen next; -1: no change. */
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

  /** Whether the table must be covered while the screen is passed on for a secret choice. */
  readonly covered: boolean = $derived.by(() => {
    const snapshot = this.#table.snapshot;
    if (!snapshot?.secret || !this.shared || snapshot.info.over) return false;
    return this.next >= 0 || snapshot.seat !== this.#alone;
  });

  /** Seat a player who has confirmed being alone at the screen. */
  sit(seat: number): void {
    this.#alone = seat;
    this.seated = seat;
    this.#table.look(seat, true);
  }

  /** Switch to the board of the next seat to decide, unless the table must be covered first. */
  follow(): void {
    if (this.next < 0 || this.covered) return;
    this.seated = this.next;
    this.#table.look(this.seated, false);
  }

  /** Once nothing is secret any more, forget who was alone at the screen. */
  note(): void {
    if (!this.#table.snapshot?.secret) this.#alone = -1;
  }
}

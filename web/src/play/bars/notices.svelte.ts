/** The notices shown so far at this table, which the log keeps. */

export class Notices {
  readonly kept: string[] = $state([]);

  keep(text: string): void {
    this.kept.push(text);
  }
}

/** The layout of the cards in the tray: one row of large ones, else two rows of flat ones. */

export const GAP = 6;
const LARGE = 140;
const FLAT = 150;

export interface Fit {
  flat: boolean;
  columns: number;
  /** How many options have a card; if not all, the last place is for the button that lists all. */
  shown: number;
}

const columnsOf = (width: number, card: number): number =>
  Math.max(1, Math.floor((width + GAP) / (card + GAP)));

export function fit(count: number, width: number): Fit {
  if (!width || count <= columnsOf(width, LARGE))
    return { flat: false, columns: Math.max(1, count), shown: count };
  const columns = Math.min(columnsOf(width, FLAT), Math.ceil(count / 2));
  const places = 2 * columns;
  return { flat: true, columns, shown: count <= places ? count : places - 1 };
}

/** Colours of the players' pieces; tokens.css defines their appearance. */
import type { NewSeat, SeatInfo } from "../api/messages";

export type Colour = Exclude<NewSeat["colour"], "" | undefined>;

/** The default colours, by seat. */
export const COLOURS: Colour[] = ["red", "blue", "yellow", "green"];
/** The Pashabot's colour. */
export const BOT_COLOUR: Colour = "yellow";

/** Return the colour of a seat. */
export function colourOf({ colour }: Pick<SeatInfo, "colour">, seat: number): Colour {
  return colour || COLOURS[seat]!;
}

/** Return the colours of a table's seats, separated by spaces. */
export function coloursOf(seats: Pick<SeatInfo, "colour">[] | undefined): string {
  return (seats ?? []).map(colourOf).join(" ");
}

/** Show the seats in these colours (`coloursOf`) until the returned function is called. */
export function dress(colours: string): () => void {
  const { style } = document.documentElement;
  const worn = colours.split(" ").flatMap((colour, seat) => [
    [`--seat-${seat}`, `var(--pawn-${colour})`],
    [`--seat-${seat}-ink`, `var(--pawn-${colour}-ink)`],
  ]);
  for (const [name, value] of colours ? worn : []) style.setProperty(name!, value!);
  return () => {
    for (const [name] of worn) style.removeProperty(name!);
  };
}

/** Return the colours after a seat has chosen one, swapping with the seat that had it. */
export function exchanged(colours: Colour[], seat: number, wanted: Colour): Colour[] {
  const old = colours[seat]!;
  return colours.map((one, other) => {
    if (other === seat) return wanted;
    return one === wanted ? old : one;
  });
}

/** Add colours to the seats, unless they are the defaults. */
export function coloured(seats: NewSeat[], colours: Colour[]): NewSeat[] {
  if (seats.every((_, seat) => colours[seat] === COLOURS[seat])) return seats;
  return seats.map((one, seat) => ({ ...one, colour: colours[seat]! }));
}

// Who one is: a random key kept in this browser, under which the server keeps a name and a history.
// It goes to the server in requests, and nowhere else.

import { storedText } from "../lib/storage";
import { newToken } from "./mySeats";

const storedKey = storedText("marrakesh-key");
const FORM = /(?:^|\s)([A-Za-z0-9_-]{32})(?:\s|$)/;

let key = $state(keyIn(storedKey.read()));

/** One's own key; empty without one. */
export function myKey(): string {
  return key;
}

export function newKey(): string {
  return newToken();
}

/** Be whoever has this key; whether that will persist. */
export function keepKey(fresh: string): boolean {
  key = fresh;
  return storedKey.write(fresh);
}

/** This browser forgets the key; the server does not forget the person. */
export function forgetKey(): void {
  key = "";
  storedKey.write("");
}

/** The key in a text or file; empty if there is none. */
export function keyIn(text: string): string {
  return FORM.exec(text)?.[1] ?? "";
}

// The user's identity: a random key stored in this browser, under which the server stores a name
// and a history. It is sent only to the server.

import { storedText } from "../lib/storage";
import { newToken } from "./mySeats";

const storedKey = storedText("marrakesh-key");
const FORM = /(?:^|\s)([A-Za-z0-9_-]{32})(?:\s|$)/;

let key = $state(keyIn(storedKey.read()));

/** Return the user's key; empty if there is none. */
export function myKey(): string {
  return key;
}

export function newKey(): string {
  return newToken();
}

/** Use this key from now on; return whether it will persist. */
export function keepKey(fresh: string): boolean {
  key = fresh;
  return storedKey.write(fresh);
}

/** Remove the key from this browser; the server keeps the profile. */
export function forgetKey(): void {
  key = "";
  storedKey.write("");
}

/** Return the key contained in a text, such as a saved file; empty if there is none. */
export function keyIn(text: string): string {
  return FORM.exec(text)?.[1] ?? "";
}

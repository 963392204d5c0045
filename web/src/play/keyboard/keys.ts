/** Keyboard input on the table page. */

/** Return the key pressed; empty during text input and for browser shortcuts. */
export function pressedKey(event: KeyboardEvent): string {
  const typing = isOn(event, "input, textarea, select");
  return typing || event.ctrlKey || event.metaKey || event.altKey ? "" : event.key.toLowerCase();
}

export function isOn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.matches(selector);
}

/** How many options have their own key, 1 to 9. */
export const KEYS = 9;

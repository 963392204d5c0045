/** What this browser keeps from one visit to the next. Storage may be blocked or full: then nothing is
 * kept, and everything lasts until the page is closed. */

export interface Stored<T> {
  read: () => T;
  /** Whether the value will persist. */
  write: (value: T) => boolean;
}

/** A text; empty if there is none. */
export function storedText(key: string): Stored<string> {
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? "";
      } catch {
        return "";
      }
    },
    write: (text) => {
      try {
        if (text) localStorage.setItem(key, text);
        else localStorage.removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** A value as JSON. `check` makes it of what is found, which may be anything: somebody may have changed
 * it, or an older version stored it. */
export function stored<T>(key: string, check: (found: Partial<T>) => T): Stored<T> {
  const text = storedText(key);
  return {
    read: () => {
      let found: Partial<T> | null = null;
      try {
        found = JSON.parse(text.read()) as Partial<T> | null;
      } catch {
        // nothing stored, or no JSON
      }
      return check(found ?? {});
    },
    write: (value) => text.write(JSON.stringify(value)),
  };
}

/** Values kept in this browser between visits, unless its storage is blocked or full. */

export interface Stored<T> {
  read: () => T;
  /** Store a value; return whether it will persist. */
  write: (value: T) => boolean;
}

/** Return an accessor for a stored text, which is empty by default. */
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

/** Return an accessor for a value stored as JSON. `check` turns the stored JSON into a valid value:
 * a user may have edited it, or an older version may have written it. */
export function stored<T>(key: string, check: (found: Partial<T>) => T): Stored<T> {
  const text = storedText(key);
  return {
    read: () => {
      let found: Partial<T> | null = null;
      try {
        found = JSON.parse(text.read()) as Partial<T> | null;
      } catch {
        // nothing stored, or invalid JSON
      }
      return check(found ?? {});
    },
    write: (value) => text.write(JSON.stringify(value)),
  };
}

// User preferences, stored in this browser.

import { LEVELS } from "../api/vocabulary";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["none", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = "marrakesh-settings";
const PACE: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 2 };

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Whether the camera on the City stays where it is. */
  calm: boolean;
  /** Whether to show what others say at the table. */
  talk: boolean;
  /** Whether this browser is told of one's turns when no page is open. */
  notices: boolean;
  /** Whether the screen stays on in live play, and the phone vibrates on one's turn. */
  awake: boolean;
  vibrate: boolean;
  /** Whether turns need confirmation; null: default for the table and device. */
  confirm: boolean | null;
  /** The last name entered. */
  name: string;
  /** The level of the bot that gives hints. */
  hints: (typeof LEVELS)[number];
}

/** localStorage, or null where it is blocked. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function spoken(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((lang) => lang === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? "en"
  );
}

function kept(): Kept {
  const usual: Kept = {
    lang: spoken(),
    theme: "system",
    speed: "normal",
    sound: false,
    calm: false,
    talk: true,
    notices: false,
    awake: true,
    vibrate: true,
    confirm: null,
    name: "",
    hints: "master",
  };
  try {
    const found = JSON.parse(storage()?.getItem(KEY) ?? "{}") as Partial<Kept>;
    const merged = { ...usual, ...found };
    if (!LANGUAGES.includes(merged.lang)) merged.lang = usual.lang;
    if (!THEMES.includes(merged.theme)) merged.theme = usual.theme;
    if (!SPEEDS.includes(merged.speed)) merged.speed = usual.speed;
    if (!LEVELS.includes(merged.hints)) merged.hints = usual.hints;
    return merged;
  } catch {
    return usual;
  }
}

export const settings: Kept = $state(kept());

/** Change settings and store them. */
export function prefer(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    storage()?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or blocked: the settings last until the page is closed.
  }
}

export function still(): boolean {
  return settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The duration of what takes `ms` at normal speed; 0 with animations off. */
export function lasting(ms: number): number {
  return still() ? 0 : ms * PACE[settings.speed];
}

/** Apply language, theme and animation speed (var(--move), var(--speed)) to the page. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.style.setProperty("--move", `${lasting(300)}ms`);
  root.style.setProperty("--speed", String(still() ? 0 : PACE[settings.speed]));
}

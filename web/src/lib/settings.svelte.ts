// User preferences, stored in this browser.

import { LEVELS } from "../api/vocabulary";
import { stored } from "./storage";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["none", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

const PACE: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 2 };

interface Settings {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Whether the camera on the City stays still. */
  calm: boolean;
  /** How many tosses have been shown, and whether only their short form is; null: after a few. */
  tosses: number;
  shortToss: boolean | null;
  /** Whether to show other players' chat messages. */
  talk: boolean;
  /** Whether this browser notifies the user of turns when no page is open. */
  notices: boolean;
  /** Whether the screen stays on in live play. */
  awake: boolean;
  /** Whether the phone vibrates on the user's turn. */
  vibrate: boolean;
  /** Whether turns need confirmation; null: default for the table and device. */
  confirm: boolean | null;
  /** The last name entered. */
  name: string;
  /** The level of the bot that gives hints. */
  hints: (typeof LEVELS)[number];
}

function spoken(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((lang) => lang === wanted.find((w) => LANGUAGES.some((l) => l === w))) ?? "en"
  );
}

const storedSettings = stored<Settings>("marrakesh-settings", (found) => {
  const usual: Settings = {
    lang: spoken(),
    theme: "system",
    speed: "normal",
    sound: false,
    calm: false,
    tosses: 0,
    shortToss: null,
    talk: true,
    notices: false,
    awake: true,
    vibrate: true,
    confirm: null,
    name: "",
    hints: "master",
  };
  const merged = { ...usual, ...found };
  if (!LANGUAGES.includes(merged.lang)) merged.lang = usual.lang;
  if (!THEMES.includes(merged.theme)) merged.theme = usual.theme;
  if (!SPEEDS.includes(merged.speed)) merged.speed = usual.speed;
  if (!LEVELS.includes(merged.hints)) merged.hints = usual.hints;
  return merged;
});

export const settings: Settings = $state(storedSettings.read());

/** Change settings and store them. */
export function prefer(change: Partial<Settings>): void {
  Object.assign(settings, change);
  storedSettings.write(settings);
}

export function still(): boolean {
  return settings.speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Return the duration of an animation that takes `ms` at normal speed; 0 with animations off. */
export function lasting(ms: number): number {
  return still() ? 0 : ms * PACE[settings.speed];
}

/** How many tosses are shown in full, unless the setting says otherwise. */
const FULL_TOSSES = 3;

/** Whether tosses are shown in their short form. */
export function shortToss(): boolean {
  return settings.shortToss ?? settings.tosses >= FULL_TOSSES;
}

/** Return the locale for formatting dates, numbers and lists; our English is British. */
export function locale(): string {
  return settings.lang === "en" ? "en-GB" : settings.lang;
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

/** Test files share their worker's page (`isolate: false` in vite.config.ts), so every test begins
    on a fresh page: anything that tests or code leave on it is reset here. */
import { cleanup, configure } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import "../src/art/sprites";
import { forgetKey } from "../src/game/myProfile.svelte";
import { settings } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import { tips } from "../src/lib/tooltips.svelte";
import { clearBeside } from "./support/detached";
import { sized } from "./support/windowSize";

configure({ asyncUtilTimeout: 20_000 }); // generous, for busy machines

const sprites = document.getElementById("art-sprites")!;

const USUAL: typeof settings = {
  lang: "en",
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

async function renew(): Promise<void> {
  forgetKey();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.title = "";
  sized(1024, 768);
  tips.shown = null;
  for (const kind of ["pointermove", "pointerdown", "pointerup"])
    // no finger rests on the screen
    dispatchEvent(new PointerEvent(kind, { pointerType: "mouse", clientX: -1, clientY: -1 }));
  Object.assign(settings, USUAL);
  await speak("en");
}

beforeAll(renew);
beforeEach(renew);
afterEach(() => {
  cleanup();
  document.body.replaceChildren(sprites);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const given of ["serviceWorker", "wakeLock", "vibrate", "userActivation"])
    Reflect.deleteProperty(navigator, given);
});
afterAll(clearBeside);

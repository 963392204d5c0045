// The sound switch: silent unless on, before a gesture, and in a hidden tab.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer, settings } from "../src/lib/settings.svelte";
import { t } from "../src/lib/texts.svelte";
import SoundSwitch from "../src/sound/SoundSwitch.svelte";

/** The page's calls to the browser's audio. */
let heard: string[];
let touched: boolean;
let hidden: boolean;

/** A node of the audio graph, which connects to any other. */
function node(kind: string) {
  const parameter = new Proxy({}, { get: () => () => undefined, set: () => true });
  return {
    gain: parameter,
    frequency: parameter,
    delayTime: parameter,
    connect: (to: unknown) => to,
    start: () => heard.push(kind),
    stop: () => heard.push(`${kind} ends`),
  };
}

class FakeContext {
  sampleRate = 800;
  currentTime = 0;
  destination = {};
  constructor() {
    heard.push("context");
  }
  createOscillator = () => node("knock");
  createBufferSource = () => node("buffer");
  createGain = () => node("gain");
  createBiquadFilter = () => node("filter");
  createDelay = () => node("delay");
  createBuffer = (_: number, length: number) => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
  resume = () => undefined;
}

beforeEach(() => {
  [heard, touched, hidden] = [[], false, false];
  vi.stubGlobal("AudioContext", FakeContext);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    get: () => ({ hasBeenActive: touched }),
  });
});
afterEach(() => Reflect.deleteProperty(navigator, "userActivation"));

test("sound is off at first, and remembered once switched on", async () => {
  touched = true;
  render(SoundSwitch);
  const button = screen.getByRole("button", { name: t("play-sound"), pressed: false });
  expect(heard).toEqual([]);
  await fireEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(heard.filter((one) => one === "knock").length).toBe(2);
  expect(heard).toContain("buffer");
  expect(localStorage["marrakesh-settings"]).toContain('"sound":true');
  await fireEvent.click(button);
  expect(settings.sound).toBe(false);
  expect(heard.at(-1)).toBe("buffer ends");
});

test("sound waits for a gesture, and pauses while the tab is hidden", async () => {
  prefer({ sound: true });
  render(SoundSwitch);
  expect(heard).toEqual([]);
  touched = true;
  await fireEvent.keyDown(document.body, { key: "a" });
  expect(heard).toContain("buffer");
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard.at(-1)).toBe("buffer ends");
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard.at(-1)).toBe("buffer");
});

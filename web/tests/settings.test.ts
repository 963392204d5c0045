// Settings as a page finds them when it opens.
import { beforeEach, describe, expect, test, vi } from "vitest";

async function opened(kept: string, ...languages: string[]) {
  localStorage.setItem("marrakesh-settings", kept);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.resetModules();
  return (await import("../src/lib/settings.svelte")).settings;
}

beforeEach(() => localStorage.clear());

describe("settings", () => {
  test.each([
    [["de-AT", "en"], "de"],
    [["fr", "nl-BE", "de"], "nl"],
    [["fr"], "en"],
    [[], "en"],
  ])("follow the browser's preferred languages: %j", async (languages, lang) => {
    expect(await opened("{}", ...languages)).toMatchObject({
      ...{ lang, theme: "system", speed: "normal", sound: false, calm: false },
      ...{ confirm: null, name: "", hints: "master" },
    });
  });

  test("are remembered", async () => {
    const kept = { lang: "nl", theme: "dark", speed: "slow", name: "Amina", hints: "expert" };
    expect(await opened(JSON.stringify(kept), "en")).toMatchObject(kept);
  });

  test("replace unknown values with the default ones", async () => {
    const kept = { lang: "xx", theme: "pink", speed: "warp", hints: "god", name: "Amina" };
    const usual = { lang: "de", theme: "system", speed: "normal", hints: "master" };
    expect(await opened(JSON.stringify(kept), "de")).toMatchObject({ ...usual, name: "Amina" });
    expect(await opened("{spoilt", "de")).toMatchObject(usual);
  });

  test("are the default ones where storage is blocked, and last as long as the page", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    vi.resetModules();
    const { settings, prefer } = await import("../src/lib/settings.svelte");
    prefer({ name: "Amina" });
    expect(settings).toMatchObject({ name: "Amina", theme: "system" });
  });
});

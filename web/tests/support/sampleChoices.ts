// The server's offer for a game: a few fields of each kind.
import type {
  ConfigChoices,
  ConfigChoice,
  ConfigField,
  ConfigPreset,
  TableOption,
} from "../../src/api/messages";

function some(...names: string[]): ConfigChoice[] {
  return names.map((name) => ({ name, title: `The ${name}`, about: `About ${name}.` }));
}

/** A field; `needed` are other fields with the words they must have. */
export function field(
  name: string,
  usual: ConfigField["usual"],
  choices: string[],
  ...needed: [field: string, word: string][]
): ConfigField {
  return {
    name,
    title: `Choose ${name}`,
    usual,
    several: Array.isArray(usual),
    choices: some(...choices),
    needs: needed.map(([field, word]) => ({ field, word })),
    exclusive: [],
  };
}

type Needed = [option: string, ...words: string[]];
const NET: Needed = ["kind", "net"];

/** An option of the table, as the server describes it. */
function option(name: string, key: string, choices: string[], ...needed: Needed[]): TableOption {
  const needs = needed.map(([other, ...words]) => ({ option: other, words }));
  return { name, key, flag: false, choices, needs };
}

function flag(name: string, key: string, ...needed: Needed[]): TableOption {
  return { ...option(name, key, [], ...needed), flag: true };
}

function setting(name: string, rules: ConfigPreset["rules"]): ConfigPreset {
  return { ...some(name)[0]!, rules };
}

function sides(tiles: number): string[] {
  return Array.from({ length: 2 * tiles }, (_, k) => `${1 + Math.floor(k / 2)}${"ab"[k % 2]!}`);
}

export const OFFER: ConfigChoices = {
  fields: [
    field("players", 2, ["2", "3", "4", "1"]),
    field("edition", "essential", ["essential", "deluxe"]),
    field("tower", "B1", ["B1", "B2"]),
    field("first_game", false, ["no", "yes"]),
    field("modules", [], ["camels", "nomads", "exchange-offices", "special-buildings"]),
    field("staircase", [], sides(20), ["modules", "staircase-tiles"]),
    field("offices", "mixed", ["mixed", "new"], ["modules", "exchange-offices"]),
    field("buildings", "front", ["front", "back"], ["modules", "special-buildings"]),
    field("river_sides", [], ["1", "2", "3", "4"], ["first_game", "no"]),
    field("solo", "", ["pashabot", "simplified"], ["players", "1"]),
    {
      ...field("variants", [], ["few-tiles", "square-once", "dear-gates", "square-four-times"]),
      needs: [{ field: "solo", word: "pashabot" }],
      exclusive: [["square-once", "square-four-times"]],
    },
  ],
  options: [
    option("pace", "start-pace", ["live", "days"], NET),
    option("clock", "start-clock", [], NET, ["pace", "live"]),
    option("deadline", "start-deadline", [], NET, ["pace", "days"]),
    flag("open", "people-open", NET),
    flag("listed", "start-listed", NET),
    option("talk", "start-talk", ["all", "phrases", "none"], NET),
    flag("public_talk", "start-public-talk", NET, ["talk", "all", "phrases"]),
    option("webhook", "start-webhook", [], NET, ["pace", "days"]),
    flag("rated", "people-rated", ["kind", "net", "bots"]),
    option("hints", "start-table-hints", ["allowed", "practice", "none"], ["rated", "no"]),
  ],
  presets: [
    setting("first-game", { first_game: true, modules: [] }),
    setting("base", { first_game: false, modules: [] }),
    setting("all", {
      first_game: false,
      modules: ["camels", "nomads", "exchange-offices", "special-buildings"],
    }),
  ],
  difficulties: [
    setting("easy", { variants: ["few-tiles", "square-once"] }),
    setting("normal", { variants: [] }),
    setting("hard", { variants: ["dear-gates"] }),
  ],
  bots: some("apprentice", "journeyman", "merchant", "expert", "master"),
};

/** The offers in the tray: options and option paths, each taken with one click. */
import type { Box, Option, Sector, Snapshot } from "../../api/messages";
import { medallionSign } from "../../board/medallions";
import type { OptionPath } from "../../game/boardDecision.svelte";
import { t } from "../../lib/texts.svelte";
import { pictureOf, type Picture } from "./optionPictures";

export interface Offer extends OptionPath {
  words: string;
  /** The effect of the option's tile, if it has one. */
  effect?: string;
  /** Glyphs drawn in place of the option's own picture. */
  glyphs?: string[];
}

/** Return the offers in the order of the options, with the refusal last. */
export function offersOf(snapshot: Snapshot): Offer[] {
  const offers = snapshot.options.flatMap((option) => {
    const { length } = option.ways;
    if (option.repeats.length) return stepsOf(option);
    if (length > 1 || (length && option.about.verb === "use")) return waysOf(option);
    return [{ option, then: [], words: option.words, effect: option.effect }];
  });
  return [...offers.filter((offer) => !refuses(offer)), ...offers.filter(refuses)];
}

/** Whether an offer is to take nothing, or nothing more. */
export function refuses({ option }: Offer): boolean {
  return option.about.verb === "done";
}

export function offerKey({ option, then }: Offer): string {
  return [option.action, ...then].join();
}

export function drawingOf({ option, glyphs }: Offer, snapshot: Snapshot, box: Box): Picture {
  return glyphs ? { glyphs } : pictureOf(option, snapshot, box);
}

/** Return an offer for each way to use an assistant, in more detail than the option itself. */
function waysOf(option: Option): Offer[] {
  const sector = option.about.place?.key as Sector;
  return option.ways.map((way) => {
    const { words, keshi, icon } = medallionSign(sector, way);
    return {
      option,
      then: way.then,
      words: t("board-of", { what: t(`sector-${sector}`), all: words }),
      glyphs: [keshi ?? icon ?? sector],
    };
  });
}

/** Return an offer for each possible number of extra river steps, all taken with one click. */
function stepsOf(option: Option): Offer[] {
  return option.repeats.map((then, k) => ({
    option,
    then,
    words: t("play-steps-for", { n: k + 1 }),
    glyphs: [`${k + 1} river steps`],
  }));
}

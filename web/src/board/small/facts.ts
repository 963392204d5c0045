/** The key figures of a player's board, each with its icon. */
import type { BotView, PlayerView } from "../../api/messages";
import { RESOURCES } from "../../api/vocabulary";
import type { IconName } from "../../art/icons";
import { t } from "../../lib/texts.svelte";

export interface Fact {
  icon: IconName;
  n: number;
  label: string;
}

export function resources(player: PlayerView): Fact[] {
  return RESOURCES.map((icon) => ({
    icon,
    n: player.resources[icon],
    label: t(`resource-${icon}`),
  }));
}

export function tracks(player: PlayerView): Fact[] {
  return [
    { icon: "river-step", n: player.fisherman, label: t("track-river") },
    { icon: "palace-step", n: player.palace, label: t("track-palace") },
    { icon: "mosque-step", n: player.mosque, label: t("track-mosque") },
  ];
}

export function owned(player: PlayerView): Fact[] {
  return [
    { icon: "scroll", n: player.scrolls.length, label: t("word-scroll") },
    { icon: "luxury", n: player.luxury.length, label: t("word-luxury-good") },
    { icon: "oasis", n: player.claimed_oases.length, label: t("word-claimed") },
  ];
}

export function ownedByBot(player: PlayerView, bot: BotView): Fact[] {
  return [
    { icon: "strategy", n: bot.strategy.length, label: t("board-strategy") },
    { icon: "luxury", n: player.luxury.length, label: t("word-luxury-good") },
  ];
}

/** Return the figures added by the modules in play. */
export function ofModules({ towns, nomads, camel, spectator_column }: PlayerView): Fact[] {
  const facts: Fact[] = [];
  if (towns) facts.push({ icon: "town", n: towns.filter(Boolean).length, label: t("word-town") });
  if (nomads) facts.push({ icon: "nomad", n: nomads.on_board, label: t("word-nomads") });
  if (camel)
    facts.push(
      { icon: "camel", n: camel.step, label: t("word-camel") },
      { icon: "spectator", n: spectator_column?.length ?? 0, label: t("word-spectator-column") },
      { icon: "dung", n: camel.dung, label: t("word-dung") },
    );
  return facts;
}

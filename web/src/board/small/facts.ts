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

function fact(icon: IconName, n: number): Fact {
  return { icon, n, label: t(`fact-${icon}`) };
}

export function resources(player: PlayerView): Fact[] {
  return RESOURCES.map((icon) => fact(icon, player.resources[icon]));
}

export function tracks(player: PlayerView): Fact[] {
  return [
    fact("river-step", player.fisherman),
    fact("palace-step", player.palace),
    fact("mosque-step", player.mosque),
  ];
}

export function owned(player: PlayerView): Fact[] {
  return [
    fact("scroll", player.scrolls.length),
    fact("luxury", player.luxury.length),
    fact("oasis", player.claimed_oases.length),
  ];
}

export function ownedByBot(player: PlayerView, bot: BotView): Fact[] {
  return [fact("strategy", bot.strategy.length), fact("luxury", player.luxury.length)];
}

/** Return the figures added by the modules in play. */
export function ofModules({ towns, nomads, camel, spectator_column }: PlayerView): Fact[] {
  const facts: Fact[] = [];
  if (towns) facts.push(fact("town", towns.filter(Boolean).length));
  if (nomads) facts.push(fact("nomad", nomads.on_board));
  if (camel)
    facts.push(
      fact("camel", camel.step),
      fact("spectator", spectator_column?.length ?? 0),
      fact("dung", camel.dung),
    );
  return facts;
}

/** The changes that a previewed action would make to a player's points, resources and goods. */
import type { View } from "../../api/messages";
import { GOODS, RESOURCES } from "../../api/vocabulary";
import { signed } from "../../lib/numbers";
import { t } from "../../lib/texts.svelte";

export interface AmountChange {
  thing: string;
  n: number;
  words: string;
}

export function changesOf(view: View, ahead: View, seat: number): AmountChange[] {
  const now = view.players[seat];
  const then = ahead.players[seat];
  if (!now || !then) return [];
  const changes: [string, number][] = [
    ["point", then.score - now.score],
    ...RESOURCES.map((one): [string, number] => [one, then.resources[one] - now.resources[one]]),
    ...GOODS.map((one): [string, number] => [one, then.goods[one] - now.goods[one]]),
  ];
  return changes
    .filter(([, n]) => n !== 0)
    .map(([thing, n]) => ({
      thing,
      n,
      words: signed(n, t(`gain-${thing}`, { n: Math.abs(n) })),
    }));
}

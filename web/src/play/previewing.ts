/** A hovered or focused button previews its option. */
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Option } from "../lib/messages";
import type { Deciding } from "./deciding.svelte";

export function previewing(
  deciding: Deciding,
  option: Option,
  then: readonly number[] = [],
): HTMLButtonAttributes {
  const look = (): void => deciding.point(option, then);
  const leave = (): void => deciding.point(null);
  return {
    onpointerenter: (event) => event.pointerType === "mouse" && look(),
    onpointerleave: leave,
    onfocus: (event) => event.currentTarget.matches(":focus-visible") && look(),
    onblur: leave,
  };
}

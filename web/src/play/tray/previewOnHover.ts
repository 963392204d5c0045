/** Previews an option while its button is hovered or has keyboard focus, or after a long press. */
import { createAttachmentKey } from "svelte/attachments";
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Option } from "../../api/messages";
import { longPressed } from "../../lib/longPress";
import type { DecisionState } from "./decisionState.svelte";

export function previewOnHover(
  decision: DecisionState,
  option: Option,
  then: readonly number[] = [],
): HTMLButtonAttributes {
  const look = (): void => decision.point(option, then);
  const leave = (): void => decision.point(null);
  return {
    onpointerenter: ({ pointerType }) => pointerType === "mouse" && look(),
    onpointerleave: ({ pointerType }) => pointerType === "mouse" && leave(),
    onfocus: (event) => event.currentTarget.matches(":focus-visible") && look(),
    onblur: leave,
    [createAttachmentKey()]: longPressed(look),
  };
}

/** A button previews its option when it is hovered or focused, or a finger rests on it. */
import { createAttachmentKey } from "svelte/attachments";
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Option } from "../../api/messages";
import { longPressed } from "../../lib/longPress";
import type { Deciding } from "./decisionState.svelte";

export function previewing(
  deciding: Deciding,
  option: Option,
  then: readonly number[] = [],
): HTMLButtonAttributes {
  const look = (): void => deciding.point(option, then);
  const leave = (): void => deciding.point(null);
  return {
    onpointerenter: ({ pointerType }) => pointerType === "mouse" && look(),
    onpointerleave: ({ pointerType }) => pointerType === "mouse" && leave(),
    onfocus: (event) => event.currentTarget.matches(":focus-visible") && look(),
    onblur: leave,
    [createAttachmentKey()]: longPressed(look),
  };
}

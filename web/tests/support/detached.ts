/** Components drawn outside the page, in a tenth of the time; they last for one test file. */
import { mount, unmount, type Component } from "svelte";

const drawn: Record<string, unknown>[] = [];

export function beside<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): Element {
  const target = document.createElement("div");
  drawn.push(mount(component, { target, props }));
  return target;
}

const kept = new Map<string, Element>();

/** A drawing that no test changes, made once. */
export function once(name: string, draw: () => Element): Element {
  const found = kept.get(name) ?? draw();
  kept.set(name, found);
  return found;
}

export function clearBeside(): void {
  kept.clear();
  for (const one of drawn.splice(0)) void unmount(one);
}

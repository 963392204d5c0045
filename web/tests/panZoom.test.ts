// Where elements come to rest while their drawing glides.

import { expect, test } from "vitest";
import { glideTo, settled, settling, WHOLE } from "../src/lib/panZoom";

const FRAME = new DOMRect(10, 60, 500, 600);

/** A drawing halfway from the whole to a close-up, and an element of it. */
function halfway(style: string): { drawing: HTMLElement; thing: HTMLElement } {
  const frame = document.createElement("div");
  frame.innerHTML = `<div class="glides"><i></i></div>`;
  const drawing = frame.querySelector<HTMLElement>("div")!;
  const thing = frame.querySelector("i")!;
  drawing.setAttribute("style", style);
  frame.getBoundingClientRect = () => FRAME;
  drawing.getBoundingClientRect = () => new DOMRect(-40, 0, 750, 900);
  thing.getBoundingClientRect = () => new DOMRect(35, 90, 30, 60);
  return { drawing, thing };
}

test("an element settles where its drawing comes to rest", () => {
  const { thing } = halfway(glideTo({ zoom: 2, left: -20, top: -10 }));
  // a tenth of the drawing from its corner, which rests at (-90, 0) and is twice the frame
  const { x, y, right, bottom } = settled(thing);
  expect([x, y, right, bottom].map(Math.round)).toEqual([10, 120, 50, 200]);
});

test("a point remembered before the camera moves is still valid afterwards", () => {
  const { drawing, thing } = halfway(glideTo(WHOLE));
  const place = settling(thing, { x: 35, y: 90 });
  expect(place()).toEqual({ x: 60, y: 120 });
  drawing.setAttribute("style", glideTo({ zoom: 2, left: -20, top: -10 }));
  expect(place()).toEqual({ x: 10, y: 120 });
});

test("an element that does not glide stays in place", () => {
  const thing = document.createElement("i");
  thing.getBoundingClientRect = () => new DOMRect(1, 2, 3, 4);
  expect(settled(thing)).toMatchObject({ x: 1, y: 2, width: 3, height: 4 });
});

// Hears what the server tells a page, and looks at the page as a player would. Runs in every page
// of the tests, before the page's own script; pages.py puts `targetOf` of web/src/lib/targets.ts
// in front of it.

(() => {
  const told = { sight: null };

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "sight") told.sight = message;
      });
    }
  };

  const all = (selector) => [...document.querySelectorAll(selector)];
  const buttons = () => all(".options[role=group] .option:not(.more)");
  const live = (target) => all(`.spot.live[data-target="${target}"]`);

  /** Whether the options of the latest sight are on the page and can be chosen. */
  function offered({ options }) {
    const shown = buttons();
    return (
      shown.length === options.length &&
      shown.every((button, i) => button.textContent.includes(options[i].words)) &&
      shown.every((button) => button.getAttribute("aria-disabled") !== "true")
    );
  }

  /** What the page wants of the person, if it has seen what came after `seq`; "" while it waits. */
  function state(seq) {
    const { sight } = told;
    if (document.querySelector(".curtain button")) return "curtain";
    if (!sight || sight.seq <= seq) return "";
    if (sight.info.over) return document.querySelector("#end-title") ? "over" : "";
    return sight.question && offered(sight) ? "asked" : "";
  }

  const STEPS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];

  /** Where a mouse hits a place; null if something else than a tip lies over all of it. */
  function hit(spot) {
    const box = spot.getBoundingClientRect();
    for (const down of STEPS)
      for (const right of STEPS) {
        const point = [box.left + right * box.width, box.top + down * box.height];
        const over = document.elementsFromPoint(...point).find((one) => !one.closest(".tip"));
        if (spot.contains(over)) return point;
      }
    return null;
  }

  /** The present options: their places, where to click those, how many share a place; and whether
      a tip lies over the boards, as it does where the mouse rests. */
  function look() {
    const { sight } = told;
    const aims = sight.options.map(({ about }) => targetOf(about.place));
    const points = new Map(aims.map((target) => [target, live(target).map(hit).find(Boolean)]));
    const options = sight.options.map(({ notation, words }, i) => ({
      notation,
      words,
      target: aims[i],
      point: (aims[i] && points.get(aims[i])) ?? null,
      rivals: aims.filter((target) => target === aims[i]).length - 1,
    }));
    const tip = Boolean(document.querySelector(".tip"));
    return { seq: sight.seq, question: sight.question, options, tip };
  }

  /** Where the middle of each thing is, in the units of its board: that may change its size. */
  function places(selector) {
    return all(selector).map((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const board = thing.closest("svg.board, svg.city").getScreenCTM().inverse();
      const { x, y } = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(board);
      return [x, y];
    });
  }

  const rulesOf = (rules) => [...rules].flatMap((one) => [one, ...rulesOf(one.cssRules ?? [])]);

  /** Variables of the style sheets that have no value where they are used. */
  function unset() {
    const missing = new Set();
    const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules));
    for (const { selectorText, style } of rules.filter((rule) => rule.selectorText)) {
      const used = [...style.cssText.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
      const places = used.length ? all(selectorText.replace(/::[a-z-]+/g, "") || "*") : [];
      for (const one of places)
        for (const name of used)
          if (!getComputedStyle(one).getPropertyValue(name))
            missing.add(`${selectorText}: ${name}`);
    }
    return [...missing];
  }

  window.driver = { told, state, look, places, unset };
})();

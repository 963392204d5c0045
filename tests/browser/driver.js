// Hears what the server tells a page, and looks at the page as a player would. Runs in every page
// of the tests, before the page's own script; pages.py puts `targetOf` of web/src/lib/targets.ts
// in front of it.

(() => {
  const told = { sight: null };
  /** The ids of the page's moves: one that is sent again has the same. */
  const moves = new Set();

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "sight") told.sight = message;
      });
    }

    send(data) {
      const { type, id } = JSON.parse(data);
      if (type === "move") moves.add(id);
      super.send(data);
    }
  };

  const all = (selector) => [...document.querySelectorAll(selector)];
  const buttons = () => all(".options[role=group] .option:not(.more)");
  const live = (target) => all(`.spot.live[data-target="${target}"]`);

  /** The places where an option can be chosen: one for each way of an assistant. */
  function placesOf({ about, ways }) {
    const spots = live(targetOf(about.place));
    if (!ways.length) return [spots];
    const named = ({ verb, keshi }) => `[data-way="${verb} ${keshi ?? ""}"]`;
    return ways.map((way) => spots.filter((one) => one.querySelector(named(way))));
  }

  /** Whether the options of the latest sight are on the page, or as many as fit, and can be
      chosen. */
  function offered({ options }) {
    const shown = buttons();
    const more = document.querySelector(".options .more");
    return (
      (more ? shown.length > 0 : shown.length === options.length) &&
      shown.every((button, i) => button.textContent.includes(options[i].words)) &&
      shown.every((button) => button.getAttribute("aria-disabled") !== "true")
    );
  }

  /** What the page wants of the person, if it has seen what came after `seq`; "" while it waits. */
  function state(seq) {
    const { sight } = told;
    if (document.querySelector("#season-title")) return "season";
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

  /** The present options: their places, where to click those, how many share a place; whether a
      tip lies over the boards, as it does where the mouse rests; how many are sent together;
      sectors that lose clicks; and where the boards are. */
  function look() {
    const { sight } = told;
    const aims = sight.options.map(({ about }) => targetOf(about.place));
    const options = sight.options.map((option, i) => ({
      notation: option.notation,
      words: option.words,
      target: aims[i],
      points: aims[i] ? placesOf(option).map((spots) => spots.map(hit).find(Boolean) ?? null) : [],
      rivals: option.ways.length ? 0 : aims.filter((target) => target === aims[i]).length - 1,
    }));
    const tip = Boolean(document.querySelector(".tip"));
    const hand = document.querySelector(".options.hand");
    const toggles = hand ? 3 - sight.view.players[sight.seat].chosen.length : 0;
    const { seq, question } = sight;
    return { seq, question, options, tip, toggles, dead: deadSectors(), boards: boards() };
  }

  /** Where City and board are, side by side; a phone shows one at a time. */
  function boards() {
    return all(".page:not(.phone) .drawing").map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    });
  }

  /** Sectors that glow, but take the click at less than 95 % of the points inside. */
  function deadSectors() {
    const panels = all(".spot:is(.live, .lit) > .b-panel");
    return panels.filter((panel) => taken(panel) < 0.95).map((panel) => panel.dataset.sector);
  }

  function taken(panel) {
    const board = panel.getScreenCTM();
    const { x, y, width, height } = panel.getBBox();
    const inside = [];
    for (let down = 0.5; down < 16; down++)
      for (let right = 0.5; right < 16; right++) {
        const point = new DOMPoint(x + (right / 16) * width, y + (down / 16) * height);
        if (panel.isPointInFill(point)) inside.push(point.matrixTransform(board));
      }
    const seen = inside.filter(({ x, y }) => document.elementFromPoint(x, y)?.closest("svg.board"));
    const hits = seen.filter(({ x, y }) => document.elementFromPoint(x, y).closest(".spot.live"));
    return hits.length / seen.length;
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

  window.driver = { told, moves, state, look, places, unset };
})();

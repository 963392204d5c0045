// Records what the server tells a page, and looks at the page as a player would. Runs in every page
// of the tests, before the page's own script; page_driver.py puts `targetOf` of
// web/src/api/targets.ts in front of it.

(() => {
  const told = { sight: null };
  /** The page's connection to its table. */
  let socket = null;
  /** The ids of the page's moves: a move sent again has the same one. */
  const moves = new Set();
  /** The decisions made: the actions of moves, and confirmations. */
  const decided = [];

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      socket = this;
      this.addEventListener("message", ({ data }) => hear(data));
    }

    send(data) {
      say(data);
      super.send(data);
    }
  };

  /** Record a message from the server. */
  function hear(data) {
    const message = JSON.parse(data);
    if (message.type === "sight") told.sight = message;
  }

  /** Show a snapshot that the page's own table never had. */
  function pretend(sight) {
    socket.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(sight) }));
  }

  /** Record a message to the server. */
  function say(data) {
    const { type, id, action } = JSON.parse(data);
    if (type === "move") moves.add(id);
    if (["move", "confirm"].includes(type)) decided.push(action ?? type);
  }

  /** How far the page's clock is ahead: a test need not wait until options are no longer new, or
      until a click is not the second of two. */
  let ahead = 0;
  let rested = false;
  const firsts = new WeakSet();
  const now = performance.now.bind(performance);
  performance.now = () => now() + ahead;
  amend(Event, "timeStamp", (time) => time + ahead);
  amend(UIEvent, "detail", (count, event) => (firsts.has(event) ? Math.min(1, count) : count));
  addEventListener(
    "click",
    (event) => {
      if (rested) firsts.add(event);
      rested = false;
    },
    true,
  );

  function amend({ prototype }, name, by) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      get() {
        return by(get.call(this), this);
      },
    });
  }

  /** Let time pass. */
  function later(time) {
    ahead += time;
    rested = true;
  }

  const all = (selector) => [...document.querySelectorAll(selector)];
  const buttons = () => all(".options[role=group] .option:not(.more)");
  const live = (target) => all(`.spot.live[data-target="${target}"]`);

  /** The place of one way to use an assistant. */
  function medallion({ about }, { verb, keshi }) {
    const way = `[data-way="${verb} ${keshi ?? ""}"]`;
    return live(targetOf(about.place)).filter((one) => one.querySelector(way));
  }

  const refuses = ({ about }) => about.verb === "done";

  /** The tray's offers in order, the refusal last: the actions of each click, and its words. */
  function offers({ options: given, question, view, seat }) {
    const options = [...given.filter((one) => !refuses(one)), ...given.filter(refuses)];
    return options.flatMap(({ action, words, about, ways }) => {
      if (question === "ask-river-water" && about.verb === "step-for") {
        const { water } = view.players[seat].resources;
        return Array.from({ length: water }, (_, k) => ({
          path: [...Array(k + 1).fill(action), ...(k + 1 < water || options.length > 2 ? [0] : [])],
          words: `${k + 1} more step`,
        }));
      }
      if (ways.length && (about.verb === "use" || ways.length > 1))
        return ways.map(({ then }) => ({ path: [action, ...then], words: "" }));
      return [{ path: [action], words }];
    });
  }

  /** The offers of the latest snapshot that are in the tray, each with its button; on a phone, the
      base of the tower takes the place of some. */
  function shownOffers(sight) {
    const wanted = offers(sight).map((offer, index) => ({ ...offer, key: index + 1 }));
    return buttons().map((button, nth) => {
      const at = wanted.findIndex(({ words }) => button.textContent.includes(words));
      return { button, nth, ...wanted.splice(0, at + 1).at(-1) };
    });
  }

  /** Whether the offers of the latest snapshot are on the page, or as many as fit, and can be
      chosen. */
  function offered(sight) {
    const shown = shownOffers(sight);
    const some = document.querySelector(".options .more, .signs button.live");
    const count = offers(sight).length;
    return (
      (some ? count > shown.length : shown.length === count) &&
      shown.every(({ button, path }) => path && button.getAttribute("aria-disabled") !== "true")
    );
  }

  /** The page's state, if it has seen everything after `seq`; "" while it waits. */
  function state(seq) {
    const { sight } = told;
    if (document.querySelector("#season-title")) return "season";
    if (document.querySelector(".curtain button")) return "curtain";
    if (!sight || sight.seq <= seq) return "";
    if (sight.info.over) return document.querySelector("#end-title") ? "over" : "";
    return sight.question && offered(sight) && rests() ? "asked" : "";
  }

  /** Whether the camera over the City has come to rest: until then, a click may miss its target. */
  function rests() {
    return !document.querySelector(".camera .glides")?.getAnimations().length;
  }

  const STEPS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];

  /** Where a mouse hits a place; null if anything but a tooltip covers all of it. */
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

  /** The clickable places on the boards: the actions of each click, its position, and whether a
      menu offers several options. */
  function aimed({ options }) {
    const targets = options.map(({ about }) => targetOf(about.place));
    return options.flatMap((option, i) => {
      const { action, words, ways, aims } = option;
      const about = { notation: option.notation, target: targets[i], words, menu: false };
      const far = aims.map(({ place, then }) => {
        const target = targetOf(place);
        return { ...about, target, path: [action, ...then], spots: live(target), far: true };
      });
      const menu = targets.filter((target) => target === targets[i]).length > 1;
      const near = ways.length
        ? ways
            .filter(({ water }) => !water)
            .map((way) => ({ path: [action, ...way.then], spots: medallion(option, way) }))
        : [{ path: [action], spots: live(targets[i]), menu }];
      return [...(targets[i] ? near.map((one) => ({ ...about, ...one })) : []), ...far];
    });
  }

  /** The current decision: the offers of the tray and the boards; whether a tooltip covers the
      boards, as it does where the mouse rests; how many options are sent together; sectors that
      lose clicks; and the positions of the boards. */
  function look() {
    const { sight } = told;
    const clicks = aimed(sight).map(({ spots, ...one }) => {
      return { ...one, point: spots.map(hit).find(Boolean) ?? null };
    });
    const tip = Boolean(document.querySelector(".tip"));
    const hand = document.querySelector(".options.hand");
    const toggles = hand ? 3 - sight.view.players[sight.seat].chosen.length : 0;
    const { seq, question } = sight;
    const tray = shownOffers(sight).map(({ path, key, nth }) => ({ path, key, nth }));
    const fresh = !read.has(question);
    read.add(question);
    const seen = { dead: fresh ? deadSectors() : [], tiny: fresh ? tinyTexts() : [] };
    return { seq, question, tray, clicks, tip, toggles, boards: boards(), ...seen };
  }

  /** The questions whose page has been checked closely. */
  const read = new Set();
  const LEGIBLE = 12;
  const DESK = 1440;

  /** Texts that are too small to read: on a desktop, and on a phone around the boards, whose parts
      can be shown alone. */
  function tinyTexts() {
    const phone = document.querySelector(".page.phone");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const looks = innerWidth >= DESK || phone;
    const found = looks && !phone ? all("use.figures") : [];
    while (looks && texts.nextNode()) {
      const words = texts.currentNode.parentElement;
      if (texts.currentNode.data.trim() && !(phone && words.closest(".drawing"))) found.push(words);
    }
    const tiny = found.filter((one) => onScreen(one) && letterOf(one) < LEGIBLE - 0.05);
    return tiny.map((one) => {
      const words = one.textContent.trim() || one.getAttribute("href");
      const place = one.closest("[data-target], [aria-label], .option, .tip");
      const where = place?.dataset.target ?? place?.ariaLabel ?? place?.textContent.trim();
      return `${words} at ${where} has ${letterOf(one).toFixed(1)} px`;
    });
  }

  function onScreen(one) {
    const { width, left, right, top, bottom } = one.getBoundingClientRect();
    const inside = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    const seen = { opacityProperty: true, visibilityProperty: true };
    return width > 1 && inside && !one.closest(".unseen, defs") && one.checkVisibility(seen);
  }

  /** The size of an element's letters in screen pixels. */
  function letterOf(one) {
    const size = parseFloat(one.getAttribute("font-size") ?? getComputedStyle(one).fontSize);
    const drawn = one instanceof SVGElement ? one : one.closest("foreignObject");
    return drawn ? (size * drawn.getBoundingClientRect().height) / drawn.getBBox().height : size;
  }

  /** The positions of City and board side by side; a phone shows one at a time. */
  function boards() {
    return all(".page:not(.phone) .drawing").map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    });
  }

  /** On a phone: the positions of everything that must not move, and the boards' share of the
      height. */
  function frame() {
    const at = (selector) => {
      const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    };
    const boards = document.querySelector(".panes").getBoundingClientRect().height / innerHeight;
    const parts = [".page > .top", ".panes", ".page > .bottom", ".page > .peek", ".page > .nav"];
    return { places: parts.map(at), boards };
  }

  /** Controls around the boards that are too small for a finger. */
  function slight(least) {
    const buttons = all(".bottom button:not(.did), nav button, dialog button");
    return buttons.filter(onScreen).flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const size = `${Math.round(width)} x ${Math.round(height)}`;
      return Math.min(width, height) < least - 0.5 ? [`${one.textContent.trim()}: ${size}`] : [];
    });
  }

  /** Options that a finger can reach neither in the tray nor on the boards; those replaced by a
      button that confirms one of them are only one step away. */
  function lost() {
    if (document.querySelector(".confirm")) return [];
    const { clicks } = look();
    const reached = new Set(clicks.filter(({ point }) => point).map(({ path }) => path[0]));
    const signs = new Set(all("button.live[data-keshi]").map(({ dataset }) => dataset.keshi));
    const shown = buttons().filter((one) => one.checkVisibility());
    const inTray = ({ words }) => shown.some((one) => one.textContent.includes(words));
    return told.sight.options
      .filter((one) => !(reached.has(one.action) || signs.has(one.about.keshi) || inTray(one)))
      .map(({ words }) => words);
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

  /** The middle of each element in the units of its board, whose size may change. */
  function places(selector) {
    return all(selector).map((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const board = thing.closest("svg.board, svg.city").getScreenCTM().inverse();
      const { x, y } = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(board);
      return [x, y];
    });
  }

  const applies = (rule) => !(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches;
  const rulesOf = (rules) =>
    [...rules].filter(applies).flatMap((one) => [one, ...rulesOf(one.cssRules ?? [])]);

  /** Style variables that have no value where they are used. */
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

  /** Wait until the page has been drawn with all that was told, and has had time to look. */
  async function settled() {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let times = 0; times < 3; times++) await drawn();
  }

  window.driver = {
    settled,
    told,
    hear,
    say,
    pretend,
    decided,
    later,
    frame,
    slight,
    lost,
    moves,
    state,
    look,
    places,
    unset,
  };
})();

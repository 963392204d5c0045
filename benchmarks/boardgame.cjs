// A boardgame.io server for benchmarks/load.py, with a game whose state is as large as Marrakesh's,
// with as much of it secret, and whose moves change a few parts of it:
//   node boardgame.cjs FOLDER PORT        FOLDER is where `npm install boardgame.io` was run.
const { createRequire } = require("node:module");
const path = require("node:path");

const [folder, port] = process.argv.slice(2);
const { Server } = createRequire(path.resolve(folder, "package.json"))("boardgame.io/server");

const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet", "white", "grey", "black",
  "brown", "pink", "gold"]; // prettier-ignore
const byColour = (n) => Object.fromEntries(COLOURS.map((colour) => [colour, n]));

const player = () => ({
  score: 0,
  resources: { coin: 5, dates: 5, water: 5 },
  keshis: byColour(0),
  hand: COLOURS.slice(0, 6),
  sectors: Object.fromEntries(COLOURS.map((name) => [name, { keshis: 0, nomads: 0, complete: false }])),
  provisions: [...Array(12).keys()],
  scrolls: [],
});

const market = {
  name: "market",
  disableUndo: true,
  setup: () => ({
    tower: byColour(3),
    supply: byColour(20),
    workshops: Array.from({ length: 4 }, () => byColour(2)),
    scrolls: Array.from({ length: 60 }, (_, n) => ({ n, cost: 3, text: `scroll number ${n}` })),
    secret: Array.from({ length: 120 }, (_, n) => n),
    players: { 0: player(), 1: player() },
    story: [],
  }),
  playerView: ({ G, playerID }) => {
    const { secret, ...seen } = G;
    const players = Object.fromEntries(
      Object.entries(G.players).map(([seat, own]) =>
        seat === playerID ? [seat, own] : [seat, { ...own, hand: own.hand.length, provisions: null }],
      ),
    );
    return { ...seen, players, left: secret.length };
  },
  moves: {
    choose: {
      client: false,
      move: ({ G, ctx, random }, number) => {
        const own = G.players[ctx.currentPlayer];
        const colour = COLOURS[number];
        own.keshis[colour] += 1;
        own.sectors[colour].keshis += 1;
        own.score += random.D6();
        own.resources.coin = (own.resources.coin + number) % 20;
        G.supply[colour] -= 1;
        G.secret.push(G.secret.shift());
        G.story = [`Player ${ctx.currentPlayer} takes ${colour}.`, `It is worth ${own.score}.`];
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 2 },
};

Server({ games: [market], origins: ["*"] }).run(Number(port));

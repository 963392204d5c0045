// Whole games as the server tells them, only that sentences just name the kind of event: how they
// are worded is tested where they are made.
import { execFileSync } from "node:child_process";
import type { LogEntry, Snapshot, View } from "../../src/api/messages";

/** After each decision: what it did and, as everybody sees it, the table. */
export interface Played {
  entry: LogEntry;
  view: View;
}

/** What the first player is asked, once for each kind of question. */
export type Asked = Pick<Snapshot, "question" | "facts" | "prompt" | "options" | "view">;

const GAMES = `
from types import SimpleNamespace
import msgspec
from marrakesh import Config, Game
from marrakesh.rules.actions import to_text
from marrakesh.rules.config import MODULES
from marrakesh.server.tables.event_messages import facts_of, game_events
from marrakesh.server.tables.snapshots import SnapshotBuilder
def played(config, seed, names):
    game = Game.new(config, seed)
    game.listen()
    yield {"view": game.view(None), "entry": None}
    move = 0
    while not game.over:
        seat = game.waiting[0]
        actions = game.legal_actions(seat)
        season, number = game.table.season, game.table.round
        action = actions[(len(actions) * 2 // 3 + move) % len(actions)]
        events = [
            msgspec.structs.replace(one, text=f"{(*names, 'Table')[one.seat]} {one.kind}.", did=one.kind)
            for one in game_events(game.apply(action, seat), "en", names)
        ]
        move += 1
        yield {"view": game.view(None), "entry": {
            "move": move, "seat": seat, "action": to_text(action), "at": 0.0,
            "season": season, "round": number, "events": events}}
def asked(config, seed, known):
    game = Game.new(config, seed)
    move = 0
    while not game.over:
        seat = game.waiting[0]
        actions = game.legal_actions(seat)
        if seat == 0 and game.question.key not in known:
            known.add(game.question.key)
            builder = SnapshotBuilder(SimpleNamespace(game=game, bots={}, closed=""))
            question, prompt, options = builder._question(seat, "en")
            yield {"question": question.key, "facts": facts_of(question, "en"),
                "prompt": prompt, "options": options, "view": game.view(seat)}
        move += 1
        game.apply(actions[(len(actions) * 2 // 3 + move) % len(actions)], seat)
every, known = frozenset(MODULES), set()
print(msgspec.json.encode({
    "asked": [one for seed in range(16) for one in asked(Config(2, "deluxe", modules=every), seed, known)],
    "three": list(played(Config(3, "deluxe", modules=every), 4, ["Amina", "Bilal", "Chama"])),
    "solo": list(played(Config.solo_game("normal"), 4, ["Amina", "Pashabot"])),
}).decode())`;
export const { asked, ...games } = JSON.parse(
  execFileSync("../.venv/bin/python", ["-c", GAMES], { maxBuffer: 1e9 }).toString(),
) as { asked: Asked[] } & Record<string, Played[]>;

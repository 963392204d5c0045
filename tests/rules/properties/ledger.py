"""A ledger kept from events alone."""

from collections import Counter

from marrakesh.rules.events import Event
from marrakesh.rules.modules.nomads import LeaveSquare
from marrakesh.rules.state import Player, Table
from marrakesh.rules.words import BROWN, NOMAD, PINK, RED
from rules.properties.snapshots import pending


class Ledger:
    """The boards, reconstructed from the events alone."""

    def __init__(self, table: Table) -> None:
        self.score = [player.score for player in table.players]
        self.resources = [player.resources[:] for player in table.players]
        self.keshis = [player.keshis[:] for player in table.players]
        self.stairs = [player.stairs[:] for player in table.players]
        self.fisherman = [player.fisherman for player in table.players]
        self.tiles = [[*player.scrolls, *player.luxuries] for player in table.players]
        self.shown = [table.scrolls[:], table.luxury[:]]
        self.stacks = table.camels or table.buildings  # tiles may be taken from inside a stack
        self.tower = table.tower[:]
        self.base = table.base[:]
        self.chosen: Counter[int] = Counter()
        self.due: Counter[tuple[int, int]] = Counter()  # claimed by seat and colour, not placed
        self.column: list[Counter[int]] = [Counter() for _ in table.players]
        self.camel = [0] * table.n
        self.dung = [0] * table.n
        self.towns: list[list[int]] = [[] for _ in table.players]

    def hear(self, event: Event) -> None:
        seat, facts = event.seat, event.facts
        if event.kind == "points":
            self.score[seat] += facts["points"]
        elif event.kind in ("resource", "spend"):
            sign = 1 if event.kind == "resource" else -1
            self.resources[seat][facts["resource"]] += sign * facts["n"]
        elif event.kind == "keshi":
            self.place(seat, facts["colour"])
            assert facts["value"] == self.keshis[seat][facts["colour"]]
        elif event.kind in ("entertainer", "caravan", "vendor"):
            self.place(seat, {"entertainer": PINK, "caravan": BROWN, "vendor": RED}[event.kind])
        elif event.kind == "keshi-lost":
            self.due[seat, facts["colour"]] -= 1
        elif event.kind in ("returned", "goods-returned"):
            self.keshis[seat][facts["colour"]] -= facts.get("n", 1)
        elif event.kind == "climb":
            assert self.stairs[seat][facts["stair"]] == facts["start"]
            self.stairs[seat][facts["stair"]] = facts["end"]
        elif event.kind in ("fisherman", "head-start"):
            self.fisherman[seat] = facts["end"]
        elif event.kind == "fishermen-return":
            self.fisherman = [0] * len(self.fisherman)
        elif event.kind in ("scroll", "luxury"):
            display = self.shown[0 if event.kind == "scroll" else 1]
            if facts[event.kind] in display or not self.stacks:
                display[display.index(facts[event.kind])] = 0
            self.tiles[seat].append(facts[event.kind])
        elif event.kind in ("scroll-shown", "luxury-shown"):
            display = self.shown[0 if event.kind == "scroll-shown" else 1]
            display[facts["place"]] = facts["tile"]
        else:
            self.hear_keshis(event)
            self.hear_modules(event)

    def hear_keshis(self, event: Event) -> None:
        """Keshis on their way: selection, tower, base, claim."""
        seat, facts = event.seat, event.facts
        if event.kind == "selected":
            self.chosen.update(c for c in range(12) if facts["colours"] >> c & 1)
        elif event.kind == "toss":  # TWR-01, TWR-02
            colour = facts["colour"]
            assert facts["thrown"] == self.chosen.pop(colour, 0)
            assert 0 <= facts["fallen"] <= self.tower[colour] + facts["thrown"]
            self.tower[colour] += facts["thrown"] - facts["fallen"]
            self.base[colour] = facts["fallen"]
        elif event.kind == "claim":
            assert 1 <= facts["n"] <= 2
            self.base[facts["colour"]] -= facts["n"]
            self.due[seat, facts["colour"]] += facts["n"]
        elif event.kind == "keshis-left":
            assert self.base[facts["colour"]] == facts["n"]
            self.base[facts["colour"]] = 0

    def hear_modules(self, event: Event) -> None:
        """Spectators, the camel, and nomads, which count as keshis of their sector."""
        seat, facts = event.seat, event.facts
        if event.kind == "spectator":
            self.column[seat][facts["colour"]] += 1
            self.due[seat, facts["colour"]] -= 1
        elif event.kind == "spectator-leaves":
            self.column[seat][facts["colour"]] -= 1
        elif event.kind == "camel":
            assert self.camel[seat] == facts["start"]
            self.camel[seat] = facts["end"]
        elif event.kind == "dung":
            self.dung[seat] += facts["n"]
        elif event.kind == "nomad" and facts["sector"] not in (PINK, BROWN):
            self.keshis[seat][facts["sector"]] += 1
        elif event.kind == "nomad-leaves":
            place = facts["place"]
            if place == 16:
                self.column[seat][NOMAD] -= 1
            else:
                self.keshis[seat][RED if place >= 8 else place] -= 1
        elif event.kind == "town":
            self.towns[seat].append(facts["town"])

    def place(self, seat: int, colour: int) -> None:
        self.keshis[seat][colour] += 1
        self.due[seat, colour] -= 1

    def compare(self, table: Table) -> None:
        players = table.players
        assert self.score == [player.score for player in players]
        assert self.resources == [player.resources for player in players]
        assert self.keshis == [self.without_leaving(table, player) for player in players]
        assert self.stairs == [player.stairs for player in players]
        assert self.fisherman == [player.fisherman for player in players]
        owned = [[*player.scrolls, *player.luxuries] for player in players]
        assert [sorted(tiles) for tiles in self.tiles] == [sorted(tiles) for tiles in owned]
        assert (self.tower, self.base) == (table.tower, table.base)
        assert [sorted(towns) for towns in self.towns] == [
            sorted(town for town in player.towns if town) for player in players
        ]
        for player in players:
            if player.camel is not None:
                camel, seat = player.camel, player.seat
                assert (self.camel[seat], self.dung[seat]) == (camel.step, camel.dung)
                assert +self.column[seat] == Counter(camel.column)

    def without_leaving(self, table: Table, player: Player) -> list[int]:
        """The keshis, without a nomad that is leaving the square from a space yet to be chosen."""
        keshis = player.keshis[:]
        keshis[PINK] -= pending(table, LeaveSquare, player)
        return keshis

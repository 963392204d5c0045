"""A line that swallows everything: the page notices, and goes on by itself."""

from playwright.sync_api import expect

from browser.pages import Rooms, Seat, path_of, words
from faulty_wire import HttpWire, beside
from serving import Server


class Line:
    """A page whose connection to the server can be made to swallow everything."""

    def __init__(self, rooms: Rooms, server: Server, wire: HttpWire) -> None:
        created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "random"}])
        page = rooms.page(f"{wire.url}/rules")
        page.clock.install()
        page.goto(f"{wire.url}{path_of(created)}")
        self.ada = Seat(page)
        assert self.ada.wait() == "asked"

    def pass_time(self, seconds: float) -> None:
        self.ada.page.clock.run_for(round(seconds * 1000))


def test_a_page_goes_on_after_its_line_died_without_a_word(server: Server, rooms: Rooms) -> None:
    with beside(wire := HttpWire(server.url)) as do:
        line = Line(rooms, server, wire)
        ada, page = line.ada, line.ada.page
        lost = page.get_by_text(words("en", "play-reconnecting"))

        # in the middle of a decision
        do(wire.swallow)
        before = ada.moves
        ada.decide()
        line.pass_time(1.5)
        expect(page.get_by_text(words("en", "play-sending"))).to_be_visible()
        expect(lost).to_have_count(0)
        line.pass_time(4)
        assert ada.wait() == "asked"
        assert ada.moves > before

        # while nothing is asked of the server
        do(wire.swallow)
        line.pass_time(20.2)
        expect(lost).to_be_visible()
        line.pass_time(1)
        expect(lost).to_have_count(0)
        ada.decide()
        assert ada.wait() == "asked"

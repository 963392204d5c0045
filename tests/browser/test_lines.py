"""A dead connection: the page notices, and recovers on its own."""

from playwright.sync_api import expect

from browser.page_driver import PagePlayer, Pages, path_of, serious, words
from faulty_proxy import HttpWire, beside
from server_process import Server


def test_a_page_recovers_from_a_silently_dead_connection(server: Server, pages: Pages) -> None:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "random"}])
    with beside(wire := HttpWire(server.url)) as do:
        page = pages.page(f"{wire.url}/rules")
        page.clock.install()
        page.goto(f"{wire.url}{path_of(created)}")
        ada = PagePlayer(page)
        assert ada.wait() == "asked"
        lost = page.get_by_text(words("en", "play-reconnecting"))

        # in the middle of a decision
        do(wire.swallow)
        before = ada.moves
        ada.decide()
        page.clock.run_for(1_500)
        expect(page.get_by_text(words("en", "play-sending"))).to_be_visible()
        expect(lost).to_have_count(0)
        page.clock.run_for(4_000)
        assert ada.wait() == "asked"
        assert ada.moves > before

        # while no request is pending
        do(wire.swallow)
        page.clock.run_for(20_200)
        expect(lost).to_be_visible()
        assert serious(page) == []
        page.clock.run_for(1_000)
        expect(lost).to_have_count(0)
        ada.decide()
        assert ada.wait() == "asked"
        page.close()  # before its connection is

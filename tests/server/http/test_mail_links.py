"""Mail over HTTP: who may ask for it, how often, and how it ends."""

import asyncio
from pathlib import Path
from typing import Any

from marrakesh.server.messages import MailState
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from server.http.inside import app_of, visitor
from server.notices.helpers import Subscriber
from server.notices.postbox import Postbox, link_in, mailing, postbox
from server.storage.helpers import fresh
from server_process import bearer
from service_clients import net_table

ON = MailState(state="on")


def test_mail_from_the_wish_to_the_last_click(tmp_path: Path) -> None:
    async def run(service: Service, box: Postbox) -> None:
        created, _ = await net_table(service, pace="days")
        table, token = created.table, created.links[1].token
        mail = f"tables/{table}/mail"
        async with visitor(app_of(service)) as browser:

            async def post(path: str, status: int, token: str = "", **body: Any) -> Any:
                reply = await browser.post(f"/api/{path}", json=body, headers=bearer(token))
                assert reply.status_code == status, reply.text
                return reply.json() if reply.content else None

            assert (await browser.get("/api/notices")).json()["mail"] is True
            for _ in range(12):  # whoever does not play here uses up nobody's allowance
                await post(mail, 403, new_token(), address="ben@example.org")
            wish = {"address": "ben@example.org"}
            assert await post(mail, 200, token, **wish) == {"state": "waiting"}
            confirm = link_in(await box.has(1), "confirm")
            assert await post("mail/confirm", 200, link=confirm) == {"table": table}
            assert await service.mail_subscriptions.state(table, token) == ON
            await post(f"{mail}/stop", 204, token)
            assert (await browser.get(f"/api/{mail}", headers=bearer(token))).json() == {
                "state": "none"
            }
            await post(mail, 200, token, **wish)
            mailed = await box.has(2)
            await post("mail/confirm", 200, link=link_in(mailed, "confirm"))
            await post(f"mail/stop/{link_in(mailed, 'stop')}", 204)
            assert (await service.mail_subscriptions.state(table, token)).state == "none"
            await post(mail, 200, token, **wish)
            told = await post(mail, 429, token, **wish)  # the fourth one to this mailbox
            assert "Too many mails" in told["error"]
            push = Subscriber("https://push.example/1").wish
            about = {"endpoint": push.endpoint, "p256dh": push.p256dh, "auth": push.auth}
            subscriptions = service.notifier._subscriptions
            seats = (await service.repository.get(table)).state.seats
            for path, status, number in (("push", 204, 2), ("push/stop", 204, 1)):
                await post(f"tables/{table}/{path}", status, token, **about)
                assert len(await subscriptions.of(table, seats[1].tokens)) == number

    async def whole() -> None:
        async with postbox() as box, mailing(fresh("sqlite", tmp_path), box) as service:
            await run(service, box)

    asyncio.run(whole())

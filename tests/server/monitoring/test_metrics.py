"""Metrics for Prometheus."""

import re
import socket
from pathlib import Path

import httpx
import pytest

from marrakesh.server.monitoring.prometheus import ALL, Counter, Histogram, Reading, UpAndDown
from server.monitoring.helpers import figure, values
from server_process import WAIT, Player, running


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def test_server_reports_metrics_at_a_separate_address(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    with running(tmp_path / "t.sqlite", "--metrics", address) as server:
        seats = [{"name": "Anna"}, {"bot": "greedy"}]
        created = server.create("bots", seats=seats)
        with Player(server, created["table"], created["links"][0]["token"]) as anna:
            assert anna.move()["type"] == "done"
            assert anna.ask("move", seq=0, action=0)["type"] == "refused"
            assert server.get("/api/ready") == {"status": "ok"}
            assert server.http.get("/api/nothing").status_code == 404
            reply = httpx.get(f"http://{address}/metrics", timeout=WAIT)
            assert reply.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            told = values(reply.text)
        assert told["marrakesh_tables"] == told["marrakesh_clients"] == 1
        assert told["marrakesh_tables_created_total"] == 1
        assert told['marrakesh_entries_total{kind="move"}'] >= 1
        assert told['marrakesh_reply_seconds_count{type="move"}'] == 2
        assert told['marrakesh_http_seconds_count{status="404"}'] == 1
        assert told["marrakesh_write_seconds_count"] >= 1
        assert 'marrakesh_bot_jobs{kind="quick"}' in told
        assert told['marrakesh_refusals_total{reason="no-path"}'] == 1
        assert told["process_resident_memory_bytes"] > 1_000_000
        # separate servers: neither serves the other's pages
        assert server.http.get("/metrics").text != reply.text
        assert httpx.get(f"http://{address}/api/health", timeout=WAIT).status_code == 404


def test_metrics_follow_the_prometheus_text_format() -> None:
    counted = Counter("drops_total", "Drops.", "of")
    took = Histogram("falls_seconds", "Falls.")
    for metric in (counted, took):
        ALL.remove(metric)
    counted.add('a "b"\\\n', 2)
    for seconds in (0.0005, 0.3, 60):
        took.observe(seconds)
    assert list(counted.lines()) == [
        "# HELP drops_total Drops.",
        "# TYPE drops_total counter",
        r'drops_total{of="a \"b\"\\\n"} 2',
    ]
    told = values("\n".join(took.lines()))
    assert told['falls_seconds_bucket{le="0.001"}'] == told['falls_seconds_bucket{le="0.25"}'] == 1
    assert told['falls_seconds_bucket{le="0.5"}'] == told['falls_seconds_bucket{le="10.0"}'] == 2
    assert told['falls_seconds_bucket{le="+Inf"}'] == told["falls_seconds_count"] == 3
    assert told["falls_seconds_sum"] == 60.3005


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="only on Linux")
def test_process_metrics_match_the_operating_system() -> None:
    told = Path("/proc/self/status").read_text()
    (resident,) = re.findall(r"VmRSS:\s+(\d+) kB", told)
    assert figure("process_resident_memory_bytes") == pytest.approx(int(resident) * 1024, rel=0.1)
    files = figure("process_open_fds")
    with Path("/proc/self/status").open():
        assert figure("process_open_fds") == files + 1


def test_docs_list_every_metric() -> None:
    page = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\b((?:marrakesh|process)_[a-z_]+?)(?:_bucket)?\b", page))
    ours = {metric.name for metric in ALL}
    assert named <= ours
    assert ours - named == {"process_start_time_seconds"}


def test_gauges_and_counters_report_their_current_values() -> None:
    there, read = UpAndDown("guests", "Guests.", "kind"), Reading("warmth", "Warmth.", lambda: 21.5)
    plain = Counter("steps_total", "Steps.")
    for metric in (there, read, plain):
        ALL.remove(metric)
    with there.during("cat"), there.during("cat"):
        assert values("\n".join(there.lines())) == {'guests{kind="cat"}': 2}
    assert values("\n".join(there.lines())) == {'guests{kind="cat"}': 0}
    assert list(read.lines())[1:] == ["# TYPE warmth gauge", "warmth 21.5"]
    assert values("\n".join(plain.lines())) == {"steps_total": 0}
    plain.add()
    assert values("\n".join(plain.lines())) == {"steps_total": 1}

    def fails() -> float:
        raise OSError

    read.read = fails
    assert values("\n".join(read.lines())) == {}

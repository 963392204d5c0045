"""Shared fixtures and settings of all tests."""

import gc
import signal

import pytest
from hypothesis import HealthCheck, settings

import soak
from marrakesh.rules import compiled

settings.register_profile(
    "default",
    max_examples=20 if compiled() else 8,  # the plain engine takes ten times as long
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# for a thorough run: pytest --hypothesis-profile=thorough
settings.register_profile(
    "thorough",
    settings.get_profile("default"),
    max_examples=2000,
    derandomize=False,
    print_blob=True,
)
settings.load_profile("default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="the engine must be the compiled one")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if compiled() else 'plain Python'}"


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and not compiled():
        raise pytest.UsageError("--compiled was given, but the engine is plain Python.")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as in a shell's background jobs
        signal.signal(signal.SIGINT, signal.default_int_handler)
    capturing = config.pluginmanager.getplugin("capturemanager")

    def tell(line: str) -> None:
        with capturing.global_and_fixture_disabled():
            print(f"\n{line}", end="", flush=True)

    soak.tell = tell


def pytest_runtest_setup() -> None:
    if soak.time_is_up():
        pytest.skip("the soak has reached its time limit")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if any("torch" in str(test.longrepr) for test in terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line("PyTorch is not installed: the learner's tests were skipped.")
    if soak.SOAKING:
        terminalreporter.section("work done")
        for line in soak.table():
            terminalreporter.write_line(line)


@pytest.fixture(params=["deluxe", "essential"], scope="module")
def edition(request: pytest.FixtureRequest) -> str:
    """The edition; a test with this fixture runs for both."""
    return str(request.param)


def pytest_collection_finish() -> None:
    gc.freeze()  # thousands of tests, which need not be searched for garbage again and again

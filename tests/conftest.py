"""What all tests share."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "default",
    max_examples=20,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# pytest --hypothesis-profile=thorough
settings.register_profile(
    "thorough",
    settings.get_profile("default"),
    max_examples=2000,
    derandomize=False,
    print_blob=True,
)
settings.load_profile("default")


@pytest.fixture(params=["deluxe", "essential"], scope="module")
def edition(request: pytest.FixtureRequest) -> str:
    """A test that takes this runs in both editions."""
    return str(request.param)

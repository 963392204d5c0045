"""The groups of the score sheet."""

from marrakesh.presentation.score_groups import GROUPS, group_of
from marrakesh.rules.sources import CATEGORIES


def test_each_category_of_points_is_in_exactly_one_group() -> None:
    named = [category for some in GROUPS.values() for category in some]
    assert sorted(named) == sorted(set(named) & set(CATEGORIES))
    rest = [one for one in CATEGORIES if group_of(one) == "rest"]
    assert {*named, *rest} == set(CATEGORIES)
    assert "provisions" in rest

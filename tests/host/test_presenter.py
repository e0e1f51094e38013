"""What a seat is told beforehand: why something is impossible, and what some actions would lead to."""

from __future__ import annotations

import pytest

from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.state import NOT_YOUR_DECISION, Refusal
from gloaming.games.betwixt_and_between import GAME as BETWIXT
from gloaming.games.illuminated import GAME as ILLUMINATED
from gloaming.host import presenter


@pytest.fixture
def match() -> Match:
    """The Illuminated, where A begins."""
    players = (Player("Ada"), Player("Bo"))
    made = Match.new(ILLUMINATED, players, {"first": "A"})  # type: ignore[arg-type]
    made.begin({0: "one", 1: "two"})
    return made


def test_a_reason_is_that_of_most_actions_that_may_be_meant(match: Match) -> None:
    assert presenter.reason(match, 0, "raise", {"target": 0}) is None
    assert presenter.reason(match, 0, "sacrifice", {"sacrifice": 0, "target": 0}) == Refusal(
        "refusal-same-entity"
    )
    not_yours = presenter.reason(match, 0, "help", {"helper": 5})
    assert not_yours == Refusal("refusal-not-your-entity")


def test_asking_about_nonsense_or_out_of_turn_is_answered(match: Match) -> None:
    assert presenter.reason(match, 0, "dance", {}) == Refusal("refusal-unknown-action")
    assert presenter.reason(match, 0, "raise", {"wings": 2}) == Refusal("refusal-unknown-action")
    assert presenter.reason(match, 1, "raise", {"target": 0}) == NOT_YOUR_DECISION


def test_a_preview_shows_the_match_after_some_actions_and_changes_nothing(match: Match) -> None:
    end = ILLUMINATED.parse_action("end")
    assert end is not None
    before = match.state.to_plain()
    seen = presenter.preview(match, 0, [end])
    assert not isinstance(seen, Refusal)
    assert seen.view["turn"] == 1 and seen.offers == []
    assert presenter.preview(match, 0, [end, end]) == NOT_YOUR_DECISION
    assert match.state.to_plain() == before and match.step == 0


def test_what_is_asked_beforehand_hangs_on_nothing_hidden() -> None:
    """Two matches that look the same to a seat give it the same answers."""
    players = (Player("Ada"), Player("Bo"))
    match = Match.new(BETWIXT, players, {})  # type: ignore[arg-type]
    match.begin({0: "one", 1: "two"})
    match.draw_all_chance()
    other = Match.new(BETWIXT, players, {})  # type: ignore[arg-type]
    other.begin({0: "one", 1: "two"})
    other.state = presenter.known_to(match, 0)
    assert other.view(0) == match.view(0)
    first = match.offers(0).listed[0]
    assert presenter.preview(match, 0, [first]) == presenter.preview(other, 0, [first])
    for kind in BETWIXT.listed.by_kind:
        assert presenter.reason(match, 0, kind, {}) == presenter.reason(other, 0, kind, {}), kind

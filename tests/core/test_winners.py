"""Winners: by the game's rules, after forfeits, and in replayed records."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import cast

import pytest

from connect_four import GAME
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.forfeit import behind, last_standing
from gloaming.core.record.format import Player, Record
from gloaming.core.record.reader import read, read_line
from gloaming.core.record.verify import verify
from gloaming.core.state import Outcome

ILLUMINATED = find("illuminated")
FOUR = cast(AnyGame, GAME)
FULL = "547125662261271266215743771576315353334444"  # columns that fill the grid without four in a row
SECRET = "ab" * 32


def passed(seats: int, lost: int | None = None) -> Match:
    """The Illuminated, where everybody passes until the turn limit; a player may give up before."""
    players = [Player(f"P{seat}") for seat in range(seats)]
    match = Match.new(ILLUMINATED, players, {"first": "A", "turn_limit": 1}, secret=SECRET)
    match.begin(dict.fromkeys(range(seats), "owl"))
    match.draw_all_chance()
    if lost is not None:
        match.forfeit(lost, "gave-up")
    end = ILLUMINATED.parse_action("end")
    assert end is not None
    while match.deciders():
        assert match.submit(match.deciders()[0], end) is None
        match.draw_all_chance()
    return match


def ended(record: Record) -> Outcome:
    assert record.end is not None
    return record.end.outcome


# --- forfeits ------------------------------------------------------------------------------------------


def test_the_last_one_to_stay_has_won() -> None:
    for lost, winner in (([0], 1), ([1], 0)):
        outcome = last_standing(2, lost, "gave-up")
        assert outcome is not None and outcome.winners == (winner,)
    outcome = last_standing(4, [2, 0, 3], "time")
    assert outcome is not None and (outcome.places, outcome.winners) == ((3, 1, 4, 2), (1,))


def test_somebody_alone_who_gives_up_has_won_nothing() -> None:
    outcome = last_standing(1, [0], "gave-up")
    assert outcome is not None and (outcome.places, outcome.winners) == ((1,), ())


@pytest.mark.parametrize(
    ("places", "winners", "lost", "after", "won"),
    [
        ((1, 2, 2), (0,), [1], (1, 3, 2), (0,)),
        ((1, 1, 3), (0, 1), [0], (3, 1, 2), (1,)),  # they won together; one of them stayed
        ((1, 2, 3), (0,), [0], (3, 1, 2), (1,)),  # the winner left: the next one has won
        ((1, 2, 2), (0,), [0], (3, 1, 1), (1, 2)),  # or the next ones
        ((1, 3, 1, 3), (0, 2), [2, 0], (3, 1, 4, 1), (1, 3)),  # a whole team left: the other one has won
        ((1, 1, 1), (), [2], (1, 1, 3), ()),  # undecided stays undecided
    ],
)
def test_those_who_stayed_win(
    places: tuple[int, ...],
    winners: tuple[int, ...],
    lost: list[int],
    after: tuple[int, ...],
    won: tuple[int, ...],
) -> None:
    outcome = behind(Outcome(places, (0.0,) * len(places), "reason", winners), lost)
    assert (outcome.places, outcome.winners) == (after, won)


@pytest.mark.rule("ILL-08")
def test_at_the_turn_limit_nobody_has_won_also_if_somebody_gave_up() -> None:
    outcome = ended(passed(3, lost=1).record)
    assert (outcome.places, outcome.winners, outcome.reason) == ((1, 3, 1), (), "reason-turn-limit")


# --- records -------------------------------------------------------------------------------------------


def test_a_record_names_places_scores_reason_and_winners() -> None:
    line = json.loads(passed(2).record.text().splitlines()[-1])
    ending = {"places": [1, 1], "scores": [0, 0], "reason": "reason-turn-limit", "winners": []}
    assert line["end"] == ending


@pytest.mark.parametrize(("format", "read_winners"), [(1, (0, 1)), (2, ())])
def test_a_match_that_follows_another_process_knows_the_winners(
    format: int, read_winners: tuple[int, ...]
) -> None:
    """By the line of format 1 both seem to have won; by the game's rules they have not."""
    match = Match.new(FOUR, [Player("Ada"), Player("Bo")], {}, secret=SECRET)
    match.record.header = replace(match.record.header, format=format)
    match.begin({0: "owl", 1: "owl"})
    for column in FULL:
        drop = FOUR.parse_action(column)
        assert drop is not None and match.submit(match.deciders()[0], drop) is None
    *lines, last = match.record.text().splitlines()
    assert ended(read([*lines, last])).winners == read_winners
    other = Match(FOUR, read(lines), SECRET, match.content)
    other.append(read_line(last))
    assert ended(other.record).winners == ended(match.record).winners == ()
    assert ended(Match(FOUR, read([*lines, last]), SECRET, match.content).record).winners == ()
    assert verify(FOUR, other.record, other.content) is None


@pytest.mark.parametrize(
    ("places", "reason", "winners"),
    [
        ([1, 2], "reason-illuminated", (0,)),
        ([1, 2, 1], "reason-together", (0, 2)),
        ([1, 1], "reason-shared", (0, 1)),
        ([1, 1], "reason-turn-limit", ()),
        ([1, 1], "reason-locked", ()),
        ([1, 1, 1], "reason-undecided", ()),
        ([2, 1], "reason-given-up", (1,)),
        ([1], "reason-solo", ()),
        ([1], "reason-given-up", ()),
        ([1], "reason-scenario-won", (0,)),
        ([1], "reason-scenario-failed", ()),
    ],
)
def test_a_record_of_format_1_that_is_only_read_names_winners_by_places_and_reason(
    places: list[int], reason: str, winners: tuple[int, ...]
) -> None:
    """A record of other rules cannot be replayed, but it can be read."""
    match = Match.new(find("betwixt_and_between"), [Player("P")], {}, secret=SECRET)
    if len(places) > 1:
        match = Match.new(ILLUMINATED, [Player("P") for _ in places], {}, secret=SECRET)
    end = {"places": places, "scores": [0 for _ in places], "reason": reason}
    line = json.dumps({"end": end, "secret": SECRET, "digest": "0" * 64})
    match.record.header = replace(match.record.header, format=1)
    match.begin(dict.fromkeys(range(len(places)), "owl"))
    assert ended(read([*match.record.text().splitlines(), line])).winners == winners

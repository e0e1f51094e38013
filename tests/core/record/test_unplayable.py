"""Matches of an earlier rules version: refused in one sentence; log and dice can still be read."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from gloaming.core.discovery import find
from gloaming.core.errors import MatchError
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player, Record, Step
from gloaming.core.record.log import step_phrase
from gloaming.core.record.reader import read
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.core.record.verify import verify, verify_dice
from gloaming.laws.random_play import random_table

GAME = find("illuminated")
REFUSAL = "this match follows rules version 1 of illuminated; Gloaming 0.9 plays them"


@pytest.fixture
def finished() -> Record:
    return read(random_table(GAME, 2, 3).record.text())


@pytest.fixture
def running() -> Match:
    match = Match.new(GAME, [Player("Ada"), Player("Moth", "random")], {"first": "A"})
    match.begin({0: "owl"})
    raised = GAME.parse_action("raise A1")
    assert raised is not None and match.submit(0, raised) is None
    match.draw_all_chance()
    return match


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch, finished: Record, running: Match) -> AnyGame:
    """The game with its next rules version."""
    monkeypatch.setattr(GAME, "spec", replace(GAME.spec, rules_version=2, releases=("Gloaming 0.9",)))
    return GAME


def test_it_is_refused_by_the_release_that_plays_it(
    raised: AnyGame, finished: Record, running: Match
) -> None:
    content = raised.content()
    assert str(verify(raised, finished, content)) == REFUSAL
    with pytest.raises(MatchError, match=REFUSAL):
        Match.resume(raised, running.save())
    with pytest.raises(MatchError, match=REFUSAL):
        Match.fork(raised, finished, 1, content)


def test_its_dice_are_proved_without_rules(raised: AnyGame, finished: Record) -> None:
    assert verify_dice(finished) is None
    lines = finished.text().splitlines()
    number = next(n for n in range(len(lines) - 1, 0, -1) if '"face"' in lines[n])
    line = json.loads(lines[number])
    other = json.dumps(line | {"face": (line["face"] + 1) % line["of"]})
    wrong = verify_dice(read([*lines[:number], other, *lines[number + 1 :]]))
    assert wrong is not None and wrong.step == line["step"] and "the dice threw" in wrong.reason
    undone = read([*lines[: number + 1], json.dumps({"undo": line["step"] - 1}), lines[-1]])
    assert "a chance result was taken back" in str(verify_dice(undone))
    assert "not finished" in str(verify_dice(read(lines[:-1])))
    secret = json.loads(lines[-1])["secret"]
    changed = lines[-1].replace(secret, "0" * 64)
    assert str(verify_dice(read([*lines[:-1], changed]))) == "the secret does not fit the commitment"


def test_its_log_is_told_by_its_lines(raised: AnyGame) -> None:
    assert step_phrase(raised, Step(1, face=4, faces=6)).args == {"number": 5, "faces": 6}
    action = raised.parse_action("raise A1")
    assert action is not None
    assert step_phrase(raised, Step(2, seat=0, action="raise A1")) == raised.describe_action(
        action, raised.content()
    )
    gone = step_phrase(raised, Step(3, seat=0, action="dance A1"))
    assert (gone.key, gone.args) == ("log-notation", {"text": "dance A1"})


def test_a_finished_match_keeps_its_end(raised: AnyGame, finished: Record) -> None:
    assert finished.end is not None and finished.end.secret is not None
    text = finished.text()
    match = UnplayableMatch(raised, finished, finished.end.secret, raised.content())
    assert match.record.text() == text
    assert [entry.step for entry in match.log] == finished.steps
    assert match.deciders() == () and match.view(0) == {"seat": 0}
    assert (match.why.key, match.why.args) == ("rules-older", {"version": 1, "release": "Gloaming 0.9"})


@pytest.mark.parametrize("format", [1, 2])
def test_a_running_match_is_over_without_a_result(raised: AnyGame, running: Match, format: int) -> None:
    running.record.header = replace(running.record.header, format=format)
    text = running.record.text()
    match = UnplayableMatch(raised, read(text), running.secret, raised.content())
    assert match.record.text().startswith(text)
    again = read(match.record.text())
    assert again.end is not None
    outcome = again.end.outcome
    assert (outcome.reason, outcome.winners, outcome.places) == ("reason-rules-changed", (), (1, 1))
    assert match.why.key == "rules-changed"
    assert verify_dice(again) is None
    action = raised.parse_action("end")
    assert action is not None
    refusal = match.submit(0, action)
    assert refusal is not None and refusal.key == "refusal-over"


def test_the_release_that_plays_it_verifies_that_it_was_ended(running: Match) -> None:
    ended = UnplayableMatch(GAME, read(running.record.text()), running.secret, GAME.content()).record
    assert verify(GAME, ended, GAME.content()) is None
    assert Match(GAME, ended, running.secret, GAME.content()).deciders() == ()


def test_a_fork_that_waits_is_over_too(
    raised: AnyGame, monkeypatch: pytest.MonkeyPatch, finished: Record
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(GAME, "spec", replace(GAME.spec, rules_version=1, releases=()))
        fork = Match.fork(GAME, finished, 4, GAME.content())
    match = UnplayableMatch(raised, read(fork.record.text()), fork.secret, raised.content())
    assert verify_dice(read(match.record.text())) is None


def test_rules_of_a_later_release_are_not_outdated(finished: Record) -> None:
    finished.header = replace(finished.header, rules=2)
    assert str(verify(GAME, finished, GAME.content())).endswith("; a later release plays them")
    match = UnplayableMatch(GAME, finished, "ab" * 32, GAME.content())
    assert not match.outdated and match.why.key == "rules-other"

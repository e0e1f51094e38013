"""The log is cut into sections in the same way in every game, and a section is what a player looks up."""

from __future__ import annotations

from itertools import groupby

import pytest
from paths import ROOT
from toy_games.embers import GAME as EMBERS

from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.record.reader import read
from gloaming.host import presenter
from gloaming.i18n.catalogue import catalogue
from gloaming.protocol import LogEntry

EXPECTED = {
    "illuminated/two": ["The beginning", "B’s turn", "A’s turn", "B’s turn"],
    "dunkelrunde/two": ["The beginning", "B’s turn", "A’s turn", "B’s turn"],
    "light_and_dark/three_terrain": [
        "Game 1: placing the druids",
        "Game 1: placing the obstacles",
        *("A’s turn", "B’s turn", "C’s turn", "B’s turn"),
    ],
    "betwixt_and_between/two": [
        *("The beginning", "First spells", "Round 1: the draft", "Round 1: the rite"),
        *("B’s turn", "A’s turn") * 4,
        *("Round 1: the offering", "Round 1: the clearing", "Round 2: the draft"),
    ],
    "betwixt_and_between/one": [
        *("The beginning", "First spells", "Round 1: the draft", "Round 1: the rite"),
        *("A’s turn", "The dummies move") * 4,
    ],
    "shadow_and_light/one": ["Your character", "Movement 1", "Movement 1: The hedgehog at the gate"],
}


def golden(name: str) -> Match:
    record = read((ROOT / "tests" / "golden" / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert record.end is not None and record.end.secret is not None
    game = find(record.header.game)
    return Match(game, record, record.end.secret, game.content())


def headings(match: Match, log: list[LogEntry]) -> list[str]:
    t, names = catalogue("en", match.game), "ABCDEF"
    found = [entry.section for entry in log]
    return [
        t.phrase(section, names) if section is not None else t("log-start") for section, _ in groupby(found)
    ]


@pytest.mark.parametrize("name", EXPECTED)
def test_a_log_is_cut_where_a_player_would_look(name: str) -> None:
    match = golden(name)
    expected = EXPECTED[name]
    assert headings(match, presenter.log(match, None))[: len(expected)] == expected


@pytest.mark.parametrize("name", ["light_and_dark/three_terrain", "betwixt_and_between/two"])
def test_a_seat_that_decides_in_the_turn_of_another_does_not_cut_it(name: str) -> None:
    entries = presenter.log(golden(name), None)
    turns = [entry for entry in entries if entry.section is not None and entry.section.key == "log-turn"]
    foreign = [
        entry
        for entry in turns
        if entry.section is not None and entry.seat not in (None, entry.section.seats["player"])
    ]
    assert foreign and len(turns) > len(foreign)


def test_what_all_decide_at_once_is_one_section_and_a_note_has_none() -> None:
    match = Match.new(EMBERS, [Player("Ada"), Player("Bo")], {}, secret="0" * 64)  # type: ignore[arg-type]
    match.begin({0: "a", 1: "b"})
    match.draw_all_chance()
    for amount in (3, 4):
        seat = match.deciders()[0]
        action = EMBERS.parse_action(f"stake {amount}")
        assert action is not None and match.submit(seat, action) is None
    match.note_advice(0, "hint")
    for seat in (0, 1, 1, 0):
        assert match.submit(seat, match.offers(seat).listed[0]) is None
    log = presenter.log(match, None)
    steps = [entry for entry in log if entry.note is None]
    assert [entry.section for entry in log if entry.note is not None] == [None]
    assert headings(match, steps) == ["The beginning", "The stakes", "Round 1", "Round 2"]
    match.rewind(match.step - 1)
    assert match.log[-1].section is not None and match.log[-1].section.key == "section-round"

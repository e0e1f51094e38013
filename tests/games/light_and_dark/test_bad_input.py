"""Illegal input is refused and changes nothing."""

from __future__ import annotations

import pytest
from games.light_and_dark.scenario import GAME, Scene, action, setup

from gloaming.core.actions import Action
from gloaming.core.codec import CodecError, digest
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.record.reader import read as read_record
from gloaming.core.record.verify import verify
from gloaming.games.light_and_dark.actions import Flick, Play
from gloaming.games.light_and_dark.notation import parse_action
from gloaming.i18n.catalogue import LANGUAGES, catalogue

NONSENSE = """1|1 2|1 2 3 4|0 90 500|23 90 500|1 360 500|1 -1 500|1 90.123 500|1 90. 5.5|1 ² 500|1 90 05
a 90 500|1 90 500 |evenly now|place|place 1 x|place -1 5|return 1 2|return 0 5 5|stride 1 5|play|play chance
play stride|play ward|play ward 0|play chain 3|obstacle 1 5 5|obstacle 0 5 5 5|obstacle 1 5 5 24|PASS"""


@pytest.mark.parametrize("text", NONSENSE.replace("\n", "|").split("|"))
def test_what_is_not_notation_means_nothing(text: str) -> None:
    assert parse_action(text) is None


def test_angles_are_written_as_short_as_possible_and_read_either_way() -> None:
    assert (
        parse_action("1 90 500")
        == parse_action("1 90.0 500")
        == parse_action("1 90.00 500")
        == Flick(0, 9000, 500)
    )
    for text in ("1 90 500", "1 90.5 500", "1 90.05 500", "1 0 500", "22 359.99 2400"):
        assert GAME.format_action(action(text)) == text


REFUSED = [
    ("7 90 500", "refusal-torch"),
    ("4 90 500", "refusal-not-yours"),
    ("12 90 500", "refusal-no-such-disc"),
    ("1 90 149", "refusal-strength"),
    ("1 90 2401", "refusal-strength"),
    ("place 100 40 300 40 500 40", "refusal-phase-flick"),
    ("evenly", "refusal-phase-flick"),
    ("return 1 300 40", "refusal-phase-flick"),
    ("obstacle 1 300 300 0", "refusal-phase-flick"),
    ("pass", "refusal-phase-flick"),
    ("play chain", "refusal-card"),
    ("stride 1 300 300", "refusal-card"),
]


@pytest.mark.parametrize(("text", "key"), REFUSED)
def test_a_wrong_action_is_refused_in_every_language_and_nothing_moves(text: str, key: str) -> None:
    scene = Scene()
    before = digest(scene.state.to_plain())
    refusal = scene.refusal(text)
    assert refusal is not None and refusal.key == key
    for language in LANGUAGES:
        t = catalogue(language, GAME)
        assert t.has(key) and "{" not in t.phrase(refusal, ["Anna", "Ben"])
    assert digest(scene.state.to_plain()) == before
    assert scene.state.deciders() == (0,)


@pytest.mark.parametrize("wrong", [Flick(-1, 0, 500), Flick(0, -1, 500), Flick(0, 36000, 500), Play(9, 0)])
def test_actions_that_no_notation_makes_are_refused_too(wrong: Action) -> None:
    assert Scene().state.why_not(0, wrong) is not None


def test_acting_out_of_turn_is_refused_whatever_it_is() -> None:
    scene = Scene()
    for text in ("1 90 500", "4 90 500", "pass", "evenly"):
        assert scene.why_not(text, seat="B") == "refusal-not-your-decision"
    assert setup().why_not(0, action("evenly")) is not None, "chance decides first"
    placing = setup(light="A")
    placing.apply(0, action("evenly"))
    assert placing.why_not(0, action("evenly")) is not None, "placed already"
    assert placing.why_not(1, action("place 100 40 300 40 500 40")) is not None, "the other's start area"


def test_every_refusal_of_every_phase_has_a_text() -> None:
    for phase in range(11):
        scene = Scene()
        scene.state.phase = phase
        scene.state.returns, scene.state.homes = [0], [0]
        for seat in scene.state.deciders():
            for text in ("evenly", "pass", "1 90 500", "return 1 5 5", "obstacle 9 5 5 5", "place 5 5"):
                refusal = scene.state.why_not(seat, action(text))
                assert refusal is None or all(catalogue(each, GAME).has(refusal.key) for each in LANGUAGES)


def test_a_packed_position_with_nonsense_in_it_is_refused() -> None:
    good = dict(Scene().state.to_plain())
    for key, bad in (("phase", "dance"), ("xs", "none"), ("options", 3), ("on_table", 1), ("hands", [1])):
        with pytest.raises(CodecError):
            GAME.from_plain({**good, key: bad}, GAME.content())


def test_a_record_with_an_altered_flick_is_refused() -> None:
    players = [Player("Anna"), Player("Ben")]
    match = Match.new(GAME, players, {"light": "A", "turn_limit": 4}, secret="5" * 64)
    match.begin({0: "a", 1: "b"})
    match.draw_all_chance()
    while match.deciders():
        seat = match.deciders()[0]
        choices = match.offers(seat)
        picked = (
            choices.listed[0]
            if choices.listed
            else choices.ranges[0].make([3 * seat, 9000 + 18000 * seat, 200])
        )
        assert picked is not None and match.submit(seat, picked) is None
        match.draw_all_chance()
    text = match.record.text()
    assert verify(GAME, read_record(text), GAME.content()) is None
    altered = text.replace('"1 90 200"', '"1 91 200"', 1)
    assert altered != text
    assert verify(GAME, read_record(altered), GAME.content()) is not None
    illegal = text.replace('"1 90 200"', '"4 90 200"', 1)
    fault = verify(GAME, read_record(illegal), GAME.content())
    assert fault is not None

"""Invalid and illegal actions are refused and change nothing."""

from __future__ import annotations

import pytest
from games.dunkelrunde.scenario import GAME, Scene, action

from gloaming.core.codec import digest
from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.record.reader import read as read_record
from gloaming.core.record.verify import verify
from gloaming.games.dunkelrunde.actions import MOVE_CHILD, MOVE_GHOST, MOVE_GROUP
from gloaming.i18n.catalogue import LANGUAGES, catalogue

NONSENSE = """A girl|A girl > |A girl > 017|A girl > -1|A girl > 62|A girl > ²|G girl > 1|AB girl > 1
a girl > 1
A child > 1|ghost 0 > 3|ghost 5 > 3|ghost 2 < 3|group x > 3|group 1 > 3 > 5"""


@pytest.mark.parametrize("text", NONSENSE.replace("\n", "|").split("|"))
def test_what_is_not_notation_means_nothing(text: str) -> None:
    assert GAME.parse_action(text) is None


REFUSED = [
    ("A girl river_bank", (3, 8), "A girl > hut", "refusal-child-waits"),
    ("", (3, 8), "B girl > meadow1", "refusal-not-your-child"),
    ("", (3, 8), "C girl > meadow1", "refusal-no-such-child"),
    ("", (3, 8), "A girl > heath", "refusal-too-far"),
    ("", (3, 8), "ghost 1 > hut", "refusal-ghost-area"),
    ("", (3, 8), "ghost 1 > deer1", "refusal-ghost-hidden-path"),
    ("", (3, 8), "ghost 1 > forest1", "refusal-ghost-distance"),
    ("", (3, 8), "group village > bridge", "refusal-no-double"),
    ("", (3, 8), "A girl > 61", "refusal-no-such-tile"),
    ("", (3, 8), "ghost 1 > 61", "refusal-no-such-tile"),
    ("", (3, 8), "group 61 > 60", "refusal-no-such-tile"),
]


@pytest.mark.parametrize(("drawn", "dice", "text", "key"), REFUSED)
def test_a_wrong_action_is_refused_in_every_language_and_the_game_goes_on_unharmed(
    drawn: str, dice: tuple[int, int], text: str, key: str
) -> None:
    scene = Scene(drawn, dice=dice)
    before = digest(scene.state.to_plain())
    refusal = scene.refusal(text)
    assert refusal is not None and refusal.key == key
    for language in LANGUAGES:
        t = catalogue(language, GAME)
        assert t.has(key) and "{" not in t.phrase(refusal, ["Anna", "Ben"])
    assert digest(scene.state.to_plain()) == before
    assert scene.state.deciders() == (0,)


def test_acting_out_of_turn_and_before_the_roll_is_refused() -> None:
    scene = Scene(dice=(3, 8))
    for wrong in (MOVE_CHILD[2][1], MOVE_GHOST[0][6], MOVE_GROUP[0][3]):
        refusal = scene.state.why_not(1, wrong)
        assert refusal is not None and refusal.key == "refusal-not-your-decision"
    assert Scene().why_not("A girl > meadow1") == "refusal-not-your-decision"


def test_another_games_action_is_not_read() -> None:
    for other in find("illuminated").listed.all:
        assert GAME.parse_action(other.notation) is None


def test_a_record_with_an_altered_move_or_throw_is_refused() -> None:
    players = [Player("Anna", "random"), Player("Ben", "random")]
    match = Match.new(GAME, players, {"first": "A"}, secret="5" * 64)
    match.begin({})
    match.draw_all_chance()
    while match.deciders():
        (seat,) = match.deciders()
        assert match.submit(seat, match.offers(seat).listed[-1]) is None
        match.draw_all_chance()
    text = match.record.text()
    assert verify(GAME, read_record(text), GAME.content()) is None
    move = next(step for step in match.record.steps if not step.is_chance)
    throw = next(step for step in match.record.steps if step.is_chance)
    for step, old, new in (
        (move, f'"{move.action}"', '"ghost 1 > 12"'),
        (throw, f'"face": {throw.face},', f'"face": {(throw.face + 1) % 48},'),
        (throw, f'"face": {throw.face},', '"face": 48,'),
    ):
        altered = text.replace(old, new, 1)
        assert altered != text
        fault = verify(GAME, read_record(altered), GAME.content())
        assert fault is not None and fault.step == step.number


def test_proposals_leave_the_ghost_for_later_unless_it_is_in_the_way() -> None:
    evaluation = GAME.evaluation
    assert evaluation is not None
    free = Scene("A girl wood, A boy wood", dice=(2, 8))
    assert all(isinstance(offer, type(MOVE_CHILD[0][0])) for offer in evaluation.proposals(free.state, 0))
    held = Scene("A girl forest1, ghost 1 forest3", dice=(2, 8))
    proposed = evaluation.proposals(held.state, 0)
    assert action("A girl > forest2") in proposed
    assert {GAME.format_action(offer).split(" >")[0] for offer in proposed} >= {"ghost 1"}

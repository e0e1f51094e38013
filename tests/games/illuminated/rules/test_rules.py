"""The rules of The Illuminated."""

from __future__ import annotations

import pytest
from games.illuminated.scenario import GAME, Scene

from gloaming.core.evaluation import won
from gloaming.core.settings import SettingError, complete
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.illuminated.events import Moved, Rolled, Won
from gloaming.games.illuminated.rules.position import Position


def setup(seats: int, **chosen: int | str) -> Position:
    state = GAME.setup(seats, complete(GAME.spec.settings, chosen, seats), GAME.content())
    assert isinstance(state, Position)
    return state


def entities(state: Position) -> list[list[tuple[str, int]]]:
    view = GAME.view(state, 0)
    rows: list[list[dict[str, object]]] = view["entities"]  # type: ignore[typeddict-item]
    return [[(str(e["zone"]), int(str(e["value"]))) for e in row] for row in rows]


# --- setup -------------------------------------------------------------------------------------------


@pytest.mark.rule("ILL-01")
def test_every_entity_stands_in_the_light_or_in_the_shadow_with_a_value_from_one_to_six() -> None:
    scene = Scene("L1 L6 S1 / S6 L3 S3")
    assert entities(scene.state) == [
        [("light", 1), ("light", 6), ("shadow", 1)],
        [("shadow", 6), ("light", 3), ("shadow", 3)],
    ]


@pytest.mark.rule("ILL-02")
def test_each_player_starts_with_five_entities_of_value_one_in_the_light() -> None:
    assert entities(setup(2)) == [[("light", 1)] * 5] * 2


@pytest.mark.rule("ILL-03")
@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 5), (4, 4), (5, 3), (6, 3)])
def test_more_players_have_fewer_entities(seats: int, each: int) -> None:
    assert entities(setup(seats)) == [[("light", 1)] * each] * seats


@pytest.mark.rule("ILL-03")
def test_the_number_of_entities_is_a_setting_from_one_to_five() -> None:
    assert entities(setup(6, entities=1)) == [[("light", 1)]] * 6
    with pytest.raises(SettingError, match="entities must be a whole number from 1 to 5, not 6"):
        setup(2, entities=6)


@pytest.mark.rule("ILL-03")
def test_with_one_entity_each_whoever_holds_the_shadow_blocks_the_other() -> None:
    scene = Scene("L5 / S3", turn="A")
    assert scene.odds("raise A1") == 0
    assert Scene("L5 / S3", turn="B").odds("raise A1") == 1


@pytest.mark.rule("ILL-04")
@pytest.mark.parametrize("face", range(4))
def test_chance_decides_who_begins(face: int) -> None:
    state = setup(4)
    assert state.faces() == 4
    assert state.deciders() == ()
    state.settle(face)
    assert state.deciders() == (face,)


@pytest.mark.rule("ILL-04")
def test_a_named_seat_begins_without_a_draw() -> None:
    state = setup(3, first="C")
    assert state.faces() == 0
    assert state.deciders() == (2,)
    with pytest.raises(SettingError, match="first must be one of random, A, B, C, not 'D'"):
        setup(3, first="D")


# --- winning -----------------------------------------------------------------------------------------


@pytest.mark.rule("ILL-05")
def test_an_entity_of_value_six_in_the_light_wins_at_once() -> None:
    scene = Scene("L5 L1 / L1 L1").play("raise A1", pip=6)
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.winners) == ((1, 2), (0,))
    assert outcome.reason == "reason-illuminated"
    assert scene.state.deciders() == ()
    assert scene.state.faces() == 0
    assert isinstance(scene.events[-1], Won)


@pytest.mark.rule("ILL-05")
def test_the_owner_wins_whoever_raised_the_entity_and_in_anyones_turn() -> None:
    scene = Scene("L1 L1 / L5 L1").play("raise B1", pip=6)
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.winners) == ((2, 1), (1,))


@pytest.mark.rule("ILL-05")
def test_value_six_in_the_shadow_wins_nothing() -> None:
    scene = Scene("S5 L1 / L1 L1").play("lower A1", pip=6)
    assert scene.drawn == "S6 L1 / L1 L1"
    assert scene.state.outcome() is None


# --- turns -------------------------------------------------------------------------------------------


@pytest.mark.rule("ILL-06")
def test_the_first_turn_has_one_action_and_every_other_two() -> None:
    scene = Scene("L1 / L1 / L1")
    scene.state = setup(3, first="B")
    scene.play("lower A1", pip=1)
    assert scene.turn == "C"
    scene.play("lower A1", pip=1)
    assert (scene.turn, scene.state.actions) == ("C", 1)
    scene.play("lower A1", pip=1)
    assert (scene.turn, scene.state.actions) == ("A", 2)


@pytest.mark.rule("ILL-06")
def test_a_turn_may_be_ended_early_also_without_any_action() -> None:
    scene = Scene("L1 L1 / L1 L1 / L1 L1", turn="C").play("end")
    assert (scene.turn, scene.state.actions) == ("A", 2)
    scene.play("raise A1", pip=1).play("end")
    assert scene.turn == "B"


@pytest.mark.rule("ILL-07")
def test_an_attempt_that_cannot_succeed_is_legal_and_its_odds_are_none() -> None:
    scene = Scene("S6 L1 / L1 L5")
    assert scene.why_not("raise A1") is None
    assert scene.odds("raise A1") == 0
    assert scene.play("raise A1", pip=6).drawn == "S6 L1 / L1 L5"


@pytest.mark.rule("ILL-08")
def test_after_the_turn_limit_the_game_ends_undecided_and_passed_turns_count() -> None:
    scene = Scene("L1 / L1", limit=3)
    for _ in range(5):
        scene.play("end")
    assert scene.state.outcome() is None
    outcome = scene.play("end").state.outcome()
    assert outcome is not None
    assert outcome.reason == "reason-turn-limit"
    assert outcome.winners == (), "nobody has won"
    assert outcome.places == (1, 1)
    assert won(outcome) == [0.5, 0.5], "a draw where a number is needed"


@pytest.mark.rule("ILL-08")
def test_without_a_turn_limit_passing_goes_on() -> None:
    scene = Scene("L1 / L1", limit=0)
    for _ in range(500):
        scene.play("end")
    assert scene.state.outcome() is None


@pytest.mark.rule("ILL-09")
def test_all_entities_at_the_bottom_of_the_shadow_lock_the_game() -> None:
    scene = Scene("S6 S6 / S5 S6").play("lower B1", pip=6)
    outcome = scene.state.outcome()
    assert outcome is not None
    assert outcome.reason == "reason-locked"
    assert outcome.winners == (), "nobody has won"
    assert won(outcome) == [0.5, 0.5]


# --- actions -----------------------------------------------------------------------------------------


@pytest.mark.rule("ILL-10")
@pytest.mark.parametrize(
    ("action", "pip", "after"),
    [
        ("raise A1", 4, "L4 S2 / L2 S4"),
        ("raise A1", 3, "L3 S2 / L2 S4"),
        ("lower A1", 4, "L2 S2 / L2 S4"),
        ("raise A2", 3, "L3 S1 / L2 S4"),
        ("raise B1", 3, "L3 S2 / L3 S4"),
        ("lower B2", 5, "L3 S2 / L2 S5"),
        ("lower B2", 4, "L3 S2 / L2 S4"),
    ],
)
def test_manipulate_moves_any_entity_by_one_if_the_roll_beats_its_value(
    action: str, pip: int, after: str
) -> None:
    scene = Scene("L3 S2 / L2 S4", turn="B")  # B controls the Shadow, so nothing is subtracted
    assert scene.play(action, pip).drawn == after


@pytest.mark.rule("ILL-10")
@pytest.mark.parametrize(("value", "chances"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_odds_of_manipulating_fall_with_the_value(value: int, chances: int) -> None:
    assert Scene(f"L1 L{value} / L1 L1").odds("raise A2") == chances


@pytest.mark.rule("ILL-11")
def test_a_sacrifice_lowers_the_target_by_the_difference_and_goes_into_the_shadow_with_three() -> None:
    scene = Scene("L2 L1 / L4 L1").play("sacrifice A1 B1", pip=5)  # 5 + 2 - 4 = 3 steps
    assert scene.drawn == "S3 L1 / L1 L1"
    assert Scene("L2 L1 / L4 L1").play("sacrifice A1 B1", pip=6).drawn == "S3 L1 / S1 L1"


@pytest.mark.rule("ILL-11")
def test_a_failed_sacrifice_changes_nothing() -> None:
    assert Scene("L2 L1 / L4 L1").play("sacrifice A1 B1", pip=2).drawn == "L2 L1 / L4 L1"


@pytest.mark.rule("ILL-11")
def test_the_target_of_a_sacrifice_may_be_ones_own_but_must_be_another_one_in_the_light() -> None:
    scene = Scene("L2 L1 S1 / L4 S1 L1")
    assert scene.why_not("sacrifice A1 A2") is None
    assert scene.why_not("sacrifice A1 A1") == "refusal-same-entity"
    assert scene.why_not("sacrifice A1 B2") == "refusal-target-in-shadow"
    assert scene.why_not("sacrifice A3 B1") == "refusal-own-in-shadow"
    assert scene.why_not("sacrifice B3 B1") == "refusal-not-your-entity"


@pytest.mark.rule("ILL-12")
def test_help_raises_the_target_and_lowers_the_helper() -> None:
    assert Scene("L3 L4 / L1 L1").play("help A1 A2", pip=2).drawn == "L2 L5 / L1 L1"


@pytest.mark.rule("ILL-12")
def test_the_helper_is_lowered_even_on_a_failure() -> None:
    assert Scene("L1 L4 / L1 L1").play("help A1 A2", pip=3).drawn == "S1 L4 / L1 L1"


@pytest.mark.rule("ILL-12")
def test_help_reaches_any_other_entity_in_either_zone() -> None:
    scene = Scene("L3 S6 / L1 S2")
    assert scene.odds("help A1 A2") == 3
    assert scene.why_not("help A1 B2") is None
    assert scene.why_not("help A1 A1") == "refusal-same-entity"
    assert scene.why_not("help A2 B1") == "refusal-own-in-shadow"
    assert scene.why_not("help B1 A1") == "refusal-not-your-entity"
    assert scene.play("help A1 A2", pip=4).drawn == "L2 S5 / L1 S2"


@pytest.mark.rule("ILL-12")
def test_a_win_by_help_comes_before_the_helper_is_lowered() -> None:
    scene = Scene("L1 L5 / L1 L1").play("help A1 A2", pip=5)
    assert scene.drawn == "L1 L6 / L1 L1"
    moved = [event for event in scene.events if isinstance(event, Moved)]
    assert len(moved) == 1


# --- raising and lowering ----------------------------------------------------------------------------


@pytest.mark.rule("ILL-20")
def test_in_the_light_lowering_takes_from_the_value_and_one_goes_over_into_the_shadow() -> None:
    scene = Scene("L2 L1 / L1 L1").play("lower A1", pip=6).play("lower A1", pip=6)
    assert scene.drawn == "S1 L1 / L1 L1"


@pytest.mark.rule("ILL-20")
def test_crossing_the_edge_counts_as_one_step() -> None:
    assert Scene("L1 L1 / L2 L1").play("sacrifice A1 B1", pip=5).drawn == "S3 L1 / S3 L1"  # four steps down


@pytest.mark.rule("ILL-21")
def test_in_the_shadow_raising_takes_from_the_value_and_one_goes_over_into_the_light() -> None:
    scene = Scene("S2 L1 / L1 L1").play("raise A1", pip=6).play("raise A1", pip=6)
    assert scene.drawn == "L1 L1 / L1 L1"
    assert Scene("S2 L1 / L1 L1").play("lower A1", pip=6).drawn == "S3 L1 / L1 L1"


@pytest.mark.rule("ILL-22")
def test_lowering_stops_at_six_in_the_shadow() -> None:
    scene = Scene("L6 L1 / L1 L1", turn="A").play("sacrifice A1 B1", pip=6)  # eleven steps, seven are left
    assert scene.drawn == "S3 L1 / S6 L1"
    still = Scene("S6 L1 / L1 L1").play("lower A1", pip=6)
    assert still.drawn == "S6 L1 / L1 L1"


# --- control of the Shadow ---------------------------------------------------------------------------


@pytest.mark.rule("ILL-30")
@pytest.mark.parametrize(
    ("drawn", "controller"),
    [
        ("S3 S1 / S2 L6", "A"),
        ("S3 S1 / S4 L1", None),
        ("L1 L1 / S1 L1 / L5 L1", "B"),
        ("S5 L1 / S3 S2 / S1 L1", None),
        ("S5 L1 / S3 S3 / S1 L1", "B"),
    ],
)
def test_the_greatest_total_in_the_shadow_controls_it_and_a_tie_nobody(
    drawn: str, controller: str | None
) -> None:
    control = Scene(drawn).state.control
    assert (SEAT_LETTERS[control] if control >= 0 else None) == controller


@pytest.mark.rule("ILL-31")
def test_everyone_but_the_controller_subtracts_one_for_a_target_in_the_light() -> None:
    drawn = "L2 S4 / L2 S1"
    assert Scene(drawn, turn="B").play("raise B1", pip=3).drawn == drawn
    assert Scene(drawn, turn="A").play("raise B1", pip=3).drawn == "L2 S4 / L3 S1"
    assert [Scene(drawn, turn=seat).odds("raise B1") for seat in "AB"] == [4, 3]


@pytest.mark.rule("ILL-31")
def test_the_subtraction_holds_for_all_three_actions_and_for_the_total_of_a_sacrifice() -> None:
    scene = Scene("S3 L1 / L3 L2", turn="B").play("sacrifice B1 A2", pip=2)  # 2 + 3 - 1 - 1 = 3 steps
    assert scene.drawn == "S3 S3 / S3 L2"
    assert Scene("S3 L1 / L1 L3", turn="B").play("help B1 B2", pip=3).drawn == "S3 L1 / S1 L3"


@pytest.mark.rule("ILL-31")
def test_a_target_in_the_shadow_costs_nothing() -> None:
    assert Scene("S4 L1 / S2 L1", turn="B").play("raise B1", pip=3).drawn == "S4 L1 / S1 L1"


@pytest.mark.rule("ILL-32")
def test_control_can_change_between_the_two_actions_of_a_turn() -> None:
    scene = Scene("L1 L1 / S1 L1", turn="A")
    assert scene.odds("raise A2") == 4
    scene.play("sacrifice A1 B2", pip=5)  # A's Sacrifice lies in the Shadow with 3, B's Target falls to S4
    assert scene.drawn == "S3 L1 / S1 S4"
    assert scene.odds("raise A2") == 4
    scene = Scene("L1 L1 / S1 L1", turn="A").play("lower B1", pip=1).play("raise B1", pip=2)
    assert scene.drawn == "L1 L1 / L1 L1"
    assert scene.state.control == -1


@pytest.mark.rule("ILL-32")
def test_what_an_action_moves_never_alters_its_own_roll() -> None:
    scene = Scene("L1 L1 / S2 L4", turn="A").play("sacrifice A1 B2", pip=5)  # 5 + 1 - 1 = 5 > 4: one step
    rolled = [event for event in scene.events if isinstance(event, Rolled)]
    assert [(roll.penalty, roll.total) for roll in rolled] == [(1, 5)]
    assert scene.drawn == "S3 L1 / S2 L3"
    assert scene.state.control == 0


@pytest.mark.rule("ILL-32")
def test_with_nothing_in_the_shadow_nobody_controls_it() -> None:
    assert Scene("L1 L1 / L1 L1").state.control == -1

"""Rules of a turn: the flick, what flips, what leaves and returns, and the end of a game."""

from __future__ import annotations

from statistics import NormalDist

import pytest
from games.light_and_dark.scenario import KIT, SURE, Scene, setup

from gloaming.games.light_and_dark import angles
from gloaming.games.light_and_dark.events import Flicked, Flipped, Returned, Won
from gloaming.games.light_and_dark.rules.flick import hits_of
from gloaming.games.light_and_dark.rules.hand_error import angle_error, deviation, real_strength
from gloaming.physics.discs import METRE, Disc, Simulation, Surface, Touched, millimetres, nearest_free

RADIUS = 17.5


def flick(scene: Scene) -> Flicked:
    event = scene.events_of(Flicked)[-1]
    assert isinstance(event, Flicked)
    return event


# --- the flick ----------------------------------------------------------------------------------------


@pytest.mark.rule("LAD-11")
def test_a_flick_is_a_direction_and_a_strength_for_one_own_druid() -> None:
    scene = Scene("1 300 200").play("1 90 1000")
    x, y = scene.at(1)
    run = 1000 * 1.0**2 / (2 * 0.3 * 9.80665)  # millimetres, from v² / 2µg
    assert x == pytest.approx(300 + run, abs=0.2) and y == pytest.approx(200, abs=0.01)
    disc, start, end, *place = flick(scene).paths[0][:5]
    assert (disc, start, place) == (0, 0, [300000, 200000])
    assert end == pytest.approx(1e6 / (0.3 * 9.80665), abs=100)


@pytest.mark.rule("LAD-11")
def test_there_is_no_pass_and_no_flick_below_the_slowest() -> None:
    scene = Scene()
    assert scene.why_not("pass") == "refusal-phase-flick"
    assert scene.why_not("1 90 149") == "refusal-strength"
    assert scene.why_not("1 90 150") is None
    assert scene.why_not("1 90 2401") == "refusal-strength"
    assert scene.why_not("7 90 500") == "refusal-torch"
    assert scene.why_not("4 90 500") == "refusal-not-yours"
    assert scene.why_not("12 90 500") == "refusal-no-such-disc"


@pytest.mark.rule("LAD-12")
def test_every_opposing_disc_that_the_flicked_druid_touches_is_flipped() -> None:
    scene = Scene("1 300 200, 4 300 300").play("1 0 2000")
    assert scene.side(4) == "light"
    scene = Scene("1 300 200, 4 283 300, 7 317 300 dark").play("1 0 2000")
    assert (scene.side(4), scene.side(7)) == ("light", "light"), "two at the same instant"
    assert scene.events_of(Flipped) == [Flipped((3, 6), "light", 1)]


@pytest.mark.rule("LAD-13")
def test_ricochets_and_own_discs_do_not_flip() -> None:
    scene = Scene("1 300 200, 4 300 300, 5 300 400, 2 300 500").play("1 0 2400")
    touched = {(a, b) for _, a, b in flick(scene).touches}
    assert {(0, 3), (3, 4)} <= touched and (0, 4) not in touched
    assert (scene.side(4), scene.side(5)) == ("light", "dark")
    scene = Scene("1 300 200, 2 300 300, 8 300 400 light").play("1 0 2400")
    assert (scene.side(2), scene.side(8)) == ("light", "light")
    assert scene.events_of(Flipped) == []


@pytest.mark.rule("LAD-12")
@pytest.mark.rule("LAD-13")
def test_the_rulebooks_example() -> None:
    """Dark's druid hits a light druid and a lit torch; the light druid hits another light druid."""
    scene = Scene("4 300 300, 1 310 400, 2 345 480, 8 262 440 light")
    scene.state.turn = 1
    scene.play("4 0 2400")
    touched = {(a, b) for _, a, b in flick(scene).touches}
    assert {(0, 3), (0, 1), (3, 7)} <= touched, touched
    assert (1, 3) not in touched
    assert (scene.side(1), scene.side(8), scene.side(2)) == ("dark", "dark", "light")


@pytest.mark.rule("LAD-14")
def test_a_disc_touched_twice_or_by_ricochet_too_flips_once_and_ownership_is_as_the_flick_began() -> None:
    state = Scene().state
    sliding = Simulation(state.surface(), state.discs_for_flick(0))
    sliding.events = [
        Touched(0.1, 0, 3),
        Touched(0.2, 3, 4),  # by ricochet
        Touched(0.3, 0, 4),  # and by the flicked druid itself
        Touched(0.4, 0, 3),  # again: it is Light's by now, and stays so
        Touched(0.5, 1, 5),  # by an own druid that was not flicked
    ]
    assert hits_of(state, 0, sliding) == [(0.1, 3), (0.3, 4)]


@pytest.mark.rule("LAD-15")
@pytest.mark.rule("LAD-17")
def test_weak_flicks_spread_half_as_much() -> None:
    assert KIT.mark == 1200
    for face in (0, 100, 600, 1023):
        strong, weak = (angle_error(face, 200, strength, KIT.mark) for strength in (1201, 1200))
        assert abs(weak) == pytest.approx(abs(strong) / 2, abs=1)


@pytest.mark.rule("LAD-16")
def test_who_stays_seated_flicks_ahead_only() -> None:
    scene = Scene(seated="yes")
    assert [scene.why_not(f"1 {angle} 500") for angle in (75, 285, 0)] == [None] * 3
    assert {scene.why_not(f"1 {angle} 500") for angle in ("75.01", "284.99", "180")} == {"refusal-seated"}
    scene.play("1 0 150")
    assert scene.why_not("4 105 500") is None and scene.why_not("4 255 500") is None
    assert scene.why_not("4 104.99 500") == scene.why_not("4 0 500") == "refusal-seated"
    assert Scene().why_not("1 180 500") is None, "else people walk around the table"


@pytest.mark.rule("LAD-17")
def test_the_hand_errs_by_two_chance_steps_from_whole_number_tables() -> None:
    normal = NormalDist()
    for face in range(1024):
        assert abs(deviation(face) - 1000 * normal.inv_cdf((face + 0.5) / 1024)) <= 0.51
        assert deviation(face) == -deviation(1023 - face)
    angles_seen = [angle_error(face, 200, 2000, 1200) for face in range(1024)]
    mean = sum(angles_seen) / 1024
    spread = (sum((each - mean) ** 2 for each in angles_seen) / 1024) ** 0.5
    assert mean == 0 and spread == pytest.approx(200, abs=2)
    strengths = [real_strength(face, 100, 1000) for face in range(1024)]
    assert (sum((each - 1000) ** 2 for each in strengths) / 1024) ** 0.5 == pytest.approx(100, abs=1)


@pytest.mark.rule("LAD-17")
@pytest.mark.parametrize(("hand", "spread"), [("steady", 100), ("natural", 200), ("shaky", 350)])
def test_each_hand_has_its_own_error(hand: str, spread: int) -> None:
    scene = Scene(hand=hand)
    state = scene.state
    state.apply(0, state.choices(0).ranges[0].make([0, 9000, 2000]) or pytest.fail("no flick"))
    assert (scene.phase, state.faces()) == ("angle", 1024)
    state.settle(1023)
    assert state.angle == 9000 + angle_error(1023, spread, 2000, 1200)
    assert (scene.phase, state.faces()) == ("strength", 1024)
    state.settle(SURE)
    assert setup().options.hand == "natural"


@pytest.mark.rule("LAD-17")
def test_directions_need_no_trigonometry_and_are_exact() -> None:
    from math import radians, sin

    for angle in range(0, 9001, 7):
        assert abs(angles.SINES[angle] - 2**30 * sin(radians(angle / 100))) < 1
    assert angles.direction(0) == (0, 2**30)
    assert angles.direction(9000) == (2**30, 0)
    for angle in range(0, 36000, 11):
        x, y = angles.velocity(angle, 1777)
        assert angles.velocity(36000 - angle, 1777) == (-x, y), "mirrored"
        assert angles.velocity(angle + 18000, 1777) == (-x, -y)


@pytest.mark.rule("LAD-18")
def test_whoever_runs_into_the_flicked_disc_is_touched_and_lying_against_it_is_no_touch() -> None:
    scene = Scene("1 300 200, 4 300 235").play("1 180 300")
    assert scene.side(4) == "dark", "flicked away from what it lay against"
    scene = Scene("1 300 200, 4 300 235").play("1 0 300")
    assert scene.side(4) == "light", "pushed into it"
    state = Scene().state
    sliding = Simulation(state.surface(), state.discs_for_flick(4))
    sliding.events = [Touched(0.1, 4, 6), Touched(0.2, 0, 4)]
    assert hits_of(state, 4, sliding) == [(0.1, 6)], "which of two is named first does not matter"


# --- leaving and returning --------------------------------------------------------------------------------


@pytest.mark.rule("LAD-20")
def test_a_disc_leaves_when_its_centre_crosses_the_boundary() -> None:
    scene = Scene("1 580 200").play("1 90 300")
    assert scene.phase == "flick", "15 mm: its rim is outside, its centre is not"
    assert scene.at(1)[0] < 600
    scene = Scene("1 580 200").play("1 90 500")
    assert flick(scene).leaves[0][1] == 0
    assert (scene.phase, scene.lies(1)) == ("return", False)


@pytest.mark.rule("LAD-21")
def test_the_flicked_druid_leaves_and_its_mover_returns_it_to_its_own_end() -> None:
    scene = Scene("1 580 200").play("1 90 1000")
    assert (scene.phase, scene.decider) == ("return", "A")
    assert scene.why_not("return 1 300 860") == "refusal-start-area"
    assert scene.why_not("return 2 300 40") == "refusal-return-disc"
    scene.play("return 1 300 40")
    assert scene.at(1) == (300, 40)
    assert scene.events[-2] == Returned(0, 0, millimetres(300), millimetres(40))
    assert scene.decider == "B"


@pytest.mark.rule("LAD-21")
def test_a_druid_flipped_and_driven_off_returns_at_its_old_owners_end_by_its_new_controller() -> None:
    scene = Scene("1 500 300, 4 560 300").play("1 90 2000")
    assert scene.side(4) == "light"
    while scene.state.returns[0] != 3:
        scene.play(scene.offers()[0])
    assert (scene.decider, scene.state.homes[0]) == ("A", 1)
    assert scene.why_not("return 4 300 40") == "refusal-start-area", "A's own end"
    scene.play("return 4 300 860")
    assert scene.at(4) == (300, 860) and scene.side(4) == "light"


@pytest.mark.rule("LAD-21")
def test_an_own_druid_pushed_off_by_ricochet_is_returned_by_the_member_who_flicks_next() -> None:
    drawn = "1 440 300, 7 500 300 dark, 4 560 300"
    scene = Scene(drawn, seats=4).play("1 90 2400")
    assert scene.side(4) == "dark" and not scene.lies(4)
    while scene.state.returns[0] != 3:
        scene.play(scene.offers()[0])
    assert (scene.decider, scene.state.homes[0]) == ("B", 1), "B flicks next"


@pytest.mark.rule("LAD-22")
def test_a_torch_that_left_returns_to_the_centre_in_the_state_that_it_has() -> None:
    scene = Scene("1 500 300, 7 560 300 dark").play("1 90 1500")
    if scene.phase == "return":
        scene.play(scene.offers()[0])
    assert scene.at(7) == (300, 450)
    assert scene.side(7) == "light"


@pytest.mark.rule("LAD-22")
@pytest.mark.parametrize(("turn", "side"), [(0, -1), (1, 1)])
def test_with_the_centre_taken_it_lies_nearest_on_the_movers_side(turn: int, side: int) -> None:
    number = "1" if turn == 0 else "4"
    scene = Scene(f"{number} 500 300, 7 560 300, 8 300 450")
    scene.state.sides[6] = 1 - turn
    scene.state.turn = turn
    scene.play(f"{number} 90 1500")
    if scene.phase == "return":
        scene.play(scene.offers()[0])
    x, y = scene.at(7)
    assert x == 300 and y == pytest.approx(450 + side * 35, abs=0.6)


@pytest.mark.rule("LAD-22")
def test_further_ties_go_to_the_movers_left() -> None:
    radius = millimetres(35) // 2
    middle = Disc(METRE // 2, METRE // 2, radius)
    low, high = (
        Disc(METRE // 2, METRE // 2 - 2 * radius, radius),
        Disc(METRE // 2, METRE // 2 + 2 * radius, radius),
    )
    found = nearest_free(
        Surface(METRE, METRE), [middle, low, high], METRE // 2, METRE // 2, radius, (0, -1), (-1, 0)
    )
    assert found is not None and found[0] < METRE // 2 and found[1] <= METRE // 2


@pytest.mark.rule("LAD-23")
def test_two_torches_that_leave_at_once_return_lower_number_first() -> None:
    scene = Scene("1 510 300, 7 560 317 dark, 9 560 283 dark").play("1 90 2400")
    left = [disc for _, disc in flick(scene).leaves]
    assert left[:2] == [6, 8], "at the same instant"
    times = [time for time, _ in flick(scene).leaves]
    assert times[0] == times[1]
    while scene.phase == "return":
        scene.play(scene.offers()[0])
    assert scene.at(7) == (300, 450)
    assert scene.at(9) == (300, 415), "towards the mover's end"


@pytest.mark.rule("LAD-23")
def test_nothing_is_placed_on_a_disc() -> None:
    scene = Scene("1 580 200, 2 300 40").play("1 90 1000")
    assert scene.why_not("return 1 330 40") == "refusal-overlap"
    assert scene.why_not("return 1 336 40") is None
    assert scene.offers()[0].startswith("return 1 "), "a free place is offered"


@pytest.mark.rule("LAD-23")
def test_with_the_start_area_full_the_place_nearest_the_edge_is_taken() -> None:
    scene = Scene(druids="12", torches=10)
    state = scene.state
    state.width = millimetres(240)  # a table so narrow that the start area fills up
    state.cached_surface = None
    for number, disc in enumerate(range(1, 22)):
        state.put(disc, millimetres(45 + 50 * (number % 4)), millimetres(38 + 60 * (number // 4)))
    state.put(0, millimetres(10), millimetres(1000))
    scene.play("1 270 1000")
    back = scene.events_of(Returned)[-1]
    assert isinstance(back, Returned) and back.seat == -1
    assert 76 - RADIUS < scene.at(1)[1] < 76


@pytest.mark.rule("LAD-23")
def test_a_flick_that_wins_asks_for_no_returns() -> None:
    scene = Scene("1 500 300, 7 560 300 dark, 9 25 700 light, 11 25 500 light").play("1 90 2400")
    assert scene.winners == "A" and not scene.lies(7)
    assert scene.events_of(Returned) == []


# --- the end ------------------------------------------------------------------------------------------


@pytest.mark.rule("LAD-30")
def test_all_torches_win() -> None:
    scene = Scene("1 300 300, 7 300 400 dark, 9 25 700 light, 11 25 500 light").play("1 0 1000")
    assert scene.winners == "A"
    assert scene.events_of(Won) == [Won(0, "light", "torches", (1, 0))]
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.reason == "reason-torches"


@pytest.mark.rule("LAD-30")
def test_all_druids_win() -> None:
    scene = Scene("1 300 300, 4 300 400, 5 25 200 light, 6 25 300 light").play("1 0 1000")
    assert scene.winners == "A"
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.reason == "reason-druids"


@pytest.mark.rule("LAD-30")
def test_dark_wins_as_well_and_a_team_wins_together() -> None:
    scene = Scene("4 300 300, 8 300 400 light, 10 25 500 dark", seats=3)
    scene.state.turn = 1
    scene.play("4 0 1000")
    assert scene.winners == "B"
    scene = Scene("1 300 300, 7 300 400 dark, 9 25 700 light, 11 25 500 light", seats=3).play("1 0 1000")
    assert scene.winners == "AC"
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.places == (1, 3, 1)

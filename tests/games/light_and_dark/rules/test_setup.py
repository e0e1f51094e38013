"""Rules of setup, sides, teams, contests and terrain."""

from __future__ import annotations

import pytest
from games.light_and_dark.scenario import GAME, KIT, Scene, action, setup

from gloaming.bots.playout import play_out
from gloaming.core.chance import Seeded
from gloaming.core.evaluation import won
from gloaming.core.settings import SettingError
from gloaming.games.light_and_dark.events import Dealt, Deployed, Obstructed, Ready, Sides, Turn
from gloaming.games.light_and_dark.view import view_of
from gloaming.physics.discs import millimetres


@pytest.mark.rule("LAD-01")
def test_six_druids_and_five_torches_belong_to_the_faction_that_they_show() -> None:
    state = setup(light="B")
    assert (state.druids, len(state.sides)) == (6, 11)
    assert state.sides[:6] == [1, 1, 1, 0, 0, 0], "B is Light"
    assert [state.controller(disc) for disc in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [state.controller(disc) for disc in state.own_torches(1)] == [1, 1]


@pytest.mark.rule("LAD-02")
@pytest.mark.parametrize(
    ("places", "refusal"),
    [
        ("18 18 300 40 582 58", None),
        ("17 18 300 40 582 58", "refusal-start-area"),
        ("18 18 300 40 583 58", "refusal-start-area"),
        ("18 18 300 59 582 58", "refusal-start-area"),
        ("18 17 300 40 582 58", "refusal-start-area"),
        ("18 18 300 862 582 58", "refusal-start-area"),
        ("18 18 300 40 330 40", "refusal-overlap"),
        ("18 18 300 40 335 40", None),
        ("18 18 300 40", "refusal-place-count"),
    ],
)
def test_druids_are_placed_wholly_inside_the_own_start_area(places: str, refusal: str | None) -> None:
    state = setup(light="A")
    found = state.why_not(0, action(f"place {places}"))
    assert (found.key if found else None) == refusal


@pytest.mark.rule("LAD-03")
def test_torches_lie_in_a_row_across_the_centre_line_unlit_ones_at_the_ends() -> None:
    state = setup(light="A")
    torches = range(6, 11)
    assert {state.ys[torch] for torch in torches} == {millimetres(900) // 2}
    xs = [state.xs[torch] for torch in torches]
    assert xs == sorted(xs) and xs[2] == millimetres(600) // 2
    assert [state.sides[torch] for torch in torches] == [1, 0, 1, 0, 1]


@pytest.mark.rule("LAD-03")
@pytest.mark.parametrize("formation", ["cross", "ring"])
@pytest.mark.parametrize("torches", [3, 5, 10])
def test_other_formations_lie_apart_around_the_centre(formation: str, torches: int) -> None:
    state = setup(light="A", formation=formation, torches=torches)
    discs = state.discs_on_table()
    assert len(discs) == torches
    for one, disc in enumerate(discs):
        for other in discs[:one]:
            assert (disc.x - other.x) ** 2 + (disc.y - other.y) ** 2 > (2 * disc.radius) ** 2
        assert abs(disc.y - state.depth // 2) < state.depth // 3
    middle = [(disc.x, disc.y) for disc in discs if (disc.x, disc.y) == (state.width // 2, state.depth // 2)]
    assert len(middle) == (1 if formation == "cross" and torches % 2 else 0)


@pytest.mark.rule("LAD-04")
def test_the_area_and_the_physical_figures_come_from_the_pack() -> None:
    state = setup()
    assert (state.width, state.depth) == (millimetres(600), millimetres(900))
    assert state.radius(0) == state.radius(10) == 18350
    text = GAME.content().plain
    assert text["flick"] == {"slowest": 150, "mark": 1200, "fastest": 2400}
    assert (KIT.friction, KIT.restitution) == (300, 700)


@pytest.mark.rule("LAD-05")
@pytest.mark.parametrize("face", [0, 1])
def test_chance_decides_who_is_light(face: int) -> None:
    scene = Scene()
    scene.state = setup()
    assert (scene.state.faces(), scene.state.deciders()) == (2, ())
    scene.chance(face)
    assert scene.state.light == face
    assert scene.events[-1] == Sides(1, face)


@pytest.mark.rule("LAD-05")
@pytest.mark.parametrize(("letter", "team"), [("A", 0), ("B", 1), ("C", 0)])
def test_a_named_seat_brings_light_to_its_team_and_every_option_is_off(letter: str, team: int) -> None:
    state = setup(3, light=letter)
    assert (state.light, state.faces()) == (team, 0)
    options = state.options
    assert (options.cards, options.terrain, options.best_of, options.seated, options.large_area) == (
        0,
        0,
        1,
        False,
        False,
    )
    with pytest.raises(SettingError, match="light must be one of random, A, B, not 'C'"):
        setup(2, light="C")


@pytest.mark.rule("LAD-06")
def test_both_place_at_the_same_time_and_unseen_until_both_are_done() -> None:
    scene = Scene()
    scene.events.clear()
    scene.state = setup(light="A")
    assert scene.decider == "AB"
    assert scene.offers() == ["evenly"]
    scene.play("place 20 20 300 40 580 58", seat="A")
    assert scene.decider == "B"
    assert scene.events == [Ready(0)]
    assert [disc["where"] for disc in view_of(scene.state, 0)["discs"][:3]] == ["table"] * 3
    for other in (1, None):
        seen = view_of(scene.state, other)
        assert seen["ready"] == [True, False]
        assert [(disc["where"], disc["x"]) for disc in seen["discs"][:6]] == [("hand", 0)] * 6
    scene.play("evenly", seat="B")
    assert isinstance(scene.events_of(Deployed)[0], Deployed)
    assert {disc["where"] for disc in view_of(scene.state, 1)["discs"]} == {"table"}
    assert scene.at(1) == (20, 20)
    xs = [scene.at(disc)[0] for disc in (4, 5, 6)]
    assert xs == [100, 300, 500], "evenly spaced"


@pytest.mark.rule("LAD-10")
@pytest.mark.parametrize("light", ["A", "B"])
def test_light_takes_the_first_turn_and_then_the_factions_alternate(light: str) -> None:
    scene = Scene(light=light)
    assert scene.decider == light
    order = []
    for _ in range(4):
        order.append(scene.decider)
        own = scene.state.own_druids(scene.state.turn)[0] + 1
        scene.play(f"{own} 90 150")
    assert "".join(order) in ("ABAB", "BABA") and order[0] == light
    assert [turn.faction for turn in scene.events if isinstance(turn, Turn)][:3] == ["light", "dark", "light"]


# --- teams and contests -----------------------------------------------------------------------------


@pytest.mark.rule("LAD-41")
@pytest.mark.parametrize(
    ("seats", "order"), [(2, "ABABAB"), (3, "ABCBAB"), (5, "ABCDEBADCBED"), (6, "ABCDEFAB")]
)
def test_teams_alternate_and_their_members_flick_in_order(seats: int, order: str) -> None:
    scene = Scene(seats=seats)
    assert view_of(scene.state, None)["teams"] == [seat % 2 for seat in range(seats)]
    for letter in order:
        assert scene.decider == letter
        scene.play(f"{scene.state.own_druids(scene.state.turn)[0] + 1} 90 150")


def win(scene: Scene) -> None:
    """Let the team to move win by the torches."""
    state = scene.state
    side = state.side_of(state.turn)
    druid = state.own_druids(state.turn)[0]
    state.sides[6:] = [int(side)] * 4 + [int(1 - side)]
    for disc in range(11):
        state.put(disc, millimetres(25), millimetres(100 + 60 * disc))
    state.put(druid, millimetres(300), millimetres(300))
    state.put(10, millimetres(300), millimetres(400))
    scene.play(f"{druid + 1} 0 1000")
    if scene.phase == "ward":
        scene.play("pass")


def place(scene: Scene) -> None:
    while scene.phase == "place":
        scene.play("evenly")


@pytest.mark.rule("LAD-42")
def test_in_a_contest_factions_are_swapped_and_everything_is_set_up_anew() -> None:
    scene = Scene(best_of="3", cards=1)
    scene.state.used, scene.state.deck = [0], list(range(1, 8))
    win(scene)
    state = scene.state
    assert (state.points, state.game, state.light) == ([1, 0], 2, 1)
    assert scene.events[-1] == Sides(2, 1)
    assert state.faces() == 8, "cards are dealt from all eight again"
    scene.chance(0, 0)
    assert state.sides[:6] == [1, 1, 1, 0, 0, 0] and state.sides[6:] == [1, 0, 1, 0, 1]
    place(scene)
    assert scene.decider == "B", "Light begins, and that is B now"
    win(scene)
    assert (state.points, scene.winners) == ([1, 1], None)
    scene.chance(0, 0)
    place(scene)
    win(scene)
    assert (state.points, scene.winners) == ([2, 1], "A")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "reason-contest" and outcome.scores == (2, 1)


@pytest.mark.rule("LAD-42")
def test_the_rotation_of_a_team_runs_on_through_a_contest() -> None:
    scene = Scene(seats=4, best_of="5")
    win(scene)  # A
    place(scene)
    assert scene.decider == "B"
    scene.play(f"{scene.state.own_druids(1)[0] + 1} 90 150")
    assert scene.decider == "C"


@pytest.mark.rule("LAD-31")
@pytest.mark.parametrize(("best_of", "games"), [("1", 1), ("3", 5), ("5", 9)])
def test_undecided_games_bring_no_point_and_end_a_contest_in_time(best_of: str, games: int) -> None:
    scene = Scene(best_of=best_of, turn_limit=2)
    for game in range(1, games + 1):
        assert scene.state.game == game
        place(scene)
        for _ in range(2):
            assert scene.winners is None
            scene.play(f"{scene.state.own_druids(scene.state.turn)[0] + 1} 90 150")
    assert scene.winners == "", "nobody has won"
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.reason == "reason-undecided"
    assert won(outcome) == [0.5, 0.5]


@pytest.mark.rule("LAD-31")
def test_more_points_win_when_the_games_are_used_up() -> None:
    scene = Scene(best_of="3", turn_limit=2)
    win(scene)
    for _ in range(4):
        place(scene)
        for _ in range(2):
            scene.play(f"{scene.state.own_druids(scene.state.turn)[0] + 1} 90 150")
    assert (scene.state.points, scene.winners) == ([1, 0], "A")


@pytest.mark.rule("LAD-31")
def test_without_a_limit_a_game_goes_on() -> None:
    scene = Scene(turn_limit=0)
    scene.state.flicks = 5_000
    scene.play("1 90 150")
    assert scene.winners is None


# --- cards are dealt ----------------------------------------------------------------------------------


@pytest.mark.rule("LAD-40")
@pytest.mark.rule("LAD-47")
@pytest.mark.parametrize("cards", [1, 2])
def test_each_team_is_dealt_its_cards_which_its_members_alone_see(cards: int) -> None:
    scene = Scene()
    scene.events.clear()
    scene.heard.clear()
    scene.state = setup(5, light="A", cards=cards)
    for left in range(8, 8 - 2 * cards, -1):
        assert scene.state.faces() == left
        scene.chance(left - 1)
    assert scene.phase == "place"
    dealt = [(event.team, knowers) for event, knowers in scene.heard if isinstance(event, Dealt)]
    assert dealt == [(0, (0, 2, 4)), (1, (1, 3))] * cards
    for seat in range(5):
        seen = view_of(scene.state, seat)
        assert seen["hand"] == scene.state.hands[seat % 2]
        assert seen["counts"] == [cards, cards]
    assert view_of(scene.state, None)["hand"] == []


# --- terrain --------------------------------------------------------------------------------------------


def terrain(count: int = 4) -> Scene:
    scene = Scene()
    scene.events.clear()
    scene.state = setup(light="A", terrain=count)
    place(scene)
    return scene


@pytest.mark.rule("LAD-43")
def test_dark_begins_to_place_obstacles_on_a_larger_table_until_all_stand() -> None:
    scene = terrain(3)
    assert (scene.state.width, scene.state.depth) == (millimetres(850), millimetres(1270))
    assert scene.decider == "B"
    assert scene.offers() == ["obstacle 1 425 317 6"]
    scene.play("obstacle 2 425 300 6")
    assert scene.decider == "A"
    scene.play("obstacle 1 200 900 0")
    assert scene.decider == "B"
    scene.play("obstacle 3 600 900 3")
    assert (scene.phase, scene.decider) == ("flick", "A")
    assert [event.kind for event in scene.events if isinstance(event, Obstructed)] == [
        "pencil",
        "cup",
        "book",
    ]


@pytest.mark.rule("LAD-43")
@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("obstacle 1 425 115 0", "refusal-obstacle-area"),
        ("obstacle 1 425 117 0", None),
        ("obstacle 1 39 300 0", "refusal-obstacle-area"),
        ("obstacle 2 425 163 0", "refusal-obstacle-area"),
        ("obstacle 2 425 163 6", None),
        ("obstacle 1 425 635 0", "refusal-obstacle-overlap"),
        ("obstacle 3 425 716 6", None),
        ("obstacle 3 425 714 6", "refusal-obstacle-overlap"),
        ("obstacle 5 425 300 0", "refusal-no-obstacle"),
    ],
)
def test_an_obstacle_stands_between_the_start_areas_and_on_nothing(text: str, refusal: str | None) -> None:
    assert terrain().why_not(text) == refusal


@pytest.mark.rule("LAD-43")
def test_obstacles_do_not_stand_twice_nor_on_each_other() -> None:
    scene = terrain().play("obstacle 3 425 300 6")
    assert scene.why_not("obstacle 3 425 900 6") == "refusal-obstacle-stands"
    assert scene.why_not("obstacle 4 425 400 0") == "refusal-obstacle-overlap"
    assert scene.why_not("obstacle 2 425 370 6") is None
    assert scene.why_not("obstacle 2 425 360 6") == "refusal-obstacle-overlap"
    assert scene.why_not("obstacle 1 540 300 0") == "refusal-obstacle-overlap"


@pytest.mark.rule("LAD-43")
def test_an_obstacle_that_shuts_a_disc_off_is_refused() -> None:
    scene = terrain(6)
    scene.state.put(6, millimetres(20), millimetres(400))
    scene.play("obstacle 2 100 445 6", "obstacle 6 100 355 6")
    assert scene.why_not("obstacle 4 245 400 0") == "refusal-obstacle-blocks"
    assert scene.why_not("obstacle 4 400 400 0") is None


@pytest.mark.rule("LAD-43")
def test_discs_bounce_off_obstacles() -> None:
    scene = terrain(1).play("obstacle 1 142 300 0")
    scene.play("1 0 1200")
    assert scene.at(1)[1] < 260, "the cup is in the way"


# --- mega set -------------------------------------------------------------------------------------------


@pytest.mark.rule("LAD-44")
@pytest.mark.parametrize(("druids", "torches"), [(12, 10), (4, 3), (8, 9), (6, 6)])
def test_a_mega_set_is_split_evenly_on_a_larger_table(druids: int, torches: int) -> None:
    state = setup(light="A", druids=str(druids), torches=torches)
    assert len(state.starting_druids(0)) == len(state.starting_druids(1)) == druids // 2
    assert state.sides[:druids].count(0) == druids // 2
    unlit = state.sides[druids:].count(1)
    assert unlit - (torches - unlit) == torches % 2, "of an odd number one more is unlit"
    assert state.options.large_area == (druids > 6 or torches > 5)
    for seat in (0, 1):
        state.apply(seat, action("evenly"))
    discs = state.discs_on_table()
    assert len(discs) == druids + torches
    assert play_out(state, Seeded(1)) > 0 and state.outcome() is not None


@pytest.mark.rule("LAD-44")
def test_numbers_of_discs_have_bounds() -> None:
    for bad in ({"druids": "5"}, {"druids": "14"}, {"torches": 2}, {"torches": 11}):
        with pytest.raises(SettingError):
            setup(2, **bad)

"""Rules of power cards, and what they reveal."""

from __future__ import annotations

import pytest
from games.light_and_dark.scenario import GAME, Scene, action

from gloaming.core.chance import Seeded
from gloaming.games.light_and_dark.constants import EFFECTS
from gloaming.games.light_and_dark.events import Declined, Flicked, Flipped, Foreseen, Played, Strode
from gloaming.games.light_and_dark.view import view_of
from gloaming.physics.discs import millimetres

HIT = "1 300 300, 4 300 400"  # a flick straight ahead hits druid 4


def flick(scene: Scene) -> Flicked:
    event = scene.events_of(Flicked)[-1]
    assert isinstance(event, Flicked)
    return event


@pytest.mark.rule("LAD-40")
@pytest.mark.parametrize("effect", EFFECTS)
def test_a_card_that_is_not_held_is_refused(effect: str) -> None:
    text = {
        "stride": "stride 1 300 320",
        "ward": "play ward 4",
        "anchor": "play anchor 1",
        "beacon": "play beacon 7",
    }
    scene = Scene(HIT, "B chain")
    assert scene.why_not(text.get(effect, f"play {effect}")) == "refusal-card"


@pytest.mark.rule("LAD-40")
def test_second_wind_flicks_again_any_own_druid() -> None:
    scene = Scene(HIT, "A second-wind").play("1 0 800")
    assert (scene.phase, scene.decider, scene.offers()) == ("after", "A", ["play second-wind", "pass"])
    scene.play("play second-wind")
    assert (scene.phase, scene.decider) == ("flick", "A")
    scene.play("4 90 150")
    assert scene.decider == "B", "the card is used up"
    assert scene.state.used == [EFFECTS.index("second-wind")] and scene.state.flicks == 2


@pytest.mark.rule("LAD-40")
@pytest.mark.rule("LAD-48")
def test_chain_flips_what_hit_discs_hit_one_link_far() -> None:
    drawn = "1 300 200, 4 300 300, 5 300 400, 6 300 500, 2 200 500"
    assert Scene(drawn).play("1 0 2400").light() & {4, 5, 6} == {4}
    scene = Scene(drawn, "A chain").play("play chain", "1 0 2400")
    pairs = {(a, b) for _, a, b in flick(scene).touches}
    assert {(0, 3), (3, 4), (4, 5)} <= pairs
    assert scene.light() & {4, 5, 6} == {4, 5}


@pytest.mark.rule("LAD-48")
def test_chain_works_through_own_discs_but_flips_opposing_ones_only() -> None:
    scene = Scene("1 300 200, 2 300 300, 5 300 400", "A chain").play("play chain", "1 0 2400")
    assert scene.light() & {2, 5} == {2, 5}
    assert scene.events_of(Flipped) == [Flipped((4,), "light", 1)]


@pytest.mark.rule("LAD-40")
@pytest.mark.rule("LAD-48")
def test_ward_keeps_one_disc_and_stops_chain_too() -> None:
    drawn = "1 300 200, 4 300 300, 5 300 400"
    scene = Scene(drawn, "A chain, B ward").play("play chain", "1 0 2400")
    assert (scene.phase, scene.decider) == ("ward", "B")
    assert scene.offers() == ["play ward 4", "play ward 5", "pass"]
    assert view_of(scene.state, 0)["pending"] == [3, 4]
    scene.play("play ward 5")
    assert scene.light() & {4, 5} == {4}
    assert scene.why_not("play ward 6") != "refusal-card-ward", "it is used up"


@pytest.mark.rule("LAD-30")
@pytest.mark.rule("LAD-45")
def test_a_winning_hit_that_ward_undoes_does_not_win() -> None:
    drawn = "1 300 300, 7 300 400 dark, 9 25 700 light, 11 25 500 light"
    scene = Scene(drawn, "B ward").play("1 0 1000")
    assert (scene.winners, scene.phase) == (None, "ward")
    scene.play("play ward 7")
    assert (scene.winners, scene.side(7)) == (None, "dark")
    scene = Scene(drawn, "B ward").play("1 0 1000", "pass")
    assert scene.winners == "A"


@pytest.mark.rule("LAD-40")
@pytest.mark.rule("LAD-48")
@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("stride 1 300 449", None),
        ("stride 1 300 451", "refusal-stride-far"),
        ("stride 1 150 300", None),
        ("stride 1 450 300", "refusal-stride-way"),  # torch 7 is in between
        ("stride 1 400 310", "refusal-stride-way"),  # onto torch 7
        ("stride 2 580 200", None),
        ("stride 2 583 200", "refusal-stride-way"),  # not wholly inside
        ("stride 4 300 320", "refusal-not-yours"),
    ],
)
def test_stride_moves_an_own_druid_straight_past_everything(text: str, refusal: str | None) -> None:
    scene = Scene("1 300 300, 2 500 200, 7 375 300, 4 300 700", "A stride")
    assert scene.why_not(text) == refusal
    if refusal is None:
        scene.play(text)
        number, x, y = (int(word) for word in text.split()[1:])
        assert scene.at(number) == (x, y)
        assert scene.events_of(Strode) == [Strode(0, number - 1, millimetres(x), millimetres(y))]
        assert (scene.phase, scene.decider) == ("flick", "A"), "the flick still follows"


@pytest.mark.rule("LAD-40")
@pytest.mark.rule("LAD-48")
def test_torchbearer_flicks_an_own_torch_instead_of_a_druid() -> None:
    scene = Scene("8 300 300 light, 7 300 400 dark", "A torchbearer")
    assert scene.why_not("8 0 1000") == "refusal-torch"
    scene.play("play torchbearer")
    assert scene.why_not("1 0 1000") == "refusal-torchbearer"
    assert scene.why_not("7 0 1000") == "refusal-not-yours"
    scene.play("8 0 1000")
    assert scene.side(7) == "light"
    assert scene.decider == "B" and scene.why_not("10 0 500") == "refusal-torch"


@pytest.mark.rule("LAD-40")
@pytest.mark.rule("LAD-48")
def test_an_anchored_druid_is_not_pushed_but_flips_until_the_own_next_turn() -> None:
    scene = Scene("4 300 300, 1 300 400", "A anchor").play("2 90 150")
    assert scene.phase == "after"
    scene.play("play anchor 1")
    assert scene.decider == "B" and view_of(scene.state, None)["anchors"] == [0, -1]
    scene.play("4 0 2000")
    assert scene.at(1) == (300, 400) and scene.side(1) == "dark"
    assert view_of(scene.state, None)["anchors"] == [-1, -1]
    assert Scene("4 300 300, 1 300 400").state.anchors == [-1, -1]


@pytest.mark.rule("LAD-48")
def test_an_anchored_druid_that_was_flipped_can_be_flicked_by_second_wind() -> None:
    scene = Scene("4 300 300, 1 300 400", "A anchor, B second-wind").play(
        "2 90 150", "play anchor 1", "4 0 2000"
    )
    scene.play("play second-wind", "1 90 1000")
    assert scene.at(1)[0] > 400


@pytest.mark.rule("LAD-40")
@pytest.mark.rule("LAD-48")
def test_beacon_flips_an_opposing_torch_close_to_where_the_druid_came_to_lie() -> None:
    drawn = "1 300 400, 7 300 470 dark, 9 330 440 dark, 11 300 500 dark, 8 270 400 light"
    scene = Scene(drawn, "A beacon").play("1 180 150")
    x, y = scene.at(1)
    assert x == 300 and y == pytest.approx(396, abs=0.5)
    assert scene.offers() == ["play beacon 9", "pass"], "others are out of reach or lit"
    assert scene.why_not("play beacon 7") == "refusal-card-beacon"
    assert scene.why_not("play beacon 8") == "refusal-card-beacon"
    scene.play("play beacon 9")
    assert scene.side(9) == "light" and scene.decider == "B"


@pytest.mark.rule("LAD-30")
@pytest.mark.rule("LAD-48")
def test_beacon_can_win_and_no_ward_stops_it() -> None:
    drawn = "1 300 400, 7 340 400 dark, 9 25 700 light, 11 25 500 light"
    scene = Scene(drawn, "A beacon, B ward").play("1 180 150", "play beacon 7")
    assert scene.winners == "A"


@pytest.mark.rule("LAD-40")
def test_steady_hand_does_not_err_and_shows_the_whole_path() -> None:
    scene = Scene(HIT, "A steady-hand")
    flicked = action("1 0 1500")
    assert GAME.preview.event(scene.state, 0, flicked) is None, "only while the card is in play"
    scene.play("play steady-hand")
    before = scene.state.to_plain()
    seen = GAME.preview.event(scene.state, 0, flicked)
    assert isinstance(seen, Foreseen) and scene.state.to_plain() == before
    assert GAME.preview.event(scene.state, 1, flicked) is None
    assert GAME.preview.event(scene.state, 0, action("4 0 1500")) is None
    scene.state.apply(0, flicked, scene._tell)
    assert scene.phase != "angle" and scene.state.faces() == 0
    assert (flick(scene).paths, flick(scene).touches) == (seen.paths, seen.touches)
    assert (flick(scene).angle, flick(scene).strength) == (0, 1500)


@pytest.mark.rule("LAD-45")
def test_cards_before_the_flick_are_refused_after_it_and_the_other_way_round() -> None:
    scene = Scene(HIT, "A chain, A anchor")
    assert scene.why_not("play anchor 1") == "refusal-card-time"
    scene.play("1 0 800")
    assert scene.why_not("play chain") == "refusal-card-time"
    assert scene.offers() == ["play anchor 1", "play anchor 2", "play anchor 3", "play anchor 4", "pass"]


@pytest.mark.rule("LAD-45")
def test_several_cards_in_a_turn_beacon_then_second_wind_then_anchor() -> None:
    drawn = "1 300 400, 9 330 440 dark, 2 500 200"
    scene = Scene(drawn, "A beacon, A second-wind, A anchor").play("1 180 150")
    scene.play("play beacon 9")
    assert (scene.phase, scene.decider) == ("after", "A")
    scene.play("play second-wind")
    assert view_of(scene.state, 0)["again"] and scene.phase == "flick"
    scene.play("2 90 150", "play anchor 2")
    assert scene.decider == "B" and scene.state.used == [6, 0, 5]
    assert [event.effect for event in scene.events if isinstance(event, Played)] == [
        "beacon",
        "second-wind",
        "anchor",
    ]


@pytest.mark.rule("LAD-45")
def test_the_second_flick_has_no_cards_before_it_and_a_ward_question_of_its_own() -> None:
    drawn = "1 300 300, 4 300 400, 2 500 300, 5 500 400"
    scene = Scene(drawn, "A second-wind, A chain, B ward").play("1 0 800")
    assert scene.phase == "ward"
    scene.play("pass", "play second-wind")
    assert scene.why_not("play chain") == "refusal-card-time"
    scene.play("2 0 800")
    assert scene.phase == "ward"
    scene.play("play ward 5")
    assert scene.side(5) == "dark"


@pytest.mark.rule("LAD-31")
def test_second_wind_is_no_flick_beyond_the_limit() -> None:
    scene = Scene(HIT, "A second-wind", turn_limit=1).play("1 0 300")
    assert scene.offers() == ["pass"]
    assert scene.play("pass").winners == ""


# --- what the questions tell --------------------------------------------------------------------------------


@pytest.mark.rule("LAD-46")
@pytest.mark.parametrize("effect", EFFECTS)
def test_every_holder_of_any_card_is_asked_after_a_hit_and_others_cannot_tell_which(effect: str) -> None:
    scene = Scene(HIT, f"B {effect}").play("1 0 800")
    assert (scene.phase, scene.decider) == ("ward", "B")
    expected = Scene(HIT, "B ward").play("1 0 800")
    for viewer in (0, None):
        assert view_of(scene.state, viewer) == view_of(expected.state, viewer)
    scene.play("pass")
    assert [event for event in scene.events if isinstance(event, Declined)] == [Declined(1)]
    assert scene.light() & {4} == {4}


@pytest.mark.rule("LAD-46")
def test_nobody_is_asked_without_a_hit_or_without_a_card() -> None:
    assert Scene(HIT, "B ward").play("1 180 300").phase == "flick"
    assert Scene(HIT).play("1 0 800").phase == "flick"


@pytest.mark.rule("LAD-46")
@pytest.mark.parametrize("effect", EFFECTS)
def test_the_mover_with_any_card_is_asked_after_every_flick(effect: str) -> None:
    scene = Scene(HIT, f"A {effect}").play("1 180 300")
    assert (scene.phase, scene.decider) == ("after", "A")
    assert scene.offers()[-1] == "pass"
    other = Scene(HIT, "A anchor").play("1 180 300")
    assert view_of(scene.state, 1) == view_of(other.state, 1)


@pytest.mark.rule("LAD-40")
def test_imagined_cards_are_any_that_the_seat_has_not_seen() -> None:
    scene = Scene(HIT, "A ward, B chain, B beacon")
    seen = view_of(scene.state, 0)
    hands = set()
    for seed in range(200):
        world = GAME.imagine(seen, Seeded(seed), GAME.content())
        hands.add(tuple(world.to_plain()["hands"][1]))  # type: ignore[index,arg-type]
    assert len(hands) == 21, "two of the seven others"


@pytest.mark.rule("LAD-47")
def test_in_a_team_the_member_to_move_decides_and_for_ward_the_one_who_flicks_next() -> None:
    scene = Scene(HIT, "A anchor, B ward", seats=4)
    scene.state.turns = [1, 1]
    scene.play("1 0 800")
    assert (scene.phase, scene.decider) == ("ward", "D")
    scene.play("pass")
    assert (scene.phase, scene.decider) == ("after", "C")
    assert view_of(scene.state, 2)["hand"] == view_of(scene.state, 0)["hand"] == [EFFECTS.index("anchor")]

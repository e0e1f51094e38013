"""Betwixt & Between, rule by rule: components, setup, the draft and the rite."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import CONTENT, GAME, Scene, action, setup, space

from gloaming.core.chance import Seeded
from gloaming.core.codec import CodecError
from gloaming.core.settings import SettingError, complete
from gloaming.core.state import Event, Seats
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.actions import SPACE
from gloaming.games.betwixt_and_between.events import Began, Called, Drawn, Drew, Leftover, Shuffled, Turn
from gloaming.games.betwixt_and_between.imagine import imagine
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.view import view


def deal(state: Position, face: int = 0) -> Position:
    """Settle chance until a seat has to decide."""
    while state.faces():
        state.settle(min(face, state.faces() - 1))
    return state


def keep(state: Position, *numbers: int) -> Position:
    """Let every seat keep the card at this index of its pack."""
    for seat in range(state.seats):
        state.apply(seat, state.choices(seat).listed[numbers[seat % len(numbers)]])
    return deal(state)


def dealt(seats: int, **chosen: int | str) -> Position:
    """Return a position in the first draft."""
    state = deal(setup(seats, **({"first": "A", **chosen} if seats > 1 else chosen)))
    assert state.phase == c.LEARNING
    return keep(state, 0)


# --- setup --------------------------------------------------------------------------------------------


@pytest.mark.rule("BET-01")
def test_every_card_and_68_gems_of_each_element_are_there() -> None:
    state = GAME.setup(4, complete(GAME.spec.settings, {}, 4), GAME.content())
    census = GAME.inventory(state)
    for name, count in (("card", 96), ("spell", 64), ("absorb", 36)):
        assert sum(piece.startswith(f"{name} ") for piece in census) == count
    assert census[-4:] == ["68 water", "68 wind", "68 earth", "68 fire"]


@pytest.mark.rule("BET-01")
def test_a_gem_that_cannot_be_supplied_is_not_placed() -> None:
    scene = Scene().hold("A", 0)
    scene.state.supply[1] = 0
    scene.play("explore 1", "place c3 n")
    assert scene.on("c3") == "w.ef", "there is no wind left"


@pytest.mark.rule("BET-02")
@pytest.mark.parametrize(("seats", "size"), [(1, 7), (2, 5), (3, 6), (4, 7)])
def test_the_board_grows_with_the_players(seats: int, size: int) -> None:
    state = setup(seats)
    open_spaces = [at for at in range(49) if not state.covered[at]]
    assert open_spaces == [row * 7 + column for row in range(size) for column in range(size)]


@pytest.mark.rule("BET-03")
@pytest.mark.parametrize(
    ("seats", "first", "corners"),
    [
        (2, "A", "a1 e5"),
        (2, "B", "e5 a1"),
        (3, "B", "f6 a1 f1"),
        (4, "A", "a1 g1 g7 a7"),
        (4, "C", "g7 a7 a1 g1"),
    ],
)
def test_mystics_take_corners_clockwise_from_the_first_player(seats: int, first: str, corners: str) -> None:
    state = setup(seats, first=first)
    assert " ".join(SPACE.written[each] for each in state.mystics) == corners


@pytest.mark.rule("BET-03")
def test_the_first_player_is_drawn_and_four_spells_lie_face_up() -> None:
    state, heard = setup(3), []

    def tell(event: Event, seats: Seats | None) -> None:
        heard.append(event)

    assert (state.faces(), state.deciders()) == (3, ())
    state.settle(1, tell)
    assert heard == [Began(1, tuple(space(name) for name in ("f6", "a1", "f1")))]
    deal(state)
    assert sorted(state.face_up) == state.face_up[:] and len(set(state.face_up)) == 4


@pytest.mark.rule("BET-04")
def test_everyone_keeps_one_of_two_spells_and_discards_the_other() -> None:
    state = deal(setup(2, first="A"))
    assert [len(pack) for pack in state.packs] == [2, 2] and state.deciders() == (0, 1)
    mine, yours = state.packs[0][:], state.packs[1][:]
    state.apply(1, action(f"learn {yours[1] + 1}"))
    assert state.deciders() == (0,), "nobody waits twice"
    assert state.spells == [[], []], "nothing happens before the last choice is in"
    state.apply(0, action(f"learn {mine[0] + 1}"))
    assert state.spells == [[mine[0]], [yours[1]]]
    assert state.spell_pile.discards == sorted([mine[1], yours[0]])


@pytest.mark.rule("BET-05")
def test_an_empty_deck_is_refilled_from_its_discards() -> None:
    scene = Scene().hold("A", 4)  # its bonus is an absorb card
    pile = scene.state.absorb_pile
    pile.discards, pile.pool = [3, 7], []
    scene.play("explore 5")
    assert scene.events_of(Shuffled) == [Shuffled("absorb")] and scene.state.faces() == 2
    scene.chance(1)
    assert scene.state.absorbs[0] == [7] and pile.pool == [3]


@pytest.mark.rule("BET-05")
def test_from_an_empty_deck_without_discards_nothing_is_drawn() -> None:
    scene = Scene().hold("A", 4)
    scene.state.absorb_pile.pool = []
    scene.play("explore 5")
    assert scene.state.faces() == 0 and scene.state.absorbs[0] == []
    assert scene.offers(verb="place a1"), "the card is placed all the same"


@pytest.mark.rule("BET-05")
def test_hands_are_hidden_and_gems_weaves_and_prepared_spells_open() -> None:
    scene = Scene().hold("A", 0, 9).learn("A", 3).carry("A", 5).own("A", "wf").weave("A", "a").bind("A", 7)
    other = view(scene.state, 1)
    assert (other["hand"], other["spells"], other["absorbs"]) == ([], [], [])
    player = other["players"][0]
    assert (player["cards"], player["hand"], player["absorbs"]) == (2, 1, 1)
    assert (player["gems"], player["weave"][0], player["spells"][0]["spell"]) == ([1, 0, 0, 1], 2, 7)
    mine = view(scene.state, 0)
    assert (mine["hand"], mine["spells"], mine["absorbs"]) == ([0, 9], [3], [5])


@pytest.mark.rule("BET-05")
def test_a_spell_taken_from_the_open_supply_stays_known() -> None:
    scene = Scene().hold("A", 2)  # its bonus is a spell
    taken = scene.state.face_up[1]
    scene.play("explore 3", "take 2").settle()
    seen = view(scene.state, 1)
    assert seen["players"][0]["shown"] == [taken]
    assert all(taken in imagine(seen, Seeded(seed), CONTENT).spells[0] for seed in range(5))


@pytest.mark.rule("BET-05")
def test_cards_drawn_before_a_shuffle_are_never_imagined_among_those_after() -> None:
    scene = Scene(3).carry("B", 1, 2).carry("C", 4)
    pile = scene.state.absorb_pile
    pile.discards, pile.pool = [n for n in range(36) if n not in (1, 2, 4)], []
    assert pile.reshuffle()
    scene.carry("C", 20)
    seen = view(scene.state, 0)
    assert seen["absorb_deck"]["held"] == [[], [0, 0], [0, 1]]
    worlds = [imagine(seen, Seeded(seed), CONTENT) for seed in range(40)]
    for world in worlds:
        olds = [*world.absorbs[1], *(n for n in world.absorbs[2] if pile.shuffles[n] == 0)]
        assert sorted(olds) == [1, 2, 4] and len(world.absorbs[2]) == 2
    assert len({tuple(world.absorbs[2]) for world in worlds}) > 10


# --- the draft ----------------------------------------------------------------------------------------


@pytest.mark.rule("BET-10")
def test_a_round_begins_with_the_draft_and_goes_on_with_rite_and_adventure() -> None:
    state = dealt(2)
    assert (state.phase, state.round) == (c.DRAFT, 1)
    for _ in range(4):
        keep(state, 0)
    assert state.phase == c.RITE
    for _ in range(4):
        state.apply(state.deciders()[0], action("call fire"))
    assert state.phase == c.ADVENTURE and [len(hand) for hand in state.hands] == [4, 4]


@pytest.mark.rule("BET-11")
@pytest.mark.parametrize(("seats", "size", "left"), [(1, 6, 2), (2, 6, 2), (3, 5, 1), (4, 5, 1)])
def test_four_cards_are_kept_and_the_packs_go_to_the_left(seats: int, size: int, left: int) -> None:
    state = dealt(seats)
    assert [len(pack) for pack in state.packs] == [size] * seats
    first = [pack[:] for pack in state.packs]
    keep(state, 0)
    for seat in range(seats):
        assert state.packs[(seat + 1) % seats] == first[seat][1:]
        assert state.hands[seat] == first[seat][:1]
    for _ in range(3):
        keep(state, 0)
    assert [len(hand) for hand in state.hands] == [4] * seats
    if seats == 1:
        assert len(state.explorations.discards) == 2 and state.leftovers == [[]]
    else:
        assert [len(cards) for cards in state.leftovers] == [left] * seats


@pytest.mark.rule("BET-11")
def test_a_choice_is_secret_until_the_last_is_in() -> None:
    state = dealt(3)
    before = view(state, 1)
    state.apply(0, state.choices(0).listed[2])
    after = view(state, 1)
    assert after["players"][0]["ready"] and not before["players"][0]["ready"]
    after["players"][0]["ready"] = False
    assert after == before, "nothing else can be seen"
    assert view(state, 0)["picked"] == state.picked[0] != c.NOTHING
    worlds = {imagine(view(state, 1), Seeded(seed), CONTENT).picked[0] for seed in range(20)}
    assert len(worlds) > 5


@pytest.mark.rule("BET-11")
def test_with_two_players_a_pack_that_comes_back_tells_what_the_other_took() -> None:
    state = dealt(2)
    mine = state.packs[0][:]
    keep(state, 0)
    seen = view(state, 0)
    assert seen["passed"] == [{"cards": mine[1:], "seats": [], "pack": 0}], "five cards, all in the pack"
    keep(state, 0)
    seen = view(state, 0)
    taken = [each for each in seen["passed"] if each["pack"] == c.NOTHING]
    assert taken == [{"cards": [mine[1]], "seats": [1], "pack": c.NOTHING}]
    for seed in range(10):
        assert mine[1] in imagine(seen, Seeded(seed), CONTENT).hands[1]


@pytest.mark.rule("BET-11")
def test_with_three_players_the_first_pack_comes_back_after_both_others_took_from_it() -> None:
    state = dealt(3)
    mine = state.packs[0][:]
    for _ in range(3):
        keep(state, 0)
    closed = [each for each in view(state, 0)["passed"] if each["pack"] == c.NOTHING]
    assert closed == [{"cards": [mine[1], mine[2]], "seats": [1, 2], "pack": c.NOTHING}]
    worlds = [imagine(view(state, 0), Seeded(seed), CONTENT) for seed in range(20)]
    assert all((mine[1] in w.hands[1]) != (mine[1] in w.hands[2]) for w in worlds)
    assert {mine[1] in w.hands[1] for w in worlds} == {True, False}, "who took which stays open"


@pytest.mark.rule("BET-11")
def test_with_four_players_each_remembers_the_rest_of_the_packs_it_passed_on() -> None:
    state = dealt(4)
    packs = [pack[:] for pack in state.packs]
    keep(state, 0)
    keep(state, 0)
    seen = view(state, 1)
    assert {"cards": packs[1][1:], "seats": [2], "pack": 1} in seen["passed"]
    assert {"cards": packs[0][2:], "seats": [], "pack": 0} in seen["passed"]
    world = imagine(seen, Seeded(1), CONTENT)
    assert set(world.packs[3]) | set(world.hands[2]) >= set(packs[1][1:])
    assert world.packs[2] == packs[0][2:]


@pytest.mark.rule("BET-11")
def test_what_was_remembered_is_settled_when_the_card_is_played() -> None:
    state = dealt(2)
    mine = state.packs[0][:]
    for _ in range(4):
        keep(state, 0)
    for _ in range(4):
        state.apply(state.deciders()[0], action("call fire"))
    state.turn = 1
    state.forget_offers()
    assert any(mine[1] in each["cards"] for each in view(state, 0)["passed"])
    state.apply(1, action(f"explore {mine[1] + 1}"))
    assert not any(mine[1] in each["cards"] for each in view(state, 0)["passed"])


@pytest.mark.rule("BET-11")
def test_only_the_drawer_hears_what_was_dealt() -> None:
    state = deal(setup(2, first="A"))
    for seat in (0, 1):
        state.apply(seat, state.choices(seat).listed[0])
    heard: list[tuple[Event, Seats | None]] = []
    dealt_card = state.explorations.pool[5]
    state.settle(5, lambda event, seats: heard.append((event, seats)))
    assert heard == [(Drawn(0, "exploration"), None), (Drew(0, "exploration", dealt_card), (0,))]


# --- the rite -----------------------------------------------------------------------------------------


def at_rite(seats: int) -> Position:
    state = dealt(seats)
    for _ in range(4):
        keep(state, 0)
    return state


@pytest.mark.rule("BET-12")
def test_two_players_choose_two_elements_each_by_turns() -> None:
    state = at_rite(2)
    order = []
    for name in ("wind", "wind", "earth", "fire"):
        order.append(state.deciders()[0])
        state.apply(order[-1], action(f"call {name}"))
    assert order == [0, 1, 0, 1] and state.rite == [1, 1, 2, 3] and state.phase == c.ADVENTURE


@pytest.mark.rule("BET-12")
def test_with_three_players_the_fourth_element_is_drawn() -> None:
    state, heard = at_rite(3), []
    for seat in range(3):
        assert state.deciders() == (seat,)
        state.apply(seat, action("call water"))
    assert (state.faces(), state.deciders()) == (4, ())
    state.settle(3, lambda event, seats: heard.append(event))
    assert state.rite == [0, 0, 0, 3]
    assert heard == [Called(-1, "fire", 4), Turn(0)]


@pytest.mark.rule("BET-12")
def test_four_players_choose_one_element_each_in_turn_order() -> None:
    state = at_rite(4)
    for seat, name in enumerate(("fire", "earth", "wind", "water")):
        assert state.deciders() == (seat,)
        state.apply(seat, action(f"call {name}"))
    assert state.rite == [3, 2, 1, 0] and state.phase == c.ADVENTURE


@pytest.mark.rule("BET-13")
def test_leftover_cards_lie_open_and_are_discarded_after_the_rite() -> None:
    state = dealt(4)
    for _ in range(3):
        keep(state, 0)
    last = [pack[1] for pack in state.packs]
    heard: list[Event] = []
    for seat in range(4):
        state.apply(seat, state.choices(seat).listed[0], lambda event, seats: heard.append(event))
    left = next(event for event in heard if isinstance(event, Leftover))
    assert sorted(cards[0] for cards in left.cards) == sorted(last)
    assert view(state, None)["leftovers"] == [list(cards) for cards in left.cards]
    for seat in range(4):
        state.apply(seat, action("call fire"))
    state.hands = [[] for _ in range(4)]
    state.explored = True
    state.forget_offers()
    state.apply(0, action("end"))
    for _ in range(4):
        state.apply(state.deciders()[-1], action("pass"))
    assert state.leftovers == [[], [], [], []]
    assert set(last) <= set(state.explorations.discards)


# --- settings and files ---------------------------------------------------------------------------------


@pytest.mark.rule("BET-80")
def test_scenarios_and_layouts_are_for_one_player_only() -> None:
    assert complete(GAME.spec.settings, {"scenario": "3", "layout": "2"}, 1)["scenario"] == "3"
    with pytest.raises(SettingError, match="scenario must be one of none, not '3'"):
        complete(GAME.spec.settings, {"scenario": "3"}, 2)
    with pytest.raises(SettingError, match="layout must be one of random, not '2'"):
        complete(GAME.spec.settings, {"layout": "2"}, 2)


def test_a_packed_position_with_an_unknown_phase_is_refused() -> None:
    state = GAME.setup(2, complete(GAME.spec.settings, {}, 2), GAME.content())
    with pytest.raises(CodecError, match="there is no phase 9"):
        GAME.from_plain({**state.to_plain(), "phase": len(c.PHASES)}, GAME.content())
    with pytest.raises(CodecError, match="phase must be a whole number"):
        GAME.from_plain({**state.to_plain(), "phase": "nap"}, GAME.content())
    with pytest.raises(CodecError, match="hands must be a list"):
        GAME.from_plain({**state.to_plain(), "hands": 3}, GAME.content())

"""Hidden cards do not affect a seat's view or choices, with every setting."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from games.betwixt_and_between.scenario import GAME

from gloaming.core.chance import Seeded
from gloaming.core.settings import complete
from gloaming.games.betwixt_and_between.constants import BLANK, NOTHING
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.state import insert, is_learning
from gloaming.laws.random_play import offers, step

CHOSEN: list[tuple[int, dict[str, str]]] = [
    (1, {"layout": "2"}),
    (1, {"scenario": "1"}),
    (1, {"scenario": "2"}),
    (1, {"scenario": "3", "familiar_turns": "under"}),
    (1, {"scenario": "4"}),
    (2, {"first": "B", "tunnel_bar": "yes"}),
    (3, {"first": "C"}),
    (4, {"first": "D"}),
]


def random_positions(seats: int, seed: int, chosen: dict[str, str]) -> Iterator[Position]:
    """Yield the positions of a random game; the caller may change them."""
    state, dice = GAME.setup(seats, complete(GAME.spec.settings, chosen, seats), GAME.content()), Seeded(seed)
    assert isinstance(state, Position)
    while True:
        yield state.clone()
        if not step(state, dice):
            return


@pytest.mark.rule("BET-05")
@pytest.mark.parametrize(("seats", "chosen"), CHOSEN)
def test_from_a_view_one_imagines_a_position_that_looks_the_same_with_every_setting(
    seats: int, chosen: dict[str, str]
) -> None:
    dice = Seeded(3)
    for number, state in enumerate(random_positions(seats, 4, chosen)):
        if number % 7:
            continue
        for viewer in (None, *range(seats)):
            seen = GAME.view(state, viewer)
            world = GAME.imagine(seen, dice, GAME.content())
            assert GAME.view(world, viewer) == seen
            assert GAME.inventory(world) == GAME.inventory(state)
            assert (world.deciders(), world.outcome()) == (state.deciders(), state.outcome())
            if viewer is not None:
                assert offers(GAME, world.choices(viewer)) == offers(GAME, state.choices(viewer))


def permute(state: Position, viewer: int, dice: Seeded) -> int:
    """Swap unseen cards of other seats with cards of the decks; return how many."""
    swapped = 0
    remembered = {card for entry in state.memory[viewer] for card in entry.cards}
    learning = is_learning(state)
    for seat in range(state.seats):
        if seat == viewer:
            continue
        unseen = [card for card in state.spells[seat] if card not in state.shown[seat]]
        swapped += swap(state.spells[seat], unseen, state.spell_pile.pool, dice)
        swapped += swap(state.absorbs[seat], state.absorbs[seat][:], state.absorb_pile.pool, dice)
        held = [card for card in state.hands[seat] if card not in remembered]
        swapped += swap(state.hands[seat], held, state.explorations.pool, dice)
        pack = [card for card in state.packs[seat] if learning or card not in remembered]
        pool = state.spell_pile.pool if learning else state.explorations.pool
        chosen = state.packs[seat].index(state.picked[seat]) if state.picked[seat] != NOTHING else NOTHING
        swapped += swap(state.packs[seat], pack, pool, dice)
        if chosen != NOTHING:
            state.picked[seat] = state.packs[seat][dice.below(len(state.packs[seat]))]
    buried = [card for card in state.buried if card != BLANK]
    return swapped + swap(state.buried, buried, state.explorations.pool, dice)


def swap(cards: list[int], unseen: list[int], pool: list[int], dice: Seeded) -> int:
    """Swap the unseen ones of these cards with cards of the pool."""
    count = 0
    for card in unseen:
        if pool:
            cards.remove(card)
            insert(cards, pool.pop(dice.below(len(pool))))
            insert(pool, card)
            count += 1
    return count


def check_permuted(seats: int, games: int, every: int) -> int:
    """Compare each seat's view and choices before and after a permutation; return the number compared."""
    dice, compared = Seeded(11), 0
    for seed in range(games):
        for number, state in enumerate(random_positions(seats, seed, {})):
            shuffled = max(pile.shuffle for pile in (state.explorations, state.spell_pile, state.absorb_pile))
            if number % every or shuffled:
                continue
            for viewer in range(seats):
                other = state.clone()
                if not permute(other, viewer, dice):
                    continue
                other.forget_offers()
                compared += 1
                assert GAME.view(other, viewer) == GAME.view(state, viewer)
                assert offers(GAME, other.choices(viewer)) == offers(GAME, state.choices(viewer))
                assert GAME.view(other, None) == GAME.view(state, None)
    return compared


@pytest.mark.rule("BET-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_permuting_what_a_seat_cannot_see_changes_nothing_for_it(seats: int) -> None:
    assert check_permuted(seats, 2, 11) > 50


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_permuting_ten_thousand_positions_changes_nothing_that_a_seat_sees(seats: int) -> None:
    games, every = {1: (60, 2), 2: (16, 2), 3: (8, 2), 4: (6, 2)}[seats]
    compared = check_permuted(seats, games, every)
    print(f"{compared} permuted positions with {seats} seats")
    assert compared >= 3_000, "with the four numbers of seats far more than ten thousand"

"""States, actions, games, content, bots and dice are equal after a trip to another process."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from typing import Any

import pytest

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.discovery import find, folder
from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame
from gloaming.core.settings import complete
from gloaming.core.state import State

GAMES = ["betwixt_and_between", "dunkelrunde", "illuminated", "light_and_dark", "shadow_and_light"]


def started(game: AnyGame, steps: int = 12) -> State:
    seats = max(2, game.spec.fewest) if game.spec.most > 1 else 1
    state = game.setup(seats, complete(game.spec.settings, {}, seats), game.content())
    dice = Seeded(3)
    for _ in range(steps):
        faces = state.faces()
        if faces:
            state.settle(dice.below(faces))
        else:
            seat = state.deciders()[0]
            state.apply(seat, state.choices(seat).sample(dice))
    return state


def drawn(dice: Seeded) -> list[int]:
    return [dice.below(1000) for _ in range(5)]


def same(thing: Any) -> Any:
    return thing


@pytest.mark.parametrize("id", GAMES)
def test_everything_goes_to_another_process_and_back(id: str) -> None:
    game = find(id)
    state = started(game)
    bot = make("lantern", game, game.content())
    actions = list(game.catalogue(game.content())[:5])
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        back = pool.apply(same, ([game, game.content(), state, actions, Seeded(7), bot],))
    assert back[0] is game and back[1] is game.content()
    assert back[2] == state and back[2] is not state
    assert all(one is other for one, other in zip(back[3], actions, strict=True))
    assert drawn(back[4]) == drawn(Seeded(7))
    assert type(back[5]) is type(bot) and back[5].level == "lantern"


@pytest.mark.parametrize("id", GAMES)
def test_deep_copies_are_equal_and_share_what_never_changes(id: str) -> None:
    game = find(id)
    state = started(game)
    other = copy.deepcopy({"state": state, "game": game, "content": game.content()})
    assert other["state"] == state and other["state"] is not state
    assert other["game"] is game and other["content"] is game.content()


def test_changed_content_takes_its_text_along() -> None:
    game = find("dunkelrunde")
    text = (folder(game) / "content" / "default.toml").read_text(encoding="utf-8")
    changed = game.content(text + "\n# changed\n")
    back = pickle.loads(pickle.dumps(changed))
    assert isinstance(back, Content) and back.digest == changed.digest and back.text == changed.text


def test_content_that_is_another_one_here_is_refused() -> None:
    game = find("dunkelrunde")
    stored = pickle.dumps(game.content()).replace(game.content().digest.encode(), b"0" * 64)
    with pytest.raises(GloamingError, match="not the same content of dunkelrunde"):
        pickle.loads(stored)


def test_a_bot_without_a_level_stays_where_it_is() -> None:
    game = find("illuminated")
    bot = type(make("random", game, game.content()))(game, game.content())
    with pytest.raises(TypeError, match="made by its level"):
        pickle.dumps(bot)

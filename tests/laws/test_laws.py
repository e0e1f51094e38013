"""Every law, for every game and every number of seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from laws.games_under_test import CASES, found

from gloaming.core.game import AnyGame
from gloaming.i18n.catalogue import LANGUAGES, rules_file, translated
from gloaming.laws import LAWS
from gloaming.laws.secrecy import imagining_keeps_the_view


def _name(value: object) -> str:
    spec = getattr(value, "spec", None)
    return str(spec.id) if spec is not None else str(getattr(value, "__name__", value))


@pytest.mark.parametrize("law", LAWS, ids=_name)
@pytest.mark.parametrize(("game", "seats"), CASES, ids=_name)
def test_law(game: AnyGame, seats: int, law: Callable[[AnyGame, int], None]) -> None:
    law(game, seats)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), CASES, ids=_name)
def test_imagining_keeps_the_view_in_ten_thousand_positions(game: AnyGame, seats: int) -> None:
    imagining_keeps_the_view(game, seats, seeds=60, most=200)


@pytest.mark.parametrize("game", found().values(), ids=_name)
def test_catalogues_have_the_same_keys_and_arguments_in_every_language(game: AnyGame) -> None:
    from gloaming.laws.fluent_keys import messages

    english = messages(translated(game, "en"))
    for language in LANGUAGES:
        if rules_file(game, language).is_file():  # a game may be in English only; ours are not (test_layout)
            assert messages(translated(game, language)) == english, language

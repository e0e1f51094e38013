"""The names that the package itself offers."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find


def test_games_and_dice_are_found_in_the_package() -> None:
    assert gloaming.find is find and gloaming.Seeded is Seeded
    assert gloaming.find("illuminated") is gloaming.find("illuminated")


def test_another_name_is_missing_as_usual() -> None:
    with pytest.raises(AttributeError, match="no attribute 'games_of_old'"):
        gloaming.games_of_old  # noqa: B018

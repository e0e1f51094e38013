"""Content that cannot be played with is refused with a clear message."""

from __future__ import annotations

import pytest
from games.light_and_dark.scenario import GAME, KIT

from gloaming.bots.playout import play_out
from gloaming.core.chance import Seeded
from gloaming.core.discovery import folder
from gloaming.core.settings import complete
from gloaming.games.light_and_dark.constants import EFFECTS
from gloaming.games.light_and_dark.content.reader import ContentError
from gloaming.games.light_and_dark.content.types import LightAndDarkContent

TEXT = (folder(GAME) / "content" / "default.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in TEXT, old
    return TEXT.replace(old, new, 1)


BAD: dict[str, tuple[str, str]] = {
    "not toml": ("strip = ", "the pack is not TOML"),
    "unknown effect": (
        changed('effect = "chain"', 'effect = "earthquake"'),
        "a card has the unknown effect 'earthquake'; there are: second-wind, chain, ward",
    ),
    "card without an effect": (changed('effect = "chain"', 'name = "chain"'), "the unknown effect None"),
    "card without its reach": (
        changed("reach = 60", ""),
        "the card 'beacon' must have a whole number .* as reach",
    ),
    "too few cards": (
        TEXT[: TEXT.index("[[cards]]")] + TEXT[TEXT.index("[[obstacles]]") :],
        "the pack must have a list of cards",
    ),
    "unknown obstacle": (
        changed('kind = "cup"', 'kind = "elephant"'),
        "an obstacle is of the unknown kind 'elephant'; there are: cup, pencil, book, box",
    ),
    "obstacle without a size": (changed("breadth = 8", ""), "the obstacle 'pencil' must have a whole number"),
    "no friction": (
        changed("friction = 300", "friction = 0"),
        "the surface must have .* from 1 to 2000 as friction",
    ),
    "springy": (changed("restitution = 700", "restitution = 1001"), "as restitution, not 1001"),
    "mark beyond the scale": (
        changed("mark = 1200", "mark = 2500"),
        "the flick must have .* as mark, not 2500",
    ),
    "half a disc": (changed("diameter = 35", "diameter = 17.5"), "the druid must have a whole number"),
    "no hand": (changed("[hand.shaky]", "[hand.other]"), "the pack must have a table 'shaky'"),
    "wild hand": (changed("strength = 150", "strength = 900"), "the shaky hand must have"),
    "narrow area": (changed("width = 600", "width = 200"), "the usual area is too narrow"),
    "short area": (changed("depth = 900", "depth = 200"), "the usual area has no room"),
    "thin strip": (changed("strip = 76", "strip = 20"), "has no room for two start areas"),
    "no area": (changed("[area.large]", "[area.larger]"), "the pack must have a table 'large'"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_broken_pack_is_refused_by_name(name: str) -> None:
    text, message = BAD[name]
    with pytest.raises(ContentError, match=message):
        GAME.content(text)


@pytest.mark.rule("LAD-40")
def test_the_eight_cards_have_the_eight_effects() -> None:
    assert KIT.cards == list(range(len(EFFECTS))) and len(EFFECTS) == 8


@pytest.mark.rule("LAD-43")
def test_obstacles_are_cups_pencils_books_and_boxes() -> None:
    assert [thing.kind for thing in KIT.obstacle_types] == ["cup", "pencil", "book", "box", "cup", "pencil"]
    assert [thing.round for thing in KIT.obstacle_types[:4]] == [True, False, False, False]


def test_comments_in_a_pack_do_not_count_but_figures_do() -> None:
    assert GAME.content(TEXT.replace("# ", "#  ")).digest == GAME.content().digest
    assert GAME.content(changed("friction = 300", "friction = 250")).digest != GAME.content().digest


@pytest.mark.rule("LAD-04")
def test_another_pack_is_played_to_the_end() -> None:
    content = GAME.content(
        changed("diameter = 35", "diameter = 45").replace("fastest = 2400", "fastest = 3000")
    )
    assert isinstance(content, LightAndDarkContent) and content.kit.radii[0] > content.kit.radii[1]
    settings = complete(GAME.spec.settings, {"light": "B", "cards": 2}, 3)
    state = GAME.setup(3, settings, content)
    assert play_out(state, Seeded(3)) > 0
    assert state.outcome() is not None

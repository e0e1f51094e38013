"""Content that is not playable is refused with a message that names the tile."""

from __future__ import annotations

import pytest
from games.dunkelrunde.scenario import GAME

from gloaming.bots.playout import play_out
from gloaming.core.chance import Seeded
from gloaming.core.discovery import folder
from gloaming.games.dunkelrunde.content.types import BoardContent, ContentError

TEXT = (folder(GAME) / "content" / "default.toml").read_text(encoding="utf-8")


def without(line_with: str) -> str:
    """The content without the tile, neither in the list of tiles nor on the road."""
    lines = [line for line in TEXT.splitlines() if f'{{ id = "{line_with}"' not in line]
    return "\n".join(lines).replace(f'"{line_with}", ', "").replace(f'"{line_with}",', "")


def changed(*pairs: str) -> str:
    text = TEXT
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    return text


BAD: dict[str, tuple[str, str]] = {
    "not toml": ("tiles = [", "the pack is not TOML"),
    "no tiles": ("road = []", "the pack must have a list of tiles"),
    "road left out": (
        changed('"bridge", "heath"', '"heath"'),
        "the tile 'bridge' must be on the road once, but it is left out",
    ),
    "road twice": (
        changed('"bridge", "heath"', '"bridge", "bridge", "heath"'),
        "the tile 'bridge' must be on the road once, but it is on the road 2 times",
    ),
    "road to a tile that is not there": (
        changed('"bridge", "heath"', '"bridge", "moor", "heath"'),
        "the road names the tile 'moor'",
    ),
    "green road": (changed('"bridge", "heath"', '"bridge", "deer1", "heath"'), "the tile 'deer1' is green"),
    "missing shelter": (without("hut"), "the shelter 'hut' is missing"),
    "missing place": (without("ruin"), "the place 'ruin' is missing"),
    "wrong order": (
        changed('"bridge", "heath", "dead_tree"', '"dead_tree", "heath", "bridge"'),
        "the tile 'bridge' at 'bridge' comes after 'dead_tree'",
    ),
    "hut not behind the river": (
        changed('"river_bank", "hut"', '"hut", "river_bank"'),
        "the tile 'river_bank' at 'river_bank' comes after 'hut'",
    ),
    "wrong colour": (
        changed('{ id = "hut", colour = "yellow"', '{ id = "hut", colour = "grey"'),
        "the tile 'hut' at 'hut' must be yellow, not grey",
    ),
    "unknown colour": (
        changed('{ id = "hut", colour = "yellow"', '{ id = "hut", colour = "pink"'),
        "the tile 'hut' must be grey, .* not 'pink'",
    ),
    "unknown place": (
        changed('place = "bridge"', 'place = "harbour"'),
        "the tile 'bridge' lies at 'harbour'",
    ),
    "unknown piece": (
        changed('place = "bridge", piece = ', 'place = "bridge", piece = 1'),
        "the tile 'bridge' must lie on a piece from 1 to 7",
    ),
    "two tiles of one name": (changed('id = "meadow2"', 'id = "meadow1"'), "the tile 'meadow1' stands twice"),
    "path to nowhere": (
        changed('joins = "slope3"', 'joins = "grass1"'),
        "a path goes nowhere: the tile 'grass1' is not on the road",
    ),
    "path to an unknown tile": (
        changed('joins = "slope3"', 'joins = "moor"'),
        "the path 'deer_crossing' names the tile 'moor'",
    ),
    "path that goes back": (
        changed('joins = "slope3"', 'joins = "hut"'),
        "a path goes nowhere: it joins the tile 'hut', which is not ahead",
    ),
    "path past a shelter": (
        changed('joins = "hills1"', 'joins = "firs1"'),
        "a path must join the road before the tile 'tower'",
    ),
    "path from a haunted place": (
        changed('leaves = "vale"', 'leaves = "ruin"'),
        "the tile 'ruin', where a path leaves or joins, must be grey or yellow",
    ),
    "path that is no short cut": (
        changed('joins = "heights4"', 'joins = "firs1"'),
        "the path from the tile 'tower' must be shorter",
    ),
    "path with a grey tile": (
        changed('tiles = ["deer1", "deer2"]', 'tiles = ["deer1", "heath"]'),
        "the tile 'heath' on a hidden path must be green",
    ),
    "green tile without a path": (
        changed('tiles = ["deer1", "deer2"]', 'tiles = ["deer1"]'),
        "the tile 'deer2' is green, so it must be part of one hidden path",
    ),
    "areas that overlap": (
        changed(
            'id = "ghost3"\nstart = "graveyard"\nfrom = "wood"',
            'id = "ghost3"\nstart = "graveyard"\nfrom = "slope1"',
        ),
        "two ghosts' areas overlap at the tile 'slope1'",
    ),
    "area with a shelter": (
        changed(
            'id = "ghost1"\nstart = "dead_tree"\nfrom = "meadow1"\nto = "river_bank"',
            'id = "ghost1"\nstart = "dead_tree"\nfrom = "meadow1"\nto = "hut"',
        ),
        "the tile 'hut' is a shelter",
    ),
    "area that ends too early": (
        changed('to = "river_bank"', 'to = "forest5"'),
        "a ghost's area must end beside a shelter, not at the tile 'forest5'",
    ),
    "ghost outside its area": (
        changed('start = "dead_tree"', 'start = "inn"'),
        "the tile 'inn', where a ghost starts, lies outside its area",
    ),
    "ghost on a grey tile": (
        changed('start = "dead_tree"', 'start = "heath"'),
        "the tile 'heath', where a ghost starts, must be blue",
    ),
    "three ghosts": (TEXT[: TEXT.rindex("[[ghosts]]")], "there must be 4 ghosts, not 3"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_broken_pack_is_refused_with_the_tiles_name(name: str) -> None:
    text, message = BAD[name]
    with pytest.raises(ContentError, match=message):
        GAME.content(text)


def test_a_tile_outside_the_round_board_is_refused() -> None:
    lines = [
        line.split(", x = ")[0] + ", x = 480.0, y = 480.0 }," if '{ id = "bridge"' in line else line
        for line in TEXT.splitlines()
    ]
    with pytest.raises(ContentError, match="the tile 'bridge' lies outside the round board"):
        GAME.content("\n".join(lines))


def test_comments_in_a_pack_do_not_count() -> None:
    assert GAME.content(TEXT.replace("# ", "#  ")).digest == GAME.content().digest
    assert (
        GAME.content(changed('id = "meadow1"', 'id = "field"', '"meadow1"', '"field"')).digest
        != GAME.content().digest
    )


def small_board() -> str:
    """Content with only four tiles between village and hut."""
    text = changed('from = "meadow1"', 'from = "bridge"')
    for id in ("meadow1", "meadow2", "heath", "forest2", "forest3", "forest4", "forest5"):
        lines = [line for line in text.splitlines() if f'{{ id = "{id}"' not in line]
        text = "\n".join(lines).replace(f'"{id}", ', "").replace(f'"{id}",', "")
    return text


@pytest.mark.rule("DUN-60")
def test_a_ghost_bounces_twice_in_a_small_area() -> None:
    content = GAME.content(small_board())
    assert isinstance(content, BoardContent)
    board = content.board
    assert board.places[:5] == ["village", "bridge", "dead_tree", "forest", "river_bank"]
    assert board.ghost_routes(2, 6) == [[2, 3, 4, 3, 2, 1, 2], [2, 1, 2, 3, 4, 3, 2]], "turned round twice"
    assert board.ghost_goals[2][6] == [2], "both ways end where it began: that is one action (DUN-23)"
    assert board.ghost_routes(1, 8) == [[1, 2, 3, 4, 3, 2, 1, 2, 3]] * 2


def test_another_board_is_played_to_the_end() -> None:
    content = GAME.content(small_board())
    state = GAME.setup(3, {"first": "B"}, content)
    assert play_out(state, Seeded(3)) > 0
    assert state.outcome() is not None

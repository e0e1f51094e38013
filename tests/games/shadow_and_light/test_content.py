"""Content that is not playable is refused, with a message that names what is wrong."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import Scenario

from gloaming.core.discovery import find, folder
from gloaming.games.shadow_and_light.constants import GUILDS, MANIPULATIONS, PROPERTIES
from gloaming.games.shadow_and_light.content import types
from gloaming.games.shadow_and_light.content.demands import read_demand, read_demands
from gloaming.games.shadow_and_light.content.reader import read_content
from gloaming.games.shadow_and_light.content.shown import demand_shown
from gloaming.games.shadow_and_light.content.types import ContentError
from gloaming.games.shadow_and_light.rules.setup import character_of
from gloaming.games.shadow_and_light.view import view
from gloaming.i18n.catalogue import LANGUAGES, catalogue

GAME = find("shadow_and_light")
TEXT = (folder(GAME) / "content" / "default.toml").read_text(encoding="utf-8")
PACK = read_content(TEXT)
ADVENTURE = PACK.adventure


def changed(*pairs: str) -> str:
    text = TEXT
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def without(entry: str) -> str:
    """The content without the `[[…]]` block that contains this line."""
    blocks = TEXT.split("\n\n")
    assert len([block for block in blocks if entry in block and "fields = [" not in block]) == 1, entry
    return "\n\n".join(block for block in blocks if entry not in block or "fields = [" in block)


def line(key: str) -> str:
    """The first line of the content that sets this."""
    return next(each for each in TEXT.splitlines() if each.startswith(f"{key} = "))


def plain(kind: str, what: str) -> tuple[str, str]:
    return f'kind = "{kind}", what = "{what}"', 'kind = "plain"'


HEDGEHOG = line("demands")
ROWS = line("rows")
FIRST_LOOT = TEXT.split("loot = [\n")[1].splitlines()[0]
LAST_GRID = TEXT.split("grid = [\n")[1].splitlines()[2]
VILLAGE = 'q = 0, r = 0, area = "yellow", kind = "start", what = "village"'


def no_danger() -> str:
    """Without five dangers and all characters but one there is too little experience for blue."""
    text = TEXT
    for id in ("rotten-bridge", "brambles", "falling-stones", "will-o-wisps", "quicksand"):
        text = text.replace(*plain("danger", id))
    return text


BAD: dict[str, tuple[str, str]] = {
    "not toml": ("fields = [", "the pack is not TOML"),
    "no fields": (TEXT.replace("fields = [", "places = ["), "the pack must have a list of fields"),
    "unknown area": (
        changed(VILLAGE, VILLAGE.replace("yellow", "red")),
        r"the field at \(0, 0\) has the area 'red'; there are: yellow, green, blue",
    ),
    "unknown kind": (
        changed(VILLAGE, VILLAGE.replace("start", "castle")),
        r"the field at \(0, 0\) has the kind 'castle'; there are: plain, start",
    ),
    "field without a place": (changed("q = 0, r = -5,", "r = -5,"), "a field must have a whole number"),
    "two fields in one place": (
        changed(
            'q = 1, r = 0, area = "yellow", kind = "animal"', 'q = 0, r = 0, area = "yellow", kind = "animal"'
        ),
        r"the field 'hedgehog' lies on the field 'village', at \(0, 0\)|the field 'village' lies on",
    ),
    "unknown animal": (
        changed('what = "hare"', 'what = "unicorn"'),
        "names the animal 'unicorn'; there are: hedge",
    ),
    "animal not on the map": (changed(*plain("animal", "hare")), "the animal 'hare' is missing on the map"),
    "animal twice on the map": (changed('what = "hare"', 'what = "otter"'), "the field 'otter' stands twice"),
    "animal twice in the list": (
        changed('id = "hare"', 'id = "otter"', 'what = "hare"', 'what = "otter"'),
        "the animal 'otter' stands twice in the pack",
    ),
    "missing guild": (changed(*plain("guild", "cross")), "the guild 'cross' is missing on the map"),
    "missing teacher": (changed(*plain("teacher", "charisma")), "the teacher 'charisma' is missing"),
    "unknown guild": (
        changed('what = "cross"', 'what = "spoon"'),
        "names the guild 'spoon'; there are: hammer",
    ),
    "guild in yellow": (
        changed(
            'area = "green", kind = "guild", what = "shield"',
            'area = "yellow", kind = "guild", what = "shield"',
        ),
        "the field 'shield' must not be yellow: a guild opens at 8 XP",
    ),
    "no start": (changed(*plain("start", "village")), "there must be one start on the map, not 0"),
    "two finishes": (
        changed('kind = "rune", what = "cairn"', 'kind = "finish", what = "cairn"'),
        "there must be one finish on the map, not 2",
    ),
    "green finish": (
        changed('area = "yellow", kind = "finish"', 'area = "green", kind = "finish"'),
        "the field 'lighthouse', the finish, must be yellow",
    ),
    "field out of reach": (
        changed("q = 5, r = 0,", "q = 9, r = 0,"),
        "the field 'lighthouse' cannot be reached when yellow is open",
    ),
    "yellow behind green": (
        changed('q = -3, r = 5, area = "green"', 'q = -3, r = 5, area = "yellow"'),
        "the field 'sunken-altar' cannot be reached when yellow is open",
    ),
    "too little experience": (
        no_danger(),
        "blue opens at 20 XP, but only 19 can be earned before it",
    ),
    "too few dice fields": (
        changed(HEDGEHOG, 'demands = ["white 3-"]'),
        "'hedgehog' must have 3 to 6 dice fields",
    ),
    "too many of a colour": (
        changed(HEDGEHOG, 'demands = ["white", "white", "white 1", "white 2"]'),
        "the animal 'hedgehog' asks for 4 white dice, and there are 3",
    ),
    "impossible pair": (
        changed(HEDGEHOG, 'demands = ["white 3-", "white 4+ same 1", "black 4+"]'),
        "the animal 'hedgehog': no number fits both field 1 and its pair",
    ),
    "pair with a later field": (
        changed(HEDGEHOG, 'demands = ["white same 3", "white 3-", "black 4+"]'),
        "the animal 'hedgehog': field 1 must pair with an earlier field",
    ),
    "two pairs on one field": (
        changed(HEDGEHOG, 'demands = ["white", "white same 1", "black same 1"]'),
        "the animal 'hedgehog': field 1 is in two pairs",
    ),
    "unreadable demand": (
        changed(HEDGEHOG, 'demands = ["white 3-", "purple 3", "black 4+"]'),
        "the animal 'hedgehog' has a demand that cannot be read: 'purple 3'",
    ),
    "seven on a die": (
        changed(HEDGEHOG, 'demands = ["white 3-", "white 7", "black 4+"]'),
        "the animal 'hedgehog' has a demand that cannot be read: 'white 7'",
    ),
    "unknown manipulation": (
        changed('manipulation = "again"', 'manipulation = "wish"'),
        "the animal 'hedgehog' has the manipulation 'wish'; there are: again, second, opposite, change",
    ),
    "small grid": (
        changed(LAST_GRID, ""),
        "the character 'lumberjack' must have a grid of 9 cells, not 6",
    ),
    "line without a die": (
        changed(ROWS, 'rows = ["black 5", "white 4+", "black 2"]'),
        "the character 'lumberjack' must give a die like 'white 5' for each of its rows, not 'white 4\\+'",
    ),
    "two rows": (
        changed(ROWS, 'rows = ["black 5", "white 4"]'),
        "the character 'lumberjack' must have 3 rows, not 2",
    ),
    "loot row missing": (
        changed(FIRST_LOOT + "\n", ""),
        "the matrix 'loot' must have 6 rows",
    ),
    "loot cell missing": (
        changed(FIRST_LOOT, FIRST_LOOT.split('", ')[0] + '"],'),
        "row 1 of the matrix 'loot' must have 6",
    ),
    "loot without an amount": (
        changed(FIRST_LOOT, FIRST_LOOT.replace("food 1", "food")),
        "the loot 'food' must have an amount from 1 to 6",
    ),
    "unknown loot": (
        changed(FIRST_LOOT, FIRST_LOOT.replace("food 1", "trebuchet")),
        "the loot 'trebuchet' is neither",
    ),
    "unknown rune": (
        changed(
            '["dawn", "noon", "dusk", "midnight", "ember", "frost"],',
            '["dawn", "noon", "dusk", "x", "ember", "frost"],',
        ),
        "the rune matrix names 'x'; there are: dawn",
    ),
    "five runes": (
        TEXT.replace('"ember", "frost"]', '"ember"]', 1),
        "there must be 6 runes, not 5",
    ),
    "missing task": (without('kind = "ladder"'), "there must be one task of each kind"),
    "strange die": (
        changed('kind = "ladder"\nsides = 8', 'kind = "ladder"\nsides = 7'),
        "'ladder' must bring 6, 8 or 10",
    ),
    "short teaching": (
        changed("w6 = [3, 4, 4, 4, 5, 5]", "w6 = [3, 4, 4]"),
        "the teaching of w6 must have 6",
    ),
    "no attempt": (
        changed("w4 = [1, 2, 2, 3]", "w4 = [0, 2, 2, 3]"),
        "the teaching of w4 must have a whole number",
    ),
    "missing artifact": (
        without('id = "owl-lens"'),
        "there must be one artifact for each of strength, dexterity",
    ),
    "artifact with a seven": (
        changed('colour = "black"\nnumber = 6', 'colour = "black"\nnumber = 7'),
        "'giants-knuckle' must have a whole",
    ),
    "quarry that a triplet makes harder": (
        changed("twin = 2\ntriplet = 5", "twin = 2\ntriplet = 1"),
        "the quarry 'sheep' must have a whole number from 2 to 6 as triplet, not 1",
    ),
    "object without help": (
        changed(
            'id = "storm-lantern"\nkind = "object"\nmanipulation = "again"',
            'id = "storm-lantern"\nkind = "object"',
        ),
        "the thing 'storm-lantern' must have a text as manipulation",
    ),
    "toy": (
        changed('kind = "melee"', 'kind = "toy"'),
        "the thing 'billhook' has the kind 'toy'; there are: melee",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_broken_pack_is_refused_by_name(name: str) -> None:
    text, message = BAD[name]
    with pytest.raises(ContentError, match=message):
        read_content(text)


@pytest.mark.rule("BSL-90")
def test_the_map_has_about_ninety_fields_with_everything_in_its_area() -> None:
    def count(kind: int, area: int) -> int:
        return len([field for field in ADVENTURE.fields if field.kind == kind and field.area == area])

    assert 85 <= len(ADVENTURE.fields) <= 95
    assert (count(types.ANIMAL, 0), count(types.CHARACTER, 0), count(types.DANGER, 0)) == (12, 4, 8)
    assert (
        (count(types.GUILD, 1), count(types.TEACHER, 1)) == (4, 4)
        and count(types.MONSTER, 1) > 0
        and count(types.RUNE, 0) > 0
    )
    start, finish = ADVENTURE.fields[ADVENTURE.start], ADVENTURE.fields[ADVENTURE.finish]
    assert (start.q, start.r) == (0, 0) and abs(finish.q) == 5


@pytest.mark.rule("BSL-21")
def test_each_field_has_six_directions_and_the_way_back_is_the_opposite_one() -> None:
    for at, around in enumerate(ADVENTURE.neighbours):
        assert len(around) == 6
        for direction, to in enumerate(around):
            assert to < 0 or ADVENTURE.neighbours[to][(direction + 3) % 6] == at
    village = ADVENTURE.fields[ADVENTURE.start]
    east = ADVENTURE.fields[ADVENTURE.neighbours[ADVENTURE.start][1]]
    assert (east.q - village.q, east.r - village.r) == (1, 0), "direction 2 is east"


@pytest.mark.rule("BSL-54")
def test_animals_have_three_to_six_dice_fields_and_matrices_thirty_six_cells() -> None:
    assert len(ADVENTURE.animals) == 12
    assert {len(animal.demands) for animal in ADVENTURE.animals} <= {3, 4, 5, 6}
    assert [len(character.grid) for character in ADVENTURE.characters] == [9] * 4
    assert len(ADVENTURE.loot) == 36 and {loot.kind for loot in ADVENTURE.loot} == set(range(6))
    assert len(ADVENTURE.runes) == 36 and set(ADVENTURE.runes) == set(range(6))


@pytest.mark.rule("BSL-32")
def test_the_hunting_table() -> None:
    table = [(quarry.id, quarry.food, quarry.twin, quarry.triplet) for quarry in ADVENTURE.hunting]
    assert table == [
        ("sheep", 1, 2, 5),
        ("goat", 1, 2, 4),
        ("boar", 2, 1, 4),
        ("deer", 2, 1, 3),
        ("elk", 3, 1, 3),
        ("bear", 3, 1, 2),
    ]


@pytest.mark.parametrize(
    ("text", "colour", "faces", "pair"),
    [
        ("white 5", 0, 0b010000, -1),
        ("black even", 1, 0b101010, -1),
        ("odd", -1, 0b010101, -1),
        ("4+", -1, 0b111000, -1),
        ("white 3-", 0, 0b000111, -1),
        ("any", -1, types.EVERY_FACE, -1),
        ("black", 1, types.EVERY_FACE, -1),
        ("black same 2", 1, types.EVERY_FACE, 1),
    ],
)
def test_demands_read_as_they_are_said(text: str, colour: int, faces: int, pair: int) -> None:
    demand = read_demand(text, "a test")
    assert (demand.colour, demand.faces, demand.pair) == (colour, faces, pair)
    for number in range(1, 7):
        assert types.fits(demand, max(colour, 0), number) == bool(faces >> (number - 1) & 1)
        assert colour < 0 or not types.fits(demand, 1 - colour, number)


def named() -> list[str]:
    """Every catalogue key of a name or story that the content needs."""
    keys = ["adventure-title", "adventure-prologue"]
    for animal in ADVENTURE.animals:
        keys += [f"animal-{animal.id}{part}" for part in ("", "-story", "-won", "-lost")]
    for character in ADVENTURE.characters:
        keys += [f"character-{character.id}{part}" for part in ("", "-story", "-won", "-lost")]
    for guild in GUILDS:
        keys += [f"guild-{guild}{part}" for part in ("", "-story", "-won", "-lost")]
    for property in PROPERTIES:
        keys += [f"property-{property}"]
        keys += [f"teacher-{property}{part}" for part in ("", "-story", "-won", "-lost")]
    for field in ADVENTURE.fields:
        if field.kind in (types.START, types.FINISH, types.RUNE, types.MONSTER, types.DANGER):
            keys += [f"place-{field.id}", f"place-{field.id}-story"]
        if field.kind == types.DANGER:
            keys += [f"place-{field.id}-won", f"place-{field.id}-lost"]
    keys += [f"thing-{thing.id}{part}" for thing in ADVENTURE.things for part in ("", "-story")]
    keys += [f"artifact-{artifact.id}{part}" for artifact in ADVENTURE.artifacts for part in ("", "-story")]
    keys += [f"quarry-{quarry.id}" for quarry in ADVENTURE.hunting]
    keys += [f"task-{kind}" for kind in types.TASKS] + [f"area-{area}" for area in types.AREAS]
    return (
        keys + [f"rune-{rune}" for rune in ADVENTURE.rune_ids] + [f"manipulation-{m}" for m in MANIPULATIONS]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_country_has_a_name_and_its_story(language: str) -> None:
    t = catalogue(language, GAME)
    missing = [key for key in named() if not t.has(key)]
    assert not missing
    stories = [t(key) for key in named() if key.endswith(("-story", "-won", "-lost"))]
    assert len(set(stories)) == len(stories), "no story is told twice"


@pytest.mark.rule("BSL-13")
def test_an_artifact_s_story_tells_its_die() -> None:
    for language in LANGUAGES:
        for artifact in ADVENTURE.artifacts:
            assert str(artifact.number) in catalogue(language, GAME)(f"artifact-{artifact.id}-story")


def test_comments_in_a_pack_do_not_count_but_figures_do() -> None:
    assert read_content(TEXT.replace("# ", "#  ")).digest == read_content(TEXT).digest
    assert read_content(changed("food = 1", "food = 2")).digest != read_content(TEXT).digest


# --- what the table draws ---------------------------------------------------------------------------


def test_demands_are_shown_by_colour_rule_number_and_pair() -> None:
    texts = ["black 4+", "odd", "white 2", "3-", "any", "white even same 5", "6+"]
    assert [tuple(demand_shown(each).values()) for each in read_demands(texts, "")] == [
        (1, "least", 4, None),
        (-1, "odd", 0, None),
        (0, "number", 2, None),
        (-1, "most", 3, None),
        (-1, "any", 0, 5),
        (0, "even", 0, 4),
        (-1, "number", 6, None),
    ]


def test_the_table_is_given_what_it_draws() -> None:
    shown = PACK.shown()
    assert len(shown["loot"]) == len(shown["rune_cells"]) == 36
    for number, around in enumerate(shown["neighbours"]):
        for direction, goal in enumerate(around):
            assert goal < 0 or shown["neighbours"][goal][(direction + 3) % 6] == number
    for person in ADVENTURE.characters:
        lines = shown["characters"][person.id]["lines"]
        assert [(line["colour"], line["number"]) for line in lines] == [*person.rows, *person.columns]
    things = {cell["id"] for cell in shown["loot"] if cell["kind"] == "thing"}
    assert things <= {thing["id"] for thing in shown["things"]}
    assert shown["gates"] == {"yellow": 0, "green": 8, "blue": 20}
    assert shown["starts"] == [5, 6, 7, 8, 9, 10, 10] and shown["full"] == 10


def test_the_view_tells_gates_free_steps_and_the_sheet() -> None:
    scenario = Scenario(xp=8)
    seen = view(scenario.state, 0)
    assert (seen["gate"], seen["shut"], seen["free_steps"], seen["sheet"]) == (12, ["blue"], 3, "")
    scenario.state.runes = 1
    seen = view(scenario.play("end", "end").state, 0)
    assert sum(seen["held_runes"]) == 1
    assert seen["sheet"] == character_of(scenario.state).code()

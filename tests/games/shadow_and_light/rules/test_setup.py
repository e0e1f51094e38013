"""The rules of the character at the start."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import GAME, PACK, Scenario, action

from gloaming.core.settings import SettingError, complete
from gloaming.games.shadow_and_light.character import Character, from_plain, read_character
from gloaming.games.shadow_and_light.constants import PHASES, PROPERTIES
from gloaming.games.shadow_and_light.events import Announced, BarsSet, Experienced, GuildGot, TalentGot
from gloaming.games.shadow_and_light.rules.outcome import double_score
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.rules.setup import character_of


def fresh(**chosen: int | str) -> Position:
    state = GAME.setup(1, complete(GAME.spec.settings, chosen, 1), PACK)
    assert isinstance(state, Position)
    return state


def new(**chosen: int | str) -> Scenario:
    scenario = Scenario()
    scenario.state = fresh(**chosen)
    return scenario


def created(talent: int = 1, guild: int = 1) -> Scenario:
    """A new character after the throws for talent and guild."""
    scenario = new()
    scenario.state.settle(0)
    return scenario.play("bars 1 1 1").die(talent).die(guild)


@pytest.mark.rule("BSL-01")
def test_three_dice_are_shared_out_over_bars_of_five() -> None:
    scenario = new()
    assert scenario.state.faces() == 216
    scenario.state.settle(36 * (2 - 1) + 6 * (6 - 1) + 4 - 1)
    assert sorted(scenario.offers("bars")) == [
        "bars 2 4 6", "bars 2 6 4", "bars 4 2 6", "bars 4 6 2", "bars 6 2 4", "bars 6 4 2",
    ]  # fmt: skip
    scenario.play("bars 4 2 6")
    assert scenario.bars == (9, 7, 10), "5 + 6 would be more than the maximum"
    assert scenario.events_of(BarsSet) == [BarsSet(9, 7, 10)]
    assert scenario.state.hearts == 10


@pytest.mark.rule("BSL-01")
def test_equal_dice_are_shared_out_in_fewer_ways() -> None:
    scenario = new()
    scenario.state.settle(36 * 2 + 6 * 2 + 4)
    assert sorted(scenario.offers("bars")) == ["bars 3 3 5", "bars 3 5 3", "bars 5 3 3"]
    assert scenario.why_not("bars 1 1 1") == "refusal-not-now"


@pytest.mark.rule("BSL-02")
def test_four_properties_begin_with_a_w4() -> None:
    assert PROPERTIES == ("strength", "dexterity", "intelligence", "charisma")
    assert fresh().sides == [4, 4, 4, 4]


@pytest.mark.rule("BSL-03")
@pytest.mark.parametrize(
    ("number", "talent", "guild"),
    [(1, 0, 2), (2, 1, 3), (3, 2, 1), (6, 3, 0)],
    ids=["witch-books", "dancer-cross", "hunter-shield", "warrior-hammer"],
)
def test_a_white_die_gives_the_talent_and_a_second_throw_the_guild(
    number: int, talent: int, guild: int
) -> None:
    scenario = created(number, number)
    assert (scenario.state.talent, scenario.state.guild) == (talent, guild)
    assert scenario.events_of(TalentGot) == [TalentGot(talent, number)]
    assert scenario.events_of(GuildGot) == [GuildGot(guild, number)]
    assert scenario.phase == "camp"


@pytest.mark.rule("BSL-03")
def test_on_four_or_five_the_player_chooses_between_two() -> None:
    scenario = new()
    scenario.state.settle(0)
    scenario.play("bars 1 1 1").die(4)
    assert scenario.offers("talent") == ["talent witch", "talent dancer"]
    scenario.play("talent dancer").die(5)
    assert scenario.offers("guild") == ["guild shield", "guild hammer"]
    scenario.play("guild hammer")
    assert (scenario.state.talent, scenario.state.guild) == (1, 0)


@pytest.mark.rule("BSL-05")
def test_each_guild_has_its_property() -> None:
    from games.shadow_and_light.scenario import ADVENTURE

    guilds = {field.id: PROPERTIES[field.what] for field in ADVENTURE.fields if field.kind == 7}
    assert guilds == {
        "hammer": "strength", "shield": "dexterity", "cross": "charisma", "books": "intelligence",
    }  # fmt: skip


@pytest.mark.rule("BSL-06")
def test_the_figure_starts_in_the_village_and_throws_all_six_dice() -> None:
    scenario = created()
    assert scenario.at == "village"
    scenario.play("throw")
    assert scenario.state.faces() == 6**6


@pytest.mark.rule("BSL-07")
def test_experience_opens_the_green_land_at_eight_and_the_blue_at_twenty() -> None:
    scenario = Scenario("rotten-bridge", xp=7)
    scenario.state.phase = PHASES.index("hazard")
    green, blue = field_in(1), field_in(2)
    assert not scenario.state.area_is_open(green)
    scenario.two(1, 6)
    assert scenario.events_of(Experienced) == [Experienced(8, "green")]
    assert scenario.state.area_is_open(green) and not scenario.state.area_is_open(blue)
    scenario.state.xp = 20
    assert scenario.state.area_is_open(blue)


def field_in(area: int) -> int:
    from games.shadow_and_light.scenario import ADVENTURE

    return next(number for number, field in enumerate(ADVENTURE.fields) if field.area == area)


@pytest.mark.rule("BSL-07")
@pytest.mark.parametrize(("before", "opens"), [(11, "events"), (19, "blue"), (8, "nothing")])
def test_what_a_total_opens_is_told(before: int, opens: str) -> None:
    scenario = Scenario("rotten-bridge", xp=before)
    scenario.state.phase = PHASES.index("hazard")
    scenario.two(1, 2)
    event = scenario.events_of(Experienced)[0]
    assert isinstance(event, Experienced) and event.opens == opens
    assert not scenario.events_of(Announced), "random events are not yet playable: nothing comes of them"


# --- the sheet --------------------------------------------------------------------------------------


def veteran() -> Character:
    return Character(
        [9, 7, 3, 4], 12, 2, 1, [4, 10, 4, 6], [0, 2, 0, 0], 1, [3, 6], [0, 1, 0, 0], [2, 0, 1, 0, 0, 3]
    )


@pytest.mark.rule("BSL-82")
def test_a_sheet_starts_the_next_adventure() -> None:
    state = fresh(sheet=veteran().code())
    assert PHASES[state.phase] == "camp", "nothing is thrown for a character that is there already"
    assert (state.health, state.hearts, state.food, state.gold) == (7, 9, 5, 5)
    assert (state.xp, state.talent, state.guild, state.potions) == (12, 2, 1, 1)
    assert (state.sides, state.bonus, state.things) == ([4, 10, 4, 6], [0, 2, 0, 0], [3, 6])
    assert not state.talent_used and state.artifacts == [0, 1, 0, 0]
    assert character_of(state).to_plain() == {**veteran().to_plain(), "food": 5, "gold": 5}
    assert double_score(state) == 2 * (7 + 1 + 2), (
        "what was brought along in experience and runes scores no more"
    )


@pytest.mark.rule("BSL-82")
@pytest.mark.parametrize(
    ("stored", "begins"),
    [([8, 1, 0, 0], [8, 5, 5, 5]), ([3, 1, 9, 10], [3, 3, 9, 10]), ([10, 9, 5, 0], [10, 9, 5, 5])],
)
def test_no_adventure_begins_with_empty_bars(stored: list[int], begins: list[int]) -> None:
    tired = veteran()
    tired.hearts, tired.health, tired.food, tired.gold = stored
    state = fresh(sheet=tired.code())
    assert [state.hearts, state.health, state.food, state.gold] == begins


def test_a_code_of_the_first_version_means_what_it_meant() -> None:
    """Records of version 1 start with the bars of the sheet."""
    old = "1" + veteran().code()[1:]
    state = fresh(sheet=old)
    assert (state.health, state.hearts, state.food, state.gold) == (7, 9, 3, 4)
    again = read_character(old)
    assert again is not None and again.to_plain() == veteran().to_plain()


@pytest.mark.rule("BSL-81")
def test_what_is_won_goes_on_the_sheet() -> None:
    state = fresh(sheet=veteran().code())
    state.runes = 0b11
    state.learned[0], state.sides[0] = 8, 8
    stored = character_of(state)
    assert stored.runes == [3, 1, 1, 0, 0, 3]
    assert stored.sides == [8, 10, 4, 6], "a property not learned keeps its die"


def test_a_code_reads_back_and_nonsense_does_not() -> None:
    code = veteran().code()
    again = read_character(code)
    assert again is not None and again.to_plain() == veteran().to_plain()
    assert from_plain(veteran().to_plain()).code() == code
    bad = [
        "", "new", "1", "3" + code[1:], code + ".", code + ".1", code * 9, "😀",
        code.replace("2.9", "2.11", 1), code.replace("9.7", "9.10", 1), code.replace("9.7", "09.7"),
        code.replace("9.7", "9.-7"), code.replace("9.7", "9.x"), code.replace("4-10-4-6", "4-10-4-7"),
        code.replace("4-10-4-6", "4-10-4"), code.replace("3-6", "6-3"), code.replace("3-6", "3-99"),
    ]  # fmt: skip
    for text in bad:
        assert read_character(text) is None, text


def test_a_sheet_that_cannot_be_is_refused() -> None:
    with pytest.raises(SettingError, match="sheet must be new or the code of a character sheet"):
        complete(GAME.spec.settings, {"sheet": "1.2.3"}, 1)
    strange = veteran()
    strange.things = [59]
    with pytest.raises(SettingError, match="a thing that this adventure does not know"):
        fresh(sheet=strange.code())


def test_the_character_without_things_or_runes_has_a_code_too() -> None:
    plain = Character([1, 1, 0, 0], 0, 0, 0, [4] * 4, [0] * 4, 0, [], [0] * 4, [0] * 6)
    again = read_character(plain.code())
    assert again is not None and again.things == []


def test_actions_of_creation_are_for_creation_only() -> None:
    scenario = Scenario()
    for text in ("bars 1 1 1", "talent witch", "guild cross"):
        assert scenario.why_not(text) == "refusal-not-now"
    assert scenario.state.why_not(1, action("throw")) is not None

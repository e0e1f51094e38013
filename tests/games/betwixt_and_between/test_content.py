"""The content has the cards that the rules ask for, and errors in content name the card."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gloaming.games.betwixt_and_between.constants import BONUSES, CARD_ACTIONS, SPELL_KINDS
from gloaming.games.betwixt_and_between.content import reader as content
from gloaming.games.betwixt_and_between.content.reader import ContentError, read_content

FOLDER = Path(content.__file__).parent
TEXT = (FOLDER / "default.toml").read_text(encoding="utf-8")
KIT = read_content(TEXT).kit


def changed(*pairs: str) -> str:
    text = TEXT
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    return text


def line(id: str) -> str:
    """Return the line of a card."""
    return next(line for line in TEXT.splitlines(keepends=True) if f'{{ id = "{id}"' in line)


def card(id: str, *pairs: str) -> str:
    """Return the content with a change in one card."""
    new = line(id)
    for old, put in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in new, old
        new = new.replace(old, put)
    return TEXT.replace(line(id), new)


SIDES = 'sides = "wa.."'
GLADE = '  "......O",\n  "..#.#..",'
BAD: dict[str, tuple[str, str]] = {
    "not toml": ("spells = [", "the pack is not TOML"),
    "nothing": ("", "the pack must have a list of explorations"),
    "spells as a text": (
        TEXT[: TEXT.index("spells = [")] + 'spells = "all"',
        "the pack must have a list of spells",
    ),
    "a card that is no table": (
        changed(line("yoke"), '  "yoke",\n'),
        "each of the absorbs must be a table",
    ),
    "something unknown": (TEXT + "\n[extras]\n", "the pack has the unknown key 'extras'"),
    "95 exploration cards": (changed(line("dryad"), ""), "there must be 96 explorations, not 95"),
    "65 spells": (
        changed(line("sponge"), line("sponge") + line("sponge").replace("sponge", "towel")),
        "there must be 64 spells, not 65",
    ),
    "35 absorb cards": (changed(line("yoke"), ""), "there must be 36 absorbs, not 35"),
    "three layouts": (TEXT[: TEXT.rindex("[[layouts]]")], "there must be 4 layouts, not 3"),
    "no id": (card("dryad", 'id = "dryad", ', ""), "the exploration card must have an id .*, not None"),
    "an id that is no key": (card("dryad", '"dryad"', '"Old Dryad"'), "must have an id .*, not 'Old Dryad'"),
    "two cards of one id": (
        card("dryad", '"dryad"', '"sphinx"'),
        "the exploration card 'sphinx' has the id of another card",
    ),
    "one id in two decks": (card("yoke", '"yoke"', '"dryad"'), "the absorb card 'dryad' has the id of"),
    "a misspelt key": (card("dryad", "bonus", "bonnus"), "'dryad' has the unknown key 'bonnus'"),
    "five sides": (card("merrow", SIDES, 'sides = "wa..."'), "'merrow' must have four sides, .*'wa...'"),
    "an unknown element": (card("merrow", SIDES, 'sides = "wx.."'), "'merrow' must have four sides.*'wx..'"),
    "sides as a number": (card("merrow", SIDES, "sides = 4"), "'merrow' must have a text as sides, not 4"),
    "no symbol": (card("merrow", SIDES, 'sides = "...."'), "'merrow' must have a symbol on one side"),
    "an unknown action": (
        card("merrow", '"move"', '"fly"'),
        "the exploration card 'merrow' has the unknown action 'fly'; there are: move,",
    ),
    "no action": (card("merrow", '"move"', '"none"'), "'merrow' has the unknown action 'none'"),
    "gems without an element": (
        card("undine", 'element = "water", ', ""),
        "'undine' has the unknown element None",
    ),
    "gems of no element": (card("undine", '"water"', '"ether"'), "'undine' has the unknown element 'ether'"),
    "gems without an amount": (
        card("undine", "amount = 1, ", ""),
        "'undine' must have a whole number from 1 to 3 as amount, not None",
    ),
    "too many gems": (card("undine", "amount = 1", "amount = 9"), "'undine' must have .* as amount, not 9"),
    "an element that means nothing": (
        card("merrow", SIDES, f'{SIDES}, element = "fire"'),
        "'merrow' has the action 'move', which takes no element",
    ),
    "an amount that means nothing": (
        card("merrow", SIDES, f"{SIDES}, amount = 2"),
        "'merrow' has the action 'move', which takes no amount",
    ),
    "an unknown bonus": (card("merrow", '"spell"', '"gold"'), "'merrow' has the unknown bonus 'gold'"),
    "an action on no card": (
        changed('action = "destroy"', 'action = "move"'),
        "no exploration card has the action 'destroy'",
    ),
    "an unknown kind": (
        card("sponge", '"absorb"', '"flight"'),
        "the spell 'sponge' has the unknown kind 'flight'",
    ),
    "a kind without a spell": (
        changed('kind = "familiar"', 'kind = "point"'),
        "no spell is of the kind 'familiar'",
    ),
    "an elemental spell of nothing": (
        card("kindling", 'element = "fire", ', ""),
        "the spell 'kindling' has the unknown element None",
    ),
    "another spell with an element": (
        card("sponge", "points", 'element = "fire", points'),
        "'sponge' is of the kind 'absorb', which takes no element",
    ),
    "two rows": (card("mirror-pool", ', "..."]', "]"), "'mirror-pool' must have a pattern of three rows"),
    "a row of numbers": (
        card("mirror-pool", ', "..."]', ", 0]"),
        "'mirror-pool' must have a pattern of three rows",
    ),
    "a long row": (
        card("mirror-pool", ', "..."]', ', "...."]'),
        "'mirror-pool' must have a pattern .*'....'",
    ),
    "a pattern of two": (
        card("mirror-pool", '".e."', '"..."'),
        "'mirror-pool' must have a pattern of 3 to 5 gems, not 2",
    ),
    "a pattern of six": (
        card("mirror-pool", ', "..."]', ', "wfe"]'),
        "'mirror-pool' must have a pattern of 3 to 5 gems, not 6",
    ),
    "no points": (card("sponge", "points = 5", "points = 0"), "'sponge' must have .* as points, not 0"),
    "true points": (
        card("sponge", "points = 5", "points = true"),
        "'sponge' must have .* as points, not True",
    ),
    "one direction": (card("yoke", '"ns"', '"n"'), "the absorb card 'yoke' must have two to four .*'n'"),
    "a direction twice": (
        card("yoke", '"ns"', '"nn"'),
        "the absorb card 'yoke' must have two to four .*'nn'",
    ),
    "an unknown direction": (
        card("yoke", '"ns"', '"nx"'),
        "the absorb card 'yoke' must have two to four .*'nx'",
    ),
    "a map of six rows": (changed(GLADE, '  "..#.#.O",'), "the layout 'glade' must have a map of 7 rows"),
    "a short row": (changed(GLADE, GLADE.replace("......O", ".....O")), "the layout 'glade' must .*'.....O'"),
    "nine cards": (
        changed(GLADE, GLADE.replace("..#.#..", "..#....")),
        "the layout 'glade' must have '#' for cards 10 times, not 9",
    ),
    "no dummy": (
        changed(GLADE, GLADE.replace("O", ".")),
        "'glade' must have 'O' for the dummy 1 times, not 0",
    ),
    "two of you": (changed(GLADE, GLADE.replace("O", "@")), "'glade' must have '@' for you 1 times, not 2"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_broken_pack_is_refused_with_the_cards_id(name: str) -> None:
    text, message = BAD[name]
    with pytest.raises(ContentError, match=message):
        read_content(text)


def test_comments_in_a_pack_do_not_count() -> None:
    assert read_content(TEXT.replace("# ", "#  ")).digest == read_content(TEXT).digest
    assert read_content(changed('id = "puck"', 'id = "robin"')).digest != read_content(TEXT).digest


@pytest.mark.rule("BET-01", "BET-70")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert len(KIT.explorations) == 96
    assert len(KIT.spells) == 64
    assert len(KIT.absorbs) == 36
    assert len(KIT.layouts) == 4


@pytest.mark.rule("BET-01", "BET-06")
def test_the_four_elements_are_alike() -> None:
    symbols = Counter(symbol for card in KIT.explorations for symbol in card.symbols if symbol >= 0)
    assert len(set(symbols.values())) == 1, symbols
    bonuses = Counter(card.bonus_element for card in KIT.explorations if card.bonus == 0)
    assert len(bonuses) == 4, bonuses
    assert len(set(bonuses.values())) == 1, bonuses
    cells = Counter(cell for spell in KIT.spells for cell in spell.pattern if cell >= 0)
    assert len(set(cells.values())) == 1, cells
    given = Counter(spell.element for spell in KIT.spells if spell.kind == SPELL_KINDS.index("elemental"))
    assert len(given) == 4, given
    assert len(set(given.values())) == 1, given
    fonts: Counter[int] = Counter()
    for card in KIT.explorations:
        if card.action == CARD_ACTIONS.index("gem"):
            fonts[card.action_element] += card.action_amount
    assert len(set(fonts.values())) == 1, fonts


@pytest.mark.rule("BET-06")
def test_exploration_cards_have_one_to_four_symbols_an_action_and_a_bonus() -> None:
    for card in KIT.explorations:
        assert 1 <= sum(symbol >= 0 for symbol in card.symbols) <= 4, card.id
        assert 1 <= card.action < len(CARD_ACTIONS), card.id
        assert (card.bonus == BONUSES.index("gem")) == (card.bonus_element >= 0), card.id
    actions = {card.id: CARD_ACTIONS[card.action] for card in KIT.explorations}
    named = (actions["dryad"], actions["merrow"], actions["faery-star"], "basilisk" in actions)
    assert named == ("replenish", "move", "stop", True)


@pytest.mark.rule("BET-07")
def test_patterns_have_three_to_five_gems_and_no_two_are_the_same_one_turned() -> None:
    seen: dict[tuple[int, ...], str] = {}
    for spell in KIT.spells:
        assert 3 <= sum(cell >= 0 for cell in spell.pattern) <= 5, spell.id
        same = min(turned(spell.pattern, turns) for turns in range(4))
        assert same not in seen, (spell.id, seen[same])
        seen[same] = spell.id


@pytest.mark.rule("BET-07")
def test_absorb_cards_reach_in_every_shape_of_directions() -> None:
    assert {card.directions for card in KIT.absorbs} == {(0, 1), (0, 2), (0, 1, 2), (0, 1, 2, 3)}


@pytest.mark.rule("BET-44")
def test_only_point_spells_are_worth_ten() -> None:
    for spell in KIT.spells:
        assert spell.points == (10 if SPELL_KINDS[spell.kind] == "point" else 5), spell.id


@pytest.mark.rule("BET-70")
def test_layouts_differ_and_leave_room_to_begin() -> None:
    assert len({layout.spaces for layout in KIT.layouts}) == 4
    for layout in KIT.layouts:
        taken = {layout.you, layout.dummy, *layout.spaces}
        assert len(taken) == 12, layout.id


def turned(pattern: tuple[int, ...], turns: int) -> tuple[int, ...]:
    """Return the pattern after quarter turns, shifted into the upper left corner."""
    cells = {(cell // 3, cell % 3): element for cell, element in enumerate(pattern) if element >= 0}
    for _ in range(turns):
        cells = {(column, 2 - row): element for (row, column), element in cells.items()}
    up, left = min(row for row, _ in cells), min(column for _, column in cells)
    moved = {(row - up, column - left): element for (row, column), element in cells.items()}
    return tuple(moved.get((cell // 3, cell % 3), -1) for cell in range(9))

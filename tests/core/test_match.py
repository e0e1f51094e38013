"""Matches: commitment, words and steps; refusals; undo; saving; forks."""

from __future__ import annotations

import pytest
from toy_games.embers import GAME as EMBERS

from gloaming.core.discovery import find
from gloaming.core.errors import MatchError
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player, RecordError, UndoEntry
from gloaming.core.record.reader import read
from gloaming.core.record.undo import MAX_TRIES, WorkLimit, reveals_information
from gloaming.core.record.verify import verify
from gloaming.core.settings import SettingError

GAME = find("illuminated")
HIDDEN: AnyGame = EMBERS  # type: ignore[assignment]
TWO = [Player("Ada"), Player("Bo", "greedy")]
SECRET = "ab" * 32


def begun(first: str = "A", players: list[Player] | None = None) -> Match:
    match = Match.new(GAME, players or [Player("Ada"), Player("Bo")], {"first": first}, secret=SECRET)
    match.begin({seat: "owl" for seat, p in enumerate(match.record.header.players) if p.level is None})
    match.draw_all_chance()
    return match


def do(match: Match, seat: int, text: str) -> str | None:
    action = match.game.parse_action(text)
    assert action is not None
    refusal = match.submit(seat, action)
    if refusal is None:
        match.draw_all_chance()
    return refusal.key if refusal is not None else None


# --- creation ----------------------------------------------------------------------------------------


def test_commitment_and_bots_words_come_before_the_peoples_words() -> None:
    match = Match.new(GAME, TWO, {}, secret=SECRET)
    header = match.record.header
    assert len(header.commitment) == 64
    assert list(header.bot_words) == [1]
    assert match.deciders() == ()
    assert match.draw_chance() is False
    assert match.record.text().count(SECRET) == 0
    match.begin({0: "owl"})
    assert match.record.words == ("owl", header.bot_words[1])


def test_nothing_can_be_done_before_the_words_are_in() -> None:
    match = Match.new(GAME, TWO, {"first": "A"})
    assert do(match, 0, "end") == "refusal-not-begun"


@pytest.mark.parametrize("words", [{}, {1: "x"}, {0: "x", 1: "y"}, {0: "x", 7: "y"}])
def test_exactly_the_people_give_a_word(words: dict[int, str]) -> None:
    match = Match.new(GAME, TWO, {})
    with pytest.raises(MatchError, match="expected a word from A, not from"):
        match.begin(words)
    match.begin({0: "x"})
    with pytest.raises(MatchError, match="already"):
        match.begin({0: "x"})


def test_a_word_may_not_be_endless() -> None:
    with pytest.raises(MatchError, match="at most 64"):
        Match.new(GAME, TWO, {}).begin({0: "x" * 65})


@pytest.mark.parametrize("count", [0, 1, 7])
def test_a_wrong_number_of_seats_is_refused(count: int) -> None:
    with pytest.raises(MatchError, match=f"illuminated is for 2 to 6 seats, not {count}"):
        Match.new(GAME, [Player("P")] * count, {})


@pytest.mark.parametrize("name", ["", "  ", "x" * 41])
def test_a_name_has_one_to_forty_characters(name: str) -> None:
    with pytest.raises(MatchError, match="a name has 1 to 40 characters"):
        Match.new(GAME, [Player(name), Player("Bo")], {})


@pytest.mark.parametrize("settings", [{"entities": 0}, {"entities": "many"}, {"colour": 1}, {"first": "Z"}])
def test_wrong_settings_are_refused_with_what_was_expected(settings: dict[str, int | str]) -> None:
    with pytest.raises(SettingError, match=r"must be|there is no setting"):
        Match.new(GAME, TWO, settings)


# --- playing -----------------------------------------------------------------------------------------


def test_a_refused_decision_changes_nothing() -> None:
    match = begun()
    before = match.record.text()
    assert do(match, 1, "end") == "refusal-not-your-decision"
    assert do(match, 9, "end") == "refusal-not-your-decision"
    assert do(match, 0, "help A1 A1") == "refusal-same-entity"
    assert match.record.text() == before


def test_each_step_brings_its_events() -> None:
    match = begun()
    do(match, 0, "raise A1")
    kinds = [[type(event).__name__ for event, _ in happening.events] for happening in match.log]
    assert kinds[0] == ["Tried"]
    assert kinds[1][0] == "Rolled"


def test_the_secret_is_in_the_record_only_once_the_game_is_over() -> None:
    match = begun()
    while match.state.outcome() is None:
        assert SECRET not in match.record.text()
        do(match, match.deciders()[0], "end")
    assert SECRET in match.record.text().splitlines()[-1]
    assert do(match, 0, "end") == "refusal-over"


# --- undo --------------------------------------------------------------------------------------------


def test_a_decision_is_taken_back_before_chance_has_spoken() -> None:
    match = begun()
    do(match, 0, "end")
    assert match.deciders() == (1,)
    assert match.undo(0) is None
    assert match.deciders() == (0,)
    assert match.record.lines()[-1] == UndoEntry(0)
    assert match.log == []


def test_a_throw_is_never_taken_back() -> None:
    match = begun()
    do(match, 0, "raise A1")
    refusal = match.undo(0)
    assert refusal is not None and refusal.key == "refusal-undo-chance"


def test_another_seats_decision_needs_consent() -> None:
    match = begun()
    do(match, 0, "end")
    do(match, 1, "end")
    refusal = match.undo(0)
    assert refusal is not None and refusal.key == "refusal-undo-consent"
    assert match.undo(0, consent=True) is None
    assert match.step == 0


def test_there_may_be_nothing_to_take_back() -> None:
    refusal = begun().undo(0)
    assert refusal is not None and refusal.key == "refusal-undo-nothing"


def test_after_the_end_nothing_is_taken_back() -> None:
    match = begun()
    while match.state.outcome() is None:
        do(match, match.deciders()[0], "end")
    refusal = match.undo(match.record.steps[-1].seat, consent=True)
    assert refusal is not None and refusal.key == "refusal-over"


def embers() -> Match:
    match = Match.new(HIDDEN, [Player("Ada"), Player("Bo")], {}, secret=SECRET)
    match.begin({0: "a", 1: "b"})
    match.draw_all_chance()
    do(match, 0, "stake 3")
    do(match, 1, "stake 4")
    return match


def lay(match: Match, seat: int) -> None:
    assert match.submit(seat, match.offers(seat).listed[0]) is None


def test_a_secret_choice_that_nobody_has_seen_can_be_taken_back() -> None:
    match = embers()
    lay(match, 0)
    assert match.undo(0) is None


def test_a_choice_that_turned_cards_up_cannot_be_taken_back() -> None:
    match = embers()
    lay(match, 0)
    lay(match, 1)
    refusal = match.undo(1)
    assert refusal is not None and refusal.key == "refusal-undo-reveal"
    refusal = match.undo(0, consent=True)
    assert refusal is not None and refusal.key == "refusal-undo-reveal"


def test_a_public_stake_reveals_no_card() -> None:
    match = embers()
    assert match.undo(1) is None
    assert match.deciders() == (1,)


def test_what_cannot_be_found_out_with_bounded_work_counts_as_revealed() -> None:
    match = embers()
    lay(match, 0)
    goal = match.undo_goal(0)
    assert isinstance(goal, int)
    whole = WorkLimit()
    assert reveals_information(match.undo_test(goal), whole) is False
    spent = MAX_TRIES - whole.left
    assert 0 < spent < MAX_TRIES
    assert reveals_information(match.undo_test(goal), WorkLimit(spent)) is False
    assert reveals_information(match.undo_test(goal), WorkLimit(spent - 1)) is True


def test_where_nobody_is_left_in_the_dark_nothing_is_imagined() -> None:
    game = find("light_and_dark")
    match = Match.new(game, [Player("Ada"), Player("Bo")], {"terrain": 4, "light": "A"}, secret=SECRET)
    match.begin({0: "a", 1: "b"})
    do(match, 0, "evenly")
    do(match, 1, "evenly")
    for text in ("obstacle 1 426 467 6", "obstacle 3 432 352 4"):
        seat = match.deciders()[0]
        assert do(match, seat, text) is None
        goal, effort = match.undo_goal(seat), WorkLimit()
        assert isinstance(goal, int)
        assert reveals_information(match.undo_test(goal), effort) is False
        assert effort.left == MAX_TRIES


# --- saving ------------------------------------------------------------------------------------------


def test_a_saved_table_goes_on_with_the_same_dice() -> None:
    one, other = begun(), begun()
    for number in range(12):
        do(one, one.deciders()[0], f"raise A{number % 5 + 1}")
        do(other, other.deciders()[0], f"raise A{number % 5 + 1}")
        other = Match.resume(GAME, other.save())
    assert one.record.text() == other.record.text()
    assert one.log == other.log


def test_names_and_words_may_hold_any_character() -> None:
    odd = 'a\u2028b\u2029c\u0085d\x1ce "\\ 😀'
    match = Match.new(GAME, [Player(odd), Player("Bo")], {"first": "A"})
    match.begin({0: odd, 1: "\n\r\t"})
    again = Match.resume(GAME, match.save())
    assert again.record.header.players[0].name == odd
    assert again.record.words == (odd, "\n\r\t")


def test_a_save_without_its_secret_is_refused() -> None:
    match = begun()
    with pytest.raises(RecordError, match="sealed secret"):
        Match.resume(GAME, match.record.text())
    with pytest.raises(RecordError, match="64 hexadecimal"):
        Match.resume(GAME, match.record.text() + "sealed xyz\n")


# --- forks -------------------------------------------------------------------------------------------


def test_a_fork_names_its_parent_and_has_dice_of_its_own() -> None:
    parent = begun()
    for _ in range(4):
        do(parent, parent.deciders()[0], "raise A1")
    fork = Match.fork(GAME, parent.record, 3, parent.content)
    assert fork.record.header.parent is not None
    assert fork.record.header.parent.digest == parent.record.digest(3)
    assert fork.record.header.parent.step == 3
    assert fork.record.header.commitment != parent.record.header.commitment
    fork.begin({0: "a", 1: "b"})
    fork.draw_all_chance()
    assert [step.plain() for step in fork.record.steps[:3]] == [
        step.plain() for step in parent.record.steps[:3]
    ]
    while fork.state.outcome() is None:
        do(fork, fork.deciders()[0], "end")
    again = read(fork.record.text())
    assert verify(GAME, again, fork.content) is None


def test_a_fork_that_waits_for_words_can_be_kept() -> None:
    parent = begun()
    do(parent, 0, "raise A1")
    fork = Match.fork(GAME, parent.record, 2, parent.content)
    assert Match.resume(GAME, fork.save()).record.text() == fork.record.text()


def test_a_fork_never_goes_back_behind_its_beginning() -> None:
    parent = begun()
    do(parent, 0, "end")
    fork = Match.fork(GAME, parent.record, 1, parent.content)
    fork.begin({0: "a", 1: "b"})
    refusal = fork.undo(0)
    assert refusal is not None and refusal.key == "refusal-undo-nothing"


def test_an_unfinished_online_match_cannot_be_forked() -> None:
    match = Match.new(GAME, [Player("Ada"), Player("Bo")], {"first": "A"}, online=True)
    match.begin({0: "a", 1: "b"})
    with pytest.raises(MatchError, match="online match cannot be forked before it is finished"):
        Match.fork(GAME, match.record, 0, match.content)
    while match.state.outcome() is None:
        do(match, match.deciders()[0], "end")
    assert Match.fork(GAME, match.record, 0, match.content).step == 0


@pytest.mark.parametrize("step", [-1, 99])
def test_a_fork_begins_at_a_step_that_exists(step: int) -> None:
    parent = begun()
    with pytest.raises(MatchError, match=f"steps 0 to 0, not {step}"):
        Match.fork(GAME, parent.record, step, parent.content)

"""A host: changes that could not be kept, kept positions, and bots that wait for people."""

from __future__ import annotations

import pytest
from core.test_match import HIDDEN, SECRET, embers

from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record import replay
from gloaming.core.record.format import Player
from gloaming.core.state import Refusal
from gloaming.host.host import MatchHost
from gloaming.host.local import LocalHost
from gloaming.host.result import Result
from gloaming.protocol import FromBrowser, GiveUp, StandIn, Submit, Terms, Undo

GAME = find("illuminated")


def hosted(online: bool = False, terms: Terms | None = None) -> MatchHost:
    match = Match.new(GAME, [Player("Ada"), Player("Bo")], {"first": "A"}, secret=SECRET)
    host = MatchHost(match, 1, lambda: (None, 0, 1), terms, online)
    assert isinstance(host.begin({0: "owl", 1: "elk"}, 0), Result)
    return host


def submit(host: MatchHost, seat: int, text: str, key: str = "key") -> Result:
    result = host.handle(seat, Submit(key, host.match.step, seat, text), 0)
    assert isinstance(result, Result), result
    return result


def everything(host: MatchHost) -> object:
    match = host.match
    assert match.dice is not None
    plain, drawn = match.state.to_plain(), match.dice.drawn
    others = (dict(match.stand_ins), list(match.notes), list(match.log), host.lines, set(host.keys))
    return match.record.text(), plain, drawn, others, list(host.clock.left), dict(host.clock.since)


@pytest.mark.parametrize("message", ["raise A1", "end", "undo", "stand in", "give up"])
def test_a_change_that_cannot_be_kept_leaves_no_trace(message: str) -> None:
    host = hosted(terms=Terms(clock="bank", seconds=60), online=True)
    submit(host, 0, "end", "first")
    before = everything(host)
    messages: dict[str, tuple[int, FromBrowser]] = {
        "undo": (0, Undo(0)),
        "stand in": (1, StandIn(1, "greedy")),
        "give up": (1, GiveUp(1)),
    }
    seat, sent = messages.get(message, (1, Submit("second", host.match.step, 1, message.replace("A1", "B1"))))
    result = host.handle(seat, sent, 5_000)
    assert isinstance(result, Result) and result.lines
    assert everything(host) != before
    host.rollback()
    assert everything(host) == before
    again = host.handle(seat, sent, 5_000)
    assert isinstance(again, Result) and again.lines == result.lines


def test_undo_takes_the_position_that_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def replayed(*_: object) -> None:
        raise AssertionError("replayed")

    host = hosted()
    before = host.match.state.to_plain()
    submit(host, 0, "end")
    monkeypatch.setattr(replay, "position", replayed)
    assert isinstance(host.handle(1, Undo(1), 0), Result)
    assert host.match.state.to_plain() == before
    submit(host, 0, "end", "again")


def test_at_one_screen_undo_goes_back_beyond_the_bots() -> None:
    match = Match.new(GAME, [Player("Ada"), Player("Bot", "greedy")], {"first": "A"}, secret=SECRET)
    host = MatchHost(match, 1, tuple)
    host.begin({0: "owl"}, 0)
    assert host.handle(0, Undo(0), 0) == Refusal("refusal-undo-nothing")
    submit(host, 0, "end")
    turn = host.pending_bot()
    assert turn is not None
    end = GAME.parse_action("end")
    assert end is not None and isinstance(host.decide(turn, end, 0), Result)
    assert host.observe(0, 0).can_undo
    assert isinstance(host.handle(0, Undo(0), 0), Result)
    assert host.match.step == 0


def test_a_bot_that_has_decided_waits_for_people_who_decide_at_the_same_time() -> None:
    players = [Player("Ada"), Player("Bot", "random"), Player("Other", "random")]
    match = Match.new(HIDDEN, players, {}, secret=SECRET)
    kept: list[Result] = []
    host = LocalHost(match, tuple, Seeded(1), kept.append)
    host.begin({0: "owl"}, 0)
    stake = HIDDEN.parse_action("stake 3")
    assert stake is not None and host.submit(0, stake) is None
    thought = list(host.run_until_person())
    assert thought == [1, 2, 1, 2], "a stake each, then a card each"
    assert host.match.deciders() == (0, 1, 2), "all may still change their card"
    assert host.next_bot() is None
    assert kept


def test_what_came_before_is_not_done_twice() -> None:
    host = hosted()
    submit(host, 0, "end")
    assert submit(host, 0, "end") == Result()
    assert host.match.step == 1


def test_a_page_that_reconnects_gets_the_steps_it_missed() -> None:
    host = hosted()
    since = host.lines
    submit(host, 0, "end", "one")
    submit(host, 1, "end", "two")
    updates = host.resume(0, since, 0)
    assert updates is not None
    assert [update.entry.action for update in updates] == ["end", "end"]
    assert [update.observation.line for update in updates] == [since + 1, since + 2]
    assert updates[-1].observation == host.observe(0, 0)
    host.handle(0, Undo(0), 0)
    assert host.resume(0, since, 0) is None, "an undo needs a snapshot"


def test_offers_tell_no_more_than_the_seat_may_know() -> None:
    """The odds of a real card could be told from those of an imagined one; so nothing asks the real state."""
    match = embers()
    host = MatchHost(match, len(match.record.lines()), tuple)
    offers = host.observe(0, 0).offers
    assert [offer.action for offer in offers] == [
        match.game.format_action(action) for action in match.offers(0).listed
    ]

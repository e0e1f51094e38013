"""Makes the examples that the pages show: python docs/examples/make.py

Everything in them is fixed, the secret too, so that they come out the same on every machine.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from gloaming import protocol as wire
from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.state import Refusal
from gloaming.host import presenter as show
from gloaming.host.host import MatchHost
from gloaming.server.http.game_info import game_info

HERE = Path(__file__).parent

GAME = find("illuminated")
PLAYERS = [Player("Ada"), Player("Moth", "random")]
SETTINGS: dict[str, int | str] = {"entities": 1, "turn_limit": 4}
SECRET = "".join(f"{number:02x}" for number in range(32))  # a real one is drawn at random
FORK_SECRET = "".join(f"{number:02x}" for number in range(32, 64))
FORKED_AT = 6
KEY = "Zq3kT0"


def begun_match() -> Match:
    """A table of a person and a bot that has its words and has thrown who begins."""
    match = Match.new(GAME, PLAYERS, SETTINGS, secret=SECRET)
    match.begin({0: "juniper"})
    match.draw_all_chance()
    return match


def do(match: Match, text: str) -> None:
    """The decision of the seat that has to decide, and the throws that follow."""
    action = GAME.parse_action(text)
    assert action is not None
    (seat,) = match.deciders()
    refusal: Refusal | None = match.submit(seat, action)
    assert refusal is None, refusal
    match.draw_all_chance()


def play_on(match: Match) -> None:
    """To the end, by a simple plan: everybody raises the own Entity."""
    while match.deciders():
        (seat,) = match.deciders()
        do(match, f"raise {'AB'[seat]}1")


def finished() -> Match:
    """A finished game in which Ada ended her turn, thought again, took it back and asked for a hint."""
    match = begun_match()
    while match.deciders() != (0,) or match.step < 4:
        do(match, f"raise {'AB'[match.deciders()[0]]}1")
    do(match, "end")
    assert match.undo(0) is None
    match.note_advice(0, "hint")
    play_on(match)
    return match


def forked() -> Match:
    """Another way on from a step of that game."""
    parent = finished().record
    match = Match.fork(GAME, parent, FORKED_AT, GAME.content(), secret=FORK_SECRET)
    match.begin({0: "wren"})
    match.draw_all_chance()
    play_on(match)
    return match


def hosted(match: Match) -> MatchHost:
    """The match at one screen, as its owner plays it."""
    return MatchHost(match, len(match.record.lines()), tuple)


def info_of(match: Match) -> wire.MatchInfo:
    return hosted(match).info({0}, "Yq0d8yXk3nJt2w5c", "2026-11-15T20:00:00+00:00")


def advised(observation: wire.Observation, step: int) -> wire.Advice:
    """What Ada is told when she asks for a hint."""
    offers = {offer.action: offer.phrase for offer in observation.offers}
    choices = [
        wire.AdvisedAction(action, offers[action], chance, "even")
        for action, chance in (("raise A1", 0.52), ("end", 0.48))
    ]
    return wire.Advice(
        step, 0, "hint", "raise A1", offers["raise A1"], "perfect", 0.5, 0.52, 0.0, True, [0.52, 0.48],
        ["even", "even"], choices, None,
    )  # fmt: skip


def messages() -> dict[str, object]:
    """What goes over the wire at such a table."""
    match = begun_match()
    while match.deciders() != (0,):
        do(match, "end")
    info, host = info_of(match), hosted(match)
    before, snapshot = host.observe(0, 0), host.snapshot(0, info, 0)
    step = match.step
    after = show.preview(match, 0, [found for found in [GAME.parse_action("raise A1")] if found is not None])
    assert isinstance(after, show.Preview)
    previewed = wire.Previewed(step, ["raise A1"], *after)
    reason = show.reason(match, 0, "help", {"aide": 0})
    do(match, "raise A1")
    thrown = wire.Update(show.entry(match, match.log[-1], 0), hosted(match).observe(0, 0))
    return {
        "game": game_info(GAME),
        "createMatch": wire.CreateMatch(
            "illuminated", [wire.SeatPlan("Ada"), wire.SeatPlan("Moth", "random")], SETTINGS
        ),
        "diceWords": wire.DiceWords({"0": "juniper"}),
        "matchInfo": info_of(Match.new(GAME, PLAYERS, SETTINGS, secret=SECRET)),
        "snapshot": snapshot,
        "submit": wire.Submit(KEY, step, 0, "raise A1"),
        "submitRange": wire.SubmitRange(KEY, step, 0, "flick", [120, -35]),
        "undo": wire.Undo(0),
        "answerUndo": wire.AnswerUndo(1, True),
        "switchSeat": wire.SwitchSeat(None),
        "chat": wire.SendChat("b1Yw", "Good evening!"),
        "standIn": wire.StandIn(0, "greedy"),
        "giveUp": wire.GiveUp(0),
        "ping": wire.Ping(),
        "update": thrown,
        "thinking": wire.Thinking(1),
        "ack": wire.Ack(KEY),
        "refused": wire.Refused(wire.Phrase("refusal-step-passed"), KEY),
        "match": wire.MatchChanged(info),
        "chatLine": wire.NewChatLine(
            wire.ChatLine(1, "ada", "Ada", 0, "Good evening!", "2026-11-15T20:01:00+00:00")
        ),
        "pong": wire.Pong(),
        "askAdvice": wire.AskAdvice(step, 0, "hint"),
        "advice": advised(before, step),
        "preview": wire.Preview(step, 0, ["raise A1"]),
        "previewed": previewed,
        "why": wire.Why(step, 0, "help", {"aide": 0}),
        "reason": wire.Reason(step, "help", {"aide": 0}, reason and show.phrase(reason)),
        "createOnlineMatch": wire.CreateMatch(
            "illuminated",
            [wire.SeatPlan(), wire.SeatPlan()],
            SETTINGS,
            True,
            True,
            wire.Terms(clock="bank", seconds=300, increment=5, on_timeout="bot"),
        ),
    }


def examples() -> dict[str, str]:
    """Every example's text by its file's name."""
    texts = {"finished.jsonl": finished().record.text(), "fork.jsonl": forked().record.text()}
    for name, message in messages().items():
        texts[f"{name}.json"] = msgspec.json.format(msgspec.json.encode(message), indent=2).decode() + "\n"
    return texts


if __name__ == "__main__":
    for name, text in examples().items():
        (HERE / name).write_text(text, encoding="utf-8")

"""`gloaming verify`: checks rules, dice and outcome of a finished record."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer

from gloaming.cli.common import RecordFile, find, names, read_record, screen, seated
from gloaming.cli.play.log_text import LogText
from gloaming.core.codec import Plain
from gloaming.core.game import AnyGame
from gloaming.core.record import replay
from gloaming.core.record import verify as verification
from gloaming.core.record.format import Record, RecordError, Step
from gloaming.i18n.catalogue import catalogue

ParentFile = Annotated[
    Path | None, typer.Option(help="The record from which this one was forked.", show_default=False)
]


@dataclass(frozen=True)
class Checked:
    """What was checked in a record."""

    throws: int
    decisions: int
    inherited: int


def verify(
    record: RecordFile,
    parent: ParentFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check a finished record: commitment, words, every throw, every decision and the outcome.

    Of a record of earlier rules only commitment, words and throws can be checked.

    Example: gloaming verify game.jsonl
    """
    stored = read_record(record)
    game = find(stored.header.game)
    mismatch = verification.verify(game, stored, game.content())
    if replay.follows_other_rules(game, stored):
        wrong_dice = verification.verify_dice(stored)
        if wrong_dice is None and not as_json:
            _print_lines(game, stored, _dice_lines(stored))
        mismatch = wrong_dice or mismatch
    if mismatch is None and parent is not None:
        mismatch = check_parent(game, stored, read_record(parent))
    if mismatch is None:
        stored.end = replay.end_of(stored, replay.position(game, stored, game.content()))
    if as_json:
        typer.echo(json.dumps(plain(stored, mismatch), ensure_ascii=False))
    elif mismatch is None:
        _print(game, stored, parent)
    if mismatch is not None:
        raise RecordError(f"{record}: {mismatch}")


def count(record: Record) -> Checked:
    """The number of throws and decisions, undone ones too, and of steps inherited from a parent."""
    own = [entry for entry in record.entries[record.inherited :] if isinstance(entry, Step)]
    throws = sum(step.is_chance for step in own)
    return Checked(throws, len(own) - throws, record.inherited)


def check_parent(game: AnyGame, record: Record, parent: Record) -> replay.Mismatch | None:
    """The first mismatch between a fork and its parent; a finished parent is verified as well."""
    origin = record.header.parent
    if origin is None:
        return replay.Mismatch(0, "the record is not a fork, so it has no parent")
    if not 0 <= origin.step <= len(parent.steps):
        return replay.Mismatch(
            0, f"it was forked at step {origin.step}, but the parent has {len(parent.steps)} steps"
        )
    for mine, theirs in zip(record.steps[: origin.step], parent.steps, strict=False):
        if replace(mine, digest=None) != replace(theirs, digest=None):  # verifying checks digests
            return replay.Mismatch(mine.number, "the parent's step is another one")
    if parent.digest(origin.step) != origin.digest:
        return replay.Mismatch(0, "it was forked from another record: the parent's digest does not fit")
    wrong = verification.verify(game, parent, game.content()) if parent.end is not None else None
    return (
        replay.Mismatch(wrong.step, f"the parent does not fit: {wrong.reason}") if wrong is not None else None
    )


def _dice_lines(record: Record) -> list[str]:
    bots = ", the bots' as committed" if record.header.bot_words else ""
    return [
        "the revealed secret fits the commitment",
        f"the words of {len(record.header.players)} seats are mixed into the dice{bots}",
        f"{count(record).throws} throws follow from secret and words",
    ]


def _print_lines(game: AnyGame, record: Record, lines: list[str]) -> None:
    out = screen()
    out.print(f"{catalogue('en', game)('name')}: {seated(names(record.header.players))}", style="bold")
    for line in lines:
        out.print(f"  ✓ {line}", soft_wrap=True)


def _print(game: AnyGame, record: Record, parent: Path | None) -> None:
    assert record.end is not None
    t, checked = catalogue("en", game), count(record)
    won, why, *_ = LogText(game, game.content(), t, names(record.header.players)).outcome(record.end.outcome)
    lines = [
        *_dice_lines(record),
        f"{checked.decisions} decisions keep the rules",
        f"the outcome: {won} {why}",
    ]
    if record.header.parent is not None and parent is not None:
        lines.append(f"the first {checked.inherited} steps are the parent's")
    _print_lines(game, record, lines)
    if record.header.parent is not None and parent is None:
        screen().print(
            f"  – the first {checked.inherited} steps come from another record: check them with --parent"
        )


def plain(record: Record, mismatch: replay.Mismatch | None) -> dict[str, Plain]:
    """The result as plain data."""
    checked = count(record)
    result: dict[str, Plain] = {
        "ok": mismatch is None,
        "game": record.header.game,
        "commitment": record.header.commitment,
        "throws": checked.throws,
        "decisions": checked.decisions,
        "inherited": checked.inherited,
    }
    if mismatch is not None:
        result |= {"step": mismatch.step, "reason": mismatch.reason}
    elif record.end is not None:
        outcome = record.end.outcome
        result |= {"places": list(outcome.places), "scores": list(outcome.scores), "reason": outcome.reason}
        result["winners"] = list(outcome.winners)
    return result

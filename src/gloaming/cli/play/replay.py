"""`gloaming replay`: a record step by step, and forks from it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid

from gloaming.cli.common import Language, RecordFile, check_free, find, names, read_record, screen, seated
from gloaming.cli.play.log_text import LogText
from gloaming.cli.play.saves import new_save, write
from gloaming.core import fairness as fair
from gloaming.core.errors import MatchError
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record import replay as replaying
from gloaming.core.record.format import Record, RecordError
from gloaming.core.record.log import notes_of, step_phrase
from gloaming.core.state import SEAT_LETTERS
from gloaming.host import presenter
from gloaming.i18n.catalogue import catalogue

StepOption = Annotated[int | None, typer.Option(help="Stop after this step.", show_default=False)]
SeatOption = Annotated[str, typer.Option(help="Whose view: the letter of a seat, or spectator.")]
ForkOption = Annotated[
    int | None, typer.Option(help="Start a new match that continues after this step.", show_default=False)
]
SaveOption = Annotated[
    Path | None, typer.Option(help="With --fork: the file of the new match.", show_default=False)
]

BACK = ("b", "p", "\x1b[D", "\x1b[A", "\x7f")
FIRST = ("\x1b[H", "\x1b[1~", "0")
LAST = ("\x1b[F", "\x1b[4~", "$")
QUIT = ("q", "\x03", "\x04", "\x1b", "")


def replay(
    record: RecordFile,
    step: StepOption = None,
    seat: SeatOption = "spectator",
    language: Language = "en",
    interactive: Annotated[
        bool, typer.Option("--interactive", help="Step forward and back by keys.")
    ] = False,
    fork: ForkOption = None,
    save: SaveOption = None,
) -> None:
    """Show a record in words, and the table at the end or after a step.

    Example: gloaming replay game.jsonl --step 12 --seat A

    Fork: gloaming replay game.jsonl --fork 12 --save other.match
    """
    stored = read_record(record)
    if fork is not None:
        _fork(stored, fork, save)
        return
    if save is not None:
        raise MatchError("--save goes with --fork")
    game = find(stored.header.game)
    if replaying.follows_other_rules(game, stored):
        if stored.end is not None:
            _print_record(game, stored, language)
        raise RecordError(replaying.incompatibility(game, stored, game.content()) or "")
    replayed = ReplayText(stored, language, _viewer(seat, stored))
    last = len(stored.steps) if step is None else step
    if not 0 <= last <= len(stored.steps):
        raise RecordError(f"the record has steps 0 to {len(stored.steps)}, not {last}")
    if interactive:
        _watch(replayed, screen(), last if step is not None else 0)
    else:
        _print(replayed, screen(), last)


class ReplayText:
    """A replayed record in words, as one viewer sees it."""

    def __init__(self, record: Record, language: str, viewer: int | None) -> None:
        self.viewer = viewer
        self.game = find(record.header.game)
        self.match = replayed_match(self.game, record)
        self.names = names(record.header.players)
        self.t = catalogue(language, self.game)
        self.log_text = LogText(self.game, self.match.content, self.t, self.names)

    def notes(self, step: int) -> list[str]:
        """Notes about the players after a step."""
        return [self.t.phrase(note.phrase, self.names) for note in self.match.notes if note.after == step]

    def words(self, number: int) -> str:
        """The step with this number, counted from 1, in words."""
        return self.log_text.words(presenter.entry(self.match, self.match.log[number - 1], self.viewer))

    def table(self, step: int) -> str:
        """The table after a step."""
        view = self.game.view(self.match.position(step), self.viewer)
        return self.game.terminal.render(view, self.names, self.match.content, self.t)

    def end(self, step: int) -> list[str]:
        """The outcome in words, if this is the last step of a finished match."""
        end = self.match.record.end
        return self.log_text.outcome(end.outcome) if end is not None and step == self.match.step else []


def replayed_match(game: AnyGame, record: Record) -> Match:
    """The match after its last step; RecordError names the first step that cannot be replayed."""
    content = game.content()
    problem = replaying.incompatibility(game, record, content)
    if problem is not None:
        raise RecordError(problem)
    return Match(game, record, fair.new_secret(), content)  # nothing more is drawn


def _viewer(seat: str, record: Record) -> int | None:
    letters = SEAT_LETTERS[: len(record.header.players)]
    if seat.lower() == "spectator":
        return None
    if len(seat) != 1 or seat.upper() not in letters:
        raise MatchError(f"expected a seat from A to {letters[-1]}, or spectator, not {seat!r}")
    return letters.index(seat.upper())


def _print(replayed: ReplayText, out: Console, last: int) -> None:
    out.print(f"{replayed.t('name')}: {seated(replayed.names)}", style="bold")
    grid = _grid()
    for number in range(last + 1):
        if number:
            grid.add_row(str(number), replayed.words(number))
        for note in replayed.notes(number):
            grid.add_row("", note, style="italic")
    out.print(grid)
    _print_table(replayed, out, last)


def _print_record(game: AnyGame, record: Record, language: str) -> None:
    """The log in the words of the record, for rules that are not played here."""
    out, t, shown = screen(), catalogue(language, game), names(record.header.players)
    out.print(f"{t('name')}: {seated(shown)}", style="bold")
    grid, noted = _grid(), notes_of(record)
    for step in (None, *record.steps):
        if step is not None:
            said = t.phrase(step_phrase(game, step), shown)
            grid.add_row(str(step.number), said if step.is_chance else f"{shown[step.seat]}: {said}")
        for note in noted:
            if note.after == (step.number if step is not None else 0):
                grid.add_row("", t.phrase(note.phrase, shown), style="italic")
    out.print(grid)
    for line in (
        LogText(game, game.content(), t, shown).outcome(record.end.outcome) if record.end is not None else []
    ):
        out.print(line)


def _grid() -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="dim")
    return grid


def _print_table(replayed: ReplayText, out: Console, step: int) -> None:
    out.print(f"\n{replayed.table(step)}\n", no_wrap=True, overflow="ignore", crop=False)
    for line in replayed.end(step):
        out.print(line)


def _watch(replayed: ReplayText, out: Console, step: int) -> None:
    """Show one step at a time; a key chooses the next."""
    total = replayed.match.step
    while True:
        out.clear()
        out.print(Rule(f"{replayed.t('name')} · {step}/{total}", style="dim"))
        out.print(replayed.words(step) if step else replayed.t("log-start"))
        for note in replayed.notes(step):
            out.print(note, style="italic")
        _print_table(replayed, out, step)
        out.print(replayed.t("terminal-keys"), style="dim")
        key = _key()
        if key in QUIT:
            return
        step = _after(key, step, total)


def _after(key: str, step: int, total: int) -> int:
    if key in FIRST:
        return 0
    if key in LAST:
        return total
    return max(0, step - 1) if key in BACK else min(total, step + 1)


def _key() -> str:
    """A pressed key, or the first letter of a line of a script."""
    if sys.stdin.isatty():
        try:
            return typer.getchar()
        except (KeyboardInterrupt, EOFError):
            return ""
    line = sys.stdin.readline()
    return line.strip()[:1] or "n" if line else ""


def _fork(record: Record, step: int, save: Path | None) -> None:
    game = find(record.header.game)
    problem = replaying.incompatibility(game, record, game.content())
    if problem is not None:
        raise RecordError(problem)
    match = Match.fork(game, record, step, game.content())
    path = check_free(save, "saved match") if save is not None else new_save(game.spec.id)
    write(path, match.save())
    typer.echo(f"The new match begins after step {step}. Continue with:")
    typer.echo(f"  gloaming play --continue {shlex.quote(str(path))}")

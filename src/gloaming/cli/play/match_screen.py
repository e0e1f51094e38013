"""A match on one terminal screen: people type, bots think, and every step is saved."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from importlib import import_module

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from gloaming.cli.common import names
from gloaming.cli.play.log_text import LogText
from gloaming.cli.play.saves import SaveFile
from gloaming.core.chance import Seeded
from gloaming.core.match import Match
from gloaming.core.record import secrecy
from gloaming.core.state import SEAT_LETTERS, Refusal
from gloaming.host import presenter
from gloaming.host.local import LocalHost
from gloaming.i18n.catalogue import Catalogue
from gloaming.protocol import Undo

COMMANDS = ("help", "?", "odds", "undo", "log", "table", "rules", "save", "quit", "hint", "sheet")
WITH_WORDS = ("?", "odds", "save")  # commands that take arguments
RECALLED = 8  # steps that are shown again when a saved match continues


class Quit(Exception):
    """Somebody stopped playing; the match can be continued later."""


class Session:
    """A match, its players, and the screen that they share."""

    def __init__(self, match: Match, t: Catalogue, screen: Console, save_file: SaveFile) -> None:
        self.match = match
        self.host = LocalHost(match, tuple, Seeded(secrets.randbits(96)), lambda _: save_file.keep(match))
        self.t = t
        self.screen = screen
        self.save_file = save_file
        self.players = match.record.header.players
        self.names = names(self.players)
        self.log_text = LogText(match.game, match.content, t, self.names)
        self.people = [seat for seat, player in enumerate(self.players) if player.level is None]
        self.curtained = match.game.spec.hidden_information and len(self.people) > 1
        self.present: int | None = None  # who looks at the screen, if something is hidden
        self.recalled = max(0, match.step - RECALLED)
        self.steps_shown: dict[int | None, int] = {}  # how many steps each viewer has been shown
        self.asked: set[int] = set()  # seats that decided in this round of simultaneous decisions
        self.headed = -1  # whose name is above the last table

    def next_person(self) -> int | None:
        """A person's seat that has to decide; if several may at once, each in turn."""
        deciding = self.host.people_deciding()
        if self.asked.issuperset(deciding):
            self.asked.clear()
        return next((seat for seat in deciding if seat not in self.asked), None)

    def let_bots_play(self) -> None:
        """Let bots decide until a person has to, and show what they did."""
        with self.screen.status("") as status:
            for seat in self.host.run_until_person():
                self.show_new_steps()
                status.update(self.t("thinking", name=self.names[seat]))
        self.show_new_steps()

    # --- output -----------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown."""
        if self.curtained:
            return self.present
        return self.people[0] if len(self.people) == 1 else None

    def show_new_steps(self) -> None:
        """Show the viewer the new steps; nothing is shown while the screen is covered."""
        viewer = self.viewer
        if self.curtained and viewer is None:
            return
        last = secrecy.step(self.match, viewer)
        first = min(self.steps_shown.get(viewer, self.recalled), last)
        self.steps_shown[viewer] = last
        new = [entry for entry in presenter.log(self.match, viewer) if not entry.note and entry.step > first]
        for _, paragraphs in self.log_text.sections(new):
            for paragraph in paragraphs:
                self.point(paragraph)

    def show_log(self) -> None:
        """Show the whole log by its headings."""
        for heading, paragraphs in self.log_text.sections(presenter.log(self.match, self.viewer)):
            self.line(heading, "bold")
            for paragraph in paragraphs:
                self.point(paragraph)

    def point(self, text: str) -> None:
        """Print a paragraph with a bullet."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(" ·", text)
        self.screen.print(grid, style="dim")

    def line(self, text: str, style: str = "", indent: int = 2) -> None:
        """Print an indented paragraph."""
        self.screen.print(Padding(text, (0, 0, 0, indent)), style=style)

    def unbroken(self, text: str) -> None:
        """Print a line without wrapping, so that a path in it can be copied."""
        self.screen.print(f"  {text}", soft_wrap=True)

    def heading(self, seat: int) -> None:
        """Print the name of the seat, unless it was the last one printed."""
        if self.headed != seat:
            self.headed = seat
            self.screen.print(Rule(f"{SEAT_LETTERS[seat]} {self.names[seat]}", style="dim", characters="─"))

    def draw(self, seat: int | None) -> None:
        """Print the table as the seat sees it."""
        match = self.match
        drawn = match.game.terminal.render(match.view(seat), self.names, match.content, self.t)
        self.screen.print(f"\n{drawn}\n", no_wrap=True, overflow="ignore", crop=False)

    def draw_curtain(self, seat: int) -> None:
        """If something is hidden, cover the screen until the right person is there."""
        if not self.curtained or self.present == seat:
            return
        if self.present is not None:
            self._pause(self.t("terminal-cover"))
        self.present = None
        self._forget()
        self._pause(self.t("terminal-pass-device", name=self.names[seat], letter=SEAT_LETTERS[seat]))
        self.screen.clear()
        self.present = seat
        self.show_new_steps()

    def _forget(self) -> None:
        """Clear the screen, its scrollback and the history of typed lines."""
        self.screen.clear()
        if self.screen.is_terminal:
            self.screen.file.write("\x1b[3J")
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()

    def draw_end(self) -> None:
        assert self.match.record.end is not None
        outcome = self.match.record.end.outcome
        self.draw(None if self.curtained else self.viewer)
        self.screen.print(Rule(style="dim"))
        for at, line in enumerate(self.log_text.outcome(outcome)):
            self.line(line, "bold" if at == 0 else "", indent=0)

    # --- input ------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """Read a line; lines of a script are shown as well."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import_module("readline")  # arrow keys and history
        line = input(f"{prompt} ")
        if not sys.stdin.isatty():
            self.screen.print(line, soft_wrap=True)
        return line.strip()

    def _pause(self, prompt: str) -> None:
        """Wait for Enter; `quit` works here too."""
        if command_in(self.ask(prompt)) == ("quit", ""):
            raise Quit

    def undo(self, seat: int) -> Refusal | None:
        """Undo the last decision of a person, or say why not."""
        result = self.host.handle(seat, Undo(seat), 0)
        if isinstance(result, Refusal):
            return result
        self.asked.clear()
        self.headed = -1
        return None


def command_in(text: str) -> tuple[str, str] | None:
    """The typed command with its arguments, or None: `? raise`, `help`, `:quit`."""
    word, _, rest = text.lstrip(":").strip().partition(" ")
    if text.startswith("?"):
        word, rest = "?", text.lstrip("? ")
    known = word.lower() in COMMANDS and (not rest or word.lower() in WITH_WORDS)
    return (word.lower(), rest.strip()) if known else None

"""One decision typed by a person: the table, the choices, and commands until an action is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from rich.columns import Columns
from rich.table import Table as Grid

from gloaming.bots.advice import Advice, advise
from gloaming.bots.estimate import Z
from gloaming.bots.success_chance import percent, phrase_of, success_change
from gloaming.cli.common import check_free, one_line, printable
from gloaming.cli.play.action_input import Offer, Offers
from gloaming.cli.play.log_text import based
from gloaming.cli.play.match_screen import Quit, Session, command_in
from gloaming.cli.play.rules import page
from gloaming.cli.play.saves import write
from gloaming.core.actions import Action
from gloaming.core.record import secrecy
from gloaming.core.state import SEAT_LETTERS
from gloaming.host import presenter
from gloaming.lab.calibration_file import basis, standing
from gloaming.protocol import AskAdvice

SECONDS = 1.0  # of search for advice
FEW = 9  # up to this many offers are listed one by one
COLUMNS = 15  # more matches than this are shown side by side
YES = ("y", "yes", "j", "ja", "o", "oui")


class Turn:
    """The decision of a seat."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.decided = False
        self.undone = False
        self.shown: set[int] = set()  # numbers of the offers shown for this decision
        self._read_choices()
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help, "?": self._list, "odds": self._chances, "undo": self._undo, "log": self._log,
            "table": self._table, "rules": self._rules, "save": self._save, "quit": self._quit,
            "hint": self._hint, "sheet": self._sheet,
        }  # fmt: skip

    def _read_choices(self) -> None:
        """Read the match's choices; as the seat may know them."""
        match = self.session.match
        self.game = match.game
        self.t = self.session.t
        told = self.session.host.observe(self.seat, 0).offers
        self.offers = Offers(match.game, match.offers(self.seat), told)
        self.known = presenter.known_to(match, self.seat)

    def take(self) -> bool:
        """Ask until an action is taken (True) or an earlier decision is undone (False)."""
        self.session.show_new_steps()
        self._table("")
        prompt = f"{SEAT_LETTERS[self.seat]} {self.session.names[self.seat]} >"
        while not self.decided and not self.undone:
            self._handle(self.session.ask(prompt))
        return self.decided

    def _handle(self, text: str) -> None:
        """An action in full, else a command, else a number from a list, else an abbreviated action."""
        offer = self.offers.exactly(text)
        command = command_in(text)
        if offer is not None and not text.startswith(":"):
            self._take(offer.action)
        elif command is not None:
            self.commands[command[0]](command[1])
        elif text.isdecimal():
            self._take_number(text)
        elif text:
            self._guess(text)
        else:
            self.session.line(self.t("terminal-usage"), "dim")

    def _take_number(self, text: str) -> None:
        """A number counts only if the offer was shown with it."""
        offer = self.offers.numbered(text)
        if offer is not None and offer.number in self.shown:
            self._take(offer.action)
            return
        example = min(self.offers.texts(), key=lambda text: " " not in text, default="?")
        self.session.line(self.t("terminal-no-number", number=text[:40], action=example))

    def _guess(self, text: str) -> None:
        matching = self.offers.matching(text)
        if len(matching) == 1:
            self._take(matching[0].action)
            return
        action = self.offers.read(text)
        if action is not None:
            self._take(action)
        elif matching:
            self.session.line(self.t("terminal-which"))
            self._show(matching)
        else:
            self.session.line(self.t("terminal-unknown", text=printable(text[:40])))

    def _take(self, action: Action) -> None:
        odds = self._odds(action)
        if odds is not None and odds[0] == 0 and not self._sure():
            return
        refusal = self.session.host.submit(self.seat, action)
        if refusal is not None:
            self.session.line(self.session.log_text.refusal(refusal))
        self.decided = refusal is None

    def _sure(self) -> bool:
        return self.session.ask(f"  {self.t('terminal-hopeless')}").casefold() in YES

    def _odds(self, action: Action) -> tuple[int, int] | None:
        if self.known.why_not(self.seat, action) is not None:
            return None
        return action.odds(self.known, self.seat)

    # --- output -------------------------------------------------------------------------------------

    def _table(self, _: str) -> None:
        """The table and what is possible: one by one if it is little, else by kind."""
        self.session.heading(self.seat)
        self.session.draw(self.seat)
        if len(self.offers.listed) <= FEW and not self.offers.spans:
            self._show(self.offers.listed)
        else:
            self._show_kinds()
            self.session.line(self.t("terminal-usage"), "dim")

    def _show_kinds(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for kinds, places in self.offers.forms():
            grid.add_row(f"  {kinds}", places)
        for action, bounds in self.offers.examples():
            grid.add_row(f"  {self.t('terminal-example', action=action)}", bounds)
        self.session.screen.print(grid)

    def _show(self, offers: Sequence[Offer]) -> None:
        """Offers with their numbers and odds."""
        screen = self.session.screen
        self.shown.update(offer.number for offer in offers)
        if len(offers) > COLUMNS:
            cells = [f"{offer.number:>3} {offer.text}{self._chance(offer, ' {}/{}')}" for offer in offers]
            screen.print(Columns(cells, padding=(0, 3), column_first=True))
            return
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim", width=5)
        for offer in offers:
            described = self.game.describe_action(offer.action, self.session.match.content)
            meaning = [self.t.phrase(described, self.session.names), *self._known_before(offer)]
            grid.add_row(str(offer.number), offer.text, self._chance(offer, "{}/{}"), " ".join(meaning))
        screen.print(grid)

    def _chance(self, offer: Offer, form: str) -> str:
        return form.format(*offer.told.odds) if offer.told.odds is not None else ""

    def _known_before(self, offer: Offer) -> list[str]:
        """What the action costs and leads to."""
        costs = [self.t(f"price-{name}", amount=amount) for name, amount in offer.told.price.items()]
        said = [self.t.phrase(each, self.session.names) for each in offer.told.consequences]
        return [*([f"({', '.join(costs)})"] if costs else []), *said]

    # --- commands -----------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        for line in self.t("terminal-help").splitlines():
            self.session.line(line)

    def _list(self, start: str) -> None:
        matching = self.offers.matching(start) or self.offers.naming(start)
        action = None if matching else self.offers.read(start)
        refusal = self.session.match.state.why_not(self.seat, action) if action is not None else None
        if matching:
            self._show(matching)
        elif not start:
            self._show_kinds()
        elif refusal is not None:
            self.session.line(self.session.log_text.refusal(refusal))
        else:
            self.session.line(self.t("terminal-none", text=printable(start[:40])))

    def _chances(self, start: str) -> None:
        """Odds of the matching actions; in a solo game without words, the chance of the current attempt."""
        evaluation = self.game.evaluation
        if start or len(self.session.players) > 1 or evaluation is None:
            self._list(start)
            return
        self._asks("odds")
        with self.session.screen.status(self.t("advice-thinking")):
            chance = evaluation.success_chance(self.known, self.seat, self.session.host.dice)
        if chance is None:
            self.session.line(self.t("success-none"))
        else:
            self.session.line(self.t("success-chance", chance=percent(chance)))

    def _asks(self, what: Literal["hint", "odds"]) -> None:
        """Note in the record that advice was asked for, once."""
        match = self.session.match
        if not match.advice_noted(self.seat, what):
            step = secrecy.step(match, self.seat)
            self.session.host.handle(self.seat, AskAdvice(step, self.seat, what), 0)

    def _hint(self, _: str) -> None:
        """What a strong player would do with the view of this seat; the record notes the question."""
        match = self.session.match
        self._asks("hint")
        with self.session.screen.status(self.t("advice-thinking")):
            advice = advise(
                match.game, match.content, match.view(self.seat), self.seat, self.session.host.dice,
                match.record.header.settings, seconds=SECONDS,
            )  # fmt: skip
            action = self.game.parse_action(advice.action)
            assert action is not None
            change = success_change(
                self.game, match.content, match.view(self.seat), self.seat, action, self.session.host.dice
            )
        what = self.t.phrase(self.game.describe_action(action, match.content), self.session.names)
        if len(self.session.players) == 1:
            why = self.t.phrase(phrase_of(change), self.session.names) if change is not None else ""
            self.session.line(f"{self.t('advice-best', what=what)} {why}".strip())
            self.session.line(f"  {advice.action}", "bold")
            return
        self.session.line(f"{self.t('advice-best', what=what)} {self._stands(advice)}")
        self.session.line(f"  {advice.action}", "bold")

    def _stands(self, advice: Advice) -> str:
        """The chances with this choice: in numbers if they are known well enough, else in words."""
        seats, value = len(self.session.players), advice.after.value
        level = basis(self.game, seats, self.session.match.record.header.settings, advice.exact)
        if level is None:
            word = standing(value, [figure.value for figure in advice.chances])
            return self.t(f"advice-stands-{word}", name=self.session.names[self.seat]) + "."
        after = f"{value * 100:.0f} %"
        if round(Z * advice.after.error, 2) > 0:
            after += f" (±{Z * advice.after.error * 100:.0f})"
        share = self.t("advice-chance", before=f"{advice.before * 100:.0f} %", after=after)
        return f"{share} {based(self.t, level)}"

    def _undo(self, _: str) -> None:
        refusal = self.session.undo(self.seat)
        if refusal is not None:
            self.session.line(self.session.log_text.refusal(refusal))
            return
        self.session.line(self.t("terminal-undone"))
        self.undone = True

    def _log(self, _: str) -> None:
        self.session.show_log()

    def _sheet(self, _: str) -> None:
        match = self.session.match
        sheet = self.game.terminal.sheet(match.view(self.seat), match.content, self.t)
        self.session.line(sheet or self.t("terminal-no-sheet"))

    def _rules(self, _: str) -> None:
        page(self.session.screen, self.game, self.t.language)

    def _save(self, file: str) -> None:
        try:
            path = check_free(Path(file).expanduser(), "saved match") if file else self.session.save_file.save
            write(path, self.session.match.save())
        except OSError as error:
            self.session.unbroken(one_line(error))
            return
        self.session.unbroken(self.t("terminal-saved", file=str(path)))

    def _quit(self, _: str) -> None:
        raise Quit

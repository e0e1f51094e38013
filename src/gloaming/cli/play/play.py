"""`gloaming play`: a match in the terminal."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule

from gloaming.cli.common import Language, check_free, find, printable, screen
from gloaming.cli.play import campaign_progress as campaign
from gloaming.cli.play import saves, seat_options
from gloaming.cli.play.games import minutes
from gloaming.cli.play.match_screen import Quit, Session, command_in
from gloaming.cli.play.prompt import Turn
from gloaming.cli.play.rules import page
from gloaming.cli.play.saves import SaveFile
from gloaming.core.discovery import games
from gloaming.core.errors import MatchError
from gloaming.core.fairness import MAX_WORD_LENGTH
from gloaming.core.match import Match
from gloaming.core.state import SEAT_LETTERS
from gloaming.i18n.catalogue import catalogue

Game = Annotated[str | None, typer.Argument(help="The game's id.", show_default=False)]
File = Annotated[
    str | None,
    typer.Argument(help="With --continue: the saved match; by default the latest.", show_default=False),
]
Seats = Annotated[
    int | None, typer.Option(help="Number of players; by default the fewest possible.", show_default=False)
]
Seat = Annotated[
    list[str] | None,
    typer.Option(
        help="Player of the next seat: person:NAME or bot:LEVEL (random, greedy, search:500, oracle)."
    ),
]
Save = Annotated[Path | None, typer.Option(help="Save the match in this file.", show_default=False)]
RecordTo = Annotated[
    Path | None, typer.Option(help="Write the record of the finished match to this file.", show_default=False)
]
Continue = Annotated[bool, typer.Option("--continue", help="Continue a saved match: the latest, or FILE.")]
Word = Annotated[
    list[str] | None, typer.Option(help="A word for the dice, one for each person, in order of seats.")
]


def play(
    game: Game = None,
    file: File = None,
    seats: Seats = None,
    seat: Seat = None,
    set_: seat_options.Set = None,
    language: Language = "en",
    save: Save = None,
    record: RecordTo = None,
    continue_: Continue = False,
    word: Word = None,
) -> None:
    """Play a game in the terminal, against bots or with others at the same screen.

    Example: gloaming play illuminated --seat person:Anna --seat bot:search

    Later: gloaming play --continue
    """
    t = catalogue(language)
    if continue_:
        if seats is not None or seat or set_:
            raise MatchError(
                "a saved match has its seats and settings already: leave out --seats, --seat and --set"
            )
        path = _saved(game, file)
        match = saves.resume(path)
        save_file = _save_file_of(path, save, record)
    else:
        if game is None or file is not None:
            raise MatchError(f"name one game to play: {', '.join(games())}; or --continue a saved match")
        played = find(game)
        players = seat_options.players(played, seats, seat or [], t)
        match = Match.new(played, players, seat_options.settings(set_ or []))
        seat_options.check(played, [player.level for player in players], match.record.header.settings, t)
        save_file = saves.new_save_file(played.spec.id, save, record)
    _check_words(match, word or [])
    run(Session(match, catalogue(language, match.game), screen(), save_file), word or [])


def _saved(game: str | None, file: str | None) -> Path:
    """The file to continue from: the named one, the latest of a game, or the latest of all."""
    named = file or game
    if named is None:
        return saves.last()
    if file is None and not Path(named).exists() and named in games():
        return saves.last(named)
    return Path(named)


def _save_file_of(path: Path, save: Path | None, record: Path | None) -> SaveFile:
    if record is not None:
        check_free(record, "record")
    if save is not None:
        return SaveFile(check_free(save, "saved match"), record, temporary=False)
    return SaveFile(path, record, temporary=path.absolute().parent == saves.saves().absolute())


def _check_words(match: Match, words: list[str]) -> None:
    people = sum(player.level is None for player in match.record.header.players)
    if len(words) > people:
        raise MatchError(f"{len(words)} words are given, but {people} people play")
    if any(len(word) > MAX_WORD_LENGTH for word in words):
        raise MatchError(f"a word has at most {MAX_WORD_LENGTH} characters")


def run(session: Session, words: list[str]) -> None:
    """Play to the end, or until somebody quits; then the match is saved."""
    try:
        _welcome(session)
        if not session.match.begun:
            _ask_words(session, words)
        _play_on(session)
    except (Quit, EOFError, KeyboardInterrupt):
        _leave(session)
        return
    session.draw_end()
    path = session.save_file.finish(session.match)
    if campaign.keep(session.match):
        _show_campaign(session)
    _show_command(session.screen, session.t("terminal-record"), f"gloaming verify {shlex.quote(str(path))}")


def _play_on(session: Session) -> None:
    session.let_bots_play()
    while (seat := session.next_person()) is not None:
        session.draw_curtain(seat)
        if Turn(session, seat).take():
            session.asked.add(seat)
        session.let_bots_play()


def _welcome(session: Session) -> None:
    t = session.t
    session.screen.print(Rule(t("name"), style="bold", characters="─"))
    session.line(" · ".join(_who(session, seat) for seat in range(len(session.names))))
    session.line(minutes(session.match.game.spec, len(session.names), t), "dim")
    session.line(t("terminal-commitment"), "dim")
    session.line(session.match.record.header.commitment, indent=4)
    if len(session.names) == 1 and campaign.chapters(session.match.game):
        _show_campaign(session)


def _show_campaign(session: Session) -> None:
    """Show the progress of the campaign and the command for the next chapter."""
    game, t = session.match.game, session.t
    won, following = campaign.won(game), campaign.following(game)
    if following is None:
        session.line(t("terminal-campaign-done", count=len(won)), indent=0)
        return
    assert game.campaign is not None
    setting = f"{game.campaign.setting}={following}"
    text = t("terminal-campaign", count=len(won), all=len(campaign.chapters(game)))
    _show_command(session.screen, text, f"gloaming play {game.spec.id} --seats 1 --set {setting}")


def _who(session: Session, seat: int) -> str:
    level = session.players[seat].level
    text = f"{SEAT_LETTERS[seat]} {session.names[seat]}"
    if level is None:
        return text
    kind, _, budget = level.partition(":")
    return f"{text} ({session.t(f'level-{kind}')}{' ' + budget if budget else ''})"


def _ask_words(session: Session, given: list[str]) -> None:
    """Get a word from each person: from the command line, typed, or random."""
    words: dict[int, str] = {}
    for seat, word in zip(session.people, given + [""] * len(session.people), strict=False):
        while not word:
            typed = session.ask("  " + session.t("terminal-dice-word", name=session.names[seat]))
            command = command_in(typed)
            if command is not None:
                _handle_before_start(session, command[0])
            elif len(typed) <= MAX_WORD_LENGTH:
                word = typed or _random_word(session)
                session.line(session.t("terminal-dice-word-random", word=printable(word)), "dim")
            else:
                session.line(session.t("terminal-dice-word-long", most=MAX_WORD_LENGTH))
        words[seat] = word
    session.host.begin(words, 0)


def _handle_before_start(session: Session, command: str) -> None:
    """A command before the match begins; most commands do nothing yet."""
    if command == "quit":
        raise Quit
    if command == "rules":
        page(session.screen, session.match.game, session.t.language)
        return
    key = "terminal-dice-word-help" if command in ("help", "?") else "terminal-dice-word-first"
    for line in session.t(key, command=command).splitlines():
        session.line(line)


def _random_word(session: Session) -> str:
    known = session.t("dice-words-suggestions").split()
    return f"{secrets.choice(known)}-{secrets.choice(known)}"


def _leave(session: Session) -> None:
    session.screen.print()
    if not session.match.begun and not session.match.step:
        session.line(session.t("terminal-nothing-lost"), indent=0)
        return
    session.save_file.keep(session.match)
    path = "" if session.save_file.temporary else f" {shlex.quote(str(session.save_file.save))}"
    _show_command(session.screen, session.t("terminal-continue"), f"gloaming play --continue{path}")


def _show_command(screen: Console, text: str, command: str) -> None:
    screen.print(text)
    screen.print(f"  {command}", style="bold", soft_wrap=True)

"""`gloaming arena`: bots against bots."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

import gloaming
from gloaming.bots.estimate import Interval
from gloaming.cli.common import find, screen
from gloaming.cli.play.seat_options import Set, check, settings
from gloaming.cli.progress import counting
from gloaming.core.codec import Plain
from gloaming.core.evaluation import UNFINISHED
from gloaming.core.state import SEAT_LETTERS
from gloaming.i18n.catalogue import catalogue
from gloaming.lab.arena import TournamentResult, run, tournament
from gloaming.lab.statistics import Score, mean


def arena(
    game: Annotated[str, typer.Argument(help="The game's id.", show_default=False)],
    bots: Annotated[
        str, typer.Option(help="Levels, such as greedy,search:500; if fewer than seats, they repeat.")
    ],
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="Number of seats; by default one per bot.")] = None,
    set_: Set = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    payoff: Annotated[str, typer.Option(help="What a game pays: won or share.")] = "won",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    workers: Annotated[int | None, typer.Option(help="Processes; by default one per core.")] = None,
) -> None:
    """Let bots play many games; show wins and payoffs with 95 % intervals.

    Example: gloaming arena illuminated --bots greedy,random --games 2000

    Seats rotate from game to game. Every winner counts a win, also if there are several; an undecided game
    has none. A winner is paid 1, alone or together; nobody winning is a draw. With `--payoff share` one
    win is divided among the winners.
    """
    played = find(game)
    chosen = tournament(played, bots.split(","), games, seats, settings(set_ or []), seed, payoff)
    check(played, [chosen.bots[bot] for bot in chosen.seating(0)], chosen.settings, catalogue("en"))
    with counting("playing", chosen.games) as advance:
        report = run(chosen, workers, advance)
    if as_json:
        typer.echo(json.dumps(plain(report), indent=2))
    else:
        _show(screen(), report)
    if report.interrupted:
        raise typer.Exit(130)


# --- as data -----------------------------------------------------------------------------------------------


def plain(report: TournamentResult) -> dict[str, Plain]:
    """The report as plain data."""
    chosen, results = report.tournament, report.results
    return {
        "game": chosen.game,
        "seats": chosen.seats,
        "settings": chosen.settings,
        "seed": chosen.seed,
        "payoff": chosen.payoff,
        "asked": chosen.games,
        "games": results.games,
        "undecided": results.undecided,
        "interrupted": report.interrupted,
        "bots": [
            {"bot": name, **_score(results.score(bot)), "seats": _by_seat(report, bot)}
            for bot, name in enumerate(chosen.bots)
        ],
        "by_seat": _by_seat(report, None),
        "length": _interval(mean(results.lengths)),
        "reasons": dict(sorted(results.reasons.items())),
        "decisions": results.decisions,
        "seconds": round(report.seconds, 3),
        "decisions_per_second": round(results.decisions / report.seconds, 1),
        "workers": report.workers,
        "compiled": gloaming.COMPILED,
    }


def _by_seat(report: TournamentResult, bot: int | None) -> dict[str, Plain]:
    return {
        SEAT_LETTERS[seat]: _score(report.results.score(bot, seat)) for seat in range(report.tournament.seats)
    }


def _score(score: Score) -> dict[str, Plain]:
    return {
        "games": score.games,
        "wins": score.wins,
        "win_rate": _interval(score.win_rate),
        "payoff": _interval(score.payoff),
        "points": _interval(mean(score.points)),
    }


def _interval(interval: Interval) -> dict[str, Plain]:
    return {name: round(number, 6) for name, number in interval._asdict().items()}


# --- for people --------------------------------------------------------------------------------------------


def _show(out: Console, report: TournamentResult) -> None:
    chosen, results = report.tournament, report.results
    of = f" of {chosen.games} (interrupted)" if report.interrupted else ""
    out.print(f"{chosen.game}: {results.games} games{of} at {chosen.seats} seats, seed {chosen.seed}\n")
    figures = [
        Column(name, justify="right") for name in ("games", "wins", "won", "95 %", "paid", "95 %", "points")
    ]
    grid = Grid("bot", "seat", *figures, box=None, pad_edge=False)
    for bot, name in enumerate(chosen.bots):
        grid.add_row(name, "all", *_cells(results.score(bot)), style="bold")
        for seat in range(chosen.seats):
            grid.add_row("", SEAT_LETTERS[seat], *_cells(results.score(bot, seat)))
    for seat in range(chosen.seats):
        grid.add_row(
            "all" if seat == 0 else "", SEAT_LETTERS[seat], *_cells(results.score(seat=seat)), style="dim"
        )
    out.print(grid)
    out.print()
    if chosen.seats > 1:
        out.print(f"undecided: {results.undecided} of {results.games} games")
    length, low, high = mean(results.lengths)
    out.print(f"length: {length:.1f} decisions ({low:.1f} to {high:.1f})")
    t = catalogue("en", find(chosen.game))
    for reason, count in results.reasons.most_common():
        text = "The game was broken off." if reason == UNFINISHED else t(reason)
        out.print(f"{count:7}  {text}")
    kind = "compiled" if gloaming.COMPILED else "plain"
    rate = results.decisions / report.seconds
    out.print(f"{rate:,.0f} decisions a second ({report.seconds:.1f} s, {report.workers} processes, {kind})")


def _cells(score: Score) -> list[str]:
    won, paid = score.win_rate, score.payoff
    return [
        f"{score.games}",
        f"{score.wins}",
        f"{won.value:.1%}",
        f"{won.low:.1%} – {won.high:.1%}",
        f"{paid.value:.3f}",
        f"{paid.low:.3f} – {paid.high:.3f}",
        f"{mean(score.points).value:.1f}",
    ]

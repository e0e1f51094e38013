"""Progress bars on the error stream."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

Advance = Callable[[int], None]
DESCRIPTION = "{task.description}"


@contextmanager
def progress_bar(*columns: ProgressColumn | str) -> Iterator[Progress]:
    """A bar with these columns that vanishes at the end; only a terminal shows it."""
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield bar


def remaining_bar() -> tuple[ProgressColumn, ...]:
    """Columns for work of known length: what, how far, and the time that remains."""
    return TextColumn(DESCRIPTION), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()


@contextmanager
def counting(description: str, total: int) -> Iterator[Advance]:
    """A bar that moves on by the number it is called with."""
    with progress_bar(*remaining_bar()) as bar:
        task = bar.add_task(description, total=total)
        yield lambda count: bar.advance(task, count)


@contextmanager
def spinner() -> Iterator[Callable[[str], None]]:
    """A line that shows the text it is called with and the time since it began."""
    with progress_bar(SpinnerColumn(), TextColumn(DESCRIPTION), TimeElapsedColumn()) as bar:
        task = bar.add_task("")
        yield lambda text: bar.update(task, description=text)


@contextmanager
def labelled(total: int) -> Iterator[Callable[[str], None]]:
    """A bar that moves on by one with each call and shows the text of what begins now."""
    with progress_bar(BarColumn(), MofNCompleteColumn(), TextColumn(DESCRIPTION)) as bar:
        task, started = bar.add_task("", total=total), -1

        def start(text: str) -> None:
            nonlocal started
            started += 1
            bar.update(task, completed=started, description=text)

        yield start

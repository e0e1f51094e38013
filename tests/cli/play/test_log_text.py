"""The log in the terminal: the same entries and headings as in the browser."""

from __future__ import annotations

from paths import ROOT

from gloaming.cli.play.log_text import LogText
from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.reader import read
from gloaming.host import presenter
from gloaming.i18n.catalogue import catalogue
from gloaming.protocol import LogEntry, Phrase


def told(name: str, viewer: int | None = None) -> tuple[LogText, list[LogEntry]]:
    record = read((ROOT / "tests" / "golden" / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert record.end is not None and record.end.secret is not None
    game = find(record.header.game)
    match = Match(game, record, record.end.secret, game.content())
    text = LogText(game, match.content, catalogue("en", game), ["Ada", "Bo"])
    return text, presenter.log(match, viewer)


def test_the_log_stands_under_its_headings_and_no_turn_is_announced_twice() -> None:
    text, log = told("illuminated/two")
    sections = text.sections(log)
    assert [heading for heading, _ in sections[:4]] == [
        "The beginning",
        "Bo’s turn",
        "Ada’s turn",
        "Bo’s turn",
    ]
    assert sections[0][1] == ["Bo begins."]
    assert len(sections[1][1]) == 1 and "lets B1 help" in sections[1][1][0]  # an attempt and its roll
    assert len(sections[2][1]) == 2
    assert not any("turn:" in paragraph for _, paragraphs in sections for paragraph in paragraphs)


def test_the_newest_turn_is_announced_until_something_happens_in_it() -> None:
    text, log = told("illuminated/two")
    (heading, paragraphs), *rest = text.sections(log[1:3])
    assert (heading, rest) == ("Bo’s turn", [])
    assert paragraphs[-1].endswith("Ada's turn: 2 actions.")


def test_an_entry_without_events_tells_who_decided_or_what_one_did_oneself() -> None:
    text, log = told("betwixt_and_between/two", viewer=0)
    silent = [entry for entry in log if not any(event.phrase for event in entry.events)]
    assert text.words(next(entry for entry in silent if entry.seat is None)) == "Chance decides."
    others = text.words(next(entry for entry in silent if entry.seat == 1))
    assert others == "Bo has decided."
    own = text.words(next(entry for entry in silent if entry.seat == 0))
    assert own != "Ada has decided."


def test_a_note_is_told_in_the_section_in_which_it_was_made() -> None:
    text, log = told("dunkelrunde/two")
    note = LogEntry(3, 0, None, None, None, [], Phrase("note-back", {}, {"player": 0}))
    sections = text.sections([*log[1:3], note, log[3]])
    assert len(sections) == 1
    assert text.words(note) in sections[0][1]

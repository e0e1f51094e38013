"""Reads a record line by line; errors name the line and the reason."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from gloaming.core.codec import Plain, canonical
from gloaming.core.fairness import MAX_WORD_LENGTH, SPAN, is_secret
from gloaming.core.record.forfeit import REASONS
from gloaming.core.record.format import (
    ADVICE_KINDS,
    FORMAT,
    FORMATS,
    AdviceNote,
    End,
    Entry,
    Forfeit,
    Header,
    Line,
    Parent,
    Player,
    Record,
    RecordError,
    StandIn,
    Step,
    UndoEntry,
    Words,
)
from gloaming.core.settings import Settings
from gloaming.core.state import NOBODY, SEAT_LETTERS, Outcome, Seats, first_of

MAX_LINE_LENGTH = 100_000

# End reasons that tell about the winners of a record of format 1 before it is replayed.
UNDECIDED = frozenset({"reason-turn-limit", "reason-locked", "reason-undecided", "reason-rules-changed"})
WON_ALONE = "reason-scenario-won"


def read(text: str | Iterable[str]) -> Record:
    """The record in these lines of JSON; RecordError names the first line that cannot be read."""
    lines = text.split("\n") if isinstance(text, str) else text  # names may contain other line separators
    record: Record | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            if record is None:
                record = Record(_header(_parse(line)))
            else:
                add_line(record, read_line(line))
        except (RecordError, ValueError) as error:
            raise RecordError(f"line {number}: {error}") from None
        except KeyError as missing:
            raise RecordError(f"line {number}: {missing} is missing") from None
    if record is None:
        raise RecordError("the record is empty")
    return record


def record_of(lines: Sequence[Line]) -> Record:
    """The record with these lines, the first of which is the header."""
    header = lines[0]
    assert isinstance(header, Header)
    record = Record(header)
    for line in lines[1:]:
        add_line(record, line)
    return record


def read_line(text: str) -> Line:
    """A line of a record by itself; `add_line` checks whether it fits the lines before it."""
    line = _parse(text)
    try:
        return _line(line)
    except KeyError as missing:
        raise RecordError(f"{missing} is missing") from None


def _line(line: Mapping[str, Plain]) -> Line:
    if "gloaming" in line:
        return _header(line)
    if "words" in line:
        return Words(tuple([_text(word) for word in _list(line["words"])]))
    if "step" in line:
        return _step(line)
    if "undo" in line:
        return UndoEntry(_int(line["undo"]))
    if "lost" in line:
        return _forfeit(line)
    if "bot" in line:
        level = line["bot"]
        return StandIn(_letter(line["seat"]), _text(level) if level is not None else None)
    if "asked" in line:
        return _advice_note(line)
    if "end" in line:
        return _end(line)
    raise RecordError(
        f"expected words, step, undo, bot, lost, asked or end, not {', '.join(line) or 'nothing'}"
    )


def add_line(record: Record, line: Line) -> None:
    """Add a line to the record, if it fits."""
    if record.end is not None:
        raise RecordError("nothing may follow the end")
    if isinstance(line, Words):
        _check_words(record, line.words)
        record.words = line.words
        return
    if isinstance(line, Header):
        raise RecordError("a record has one header")
    if record.words is None and len(record.steps) >= record.inherited:
        raise RecordError("expected the players' words before the first step")
    if isinstance(line, End):
        _check_end(record, line)
        record.end = line
        return
    _check_entry(record, line)
    record.add(line)


def _parse(line: str) -> Mapping[str, Plain]:
    if len(line) > MAX_LINE_LENGTH:
        raise RecordError(f"longer than {MAX_LINE_LENGTH} characters")
    try:
        value = json.loads(line)
        canonical(value).encode()
    except (ValueError, RecursionError):
        raise RecordError(f"not JSON: {line[:40]!r}") from None
    return _mapping(value)


def _header(line: Mapping[str, Plain]) -> Header:
    format = _format(line.get("gloaming"))
    seats = _mappings(line["seats"])
    players = tuple(Player(_text(s["name"]), _text(s["bot"]) if "bot" in s else None) for s in seats)
    if not 1 <= len(players) <= len(SEAT_LETTERS):
        raise RecordError(f"expected 1 to {len(SEAT_LETTERS)} seats, not {len(players)}")
    parent = line.get("parent")
    return Header(
        game=_text(line["game"]),
        rules=_int(line["rules"]),
        content=_text(line["content"]),
        players=players,
        settings=_settings(line["settings"]),
        commitment=_text(line["commitment"]),
        bot_words={n: _text(s["word"]) for n, s in enumerate(seats) if "bot" in s},
        online=line.get("online") is True,
        parent=_parent(parent) if parent is not None else None,
        day=_day(line["day"]) if "day" in line else None,
        format=format,
    )


def _format(value: Plain) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise RecordError(f"expected a record of format 1 to {FORMAT} ('gloaming': {FORMAT}), not {value!r}")
    if value not in FORMATS:
        raise RecordError(f"the record has format {value}, which only a later release of Gloaming reads")
    return value


def _day(value: Plain) -> str:
    text = _text(value)
    try:
        if date.fromisoformat(text).isoformat() == text:
            return text
    except ValueError:
        pass
    raise RecordError(f"expected a day like 2030-01-31, not {text[:40]!r}")


def _parent(value: Plain) -> Parent:
    line = _mapping(value)
    step = _int(line["step"])
    if step < 0:
        raise RecordError(f"a parent's step is not below 0, as {step} is")
    return Parent(_text(line["digest"]), step)


def _check_words(record: Record, words: Sequence[str]) -> None:
    if record.words is not None:
        raise RecordError("the words were given already")
    if len(words) != len(record.header.players):
        raise RecordError(f"expected {len(record.header.players)} words, not {len(words)}")
    if any(len(word) > MAX_WORD_LENGTH for word in words):
        raise RecordError(f"a word has at most {MAX_WORD_LENGTH} characters")


def _check_entry(record: Record, entry: Entry) -> None:
    steps = len(record.steps)
    if isinstance(entry, UndoEntry):
        if not 0 <= entry.to < steps:
            raise RecordError(f"cannot go back to step {entry.to} of {steps}")
        return
    if isinstance(entry, Step):
        if entry.number != steps + 1:
            raise RecordError(f"expected step {steps + 1}, not {entry.number}")
        if entry.is_chance:
            return
    players = record.header.players
    _check_seats([entry.seat], len(players))
    if isinstance(entry, Step):
        return
    if players[entry.seat].level is not None:
        raise RecordError(f"seat {SEAT_LETTERS[entry.seat]} is a bot's")
    if isinstance(entry, Forfeit) and entry.seat in record.lost:
        raise RecordError(f"seat {SEAT_LETTERS[entry.seat]} has lost already")


def _check_end(record: Record, end: End) -> None:
    header, outcome = record.header, end.outcome
    seats = len(header.players)
    if len(outcome.places) != seats or len(outcome.scores) != seats:
        found = f"{len(outcome.places)} and {len(outcome.scores)}"
        raise RecordError(f"expected {seats} places and scores, not {found}")
    if end.secret is None and header.day is None:
        raise RecordError("expected a text, not null")
    if header.names_winners and not end.names_winners:
        raise RecordError("'winners' is missing")
    _check_seats(outcome.winners, seats)


def _check_seats(found: Sequence[int], seats: int) -> None:
    for seat in found:
        if seat >= seats:
            raise RecordError(
                f"expected a seat from A to {SEAT_LETTERS[seats - 1]}, not {SEAT_LETTERS[seat]!r}"
            )


def _step(line: Mapping[str, Plain]) -> Step:
    number = _int(line["step"])
    state_digest = _text(line["digest"]) if "digest" in line else None
    if "face" in line:
        faces = _int(line["of"])
        if not 1 <= faces <= SPAN:
            raise RecordError(f"a chance result is one of 1 to 2**64, not of {faces}")
        return Step(number, face=_int(line["face"]), faces=faces, digest=state_digest)
    return Step(number, seat=_letter(line["seat"]), action=_text(line["do"]), digest=state_digest)


def _letter(value: Plain) -> int:
    letter = _text(value)
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise RecordError(f"expected a seat from A to {SEAT_LETTERS[-1]}, not {letter!r}")
    return SEAT_LETTERS.index(letter)


def _forfeit(line: Mapping[str, Plain]) -> Forfeit:
    seat, why = _letter(line["lost"]), _text(line["why"])
    if why not in REASONS:
        raise RecordError(f"one loses by {' or '.join(REASONS)}, not by {why!r}")
    return Forfeit(seat, why)


def _advice_note(line: Mapping[str, Plain]) -> AdviceNote:
    seat, what = _letter(line["seat"]), _text(line["asked"])
    if what not in ADVICE_KINDS:
        raise RecordError(f"one asks for {' or '.join(ADVICE_KINDS)}, not for {what!r}")
    return AdviceNote(seat, what)


def _end(line: Mapping[str, Plain]) -> End:
    result = _mapping(line["end"])
    places = tuple(_int(place) for place in _list(result["places"]))
    scores = tuple(_number(score) for score in _list(result["scores"]))
    secret = None if line["secret"] is None else _text(line["secret"])
    if secret is not None and not is_secret(secret):
        raise RecordError("the secret must be 64 hexadecimal digits")
    reason, named = _text(result["reason"]), "winners" in result
    winners = _winners(result["winners"]) if named else _likely(places, reason)
    return End(Outcome(places, scores, reason, winners), secret, _text(line["digest"]), named)


def _winners(value: Plain) -> Seats:
    winners = tuple(_letter(letter) for letter in _list(value))
    if list(winners) != sorted(set(winners)):
        raise RecordError("the winners must be in the order of their seats")
    return winners


def _likely(places: Sequence[int], reason: str) -> Seats:
    """The likely winners in format 1; replaying the record gives the real ones."""
    unwon = reason != WON_ALONE if len(places) == 1 else reason in UNDECIDED
    return NOBODY if unwon else first_of(places)


def _settings(value: Plain) -> Settings:
    settings: Settings = {}
    for key, chosen in _mapping(value).items():
        if not isinstance(chosen, (int, str)):
            raise RecordError(f"setting {key} must be a number or a text, not {canonical(chosen)[:40]}")
        settings[key] = chosen
    return settings


def _mapping(value: Plain) -> Mapping[str, Plain]:
    if not isinstance(value, dict):
        raise RecordError(f"expected an object, not {canonical(value)[:40]}")
    return value


def _mappings(value: Plain) -> list[Mapping[str, Plain]]:
    return [_mapping(item) for item in _list(value)]


def _list(value: Plain) -> list[Plain]:
    if not isinstance(value, list):
        raise RecordError(f"expected a list, not {canonical(value)[:40]}")
    return value


def _text(value: Plain) -> str:
    if not isinstance(value, str):
        raise RecordError(f"expected a text, not {canonical(value)[:40]}")
    return value


def _int(value: Plain) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"expected a whole number, not {canonical(value)[:40]}")
    return value


def _number(value: Plain) -> float:
    if isinstance(value, float):
        return value
    return _int(value)

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
    Forfeit,
    Header,
    Parent,
    Player,
    Record,
    RecordError,
    StandIn,
    Step,
    UndoEntry,
)
from gloaming.core.settings import Settings
from gloaming.core.state import NOBODY, SEAT_LETTERS, Outcome, Seats, first_of

MAX_LINE_LENGTH = 100_000

# End reasons that tell about the winners of a record of format 1 before it is replayed.
UNDECIDED = frozenset({"reason-turn-limit", "reason-locked", "reason-undecided", "reason-rules-changed"})
WON_ALONE = "reason-scenario-won"


def read(text: str | Iterable[str]) -> Record:
    """The record in these lines; RecordError names the first line that cannot be read."""
    lines = text.split("\n") if isinstance(text, str) else text  # names may contain other line separators
    record: Record | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            record = _read_line(record, _parse(line))
        except KeyError as missing:
            raise RecordError(f"line {number}: {missing} is missing") from None
        except (RecordError, ValueError) as error:
            raise RecordError(f"line {number}: {error}") from None
    if record is None:
        raise RecordError("the record is empty")
    return record


def append_line(record: Record, line: str) -> None:
    """Read one more line into the record."""
    try:
        _add_line(record, _parse(line))
    except KeyError as missing:
        raise RecordError(f"{missing} is missing") from None


def _read_line(record: Record | None, line: Mapping[str, Plain]) -> Record:
    if record is None:
        return Record(_header(line))
    _add_line(record, line)
    return record


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


def _add_line(record: Record, line: Mapping[str, Plain]) -> None:
    if record.end is not None:
        raise RecordError("nothing may follow the end")
    if "words" in line:
        _add_words(record, line["words"])
    elif record.words is None and len(record.steps) >= record.inherited:
        raise RecordError("expected the players' words before the first step")
    elif "step" in line:
        record.add(_step(line, record))
    elif "undo" in line:
        to = _int(line["undo"])
        if not 0 <= to < len(record.steps):
            raise RecordError(f"cannot go back to step {to} of {len(record.steps)}")
        record.add(UndoEntry(to))
    elif "lost" in line:
        record.add(_forfeit(record, line))
    elif "bot" in line:
        level = line["bot"]
        record.add(StandIn(_seat(line["seat"], record), _text(level) if level is not None else None))
    elif "asked" in line:
        record.add(_advice_note(record, line))
    elif "end" in line:
        record.end = _end(line, record.header)
    else:
        raise RecordError(
            f"expected words, step, undo, bot, lost, asked or end, not {', '.join(line) or 'nothing'}"
        )


def _add_words(record: Record, value: Plain) -> None:
    if record.words is not None:
        raise RecordError("the words were given already")
    words = tuple(_text(word) for word in _list(value))
    if len(words) != len(record.header.players):
        raise RecordError(f"expected {len(record.header.players)} words, not {len(words)}")
    if any(len(word) > MAX_WORD_LENGTH for word in words):
        raise RecordError(f"a word has at most {MAX_WORD_LENGTH} characters")
    record.words = words


def _step(line: Mapping[str, Plain], record: Record) -> Step:
    number, expected = _int(line["step"]), len(record.steps) + 1
    if number != expected:
        raise RecordError(f"expected step {expected}, not {number}")
    state_digest = _text(line["digest"]) if "digest" in line else None
    if "face" in line:
        faces = _int(line["of"])
        if not 1 <= faces <= SPAN:
            raise RecordError(f"a chance result is one of 1 to 2**64, not of {faces}")
        return Step(number, face=_int(line["face"]), faces=faces, digest=state_digest)
    seat = _letter(line["seat"], SEAT_LETTERS[: len(record.header.players)])
    return Step(number, seat=seat, action=_text(line["do"]), digest=state_digest)


def _seat(value: Plain, record: Record) -> int:
    """A seat of the record that is not a bot's."""
    seat = _letter(value, SEAT_LETTERS[: len(record.header.players)])
    if record.header.players[seat].level is not None:
        raise RecordError(f"seat {SEAT_LETTERS[seat]} is a bot's")
    return seat


def _letter(value: Plain, letters: str) -> int:
    letter = _text(value)
    if len(letter) != 1 or letter not in letters:
        raise RecordError(f"expected a seat from A to {letters[-1]}, not {letter!r}")
    return letters.index(letter)


def _forfeit(record: Record, line: Mapping[str, Plain]) -> Forfeit:
    seat, why = _seat(line["lost"], record), _text(line["why"])
    if why not in REASONS:
        raise RecordError(f"one loses by {' or '.join(REASONS)}, not by {why!r}")
    if seat in record.lost:
        raise RecordError(f"seat {SEAT_LETTERS[seat]} has lost already")
    return Forfeit(seat, why)


def _advice_note(record: Record, line: Mapping[str, Plain]) -> AdviceNote:
    seat, what = _seat(line["seat"], record), _text(line["asked"])
    if what not in ADVICE_KINDS:
        raise RecordError(f"one asks for {' or '.join(ADVICE_KINDS)}, not for {what!r}")
    return AdviceNote(seat, what)


def _end(line: Mapping[str, Plain], header: Header) -> End:
    seats = len(header.players)
    result = _mapping(line["end"])
    places = tuple(_int(place) for place in _list(result["places"]))
    scores = tuple(_number(score) for score in _list(result["scores"]))
    if len(places) != seats or len(scores) != seats:
        raise RecordError(f"expected {seats} places and scores, not {len(places)} and {len(scores)}")
    held_back = header.day is not None and line["secret"] is None
    secret = None if held_back else _text(line["secret"])
    if secret is not None and not is_secret(secret):
        raise RecordError("the secret must be 64 hexadecimal digits")
    reason = _text(result["reason"])
    winners = _winners(result["winners"], seats) if header.names_winners else _likely(places, reason)
    return End(Outcome(places, scores, reason, winners), secret, _text(line["digest"]))


def _winners(value: Plain, seats: int) -> Seats:
    winners = tuple(_letter(letter, SEAT_LETTERS[:seats]) for letter in _list(value))
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

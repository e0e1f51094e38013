"""Actions as text: `3 45.25 1200` flicks disc 3; `place …`, `return 3 X Y`, `play ward 8`, `pass` …

Discs are counted from 1, druids first. Places are in millimetres, angles in degrees, strengths in
millimetres per second.
"""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.games.light_and_dark import actions as a
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.actions import DISCS, MAX_NUMBER
from gloaming.games.light_and_dark.rules.cards import NEEDS_DISC

OBSTACLES = 100


def format_action(action: Action) -> str:
    if isinstance(action, a.Flick):
        return f"{action.disc + 1} {degrees(action.angle)} {action.strength}"
    if isinstance(action, a.Place):
        return " ".join(["place", *map(str, action.places)])
    if isinstance(action, a.Obstruct):
        return f"obstacle {action.obstacle + 1} {action.x} {action.y} {action.turn}"
    if isinstance(action, a.Stride):
        return f"stride {action.disc + 1} {action.x} {action.y}"
    if isinstance(action, a.Return):
        return f"return {action.disc + 1} {action.x} {action.y}"
    if isinstance(action, a.Play):
        on = f" {action.disc + 1}" if action.disc != c.NOTHING else ""
        return f"play {c.EFFECTS[action.effect]}{on}"
    return action.notation


def degrees(angle: int) -> str:
    """Hundredths of a degree as degrees, without trailing zeros."""
    whole, part = divmod(angle, 100)
    return f"{whole}.{part:02}".rstrip("0").rstrip(".") if part else str(whole)


def parse_action(text: str) -> Action | None:
    words = text.split(" ")
    if words[0] == "play":
        return read_play(words[1:])
    if words[0] == "place":
        return read_place(words[1:])
    if words[0] == "obstacle":
        return read_obstacle(words[1:])
    if words[0] in ("stride", "return"):
        return read_move(words[0], words[1:])
    return a.CATALOGUE.read(text) or read_flick(words)


def read_flick(words: list[str]) -> Action | None:
    if len(words) != 3:
        return None
    disc, angle, strength = read_disc(words[0]), read_degrees(words[1]), read_number(words[2], MAX_NUMBER)
    if disc is None or angle is None or strength is None:
        return None
    return a.Flick(disc, angle, strength)


def read_place(words: list[str]) -> Action | None:
    places = [read_number(word, MAX_NUMBER) for word in words]
    known = tuple(place for place in places if place is not None)
    return a.Place(known) if known and len(known) == len(places) <= 2 * DISCS else None


def read_obstacle(words: list[str]) -> Action | None:
    if len(words) != 4:
        return None
    obstacle, turn = read_number(words[0], OBSTACLES), read_number(words[3], c.TURNS)
    x, y = read_number(words[1], MAX_NUMBER), read_number(words[2], MAX_NUMBER)
    if not obstacle or x is None or y is None or turn is None:
        return None
    return a.Obstruct(obstacle - 1, x, y, turn)


def read_move(verb: str, words: list[str]) -> Action | None:
    if len(words) != 3:
        return None
    disc, x, y = read_disc(words[0]), read_number(words[1], MAX_NUMBER), read_number(words[2], MAX_NUMBER)
    if disc is None or x is None or y is None:
        return None
    return a.Stride(disc, x, y) if verb == "stride" else a.Return(disc, x, y)


def read_play(words: list[str]) -> Action | None:
    if not words or words[0] not in c.EFFECTS:
        return None
    effect = c.EFFECTS.index(words[0])
    if effect == c.STRIDE:
        return None
    if effect not in NEEDS_DISC:
        return a.Play(effect, c.NOTHING) if len(words) == 1 else None
    disc = read_disc(words[1]) if len(words) == 2 else None
    return a.Play(effect, disc) if disc is not None else None


def read_disc(text: str) -> int | None:
    """The index of a disc from its number, which is counted from 1."""
    number = read_number(text, DISCS + 1)
    return number - 1 if number else None


def read_degrees(text: str) -> int | None:
    """Hundredths of a degree from degrees with up to two decimals, below 360."""
    whole, point, part = text.partition(".")
    degree = read_number(whole, c.CIRCLE // 100)
    if degree is None or (point and not (part.isascii() and part.isdigit() and len(part) <= 2)):
        return None
    return 100 * degree + int(part.ljust(2, "0"))


def read_number(text: str, below: int) -> int | None:
    """A non-negative integer without leading zeros that is less than `below`."""
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or str(int(text)) != text:
        return None
    return int(text) if int(text) < below else None

"""Matches typed text to the actions on offer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gloaming import protocol
from gloaming.core.actions import Action, Choices
from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame


@dataclass(frozen=True)
class Offer:
    """A listed action with its number, counted from 1."""

    number: int
    action: Action
    told: protocol.Offer  # with its price, odds and consequences

    @property
    def text(self) -> str:
        return self.told.action


class Offers:
    """The choices of a seat, and how typed text selects one."""

    def __init__(self, game: AnyGame, choices: Choices, told: Sequence[protocol.Offer]) -> None:
        self.game = game
        self.spans = choices.ranges
        pairs = zip(choices.listed, told, strict=True)
        self.listed = [Offer(n, action, offer) for n, (action, offer) in enumerate(pairs, 1)]

    def exactly(self, text: str) -> Offer | None:
        """The offer whose notation is this text, ignoring case and spaces."""
        squashed = squash(text)
        return next((offer for offer in self.listed if squash(offer.text) == squashed), None)

    def numbered(self, text: str) -> Offer | None:
        """The offer with this number."""
        return next((offer for offer in self.listed if str(offer.number) == text), None)

    def matching(self, text: str) -> list[Offer]:
        """The offers that the text abbreviates, preferably with all their words; all if it is empty."""
        squashed = squash(text)
        complete = [offer for offer in self.listed if abbreviates(squashed, offer.text, whole=True)]
        return complete or [offer for offer in self.listed if abbreviates(squashed, offer.text, whole=False)]

    def naming(self, text: str) -> list[Offer]:
        """The offers that contain every word of the text, in any order."""
        wanted = text.casefold().split()
        words = [(offer, offer.text.casefold().split()) for offer in self.listed]
        return [offer for offer, own in words if all(word in own for word in wanted)]

    def read(self, text: str) -> Action | None:
        """An action in notation, offered or not."""
        first, *rest = text.split() or [""]
        verbs = {text.split()[0] for text in self.texts()}
        likely = [verb for verb in sorted(verbs) if verb.casefold().startswith(first.casefold())]
        verb = likely[0] if len(likely) == 1 else first.lower()
        tries = [
            text,
            text.lower(),
            " ".join([verb, *rest]),
            " ".join([verb, *(word.upper() for word in rest)]),
        ]
        found = (self.game.parse_action(attempt) for attempt in tries)
        return next((action for action in found if action is not None), None)

    def texts(self) -> list[str]:
        """The notation of every listed action, and of one action of each range."""
        return [offer.text for offer in self.listed] + [example for example, _ in self.examples()]

    def forms(self) -> list[tuple[str, str]]:
        """Each kind of action with its arguments: `raise, lower` and `‹A1–A5 B1–B5›`."""
        verbs: dict[tuple[str, ...], list[str]] = {}
        for verb, places in _kinds(offer.text for offer in self.listed).items():
            verbs.setdefault(tuple(f"‹{ranges(place)}›" for place in places), []).append(verb)
        return [(", ".join(kinds), " ".join(places)) for places, kinds in verbs.items()]

    def examples(self) -> list[tuple[str, str]]:
        """An example of each range with its bounds: `stake 78` and `amount 0–99`."""
        picked = [(span.sample(Seeded(1)), span.ranges) for span in self.spans]
        return [
            (self.game.format_action(action), ", ".join(f"{r.field} {r.low}–{r.high}" for r in ranges))
            for action, ranges in picked
            if action is not None
        ]


def squash(text: str) -> str:
    """The text without case and spaces."""
    return "".join(text.casefold().split())


def abbreviates(squashed: str, notation: str, whole: bool) -> bool:
    """Whether the text consists of prefixes of the words in order, of all words if whole."""
    return _fits(squashed, notation.casefold().split(), whole)


def _fits(text: str, words: Sequence[str], whole: bool) -> bool:
    if not text or not words:
        return not text and not (whole and words)
    most = min(len(text), len(words[0]))
    return any(
        text[:length] == words[0][:length] and _fits(text[length:], words[1:], whole)
        for length in range(most, 0, -1)
    )


def _kinds(notations: Iterable[str]) -> dict[str, list[list[str]]]:
    """The first words, each with the words at every later position."""
    kinds: dict[str, list[list[str]]] = {}
    for notation in notations:
        verb, *rest = notation.split()
        places = kinds.setdefault(verb, [])
        places += [[] for _ in rest[len(places) :]]
        for place, word in zip(places, rest, strict=False):
            if word not in place:
                place.append(word)
    return kinds


def ranges(words: Sequence[str]) -> str:
    """The words with runs shortened: A1 A2 A3 B1 as `A1–A3 B1`."""
    runs: list[list[str]] = []
    for word in sorted(words, key=_natural):
        if runs and _follows(runs[-1][-1], word):
            runs[-1].append(word)
        else:
            runs.append([word])
    return " ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(run) for run in runs)


def _natural(word: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.findall(r"\d+|\D+", word)]


def _follows(word: str, after: str) -> bool:
    one, two = re.fullmatch(r"(\D*)(\d+)", word), re.fullmatch(r"(\D*)(\d+)", after)
    return bool(one and two and one[1] == two[1] and int(two[2]) == int(one[2]) + 1)

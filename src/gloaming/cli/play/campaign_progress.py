"""Campaign chapters won at this terminal."""

from __future__ import annotations

import json

from gloaming.cli.play.saves import write
from gloaming.config import data_folder, private_folder
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.settings import Option

FILE = "campaigns.json"


def chapters(game: AnyGame) -> list[str]:
    """The chapters of the campaign in order, as values of its setting; empty without a campaign."""
    campaign = game.campaign
    if campaign is None:
        return []
    setting = next(setting for setting in game.spec.settings if setting.key == campaign.setting)
    assert isinstance(setting, Option)
    return [value for value in setting.values if value != setting.default]


def won(game: AnyGame) -> list[str]:
    """The chapters that have been won, in order."""
    stored = _read().get(game.spec.id, [])
    return [chapter for chapter in chapters(game) if chapter in stored]


def following(game: AnyGame) -> str | None:
    """The first chapter that has not been won."""
    known = won(game)
    return next((chapter for chapter in chapters(game) if chapter not in known), None)


def keep(match: Match) -> bool:
    """Store the chapter that this match has won; False if it has won none."""
    campaign, outcome = match.game.campaign, match.state.outcome()
    if campaign is None or outcome is None or outcome.reason != campaign.won:
        return False
    chapter = str(match.record.header.settings[campaign.setting])
    everything = _read()
    everything[match.game.spec.id] = sorted({*everything.get(match.game.spec.id, []), chapter})
    write(private_folder(data_folder()) / FILE, json.dumps(everything, indent=1) + "\n")
    return True


def _read() -> dict[str, list[str]]:
    """The chapters won in all games; an unreadable file counts as empty."""
    try:
        plain = json.loads((data_folder() / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    games = plain if isinstance(plain, dict) else {}
    return {game: list(map(str, chapters)) for game, chapters in games.items() if isinstance(chapters, list)}

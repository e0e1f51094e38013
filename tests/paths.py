"""Where tests find the files of this checkout."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
SOURCE = ROOT / "src" / "gloaming"
GOLDEN = TESTS / "golden"
OLDER_VERSIONS = TESTS / "older_versions"
TOY_GAMES = TESTS / "toy_games"
FINISHED_RECORD = ROOT / "docs" / "examples" / "finished.jsonl"

"""A stamp fits exactly as long as its inputs stay what they were."""

from pathlib import Path

import pytest

import stamps


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    (tmp_path / "lock").write_text("one")
    return tmp_path


def test_a_stamp_fits_what_it_was_put_on(root: Path) -> None:
    stamps.put(root / "stamps" / "a", [root / "lock"])
    assert stamps.fits(root / "stamps" / "a", [root / "lock"])


def test_a_missing_stamp_does_not_fit(root: Path) -> None:
    assert not stamps.fits(root / "stamps" / "a", [root / "lock"])


def test_a_stamp_ends_with_a_change_of_its_input(root: Path) -> None:
    stamps.put(root / "a", [root / "lock"])
    (root / "lock").write_text("two")
    assert not stamps.fits(root / "a", [root / "lock"])


def test_a_stamp_ends_with_a_new_name_of_its_input(root: Path) -> None:
    stamps.put(root / "a", [root / "lock"])
    (root / "lock").rename(root / "key")
    assert not stamps.fits(root / "a", [root / "key"])


def test_the_order_of_inputs_does_not_matter(root: Path) -> None:
    (root / "key").write_text("two")
    assert stamps.digest([root / "key", root / "lock"]) == stamps.digest([root / "lock", root / "key"])

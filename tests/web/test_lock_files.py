"""What is locked names no address: a user's own registry serves it."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "lock", [*sorted(ROOT.glob("requirements*.lock")), ROOT / "web" / "package-lock.json"], ids=lambda lock: lock.name
)
def test_a_lock_file_names_no_address(lock: Path):
    assert "://" not in lock.read_text(encoding="utf-8")

"""Every test of the doors may use the game of a page."""

from __future__ import annotations

import pytest

from support.doors import with_fifth_game

fifth_game = pytest.fixture(autouse=True)(with_fifth_game)

"""Colours and the bottom line of the table."""

from __future__ import annotations

from textual.theme import Theme

THEME = Theme(
    name="rulewright",
    primary="#d8b25c",
    secondary="#8fb0c4",
    accent="#c58fd0",
    foreground="#e9e2d3",
    background="#14130f",
    surface="#191813",
    panel="#34302a",
    success="#8fc27a",
    warning="#e3a857",
    error="#e07a5f",
    dark=True,
    variables={"quiet": "#96907f"},
)

KEYS = (
    ("?", "why_not", "key-why"),
    ("/", "rules", "key-rules"),
    ("g", "turn", "key-log"),
    ("u", "undo", "key-undo"),
    ("s", "save", "key-save"),
    ("l", "language", "key-language"),
    ("h", "help", "key-help"),
    ("q", "leave", "key-quit"),
)
"""Key, action and word of each command in the bottom line."""

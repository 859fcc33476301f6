"""Colours of the table."""

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

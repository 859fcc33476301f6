"""Attacks, schemes and combats under way, as records."""

from __future__ import annotations

from rulewright.kernel.lasting import expire
from rulewright.kernel.state import Activation, State


def begin(s: State, kind: str, piece: int, seat: int) -> Activation:
    """An activation begins; it is the innermost one until it ends."""
    s.made += 1
    activation = Activation(kind, s.made, piece, seat)
    s.activations.append(activation)
    return activation


def under_way(s: State, kind: str) -> Activation | None:
    """The innermost activation, if it is of this kind."""
    activations = s.activations
    return activations[-1] if activations and activations[-1].kind == kind else None


def end(s: State) -> None:
    """The innermost activation is over; what lasted until then ends, and what waited for its end waits no longer."""
    activation = s.activations.pop()
    if s.lasting or s.delayed:
        name = activation.name
        expire(s, name)
        s.delayed = [delayed for delayed in s.delayed if delayed.how != name]

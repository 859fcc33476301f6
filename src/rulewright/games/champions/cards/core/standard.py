"""The encounter sets Standard and Expert: cards 186-193."""

from __future__ import annotations

from rulewright.games.champions.vocabulary.encounters import DiscardUntil, GainSurge, Reveal, RevealTop
from rulewright.games.champions.vocabulary.enemies import EnemiesAttack, EnemiesScheme
from rulewright.games.champions.vocabulary.pointing import VillainAndEngaged
from rulewright.games.champions.vocabulary.printing import treachery
from rulewright.games.champions.vocabulary.verbs import PlaceThreat
from rulewright.games.champions.vocabulary.words import (
    ENCOUNTER_CARD,
    IT,
    MINION,
    SET_ASIDE,
    SIDE_SCHEME,
    SUPPORT,
    UPGRADE,
    VILLAIN,
    YOUR_IDENTITY,
    YOURS,
    WhenRevealed,
)
from rulewright.kernel.cards import Card
from rulewright.kernel.conditions import Exists
from rulewright.kernel.effects.joining import If
from rulewright.kernel.effects.sequence import Choose
from rulewright.kernel.players import YOU
from rulewright.lcg.verbs import Discard, Exhaust, ShuffleIntoDeck

CARDS: tuple[Card, ...] = (
    treachery(
        "Advance",
        WhenRevealed(EnemiesScheme(VILLAIN)),
        number=186, copies=2, set_name="Standard",
    ),
    treachery(
        "Assault",
        WhenRevealed(GainSurge(), tags="alter-ego"),
        WhenRevealed(EnemiesAttack(VILLAIN), tags="hero"),
        number=187, copies=2, set_name="Standard",
    ),
    treachery(
        "Caught Off Guard",
        WhenRevealed(
            If(
                Exists((UPGRADE | SUPPORT) & YOURS),
                Choose((UPGRADE | SUPPORT) & YOURS) >> Discard(IT),
                GainSurge(),
            ),
        ),
        number=188, copies=1, set_name="Standard", boost=1,
    ),
    treachery(
        "Gang-Up",
        WhenRevealed(GainSurge(), tags="alter-ego"),
        WhenRevealed(EnemiesAttack(VillainAndEngaged(YOU)), tags="hero"),
        number=189, copies=1, set_name="Standard", boost=1,
    ),
    treachery(
        "Shadow of the Past",
        WhenRevealed(
            If(Exists(MINION & SET_ASIDE), Reveal(MINION & SET_ASIDE), GainSurge()),
            Reveal(SIDE_SCHEME & SET_ASIDE),
            ShuffleIntoDeck(ENCOUNTER_CARD & SET_ASIDE),
        ),
        number=190, copies=1, set_name="Standard", boost=2,
    ),
    treachery(
        "Exhaustion",
        WhenRevealed(Exhaust(YOUR_IDENTITY)),
        number=191, copies=1, set_name="Expert", keywords=("Surge",), boost=2,
    ),
    treachery(
        "Masterplan",
        WhenRevealed(
            If(
                Exists(SIDE_SCHEME),
                PlaceThreat(SIDE_SCHEME, 4),
                DiscardUntil(SIDE_SCHEME) >> Reveal(IT),
            ),
        ),
        number=192, copies=1, set_name="Expert", boost=2,
    ),
    treachery(
        "Under Fire",
        WhenRevealed(RevealTop()),
        number=193, copies=1, set_name="Expert", keywords=("Surge",), boost=3,
    ),
)  # fmt: skip

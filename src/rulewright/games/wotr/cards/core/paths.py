"""Paths, in the order of their numbers."""

from __future__ import annotations

from rulewright.games.wotr.vocabulary.drawing import Draw, DrawAndUse
from rulewright.games.wotr.vocabulary.giving_up import CycleCards, Forsake
from rulewright.games.wotr.vocabulary.joining import AllFirst, Pay
from rulewright.games.wotr.vocabulary.printing import path
from rulewright.games.wotr.vocabulary.tokens import AddTokens
from rulewright.games.wotr.vocabulary.words import (
    ARMY,
    CHARACTER,
    DUNEDAIN_PLAYER,
    ELF_PLAYER,
    FREE_PLAYERS,
    HOBBIT_PLAYER,
    MONSTROUS_PLAYER,
    MORDOR_PLAYER,
    NAZGUL,
    SHADOW_PLAYERS,
    THIS,
    WhenActivated,
)
from rulewright.kernel.effects.joining import EachPlayer, May

CARDS = (
    path(
        "bag-end", "Bag End",
        WhenActivated(Draw(2, HOBBIT_PLAYER)),
        stage=1, number=1, defense=0, points=1,
    ),
    path(
        "bucklebury-ferry", "Bucklebury Ferry",
        WhenActivated(Draw(1, MORDOR_PLAYER), Draw(1, HOBBIT_PLAYER)),
        stage=1, number=2, defense=1, points=1,
    ),
    path(
        "gildors-encampment", "Gildor's Encampment",
        WhenActivated(EachPlayer(Draw(1) >> CycleCards(1), ELF_PLAYER)),
        stage=1, number=3, defense=1, points=1,
    ),
    path(
        "inn-of-the-prancing-pony", "Inn of the Prancing Pony",
        WhenActivated(EachPlayer(Draw(2), SHADOW_PLAYERS)),
        stage=2, number=4, defense=1, points=2,
    ),
    path(
        "the-old-forest", "The Old Forest",
        WhenActivated(EachPlayer(Forsake(1), FREE_PLAYERS)),
        stage=2, number=5, defense=1, points=2,
    ),
    path(
        "weathertop", "Weathertop",
        WhenActivated(Draw(2, MORDOR_PLAYER)),
        stage=2, number=6, defense=0, points=2,
    ),
    path(
        "fords-of-bruinen", "Fords of Bruinen",
        WhenActivated(AllFirst(EachPlayer(Forsake(1), FREE_PLAYERS), EachPlayer(Draw(3), FREE_PLAYERS))),
        stage=3, number=7, defense=0, points=1,
    ),
    path(
        "imladris", "Imladris",
        WhenActivated(Draw(2, ELF_PLAYER)),
        stage=3, number=8, defense=1, points=1,
    ),
    path(
        "the-council-of-elrond", "The Council of Elrond",
        WhenActivated(EachPlayer(Draw(1), FREE_PLAYERS)),
        stage=3, number=9, defense=1, points=1,
    ),
    path(
        "caradhras", "Caradhras",
        WhenActivated(EachPlayer(Forsake(1), FREE_PLAYERS)),
        stage=4, number=10, defense=0, points=2,
    ),
    path(
        "khazad-dum", "Khazad-dûm",
        WhenActivated(Draw(2, MONSTROUS_PLAYER)),
        stage=4, number=11, defense=0, points=2,
    ),
    path(
        "the-doors-of-durin", "The Doors of Durin",
        WhenActivated(EachPlayer(May(Pay(Forsake(1), AddTokens("attack", THIS))), MONSTROUS_PLAYER)),
        stage=4, number=12, defense=1, points=2, unverified="symbols",
    ),
    path(
        "dimrill-dale", "Dimrill Dale",
        WhenActivated(EachPlayer(CycleCards(2), SHADOW_PLAYERS)),
        stage=5, number=13, defense=0, points=1,
    ),
    path(
        "egladil", "Egladil",
        WhenActivated(EachPlayer(Draw(2) >> CycleCards(1), FREE_PLAYERS)),
        stage=5, number=14, defense=1, points=1,
    ),
    path(
        "lothlorien", "Lothlórien",
        WhenActivated(EachPlayer(Draw(1) >> CycleCards(1), ELF_PLAYER)),
        stage=5, number=15, defense=2, points=1,
    ),
    path(
        "amon-hen", "Amon Hen",
        WhenActivated(EachPlayer(Draw(1) >> CycleCards(1), MORDOR_PLAYER)),
        stage=6, number=16, defense=0, points=2,
    ),
    path(
        "dead-marshes", "Dead Marshes",
        WhenActivated(Draw(2, MONSTROUS_PLAYER)),
        stage=6, number=17, defense=1, points=2,
    ),
    path(
        "emyn-muil", "Emyn Muil",
        WhenActivated(EachPlayer(Forsake(1), FREE_PLAYERS)),
        stage=6, number=18, defense=0, points=2,
    ),
    path(
        "henneth-annun", "Henneth Annûn",
        WhenActivated(Draw(1, DUNEDAIN_PLAYER)),
        stage=7, number=19, defense=1, points=1,
    ),
    path(
        "osgiliath", "Osgiliath",
        WhenActivated(EachPlayer(May(Pay(Forsake(1), Draw(3))), DUNEDAIN_PLAYER)),
        stage=7, number=20, defense=0, points=1,
    ),
    path(
        "the-cross-roads", "The Cross-roads",
        WhenActivated(EachPlayer(Draw(1), FREE_PLAYERS)),
        stage=7, number=21, defense=0, points=1,
    ),
    path(
        "cirith-ungol", "Cirith Ungol",
        WhenActivated(EachPlayer(DrawAndUse(5, play=1, what=ARMY), MORDOR_PLAYER)),
        stage=8, number=22, defense=0, points=2,
    ),
    path(
        "morgul-vale", "Morgul Vale",
        WhenActivated(EachPlayer(DrawAndUse(5, play=1, what=NAZGUL & CHARACTER), MORDOR_PLAYER)),
        stage=8, number=23, defense=0, points=2,
    ),
    path(
        "shelobs-lair", "Shelob's Lair",
        WhenActivated(Draw(2, MONSTROUS_PLAYER)),
        stage=8, number=24, defense=0, points=2,
    ),
    path(
        "crack-of-doom", "Crack of Doom",
        WhenActivated(Draw(2, MONSTROUS_PLAYER)),
        stage=9, number=25, defense=0, points=3,
    ),
    path(
        "morgai", "Morgai",
        WhenActivated(AddTokens("attack", THIS)),
        stage=9, number=26, defense=0, points=3,
    ),
    path(
        "orodruin", "Orodruin",
        WhenActivated(Draw(2, MORDOR_PLAYER)),
        stage=9, number=27, defense=0, points=3,
    ),
)  # fmt: skip

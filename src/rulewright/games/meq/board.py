"""The map: 63 locations in ten regions, joined by 106 paths. It never changes, so it is no part of a position.

A location is known by its number, its place in `LOCATIONS`. The piece that stands for it has the same number.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

HILL, MOUNTAIN, FOREST, PLAINS, SWAMP, ANY = "hill", "mountain", "forest", "plains", "swamp", "any"
"""The icons on hero cards. `ANY` is the sixth icon of paths: any one card will do."""

REGIONS = (
    "eriador",
    "enedwaith",
    "rhudaur",
    "grey-mountains",
    "misty-mountains",
    "mirkwood",
    "rohan",
    "gondor",
    "brown-lands",
    "mordor",
)
"""The ten regions. The first two share an encounter deck and a colour of monster tokens, so do the next two ..."""
REGION_COLOURS = (
    "orange", "yellow", "purple", "grey", "dark-green", "light-green", "dark-blue", "light-blue", "brown", "red",
)  # fmt: skip
"""The colour of each region on the board, in the same order."""
HAVENS, STRONGHOLDS, PERILOUS = "haven", "stronghold", "perilous"


class Location(NamedTuple):
    """What is printed on the map: name, region, a mark, how much influence a Stronghold holds, where it lies."""

    id: str
    name: str
    region: str
    mark: str
    strength: int
    x: float
    y: float


class Path(NamedTuple):
    """A way between two neighbours: its icon, how many other cards it costs instead, whether it is water."""

    to: int
    terrain: str
    cost: int
    water: bool


LOCATIONS = (
    Location("blue-mountains", "Blue Mountains", "eriador", "", 0, 0.1884, 0.2358),
    Location("harlindon", "Harlindon", "eriador", "", 0, 0.1711, 0.3538),
    Location("the-grey-havens", "The Grey Havens", "eriador", "", 0, 0.2284, 0.317),
    Location("the-shire", "The Shire", "eriador", "", 0, 0.2953, 0.3063),
    Location("bree", "Bree", "eriador", "", 0, 0.3821, 0.343),
    Location("fornost", "Fornost", "eriador", "haven", 0, 0.3611, 0.2297),
    Location("hills-of-evendim", "Hills of Evendim", "eriador", "", 0, 0.2963, 0.2213),
    Location("old-forest", "Old Forest", "eriador", "", 0, 0.3458, 0.294),
    Location("tharbad", "Tharbad", "enedwaith", "", 0, 0.4116, 0.4533),
    Location("dunland", "Dunland", "enedwaith", "", 0, 0.4521, 0.5191),
    Location("eregion", "Eregion", "enedwaith", "", 0, 0.4805, 0.3959),
    Location("enedwaith-plains", "Enedwaith Plains", "enedwaith", "", 0, 0.4026, 0.5773),
    Location("mouth-of-the-greyflood", "Mouth of the Greyflood", "enedwaith", "", 0, 0.3332, 0.5781),
    Location("moria", "Moria", "enedwaith", "perilous", 0, 0.5153, 0.4893),
    Location("the-north-downs", "The North Downs", "rhudaur", "", 0, 0.4195, 0.1593),
    Location("ruins-of-angmar", "Ruins of Angmar", "rhudaur", "perilous", 0, 0.4747, 0.1202),
    Location("the-trollshaws", "The Trollshaws", "rhudaur", "", 0, 0.4811, 0.3055),
    Location("weathertop", "Weathertop", "rhudaur", "", 0, 0.4253, 0.3032),
    Location("ettenmoors", "Ettenmoors", "rhudaur", "", 0, 0.5216, 0.2343),
    Location("erebor", "Erebor", "grey-mountains", "haven", 0, 0.7089, 0.1884),
    Location("ered-mithrin", "Ered Mithrin", "grey-mountains", "", 0, 0.6242, 0.1524),
    Location("mount-gundabad", "Mount Gundabad", "grey-mountains", "stronghold", 3, 0.5411, 0.157),
    Location("the-northern-waste", "The Northern Waste", "grey-mountains", "", 0, 0.5779, 0.0965),
    Location("the-withered-heath", "The Withered Heath", "grey-mountains", "", 0, 0.68, 0.1317),
    Location("the-iron-hills", "The Iron Hills", "grey-mountains", "", 0, 0.7926, 0.1983),
    Location("gladden-fields", "Gladden Fields", "misty-mountains", "", 0, 0.6042, 0.3813),
    Location("rhosgobel", "Rhosgobel", "misty-mountains", "", 0, 0.65, 0.3966),
    Location("rivendell", "Rivendell", "misty-mountains", "haven", 0, 0.5332, 0.3086),
    Location("the-high-pass", "The High Pass", "misty-mountains", "", 0, 0.5795, 0.281),
    Location("the-redhorn-gate", "The Redhorn Gate", "misty-mountains", "", 0, 0.5332, 0.438),
    Location("fangorn", "Fangorn", "misty-mountains", "", 0, 0.5337, 0.5888),
    Location("lothlorien", "Lothlórien", "misty-mountains", "haven", 0, 0.5589, 0.536),
    Location("lake-esgaroth", "Lake Esgaroth", "mirkwood", "", 0, 0.7147, 0.2565),
    Location("south-eaves", "South Eaves", "mirkwood", "", 0, 0.7163, 0.4793),
    Location("the-bight", "The Bight", "mirkwood", "", 0, 0.7211, 0.4035),
    Location("the-forest-trail", "The Forest Trail", "mirkwood", "", 0, 0.6216, 0.2504),
    Location("the-forest-road", "The Forest Road", "mirkwood", "", 0, 0.6595, 0.2933),
    Location("woodland-realm", "Woodland Realm", "mirkwood", "haven", 0, 0.6695, 0.2259),
    Location("gap-of-rohan", "Gap of Rohan", "rohan", "", 0, 0.4726, 0.6462),
    Location("isengard", "Isengard", "rohan", "", 0, 0.4868, 0.5773),
    Location("amon-hen", "Amon Hen", "rohan", "", 0, 0.6074, 0.549),
    Location("dunharrow", "Dunharrow", "rohan", "", 0, 0.6189, 0.7534),
    Location("edoras", "Edoras", "rohan", "haven", 0, 0.5484, 0.7106),
    Location("helms-deep", "Helm's Deep", "rohan", "", 0, 0.5174, 0.6524),
    Location("plains-of-rohan", "Plains of Rohan", "rohan", "", 0, 0.5858, 0.6141),
    Location("anfalas", "Anfalas", "gondor", "", 0, 0.4479, 0.794),
    Location("belfalas", "Belfalas", "gondor", "", 0, 0.5432, 0.8806),
    Location("minas-tirith", "Minas Tirith", "gondor", "haven", 0, 0.6695, 0.7489),
    Location("morthond", "Morthond", "gondor", "", 0, 0.5179, 0.7603),
    Location("near-harad", "Near Harad", "gondor", "", 0, 0.6842, 0.9418),
    Location("osgiliath", "Osgiliath", "gondor", "", 0, 0.6911, 0.807),
    Location("pelargir", "Pelargir", "gondor", "", 0, 0.6532, 0.8622),
    Location("dol-guldur", "Dol Guldur", "brown-lands", "stronghold", 3, 0.6258, 0.4655),
    Location("rhun", "Rhûn", "brown-lands", "", 0, 0.7916, 0.4931),
    Location("dagorlad", "Dagorlad", "brown-lands", "", 0, 0.7416, 0.6103),
    Location("dead-marshes", "Dead Marshes", "brown-lands", "", 0, 0.6821, 0.6593),
    Location("emyn-muil", "Emyn Muil", "brown-lands", "", 0, 0.6468, 0.6103),
    Location("the-nindalf", "The Nindalf", "brown-lands", "", 0, 0.6421, 0.6914),
    Location("barad-dur", "Barad-dûr", "mordor", "stronghold", 6, 0.8226, 0.7297),
    Location("mount-doom", "Mount Doom", "mordor", "", 0, 0.7626, 0.7381),
    Location("minas-morgul", "Minas Morgul", "mordor", "", 0, 0.7105, 0.7458),
    Location("plains-of-gorgoroth", "Plains of Gorgoroth", "mordor", "", 0, 0.7368, 0.7902),
    Location("sea-of-udun", "Sea of Udûn", "mordor", "", 0, 0.7268, 0.6799),
)  # fmt: skip
"""From the north-west to Mordor, region by region. Where a location lies is a fraction of the width and the height."""

PATHS = (
    ("amon-hen", "emyn-muil", MOUNTAIN, 3, True),
    ("amon-hen", "lothlorien", FOREST, 2, True),
    ("amon-hen", "plains-of-rohan", PLAINS, 2, False),
    ("anfalas", "enedwaith-plains", PLAINS, 3, False),
    ("anfalas", "morthond", HILL, 3, False),
    ("barad-dur", "mount-doom", PLAINS, 2, False),
    ("belfalas", "morthond", SWAMP, 3, True),
    ("belfalas", "pelargir", PLAINS, 3, True),
    ("blue-mountains", "the-grey-havens", MOUNTAIN, 2, False),
    ("bree", "fornost", ANY, 1, False),
    ("bree", "old-forest", ANY, 1, False),
    ("bree", "tharbad", HILL, 2, False),
    ("bree", "weathertop", HILL, 2, False),
    ("dagorlad", "dead-marshes", SWAMP, 3, False),
    ("dagorlad", "emyn-muil", PLAINS, 2, False),
    ("dagorlad", "rhun", PLAINS, 3, False),
    ("dagorlad", "sea-of-udun", PLAINS, 3, False),
    ("dead-marshes", "emyn-muil", SWAMP, 3, False),
    ("dead-marshes", "sea-of-udun", PLAINS, 2, False),
    ("dead-marshes", "the-nindalf", SWAMP, 3, False),
    ("dol-guldur", "emyn-muil", PLAINS, 3, False),
    ("dol-guldur", "lothlorien", FOREST, 3, False),
    ("dol-guldur", "rhosgobel", FOREST, 4, False),
    ("dol-guldur", "south-eaves", FOREST, 2, False),
    ("dunharrow", "edoras", HILL, 3, False),
    ("dunharrow", "minas-tirith", HILL, 3, False),
    ("dunharrow", "the-nindalf", SWAMP, 2, False),
    ("dunland", "eregion", PLAINS, 2, False),
    ("dunland", "gap-of-rohan", PLAINS, 2, False),
    ("dunland", "tharbad", ANY, 1, False),
    ("edoras", "helms-deep", MOUNTAIN, 3, False),
    ("edoras", "plains-of-rohan", ANY, 1, False),
    ("edoras", "the-nindalf", SWAMP, 4, False),
    ("emyn-muil", "south-eaves", PLAINS, 2, False),
    ("emyn-muil", "the-nindalf", SWAMP, 2, True),
    ("enedwaith-plains", "gap-of-rohan", PLAINS, 2, False),
    ("enedwaith-plains", "tharbad", PLAINS, 3, False),
    ("erebor", "lake-esgaroth", HILL, 2, True),
    ("erebor", "the-iron-hills", MOUNTAIN, 3, False),
    ("erebor", "the-withered-heath", MOUNTAIN, 3, False),
    ("ered-mithrin", "the-northern-waste", MOUNTAIN, 4, False),
    ("ered-mithrin", "the-withered-heath", MOUNTAIN, 4, False),
    ("eregion", "moria", HILL, 2, False),
    ("eregion", "rivendell", FOREST, 3, True),
    ("eregion", "tharbad", PLAINS, 2, True),
    ("eregion", "the-redhorn-gate", MOUNTAIN, 4, False),
    ("ettenmoors", "ruins-of-angmar", PLAINS, 2, False),
    ("ettenmoors", "the-north-downs", PLAINS, 2, False),
    ("ettenmoors", "weathertop", HILL, 2, False),
    ("fangorn", "gap-of-rohan", ANY, 1, False),
    ("fangorn", "isengard", FOREST, 2, False),
    ("fangorn", "lothlorien", FOREST, 2, False),
    ("fangorn", "plains-of-rohan", FOREST, 2, False),
    ("fornost", "old-forest", ANY, 1, False),
    ("fornost", "the-north-downs", HILL, 2, False),
    ("fornost", "weathertop", HILL, 3, False),
    ("gap-of-rohan", "helms-deep", PLAINS, 2, False),
    ("gap-of-rohan", "isengard", PLAINS, 2, False),
    ("gladden-fields", "lothlorien", HILL, 3, True),
    ("gladden-fields", "rhosgobel", ANY, 1, False),
    ("gladden-fields", "the-high-pass", MOUNTAIN, 3, True),
    ("gladden-fields", "the-redhorn-gate", MOUNTAIN, 3, False),
    ("harlindon", "the-grey-havens", FOREST, 2, True),
    ("helms-deep", "plains-of-rohan", PLAINS, 2, False),
    ("hills-of-evendim", "old-forest", HILL, 2, True),
    ("hills-of-evendim", "the-grey-havens", HILL, 2, True),
    ("hills-of-evendim", "the-shire", HILL, 2, False),
    ("lake-esgaroth", "rhun", PLAINS, 3, False),
    ("lake-esgaroth", "the-bight", FOREST, 4, False),
    ("lake-esgaroth", "the-forest-road", FOREST, 3, False),
    ("lake-esgaroth", "the-iron-hills", HILL, 2, False),
    ("lake-esgaroth", "woodland-realm", FOREST, 2, True),
    ("lothlorien", "moria", HILL, 2, False),
    ("minas-morgul", "osgiliath", PLAINS, 2, False),
    ("minas-morgul", "plains-of-gorgoroth", MOUNTAIN, 2, False),
    ("minas-morgul", "sea-of-udun", MOUNTAIN, 3, False),
    ("minas-tirith", "osgiliath", ANY, 1, False),
    ("minas-tirith", "pelargir", HILL, 2, True),
    ("minas-tirith", "the-nindalf", SWAMP, 2, True),
    ("mount-doom", "plains-of-gorgoroth", MOUNTAIN, 3, False),
    ("mount-doom", "sea-of-udun", PLAINS, 2, False),
    ("mount-gundabad", "ruins-of-angmar", MOUNTAIN, 4, False),
    ("mount-gundabad", "the-high-pass", MOUNTAIN, 4, False),
    ("mount-gundabad", "the-northern-waste", ANY, 1, False),
    ("mouth-of-the-greyflood", "tharbad", PLAINS, 3, True),
    ("near-harad", "osgiliath", PLAINS, 2, False),
    ("near-harad", "pelargir", PLAINS, 2, False),
    ("old-forest", "the-shire", FOREST, 2, False),
    ("osgiliath", "pelargir", ANY, 1, False),
    ("rhosgobel", "the-bight", FOREST, 4, False),
    ("rhosgobel", "the-forest-road", FOREST, 2, False),
    ("rhun", "the-bight", PLAINS, 2, False),
    ("rhun", "the-iron-hills", PLAINS, 4, False),
    ("rivendell", "the-high-pass", MOUNTAIN, 4, False),
    ("rivendell", "the-trollshaws", FOREST, 2, False),
    ("ruins-of-angmar", "the-north-downs", PLAINS, 2, False),
    ("ruins-of-angmar", "the-northern-waste", HILL, 2, False),
    ("south-eaves", "the-bight", FOREST, 2, False),
    ("tharbad", "weathertop", HILL, 2, False),
    ("the-forest-road", "the-high-pass", FOREST, 3, False),
    ("the-forest-road", "woodland-realm", FOREST, 2, False),
    ("the-forest-trail", "the-high-pass", MOUNTAIN, 4, False),
    ("the-forest-trail", "woodland-realm", FOREST, 2, False),
    ("the-grey-havens", "the-shire", ANY, 1, False),
    ("the-iron-hills", "the-withered-heath", HILL, 2, False),
    ("the-trollshaws", "weathertop", ANY, 1, False),
)  # fmt: skip
"""Two neighbours, the icon, its number, whether the path is water."""

NUMBERS = {location.id: number for number, location in enumerate(LOCATIONS)}
PLACES = range(len(LOCATIONS))
NAMES = {location.name: number for number, location in enumerate(LOCATIONS)}
HAVEN = frozenset(n for n in PLACES if LOCATIONS[n].mark == HAVENS)
STRONGHOLD = tuple(n for n in PLACES if LOCATIONS[n].mark == STRONGHOLDS)
ALWAYS_PERILOUS = frozenset(n for n in PLACES if LOCATIONS[n].mark in (STRONGHOLDS, PERILOUS))
REGION = tuple(REGIONS.index(location.region) for location in LOCATIONS)
"""For each location the number of its region."""
COLOURS = len(REGIONS) // 2
COLOUR = tuple(region // 2 for region in REGION)
"""For each location the colour of the monster tokens that may be placed there, and of its encounter deck."""


def joined(number: int) -> tuple[Path, ...]:
    """The paths from a location, in the order of the neighbours."""
    here = LOCATIONS[number].id
    found = []
    for a, b, terrain, cost, water in PATHS:
        if here in (a, b):
            found.append(Path(NUMBERS[b if a == here else a], terrain, cost, water))
    return tuple(sorted(found))


WAYS = tuple(joined(number) for number in PLACES)
"""For each location its paths."""
NEIGHBOURS = tuple(tuple(path.to for path in ways) for ways in WAYS)
"""For each location those next to it, water paths included."""
MOST_NEIGHBOURS = max(map(len, NEIGHBOURS))


@cache
def distances(start: int) -> tuple[int, ...]:
    """For each location how many paths it is away."""
    found = {start: 0}
    ahead = [start]
    for here in ahead:
        for there in NEIGHBOURS[here]:
            if there not in found:
                found[there] = found[here] + 1
                ahead.append(there)
    return tuple(found[number] for number in PLACES)


@cache
def around(place: int, spaces: int) -> frozenset[int]:
    """The locations within so many spaces of one, it included."""
    return frozenset(n for n, away in enumerate(distances(place)) if away <= spaces)


def near(places: Iterable[int], spaces: int) -> list[int]:
    """The locations within so many spaces of one of the places, these included, in order."""
    found: set[int] = set()
    for place in places:
        found |= around(place, spaces)
    return sorted(found)


def nearest_havens(start: int) -> list[int]:
    """The Havens that are the fewest paths away."""
    away = distances(start)
    least = min(away[haven] for haven in HAVEN)
    return [haven for haven in sorted(HAVEN) if away[haven] == least]

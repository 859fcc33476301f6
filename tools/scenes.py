"""The scenes of the pictures in docs/images: the positions of the design's mock-ups, and the way to each of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browsing import Person, after, at, click_on, play_to  # noqa: E402

Scene = Callable[[Person], Page]
Json = dict[str, Any]
MIRKWOOD = ("lotr", "passage-through-mirkwood")
RHINO = ("champions", "rhino")
FORK: Json = {
    "round": 3, "scenario": "passage-through-mirkwood", "quest": {"name": "A Fork in the Road"},
    "staging": [{"name": "Mountains of Mirkwood", "progress": 1}, "Hummerhorns"],
}  # fmt: skip
HAND = ["Common Cause", "For Gondor!", "Ever Vigilant", "Silverlode Archer"]
STEWARD = {"name": "Steward of Gondor", "exhausted": True}
DECK = ["Grim Resolve", "Gandalf", "Sneak Attack", "Valiant Sacrifice", "Son of Arnor", "Brok Ironfist"]
GIMLI = {"name": "Gimli", "damage": 1, "exhausted": True}
THALIN = {"name": "Thalin", "damage": 1, "resources": 1}
PARTNER: Json = {
    "heroes": [GIMLI, {"name": "Legolas", "attachments": ["Dwarven Axe"]}, THALIN],
    "allies": ["Horseback Archer", "Gondorian Spearman"], "threat": 32,
    "hand": ["Feint", "Quick Strike", "Thicket of Spears"],
}  # fmt: skip
QUEST: Json = FORK | {
    "at": "3.2", "first": 1,
    "seats": [
        {
            "heroes": [{"name": "Aragorn", "attachments": [STEWARD]}, "Théodred", "Glóin"],
            "allies": ["Guard of the Citadel", "Faramir", "Snowbourn Scout"], "threat": 32, "hand": HAND, "deck": DECK,
        },
        PARTNER,
    ],
}  # fmt: skip
COMBAT: Json = FORK | {
    "at": "6.4a", "quest": {"name": "Flies and Spiders"}, "active": {"name": "Old Forest Road", "progress": 1},
    "staging": ["Mountains of Mirkwood"],
    "seats": [
        {
            "heroes": [
                {"name": "Aragorn", "attachments": [STEWARD]}, {"name": "Théodred", "exhausted": True},
                {"name": "Glóin", "exhausted": True},
            ],
            "allies": [{"name": "Guard of the Citadel", "exhausted": True}, "Snowbourn Scout"], "threat": 30,
            "hand": ["Faramir", "Valiant Sacrifice", "Gandalf", "Common Cause"], "deck": DECK,
            "engaged": [{"name": "Forest Spider", "shadow": ["Enchanted Stream"]}],
        },
        PARTNER | {"engaged": [{"name": "Forest Spider", "shadow": ["Eyes of the Forest"]}]},
    ],
}  # fmt: skip
PLANNING: Json = FORK | {
    "at": "2.2",
    "seats": [
        {
            "heroes": [
                {"name": "Aragorn", "resources": 3, "attachments": [STEWARD]}, {"name": "Théodred", "resources": 1},
                {"name": "Glóin", "resources": 1},
            ],
            "allies": ["Guard of the Citadel"], "threat": 32, "deck": DECK,
            "hand": ["Faramir", "Common Cause", "Snowbourn Scout", "For Gondor!", "Ever Vigilant", "Silverlode Archer"],
        },
        PARTNER,
    ],
}  # fmt: skip
BREAK_IN: Json = {
    "round": 3, "villain": {"name": "Rhino", "damage": 11, "attachments": ["Charge"]},
    "main_scheme": {"name": "The Break-In!", "threat": 6},
}  # fmt: skip
WEB: Json = BREAK_IN | {
    "side_schemes": [{"name": "Crowd Control", "threat": 2}],
    "seats": [
        {
            "hero": {"name": "Spider-Man", "damage": 2}, "upgrades": ["Web-Shooter"],
            "allies": [{"name": "Jessica Jones", "exhausted": True, "damage": 1}], "engaged": ["Hydra Mercenary"],
            "hand": ["Backflip", "Genius", "For Justice!", "Webbed Up", "Swinging Web Kick"],
            "deck": ["Interrogation Room", "Great Responsibility", "Daredevil"],
        },
        {"hero": "Black Panther", "upgrades": ["Energy Daggers"], "hand": ["Vibranium"] * 3},
    ],
}  # fmt: skip
BOMB: Json = BREAK_IN | {
    "at": "8", "side_schemes": [{"name": "Bomb Scare", "threat": 4}],
    "seats": [
        {
            "hero": {"name": "Spider-Man", "damage": 2},
            "allies": [{"name": "Jessica Jones", "damage": 1}, "Black Cat"],
            "dealt": ["Explosion"], "hand": ["Backflip", "Genius", "For Justice!"], "deck": ["Daredevil", "Energy"],
        },
    ],
}  # fmt: skip
TRILOGY: Json = {
    "scenario": "trilogy", "seats": 4, "at": "2.1", "turn": 3, "round": 4, "path": 4,
    "active": [
        "Minas Morgul",
        {"name": "The Doors of Durin", "cards": ["Merry Brandybuck", "Gimli", "Balrog of Moria"]},
        {"name": "Minas Tirith", "cards": ["Denethor", "Mordor Orcs", "The Witch-king"]},
    ],
    "free_scoring": ["Rivendell", "Bag End"], "shadow_scoring": ["Dol Guldur"], "corruption": 1,
    "players": {
        "Frodo": {"reserve": ["Sam Gamgee", "Pippin Took"], "hand": ["Sting"], "deck": ["Gandalf the Grey"]},
        "Witch-king": {
            "reserve": ["The Messenger", "The Hunter", "The Reaver", "Olog-hai", "Trolls of Udûn"],
            "hand": ["Fell Beast"], "deck": ["Grond, Hammer of the Underworld"],
        },
        "Aragorn": {
            "reserve": [
                "Galadriel", "Boromir", "Legolas", "Faramir", "High Elves", "Prince Imrahil", "Halbarad",
                "Guards of the Citadel", "Arwen", "Soldiers of Gondor",
            ],
            "hand": ["Blade of Westernesse", "Knights of Dol Amroth", "Andúril"], "deck": ["Dead Men of Dunharrow"],
        },
        "Saruman": {
            "reserve": ["Saruman", "Uglúk", "Fighting Uruk-hai", "Corsairs of Umbar", "Haradrim Regulars"],
            "hand": ["Wolf-riders"], "deck": ["White Hand Orcs"],
        },
    },
}  # fmt: skip
ERIADOR: Json = {
    "round": 4, "turn": 1, "green": 6, "yellow": 4, "red": 3, "black": 5, "pool": 3,
    "heroes": [
        {
            "name": "Beravor", "at": "Fornost", "favor": 3, "wisdom": 1,
            "hand": ["Parry", "Charge", "Aimed Shot", "Evade", "Strategize"],
        },
        {"name": "Eometh", "at": "Edoras"},
    ],
    "places": {
        "The North Downs": {"monsters": ["Orc"]}, "Weathertop": {"monsters": ["Orc"]}, "Old Forest": {"favor": 1},
        "The Trollshaws": {"monsters": ["Rumour"]}, "Bree": {"favor": 1}, "Ruins of Angmar": {"influence": 1},
        "Mount Gundabad": {"influence": 3}, "Dol Guldur": {"influence": 3, "minions": ["Gothmog"]},
        "Barad-dûr": {"influence": 3}, "Minas Morgul": {"influence": 2}, "Near Harad": {"minions": ["Black Serpent"]},
    },
    "plots": ["Sauron Hunts for the Ring", "Monsters in the East"], "shadow": ["Betrayed"],
}  # fmt: skip


def seated(me: Person, game: tuple[str, str], position: Json, *seats: str, title: str = "") -> Page:
    """A table with a position, whose title says what is played."""
    return me.sit(me.table(*game, *seats, position=position, title=title))


def mirkwood(position: Json, *seats: str) -> Scene:
    return lambda me: seated(me, MIRKWOOD, position, *(seats or ("me", "bot:thumb")), title="Прохід через Морок-ліс")


def quest(me: Person) -> Page:
    page = mirkwood(QUEST)(me)
    for name in ("Араґорн", "Ґлоїн", "Вартовий Цитаделі"):
        page.locator(f".mine .press[aria-label^='{name}']").click()
    page.locator("[data-hand]").hover(position={"x": 4, "y": 100})
    page.locator(".mine .press[aria-label^='Фарамир']").hover()
    return page


def combat(me: Person) -> Page:
    page = mirkwood(COMBAT)(me)
    page.get_by_role("button", name="Спасувати").click()
    page.locator("[data-answers] .numbered small").first.wait_for()
    page.locator("[data-answers] .numbered").first.hover()
    return page


def explained(me: Person) -> Page:
    """How a number comes about, beside the same attack."""
    page = combat(me)
    page.locator(".strip .press[aria-label^='Леґолас']").focus()
    page.keyboard.press("d")
    page.wait_for_selector("[data-bubble]")
    page.locator(".zone .press[aria-label^='Лісовий павук']").dispatch_event("pointerenter")
    return page


def paying(me: Person) -> Page:
    page = mirkwood(PLANNING)(me)
    page.locator("[data-hand] .press[aria-label^='Фарамир']").click()
    page.wait_for_selector("[data-slots]")
    return page


def why_not(me: Person) -> Page:
    page = mirkwood(PLANNING)(me)
    page.locator("[data-hand] .press[aria-label^='Завжди напоготові']").click()
    page.wait_for_selector("[data-bubble]")
    return page


def control(me: Person) -> Page:
    """Where passing stops, and somebody who wants to take something back."""
    table = me.table(*MIRKWOOD, "me", "link", position=QUEST | {"first": 0}, title="Прохід через Морок-ліс")
    token = me.post(f"tables/{table}/invite", {"seat": 1})["url"].rsplit("/", 1)[1]
    olya = Person(me.browser, me.address, "Оля", locale="uk")
    olya.post("join", {"token": token})
    page = me.sit(table)
    page.locator(".mine .press[aria-label^='Араґорн']").click()
    page.locator("[data-primary]").click()
    other = olya.sit(table)
    before = at(other)
    other.locator("[data-primary]").click()
    after(other, before)
    other.keyboard.press("Control+z")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.get_by_role("button", name="Де зупинятися").click()
    for phase, kind in (("планування", "зупинка"), ("пригод", "якщо щось змінилося"), ("бою", "зупинка")):
        page.get_by_role("radiogroup", name=phase).get_by_role("radio", name=kind).click()
    return page


def replayed(me: Person) -> Page:
    table = me.table(*MIRKWOOD, "me", "bot:thumb", seed=4)
    play_to(me.sit(table), 36)
    me.page.goto(f"/replay/{table}?n=17")
    me.page.wait_for_selector("[data-at]")
    return me.page


def moving(me: Person) -> Page:
    page = seated(me, ("wotr", "trilogy"), TRILOGY, "bot:thumb", "bot:thumb", "me", "bot:thumb", title="Трилогия")
    page.locator("[data-answers] .numbered", has_text="Переместить").click()
    before = at(page)
    page.locator(".mine .press[data-legal][aria-label^='Боромир']").click()
    after(page, before)
    page.locator(".arenas .press[data-legal][aria-label^='Врата']").hover()
    return page


def handing_over(me: Person) -> Page:
    page = me.sit(me.table("wotr", "duel-2", "me", "me"))
    for _ in range(60):
        if page.locator(".over").count():
            break
        click_on(page)
        page.wait_for_timeout(100)
    return page


def web(me: Person) -> Page:
    page = seated(me, RHINO, WEB, "me", "bot:thumb", title="Носоріг")
    page.locator("[data-hand] .press[aria-label^='Удар ногою']").click()
    page.wait_for_selector("[data-slots]")
    page.locator(".front .press, .zone .press[aria-label^='Найманець']").first.hover()
    return page


def damage(me: Person) -> Page:
    page = seated(me, RHINO, BOMB, "me", title="Носоріг")
    rows = page.locator("[data-assign] li")
    for row, presses in ((0, 3), (1, 0), (2, 0)):
        for _ in range(presses):
            rows.nth(row).locator("[data-less]").click()
    for _ in range(2):
        rows.nth(1).locator("[data-more]").click()
    return page


def travelling(me: Person) -> Page:
    """After a turn of Sauron's, with nothing drawn and no rest."""
    before = {"round": 3, "green": 4, "yellow": 3, "red": 2, "at": "round"}
    page = seated(me, ("meq", "quest"), ERIADOR | before, "bot:thumb", "me", "bot:thumb")
    stepper = page.locator("[data-stepper] [data-less]")
    stepper.wait_for()
    while stepper.is_enabled():
        stepper.click()
    while not page.locator("[data-answers] [title^='Рушити']").count():
        before_it = at(page)
        page.locator("[data-primary]").click()
        after(page, before_it)
    return page


def duel(me: Person) -> Page:
    fight = {"at": "ambush", "heroes": [ERIADOR["heroes"][0] | {"at": "Weathertop"}, ERIADOR["heroes"][1]]}
    page = seated(me, ("meq", "quest"), ERIADOR | fight, "bot:thumb", "me", "bot:thumb")
    laying = page.locator("[data-duel] .place .chip", has_text="Карти таємні")
    for _ in range(40):
        if page.locator("[data-duel] tbody tr").count() > 1 and laying.count():
            break
        click_on(page, "legal")
        page.wait_for_timeout(150)
    page.locator("[data-hand] .press").nth(1).hover()
    return page


def lobby(me: Person) -> Page:
    me.table(*RHINO, "me", "bot:thumb", position=WEB, title="Носоріг")
    me.table("wotr", "trilogy", "bot:thumb", "bot:thumb", "me", "link", position=TRILOGY, title="Трилогія")
    me.table(*MIRKWOOD, "me", "bot:thumb", position=QUEST, title="Прохід через Морок-ліс")
    page = me.go("/")
    for _ in range(2):
        page.get_by_role("button", name="Більше місць").click()
    page.locator(".new-game [role=group]").nth(2).get_by_role("combobox").last.select_option("link")
    return page


def builder(me: Person) -> Page:
    page = me.go("/decks/lotr")
    page.get_by_role("button", name="Стартова колода Лідерства").click()
    page.wait_for_selector(".checks")
    return page


def rules(me: Person) -> Page:
    """The clause that a game of mine asks by right now."""
    combat(me)
    page = me.go("/rules/lotr?clause=lotr.step-6.4.1.1")
    page.wait_for_selector("main section")
    return page


def page_of(path: str) -> Scene:
    return lambda me: me.go(path)

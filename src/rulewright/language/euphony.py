"""What the sounds around a word ask of it: Ukrainian у or в, і or й, з, із or зі, усі or всі; Russian с or со, в or во.

Messages are put together of pieces that do not know their neighbours; this looks at the finished words. What stands in
quotation marks is a title and stays as it is.
"""

from __future__ import annotations

import re

VOWELS = "аеєиіїоуюя"
IOTATED = ("й", "є", "ї", "ю", "я")
CONSONANTS = "бвгґджзйклмнпрстфхцчшщ"
SIBILANTS = "жзсцчшщ"
ALWAYS_U = ("в", "ф", "св", "тв", "хв", "льв")
"""What begins like this has "у" before it, whatever comes earlier."""
CLUSTER = re.compile(f"[{CONSONANTS}]ь?[{CONSONANTS}]")
ALL = {u + rest for u in "ув" for rest in ("же", "сі", "сіх", "сім", "сіма", "сю", "сього", "сієї", "сьому")}
"""The forms of "усі" and "всі", and "уже" and "вже"."""
CHANGING = {"у", "в", "і", "й", "з", "із", "весь", "увесь"} | ALL
RUSSIAN = re.compile(r"(?<=[ (])(?P<word>[св]) (?=(?:(?<=с )[сзшж]|(?<=в )[вф])[бвгджзклмнпрстфхцчшщ])", re.IGNORECASE)
"""A preposition before two consonants that it cannot be spoken with."""


def smooth_russian(text: str) -> str:
    """The text with "со" and "во" where "с" and "в" cannot be spoken."""
    return RUSSIAN.sub(r"\g<word>о ", text)


def smooth(text: str) -> str:
    """The text with every word that alternates in the form that its neighbours ask for."""
    words, quoted = text.split(" "), 0
    for i, word in enumerate(words):
        if word in CHANGING and i and not quoted:
            words[i] = fitting(word, words[i - 1], words[i + 1] if i + 1 < len(words) else "")
        quoted += word.count("«") - word.count("»")
    return " ".join(words)


def fitting(word: str, before: str, after: str) -> str:
    """A word that changes, between two others; as it is when there is a pause before it."""
    sound, start = before.rstrip("»“").lower(), after.lstrip("«„(").lower()
    is_open, is_closed = sound[-1:] in tuple(VOWELS), sound[-1:].isalpha() and sound[-1:] not in VOWELS
    if word in ("у", "в"):
        if not start[:1].isalpha():
            return word
        if start.startswith(ALWAYS_U):
            return "у"
        if is_open or (start[:1] in VOWELS and not start.startswith(IOTATED)):
            return "в"
        return "у" if is_closed else word
    if word in ("і", "й"):
        return "й" if is_open and not start.startswith(IOTATED) else "і" if start else word
    if word in ("з", "із"):
        if start[:1] in "зсш" and CLUSTER.match(start):
            return "зі"
        if start[:1] in VOWELS or (is_open and start[:1] not in ("з", "с")):
            return "з"
        heavy = start[:1] in SIBILANTS or CLUSTER.match(start) or CLUSTER.fullmatch(sound[-2:])
        return "із" if heavy and (is_closed or is_open) else word
    if word in ALL:
        return ("в" if is_open else "у" if is_closed else word[0]) + word[1:]
    return "весь" if is_open else "увесь" if is_closed else word

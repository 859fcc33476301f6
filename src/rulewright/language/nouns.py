"""Nouns in every grammatical case: as they are, as titles, with a determiner that agrees, and several of them joined.

Every message that must agree is asked once for each case and gets `$case`, `$gender` and `$animate`; `gen_p`, `dat_p`,
`acc_p` and `ins_p` are the forms to use after a preposition, where pronouns differ.
"""

from __future__ import annotations

from rulewright.language.speech import CASES, VOWELS, Forms, Speech, slug

Args = dict[str, str | int]

AFTER_PREPOSITION = {"gen_p": "gen", "dat_p": "dat", "acc_p": "acc", "ins_p": "ins"}
PLURALS = ("many", "all")
"""Forms that are no case: the plural after "the number of", and the plural that is an object ("all heroes")."""
TIGHT = "-"
"""What begins with this follows the noun without a blank: "персонаж-ельф"."""
NOTHING_AFTER: Forms = dict.fromkeys(("", *PLURALS, *CASES, *AFTER_PREPOSITION), "")


class Nouns:
    """Puts nouns into all their forms, in one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.context: Args = {}
        """What every message of a text can ask for."""
        self.how_many: int | str = 1

    def say(self, message: str, attribute: str, args: Args) -> str:
        """A message, or its attribute if it has that one."""
        return self.speech.say(message, attribute if self.speech.has(message, attribute) else "", **args)

    def listed(self, texts: list[str]) -> str:
        """Several texts as one list."""
        if len(texts) < 2:
            return "".join(texts)
        first = ", ".join(texts[:-1])
        vowel = "yes" if first[-1:].lower() in VOWELS else "no"
        return self.speech.say("and-then", first=first, last=texts[-1], vowel=vowel)

    def either(self, texts: list[str]) -> str:
        """Several texts, one or the other."""
        if len(texts) < 2:
            return "".join(texts)
        return self.speech.say("np-or", left=", ".join(texts[:-1]), right=texts[-1])

    def noun(self, message: str, args: Args | None = None) -> Forms:
        """A noun in all its forms; `many` is the plural after "the number of", `on` says one is on it, not in it."""
        speech, args = self.speech, args or {}
        forms = {"": speech.say(message, **args), "gender": "neuter", "animate": "no", "noun": "card", "on": "no"}
        forms |= dict.fromkeys((*CASES, *PLURALS), forms[""])
        if speech.has("np-genitive"):
            forms["gen"] = speech.say("np-genitive", np=forms[""], s="yes" if forms[""].endswith("s") else "no")
        forms |= {form: speech.say(message, form, **args) for form in forms if form and speech.has(message, form)}
        if not speech.has(message, "all"):
            forms["all"] = forms["many"]
        return forms | {key: forms[case] for key, case in AFTER_PREPOSITION.items()}

    def title(self, name: str, kind: str = "") -> Forms:
        """The title of a card in all its forms, as it stands in a sentence; `title` is the bare one."""
        message = "card-" + slug(name)
        forms, said = {**self.noun(message)}, self.speech.title(message, kind)
        if said[""] != forms[""]:
            forms |= {case: said[case] for case in ("", *CASES)}
            forms |= {key: forms[case] for key, case in AFTER_PREPOSITION.items()}
        return {**forms, "title": said["title"]}

    def combined(self, word: str, cores: list[Forms], after: Forms, titles: bool = False) -> Forms:
        """Cores with their determiner, and what stands after them. Titles need no determiner."""
        if word and not titles:
            cores = [self.determined("np-" + word, core) for core in cores]
        short = not after[""] or (after[""].startswith(TIGHT) and " " not in after[""])
        result = {**cores[0], "long": "no" if short else "yes"}
        if word == "all" or (len(cores) > 1 and word == "each"):
            result["gender"] = "plural"
        for case in cases(result):
            form = {"all": "all", "count": "many"}.get(word, case)
            join = "np-and" if word in ("each", "all") else "np-or"
            *others, text = [core[form] for core in cores]
            if others:
                left = ", ".join(others)
                text = self.speech.say(join, left=left, right=text, vowel=open_end(left))
            tight = "" if after[form].startswith(TIGHT) else " "
            result[case] = f"{text}{tight}{after[form]}" if after[form] else text
        return {**result, "open": open_end(result["acc"])}

    def determined(self, message: str, core: Forms, **more: str) -> Forms:
        """A core with a word that agrees with it, in every case."""
        args: Args = {**self.context, **more, "gender": core["gender"], "animate": core["animate"]}
        args |= {"first": core[""].partition(" ")[0], "amount": self.how_many}
        result = dict(core)
        plural = {"np-all": "all", "np-count": "many"}.get(message, "")
        for case in [plural] if plural else cases(core):
            plain = case if message == "np-it" else AFTER_PREPOSITION.get(case, case)
            if case in PLURALS and not plural:
                continue
            vowel = "yes" if core[case][:1].lower() in VOWELS else "no"
            result[case] = self.speech.say(message, **args, np=core[case], vowel=vowel, case=plain or "nom")
        return result


def open_end(text: str) -> str:
    """Whether a text ends with a vowel."""
    return "yes" if text[-1:].lower() in VOWELS else "no"


def cases(forms: Forms) -> list[str]:
    """The keys of the forms that are cases."""
    return [key for key in forms if key in ("", *PLURALS, *CASES, *AFTER_PREPOSITION)]

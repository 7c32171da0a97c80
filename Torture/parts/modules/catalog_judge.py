"""A second judge of catalogs. It follows RFC 8259 and Resources/icecream.schema.json, not the program's code.

It reads strictly, and stops at the first byte at which a text is no JSON any more. What is wrong with what
the texts say is collected on the way. A place is a line, a column and a path, as `scoops check` prints them.
"""

import bisect
import json
import re
import string
import unicodedata
from collections import Counter

MAX_DEPTH = 64
MAX_NAME_BYTES = 1000
MARKS = re.compile("m{31}")
WRITTEN_STEPS = 10
SPACE = " \t\r\n"
WHITE_SPACE = re.compile("[\t\n\v\f\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]")
# Names and labels may not have these: controls, marks of direction, and what shows as nothing.
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
# Unicode's Default_Ignorable_Code_Point: what shows as nothing.
INVISIBLE = re.compile(
    "[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# Those that join or vary other characters may be right between some; the judge knows only some of these.
JOINERS = "\u200c\u200d\ufe0e\ufe0f"
PICTURES = "🍦🍨🏳🌈👨👩👧"
STRAY = "\udc80-\udcff"  # what Python makes of bytes that are not UTF-8
# As much of a text in quotes as is right.
STRING = re.compile(
    r'"(?:[^"\\\x00-\x1f' + STRAY + r']|\\["\\/bfnrt]|\\u(?![dD][89a-fA-F])[0-9A-Fa-f]{4}'
    r'|\\u[dD][89abAB][0-9A-Fa-f]{2}\\u[dD][c-fC-F][0-9A-Fa-f]{2})*')
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
NUMBER_RUN = re.compile(r"[-+.0-9A-Za-z]+")
WORD = re.compile(r"[A-Za-z0-9_]+")
WORDS = ("true", "false", "null")
# How a value of each type begins.
TYPES = {"text": '"', "object": "{", "list": "[", "number": "-+.0123456789", "word": string.ascii_letters}
COMMENT = re.compile("#|//|/[*]")
BLANK = re.compile("[" + SPACE + "]*")

SHAPES = {
    "cones": ["cone", "waffle", "flat", "dipped", "cup", "bowl"],
    "flavors": ["scoop", "ripple", "chips"],
    "toppings": ["sprinkles", "sauce", "cream", "pieces", "nuts", "fruit", "flakes", "cherry", "wafer",
                 "none"],
}


class NotJSON(Exception):
    """The first place at which a text is no JSON, or is nested too deep."""

    def __init__(self, index, path, is_depth=False):
        self.index, self.path, self.is_depth = index, path, is_depth


class Verdict:
    """What has to be said of a catalog."""

    def __init__(self):
        self.syntax = None      # the place of the first fault of the syntax
        self.is_too_deep = False
        self.required = Counter()   # the places of the other faults, and how often each is named
        self.is_exact = True    # whether nothing else may be said
        self.is_sure = True     # whether the judge knows all the characters
        self.is_catalog = True  # whether it is an object in UTF-8; otherwise nothing else is looked at

    @property
    def is_good(self):
        return self.is_catalog and self.syntax is None and not self.required and self.is_exact


def judge(data):
    if is_utf16_or_32(data):
        verdict = Verdict()
        verdict.is_catalog, verdict.required[(1, 1, "")] = False, 1
        return verdict
    return Judge(data.decode("utf-8", "surrogateescape")).verdict()


def is_utf16_or_32(data):
    zeros = [byte == 0 for byte in data[:4]]
    return data[:2] in (b"\xff\xfe", b"\xfe\xff") or data[:4] == b"\0\0\xfe\xff" or zeros in (
        [True, True, True, False], [False, True, True, True],
        [True, False, True, False], [False, True, False, True])


def is_json(data):
    """What Python's own reader says, made as strict as RFC 8259."""
    try:
        # All members are looked at, those with the same key too.
        value = json.loads(
            data.decode("utf-8"), parse_constant=int, parse_int=len, parse_float=len,
            object_pairs_hook=lambda pairs: [part for pair in pairs for part in pair])
        # Half of a pair of surrogates cannot be encoded.
        return bool(json.dumps(value, ensure_ascii=False).encode())
    except (ValueError, RecursionError):
        return False


class Judge:
    def __init__(self, text):
        self.text, self.index, self.depth = text, 0, 0
        self.path = []
        self.is_vague = False   # in a value whose key is unknown, and may be read as another's
        self.faults = []
        self.lines = [match.end() for match in re.finditer("\r\n|\r|\n", text)]

    # -- places

    def place(self, index, path):
        line = bisect.bisect_right(self.lines, index)
        start = self.lines[line - 1] if line else (1 if self.text.startswith("\ufeff") else 0)
        return (line + 1, max(index - start, 0) + 1, path)

    def say(self, index, path=None):
        path = described(self.path if path is None else path)
        if path is None:
            self.result.is_exact = False
        elif not self.is_vague:
            self.faults.append(self.place(index, path))

    def stop(self, index, is_depth=False):
        raise NotJSON(index, described(self.path), is_depth)

    # -- the whole

    def verdict(self):
        verdict = self.result = Verdict()
        try:
            if self.text.startswith("\ufeff"):
                self.say(0, [])
                self.index = 1
            self.skip_space()
            if self.next != "{":
                verdict.is_catalog = verdict.is_exact = False
                if self.index == len(self.text):
                    self.faults.append((1, 1, ""))
            else:
                self.catalog()
                self.skip_space()
                if self.index < len(self.text):
                    self.stop(self.index)
        except NotJSON as end:
            verdict.syntax, verdict.is_exact = self.place(end.index, end.path), False
            verdict.is_too_deep = end.is_depth
        verdict.required.update(self.faults)
        return verdict

    def catalog(self):
        """Reads an object whose values are those of a catalog."""
        start = self.index
        self.lists, self.styles = {}, []
        prompts = {kind: self.label for kind in ("cone", "flavor", "topping")}
        looks = {kind: lambda kind=kind: self.looks(kind) for kind in SHAPES}
        seen = self.members({
            **{kind: self.names for kind in SHAPES}, "title": self.label, "$schema": self.any_text,
            "prompts": lambda: self.members(prompts), "appearance": lambda: self.members(looks)})
        if not self.result.is_exact:
            return
        for kind in SHAPES:
            if kind not in seen:
                self.say(start, [])
            names = [normal(name) for name in self.lists.get(kind, [])]
            for style, name, index in self.styles:
                if style == kind and names and normal(name) not in names:
                    self.say(index, ["appearance", kind])

    # -- values, of which each method reads one

    def begins(self, kind):
        """Returns whether a value of a type is next; otherwise it is skipped, and a fault."""
        start = self.index
        if self.type_here() != kind:
            self.skip()
            self.say(start)
            return False
        return True

    def any_text(self):
        return self.string() if self.begins("text") else None

    def label(self):
        start, text = self.index, self.any_text()
        if text == "" or text and (WHITE_SPACE.match(text[0]) or WHITE_SPACE.match(text[-1])):
            self.say(start)
        if text and (UNPRINTABLE.search(text) or self.has_invisible(text)):
            self.say(start)
        return text

    def names(self):
        start, found, path = self.index, [], list(self.path)
        if not self.begins("list"):
            self.lists[path[-1]] = []
            return

        def entry(_):
            here = self.index
            found.append((self.label() or "", here))

        try:
            self.entries("]", entry)
        finally:
            firsts = {}
            for place, (name, here) in enumerate(found):
                if name and firsts.setdefault(normal(INVISIBLE.sub("", name)), place) != place:
                    self.say(here, path + [place])
        if not found:
            self.say(start)
        self.lists[path[-1]] = [name for name, _ in found]

    def looks(self, kind):
        """Reads the object with the look of each name of a list."""
        look = {"color": self.color, "shape": lambda: self.choice(SHAPES[kind])}
        # It counts even where its value is of the wrong type.
        self.members(None, lambda: self.members(look), lambda key, here: self.styles.append((kind, key, here)))

    def choice(self, known):
        start, text = self.index, self.any_text()
        if text is not None and text not in known:
            self.say(start)

    def color(self, may_be_list=True):
        start, count = self.index, []
        if may_be_list and self.type_here() == "list":
            self.entries("]", lambda index: (count.append(index), self.color(False)))
            if not count:
                self.say(start)
            return
        text = self.any_text()
        if text is not None and not re.fullmatch("#[0-9A-Fa-f]{6}", text):
            self.say(start)

    def members(self, known, other=None, note=lambda key, here: None):
        """Reads an object whose keys are known, or which has the same kind of value for each key; returns the keys."""
        seen, unique = [], set()
        if not self.begins("object"):
            return seen

        def member(key, here):
            if key is None:
                return self.skip()
            is_unknown = known is not None and key not in known
            if normal(key) in unique or is_unknown:
                self.say(here)
            unique.add(normal(key))
            seen.append(key)
            if not is_unknown:
                note(key, here)
            before = self.is_vague
            self.path.append(key)
            if is_unknown:
                # The program may read the value as that of the key that was likely meant.
                self.is_vague, self.result.is_exact = True, False
                self.skip()
            else:
                (other or known[key])()
            self.path.pop()
            self.is_vague = before

        self.object(member)
        return seen

    def has_invisible(self, text):
        for match in INVISIBLE.finditer(text):
            char, at = match.group(), match.start()
            before, after = text[at - 1:at] if at else "", text[at + 1:at + 2]
            if char not in JOINERS or not before or before.isascii():
                return True
            is_picture = before in PICTURES or before == "\ufe0f" and at > 1 and text[at - 2] in PICTURES
            joins = char == "\u200d" and is_picture and after and after in PICTURES
            varies = char in "\ufe0e\ufe0f" and before in PICTURES
            spells = char in "\u200c\u200d" and "\u0600" <= before <= "\u06ff" and "\u0600" <= after <= "\u06ff"
            if not (joins or varies or spells):
                self.result.is_sure = False
                return False
        return False

    # -- the grammar

    def skip(self):
        """Reads any value."""
        kind, start = self.type_here(), self.index
        if kind == "text":
            self.string()
        elif kind == "list":
            self.entries("]", lambda _: self.skip())
        elif kind == "object":
            self.object(self.skip_member)
        else:
            run = {"number": NUMBER_RUN, "word": WORD}[kind].match(self.text, start) if kind else None
            if not run or not (NUMBER.fullmatch(run.group()) if kind == "number" else run.group() in WORDS):
                self.stop(start)
            self.index = run.end()

    def skip_member(self, key, _):
        if key is None:
            return self.skip()
        self.path.append(key)
        self.skip()
        self.path.pop()

    def object(self, member):
        """Reads an object; `member` reads a value, and gets its key and where that begins."""
        def entry(_):
            here = self.index
            if self.next != '"':
                self.stop(here)
            key = self.string()
            self.skip_space()
            if self.next != ":":
                self.stop(self.index)
            self.index += 1
            self.skip_space()
            self.stop_at_comment()
            member(key, here)

        self.entries("}", entry)

    @property
    def next(self):
        return self.text[self.index:self.index + 1]

    def type_here(self):
        return next((kind for kind, starts in TYPES.items() if self.next and self.next in starts), None)

    def skip_space(self):
        self.index = BLANK.match(self.text, self.index).end()

    def stop_at_comment(self):
        if COMMENT.match(self.text, self.index):
            self.stop(self.index)

    def entries(self, close, entry):
        if self.depth == MAX_DEPTH:
            self.stop(self.index, is_depth=True)
        self.depth += 1
        is_list, count = close == "]", 0
        if is_list:
            self.path.append(0)
        self.index += 1
        self.skip_space()
        while self.next != close:
            if self.next == ",":
                self.stop(self.index)
            if is_list:
                self.path[-1] = count
            entry(count)
            count += 1
            self.skip_space()
            if self.next == close:
                break
            comma = self.index
            if self.next != ",":
                self.stop(comma)
            self.index += 1
            self.skip_space()
            # A comment stands before the entry, and so still beside the one before.
            self.stop_at_comment()
            if self.next == close:
                self.stop(comma)
        self.index += 1
        self.depth -= 1
        if is_list:
            self.path.pop()

    def string(self):
        """Reads a text; `None` where it is too long or has too many marks, which is said."""
        start, end = self.index, STRING.match(self.text, self.index).end()
        char = self.text[end:end + 1]
        if char != '"':
            # What lacks its end on this line began at its quote.
            self.stop(start if char and char in "\r\n" else end + (self.text[end:] == "\\"))
        self.index = end + 1
        text = json.loads(self.text[start:end + 1])
        if len(text.encode()) > MAX_NAME_BYTES or MARKS.search(
            "".join("m" if unicodedata.combining(char) else " " for char in text)):
            return self.say(start)
        return text


def normal(text):
    """Two ways to write the same accent are the same name (Unicode Standard Annex 15)."""
    return unicodedata.normalize("NFC", text)


def described(path):
    """The path as it is printed; `None` where a key has something that is not printed as it is."""
    text = ""
    for step in path[:WRITTEN_STEPS]:
        if isinstance(step, int):
            text += f"[{step}]"
        elif re.fullmatch("[A-Za-z_]{1,40}", step):
            text += "." + step if text else step
        elif len(step) > 60 or any(unicodedata.category(c)[0] in "CZ" and c != " " for c in step):
            return None
        else:
            quoted = step.replace('"', '\\"')
            text += f'["{quoted}"]'
    return text + ("…" if len(path) > WRITTEN_STEPS else "")

"""A second judge of catalogs. It follows RFC 8259 and Resources/icecream.schema.json, not the program's code.

It reads strictly, and stops at the first byte at which a text is no JSON any more. What is wrong with what
the texts say is collected on the way. A place is a line, a column and a path, as `scoops check` prints them.
"""

import bisect
import json
import re
import unicodedata
from collections import Counter

MAX_DEPTH = 64
MAX_NAME_BYTES = 1000
MARKS = re.compile("m{31}")
WRITTEN_STEPS = 10
SPACE = " \t\r\n"
WHITE_SPACE = set(
    "\t\n\v\f\r \x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))
)
# Names and labels may not have these: controls, marks of direction, and what shows as nothing.
UNPRINTABLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]"
)
# Unicode's Default_Ignorable_Code_Point: what shows as nothing.
INVISIBLE = re.compile(
    "[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# Those that join or vary other characters may be right between some; the judge knows only some of these.
JOINERS = "\u200c\u200d\ufe0e\ufe0f"
PICTURES = "🍦🍨🏳🌈👨👩👧"
STRAY = "\udc80-\udcff"  # what Python makes of bytes that are not UTF-8
PLAIN = re.compile('"([^"\\\\\x00-\x1f' + STRAY + ']*)"')
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
NUMBER_RUN = re.compile(r"[-+.0-9A-Za-z]+")
WORD = re.compile(r"[A-Za-z0-9_]+")
HEX = re.compile(r"[0-9A-Fa-f]{4}")
COMMENT = re.compile("#|//|/[*]")
BLANK = re.compile("[" + SPACE + "]*")
ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}

LABEL, TEXT, NAMES = "label", "text", "names"
PROMPTS = {"cone": LABEL, "flavor": LABEL, "topping": LABEL}
SHAPES = {
    "cones": ["cone", "waffle", "flat", "dipped", "cup", "bowl"],
    "flavors": ["scoop", "ripple", "chips"],
    "toppings": ["sprinkles", "sauce", "cream", "pieces", "nuts", "fruit", "flakes", "cherry", "wafer",
                 "none"],
}


class Styles:
    """The object with the look of each name of a list."""

    def __init__(self, kind):
        self.kind = kind


class Style:
    """The color and the shape of one name."""

    def __init__(self, kind):
        self.known = {"color": ("color", None), "shape": ("shape", kind)}


CATALOG = {
    "cones": NAMES, "flavors": NAMES, "toppings": NAMES, "title": LABEL, "prompts": PROMPTS,
    "appearance": {kind: Styles(kind) for kind in SHAPES}, "$schema": TEXT,
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
        verdict.is_catalog = False
        verdict.required[(1, 1, "")] = 1
        return verdict
    return Judge(data.decode("utf-8", "surrogateescape")).verdict()


def is_utf16_or_32(data):
    zeros = [byte == 0 for byte in data[:4]]
    return data[:2] in (b"\xff\xfe", b"\xfe\xff") or data[:4] == b"\0\0\xfe\xff" or zeros in (
        [True, True, True, False], [False, True, True, True],
        [True, False, True, False], [False, True, False, True])


def is_json(data):
    """What Python's own reader says, made as strict as RFC 8259."""
    def refuse(_):
        raise ValueError

    def has_half(value):
        if isinstance(value, str):
            return any(0xD800 <= ord(c) <= 0xDFFF for c in value)
        if isinstance(value, list):
            return any(map(has_half, value))
        return False

    try:
        # All members are looked at, those with the same key too.
        value = json.loads(
            data.decode("utf-8"), parse_constant=refuse, parse_int=len, parse_float=len,
            object_pairs_hook=lambda pairs: [part for pair in pairs for part in pair])
        return not has_half(value)
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
        verdict = Verdict()
        self.result = verdict
        try:
            if self.text.startswith("\ufeff"):
                self.say(0, [])
                self.index = 1
            self.skip_space()
            if self.text[self.index:self.index + 1] != "{":
                verdict.is_catalog = verdict.is_exact = False
                if self.index == len(self.text):
                    self.faults.append((1, 1, ""))
            else:
                self.catalog()
                self.skip_space()
                if self.index < len(self.text):
                    self.stop(self.index)
        except NotJSON as end:
            verdict.syntax = self.place(end.index, end.path)
            verdict.is_too_deep = end.is_depth
            verdict.is_exact = False
        verdict.required.update(self.faults)
        return verdict

    def catalog(self):
        start = self.index
        self.lists, self.styles, seen = {}, [], []
        self.members(CATALOG, seen)
        if not self.result.is_exact:
            return
        for kind in SHAPES:
            if kind not in seen:
                self.say(start, [])
            names = [normal(name) for name in self.lists.get(kind, [])]
            for name, index in [(s[1], s[2]) for s in self.styles if s[0] == kind]:
                if names and normal(name) not in names:
                    self.say(index, ["appearance", kind])

    # -- values

    def value(self, shape):
        if shape is None:
            return self.skip()
        found, start = self.type_here(), self.index
        if isinstance(shape, tuple) and shape[0] == "color" and found == "list":
            return self.colors(shape)
        wanted = {NAMES: "list", LABEL: "text", TEXT: "text"}.get(shape) if isinstance(shape, str) else (
            "text" if isinstance(shape, tuple) else "object")
        if found != wanted:
            self.skip()
            self.say(start)
            if shape == NAMES and len(self.path) == 1:
                self.lists[self.path[0]] = []
            return None
        if shape == NAMES:
            return self.names()
        if wanted == "text":
            text = self.string()
            if text is None:
                return None
            if shape == LABEL:
                self.check(text, start)
            elif shape != TEXT:
                self.check_style(shape, text, start)
            return text
        if isinstance(shape, Styles):
            return self.members(None, [], shape.kind)
        if shape is CATALOG["appearance"]:
            self.styles = []
        return self.members(shape.known if isinstance(shape, Style) else shape, [])

    def check(self, text, start):
        if text == "":
            return self.say(start)
        if text[0] in WHITE_SPACE or text[-1] in WHITE_SPACE:
            self.say(start)
        if UNPRINTABLE.search(text) or self.has_invisible(text):
            self.say(start)

    def has_invisible(self, text):
        for match in INVISIBLE.finditer(text):
            char, at = match.group(), match.start()
            before, after = text[at - 1:at] if at else "", text[at + 1:at + 2]
            if char not in JOINERS or not before or before.isascii():
                return True
            is_picture = before in PICTURES or before == "\ufe0f" and at > 1 and text[at - 2] in PICTURES
            if char in "\ufe0e\ufe0f":
                is_home = before in PICTURES
            elif char == "\u200d":
                is_home = is_picture and after and after in PICTURES
            else:
                is_home = False
            is_arabic = "\u0600" <= before <= "\u06ff" and "\u0600" <= after <= "\u06ff"
            if not is_home and not (is_arabic and char in "\u200c\u200d"):
                self.result.is_sure = False
                return False
        return False

    def check_style(self, shape, text, start):
        property, kind = shape
        if property == "color":
            if not re.fullmatch("#[0-9A-Fa-f]{6}", text):
                self.say(start)
        elif text not in SHAPES[kind]:
            self.say(start)

    def colors(self, shape):
        start, count = self.index, []

        def entry(index):
            count.append(index)
            here = self.index
            if self.type_here() == "text":
                self.value(shape)
            else:
                self.skip()
                self.say(here)

        self.entries("]", entry)
        if not count:
            self.say(start)

    def names(self):
        start, found, path = self.index, [], list(self.path)

        def entry(count):
            here, is_text = self.index, self.type_here() == "text"
            name = self.value(LABEL)
            found.append((name if is_text and name else "", here))

        try:
            self.entries("]", entry)
        finally:
            firsts = {}
            for place, (name, here) in enumerate(found):
                if name and firsts.setdefault(normal(INVISIBLE.sub("", name)), place) != place:
                    self.say(here, path + [place])
        if not found:
            self.say(start)
        self.lists[self.path[-1]] = [name for name, _ in found]

    def members(self, known, seen, kind=None):
        """Reads an object; without known keys, one of the looks of a kind."""
        keys = {}

        def member(_):
            here = self.index
            if self.text[here:here + 1] != '"':
                self.stop(here)
            key = self.string()
            self.skip_space()
            if self.text[self.index:self.index + 1] != ":":
                self.stop(self.index)
            self.index += 1
            self.skip_space()
            self.stop_at_comment()
            if key is None:
                return self.skip()
            is_new = keys.setdefault(normal(key), True) is True
            keys[normal(key)] = False
            if not is_new:
                self.say(here)
            elif known is not None and key not in known:
                self.say(here)
            seen.append(key)
            before = self.is_vague
            self.path.append(key)
            if known is not None and key not in known:
                # The program may read the value as that of the key that was likely meant.
                self.is_vague, self.result.is_exact = True, False
                self.skip()
            else:
                if known is None:
                    # It is one of the looks even where its value is of the wrong type.
                    self.styles.append((kind, key, here))
                self.value(Style(kind) if known is None else known[key])
            self.path.pop()
            self.is_vague = before

        self.entries("}", member)

    def skip(self):
        kind = self.type_here()
        if kind == "text":
            self.string()
        elif kind == "list":
            self.entries("]", lambda _: self.skip())
        elif kind == "object":
            self.plain_object()
        elif kind == "number":
            run = NUMBER_RUN.match(self.text, self.index)
            if not NUMBER.fullmatch(run.group()):
                self.stop(self.index)
            self.index = run.end()
        elif kind == "word":
            run = WORD.match(self.text, self.index)
            if run.group() not in ("true", "false", "null"):
                self.stop(self.index)
            self.index = run.end()
        else:
            self.stop(self.index)

    def plain_object(self):
        def member(_):
            if self.text[self.index:self.index + 1] != '"':
                self.stop(self.index)
            key = self.string()
            self.skip_space()
            if self.text[self.index:self.index + 1] != ":":
                self.stop(self.index)
            self.index += 1
            self.skip_space()
            self.stop_at_comment()
            if key is None:
                return self.skip()
            self.path.append(key)
            self.skip()
            self.path.pop()

        self.entries("}", member)

    # -- the grammar

    def type_here(self):
        char = self.text[self.index:self.index + 1]
        if char == "":
            return None
        if char in '"{[':
            return {'"': "text", "{": "object", "[": "list"}[char]
        if char in "-+.0123456789":
            return "number"
        return "word" if re.match("[A-Za-z]", char) else None

    def skip_space(self):
        self.index = BLANK.match(self.text, self.index).end()

    def stop_at_comment(self):
        if COMMENT.match(self.text, self.index):
            self.stop(self.index)

    def entries(self, close, entry):
        if self.depth == MAX_DEPTH:
            self.stop(self.index, is_depth=True)
        self.depth += 1
        if close == "]":
            self.path.append(0)
        self.index += 1
        self.skip_space()
        count = 0
        comma = None
        while self.text[self.index:self.index + 1] != close or comma is not None:
            if comma is not None and self.text[self.index:self.index + 1] == close:
                self.stop(comma)
            if self.text[self.index:self.index + 1] == ",":
                self.stop(self.index)
            if close == "]":
                self.path[-1] = count
            entry(count)
            count += 1
            self.skip_space()
            char = self.text[self.index:self.index + 1]
            comma = None
            if char == ",":
                comma = self.index
                self.index += 1
                self.skip_space()
                # A comment stands before the entry, and so still beside the one before.
                self.stop_at_comment()
            elif char != close:
                self.stop(self.index)
        self.index += 1
        self.depth -= 1
        if close == "]":
            self.path.pop()

    def string(self):
        """Reads a text; `None` where it is too long or has too many marks, which is said."""
        start = self.index
        text = self.any_string()
        if len(text.encode()) > MAX_NAME_BYTES or MARKS.search(
            "".join("m" if unicodedata.combining(char) else " " for char in text)):
            self.say(start)
            return None
        return text

    def any_string(self):
        plain = PLAIN.match(self.text, self.index)
        if plain:
            self.index = plain.end()
            return plain.group(1)
        start, text, parts = self.index, self.text, []
        at = start + 1
        while True:
            char = text[at:at + 1]
            if char == "":
                self.stop(at)
            if char == '"':
                self.index = at + 1
                return "".join(parts)
            if char in "\r\n":
                self.stop(start)
            if char < " " or "\udc80" <= char <= "\udcff":
                self.stop(at)
            if char != "\\":
                parts.append(char)
                at += 1
                continue
            letter = text[at + 1:at + 2]
            if letter == "":
                self.stop(at + 1)
            if letter in ESCAPES:
                parts.append(ESCAPES[letter])
                at += 2
                continue
            digits = HEX.match(text, at + 2) if letter == "u" else None
            if not digits:
                self.stop(at)
            code, end = int(digits.group(), 16), at + 6
            if 0xD800 <= code <= 0xDBFF and text[end:end + 2] == "\\u":
                low = HEX.match(text, end + 2)
                if low and 0xDC00 <= int(low.group(), 16) <= 0xDFFF:
                    code = 0x10000 + ((code - 0xD800) << 10) + int(low.group(), 16) - 0xDC00
                    end += 6
            if 0xD800 <= code <= 0xDFFF:
                self.stop(at)
            parts.append(chr(code))
            at = end


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

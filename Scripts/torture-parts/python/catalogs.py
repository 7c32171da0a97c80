"""Mutates catalogs, has them checked by the program, and compares what it says with a second judge."""

import argparse
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from judge import UNPRINTABLE, is_json, judge

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
BATCH = 250
BATCH_SECONDS = 60
MOST_FAULTS = 100

with open(os.path.join(ROOT, "Resources/icecream.json"), "rb") as file:
    BUNDLED = file.read()

TEXTS = [
    '{"cones":["A"],"flavors":["B"],"toppings":["C"]}',
    """{
  "title": "Test parlour",
  "prompts": { "flavor": "Which flavor?" },
  "cones": ["Sugar cone", "Paper cup"],
  "flavors": ["Vanilla", "Chocolate", "Chocolate chip"],
  "toppings": ["Sprinkles", "Cherry"],
  "appearance": {
    "cones": { "Paper cup": { "color": "#010203", "shape": "cup" } },
    "toppings": { "Cherry": { "color": "#070809", "shape": "cherry" } }
  }
}
""",
    r'{"cones":["\"\\\/\u0041\uD83C\uDF66","a\u00e9b"],"flavors":["\u0043one","Cone!"],"toppings":["C"]}',
    '{"cones": ["Crème brûlée", "抹茶"], "flavors": ["🍨🏳️‍🌈", "گل‌سرخ", "e\u0301"], "toppings": ["Ω"]}',
    '{\r\n\t"cones"\t:\r["A" ,\r\n\r\n "B"\n],"flavors":["é🍦","x"],\r"toppings":[ "C" ]}\r\n',
    '{"cones":["A","B"],"flavors":["B"],"toppings":["C"],"appearance":{"cones":{"B":{},"A":{"shape":"flat"}},"flavors":{}}}',
    '{"cones":["A"],"flavors":["B"],"toppings":["C"],"prompts":{"cone":"a","flavor":"b","topping":"c"},"$schema":"s","title":"T"}',
    '{"cones":["A"],"flavors":["B"],"toppings":["C"],"zzzzzzzz":[0,-1.5e+3,{"a":[[],{}]},true,false,null,"\\n"]}',
    '{"cones":[],"flavors":["A","A",5,""," a","b "],"topings":["B"],"title":null}',
    '{"cones":["A"],"flavors":["B"],"toppings":["C"],"qqqqqqqq":' + "[" * 62 + "]" * 62 + "}",
    '{"cones":["K"],"flavors":["\u212b","\u1fef"],"toppings":["K","A\u0323\u0301"]}',
    '{"cones":["A"],"flavors":[' + ",".join(f'"Flavor {n}"' for n in range(60)) + '],"toppings":["C"]}',
]
CATALOGS = [text.encode() for text in TEXTS] + [BUNDLED]

PIECES = [piece.encode("utf-8", "surrogatepass") for piece in [
    "{", "}", "[", "]", ",", ":", '"', "'", "\\", "/", " ", "\t", "\n", "\r", "\r\n", "=", ";", "+", "-", ".",
    "0", "00", "01", "-0", "1.", ".5", "+1", "1e5", "1E+2", "1e", "0x1F", "1_0", "NaN", "Infinity", "-Infinity",
    "true", "false", "null", "True", "nul", "undefined", "vanilla", '""', '" "', '"A"', '"B"', '"\\u0041"',
    "\\n", "\\u", "\\u12", "\\u12G4", "\\uD83C", "\\uDF66", "\\uD83C\\uDF66", "\\uD83C\\u0041", "\\uD83C\\uD83C",
    "\\x41", "\\'", "\\\n", "\\u0000", "\\u001b[2J", "\\u202e", "\\ufeff", "//", "/*", "*/", "# ", "/* a */",
    "\0", "\x01", "\x1b[31m", "\x1f", "\x7f", "\x85", "\x9b", "\xa0", "\u2028", "\u202e", "\ufeff", "\u200b", "\u2060", "\u3164", "\U000e0041", "\\u200B", "\u200d", "x" * 1001, "\u0301" * 30, "\u0323\u0301" * 16, "é", "🍦",
    "e\u0301", "\u212a", "K", "`", "\xc5", "[]", "{}", "[1]", "[[", "]]", '{"a":1}', '{"cones":1}', ",,", ",]", ",}",
    '"cones"', '"cones":["Z"],', '"title":"X",', '"title":1,', '"flavours":["B"],', '"zzzzzzzz":1,', '"x":{},"x":{},',
    '"appearance":{"cones":{"A":{}}},', '"color":"#12345g",', '"color":"red",', '"shape":"scoop",', '"prompts":{},',
    '"prompts":{"zzzzzz":1,"zzzzzz":2},', '"appearance":{"zzzzzz":{},"zzzzzz":{}},', '"#A0B1C2"', '"chips"',
]] + [b"\x80", b"\xc0\xaf", b"\xc3", b"\xe0\x80\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xff", b"\xe2\x82"]

TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|[][{},:]|[ \t\r\n]+|[^][{},:" \t\r\n]+|"', re.S)


def mutated(chance):
    """One of the catalogs with one to three changes."""
    data = chance.choice(CATALOGS)
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        data = change(data, chance)
    return data


def change(data, chance):
    kind = chance.randrange(16)
    at = chance.randrange(len(data) + 1)
    if kind == 0:       # another byte
        return data[:at] + bytes([chance.randrange(256)]) + data[at + 1:]
    if kind == 1:       # a bit
        at = min(at, len(data) - 1)
        return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1:] if data else data
    if kind == 2:       # a few bytes less
        return data[:at] + data[at + chance.choice([1, 1, 2, 5]):]
    if kind == 3:       # an end
        return data[:at]
    if kind in (4, 5):  # something put in
        return data[:at] + chance.choice(PIECES) + data[at:]
    if kind == 6:       # a piece of another catalog
        other = chance.choice(CATALOGS)
        start = chance.randrange(len(other))
        return data[:at] + other[start:start + chance.randrange(1, 40)] + data[at:]
    tokens = TOKEN.findall(data)
    if not tokens:
        return chance.choice(PIECES)
    place = chance.randrange(len(tokens))
    if kind == 7:       # a token less
        del tokens[place]
    elif kind == 8:     # a token twice
        tokens.insert(place, tokens[place])
    elif kind == 9:     # two tokens in each other's place
        other = chance.randrange(len(tokens))
        tokens[place], tokens[other] = tokens[other], tokens[place]
    elif kind == 10:    # a token that is another
        tokens[place] = chance.choice(PIECES)
    elif kind == 11:    # a token put in before another
        tokens.insert(place, chance.choice(PIECES))
    else:               # a text that is another, or has something else in it
        texts = [index for index, token in enumerate(tokens) if token[:1] == b'"']
        if texts:
            place = chance.choice(texts)
            text = tokens[place][1:-1]
            if chance.randrange(2):
                tokens[place] = tokens[chance.choice(texts)]
            else:
                at = chance.randrange(len(text) + 1)
                tokens[place] = b'"' + text[:at] + chance.choice(PIECES) + text[at:] + b'"'
    return b"".join(tokens)


class Torture:
    def __init__(self, program, seed):
        self.program, self.seed = os.path.abspath(program), seed
        self.folder = tempfile.mkdtemp()
        self.failures = []
        self.counts = Counter()

    def fail(self, what, data=None):
        if data is not None:
            kept = tempfile.NamedTemporaryFile(prefix="catalog-", suffix=".json", delete=False)
            kept.write(data)
            kept.close()
            what += f"\n  {data[:300]!r}\n  kept as {kept.name}"
        self.failures.append(what)
        if len(self.failures) >= 20:
            self.end()

    def run(self, arguments, seconds, megabytes=None):
        """Runs the program, and returns its status and what it printed; the status is `None` after a kill."""
        limit = megabytes and (lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20,) * 2))
        try:
            done = subprocess.run(
                [self.program, "check", *arguments], cwd=self.folder, capture_output=True, timeout=seconds,
                preexec_fn=limit, stdin=subprocess.DEVNULL, env={"LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"})
            return done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired:
            return None, b"", b""

    def batch(self, catalogs):
        names = []
        for number, data in enumerate(catalogs):
            names.append(f"{number}.json")
            with open(os.path.join(self.folder, names[-1]), "wb") as file:
                file.write(data)
        status, output, errors = self.run(["--json", *names], BATCH_SECONDS)
        if status not in (0, 1) or errors:
            for name, data in zip(names, catalogs):
                status, _, errors = self.run(["--json", name], 10)
                if status not in (0, 1) or errors:
                    self.counts["crashes"] += 1
                    self.fail(f"ended with {status} and said {errors[:200]!r} to:", data)
            return
        said = {name: [] for name in names}
        for line in output.decode().splitlines():
            report = json.loads(line)
            # That there may be more faults is a line for people, too.
            said[report["file"]] = report.get("faults", []) + [{}] * report.get("isCutShort", False)
            if report["ok"] != (not said[report["file"]]):
                self.fail(f"ok is {report['ok']} with {len(said[report['file']])} faults")
        for name, data in zip(names, catalogs):
            self.compare(data, said[name])
        if (status == 1) != any(said.values()):
            self.fail(f"a batch ended with {status}")
        self.check_words(names, said)

    def check_words(self, names, said):
        """The same for people: a line for each fault, and nothing on it that a screen takes for a command."""
        _, output, _ = self.run(names, BATCH_SECONDS)
        lines = output.decode().split("\n")[:-1]
        if len(lines) != sum(len(faults) or 1 for faults in said.values()):
            self.fail("there are other faults for people than as JSON")
        for line in lines:
            if UNPRINTABLE.search(line):
                self.fail(f"this is shown: {line!r}")

    def compare(self, data, faults):
        verdict = judge(data)
        places = Counter((f["line"], f["column"], f["path"]) for f in faults if "line" in f)
        is_cut_short = sum(places.values()) >= MOST_FAULTS
        has_mark = data.startswith(b"\xef\xbb\xbf")
        if verdict.is_catalog and not verdict.is_too_deep and not has_mark and (
            (verdict.syntax is None) != is_json(data)
        ):
            self.fail("the two judges do not agree about:", data)
        if not verdict.is_sure:
            self.counts["unsure"] += 1
            return
        if verdict.is_good != (not faults):
            self.counts["verdicts"] += 1
            self.fail(f"it says {faults}, and should {'accept' if verdict.is_good else 'refuse'}:", data)
            return
        self.counts["good" if verdict.is_good else "bad"] += 1
        lines = sorted((f["line"], f["column"]) for f in faults if "line" in f)
        if lines != [(f["line"], f["column"]) for f in faults if "line" in f]:
            self.fail("the faults are not in the order of the file:", data)
        wrong = None
        if verdict.is_exact and not is_cut_short:
            if places != verdict.required:
                wrong = f"missing {verdict.required - places}, more than {places - verdict.required}"
        elif not is_cut_short and verdict.required - places:
            wrong = f"missing {verdict.required - places} in {places}"
        if verdict.syntax and not is_cut_short:
            self.counts["syntax"] += 1
            line, column, path = verdict.syntax
            if not any(p[:2] == (line, column) and path in (None, p[2]) for p in places):
                wrong = f"not at {verdict.syntax}, but at {sorted(places)}"
        if wrong:
            self.counts["positions"] += 1
            self.fail(f"{wrong}:", data)

    def hostile(self, name, data, seconds):
        with open(os.path.join(self.folder, "hostile.json"), "wb") as file:
            file.write(data)
        start = time.monotonic()
        status, _, errors = self.run(["--json", "hostile.json"], seconds, megabytes=512)
        taken = time.monotonic() - start
        self.counts["hostile"] += 1
        self.slowest = max(getattr(self, "slowest", (0, "")), (taken, name))
        if status is None:
            self.fail(f"{name}: not checked within {seconds} s ({len(data)} bytes)")
        elif status not in (0, 1) or errors:
            self.fail(f"{name}: ended with {status}: {errors[:200]!r}")

    def end(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        for failure in self.failures:
            print(failure, file=sys.stderr)
        if self.failures:
            sys.exit(f"Catalogs: {len(self.failures)} failures with seed {self.seed}.")


def hostile_texts(chance, scale):
    """Texts that are slow to compare or to divide into characters, each as a name and among many names."""
    n = scale
    marks = "".join(chance.choice("\u0300\u0301\u0323\u0327\u0345\u035c\u1ab0") for _ in range(n))
    yield "combining marks", ["a" + marks]
    yield "combining marks in another order", ["a" + marks, "a" + marks[::-1]]
    yield "combining marks alone", [marks]
    yield "joiners", ["\U0001f468" + "\u200d\U0001f469" * (n // 2)]
    yield "regional indicators", ["\U0001f1e9" * n]
    yield "Hangul", ["\u1100" * n + "\u1161" * n]
    yield "what becomes longer when it is decomposed", ["\ufdfa\u1f82\u0390" * (n // 3)]
    yield "variation selectors", ["x" + "\ufe0f" * n]
    yield "Indic conjuncts", ["\u0915\u094d" * (n // 2)]
    yield "many names with one mark each", [f"{number}e\u0301" for number in range(n // 10)]
    yield "many names with many marks", [
        f"{number}a" + "\u0323\u0301" * 200 for number in range(n // 400)]
    yield "many names that are the same in two ways", [
        name for number in range(n // 20) for name in (f"{number}\xe9", f"{number}e\u0301")]
    yield "a long name of ASCII", ["x" * n]


def hostile_catalogs(chance, scale):
    for name, texts in hostile_texts(chance, scale):
        names = json.dumps(texts, ensure_ascii=False)
        first = json.dumps(texts[0], ensure_ascii=False)
        yield name, f'{{"cones":["A"],"flavors":{names},"toppings":["C"]}}'
        yield name + ", as escapes", f'{{"cones":["A"],"flavors":{json.dumps(texts)},"toppings":["C"]}}'
        yield name + ", as a title", f'{{"cones":["A"],"flavors":["B"],"toppings":["C"],"title":{first}}}'
        yield name + ", as a key", f'{{"cones":["A"],"flavors":["B"],"toppings":["C"],{first}:1}}'
        yield name + ", as a key twice", f'{{"cones":["A"],"flavors":["B"],"toppings":["C"],{first}:1,{first}:1}}'
        yield name + ", as looks", (
            f'{{"cones":["A"],"flavors":{names},"toppings":["C"],"appearance":{{"flavors":{{'
            + ",".join(json.dumps(text, ensure_ascii=False) + ":{}" for text in texts[:2000]) + "}}}")


def large_catalogs():
    """Catalogs near the size limit, with as many as possible of what costs time or memory."""
    start = '{"cones":["A"],"toppings":["C"],"flavors":'
    keys = ",".join(f'"{number}":{{}}' for number in range(5_000_000))
    yield "5,000,000 keys", start + '["B"],"appearance":{"flavors":{' + keys[:60_000_000] + "}}}"
    yield "30,000,000 values", start + "[" + "1," * 30_000_000 + "1]}"
    marks = "e" + "\u0301" * 240 + "\u0323" * 240
    yield "60,000 names with many marks", start + "[" + ",".join(f'"{number}{marks}"' for number in range(60_000)) + "]}"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--short", action="store_true")
    options.add_argument("--deep", action="store_true")
    options.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = options.parse_args()

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    count = 5_000 if options.short else 20_000
    chance = random.Random(options.seed)
    torture = Torture(options.program, options.seed)
    start = time.monotonic()
    torture.batch(CATALOGS)
    for done in range(0, count, BATCH):
        torture.batch([mutated(chance) for _ in range(min(BATCH, count - done))])
    counts = torture.counts
    print(
        f"Catalogs: {count:,} mutations of {len(CATALOGS)} catalogs, seed {options.seed}: "
        f"{counts['good']:,} accepted, {counts['bad']:,} refused, of which {counts['syntax']:,} for their syntax; "
        f"{counts['unsure']} left out; {counts['verdicts']} verdicts wrong, {counts['positions']} places wrong, {counts['crashes']} crashes; "
        f"{time.monotonic() - start:.0f} s", flush=True)

    start = time.monotonic()
    for name, text in hostile_catalogs(chance, 20_000 if options.short else 300_000):
        torture.hostile(name, text.encode(), seconds=5 if options.short else 10)
    for name, text in large_catalogs():
        torture.hostile(name, text.encode(), seconds=60)
    print(
        f"Hostile Unicode and large catalogs: {counts['hostile']} catalogs; the slowest took {torture.slowest[0]:.1f} s "
        f"({torture.slowest[1]}); {time.monotonic() - start:.0f} s")
    torture.end()


main()

"""The module that the parts of Scripts/torture in Python share: books in each state, and how they read.

Each part is called with --short or --deep and --seed N; TORTURE is the program of the same name, which
Scripts/torture builds.
"""

import argparse
import collections
import concurrent.futures
import itertools
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

TORTURE = os.environ.get("TORTURE") or sys.exit("Start this part with: Scripts/torture NAME")
FIRST_MOMENT = 1_700_000_000


def arguments(description):
    """Returns the arguments of a part."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--short", action="store_true", help="a few cases of each kind")
    parser.add_argument("--deep", action="store_true", help="every case")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 31))
    return parser.parse_args()


def skip(reason):
    """Ends a part that cannot run here."""
    print(f"Skipped: {reason}")
    sys.exit(0)


def output(command, timeout=60):
    """Runs a program; returns its status and output. Kills a program that hangs, with its children."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        start_new_session=True)
    try:
        said, _ = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return "hangs", ""
    return process.returncode, said


def once(book, *words):
    """Makes a change that must succeed; returns the identifier."""
    status, said = output([TORTURE, "once", book, *words])
    if status != 0 or not said.startswith("done "):
        raise Fault(f"{words} in a book without trouble: {status} {said}")
    return said.split()[1]


def strace_works():
    """Returns whether strace is installed and allowed."""
    return shutil.which("strace") and output(["strace", "-qq", "-o", "/dev/null", "true"])[0] == 0


class Call:
    """A system call, with its number among the calls of this name."""

    def __init__(self, name, number, line):
        self.name, self.number, self.line = name, number, line
        self.is_late = False

    def __str__(self):
        return f"{self.name} number {self.number}, {self.line[:160]}"

    def concerns(self, path):
        """Returns whether a path is an argument of the call, by name or as an open file."""
        return f'"{path}"' in self.line or f"<{path}>" in self.line


def traced(command, folder):
    """Runs a command under strace; returns its calls that name a folder, what is in it, or its parents."""
    trace = os.path.join(folder, "trace")
    status, said = output(["strace", "-qqy", "-s", "256", "-o", trace, *command])
    if status != 0:
        raise Fault(f"{command}, traced: {status} {said}")
    found, counts = [], collections.Counter()
    for line in contents(trace).decode(errors="replace").splitlines():
        name = line.split("(")[0]
        counts[name] += 1
        paths = re.findall(r'["<](/[^">]*)[">]', line.split(" = ")[0])
        if name != "execve" and any(f"{folder}/".startswith(path.rstrip("/") + "/")
                                    or path.startswith(f"{folder}/") for path in paths):
            found.append(Call(name, counts[name], line.replace(folder, "FOLDER")))
    os.unlink(trace)
    return found


class Fault(Exception):
    """A fault."""


class Reading(collections.namedtuple("Reading", "ice_creams notes saved")):
    """What a new process reads in a book, and whether a save succeeds."""

    @staticmethod
    def of(book, saves=False):
        status, said = output([TORTURE, "read", book] + (["--save"] if saves else []))
        # A note names the book, which has another path in each case.
        lines = said.replace(book, "BOOK").splitlines()
        known = ("ice-cream ", "note damagedLine", "saved")
        strange = [line for line in lines if not line.startswith(known)]
        if status != 0 or strange or any(line.endswith(" changed") for line in lines):
            raise Fault(f"reading says {status}: {said}")
        return Reading(
            [line for line in lines if line.startswith("ice-cream ")],
            [line for line in lines if line.startswith("note ")], "saved" in lines)


def contents(book):
    """Returns the bytes of a book; none if it is missing."""
    try:
        with open(book, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


def names(folder):
    """Returns the names of all files below a folder."""
    return sorted(
        os.path.relpath(os.path.join(place, name), folder)
        for place, _, files in os.walk(folder) for name in files)


class State:
    """A folder with a book in some state; each case gets a copy."""

    def __init__(self, folder, name, data=None, book="book.jsonl", makes_folders=False, link=None):
        self.name, self.book, self.makes_folders = name, book, makes_folders
        self.template = os.path.join(folder, name)
        os.mkdir(self.template)
        if link:
            os.symlink(link, os.path.join(self.template, book))
        if data is not None:
            with open(os.path.join(self.template, link or book), "wb") as file:
                file.write(data)
        self.target = link or book

    def copy(self, folder):
        """Makes a copy; returns its folder and the path of its book."""
        shutil.copytree(self.template, folder, symlinks=True)
        return folder, os.path.join(folder, self.book)

    def command(self, book, operation):
        """Returns the command of an operation."""
        return [TORTURE, "once", book] + ["--folders"] * self.makes_folders + operation


def states_and_operations(folder):
    """Makes a book in each state; returns the states, and each operation by its name."""
    book = os.path.join(folder, "first.jsonl")
    lines = lambda: contents(book).splitlines(keepends=True)
    identifiers = [
        once(book, "save", flavor, str(FIRST_MOMENT + number))
        for number, flavor in enumerate(["a-9", "b-90", "c-0", "d-30"])]
    plain = lines()
    once(book, "change", identifiers[0], "changed-60", str(FIRST_MOMENT))
    once(book, "delete", identifiers[3])
    history = lines()
    all_of = b"".join
    # A line of each kind, to be cut in two.
    change, deletion = history[-2], history[-1]
    broken = plain[2].replace(b"b-90", b"x-90")

    states = [
        State(folder, "missing"),
        State(folder, "empty", b""),
        State(folder, "header only", plain[0]),
        State(folder, "three lines", all_of(plain[:4])),
        State(folder, "changed and deleted", all_of(history)),
        State(folder, "record without line feed", all_of(plain[:4]).rstrip()),
        State(folder, "deletion without line feed", all_of(history).rstrip()),
        State(folder, "header without line feed", plain[0].rstrip()),
        State(folder, "torn header", plain[0][:20]),
        State(folder, "torn record", all_of(plain[:4]) + plain[4][:60]),
        State(folder, "torn change", all_of(plain) + change[:-9]),
        State(folder, "torn deletion", all_of(plain) + deletion[:30]),
        State(folder, "damaged line", all_of(history[:2]) + broken + all_of(history[3:])),
        State(folder, "no header", all_of(history[1:])),
        State(folder, "missing folder", book="new/book.jsonl", makes_folders=True),
        State(folder, "missing folders", book="new/in/new/book.jsonl", makes_folders=True),
        State(folder, "link", all_of(history), link="other.jsonl"),
        State(folder, "link to nothing", link="other.jsonl"),
    ]
    operations = {
        "save": ["save", "new-30", str(FIRST_MOMENT + 9)],
        "change": ["change", identifiers[1], "changed-60", str(FIRST_MOMENT + 1)],
        "delete": ["delete", identifiers[2]],
        "undo": ["undo", identifiers[3], "d-30", str(FIRST_MOMENT + 3)],
    }
    return states, operations


class Trial:
    """One operation on a book in one state, with its contents before and after."""

    numbers = itertools.count()

    def __init__(self, folder, state, name, operation):
        self.folder, self.state, self.operation = folder, state, operation
        self.name = f"{name}, {state.name}"
        # The path of the book in a trace.
        self.target = f"FOLDER/{state.target}"
        self.cases = os.path.join(folder, f"cases of {name}, {state.name}")
        os.mkdir(self.cases)

        place, book = state.copy(os.path.join(self.cases, "without trouble"))
        self.bytes, self.names = contents(book), names(place)
        self.before = self.reading(book)
        status, self.said = output(state.command(book, operation))
        if status != 0:
            raise Fault(f"{self.name}, without trouble: {status} {self.said}")
        self.growth = len(contents(book)) - len(self.bytes)
        self.after = self.reading(book)
        self.reached = set(self.names + names(place))

    def reading(self, book, saves=False):
        return Reading.of(book, saves)

    def run(self, what, command_for, judge):
        """Runs the operation in a new copy with another command, and judges the result.

        Returns the fault, or `None`.
        """
        folder, book = self.state.copy(os.path.join(self.cases, f"{next(self.numbers)}"))
        try:
            status, said = output(command_for(self.state.command(book, self.operation), folder))
            left = contents(book)
            if not left.startswith(self.bytes):
                raise Fault("lost: the previous bytes have changed")
            reading = self.reading(book)
            judge(status, said, reading, left)
            strange = set(names(folder)) - self.reached - {"trace", os.path.relpath(
                os.path.realpath(book), os.path.realpath(folder))}
            if strange:
                raise Fault(f"another file: {strange}")
            again = self.reading(book, saves=True)
            if not again.saved:
                raise Fault("a following save fails")
            if not contents(book).startswith(left):
                raise Fault("lost: a following save has changed the previous bytes")
            shutil.rmtree(folder)
            return None
        except Fault as fault:
            return f"{self.name}, {what}: {fault} (see {folder})"

    def must_read(self, reading, wanted, why):
        """Fails unless a book has one of the wanted contents."""
        for expected in wanted:
            if reading.ice_creams == expected.ice_creams:
                return
        lost = [line for line in wanted[0].ice_creams if line not in reading.ice_creams]
        raise Fault(
            f"{'lost' if lost else 'misreported'}: {why}, but there is "
            f"{reading.ice_creams}, and not {[expected.ice_creams for expected in wanted]}")


def run_all(cases, part, options, detail=""):
    """Runs cases in parallel; prints the figures, and fails if a case fails."""
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = [fault for fault in pool.map(lambda case: case(), cases) if fault]
    lost = sum("lost: " in fault for fault in faults)
    doubled = sum("doubled: " in fault for fault in faults)
    print(
        f"{part}: {len(cases)} cases{detail}, {lost} lost, {doubled} doubled, "
        f"{len(faults) - lost - doubled} misreported; {time.monotonic() - start:.0f} s.")
    if faults:
        for fault in faults[:20]:
            print(fault)
        sys.exit(f"{part}: {len(faults)} faults; seed {options.seed}")


def run_part(main):
    """Runs a part; a fault in its preparation ends it, too."""
    try:
        main()
    except Fault as fault:
        sys.exit(f"{fault}; {' '.join(sys.argv)}")


class Scratch:
    """A folder for the cases, deleted at the end unless a case failed."""

    def __enter__(self):
        # Memory is faster, and enough for tests of system calls.
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.folder = tempfile.mkdtemp(prefix="torture-", dir=memory)
        return self.folder

    def __exit__(self, kind, *_):
        if kind is None:
            shutil.rmtree(self.folder)

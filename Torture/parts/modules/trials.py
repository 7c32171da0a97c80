"""What the parts in Python share: options, processes, books in each state, and how they read."""

import collections
import concurrent.futures
import contextlib
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

try:
    TORTURE, SCOOPS, SEED, SHORT = (
        os.environ["TORTURE"], os.environ["SCOOPS"], int(os.environ["SEED"]), os.environ["FORM"] == "short")
except KeyError:
    sys.exit("Start this part with: Scripts/torture NAME")
FIRST_MOMENT = 1_700_000_000
chance = random.Random(SEED)


class Fault(Exception):
    """A fault."""


def skip(reason):
    """Ends a part that cannot run here."""
    print(f"Skipped: {reason}")
    sys.exit(0)


def run_part(main):
    """Runs a part; a fault in its preparation ends it, too."""
    try:
        main()
    except Fault as fault:
        sys.exit(f"{fault}; seed {SEED}")


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


def must(*command):
    """Returns what a program says that must succeed."""
    status, said = output(list(command))
    if status != 0:
        raise Fault(f"{command}: {status} {said}")
    return said


def limited(command, megabytes, seconds):
    """Runs a program in little memory and time; returns the result, or `None` if it needs longer."""
    def limit():
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))

    try:
        return subprocess.run(
            command, capture_output=True, stdin=subprocess.DEVNULL, timeout=seconds, preexec_fn=limit,
            env={"LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"})
    except subprocess.TimeoutExpired:
        return None


def strace_works():
    """Returns whether strace is installed and allowed."""
    return shutil.which("strace") and output(["strace", "-qq", "-o", "/dev/null", "true"])[0] == 0


def injected(words, *expressions):
    """Returns a command that fails or ends as `strace -e inject` does it."""
    names = ",".join({expression.partition(":")[0] for expression in expressions})
    options = [word for expression in expressions for word in ("-e", f"inject={expression}")]
    return ["strace", "-qq", "-o", "/dev/null", "-e", f"trace={names}", *options, *words]


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
    must("strace", "-qqy", "-s", "256", "-o", trace, *command)
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


class Reading(collections.namedtuple("Reading", "ice_creams notes changed")):
    """What a new process reads in a book, and whether changes after that succeed."""

    @staticmethod
    def of(book, changes=False):
        said = must(TORTURE, "read", book, *["--change"] * changes)
        # A note names the book, which has another path in each case.
        lines = said.replace(book, "BOOK").splitlines()
        known = ("ice-cream ", "note damagedLine", "changed as well")
        if any(not line.startswith(known) or line.endswith(" changed") for line in lines):
            raise Fault(f"misreported: reading says {said}")
        return Reading(
            [line for line in lines if line.startswith("ice-cream ")],
            [line for line in lines if line.startswith("note ")], "changed as well" in lines)


def contents(path):
    """Returns the bytes of a file; none if it is missing."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def names(folder):
    """Returns the names of all files below a folder."""
    return [os.path.relpath(f"{place}/{name}", folder) for place, _, files in os.walk(folder) for name in files]


class Seat:
    """Workers that follow one another, and the file with what they say; see `torture work`."""

    def __init__(self, folder, number, book):
        self.number, self.book, self.said = number, book, f"{folder}/said{number}"
        write(self.said, b"")

    def start(self, seed, count, length):
        with open(self.said, "ab") as file:
            self.process = subprocess.Popen(
                [TORTURE, "work", self.book, str(self.number), str(seed), str(count), str(length)], stdout=file)

    def end(self, seconds):
        """Kills a worker that does not end in time; returns whether it was killed."""
        try:
            status = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        whole, _, rest = contents(self.said).rpartition(b"\n")
        if status not in (0, -signal.SIGKILL):
            raise Fault(f"a worker has failed: {whole.splitlines()[-1:]} {rest}")
        write(self.said, whole + b"\nended\n" if whole else b"ended\n")
        return status != 0


class State:
    """A folder with a book in some state; each case gets a copy."""

    def __init__(self, folder, name, data=None, book="book.jsonl", link=None):
        self.name, self.book, self.target = name, book, link or book
        self.template = os.path.join(folder, name)
        os.mkdir(self.template)
        if link:
            os.symlink(link, os.path.join(self.template, book))
        if data is not None:
            write(os.path.join(self.template, self.target), data)

    def copy(self, folder):
        """Makes a copy; returns its folder and the path of its book."""
        return shutil.copytree(self.template, folder, symlinks=True), os.path.join(folder, self.book)

    def command(self, book, operation):
        return [TORTURE, "once", book] + ["--folders"] * ("/" in self.book) + operation


def states_and_operations(folder):
    """Returns a book in each state by the state's name, and each operation by its name."""
    book = os.path.join(folder, "sample.jsonl")
    identifiers = must(TORTURE, "sample", book).split()
    all_of = b"".join
    history = contents(book).splitlines(keepends=True)
    # A line of each kind, to be cut in two.
    plain, change, deletion = history[:5], history[5], history[6]
    broken = plain[2].replace(b"b-30", b"x-30")

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
        State(folder, "missing folder", book="new/book.jsonl"),
        State(folder, "missing folders", book="new/in/new/book.jsonl"),
        State(folder, "link", all_of(history), link="other.jsonl"),
        State(folder, "link to nothing", link="other.jsonl"),
    ]
    operations = {
        "save": ["save", "new-30", str(FIRST_MOMENT + 9)],
        "change": ["change", identifiers[1], "changed-60", str(FIRST_MOMENT + 1)],
        "delete": ["delete", identifiers[2]],
        "undo": ["undo"],
    }
    return {state.name: state for state in states}, operations


class Trial:
    """One operation on a book in one state, with its contents before and after."""

    numbers = itertools.count()

    def __init__(self, folder, state, name, operation):
        self.state, self.operation = state, operation
        self.name = f"{name}, {state.name}"
        # The path of the book in a trace.
        self.target = f"FOLDER/{state.target}"
        self.cases = os.path.join(folder, f"cases of {name}, {state.name}")
        os.mkdir(self.cases)

        place, book = state.copy(f"{self.cases}/without trouble")
        self.bytes, self.names = contents(book), names(place)
        self.before = Reading.of(book)
        self.said = must(*state.command(book, operation))
        self.growth = len(contents(book)) - len(self.bytes)
        self.after = Reading.of(book)
        self.reached = set(self.names + names(place))

    @staticmethod
    def all(folder):
        states, operations = states_and_operations(folder)
        return [Trial(folder, state, *operation) for state in states.values() for operation in operations.items()]

    def run(self, what, command_for, judge):
        """Returns a case, which runs the operation in a new copy with another command, and judges the result."""
        return f"{self.name}, {what}", lambda: self.play(command_for, judge)

    def play(self, command_for, judge):
        folder, book = self.state.copy(f"{self.cases}/{next(self.numbers)}")
        try:
            status, said = output(command_for(self.state.command(book, self.operation)))
            left = contents(book)
            if not left.startswith(self.bytes):
                raise Fault("lost: the previous bytes have changed")
            judge(status, said, Reading.of(book), left)
            strange = set(names(folder)) - self.reached - {os.path.relpath(os.path.realpath(book), os.path.realpath(folder))}
            if strange:
                raise Fault(f"another file: {strange}")
            if not Reading.of(book, changes=True).changed:
                raise Fault("a following change fails")
            shutil.rmtree(folder)
        except Fault as fault:
            raise Fault(f"{fault} (see {folder})")

    def must_read(self, reading, wanted, why):
        """Fails unless a book has one of the wanted contents."""
        texts = [expected.ice_creams for expected in wanted]
        if reading.ice_creams not in texts:
            is_lost = set(texts[0]) - set(reading.ice_creams)
            raise Fault(
                f"{'lost' if is_lost else 'misreported'}: {why}, but there is {reading.ice_creams}, and not {texts}")


def run_all(cases, part, detail="", lanes=os.cpu_count()):
    """Runs cases in parallel, each a name and a function; prints the figures, and fails if one fails."""
    def fault_of(case):
        try:
            case[1]()
        except Fault as fault:
            return f"{case[0]}: {fault}"

    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(lanes) as pool:
        faults = [fault for fault in pool.map(fault_of, cases) if fault]
    lost = sum("lost: " in fault for fault in faults)
    doubled = sum("doubled: " in fault for fault in faults)
    print(
        f"{part}: {len(cases)} cases{detail}, {lost} lost, {doubled} doubled, "
        f"{len(faults) - lost - doubled} misreported; {time.monotonic() - start:.0f} s.")
    if faults:
        print(*faults[:20], sep="\n")
        sys.exit(f"{part}: {len(faults)} faults; seed {SEED}")


@contextlib.contextmanager
def scratch():
    """A folder for the cases, deleted at the end unless a case failed."""
    # Memory is faster, and enough for tests of system calls.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    folder = tempfile.mkdtemp(prefix="torture-", dir=memory)
    yield folder
    shutil.rmtree(folder)

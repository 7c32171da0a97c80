"""Runs the program in a pseudo-terminal, as a job of a shell, and does random things to it."""

import argparse
import collections
import fcntl
import json
import os
import pty
import random
import re
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from judge import UNPRINTABLE

PATIENCE = 20   # seconds for whatever has to happen

# All that the program sends besides text: ECMA-48's CUU, CUD, CUF, CUB, CHA, CUP, ED, EL and SGR, and the modes of
# xterm for wrapping, the cursor, the alternate screen (with DECSC) and pasted text, and for synchronised updates.
SEQUENCE = re.compile(r"\x1b\[(?:[0-9]*[ABCDGJK]|H|[0-9;]*m|\?(?:7|25|1049|2004|2026)[hl])|\x1b7")
MODE = re.compile(r"\x1b\[\?([0-9]+)([hl])")
LOOK = re.compile(r"\x1b\[([0-9;]*)m")
MODES_BEFORE = {"7": "h", "25": "h", "1049": "l", "2004": "l", "2026": "l"}

# What nobody should ever see obeyed: a title, a cleared screen, another screen, a reset, a turn of direction.
COMMANDS = [
    "\x1b]0;owned\x07", "\x1b[2J", "\x1b[?1049h", "\x1bc", "\x9b31m", "\x07", "\x08", "\x7f", "\x85", "\u202e",
    "\u2066", "\u200e", "\u2028", "\ufeff", "\x1b[6n", "\x1bP1$r\x1b\\", "\r\n", "\t", "\x0e", "\x05",
]

KEYS = [
    b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1bOA", b"\x1bOB", b"\x1b[H", b"\x1b[F", b"\x1b[5~", b"\x1b[6~",
    b"\x1b[Z", b"\t", b"\r", b"\n", b" ", b"j", b"k", b"h", b"l", b"g", b"G", b"1", b"2", b"9", b"12", b"/", b"van",
    b"r", b"s", b"e", b"d", b"u", b"y", b"n", b"?", b"\x7f", b"\x08", b"\x15", b"\x17", b"\x0c", b"\x1b\x7f", b"\x1b",
    b"\x1b[200~Mint\x1b[201~", b"\x1b[200~\xff\x1b[2J", b"\x1b[201~", b"\x1b[M !!", b"\x1b[<0;1;1M", b"\x1b[[A",
    b"\x1b]0;x\x07", b"\x1bP", b"\xc3", "é抹🍦👨‍👩‍👧".encode(), "\u202e\u200e\u2066\u200b\u0301".encode(), b"\x80\xff",
    b"\x00", b"\x16", b"saved\r", b"-9223372036854775808\r", b"9223372036854775807\r",
]
# Keys after which it may end.
ENDS = [b"q", b"\x04", b"\x03", b"\x1c"]

ENDED_BY = {signal.SIGTERM: 143, signal.SIGHUP: 129, signal.SIGINT: 130}


class Failure(Exception):
    pass


class Run:
    """One program at one terminal."""

    def __init__(self, program, command, environment, size, has_echo):
        self.master, self.slave = pty.openpty()
        os.set_blocking(self.master, False)
        self.resize(*size)
        modes = termios.tcgetattr(self.slave)
        if not has_echo:
            modes[3] &= ~termios.ECHO
            termios.tcsetattr(self.slave, termios.TCSANOW, modes)
        self.modes = termios.tcgetattr(self.slave)
        self.output = bytearray()
        self.status, self.process, self.is_stopped, self.stops = None, None, False, 0
        reports, told = os.pipe()
        orders, ordered = os.pipe()
        self.leader = os.fork()
        if self.leader == 0:
            os.close(reports), os.close(ordered), os.close(self.master)
            lead(self.slave, [program, *command], environment, told, orders)
        os.close(told), os.close(orders)
        self.reports, self.orders = reports, ordered
        self.report = b""

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def pump(self, seconds):
        """Takes what comes, for so long; `False` once the program has ended."""
        end = time.monotonic() + seconds
        while self.status is None:
            left = end - time.monotonic()
            if left < 0:
                return True
            ready, _, _ = select.select([self.master, self.reports], [], [], left)
            if self.master in ready:
                self.take()
            if self.reports in ready:
                part = os.read(self.reports, 100)
                if not part:
                    raise Failure("the shell of the test has ended")
                self.report += part
                while b"\n" in self.report:
                    line, self.report = self.report.split(b"\n", 1)
                    self.hear(*line.decode().split())
        return False

    def take(self):
        try:
            part = os.read(self.master, 65536)
        except (BlockingIOError, OSError):
            return False
        self.output += part
        return bool(part)

    def drain(self):
        while select.select([self.master], [], [], 0.02)[0] and self.take():
            pass

    def hear(self, event, number):
        if event == "started":
            self.process = int(number)
        elif event == "stopped":
            self.is_stopped = True
            self.stops += 1
            self.drain()
            self.check_terminal("while it is stopped")
        else:
            self.status = int(number)

    def carry_on(self):
        self.is_stopped = False
        os.write(self.orders, b"c")

    def send(self, data):
        try:
            os.write(self.master, data)
        except BlockingIOError:
            pass    # Nobody takes keys; a person's would be lost too.

    def signal(self, number):
        if self.process and self.status is None:
            try:
                os.kill(self.process, number)
            except ProcessLookupError:
                pass

    def check_terminal(self, when):
        now = termios.tcgetattr(self.slave)
        if now != self.modes:
            raise Failure(f"the modes are others {when}: {self.modes} became {now}")
        text = self.output.decode("utf-8", "replace")
        modes = dict(MODES_BEFORE)
        for mode, state in MODE.findall(text):
            modes[mode] = state
        if modes != MODES_BEFORE:
            raise Failure(f"private modes are left on {when}: {modes}")
        looks = LOOK.findall(text)
        if looks and looks[-1] not in ("0", ""):
            raise Failure(f"a color is left on {when}: {looks[-1]!r}")

    def check_output(self):
        try:
            text = self.output.decode()
        except UnicodeDecodeError as error:
            raise Failure(f"no UTF-8 on the screen: {self.output[max(0, error.start - 40):error.end + 20]!r}")
        rest = SEQUENCE.sub("", text).replace("\r", "").replace("\n", "")
        found = UNPRINTABLE.search(rest)
        if found:
            raise Failure(f"on the screen: {rest[max(0, found.start() - 40):found.end() + 20]!r}")

    def check_nobody_left(self):
        """No process is left in the session. proc(5): the session is the fourth field after the name."""
        if not os.path.isdir("/proc/self"):
            return
        deadline = time.monotonic() + 2
        while True:
            left = []
            for name in filter(str.isdigit, os.listdir("/proc")):
                try:
                    with open(f"/proc/{name}/stat") as file:
                        fields = file.read().rsplit(")", 1)[1].split()
                except OSError:
                    continue
                if int(fields[3]) == self.leader and fields[0] != "Z":
                    left.append(int(name))
            if not left:
                return
            if time.monotonic() > deadline:
                for process in left:
                    os.kill(process, signal.SIGKILL)
                raise Failure(f"processes are left: {left}")
            time.sleep(0.01)

    def close(self):
        if self.status is None:
            self.signal(signal.SIGKILL)
            try:
                os.kill(self.leader, signal.SIGKILL)
            except ProcessLookupError:
                pass
        os.waitpid(self.leader, 0)
        for descriptor in (self.master, self.slave, self.reports, self.orders):
            os.close(descriptor)


def lead(terminal, command, environment, told, orders):
    """The part of a shell: runs the program as a job in the foreground, and tells of what becomes of it."""
    try:
        os.setsid()
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
        for number in (0, 1, 2):
            os.dup2(terminal, number)
        # As shells do: keys and hang-ups are for the jobs.
        ignored = (signal.SIGTTOU, signal.SIGTTIN, signal.SIGTSTP, signal.SIGINT, signal.SIGQUIT, signal.SIGHUP)
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)
        job = os.fork()
        if job == 0:
            os.setpgid(0, 0)
            os.tcsetpgrp(0, os.getpid())
            # Python ignores the last two.
            for number in (*ignored, signal.SIGPIPE, signal.SIGXFSZ):
                signal.signal(number, signal.SIG_DFL)
            os.closerange(3, 256)
            os.execve(command[0], command, environment)
        os.write(told, b"started %d\n" % job)
        while True:
            _, status = os.waitpid(job, os.WUNTRACED)
            os.tcsetpgrp(0, os.getpid())
            if not os.WIFSTOPPED(status):
                break
            os.write(told, b"stopped 0\n")
            os.read(orders, 1)
            os.tcsetpgrp(0, job)
            os.killpg(job, signal.SIGCONT)
        code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status)
        os.write(told, b"ended %d\n" % code)
    except BaseException:
        os.write(told, b"ended 99\n")
    finally:
        os._exit(0)


class Torture:
    def __init__(self, program, seed):
        self.program, self.seed = os.path.abspath(program), seed
        self.folder = tempfile.mkdtemp()
        self.counts = collections.Counter()
        self.statuses = collections.Counter()
        self.book = os.path.join(self.folder, "book.jsonl")
        self.catalogs = self.make_catalogs()

    def make_catalogs(self):
        catalogs = {
            "wide": {"cones": ["抹茶", "🍦"], "flavors": ["Crème brûlée", "👨‍👩‍👧", "e\u0301" * 30], "toppings": ["ｗｉｄｅ"]},
            "long": {"cones": ["A"], "flavors": [f"Flavor {n}" for n in range(300)], "toppings": ["x" * 300, "B"]},
            "commands": {"cones": COMMANDS, "flavors": ["A" + c + "B" for c in COMMANDS], "toppings": COMMANDS},
        }
        paths = [None, None]
        for name, catalog in catalogs.items():
            for is_ascii in (True, False):
                path = os.path.join(self.folder, f"{name}-{is_ascii}.json")
                with open(path, "w", newline="") as file:
                    json.dump(catalog, file, ensure_ascii=is_ascii)
                paths.append(path)
        path = os.path.join(self.folder, "raw.json")
        with open(path, "wb") as file:
            file.write(b'{"cones": ["A' + "".join(COMMANDS).encode() + b'", \x9b, \x1b[2J')
        return paths + [path]

    def write_book(self, chance):
        ids = []
        with open(self.book, "w", newline="") as file:
            for number in range(chance.choice([0, 1, 3, 40])):
                ids.append(f"b{number}a")
                names = [chance.choice(["Cone", "Vanilla", "抹茶", "A" + chance.choice(COMMANDS) + "B"]) for _ in range(3)]
                record = dict(zip(
                    ["id", "madeAt", "cone", "flavor", "topping"], [ids[-1], "2026-11-20T09:05:00Z", *names]))
                file.write(json.dumps(record, ensure_ascii=chance.random() < 0.5).replace("\x7f", "\\u007f") + "\n")
                if chance.random() < 0.1:
                    file.write("damaged " + chance.choice(COMMANDS).replace("\r\n", "") + "\n")
        return ids or ["none"]

    def plan(self, chance):
        """A command, its surroundings, and what is done to it."""
        ids = self.write_book(chance)
        command = chance.choice([
            [], [], [], ["make"], ["make"], ["make", "--again"], ["edit", chance.choice(ids)], ["delete", chance.choice(ids)],
            ["show", chance.choice(ids)], ["list"], ["--plain"], ["make", "--plain"]])
        if not command or command[0] in ("make", "--plain"):
            catalog = chance.choice(self.catalogs)
            if catalog:
                command = [*command, "--catalog", catalog]
        command = [*command, "--book", self.book]
        environment = {
            "TERM": chance.choice(["xterm-256color", "xterm-256color", "screen", "linux", "vt100", "dumb"]),
            "LANG": chance.choice(["C.UTF-8", "C.UTF-8", "C"]), "HOME": self.folder, "SWIFT_BACKTRACE": "enable=no",
        }
        for name, value in [("NO_COLOR", "1"), ("COLORTERM", "truecolor"), ("TERM_PROGRAM", "WezTerm")]:
            if chance.random() < 0.3:
                environment[name] = value
        actions = []
        for _ in range(chance.randrange(5, 60)):
            kind = chance.random()
            if kind < 0.60:
                actions.append(("keys", b"".join(chance.choice(KEYS) for _ in range(chance.choice([1, 1, 1, 2, 5])))))
            elif kind < 0.68:
                actions.append(("keys", bytes(
                    byte for byte in (chance.randrange(256) for _ in range(chance.randrange(1, 30)))
                    if byte not in (0x03, 0x04, 0x1C))))
            elif kind < 0.84:
                for _ in range(chance.choice([1, 1, 4])):
                    actions.append(("resize", (chance.choice([1, 5, 20, 40, 80, 200]), chance.choice([1, 3, 6, 12, 24, 60]))))
            elif kind < 0.90:
                actions.append(("keys", b"\x1a"))
            elif kind < 0.93:
                actions.append(("signal", chance.choice([signal.SIGTSTP, signal.SIGCONT, signal.SIGWINCH, signal.SIGSTOP])))
            elif kind < 0.96:
                actions.append(("pause", 0.03))
            elif kind < 0.98:
                actions.append(("keys", chance.choice(ENDS)))
            elif kind < 0.985:
                actions.append(("signal", chance.choice(list(ENDED_BY))))
        size = (chance.choice([10, 20, 40, 80, 80, 120]), chance.choice([2, 6, 10, 24, 24, 50]))
        return command, environment, size, chance.random() < 0.2, actions

    def run(self, number):
        chance = random.Random(f"{self.seed}/{number}")
        command, environment, size, has_echo, actions = self.plan(chance)
        with open(self.book, "rb") as file:
            before = file.read()
        run = Run(self.program, command, environment, size, has_echo)
        try:
            allowed = self.act(run, actions)
            run.drain()
            if run.status not in allowed:
                raise Failure(f"ended with {run.status}, and not with one of {sorted(allowed)}")
            run.check_terminal("after its end")
            if not has_echo:
                run.check_output()
            run.check_nobody_left()
            with open(self.book, "rb") as file:
                if not file.read().startswith(before):
                    raise Failure("the book lost what it had")
            self.counts["stops"] += run.stops
            self.counts["bytes"] += len(run.output)
            self.statuses[run.status] += 1
        except Failure as failure:
            done = "\n".join(f"  {kind} {what!r}" for kind, what in actions)
            raise Failure(
                f"run {number} of seed {self.seed}: {failure}\n"
                f"  scoops {' '.join(command)}\n  {environment}, {size}, echo {has_echo}\n{done}\n"
                f"  at last: {bytes(run.output[-300:])!r}")
        finally:
            run.close()

    def paste(self, number):
        """Pastes random bytes, all control characters among them, in parts; a paste may end and suspend nothing."""
        chance = random.Random(f"{self.seed}/paste/{number}")
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": self.folder, "SWIFT_BACKTRACE": "enable=no"}
        run = Run(self.program, ["make", "--book", self.book], environment, (80, 24), False)
        try:
            deadline = time.monotonic() + PATIENCE
            while b"leave" not in run.output:
                if not run.pump(0.005) or time.monotonic() > deadline:
                    raise Failure("the menu does not open")
            for _ in range(20):
                inside = bytearray(chance.randrange(256) for _ in range(chance.randrange(1, 300)))
                inside[chance.randrange(len(inside))] = chance.choice([0x03, 0x1a, 0x1c, 0x0a, 0x0d])
                data = b"\x1b[200~" + bytes(inside).replace(b"\x1b[201~", b"") + b"\x1b[201~"
                for _ in range(chance.choice([0, 0, 1, 2])):
                    cut = chance.randrange(len(data))
                    run.send(data[:cut])
                    data = data[cut:]
                    run.pump(0.001)
                run.send(data)
                self.counts["pastes"] += 1
                if not run.pump(0.005) or run.is_stopped:
                    raise Failure(f"the paste {bytes(inside)!r} ended or stopped the menu: {run.status}")
            run.send(b"q\x1b[200~echo 1\n")
            run.pump(0.01)
            run.send(b"echo 2\n\x1b[201~")
            while run.pump(0.05):
                if time.monotonic() > deadline:
                    raise Failure("the menu does not end after q")
            run.check_terminal("after its end")
            modes = termios.tcgetattr(run.slave)
            modes[3] &= ~termios.ICANON
            termios.tcsetattr(run.slave, termios.TCSANOW, modes)
            left = struct.unpack("i", fcntl.ioctl(run.slave, termios.FIONREAD, struct.pack("i", 0)))[0]
            if run.status != 1 or left:
                raise Failure(f"ended with {run.status}, and left {left} bytes of a paste to the shell")
        except Failure as failure:
            raise Failure(f"paste {number} of seed {self.seed}: {failure}\n  at last: {bytes(run.output[-300:])!r}")
        finally:
            run.close()

    def act(self, run, actions):
        """Does all that is planned, and then whatever ends the program; returns the statuses that are right."""
        allowed = {0, 1, 2}
        deadline = time.monotonic() + PATIENCE
        while not run.output or run.process is None:
            if not run.pump(0.005) or time.monotonic() > deadline:
                break
        for kind, what in actions:
            if run.status is not None:
                break
            if run.is_stopped:
                # Somebody may take another window, and then the program up again.
                if kind == "resize":
                    run.resize(*what)
                run.carry_on()
            if kind == "keys":
                run.send(what)
                self.counts["keys"] += 1
                if b"\x03" in what:
                    allowed.add(130)
                if b"\x1c" in what:
                    allowed.add(131)
            elif kind == "resize":
                run.resize(*what)
                self.counts["resizes"] += 1
            elif kind == "signal":
                allowed.update([ENDED_BY[what]] if what in ENDED_BY else [])
                if what == signal.SIGSTOP:
                    # It cannot give the terminal back; whoever stops it so takes it up again at once.
                    self.stop_hard(run)
                else:
                    run.signal(what)
                self.counts["signals"] += 1
            run.pump(what if kind == "pause" else 0.002)
        deadline = time.monotonic() + PATIENCE
        attempts = 0
        while run.status is None:
            if time.monotonic() > deadline:
                raise Failure(f"does not end within {PATIENCE} s")
            if run.is_stopped:
                run.carry_on()
            run.send(b"\x1b\x03")
            allowed.add(130)
            attempts += 1
            # In a paste without an end, Ctrl-C is text until no byte has come for five seconds.
            run.pump(0.1 if attempts % 10 else 5.5)
        return allowed

    def stop_hard(self, run):
        """Stops the program with SIGSTOP, of which the terminal knows nothing, and has it go on."""
        check, run.check_terminal = run.check_terminal, lambda when: None
        run.signal(signal.SIGSTOP)
        deadline = time.monotonic() + PATIENCE
        while run.status is None and not run.is_stopped and time.monotonic() < deadline:
            run.pump(0.005)
        run.check_terminal = check
        if run.is_stopped:
            run.carry_on()

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--short", action="store_true")
    options.add_argument("--deep", action="store_true")
    options.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options.add_argument("--runs", type=int)
    options.add_argument("--first", type=int, default=0)
    options = options.parse_args()

    count = options.runs or (25 if options.short else 2000)
    torture = Torture(options.program, options.seed)
    start = time.monotonic()
    try:
        for number in range(options.first, options.first + count):
            torture.run(number)
            if number % 10 == 0:
                torture.paste(number)
    except Failure as failure:
        sys.exit(f"Menu: {failure}")
    finally:
        torture.close()
    counts = torture.counts
    statuses = ", ".join(f"{status}: {times:,}" for status, times in sorted(torture.statuses.items()))
    print(
        f"Menu: {count:,} runs with {counts['keys']:,} bursts of keys, {counts['pastes']:,} pastes, {counts['resizes']:,} resizes, "
        f"{counts['stops']:,} stops and {counts['signals']:,} signals, {counts['bytes']:,} bytes shown; statuses {statuses}; "
        f"the terminal was as before after each, nothing else was left; seed {options.seed}; {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()

"""Sends the menu two signals in the middle of a key or of a paste."""

import argparse
import concurrent.futures
import itertools
import os
import signal
import struct
import sys
import tempfile
import termios
import time
from fcntl import ioctl

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from menu import ENDED_BY, Failure, Run

UNFINISHED = {
    "Esc": b"\x1b", "Esc [": b"\x1b[", "Esc O": b"\x1bO", "a paste": b"\x1b[200~abc", "half a letter": b"\xc3", "nothing": b"",
}
# The shell of the test continues the menu whenever it stops.
SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGWINCH, signal.SIGTSTP]
BETWEEN = [0.005, 0.02, 0.1]    # seconds
LIMIT = 1.0     # seconds until it ends
PATIENCE = 10
SIDE_BY_SIDE = 8


def wait(run, condition, what):
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if run.is_stopped:
            run.carry_on()
        if not run.pump(0.001) or time.monotonic() > deadline:
            raise Failure(f"{what} in vain; status {run.status}, at last: {bytes(run.output[-200:])!r}")


def unread(run):
    return struct.unpack("i", ioctl(run.slave, termios.FIONREAD, struct.pack("i", 0)))[0]


def play(program, command, case):
    """Plays a case, and returns the seconds from the second signal to the end, or `None` if the menu goes on."""
    (name, keys), first, second, between = case
    with tempfile.TemporaryDirectory() as folder:
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder, "SWIFT_BACKTRACE": "enable=no"}
        run = Run(program, [*command, "--no-save"], environment, (80, 24), True)
        try:
            wait(run, lambda: b"Choose a cone" in run.output, "waited for the menu")
            run.send(keys)
            if not command:
                wait(run, lambda: not unread(run), "waited for keys to be read")
            begin = time.monotonic()
            run.signal(first)
            while run.status is None and time.monotonic() < begin + between:
                run.pump(max(0, begin + between - time.monotonic()))
                if run.is_stopped:
                    run.carry_on()
            run.signal(second)
            begin = time.monotonic()
            promised = {ENDED_BY[number] for number in (first, second) if number in ENDED_BY}
            if promised:
                while run.status is None and time.monotonic() < begin + PATIENCE:
                    if run.is_stopped:
                        run.carry_on()
                    run.pump(0.001)
            else:
                # The end of a paste, which is no key otherwise; a choice; and Ctrl-L, to paint all of it.
                run.send(b"\x1b[201~5\x0c" if not command else b"\x155\n")
                wait(run, lambda: b"hoose a flavor" in run.output, "waited for a choice")
                run.send(b"q" if not command else b"q\n")
                while run.pump(0.001):
                    if run.is_stopped:
                        run.carry_on()
                    if time.monotonic() > begin + PATIENCE:
                        break
                promised = {0}
            took = time.monotonic() - begin
            run.drain()
            if run.status not in promised:
                raise Failure(f"status {run.status}, and not one of {promised}")
            if promised != {0} and took > LIMIT:
                raise Failure(f"ended only after {took:.2f} s")
            run.check_terminal("after its end")
            run.check_nobody_left()
            return None if promised == {0} else took
        except Failure as failure:
            names = f"{first.name}, {second.name} after {between * 1000:.0f} ms"
            raise Failure(f"{name} with {names}: {failure}")
        finally:
            run.close()


def outcome(arguments):
    try:
        return play(*arguments)
    except Failure as failure:
        return str(failure)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--short", action="store_true")
    options.add_argument("--deep", action="store_true")
    options.add_argument("--seed")
    options = options.parse_args()

    start = time.monotonic()
    program = os.path.abspath(options.program)
    cases = list(itertools.product(UNFINISHED.items(), SIGNALS, SIGNALS, BETWEEN))
    with concurrent.futures.ProcessPoolExecutor(SIDE_BY_SIDE) as pool:
        for where, command in ("at the menu", []), ("in the plain conversation", ["--plain"]):
            results = list(pool.map(outcome, ((program, command, case) for case in cases)))
            failures = [result for result in results if isinstance(result, str)]
            ends = [result for result in results if isinstance(result, float)]
            if failures:
                sys.exit("\n".join([*failures, f"Signals: {len(failures)} of {len(cases)} cases failed {where}."]))
            print(
                f"Signals: {len(cases)} of {len(cases)} cases of two signals in the middle of a key {where}: {len(ends)} ended, "
                f"within {max(ends):.2f} s, and {len(cases) - len(ends)} went on, with the terminal as before")
    print(f"Signals: {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()

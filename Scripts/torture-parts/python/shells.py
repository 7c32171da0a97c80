"""Runs the commands that the program prints in the shells that people paste them into."""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

# Each shell, without its user's configuration.
SHELLS = {
    "bash": ["bash", "--norc", "--noprofile"], "zsh": ["zsh", "-f"], "dash": ["dash"], "fish": ["fish", "--no-config"],
    "ksh": ["ksh"], "busybox": ["busybox", "sh"], "tcsh": ["tcsh", "-f"],
}
PIECES = list("'\"\\`$!;&|<>(){}[]*?~^=#%@:,.-+_ ") + [
    "touch X", ";touch X;", "$(touch X)", "`touch X`", "a", "7", "--", "\\'", "'\\''", "é", "‘", "’", "＇", "n", "x41"]
# What shells treat differently comes more often.
PIECES += list("''\\\\\\!")


def names(chance):
    """Yields names that a catalog may have."""
    while True:
        name = "".join(chance.choice(PIECES) for _ in range(chance.randrange(1, 12))).strip()
        if name:
            yield name


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--short", action="store_true")
    options.add_argument("--deep", action="store_true")
    options.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = options.parse_args()

    installed = {name: command for name, command in SHELLS.items() if shutil.which(name)}
    count = 50 if options.short else 2_000
    endless = names(random.Random(options.seed))
    folder = tempfile.mkdtemp(prefix="shells-")
    given = os.path.join(folder, "given")
    # It stands in for the program, and records its arguments.
    recorder = os.path.join(folder, "bin", "scoops")
    os.mkdir(os.path.dirname(recorder))
    with open(recorder, "w") as file:
        file.write(f"#!/bin/sh\nprintf '%s\\0' \"$@\" >>{given}\n")
    os.chmod(recorder, 0o755)
    environment = dict(
        PATH=os.path.dirname(recorder) + ":" + os.environ["PATH"], HOME=folder, LC_ALL="C.UTF-8", TERM="dumb")
    for _ in range(count):
        ice_cream = [next(endless) for _ in range(3)]
        catalog = os.path.join(folder, "catalog.json")
        with open(catalog, "w") as file:
            json.dump(dict(zip(["cones", "flavors", "toppings"], [[name] for name in ice_cream])), file)
        said = subprocess.run(
            [options.program, "make", "--no-save", "--catalog", catalog], input="1\n1\n1\n\n", text=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment, timeout=60).stderr
        receipts = [line for line in said.splitlines() if line.startswith("Make it again: ")]
        if len(receipts) != 1:
            sys.exit(f"Shells: {ice_cream} was not made, seed {options.seed}: {said}")
        receipt = receipts[0].partition(": ")[2]
        wanted = ["make", "--catalog", catalog]
        for option, name in zip(["--cone", "--flavor", "--topping"], ice_cream):
            wanted += [f"{option}={name}"] if name.startswith("--") else [option, name]
        wanted.append("--no-save")
        script = os.path.join(folder, "script")
        with open(script, "w") as file:
            file.write(receipt + "\n")
        for shell, command in installed.items():
            open(given, "w").close()
            ended = subprocess.run(
                command + [script], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
            with open(given) as file:
                found = file.read().split("\0")[:-1]
            if found != wanted or ended.stdout or os.path.exists(os.path.join(folder, "X")):
                sys.exit(
                    f"Shells: {shell} makes {found} of {receipt}, and says {ended.stdout!r}, seed {options.seed}.")
    shutil.rmtree(folder)
    print(f"Shells: {count:,} receipts in {', '.join(installed)}, seed {options.seed}: each gave its names")


main()

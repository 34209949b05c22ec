#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""ctest `ratchets`: the counts of tests/ratchets.txt may only fall.

usage: check_ratchets.py ROOT [--lower]     --lower writes the lower numbers into tests/ratchets.txt

A row is NUMBER | WHERE | NAME | PATTERN: WHERE are globs, one after `!` leaves files out; PATTERN is a regular expression whose matches
are counted, or one of
  :lines          lines of .h and .cpp files, in steps of a hundred
  :files          files with a line that matches what follows
  :one-user       headers that one other file includes
"""
import re
import sys
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path

STEP = 100  # granularity of :lines rows, so that moving a line changes no row
INCLUDE = re.compile(r'^ *# *include "([^"]+)"', re.MULTILINE)


class House:
    def __init__(self, root):
        self.texts = {}
        for top in ("core", "app", "ui"):
            for path in sorted((root / top).rglob("*")):
                if path.suffix in (".h", ".cpp"):
                    self.texts[path.relative_to(root).as_posix()] = path.read_text(errors="replace")

    def files(self, where):
        globs = where.split()
        wanted, unwanted = [g for g in globs if g[0] != "!"], [g[1:] for g in globs if g[0] == "!"]
        return [file for file in self.texts if any(fnmatch(file, g) for g in wanted) and not any(fnmatch(file, g) for g in unwanted)]

    def count(self, where, pattern):
        kind, _, rest = pattern.partition(" ")
        files = self.files(where)
        if kind == ":lines":
            return -(-sum(self.texts[file].count("\n") for file in files) // STEP) * STEP
        if kind == ":files":
            return sum(1 for file in files if re.search(rest, self.texts[file], re.MULTILINE))
        if kind == ":one-user":
            users = Counter(header for file, text in self.texts.items() for header in set(INCLUDE.findall(text))
                            if Path(header).with_suffix("") != Path(file).with_suffix(""))
            return sum(1 for file in files if file.endswith(".h") and users[file] == 1)
        return sum(len(re.findall(pattern, self.texts[file], re.MULTILINE)) for file in files)


def rows_of(path):
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            cells = [cell.strip() for cell in line.split(" | ", 3)]
            if len(cells) != 4 or not cells[0].isdigit():
                sys.exit(f"{path.name}:{number}: expected NUMBER | WHERE | NAME | PATTERN, got {line!r}")
            yield number, int(cells[0]), *cells[1:]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    root = Path(sys.argv[1])
    table = root / "tests" / "ratchets.txt"
    house, lines, failed, lower = House(root), table.read_text().splitlines(), False, "--lower" in sys.argv
    for number, allowed, where, name, pattern in rows_of(table):
        found = house.count(where, pattern)
        if not house.files(where):
            print(f"{table.name}:{number}: {name}: no file is at {where}", file=sys.stderr)
            failed = True
        elif found > allowed:
            print(f"{table.name}:{number}: {name}: {found}, allowed are {allowed}", file=sys.stderr)
            failed = True
        elif found < allowed and lower:
            lines[number - 1] = re.sub(r"^\d+", str(found), lines[number - 1])
        elif found < allowed:
            print(f"{table.name}:{number}: {name}: {found}, the row says {allowed}: lower it, here or with --lower", file=sys.stderr)
            failed = True
    if lower:
        table.write_text("\n".join(lines) + "\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes core/text/unicode_tables.inc and core/text/entities.inc from Python's own tables of Unicode and HTML.

usage: make_unicode_tables.py FOLDER
"""
import html.entities
import sys
import unicodedata
from pathlib import Path

EVERY = [chr(c) for c in range(0x110000) if not 0xD800 <= c <= 0xDFFF]
COLUMNS = 110
HEAD = f"""// SPDX-License-Identifier: GPL-3.0-or-later
// Written by scripts/make_unicode_tables.py (Unicode {unicodedata.unidata_version}); do not edit.
// clang-format off
"""


def ranges(wanted):
    found = []
    for c in EVERY:
        if wanted(c):
            if found and found[-1][1] == ord(c) - 1:
                found[-1][1] = ord(c)
            else:
                found.append([ord(c), ord(c)])
    return found


def lower_ranges():
    """[first, last, step, difference] of letters whose lower case is one letter."""
    found = []
    for c in EVERY:
        low = c.lower()
        if low == c or len(low) != 1:
            continue
        code, difference = ord(c), ord(low) - ord(c)
        last = found[-1] if found else None
        if last and last[3] == difference and code - last[1] in (1, 2) and last[2] in (0, code - last[1]):
            last[1], last[2] = code, code - last[1]
        else:
            found.append([code, code, 0, difference])
    return [[a, b, max(step, 1), d] for a, b, step, d in found]


def combining_classes():
    found = []
    for c in EVERY:
        value = unicodedata.combining(c)
        if value == 0:
            continue
        if found and found[-1][1] == ord(c) - 1 and found[-1][2] == value:
            found[-1][1] = ord(c)
        else:
            found.append([ord(c), ord(c), value])
    return found


def decompositions():
    """[composed, first, second or 0, whether the pair composes again], Hangul apart."""
    found = []
    for c in EVERY:
        text = unicodedata.decomposition(c)
        if not text or text.startswith("<"):
            continue
        parts = [int(part, 16) for part in text.split()]
        again = len(parts) == 2 and unicodedata.normalize("NFC", "".join(map(chr, parts))) == c
        found.append([ord(c), parts[0], parts[1] if len(parts) == 2 else 0, int(again)])
    return found


def widths():
    return [[c, ord(unicodedata.normalize("NFKC", chr(c)))] for c in [0x3000, *range(0xFF01, 0xFFF0)]
            if len(unicodedata.normalize("NFKC", chr(c))) == 1 and unicodedata.normalize("NFKC", chr(c)) != chr(c)]


def table(kind, name, rows):
    lines, line = [f"constexpr {kind} {name}[] = {{"], " "
    for row in rows:
        text = "{" + ",".join(str(n) if abs(n) < 10 else (hex(n) if n >= 0 else "-" + hex(-n)) for n in row) + "},"
        if len(line) + len(text) > COLUMNS:
            lines.append(line)
            line = " "
        line += text
    return "\n".join([*lines, line, "};", ""])


def main():
    folder = Path(sys.argv[1])
    (folder / "unicode_tables.inc").write_text(HEAD + "\n".join([
        table("Range", "letters", ranges(lambda c: unicodedata.category(c)[0] == "L")),
        table("Range", "numbers", ranges(lambda c: unicodedata.category(c)[0] == "N")),
        table("Lower", "lowerCase", lower_ranges()),
        table("Combining", "combining", combining_classes()),
        table("Width", "widths", widths()),
        table("Decomposition", "decompositions", decompositions()),
    ]))
    names = sorted({**html.entities.name2codepoint, "apos": 39}.items())
    lines, line = ["constexpr Entity entities[] = {"], " "
    for name, code in names:
        text = '{"' + name + '",' + hex(code) + "},"
        if len(line) + len(text) > COLUMNS:
            lines.append(line)
            line = " "
        line += text
    (folder / "entities.inc").write_text(HEAD + "\n".join([*lines, line, "};", ""]))


if __name__ == "__main__":
    main()

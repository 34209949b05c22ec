#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""ctest `ratchets_broken`: check_ratchets.py fails above and below a row, and lowers it when asked to."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).parent / "check_ratchets.py"


class Ratchets(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("core/base/a.cpp", '#include "core/base/b.h"\nold();\nold();\nnew ();\n')
        self.write("core/base/b.h", "int b;\n")
        self.write("ui/state/c.cpp", '#include "core/base/b.h"\nold();\n')

    def write(self, file, text):
        (self.root / file).parent.mkdir(parents=True, exist_ok=True)
        (self.root / file).write_text(text)

    def check(self, rows, *options):
        self.write("tests/ratchets.txt", "# a remark\n" + rows)
        result = subprocess.run([sys.executable, CHECK, self.root, *options], capture_output=True, text=True)
        self.assertNotIn("Traceback", result.stderr)
        return result.returncode, result.stderr

    def test_counts(self):
        rows = ("3 | core/* ui/* | the old way | old\\(\\)\n2 | core/* ui/* !ui/state/* | below | old\\(\\)\n2 | core/* ui/* | files | :files ^old\n"
                "0 | core/* | of one user | :one-user\n100 | core/* ui/* | lines | :lines\n")
        self.assertEqual(self.check(rows), (0, ""))

    def test_more_is_refused(self):
        self.assertEqual(self.check("2 | core/* ui/* | the old way | old\\(\\)\n"), (1, "ratchets.txt:2: the old way: 3, allowed are 2\n"))

    def test_fewer_lowers_the_row(self):
        rows = "9 | core/* ui/* | the old way | old\\(\\)\n"
        self.assertEqual(self.check(rows)[0], 1)
        self.assertEqual(self.check(rows, "--lower"), (0, ""))
        self.assertEqual((self.root / "tests/ratchets.txt").read_text(), "# a remark\n3 | core/* ui/* | the old way | old\\(\\)\n")

    def test_a_row_of_no_file(self):
        self.assertEqual(self.check("0 | nothing/* | gone | old\n")[0], 1)

    def test_a_broken_row(self):
        self.assertIn("ratchets.txt:2: expected NUMBER", self.check("many | core/* | what | old\n")[1])


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""run.py TEST.py...: runs tests in a Python with NumPy, this one or the system's. Without one they are skipped, loudly."""

import importlib.util
import os
import subprocess
import sys
import unittest

SYSTEM = "/usr/bin/python3"
wanted = ["numpy"] + (["nbconvert", "ipykernel"] if "test_notebooks.py" in sys.argv else [])
if not all(map(importlib.util.find_spec, wanted)) and os.path.exists(SYSTEM) and not os.path.samefile(sys.executable, SYSTEM):
    if subprocess.run([SYSTEM, "-c", "import " + ", ".join(wanted)], capture_output=True).returncode == 0:
        os.execv(SYSTEM, [SYSTEM] + sys.argv)
if importlib.util.find_spec("numpy") is None:
    print(f"SKIP   : {' '.join(sys.argv[1:])}: no python3 with NumPy here: the module for Python is NOT tested")
    sys.exit(0)

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
names = [name[:-3] for name in sys.argv[1:]]
result = unittest.TextTestRunner(verbosity=2, stream=sys.stdout).run(unittest.defaultTestLoader.loadTestsFromNames(names))
for test, why in result.skipped:
    print(f"SKIP   : {test}: {why}")
sys.exit(not result.wasSuccessful())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first second: when the picture, the window and the first map are drawn, in seconds since the process began.

    tests/bench/bench_start.py [BIN] [RUNS]       BIN: build/release/bin

In turn with the program as it is and with its window loaded before main(), as when both were one file; medians.
"""
import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import tempfile

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "build/release/bin").resolve()
runs = int(sys.argv[2]) if len(sys.argv) > 2 else 7


def start(preload):
    """{"picture": s, "window": s, "map": s, "MB": resident at the first map}"""
    with tempfile.TemporaryDirectory() as settings:
        environment = dict(os.environ, XDG_CONFIG_HOME=settings, HYDRASCOPE_TIME_START="1")
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        if preload:
            environment["LD_PRELOAD"] = str(folder.parent / "lib/hydrascope/window/libhydrascope-window.so")
        program = subprocess.Popen([folder / "hydrascope"], env=environment, stderr=subprocess.PIPE, text=True)
        times = {}
        for line in program.stderr:
            if found := re.match(r"(picture|window|map) ([0-9.]+) s", line):
                times[found[1]] = float(found[2])
            if "map" in times:
                status = pathlib.Path(f"/proc/{program.pid}/status").read_text()
                times["MB"] = int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024
                break
        program.send_signal(signal.SIGTERM)
        program.communicate()
        return times


ways = {"window loaded beside": False, "window loaded before": True}
times = {name: [] for name in ways}
for _ in range(runs):
    for name, preload in ways.items():
        times[name].append(start(preload))
for name, all_of in times.items():
    print(f"{name}: " + ", ".join(f"{what} {statistics.median(one[what] for one in all_of):.2f}"
                                  for what in ("picture", "window", "map", "MB")))

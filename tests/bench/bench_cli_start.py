#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cost of commands that need no network, compared with an empty program: median milliseconds and peak memory in MB.

    tests/bench/bench_cli_start.py [BIN] [RUNS] [MODEL...]     BIN: build/release/bin; info and the head counts of each MODEL, too
"""
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "build/release/bin").resolve()
runs = int(sys.argv[2]) if len(sys.argv) > 2 else 10
models = ["hydravit-photos", *sys.argv[3:]]
cli = str(folder / "hydrascope-cli")
scenes = pathlib.Path(__file__).resolve().parents[2] / "resources/scenes"


def once(command):
    """(milliseconds, MB, exit code)"""
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return 1000 * (time.perf_counter() - begin), usage.ru_maxrss / 1024, process.returncode


with tempfile.TemporaryDirectory() as scratch:
    store = os.path.join(scratch, "s.jsonl")
    subprocess.run([cli, "predict", "hydravit-photos", scenes, "--store", store, "--shard", "1/2", "--quiet"], stdout=subprocess.DEVNULL)
    subprocess.run([cli, "predict", "hydravit-photos", scenes, "--store", store, "--shard", "2/2", "--quiet"], stdout=subprocess.DEVNULL)
    rows = [["/bin/true"]] + [[cli, *words] for words in (
        ["--version"], ["--help"], ["predict", "--help"], ["figure", "--help"], ["predict", "m", "i", "--metod", "x"],
        ["completion", "bash"], ["completion", "--line", "--", "hydrascope-cli", "explain", ""], ["manual", "--out", scratch], ["models"],
        ["array", "--engine", "slurm", "--shards", "4", "--", "predict", "m", "i", "--store", "s.jsonl"],
        ["merge", store], ["missing", store],
        *(["completion", "--line", "--", "hydrascope", "--model", model, "--heads", ""] for model in models), *(["info", model] for model in models),
        ["predict", "hydravit-photos", str(scenes / "2-star-bowl-capsule.png"), "--quiet"])]
    for row in rows:
        taken = [once(row) for _ in range(runs)]
        label = " ".join(os.path.basename(word) if "/" in word else word for word in row)
        print(f"{statistics.median(t for t, _, _ in taken):8.1f} ms {statistics.median(m for _, m, _ in taken):7.1f} MB  "
              f"exit {taken[0][2]}  {label}")

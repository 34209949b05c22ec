#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does thinking twice beat one pass of the same MACs? The tables of models/thinkingvit-photos.md.

    hydrascope-cli evaluate thinkingvit-photos FOLDER/val --heads all --store thinking.jsonl
    hydrascope-cli evaluate hydravit-photos FOLDER/val --heads all --store single.jsonl
    hydrascope-cli profile thinkingvit-photos --heads all > thinking.json
    hydrascope-cli profile hydravit-photos --heads all > single.json
    scripts/compare_rounds.py thinking.jsonl thinking.json single.jsonl single.json

The control is the single network in two passes without anything passed on: its own k of the first round, then
its full width, by the same rule.
"""
import json
import math
import sys


def pictures(path):
    """{picture: {k: (right, entropy)}} of a store of `evaluate`."""
    found = {}
    for line in open(path, encoding="utf-8"):
        entry = json.loads(line)
        entry = entry.get("result", entry)
        if "heads" in entry and "image" in entry:
            found[entry["image"]] = {row["k"]: (row["rank"] == 1, row["entropy"]) for row in entry["heads"]}
    return found


def macs(path):
    return {row["k"]: row["macs"] for row in json.load(open(path, encoding="utf-8"))["rows"]}


def wilson(right, n, z=1.96):
    p, d = right / n, 1 + z * z / n
    middle, half = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return 100 * (middle - half) / d, 100 * (middle + half) / d


def paired(a, b):
    """Mean difference of two lists of 0 and 1 in points, with its 95 % interval."""
    n = len(a)
    differences = [x - y for x, y in zip(a, b)]
    mean = sum(differences) / n
    spread = 1.96 * math.sqrt(sum((d - mean) ** 2 for d in differences) / (n - 1) / n)
    return 100 * mean, 100 * (mean - spread), 100 * (mean + spread)


def cascade(of, names, first, last, threshold, cost_first, cost_both):
    """Right answers, share of early exits and mean MACs, with an exit at an entropy below THRESHOLD."""
    leaves = [of[name][first][1] < threshold for name in names]
    right = [int(of[name][first if leave else last][0]) for name, leave in zip(names, leaves)]
    mean = sum(cost_first if leave else cost_both for leave in leaves) / len(names)
    return right, sum(leaves) / len(names), mean


def main():
    thinking, costs, single, single_costs = (
        pictures(sys.argv[1]), macs(sys.argv[2]), pictures(sys.argv[3]), macs(sys.argv[4]))
    names = sorted(set(thinking) & set(single))
    n = len(names)
    first, last = min(costs), max(costs)
    print(f"{n} pictures; rounds of {first} and {last} heads\n")
    print("| threshold | top-1 % | 95 % interval | answered by round 1 % | mean MMACs |\n| --- | --- | --- | --- | --- |")
    for step in range(0, 13):
        threshold = step / 5 if step < 12 else 3
        right, left, mean = cascade(thinking, names, first, last, threshold, costs[first], costs[last])
        low, high = wilson(sum(right), n)
        print(f"| {threshold:g} | {100 * sum(right) / n:.2f} | {low:.2f} to {high:.2f} | {100 * left:.1f} | {mean / 1e6:.1f} |")
    both = single_costs[first] + single_costs[last]
    fine = [step / 200 for step in range(0, 480)]
    print("\n| one pass: k | MMACs | top-1 % | thinking, at most as many: threshold | MMACs | top-1 % | difference "
          "| control's top-1 % | thinking less control |\n|" + " --- |" * 9)
    for k in sorted(set(single_costs) & set(single[names[0]])):
        one = [int(single[name][k][0]) for name in names]

        def best(of, a, b):
            for threshold in fine:  # the smallest, which allows the most rounds
                right, _, mean = cascade(of, names, first, last, threshold, a, b)
                if mean <= single_costs[k]:
                    return threshold, right, mean
            return None

        twice = best(thinking, costs[first], costs[last])
        control = best(single, single_costs[first], both)
        cells = [f"{k}", f"{single_costs[k] / 1e6:.1f}", f"{100 * sum(one) / n:.2f}"]
        if twice is None:
            cells += ["none"] + [""] * 5
        else:
            d, low, high = paired(twice[1], one)
            e, elow, ehigh = paired(twice[1], control[1])
            cells += [f"{twice[0]:.3f}", f"{twice[2] / 1e6:.1f}", f"{100 * sum(twice[1]) / n:.2f}",
                      f"{d:+.2f} ({low:+.2f} to {high:+.2f})", f"{100 * sum(control[1]) / n:.2f}",
                      f"{e:+.2f} ({elow:+.2f} to {ehigh:+.2f})"]
        print("| " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()

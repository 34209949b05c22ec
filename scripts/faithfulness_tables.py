#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of models/faithfulness.md from what `hydrascope-cli faithfulness --out FILE.jsonl` kept.

    scripts/faithfulness_tables.py FOLDER            print them
    scripts/faithfulness_tables.py FOLDER FILE.md    put each between its marks, <!-- table NAME --> ... <!-- end -->,
                                                     and the measurements into core/explain/evidence.cpp

FOLDER holds SET-MEASURE.jsonl (SET: photos, deit, scenes; MEASURE: pointing, curves, traits, box-pointing, box-curves) and
costs-SET.txt, what bench_methods printed. Intervals are of 95 %: Wilson's of a proportion, else normal.
"""
import json
import math
import pathlib
import re
import sys

SETS = ["photos", "deit", "scenes"]
BASELINES = ["random", "centre"]


def area(curve):
    x, y = curve["fraction"], curve["value"]
    return sum((x[i + 1] - x[i]) * (y[i] + y[i + 1]) / 2 for i in range(len(x) - 1))


def numbers(score):
    """Every number of one map, by name."""
    found = {}
    for name in ("deletion", "insertion", "positive", "negative"):
        if name in score:
            found[name] = area(score[name])
    if "deletion" in found and "insertion" in found:
        found["gap"] = found["insertion"] - found["deletion"]
    if "place" in score:
        found["hit"] = float(score["place"]["hit"])
        found["mass"] = score["place"]["mass"]
    found.update(score.get("traits", {}))
    return found


class Study:
    """value[name][(method, k)][image] of one journal or several."""

    def __init__(self, files):
        self.value = {}
        for file in files:
            for line in file.read_text().splitlines() if file.exists() else []:
                one = json.loads(line)
                for score in one["scores"]:
                    for name, number in numbers(score).items():
                        by_method = self.value.setdefault(name, {})
                        by_method.setdefault((score["method"], score["k"]), {})[one["image"]] = number

    def of(self, name, row):
        return self.value.get(name, {}).get(row, {})

    def rows(self, name):
        return list(self.value.get(name, {}))


def estimate(values):
    values = list(values)
    n = len(values)
    mean = sum(values) / n
    spread = math.sqrt(sum((v - mean) ** 2 for v in values) / max(1, n - 1))
    reach = 1.96 * spread / math.sqrt(n)
    return mean, mean - reach, mean + reach


def wilson(values):
    values = list(values)
    n, z = len(values), 1.96
    p = sum(values) / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return p, middle - reach, middle + reach


def paired(study, name, row, other):
    a, b = study.of(name, row), study.of(name, other)
    both = sorted(set(a) & set(b))
    return estimate([a[i] - b[i] for i in both]) if both else None


def show(e, digits=3, factor=1.0):
    return f"{e[0] * factor:.{digits}f} ({e[1] * factor:.{digits}f} to {e[2] * factor:.{digits}f})"


def small(value):
    return f"{value:.0e}".replace("e-0", "e-")


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join(["---"] * len(head)) + " |"]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def label(row, several):
    return [row[0], str(row[1])] if several else [row[0]]


def head_of(several):
    return ["method", "k"] if several else ["method"]


def where(study):
    rows = study.rows("hit")
    several = len({k for _, k in rows}) > 1
    return table(head_of(several) + ["pointing game %", "mass inside %"],
                 [label(r, several) + [show(wilson(study.of("hit", r).values()), 1, 100),
                                       show(estimate(study.of("mass", r).values()), 1, 100)] for r in rows])


def decision(study):
    rows = study.rows("gap")
    several = len({k for _, k in rows}) > 1
    names = ["deletion", "insertion", "positive", "negative", "gap"]
    return table(head_of(several) + ["deletion ↓", "insertion ↑", "positive ↓", "negative ↑", "insertion − deletion ↑"],
                 [label(r, several) + [show(estimate(study.of(n, r).values())) for n in names] for r in rows])


def against(study, reference):
    """Each method less REFERENCE on the same pictures."""
    rows = [r for r in study.rows("gap") if r[0] != reference]
    several = len({k for _, k in rows}) > 1
    made = []
    for row in rows:
        other = (reference, row[1])
        cells = [paired(study, name, row, other) for name in ("deletion", "insertion", "gap")]
        if all(cells):
            made.append(label(row, several) + [show(c) for c in cells])
    return table(head_of(several) + ["deletion", "insertion", "insertion − deletion"], made)


def steady(study):
    rows = study.rows("rounding")
    made = []
    for row in rows:
        cells = []
        for name in ("rounding", "float32"):
            values = sorted(study.of(name, row).values())
            cells += [small(values[len(values) // 2]), small(values[-1])] if values else ["", ""]
        for name in ("sparseness", "label"):
            values = study.of(name, row)
            cells.append(f"{estimate(values.values())[0]:.2f}" if values else "")
        made.append([row[0]] + cells)
    return table(["method", "rounding, median", "largest", "float32, median", "largest", "sparseness", "label"], made)


def costs(folder, name):
    file = folder / f"costs-{name}.txt"
    found = {}
    for line in file.read_text().splitlines() if file.exists() else []:
        match = re.match(r"^(\S+)\s+([0-9.]+) passes", line)
        if match:
            found[match[1]] = float(match[2])
    return found


def cost_table(folder):
    columns = [("photos", "hydravit-photos"), ("deit", "DeiT-Tiny"), ("vit-b16", "ViT-B/16")]
    known = {name: costs(folder, name) for name, _ in columns}
    methods = [m for m in known["photos"]]
    return table(["method"] + [title for _, title in columns],
                 [[m] + [f"{known[n][m]:.1f}" if m in known[n] else "" for n, _ in columns] for m in methods])


def mean_of(study, name, method):
    found = {k: values for (m, k), values in study.value.get(name, {}).items() if m == method}
    return estimate(found[max(found)].values())[0] if found else None


def measurements(folder):
    """[method, gap of each set, largest movement, largest cost] of what was measured everywhere."""
    curves = {n: Study([folder / f"{n}-curves.jsonl", folder / f"{n}-box-curves.jsonl"]) for n in SETS}
    traits = {n: Study([folder / f"{n}-traits.jsonl", folder / f"{n}-box-traits.jsonl"]) for n in SETS}
    # What is known of earlier runs, whose scores were not kept: {"deit": {"attention": 0.221}}.
    earlier = folder / "earlier.json"
    known = json.loads(earlier.read_text()) if earlier.exists() else {}
    passes = {n: costs(folder, n) for n in ("photos", "deit", "vit-b16")}
    rows = []
    for method in passes["photos"]:
        gaps = [mean_of(curves[n], "gap", method) for n in SETS]
        gaps = [known.get(n, {}).get(method) if gap is None else gap for n, gap in zip(SETS, gaps)]
        moved = [v for n in SETS for (m, _), values in traits[n].value.get("rounding", {}).items() if m == method
                 for v in values.values()]
        if None not in gaps and moved:
            rows.append([method, *gaps, max(moved), max(p[method] for p in passes.values() if method in p)])
    return rows


def marks(rows):
    best = [max(row[i] for row in rows if row[5] <= 25) for i in (1, 2, 3)]
    for row in rows:
        faithful = all(round(row[i], 3) >= round(b, 3) - 0.05 for i, b in zip((1, 2, 3), best))
        words = [w for w, yes in (("faithful", faithful), ("stable", row[4] <= 0.01), ("fast", row[5] <= 3.5)) if yes]
        yield row, ", ".join(words)


def evidence(rows):
    return table(["method", "photographs", "DeiT-Tiny", "scenes", "moved", "passes", ""],
                 [[r[0], *(f"{v:.3f}" for v in r[1:4]), small(r[4]), f"{r[5]:.1f}", words] for r, words in marks(rows)])


def evidence_source(rows):
    lines = [f'        {{"{r[0]}", {r[1]:.3f}, {r[2]:.3f}, {r[3]:.3f}, {small(r[4])}, {r[5]:.1f}}},' for r in rows]
    return "\n".join(lines)


def tables(folder):
    made = {"costs": cost_table(folder)}
    rows = measurements(folder)
    if rows:
        made["evidence"] = evidence(rows)
    for name in SETS:
        for kind in ("", "box-"):
            place = Study([folder / f"{name}-{kind}pointing.jsonl"])
            curves = Study([folder / f"{name}-{kind}curves.jsonl"])
            mark = f"{name}-{kind}"
            if place.rows("hit"):
                made[mark + "where"] = where(place)
            if curves.rows("gap"):
                made[mark + "decision"] = decision(curves)
        both = Study([folder / f"{name}-curves.jsonl", folder / f"{name}-box-curves.jsonl"])
        if both.rows("gap"):
            for reference in ("generic", "libragrad"):
                made[f"{name}-against-{reference}"] = against(both, reference)
        traits = Study([folder / f"{name}-traits.jsonl"])
        if traits.rows("rounding"):
            made[f"{name}-steady"] = steady(traits)
    return made


def main():
    made = tables(pathlib.Path(sys.argv[1]))
    if len(sys.argv) < 3:
        for name, text in made.items():
            print(f"\n== {name}\n{text}")
        return
    page = pathlib.Path(sys.argv[2])
    text = page.read_text()
    for name, lines in made.items():
        text = re.sub(rf"(<!-- table {re.escape(name)} -->\n).*?(<!-- end -->)",
                      lambda m: m[1] + "\n" + lines + "\n\n" + m[2], text, flags=re.S)
    page.write_text(text)
    source = pathlib.Path(__file__).parent.parent / "core/explain/evidence.cpp"
    rows = measurements(pathlib.Path(sys.argv[1]))
    source.write_text(re.sub(r"(// table evidence\n).*?( *// end)", lambda m: m[1] + evidence_source(rows) + "\n" + m[2],
                             source.read_text(), flags=re.S))


main()

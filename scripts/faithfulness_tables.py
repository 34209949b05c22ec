#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of models/faithfulness.md from journals of `hydrascope-cli faithfulness --out FILE.jsonl`.

    scripts/faithfulness_tables.py FOLDER            print them
    scripts/faithfulness_tables.py FOLDER FILE.md    put each between its marks, <!-- table NAME --> ... <!-- end -->,
                                                     and the measurements into core/explain/evidence.cpp

FOLDER holds SET-MEASURE.jsonl (SET: photos, deit, scenes; MEASURE: pointing, curves, traits, box-pointing, box-curves) and
costs-SET.txt, what bench_methods printed. Of each of NETWORKS the same (NAME-curves.jsonl, ..., costs-NAME.txt), and in NAME-maps/ what
`explain --method M,...,occlusion --out` wrote. Intervals are of 95 %: Wilson's of a proportion, else normal.
"""
import json
import math
import pathlib
import re
import sys
from array import array

SETS = ["photos", "deit", "scenes"]
BASELINES = ["random", "centre"]
# Kinds of networks other than softmax (networkKind() of evidence.h), and the shipped model of each.
NETWORKS = {"hydra": "hydra-all", "softmax+hydra": "hydra-2", "optimised": "better-optimised", "efficient": "better-efficient",
            "super": "better-super", "rounds": "thinkingvit-photos"}


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
    """Each method minus REFERENCE on the same pictures."""
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
    """[method, gap of each set, largest movement, largest cost] of methods measured on every set."""
    curves = {n: Study([folder / f"{n}-curves.jsonl", folder / f"{n}-box-curves.jsonl"]) for n in SETS}
    traits = {n: Study([folder / f"{n}-traits.jsonl", folder / f"{n}-box-traits.jsonl"]) for n in SETS}
    # Results of earlier runs whose scores were not kept: {"deit": {"attention": 0.221}}.
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
    """Each of [method, gap of each of SETS, moved, passes] or [method, gap, moved, passes, agrees, doubtful], and its verdict."""
    gaps = [row[1:2] if isinstance(row[-1], bool) else row[1:-2] for row in rows]
    passes = [row[len(g) + 2] for row, g in zip(rows, gaps)]
    best = [max(g[i] for g, p in zip(gaps, passes) if p <= 25) for i in range(len(gaps[0]))]
    for row, gap, cost in zip(rows, gaps, passes):
        doubtful = row[-1] is True and row[0] not in ("attention", "rollout")
        faithful = all(round(v, 3) >= round(b, 3) - 0.1 for v, b in zip(gap, best))
        words = [w for w, yes in (("faithful", faithful), ("stable", row[len(gap) + 1] <= 0.01), ("fast", cost <= 3.5)) if yes]
        yield row, "" if row[0] in BASELINES else "not to be trusted" if doubtful else ", ".join(words)


def floats(path):
    """The numbers of a .npy of float32, and its shape."""
    data = path.read_bytes()
    length = int.from_bytes(data[8:10], "little")
    shape = [int(n) for n in re.findall(r"\d+", re.search(rb"'shape': \(([^)]*)\)", data[10:10 + length])[1].decode())]
    return array("f", data[10 + length:]), shape


def on_patches(path, rows, cols):
    """The map of FILE, averaged over each patch where it has pixels."""
    values, shape = floats(path)
    down, across = shape[0] // rows, shape[1] // cols
    return [sum(values[(r * down + y) * shape[1] + c * across + x] for y in range(down) for x in range(across)) / (down * across)
            for r in range(rows) for c in range(cols)]


def ranks(values):
    order, found, i = sorted(range(len(values)), key=values.__getitem__), [0.0] * len(values), 0
    while i < len(order):
        j = i
        while j + 1 < len(order) and values[order[j + 1]] == values[order[i]]:
            j += 1
        for place in order[i:j + 1]:
            found[place] = (i + j) / 2
        i = j + 1
    return found


def spearman(a, b):
    a, b = ranks(a), ranks(b)
    mean = (len(a) - 1) / 2
    up = sum((x - mean) * (y - mean) for x, y in zip(a, b))
    down = math.sqrt(sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b))
    return up / down if down > 0 else 0.0


def agreement(folder):
    """Rank correlation of each method's map with occlusion's, one per picture: {method: [...]}."""
    found = {}
    for witness in sorted(folder.glob("*.occlusion.k*.npy")):
        stem, k = witness.name.split(".occlusion.")
        grid = floats(next(folder.glob(f"{stem}.generic.{k}")))[1]
        seen = on_patches(witness, *grid)
        for file in folder.glob(f"{stem}.*.{k}"):
            method = file.name[len(stem) + 1:-len(k) - 1]
            if method != "occlusion":
                found.setdefault(method, []).append(spearman(on_patches(file, *grid), seen))
    return found


def of_network(folder, name):
    """The table of one network, and its rows [method, gap, moved, passes]."""
    curves, place = Study([folder / f"{name}-curves.jsonl"]), Study([folder / f"{name}-pointing.jsonl"])
    moved = Study([folder / f"{name}-traits.jsonl"]).value.get("rounding", {})
    passes, witness = costs(folder, name), agreement(folder / f"{name}-maps")
    rows, cells = [], []
    for row in curves.rows("gap"):
        method, gap = row[0], estimate(curves.of("gap", row).values())
        above = paired(curves, "gap", row, ("centre", row[1]))
        agrees = estimate(witness[method]) if method in witness else None
        rows.append([method, gap[0], max(moved.get(row, {0: 0}).values()), passes.get(method, 0.0), agrees[0] if agrees else 0.0,
                     above[1] <= 0])
        hit = place.of("hit", row)
        cells.append([show(gap).split(" (")[1].rstrip(")"), show(above), show(wilson(hit.values()), 1, 100) if hit else "",
                      show(agrees, 2) if agrees else ""])
    if not rows:
        return None, []
    page = table(["method", "insertion − deletion ↑", "95 %", "less centre's, paired", "pointing game %", "correlation with occlusion", "moved",
                  "passes", ""],
                 [[r[0], f"{r[1]:.3f}", *c, "" if r[0] in BASELINES else small(r[2]), "" if r[0] in BASELINES else f"{r[3]:.1f}", words]
                  for (r, words), c in zip(marks(rows), cells)])
    return page, [row for row in rows if row[0] not in BASELINES]


def evidence(rows):
    return table(["method", "photographs", "DeiT-Tiny", "scenes", "moved", "passes", ""],
                 [[r[0], *(f"{v:.3f}" for v in r[1:4]), small(r[4]), f"{r[5]:.1f}", words] for r, words in marks(rows)])


def evidence_source(rows):
    def line(network, row):
        several = not isinstance(row[-1], bool)
        gaps, rest = (row[1:-2], row[-2:]) if several else (row[1:2], row[2:4])
        more = "" if several else f", {row[4]:.2f}" + (", true" if row[5] else "")
        return (f'        {{"{network}", "{row[0]}", {{{", ".join(f"{v:.3f}" for v in gaps)}}}, {small(rest[0])}, '
                f'{rest[1]:.1f}{more}}},')
    return "\n".join(line(network, row) for network, several in rows.items() for row in several)


def tables(folder):
    made = {"costs": cost_table(folder)} if costs(folder, "photos") else {}
    rows = measurements(folder)
    if rows:
        made["evidence"] = evidence(rows)
    for name in [*NETWORKS.values(), "softmax-twin"]:
        page, _ = of_network(folder, name)
        if page:
            made[f"network-{name}"] = page
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
    folder = pathlib.Path(sys.argv[1])
    source = pathlib.Path(__file__).parent.parent / "core/explain/evidence.cpp"
    measured = {"softmax": measurements(folder), **{kind: of_network(folder, name)[1] for kind, name in NETWORKS.items()}}
    text = source.read_text()
    for kind, rows in measured.items(): # what was not measured anew stays
        if rows:
            known = rf'( *\{{"{re.escape(kind)}", .*\n)*'
            text = re.sub(rf"(// table evidence {re.escape(kind)}\n){known}", lambda m: m[1] + evidence_source({kind: rows}) + "\n", text)
    source.write_text(text)


main()

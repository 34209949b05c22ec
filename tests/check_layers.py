#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""ctest `layers`: an include may only point down the lists below.

usage: check_layers.py ROOT [--draw]     --draw prints every package with the packages that it includes
"""
import re
import sys
from collections import defaultdict
from pathlib import Path

# From the ground up. A package includes itself and what stands before it, never what stands after it.
CORE = """base language tensor model image frames format hub attention sae nn text checkpoint explain predictor question evaluate paint scenes train tsne
          engine export shard dictionary live""".split()
UI = "widgets paint bridge state models figures views panels shell".split()

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"]', re.MULTILINE)
QT = re.compile(r"^Q[A-Z]")
TENSORS = re.compile(r"^(torch|ATen|c10)/")
PLAIN = re.compile(r"target_sources\(hydra_plain PRIVATE([^)]*)\)")


class Tree:
    def __init__(self, root):
        self.root = root
        self.includes = {}  # file -> what it includes, as written
        self.empty = []
        # What is compiled without LibTorch, whose headers may lie where only its users are told to look.
        self.plain = [f"core/{lists.parent.name}/{file}" for lists in sorted((root / "core").glob("*/CMakeLists.txt"))
                      for block in PLAIN.findall(lists.read_text()) for file in block.split()]
        for top in ("core", "ui", "app"):
            for path in sorted((root / top).rglob("*")):
                if path.suffix in (".h", ".cpp"):
                    text = path.read_text()
                    self.includes[str(path.relative_to(root))] = INCLUDE.findall(text)
                    self.empty += [] if text.strip() else [str(path.relative_to(root))]

    def tensors_behind(self, file):
        """The chain of includes that leads from FILE to a header of LibTorch, or nothing."""
        seen, waiting = {file: None}, [file]
        while waiting:
            at = waiting.pop()
            for to in self.includes.get(at, []):
                if TENSORS.match(to):
                    chain = [to]
                    while at is not None:
                        chain.insert(0, at)
                        at = seen[at]
                    return chain
                if to in self.includes and to not in seen:
                    seen[to] = at
                    waiting.append(to)
        return []


def package_of(file):
    top, _, rest = file.partition("/")
    return (top, rest.split("/")[0]) if "/" in rest else (top, "")


def against_order(tree, top, order):
    rank = {name: place for place, name in enumerate(order)}
    for file, includes in tree.includes.items():
        inside, package = package_of(file)
        if inside != top:
            continue
        if package not in rank:
            yield f"{file}: {top}/{package} has no place in the order of {top} (tests/check_layers.py)"
            continue
        for to in includes:
            other, target = package_of(to)
            if other == top and rank.get(target, len(order)) > rank[package]:
                yield f"{file} includes {to}: {top}/{target} stands above {top}/{package}"


def against_floors(tree):
    for file, includes in tree.includes.items():
        top = file.split("/")[0]
        for to in includes:
            if top == "core" and (QT.match(to) or to.startswith(("ui/", "app/"))):
                yield f"{file} includes {to}: core knows neither Qt nor what is built on it"
            if top == "ui" and to.startswith("app/"):
                yield f"{file} includes {to}: the window does not know the programs"
        if top == "ui":
            if chain := tree.tensors_behind(file):
                yield f"{' -> '.join(chain)}: the window sees plain data, never a tensor"
    for file in tree.plain:
        if chain := tree.tensors_behind(file):
            yield f"{' -> '.join(chain)}: hydra_plain is compiled without LibTorch"


def draw(tree, top, order):
    arrows = defaultdict(lambda: defaultdict(int))
    for file, includes in tree.includes.items():
        inside, package = package_of(file)
        for to in includes:
            other, target = package_of(to)
            if inside == other == top and target != package:
                arrows[package][target] += 1
    for package in order:
        below = ", ".join(f"{name} {arrows[package][name]}" for name in order if arrows[package][name])
        print(f"{top}/{package}: {below or '-'}")


def main():
    tree = Tree(Path(sys.argv[1]))
    if "--draw" in sys.argv:
        draw(tree, "core", CORE)
        draw(tree, "ui", UI)
    unseen = [top for top in ("core", "ui", "app") if not any(file.startswith(top + "/") for file in tree.includes)]
    faults = [f"{sys.argv[1]}: expected sources in {top}/, found none" for top in unseen]
    faults += [f"{file}: is empty" for file in tree.empty]
    faults += [*against_order(tree, "core", CORE), *against_order(tree, "ui", UI), *against_floors(tree)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

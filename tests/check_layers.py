#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""ctest `layers`: an include may only point down the lists of packages; resources/help/architecture.md has these lists and their picture.

usage: check_layers.py ROOT [--draw | --picture]
  --draw prints each package: its purpose, files and lines, and what it uses; --picture draws architecture.svg anew
"""
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

from draw_house import picture

# From the bottom up. A package may include itself and earlier packages, never later ones. Core's list is CMake's.
UI = "widgets paint bridge state models figures views panels shell".split()
APP = "start thumbnail cli window".split()
CORE = re.compile(r"foreach\(package ([^)]*)\)")

PAGE = "resources/help/architecture.md"
PICTURE = "resources/help/architecture.svg"
MOST_LINES = 450
# A name belongs to one file and its header; each program has a main.cpp.
SAME_NAMES = ["main"]
# Header -> its replacement, and the reason.
BANNED = {"QFormLayout": "ui/widgets/form_layout.h; Qt 6.4's damages the heap where a row is hidden"}

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"]', re.MULTILINE)
QT = re.compile(r"^Q[A-Z]")
TENSORS = re.compile(r"^(torch|ATen|c10)/")
POOLS = re.compile(r"\b(QThreadPool|QThread|QRunnable|QtConcurrent)\b")
FOLLOWED = re.compile(
    r"^ *(?:mutable )?Background m_\w+(?:\{\d\})?(?:, m_\w+)*;[^\n]*\n(?! *(?:\};|(?:mutable )?Background ))", re.MULTILINE
)
HANDLER = re.compile(r"\bstd::signal\([^,;]*,(?! *SIG_(?:DFL|IGN)\))[^;]*")
PLAIN = re.compile(r"target_sources\(hydra_plain PRIVATE([^)]*)\)")
TABLE = re.compile(r"^\| `(core|ui|app)`, from the ground up \| \|\n\|[ -|]*\n((?:\|.*\n)*)", re.MULTILINE)
ROW = re.compile(r"^\| `(\w+)` \| (.*) \|$", re.MULTILINE)


def text_of(path):
    return path.read_text() if path.is_file() else ""


class Tree:
    def __init__(self, root):
        self.root = root
        self.includes = {}  # file -> its includes, as written
        self.texts = {}
        self.lines = {}
        lists = CORE.search(text_of(root / "core" / "CMakeLists.txt"))
        self.order = {"core": lists[1].split() if lists else [], "ui": UI, "app": APP}
        self.purposes = {top: dict(ROW.findall(rows)) for top, rows in TABLE.findall(text_of(root / PAGE))}
        # Files compiled without LibTorch, whose include folders only its users get.
        self.plain = [f"core/{lists.parent.name}/{file}" for lists in sorted((root / "core").glob("*/CMakeLists.txt"))
                      for block in PLAIN.findall(lists.read_text()) for file in block.split()]
        self.places = {(top, package) for top, order in self.order.items() for package in order}
        for top in self.order:
            for path in sorted((root / top).rglob("*")):
                if path.suffix in (".h", ".cpp"):
                    file, text = str(path.relative_to(root)), path.read_text()
                    self.texts[file] = text
                    self.includes[file] = INCLUDE.findall(text)
                    self.lines[file] = len(text.splitlines()) if text.strip() else 0

    def tensors_behind(self, file):
        """The chain of includes from FILE to a header of LibTorch; empty if there is none."""
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
            yield f"{file}: {top}/{package} has no place in the order of {top}"
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


def against_table(tree, top):
    """The table of TOP's packages in architecture.md, its folders and its order are the same packages."""
    order, rows = tree.order[top], list(tree.purposes.get(top, {}))
    if rows != order:
        yield f"{PAGE}: the table of {top}: expected {' '.join(order) or 'packages'}, found {' '.join(rows) or 'none'}"
    folders = {package_of(file)[1] for file in tree.includes if package_of(file)[0] == top}
    for package in order:
        if package not in folders:
            yield f"{top}/{package}: stands in the order of {top}, and has no sources"


def against_size(tree):
    folders = defaultdict(set)
    for file, lines in tree.lines.items():
        if not lines:
            yield f"{file}: is empty"
        if lines > MOST_LINES:
            yield f"{file}: expected at most {MOST_LINES} lines, found {lines}"
        folders[Path(file).stem].add(str(Path(file).parent))
    for name, places in folders.items():
        if len(places) > 1 and name not in SAME_NAMES:
            yield f"{' and '.join(sorted(places))}: both have files of the name {name}"


def against_bans(tree):
    for file, includes in tree.includes.items():
        for to in includes:
            if to in BANNED:
                yield f"{file} includes {to}: expected {BANNED[to]}"


def against_threads(tree):
    """No thread of the window outlives the objects it uses: a pool belongs to a Background, the last member, which waits."""
    for file, text in tree.texts.items():
        if file.startswith("ui/") and package_of(file)[1] != "bridge" and (found := POOLS.search(text)):
            yield f"{file}: {found[0]}: work beside the GUI thread has a Background (ui/bridge/background.h)"
        if FOLLOWED.search(text):
            yield f"{file}: a Background is its owner's last member: what follows it would go while its work uses it"


def against_handlers(tree):
    """A signal handler may run on any thread, and could corrupt the heap under a oneDNN kernel."""
    for file, text in tree.texts.items():
        if found := HANDLER.search(text):
            yield f"{file}: {found[0].strip()}: expected SIG_DFL or SIG_IGN; signals are heard by a thread (core/base/hear_signals.h)"


def draw(tree):
    """Each package as lines: its size, its purpose, and its includes with their number."""
    files, lines, arrows = Counter(), Counter(), defaultdict(Counter)
    for file, includes in tree.includes.items():
        package = package_of(file)
        files[package] += 1
        lines[package] += tree.lines[file]
        arrows[package].update(other for other in map(package_of, includes) if other != package and other in tree.places)
    for top, order in tree.order.items():
        print(f"{top}: {sum(files[top, name] for name in order)} files, {sum(lines[top, name] for name in order)} lines")
        for package in ((top, name) for name in order):
            print(f"  {package[1]}: {tree.purposes.get(top, {}).get(package[1], '?')} ({files[package]} files, {lines[package]} lines)")
            for below in tree.order:
                if used := [f"{name} {arrows[package][below, name]}" for name in tree.order[below] if arrows[package][below, name]]:
                    print(f"    uses {below}: {', '.join(used)}")


def drawn(tree):
    uses = {place: set() for place in tree.places}
    for file, includes in tree.includes.items():
        if (package := package_of(file)) in uses:
            uses[package].update(other for other in map(package_of, includes) if other != package and other in tree.places)
    return picture(uses, [(top, name) for top in tree.order for name in tree.order[top]])


def against_picture(tree):
    if text_of(tree.root / PICTURE) != drawn(tree):
        yield f"{PICTURE}: packages use others than it shows; check_layers.py ROOT --picture draws it anew"


def main():
    tree = Tree(Path(sys.argv[1]))
    if "--draw" in sys.argv:
        draw(tree)
    if "--picture" in sys.argv:
        (tree.root / PICTURE).write_text(drawn(tree))
    unseen = [top for top in tree.order if not any(file.startswith(top + "/") for file in tree.includes)]
    faults = [f"{sys.argv[1]}: expected sources in {top}/, found none" for top in unseen]
    for top, order in tree.order.items():
        faults += [*against_order(tree, top, order), *against_table(tree, top)]
    faults += [*against_floors(tree), *against_size(tree), *against_bans(tree), *against_threads(tree), *against_handlers(tree)]
    if not faults:  # otherwise packages may not form floors
        faults += against_picture(tree)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

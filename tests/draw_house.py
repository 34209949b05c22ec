# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the architecture: packages on floors, their dependencies, and the way of a question (check_layers.py --picture)."""
from collections import defaultdict

# The steps of CONTRIBUTING.md's way of one question, and the package that takes each.
WAY = [("ui", "views"), ("ui", "state"), ("ui", "bridge"), ("core", "engine"), ("core", "nn"), ("core", "explain"), ("ui", "bridge"),
       ("ui", "state"), ("ui", "views"), ("core", "paint")]
COLOURS = {"core": "#dcecf5", "ui": "#e6f2df", "app": "#f6e8d5"}
BOX, HIGH, GAP, FLOOR, LEFT, TOP = 92, 26, 12, 64, 16, 16


def floors_of(uses, order):
    """Places each package directly above its highest dependency."""
    floor = {}
    for package in order:  # from the ground up
        floor[package] = 1 + max((floor[below] for below in uses[package] if below in floor), default=-1)
    return floor


def rests_on(uses, order):
    """The direct dependencies of each package that no other dependency implies."""
    reached = {}
    for package in order:
        reached[package] = set(uses[package]).union(*(reached[below] for below in uses[package]), set())
    return {package: sorted(below for below in uses[package] if not any(below in reached[other] for other in uses[package]))
            for package in order}


def placed(floor, order, edges):
    """(x, y) of each package: side by side on a floor, each roughly below its users."""
    rows = defaultdict(list)
    for package in order:
        rows[floor[package]].append(package)
    widest = max(len(row) for row in rows.values())
    width = widest * (BOX + GAP)
    place = {}
    for at in sorted(rows, reverse=True):
        above = {package: [place[up][0] for up in edges if package in edges[up] and up in place] for package in rows[at]}
        row = sorted(rows[at], key=lambda package: (sum(above[package]) / len(above[package]) if above[package] else width / 2, package))
        room = width / len(row)
        for i, package in enumerate(row):
            place[package] = (LEFT + room * (i + 0.5), TOP + HIGH / 2 + (max(rows) - at) * FLOOR)
    return place, width + 2 * LEFT, 2 * TOP + HIGH + max(rows) * FLOOR


def picture(uses, order):
    """SVG of packages (top, name); ORDER lists each after its dependencies."""
    floor, edges = floors_of(uses, order), rests_on(uses, order)
    place, width, height = placed(floor, order, edges)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height + 30:.0f}" font-family="sans-serif" font-size="13">',
             '<title>Packages of Hydrascope, what each rests on, and the way of a question</title>',
             '<rect width="100%" height="100%" fill="white"/>']
    for package in order:
        x, y = place[package]
        for below in edges[package]:
            to_x, to_y = place[below]
            half = (to_y - y) / 2
            lines.append(f'<path d="M{x:.0f} {y + HIGH / 2:.0f} C{x:.0f} {y + half:.0f} {to_x:.0f} {to_y - half:.0f} {to_x:.0f} {to_y - HIGH / 2:.0f}"'
                         ' fill="none" stroke="#9aa5ad"/>')
    for package in order:
        x, y = place[package]
        lines.append(f'<rect x="{x - BOX / 2:.0f}" y="{y - HIGH / 2:.0f}" width="{BOX}" height="{HIGH}" rx="4" fill="{COLOURS[package[0]]}" stroke="#5b6770"/>')
        lines.append(f'<text x="{x:.0f}" y="{y + 4.5:.1f}" text-anchor="middle">{package[1]}</text>')
    steps = defaultdict(list)
    for step, package in enumerate(WAY, 1):
        steps[package].append(step)
    for package, numbers in steps.items():
        for i, number in enumerate(numbers if package in place else []):
            x, y = place[package][0] - BOX / 2 + 17 * i, place[package][1] - HIGH / 2 - 2
            lines.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="8" fill="#1f4e79"/>')
            lines.append(f'<text x="{x:.0f}" y="{y + 4:.0f}" text-anchor="middle" fill="white" font-size="11">{number}</text>')
    for i, (top, colour) in enumerate(COLOURS.items()):
        lines.append(f'<rect x="{LEFT + 110 * i}" y="{height + 4:.0f}" width="16" height="16" fill="{colour}" stroke="#5b6770"/>')
        lines.append(f'<text x="{LEFT + 110 * i + 22}" y="{height + 17:.0f}">{top}</text>')
    lines.append(f'<text x="{LEFT + 340}" y="{height + 17:.0f}">A line: rests on. Numbers: the way of a question.</text>')
    return "\n".join(lines) + "\n</svg>\n"

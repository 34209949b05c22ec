# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows with names: a pandas.DataFrame where pandas is installed, otherwise the small table of this file."""

from __future__ import annotations

import html
from typing import Any, Dict, Iterator, List, Sequence

MOST_SHOWN = 60


def text_of(value: Any) -> str:
    """A cell as it is shown."""
    return "" if value is None else f"{value:.4g}" if isinstance(value, float) else str(value)


class Table:
    """``table["name"]`` is a column, ``table.rows`` the rows as dictionaries, ``len(table)`` how many there are."""

    def __init__(self, rows: Sequence[Dict[str, Any]]) -> None:
        self.rows: List[Dict[str, Any]] = list(rows)
        self.columns: List[str] = list(dict.fromkeys(name for row in self.rows for name in row))

    def __getitem__(self, column: str) -> List[Any]:
        if column not in self.columns:
            raise KeyError(f"{column!r}: expected one of {', '.join(self.columns)}")
        return [row.get(column) for row in self.rows]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Dict[str, Any]]:
        return iter(self.rows)

    def _cells(self) -> List[List[str]]:
        """What is shown, names first: columns without any value are left out."""
        shown = [name for name in self.columns if any(row.get(name) is not None for row in self.rows)]
        return [shown] + [[text_of(row.get(name)) for name in shown] for row in self.rows[:MOST_SHOWN]]

    def _rest(self) -> str:
        return f"and {len(self.rows) - MOST_SHOWN} more rows" if len(self.rows) > MOST_SHOWN else ""

    def __repr__(self) -> str:
        cells = self._cells()
        widths = [max(map(len, column)) for column in zip(*cells)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in cells]
        return "\n".join(lines + [self._rest()]).rstrip() if self.columns else "no rows"

    def _repr_html_(self) -> str:
        def row(cells: Sequence[str], tag: str) -> str:
            return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in cells) + "</tr>"

        names, *rows = self._cells()
        body = "".join(row(cells, "td") for cells in rows)
        return f"<table><thead>{row(names, 'th')}</thead><tbody>{body}</tbody></table><p>{self._rest()}</p>"


def table_of(rows: Sequence[Dict[str, Any]]) -> Any:
    """ROWS as a pandas.DataFrame, or as a Table where there is no pandas."""
    try:
        import pandas
    except ImportError:
        return Table(rows)
    return pandas.DataFrame(list(rows))


def flat(row: Dict[str, Any]) -> Dict[str, Any]:
    """ROW as cells: ``ci95: {deletion_auc: [low, high]}`` becomes ``deletion_auc_ci95_low`` and ``..._high``; what is no number and no
    text is left to the document."""
    cells: Dict[str, Any] = {}
    for name, value in row.items():
        for inner, each in ({f"{key}_{name}": each for key, each in value.items()} if isinstance(value, dict) else {name: value}).items():
            if isinstance(each, list) and len(each) == 2 and inner != name:
                cells[inner + "_low"], cells[inner + "_high"] = each
            elif not isinstance(each, (list, dict)):
                cells[inner] = each
    return cells

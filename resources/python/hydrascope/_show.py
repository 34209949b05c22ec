# SPDX-License-Identifier: GPL-3.0-or-later
"""How answers are shown: words everywhere, pictures where something can show them."""

from __future__ import annotations

import base64
import html
import itertools
import os
from pathlib import Path
from typing import Any, Callable, Dict, List, Sequence, Union

from ._errors import UsageError
from ._table import text_of

MOST_SHOWN = 24  # pictures
_numbers = itertools.count(1)


class Figure:
    """A figure: ``data`` are the bytes of a file, ``caption`` what it says, ``command`` the command that makes it again, in the folder
    where it was saved."""

    def __init__(self, data: bytes, format: str, document: Dict[str, Any], draw: Callable[[str], Any]) -> None:
        self.data = data
        self.format = format
        self.caption = str(document.get("caption", ""))
        self.command = str(document.get("command", ""))
        self._draw = draw

    def save(self, path: Union[str, os.PathLike[str]]) -> Path:
        """Draws it into PATH, byte for byte as the command line does: the file says how to make it again from there."""
        if Path(path).suffix != f".{self.format}":
            raise UsageError(f"save: expected a name that ends in .{self.format}, got {os.fspath(path)!r}")
        self.command = str(self._draw(os.fspath(path)).get("command", ""))
        return Path(path)

    def __repr__(self) -> str:
        return f"a figure, {len(self.data)} bytes of {self.format}: {self.caption}"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, Any]:
        shown: Dict[str, Any] = {"text/plain": repr(self)}
        if self.format == "svg":  # as a picture: two in one page must not share names
            code = base64.b64encode(self.data).decode()
            shown["text/html"] = f"<img alt='{html.escape(self.caption)}' src='data:image/svg+xml;base64,{code}'>"
        elif self.format == "png":
            shown["image/png"] = base64.b64encode(self.data).decode()
        elif self.format == "pdf":
            shown["application/pdf"] = base64.b64encode(self.data).decode()
        return shown


def explained(row: Dict[str, Any]) -> str:
    """What a map's row is about, in words."""
    name = row.get("target") or row.get("class_name")
    if name is None and row.get("class") is not None:
        name = f"class {row['class']}"
    against = f" against {row['against_name']}" if row.get("against_name") else ""
    return f"{row['method']}{f' for {name}' if name is not None else ''}{against}"


def words_of(row: Dict[str, Any]) -> str:
    """A map's row as a line."""
    ends = "" if row.get("min") is None else f", {text_of(row['min'])} to {text_of(row['max'])}"
    return f"{row['input']}, k = {row['k']}: {explained(row)}, {row['rows']} x {row['cols']}{ends}"


_STYLE = """
#{id} {{ font-family: system-ui, sans-serif; font-size: 13px; }}
#{id} .maps {{ display: flex; flex-wrap: wrap; gap: 12px; }}
#{id} figure {{ margin: 0; width: 260px; }}
#{id} img {{ width: 100%; }}
#{id} table {{ width: 100%; border-collapse: collapse; margin: 4px 0 0 0; }}
#{id} td {{ padding: 1px 4px; text-align: left; background: none; }}
#{id} td.n {{ text-align: right; width: 5em; }}
"""

# The slider shows the maps of one head count at a time; without a script all stand beside each other.
_SCRIPT = """
(function () {{
  var root = document.getElementById("{id}"), heads = {heads};
  var bar = root.querySelector("p.slider"), slider = bar.querySelector("input"), said = bar.querySelector("output");
  function show() {{
    var k = heads[slider.value];
    said.textContent = k + " heads";
    root.querySelectorAll("figure").forEach(function (f) {{ f.hidden = f.dataset.k !== String(k); }});
  }}
  bar.hidden = false;
  slider.addEventListener("input", show);
  show();
}})();
"""


def _predicted(rows: Sequence[Dict[str, Any]], of: Dict[str, Any]) -> str:
    lines = "".join(
        f"<tr><td>{html.escape(str(row['name']))}</td><td class='n'>{100 * row['probability']:.1f} %</td></tr>"
        for row in rows
        if row["input"] == of["input"] and row["k"] == of["k"]
    )
    return f"<table>{lines}</table>" if lines else ""


def _figure(row: Dict[str, Any], png: bytes, predictions: Sequence[Dict[str, Any]]) -> str:
    said = f"{row['k']} heads: {explained(row)}"
    return (
        f"<figure data-k='{row['k']}'><img alt='{html.escape(words_of(row))}' "
        f"src='data:image/png;base64,{base64.b64encode(png).decode()}'>"
        f"<figcaption>{html.escape(said)}<br><small>{html.escape(os.path.basename(row['input']))}</small></figcaption>"
        f"{_predicted(predictions, row)}</figure>"
    )


def mime_bundle_of(
    rows: List[Dict[str, Any]],
    overlays: Callable[[], List[bytes]],
    predictions: Callable[[], List[Dict[str, Any]]],
    plain: str,
) -> Dict[str, Any]:
    """What Jupyter shows of maps: each over its picture, with what the network predicts, and a slider of head counts."""
    if not rows:
        return {"text/plain": plain}
    pictures, predicted = overlays(), predictions()
    heads = list(dict.fromkeys(row["k"] for row in rows))
    name = f"hydrascope-{os.getpid()}-{next(_numbers)}"
    shown = "".join(_figure(row, png, predicted) for row, png in list(zip(rows, pictures))[:MOST_SHOWN])
    rest = f"<p>and {len(rows) - MOST_SHOWN} more maps</p>" if len(rows) > MOST_SHOWN else ""
    slider = script = ""
    if len(heads) > 1 and not rest:
        last = len(heads) - 1
        slider = (
            f"<p class='slider' hidden><label>Heads <input type='range' min='0' max='{last}' value='{last}'></label> "
            "<output></output></p>"
        )
        script = f"<script>{_SCRIPT.format(id=name, heads=heads)}</script>"
    page = f"<div id='{name}'><style>{_STYLE.format(id=name)}</style>{slider}<div class='maps'>{shown}</div>{rest}{script}</div>"
    bundle: Dict[str, Any] = {"text/plain": plain, "text/html": page}
    if len(pictures) == 1:
        bundle["image/png"] = base64.b64encode(pictures[0]).decode()
    return bundle

# SPDX-License-Identifier: GPL-3.0-or-later
"""See what a Vision Transformer does, from Python.

    import hydrascope
    m = hydrascope.open("deit.safetensors")
    a = m.explain("cat.jpg", heads=[3, 12], target="tiger cat")
    a.map                       # an array [2, rows, cols]
    a.figure("svg").save("cat.svg")
    m.predict("photos")         # a table
    m.without("heads:7.3").explain("cat.jpg")

The work is done by ``hydrascope-cli``, which this module starts and talks to (``hydrascope-cli serve``): every command
and option of it can be asked, networks stay open, answers are remembered. No network connection is made."""

from __future__ import annotations

import json as _json
import os as _os
import subprocess as _subprocess
from pathlib import Path as _Path
from typing import Any as _Any
from typing import Dict as _Dict
from typing import List as _List
from typing import Optional as _Optional
from typing import Union as _Union

from ._errors import (
    CancelledError,
    Error,
    HydrascopeWarning,
    InputError,
    ProgramNotFound,
    ServerError,
    UsageError,
)
from ._model import Explanation, Map, Model, _named, ask
from ._server import close, connect, use
from ._server import find_program as _find_program
from ._show import Figure
from ._table import Table

__version__ = "0.3.0"
__all__ = [  # all but open, which would hide Python's own
    "CancelledError",
    "Error",
    "Explanation",
    "Figure",
    "HydrascopeWarning",
    "InputError",
    "Map",
    "Model",
    "ProgramNotFound",
    "ServerError",
    "Table",
    "UsageError",
    "ask",
    "close",
    "connect",
    "models",
    "scenes",
    "use",
]


def open(name: _Union[str, _os.PathLike[str], None] = None, *, predictor: _Optional[str] = None, **options: _Any) -> Model:
    """A network: a checkpoint file, a folder with ``config.json``, a shipped model's name, or ORG/NAME of the Hugging Face
    cache. OPTIONS say what the file does not: ``hydrascope.open("vit.pth", num_heads=12, labels="names.txt")``.
    ``predictor="python3 with_onnx.py model.onnx"``, in place of it: a program that answers, one at a time.

    Raises InputError where it cannot be read, ProgramNotFound where there is no hydrascope-cli."""
    reading = _named(options)
    if predictor is not None:
        if name is not None or reading:
            raise UsageError("open: expected a network, or predictor alone")
        use(predictor=predictor)
        return Model(None, {}, {}, predictor=predictor)
    if name is None:
        raise UsageError("open: expected the name of a network, or predictor")
    return Model(_os.fspath(name), reading, ask("info", model=_os.fspath(name), **reading))


def _shipped() -> _List[_Dict[str, str]]:
    said = _subprocess.run([_find_program(), "models"], stdout=_subprocess.PIPE, check=True).stdout
    return list(_json.loads(said)["models"])


def models() -> _List[str]:
    """Names of the shipped models."""
    return [row["name"] for row in _shipped()]


def scenes() -> _List[str]:
    """The scenes that are shipped for a first try: files of pictures."""
    roots = [_Path(row["path"]).parent.parent for row in _shipped()[:1]]
    folders = [root / place for root in roots for place in ("scenes", "resources/scenes")]
    return sorted(str(file) for folder in folders for file in folder.glob("*.png"))

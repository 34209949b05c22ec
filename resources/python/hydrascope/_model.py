# SPDX-License-Identifier: GPL-3.0-or-later
"""A network, what it answers, and what its answers rest on."""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, TypeVar, Union

import numpy as np

from . import _server
from ._errors import HydrascopeWarning, UsageError
from ._inputs import Held, Input, arguments_of, inputs_of, named, option_name
from ._show import Figure, mime_bundle_of, words_of
from ._table import flat, table_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

Read = TypeVar("Read")

# Options of explain that say which network answers, and with which predict is asked beside a map.
_NETWORK = ("heads", "untrained", "attention", "size", "without", "from")
# Options of explain that the window takes, and what they are called there.
_WINDOW = {name: name for name in ("class", "target", "attention", "without")}
_WINDOW["size"] = "picture-size"


def ask(command: str, **options: Any) -> Dict[str, Any]:
    """The JSON document of any command that ``hydrascope-cli serve`` answers, as a dictionary:
    ``hydrascope.ask("profile", arch="vit-b16", heads="3-12")``. What has no name on the command line is ``model``,
    ``input``, ``kind``, ``picture`` and ``folder`` here."""
    return _asked(command, options, ())


def _asked(command: str, options: Mapping[str, Any], inputs: Sequence[Input]) -> Dict[str, Any]:
    return _read(command, options, inputs, lambda document: document)


def _read(
    command: str,
    options: Mapping[str, Any],
    inputs: Sequence[Input],
    read: Callable[[Dict[str, Any]], Read],
) -> Read:
    """What READ makes of the document and its files. Files in the private folder are removed then, which may be memory;
    pictures that have no file of their own are called by what they are."""

    def asked(server: _server.Server) -> Read:
        place = server.place()
        try:
            document = server.ask(command, arguments_of(place, options, inputs))
            held = {os.path.join(place, each.name): each.label for each in inputs if isinstance(each, Held)}
            for value in document.values() if held else ():
                for row in value if isinstance(value, list) else ():
                    name = str(row.get("input", "")) if isinstance(row, dict) else ""
                    for path, label in held.items():
                        if name.startswith(path):
                            row["input"] = label + name[len(path) :]
            try:
                return read(document)
            finally:
                server.take(document)
        finally:
            shutil.rmtree(place, ignore_errors=True)

    return _server.with_server(asked)


def _predictions(said: Mapping[str, Any], inputs: Sequence[Input]) -> List[Dict[str, Any]]:
    rows = []
    for result in _asked("predict", said, inputs)["results"]:
        for of_k in result.get("heads", [result]):  # a program has none
            known = ("input", "k", "ms", "top", "boxes", "file")
            more = {name: value for name, value in flat(of_k).items() if name not in known}
            heads = {"k": of_k["k"]} if "k" in of_k else {}
            for place, row in enumerate(of_k["top"] if "top" in of_k else of_k["boxes"], 1):
                rows.append({"input": result["input"], **heads, "place": place, **row, **more})
    return rows


def _figure(kind: str, format: str, said: Mapping[str, Any], inputs: Sequence[Input]) -> Figure:
    said = {**said, "kind": kind}

    def read(document: Dict[str, Any]) -> Figure:
        data = Path(document["file"]).read_bytes()
        return Figure(data, format, document, lambda path: _asked("figure", {**said, "out": path}, inputs))

    return _read("figure", {**said, "out": {"private": "figure." + format}}, inputs, read)


def _named(options: Mapping[str, Any]) -> Dict[str, Any]:
    return {option_name(name): value for name, value in options.items()}


class Model:
    """A network in a file, a folder or a cache. Its questions take every option of the command of their name, with
    ``_`` in place of ``-`` (``class_`` and ``from_`` where Python has the word for itself); values are texts, numbers,
    ``True``, or lists of them. What the command line refuses raises ``hydrascope.Error`` with the same words.

    Pictures are names of files and folders, arrays, PIL pictures, torch tensors, or lists of them: uint8
    ``[H, W, 3]`` is a picture; floats ``[3, H, W]`` are what the network gets, already normalised."""

    def __init__(
        self,
        name: Optional[str],
        reading: Mapping[str, Any],
        info: Dict[str, Any],
        asking: Mapping[str, Any] = {},
        predictor: Optional[str] = None,
    ) -> None:
        self.name = name
        self.predictor = predictor
        """The command of a program, which has no name, and nothing to switch off."""
        self.options = {**reading, **asking}
        """Of each of its questions."""
        self._reading = dict(reading)
        self.info = info
        """What ``hydrascope-cli info`` says: architecture, hyper-parameters and where each came from, classes."""

    def __repr__(self) -> str:
        said = "".join(f", {name}={value!r}" for name, value in self.options.items())
        if self.predictor is not None:
            return f"hydrascope.open(predictor={self.predictor!r}{said})"
        return f"hydrascope.open({self.name!r}{said}): {self.info.get('architecture')}, {self.info.get('parameters')} parameters"

    def using(self, **options: Any) -> Model:
        """The same network with OPTIONS in each of its questions: ``m.using(size=448, heads=6)``."""
        return Model(self.name, self._reading, self.info, {**self.options, **_named(options)}, self.predictor)

    def without(self, what: str, from_: Any = None) -> Model:
        """The same network with parts switched off or replaced, as ``--without`` says it: ``"heads:7.3"``,
        ``"mlp:9,patches:12-17"``, ``"attention:4=from"`` with ``from_`` the other picture."""
        so_far = self.options.get("without")
        changed = self.using(without=f"{so_far},{what}" if so_far else what)
        return changed if from_ is None else changed.using(from_=from_)

    def ask(self, command: str, *inputs: Any, **options: Any) -> Dict[str, Any]:
        """The JSON document of COMMAND as a dictionary: ``m.ask("evaluate", "photos", heads="all")``."""
        return _asked(command, self._with(options), inputs_of(inputs))

    def table(self, command: str, *inputs: Any, **options: Any) -> Any:
        """The document's rows as a table: ``m.table("evaluate", "photos", heads="all")``."""
        if command == "predict":  # its answers lie deeper
            return self.predict(*inputs, **options)
        document = self.ask(command, *inputs, **options)
        lists = {name: each for name, each in document.items() if isinstance(each, list) and each and isinstance(each[0], dict)}
        rows = document.get("rows", next(iter(lists.values())) if len(lists) == 1 else None)
        if rows is None:
            raise UsageError(f"table: {command} answers with no rows, or several kinds ({', '.join(lists) or 'none'}); ask() has the document")
        return table_of([flat(row) for row in rows])

    def predict(self, *inputs: Any, **options: Any) -> Any:
        """The first classes of each picture and head count, a row each: ``input``, ``k``, ``place``, ``index``, ``name``,
        ``probability``, ``logit``. A pandas.DataFrame where pandas is installed, else a ``hydrascope.Table``."""
        return table_of(_predictions(self._with(options), inputs_of(inputs)))

    def explain(self, *inputs: Any, **options: Any) -> Explanation:
        """What a decision rests on: a map for each picture, method and head count.

        ``m.explain("cat.jpg", heads=[3, 12], target="tiger cat").map`` is an array [2, rows, cols]."""
        pictures, said = inputs_of(inputs), self._with(options)
        if "out" in said:  # the files that were asked for; the answers are remembered
            _asked("explain", said, pictures)
        said = {name: value for name, value in said.items() if name not in ("out", "format")}

        names = self.info.get("config", {}).get("class_names", {}).get("value") or ()

        def read(document: Dict[str, Any]) -> List[Map]:
            found = [row for row in document["maps"] if row["files"]]  # a box may never be found again
            return [Map(row, np.load(row["files"][0], allow_pickle=False), names) for row in found]

        with_files = {**said, "out": {"private": "maps"}, "format": "npy"}
        maps = _read("explain", with_files, pictures, read)
        for each in maps:
            del each.row["files"]  # they are read, and gone
        return Explanation(self, pictures, said, maps)

    def features(self, *inputs: Any, **options: Any) -> Dict[str, Any]:
        """What lies inside a pass: ``m.features("cat.jpg", what=["tokens", "q"], block=7)`` gives an array for each name
        (``tokens.b7`` [P, d], ``q.b7`` [H, T, dh]). Of several pictures: such a dictionary for each, by its name."""

        def read(document: Dict[str, Any]) -> Dict[str, Any]:
            arrays = {}
            for result in document["results"]:
                with np.load(result["file"], allow_pickle=False) as file:
                    arrays[result["input"]] = {each["name"]: file[each["name"]] for each in result["arrays"]}
            return arrays

        said = {**self._with(options), "out": {"private": "features"}}
        arrays = _read("features", said, inputs_of(inputs), read)
        return next(iter(arrays.values())) if len(arrays) == 1 else arrays

    def faithfulness(self, *inputs: Any, **options: Any) -> Any:
        """How true the maps of methods are over labelled pictures, a row for each method and head count:
        ``m.faithfulness("photos", method=["fullgrad-plus", "rollout", "random"], limit=50)``."""
        return self.table("faithfulness", *inputs, **options)

    def figure(self, kind: str, *inputs: Any, format: str = "svg", **options: Any) -> Figure:
        """A figure for a paper as ``"svg"``, ``"pdf"`` or ``"png"``: ``m.figure("heads-grid", "cat.jpg", width_mm=84)``.
        Its ``command`` makes the same bytes."""

        return _figure(kind, format, self._with(options), inputs_of(inputs))

    def _with(self, options: Mapping[str, Any]) -> Dict[str, Any]:
        who = {"model": self.name} if self.predictor is None else {"predictor": self.predictor}
        return {**self.options, **_named(options), **who}


class Map:
    """One map: ``array`` [rows, cols], and the row that ``explain`` prints of it in ``row``."""

    def __init__(self, row: Dict[str, Any], array: NDArray[Any], names: Sequence[str] = ()) -> None:
        self.row = row
        self.array = array
        if row.get("against") is not None:
            row["against_name"] = names[row["against"]] if row["against"] < len(names) else f"class {row['against']}"
        self.input: str = row["input"]
        self.method: str = row["method"]
        self.heads: int = row.get("k", 0)  # 0: of a program

    def __repr__(self) -> str:
        return words_of(self.row)


class Explanation:
    """The maps of a question, in the order in which the command lists them: picture, head count, method."""

    def __init__(self, model: Model, inputs: Sequence[Input], options: Mapping[str, Any], maps: Sequence[Map]) -> None:
        self.model = model
        self.maps: List[Map] = list(maps)
        self._inputs = list(inputs)
        self._options = dict(options)

    @property
    def map(self) -> NDArray[Any]:
        """The map as an array [rows, cols]. Several are stacked along axes in front of it, in this order: pictures, head
        counts, methods; of what there is only one there is no axis. ``heads=[3, 12]``: [2, rows, cols]."""
        shapes = {each.array.shape for each in self.maps}
        if len(shapes) != 1:
            raise UsageError(f"map: the maps have {len(shapes)} shapes; expected one, take them from maps, each with its array")
        sizes = [len(dict.fromkeys(values)) for values in zip(*((each.input, each.heads, each.method) for each in self.maps))]
        stacked: NDArray[Any] = np.stack([each.array for each in self.maps])
        if int(np.prod(sizes)) != len(self.maps):  # two pictures of one name
            return stacked
        return np.reshape(stacked, [size for size in sizes if size > 1] + list(stacked.shape[1:]))

    def at(self, heads: Optional[int] = None, method: Optional[str] = None, input: Optional[str] = None) -> Explanation:
        """Those of these head counts, methods and pictures alone: ``a.at(heads=3).map``."""
        wanted = {"heads": heads, "method": method, "input": input}
        maps = [each for each in self.maps if all(value is None or getattr(each, name) == value for name, value in wanted.items())]
        if not maps:
            there = "; ".join(f"{name} {list(dict.fromkeys(getattr(each, name) for each in self.maps))}" for name in wanted)
            raise UsageError(f"at: expected one of {there}; got {({name: value for name, value in wanted.items() if value is not None})}")
        options = dict(self._options)
        options.update({name: value for name, value in (("heads", heads), ("method", method)) if value is not None})
        inputs = [each for each in self._inputs if input is None or input == (each.label if isinstance(each, Held) else each)]
        return Explanation(self.model, inputs or self._inputs, options, maps)

    def __iter__(self) -> Iterator[Map]:
        return iter(self.maps)

    def __len__(self) -> int:
        return len(self.maps)

    def __repr__(self) -> str:
        lines = [repr(each) for each in self.maps[:20]]
        return "\n".join(lines + ([f"and {len(self.maps) - 20} more maps"] if len(self.maps) > 20 else []))

    def table(self) -> Any:
        """What is said of each map, a row each."""
        return table_of([flat(each.row) for each in self.maps])

    def predictions(self, top: int = 3) -> Any:
        """What the network answers where these maps were made, as ``Model.predict`` has it."""
        return table_of(self._predicted(top))

    def _predicted(self, top: int) -> List[Dict[str, Any]]:
        of_network = {*_NETWORK, *self.model._reading, "model", "predictor"}
        said = {name: value for name, value in self._options.items() if name in of_network}
        return _predictions({**said, "top": top}, self._inputs)

    def figure(self, format: str = "svg", kind: Optional[str] = None, **options: Any) -> Figure:
        """These maps as a figure for a paper: ``a.figure("pdf", width_mm=84).save("maps.pdf")``. The kind is ``heads-grid``
        for several head counts, else ``methods-grid``."""
        several = len({each.heads for each in self.maps}) > 1
        methods = list(dict.fromkeys(each.method for each in self.maps))
        said = {**self._options, "method": methods, **_named(options)}
        return _figure(kind or ("heads-grid" if several else "methods-grid"), format, said, self._inputs)

    def overlays(self) -> List[bytes]:
        """Each map painted over its picture, as PNG files."""

        def read(document: Dict[str, Any]) -> Dict[Tuple[str, int, str], bytes]:
            return {(row["input"], row.get("k", 0), row["method"]): Path(row["files"][0]).read_bytes() for row in document["maps"]}

        painted = _read("explain", {**self._options, "out": {"private": "maps"}, "format": "png"}, self._inputs, read)
        return [painted[each.input, each.heads, each.method] for each in self.maps]

    def bundle(self, path: Union[str, os.PathLike[str]]) -> Path:
        """The evidence as a folder or a ``.zip``: picture, input, maps, predictions, settings and a hash of each file. What is
        there already is not replaced."""
        _asked("explain", {**self._options, "bundle": os.fspath(path)}, self._inputs)
        return Path(path)

    def open_in_window(self) -> subprocess.Popen[bytes]:
        """Opens the first picture and its map in the window, which stays when Python ends. What the window cannot be told
        on its command line is said as a warning."""
        first = self.maps[0]
        if self.model.name is None:
            raise UsageError("open_in_window: a program is started in the window by hand, in Window > Predictor")
        place = _server.running().place()  # a picture without a file stays there as long as the program
        picture = named(self._inputs[0], place)
        words = [_server.find_program("hydrascope"), f"./{picture}" if picture.startswith("-") else picture]  # no option
        words += [f"--model={self.model.name}", f"--method={first.method}", f"--heads={first.heads}"]
        said = {name: value for name, value in self._options.items() if name not in ("model", "method", "heads", "untrained")}
        for name, value in arguments_of(place, said).items():
            if name in _WINDOW:
                words.append(f"--{_WINDOW[name]}={value}")
            elif value not in (None, False):
                warnings.warn(f"the window is not told --{name}: set it there", HydrascopeWarning, stacklevel=2)
        return subprocess.Popen(words, stdin=subprocess.DEVNULL, start_new_session=True)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, Any]:
        return mime_bundle_of([each.row for each in self.maps], self.overlays, lambda: self._predicted(3), repr(self))

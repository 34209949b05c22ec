# SPDX-License-Identifier: GPL-3.0-or-later
"""Names, arrays, PIL pictures and torch tensors as what a question names; Python's values as options' values."""

from __future__ import annotations

import hashlib
import io
import os
import struct
import zlib
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Sequence, Union

import numpy as np

from ._errors import InputError, UsageError

if TYPE_CHECKING:
    from numpy.typing import NDArray

expected = (
    "expected a file, a folder, uint8 [H, W], [H, W, 3] or [H, W, 4] (a picture), floats [3, H, W] or [N, 3, H, W] "
    "(what the network gets, already normalised), a PIL picture or a torch tensor"
)


def png_of(pixels: NDArray[Any]) -> bytes:
    """uint8 [H, W], [H, W, 3] or [H, W, 4] as a PNG file."""
    colours = {2: 0, 3: 2, 4: 6}[2 if pixels.ndim == 2 else pixels.shape[2]]
    rows = pixels.reshape(pixels.shape[0], -1)
    lines = np.concatenate([np.zeros((len(rows), 1), np.uint8), rows], axis=1).tobytes()

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", pixels.shape[1], pixels.shape[0], 8, colours, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines, 1)) + chunk(b"IEND", b"")


class Held:
    """A picture that has no file of its own: written into a private folder where it is asked about."""

    def __init__(self, data: bytes, suffix: str, label: str) -> None:
        self.data = data
        self.name = hashlib.sha256(data).hexdigest()[:16] + suffix  # the same bytes are the same picture
        self.label = label

    def path(self, place: str) -> str:
        """Its file in the folder PLACE, which is made where it is wanting."""
        path = os.path.join(place, self.name)
        os.makedirs(place, mode=0o700, exist_ok=True)
        with open(path, "wb") as file:
            file.write(self.data)
        return path


Input = Union[str, Held]
_PICTURES = ("from", "query-image", "picture")  # options that name one


def _held(array: NDArray[Any], label: str) -> Held:
    label = f"{label} {'x'.join(map(str, array.shape))}"
    if array.size == 0:
        raise InputError(f"{label}: it is empty; {expected}")
    if array.dtype == np.uint8 and (array.ndim == 2 or (array.ndim == 3 and array.shape[2] in (1, 3, 4))):
        return Held(png_of(array[:, :, 0] if array.ndim == 3 and array.shape[2] == 1 else array), ".png", label)
    if array.dtype.kind == "f" and array.ndim in (3, 4) and array.shape[-3] == 3:
        file = io.BytesIO()
        np.save(file, np.ascontiguousarray(array, np.float32))
        return Held(file.getvalue(), ".npy", label)
    raise InputError(f"{label}: {expected}; got {array.dtype} {list(array.shape)}")


def _is_of(thing: Any, package: str, name: str) -> bool:
    return any(kind.__module__.split(".")[0] == package and kind.__name__ == name for kind in type(thing).__mro__)


# How PIL transposes what EXIF says is turned.
_TURNS = {2: 0, 3: 3, 4: 1, 5: 5, 6: 4, 7: 6, 8: 2}


def _pixels_of(picture: Any) -> NDArray[Any]:
    """A PIL picture as its file would be read: turned as EXIF says, 16 bits scaled where PIL would clip them."""
    turn = picture.getexif().get(274, 1) if hasattr(picture, "getexif") else 1
    if turn in _TURNS:
        picture = picture.transpose(_TURNS[turn])
    if picture.mode[0] in "IF":
        grey = np.asarray(picture)
        if picture.mode == "F" or (grey.size and not 0 <= grey.min() <= grey.max() <= 65535):
            raise InputError(f"picture {list(grey.shape)}: expected 8 or 16 bits a value, found mode {picture.mode}; scale it to 8 bits")
        eight = picture.mode == "I" and (grey.size == 0 or grey.max() < 256)
        return np.asarray(grey if eight else (grey.astype(np.uint32) * 255 + 32767) // 65535, np.uint8)
    clear = "A" in picture.getbands() or "transparency" in picture.info
    return np.asarray(picture.convert("RGBA" if clear else "RGB"))


def input_of(thing: Any) -> Input:
    """What THING is called in a question. Raises InputError."""
    if isinstance(thing, (str, os.PathLike)):
        return os.fspath(thing)
    if isinstance(thing, np.ndarray):
        return _held(thing, "array")
    if _is_of(thing, "PIL", "Image"):
        return _held(_pixels_of(thing), "picture")
    if _is_of(thing, "torch", "Tensor"):
        tensor = thing.detach().cpu()
        array = np.asarray((tensor if str(tensor.dtype) == "torch.uint8" else tensor.float()).numpy())
        planes = array.dtype == np.uint8 and array.ndim == 3 and array.shape[0] in (1, 3, 4)  # as torchvision reads
        return _held(np.ascontiguousarray(array.transpose(1, 2, 0)) if planes else array, "tensor")
    raise InputError(f"{expected}; got {type(thing).__name__}")


def inputs_of(things: Sequence[Any]) -> List[Input]:
    """The same of each; lists are taken apart."""
    flat: List[Any] = []
    for thing in things:
        flat.extend(thing if isinstance(thing, (list, tuple)) else [thing])
    return [input_of(thing) for thing in flat]


def value_of(name: str, value: Any) -> Any:
    """VALUE of the option NAME as the line of JSON has it."""
    if isinstance(value, (np.generic, np.ndarray)):
        value = value.tolist()
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, dict):  # {"private": NAME}
        return value
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    try:
        return [str(value_of(name, each)) for each in value]
    except TypeError:
        raise UsageError(f"{name}: expected a text, a number, True, or a list of them; got {type(value).__name__}") from None


def option_name(keyword: str) -> str:
    """``start_layer``: ``start-layer``; ``class_`` and ``from_`` are Python's own words otherwise."""
    return keyword.rstrip("_").replace("_", "-")


def named(thing: Input, place: str) -> str:
    return thing.path(place) if isinstance(thing, Held) else thing


def arguments_of(place: str, options: Mapping[str, Any], inputs: Sequence[Input] = ()) -> Dict[str, Any]:
    """The arguments of a question; pictures without a file are written into the folder PLACE."""
    arguments: Dict[str, Any] = {}
    for name, value in options.items():
        name = option_name(name)
        arguments[name] = named(input_of(value), place) if name in _PICTURES and value is not None else value_of(name, value)
    if inputs:
        arguments["input"] = [named(each, place) for each in inputs]
    return arguments

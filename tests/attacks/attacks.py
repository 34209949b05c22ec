#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the programs on hostile and damaged files, each with a limit of ten seconds and two gibibytes.

    attacks.py make FOLDER            writes the files (Python's standard library is enough; some 500 MB)
    attacks.py run FOLDER CLI MODEL   runs CLI on each and prints exit code, seconds, peak memory and last line
    attacks.py list

Beside CLI may lie hydrascope and hydrascope-thumbnailer; where they do not, their attacks are passed over.
MODEL is any model that opens, e.g. models/hydravit-photos.safetensors. A run passes where it ends by itself with
the exit code that the attack names (3: the input is refused), within the limits, without a control character on
the terminal and without starting one of the programs that are laid out for it. Exit code 1: some run did not pass.
"""
import argparse
import base64
import collections
import gzip
import hashlib
import io
import itertools
import json
import os
import pathlib
import resource
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import xml.etree.ElementTree
import zipfile
import zlib

MOST_SECONDS, MOST_MB, PATIENCE = 10, 2048, 60
ALIVE = 124  # as an exit code: the program was still running after five seconds and was terminated
ATTACKS = collections.OrderedDict()
MEDDLERS = {}  # by name: called with the folder, returns a function that is called repeatedly with the process, and with None at its end
LOOKS = {}  # checks of the output, by name


def attack(name, *argv, code=3, env=None, program="hydrascope-cli", look=None):
    """Registers a maker: called with a folder, it leaves files there. argv: {here}, {model}. look(here, said): what is wrong there, or nothing."""

    def register(make):
        ATTACKS[name] = (make, argv, code, env or {}, program)
        LOOKS[name] = look
        return make

    return register


# ---------------------------------------------------------------- pieces

def png(width, height, bits=8, colour=2, row=None):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    channels = {0: 1, 2: 3, 4: 2, 6: 4}[colour]
    line = b"\0" + (row or bytes(width * channels * bits // 8))
    packer = zlib.compressobj(1)
    data = b"".join(packer.compress(line) for _ in range(height)) + packer.flush()
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, bits, colour, 0, 0, 0))
            + chunk(b"IDAT", data) + chunk(b"IEND", b""))


def pictures(folder, classes=("cat", "dog"), count=2):
    for name in classes:
        (folder / name).mkdir(parents=True, exist_ok=True)
        for i in range(count):
            (folder / name / f"{i}.png").write_bytes(png(32, 32))


def flat_pictures(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for i in range(2):
        (folder / f"{i}.png").write_bytes(png(32, 32))


def train_config(folder, **changes):
    config = {"name": "small", "output": "out", "data": {"kind": "scenes", "seed": 1, "count": 8},
              "val": {"kind": "scenes", "seed": 2, "count": 8},
              "model": {"image_size": 32, "patch_size": 8, "num_heads": 2, "head_dim": 8, "depth": 1}, "steps": 1, "batch": 4}
    config.update(changes)
    (folder / "train.json").write_text(json.dumps(config))


def deep(levels, opening="[", closing="]"):
    return opening * levels + closing * levels


def safetensors(path, header, size=0, sparse=False):
    text = json.dumps(header) if isinstance(header, dict) else header
    text = text.encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        if sparse:
            file.truncate(8 + len(text) + size)
        else:
            file.write(bytes(size))


def text(value):
    value = value.encode()
    return b"X" + struct.pack("<I", len(value)) + value


def integer(value):
    return b"J" + struct.pack("<i", value)


def ints(values):
    return b"(" + b"".join(map(integer, values)) + b"t"


def storage(key, count, kind):
    return b"(" + text("storage") + b"ctorch\n" + kind + b"\n" + text(key) + text("cpu") + integer(count) + b"tQ"


def tensor(held, shape, stride, offset=0):
    return (b"ctorch._utils\n_rebuild_tensor_v2\n(" + held + integer(offset) + ints(shape) + ints(stride)
            + b"\x89ccollections\nOrderedDict\n)RtR")


def state_dict(entries):
    return b"\x80\x02}(" + b"".join(text(name) + value for name, value in entries) + b"u."


def torch_zip(path, pickled, entries=(), packing=zipfile.ZIP_STORED):
    with zipfile.ZipFile(path, "w", packing, compresslevel=6) as file:
        file.writestr("m/data.pkl", pickled)
        for name, data in entries:
            file.writestr("m/data/" + name, data)


def tiny_timm(prefix="", e=2):
    shapes = {"cls_token": [1, 1, e], "pos_embed": [1, 2, e], "patch_embed.proj.weight": [e, 3, 1, 1], "patch_embed.proj.bias": [e],
              "norm.weight": [e], "norm.bias": [e], "head.weight": [2, e], "head.bias": [2]}
    for part, sides in (("norm1", [e]), ("norm2", [e]), ("attn.qkv", [3 * e, e]), ("attn.proj", [e, e]), ("mlp.fc1", [4 * e, e]),
                        ("mlp.fc2", [e, 4 * e])):
        shapes[f"blocks.0.{part}.weight"], shapes[f"blocks.0.{part}.bias"] = sides, sides[:1]
    return {prefix + name: shape for name, shape in shapes.items()}


def tiny_model(path, **metadata):
    """A network that would open with --num-heads 1 but for its metadata."""
    end, header = 0, {"__metadata__": metadata} if metadata else {}
    for name, shape in tiny_timm().items():
        size = 4
        for side in shape:
            size *= side
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [end, end + size]}
        end += size
    safetensors(path, header, end)


def expanded(path, blocks, e=2048):
    shapes = tiny_timm(e=e)
    own = {name: shape for name, shape in shapes.items() if name.startswith("blocks.0.")}
    for block in range(1, blocks):
        shapes.update({name.replace("blocks.0.", f"blocks.{block}."): shape for name, shape in own.items()})
    torch_zip(path, state_dict([(name, tensor(storage("0", 16, b"FloatStorage"), shape, [0] * len(shape)))
                                for name, shape in shapes.items()]), [("0", bytes(64))])


def tar_member(name, data=b"", pax=None):
    """One member as bytes, without the end mark."""
    info = tarfile.TarInfo(name)
    info.size = len(data)
    if pax:
        info.pax_headers = pax
    head = info.tobuf(tarfile.PAX_FORMAT if pax or len(name.encode()) > 100 or not name.isascii() else tarfile.USTAR_FORMAT)
    return head + data + bytes(-len(data) % 512)


END = bytes(1024)


def picture_tar(names=("cat/0.png", "cat/1.png", "dog/0.png", "dog/1.png")):
    return b"".join(tar_member(name, png(32, 32)) for name in names)


def jpeg_of_scans(width, height, scans):
    """Progressive, grey in three components, everything zero: a few kilobytes for any size."""
    def segment(marker, body):
        return bytes([0xff, marker]) + struct.pack(">H", len(body) + 2) + body

    out = b"\xff\xd8" + segment(0xdb, b"\0" + bytes([1] * 64))
    out += segment(0xc2, struct.pack(">BHHB", 8, height, width, 3) + bytes([1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]))
    # DC: one code '0' for category 0. AC: '0' for a run of 32,767 blocks and more without coefficients (0xe0).
    out += segment(0xc4, b"\0" + bytes([1] + [0] * 15) + b"\0")
    out += segment(0xc4, b"\x10" + bytes([1] + [0] * 15) + b"\xe0")
    blocks = ((width + 7) // 8) * ((height + 7) // 8)

    def bits(text_of_bits):
        text_of_bits += "1" * (-len(text_of_bits) % 8)
        return int(text_of_bits, 2).to_bytes(len(text_of_bits) // 8, "big").replace(b"\xff", b"\xff\0")

    out += segment(0xda, bytes([3, 1, 0, 2, 0, 3, 0, 0, 0, 0])) + bytes((3 * blocks + 7) // 8)
    runs = "".join("0" + format(min(left, 32767) - 16384 if left >= 16384 else 0, "014b")
                   for left in range(blocks, 0, -32767)) or "0"
    band = bits(runs)
    for scan in range(scans - 1):
        out += segment(0xda, bytes([1, 1 + scan % 3, 0, 1, 63, 0])) + band
    return out + b"\xff\xd9"


# ---------------------------------------------------------------- nesting

@attack("config: nested under an unknown key", "train", "{here}/train.json")
def _(here):
    train_config(here)
    whole = (here / "train.json").read_text()
    (here / "train.json").write_text('{"x": ' + deep(100_000) + ", " + whole[1:])


@attack("config: nested under a known key", "train", "{here}/train.json")
def _(here):
    train_config(here)
    whole = (here / "train.json").read_text()
    (here / "train.json").write_text(whole.replace('"steps": 1', '"steps": ' + deep(100_000, '{"a":', "}").replace(":}", ":0}")))


@attack("config: nested base", "train", "{here}/train.json")
def _(here):
    (here / "train.json").write_text('{"base": ' + deep(100_000) + "}")


@attack("journal: nested kind", "faithfulness", "{model}", "{here}/p", "--method", "attention", "--resume", "{here}/journal.jsonl")
def _(here):
    flat_pictures(here / "p")
    (here / "journal.jsonl").write_text('{"kind": ' + deep(100_000) + ', "of": "hydrascope-faithfulness"}\n')


@attack("safetensors: class names nested 90 million deep", "info", "{here}/m.safetensors", "--num-heads", "1")
def _(here):
    tiny_model(here / "m.safetensors", class_names="[" * 90_000_000)


@attack("safetensors: class names nested in a network", "info", "{here}/m.safetensors", "--num-heads", "1")
def _(here):
    tiny_model(here / "m.safetensors", class_names=deep(1_000_000))


@attack("config.json beside the weights: nested", "info", "{here}")
def _(here):
    tiny_model(here / "model.safetensors")
    (here / "config.json").write_text('{"model_type": ' + deep(100_000) + "}")


# ---------------------------------------------------------------- memory

@attack("zip: 200 views of a BOOL storage", "info", "{here}/m.pth")
def _(here):
    size = 42_000_000
    torch_zip(here / "m.pth", state_dict([(f"t{i}", tensor(storage("0", size - i, b"BoolStorage"), [size - i], [1]))
                                          for i in range(200)]), [("0", bytes(size))], zipfile.ZIP_DEFLATED)


@attack("zip: 200 views of an unaligned storage", "info", "{here}/m.pth")
def _(here):
    size = 10_000_000
    pickled = state_dict([(f"t{i}", tensor(storage("0", size - i, b"FloatStorage"), [size - i], [1])) for i in range(200)])
    for pad in range(4): # until the storage begins at an odd place
        with zipfile.ZipFile(here / "m.pth", "w") as file:
            file.writestr("m/data.pkl", pickled)
            file.writestr("m/" + "x" * pad, b"")
            file.writestr("m/data/0", bytes(4 * size))
            info = file.getinfo("m/data/0")
        if (info.header_offset + 30 + len(info.filename)) % 4 == 1:
            return


@attack("zip: expanded views, 10 blocks", "info", "{here}/m.pth", "--num-heads", "32")
def _(here):
    expanded(here / "m.pth", 10)


@attack("zip: expanded views, 60 blocks", "info", "{here}/m.pth", "--num-heads", "32")
def _(here):
    expanded(here / "m.pth", 60)


@attack("zip: 15 entries of 250 MB at 100 : 1", "info", "{here}/m.pth")
def _(here):
    size = 250_000_000
    block = os.urandom(9_000) + bytes(991_000)
    data = block * (size // len(block))
    packed = zlib.compressobj(1, zlib.DEFLATED, -15)
    body = packed.compress(data) + packed.flush()
    entries = [("m/data.pkl", state_dict([(f"t{i}", tensor(storage(str(i), size // 4, b"FloatStorage"), [size // 4], [1]))
                                          for i in range(15)]), None)] + [(f"m/data/{i}", body, size) for i in range(15)]
    checksum, directory = zlib.crc32(data), b""
    with open(here / "m.pth", "wb") as file:
        for name, content, plain in entries:
            method = 8 if plain else 0
            crc = checksum if plain else zlib.crc32(content)
            numbers = struct.pack("<HHIIII", 0, method, 0, crc, len(content), plain or len(content))
            directory += (b"PK\1\2" + struct.pack("<HH", 20, 20) + numbers
                          + struct.pack("<HHHHHII", len(name), 0, 0, 0, 0, 0, file.tell()) + name.encode())
            file.write(b"PK\3\4" + struct.pack("<H", 20) + numbers + struct.pack("<HH", len(name), 0) + name.encode() + content)
        start = file.tell()
        file.write(directory + b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, len(entries), len(entries), len(directory), start, 0))


@attack("pickle: 39 million MEMOIZE", "info", "{here}/m.pth")
def _(here):
    torch_zip(here / "m.pth", b"\x80\x04}" + b"\x94" * 39_000_000 + b".")


@attack("legacy: four pickles of 39 million steps", "info", "{here}/m.pth")
def _(here):
    waste = b"]" + b"20" * 19_400_000 + b"0"
    magic = b"\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19."
    (here / "m.pth").write_bytes(magic + b"\x80\x02" + waste + b"M\xe9\x03." + b"\x80\x02" + waste + b"}." + b"\x80\x02"
                                 + waste + b"}." + b"\x80\x02" + waste + b"].")


@attack("safetensors: sparse, one tensor of 8 GB", "info", "{here}/m.safetensors")
def _(here):
    safetensors(here / "m.safetensors", {"a": {"dtype": "F32", "shape": [1 << 31], "data_offsets": [0, 1 << 33]}}, 1 << 33, True)


@attack("safetensors: sparse, 8 GB in sixteen tensors", "info", "{here}/m.safetensors")
def _(here):
    one = 1 << 29
    safetensors(here / "m.safetensors", {f"a{i}": {"dtype": "F32", "shape": [one // 4], "data_offsets": [i * one, (i + 1) * one]}
                                         for i in range(16)}, 1 << 33, True)


@attack("safetensors: shapes that no part of a network has, by headers alone", "info", "{here}/m.safetensors", "--num-heads", "1")
def _(here):
    names = ("patch_embed.proj.weight", "cls_token", "pos_embed", "head.weight", "blocks.0.attn.q.weight", "blocks.0.attn.k.weight",
             "blocks.0.attn.v.weight", "blocks.0.attn.q.bias", "blocks.0.attn.qkv.bias_mask", "register_tokens", "attn_pool.in_proj_weight")
    safetensors(here / "m.safetensors", {name: {"dtype": "F32", "shape": [0] * (i % 4), "data_offsets": [0, 0]} if i % 4 else
                                         {"dtype": "F32", "shape": [], "data_offsets": [4 * (i // 4), 4 * (i // 4) + 4]}
                                         for i, name in enumerate(names)}, 4 * len(range(0, len(names), 4)))


# One word of a command line may have 128 KiB.
@attack("an option of 100,000 letters", "predict", "--" + "method" * 16_000, code=2)
@attack("a command of 100,000 letters", "predict" * 14_000, code=2)
@attack("a method of 100,000 letters", "explain", "{model}", "x.png", "--method", "relevance" * 11_000, code=2)
def _(here):
    pass


@attack("safetensors: 20,000 unknown networks", "info", "{here}/m.safetensors")
def _(here):
    parts = ("cls_token", "pos_embed", "patch_embed.proj.weight", "blocks.0.norm1.weight", "blocks.0.attn.qkv.weight")
    safetensors(here / "m.safetensors", {f"n{i}{'x' * 80}.{part}": {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]}
                                         for i in range(20_000) for part in parts})


@attack("safetensors: 200,000 unknown networks", "info", "{here}/m.safetensors")
def _(here):
    parts = ("cls_token", "pos_embed", "patch_embed.proj.weight", "blocks.0.norm1.weight", "blocks.0.attn.qkv.weight")
    safetensors(here / "m.safetensors", {f"n{i}.{part}": {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]}
                                         for i in range(200_000) for part in parts})


@attack("labels: 60 million lines", "info", "{model}", "--labels", "{here}/labels.txt")
def _(here):
    (here / "labels.txt").write_bytes(b"\n" * 60_000_000 + b"a")


@attack("labels.csv: 250 MB of commas", "evaluate", "{model}", "{here}")
def _(here):
    (here / "labels.csv").write_bytes(b"file,class\n" + b"," * 250_000_000)


@attack("labels.csv: 60 MB of commas", "evaluate", "{model}", "{here}")
def _(here):
    (here / "labels.csv").write_bytes(b"file,class\n" + b"," * 60_000_000)


@attack("labels.csv: 60 million lines", "evaluate", "{model}", "{here}")
def _(here):
    (here / "labels.csv").write_bytes(b"file,class\n" + b"a\n" * 30_000_000 + b"\n" * 30_000_000)


@attack("labels.csv: 60 million lines beside 20 pictures", "predict", "{model}", "{here}/i", "--quiet", code=0)
def _(here):
    (here / "i" / "masks").mkdir(parents=True)
    for i in range(20):
        (here / "i" / f"{i}.png").write_bytes(png(32, 32))
        (here / "i" / "masks" / f"{i}.png").write_bytes(png(32, 32))
    (here / "i" / "labels.csv").write_bytes(b"file,class\n" + b"a\n" * 30_000_000)


@attack("boxes: 60 MB of short rows", "faithfulness", "{model}", "{here}/p", "--method", "attention", "--boxes", "{here}/boxes.csv")
def _(here):
    flat_pictures(here / "p")
    (here / "boxes.csv").write_bytes(b"file,x0,y0,x1,y1\n" + b",,,,\n" * 12_000_000)


# ---------------------------------------------------------------- pictures

@attack("PNG: 15,800 x 15,800, 16 bit RGBA", "predict", "{model}", "{here}/p.png")
def _(here):
    (here / "p.png").write_bytes(png(15_800, 15_800, 16, 6))


@attack("PNG: 11,000 x 11,000, 16 bit RGBA", "predict", "{model}", "{here}/p.png", code=None)
def _(here):
    (here / "p.png").write_bytes(png(11_000, 11_000, 16, 6))


@attack("PNG: 14,900 x 14,900, 8 bit RGB", "predict", "{model}", "{here}/p.png", code=None)
def _(here):
    (here / "p.png").write_bytes(png(14_900, 14_900, 8, 2))


@attack("JPEG: 200 scans of 14,000 x 14,000", "predict", "{model}", "{here}/p.jpg")
def _(here):
    (here / "p.jpg").write_bytes(jpeg_of_scans(14_000, 14_000, 200))


@attack("JPEG: 200 scans of 9,000 x 9,000", "predict", "{model}", "{here}/p.jpg")
def _(here):
    (here / "p.jpg").write_bytes(jpeg_of_scans(9_000, 9_000, 200))


@attack("JPEG: 12 scans of 11,000 x 11,000", "predict", "{model}", "{here}/p.jpg", code=None)
def _(here):
    (here / "p.jpg").write_bytes(jpeg_of_scans(11_000, 11_000, 12))


# ---------------------------------------------------------------- training

@attack("config: image_size 2048 in patches of 16", "train", "{here}/train.json")
def _(here):
    train_config(here, model={"image_size": 2048, "patch_size": 16, "num_heads": 3, "head_dim": 64, "depth": 12})


@attack("config: a network of terabytes", "train", "{here}/train.json")
def _(here):
    train_config(here, model={"image_size": 32, "patch_size": 8, "num_heads": 128, "head_dim": 512, "depth": 128, "mlp_ratio": 16})


@attack("config: a million scenes of 1024", "train", "{here}/train.json")
def _(here):
    train_config(here, data={"kind": "scenes", "seed": 1, "count": 1_000_000},
                 model={"image_size": 1024, "patch_size": 32, "num_heads": 2, "head_dim": 8, "depth": 1})


@attack("config: a name of a million letters", "train", "{here}/train.json")
def _(here):
    train_config(here, name="x" * 900_000)


@attack("config: escape sequences in key and value", "train", "{here}/train.json")
def _(here):
    train_config(here, **{"\x1b[31m\x07key": 1})


@attack("config: escape sequences in a kind", "train", "{here}/train.json")
def _(here):
    train_config(here, data={"kind": "\x1b]0;owned\x07" + "\u202e" * 100})


@attack("config: output under a file", "train", "{here}/train.json")
def _(here):
    (here / "file").write_text("x")
    train_config(here, output="file/out")


@attack("config: a pipe", "train", "{here}/pipe.json")
def _(here):
    os.mkfifo(here / "pipe.json")


@attack("data folder: a loop of links", "train", "{here}/train.json")
def _(here):
    pictures(here / "data")
    pictures(here / "val")
    os.symlink("loop", here / "data" / "loop")
    train_config(here, data={"kind": "folder", "path": "data/loop"}, val={"kind": "folder", "path": "val"})


@attack("data folder: a loop of links beside the classes", "train", "{here}/train.json", code=0)
def _(here):
    pictures(here / "data", count=6)
    os.symlink("loop", here / "data" / "loop")
    train_config(here, data={"kind": "folder", "path": "data", "hold_out": 3},
                 val={"kind": "folder", "path": "data", "hold_out": 3, "held_out": True})


def tar_training(here, data, suffix=""):
    (here / ("data.tar" + suffix)).write_bytes(data)
    (here / "val.tar").write_bytes(picture_tar() + END)
    train_config(here, data={"kind": "archive", "path": "data.tar" + suffix}, val={"kind": "archive", "path": "val.tar"})


@attack("tar: plain, as it should be", "train", "{here}/train.json", code=0)
def _(here):
    tar_training(here, picture_tar() + END)


@attack("tar: gzip'ed, as it should be", "train", "{here}/train.json", code=0)
def _(here):
    tar_training(here, gzip.compress(picture_tar() + END), ".gz")


@attack("tar: a pipe", "train", "{here}/train.json")
def _(here):
    tar_training(here, b"")
    (here / "data.tar").unlink()
    os.mkfifo(here / "data.tar")


@attack("tar: 8,000 names of 900 KB", "train", "{here}/train.json")
def _(here):
    member = gzip.compress(tar_member("a.png", b"", {"path": "cat/" + "n" * 900_000 + ".png"}), 6)
    tar_training(here, member * 8_000, ".gz")


@attack("tar: one file of 100 GB of zeros", "train", "{here}/train.json")
def _(here):
    info = tarfile.TarInfo("cat/zeros")
    info.size = 100_000_000_000
    zeros = gzip.compress(bytes(50_000_000), 6)
    tar_training(here, gzip.compress(info.tobuf(tarfile.GNU_FORMAT)) + zeros * 2_000, ".gz")


@attack("tar: gzip'ed and cut off after the second file", "train", "{here}/train.json")
def _(here):
    whole = gzip.compress(b"".join(tar_member(f"{name}/{i}.png", os.urandom(2_000) if i > 1 else png(32, 32))
                                   for i in range(4) for name in ("cat", "dog")) + END)
    tar_training(here, whole[:2_000], ".gz")


@attack("tar: plain and cut off between two files", "train", "{here}/train.json")
def _(here):
    tar_training(here, picture_tar())


@attack("tar: a class in Latin-1", "train", "{here}/train.json")
def _(here):
    tar_training(here, picture_tar().replace(b"dog/0.png", b"d\xe9g/0.png").replace(b"dog/1.png", b"d\xe9g/1.png") + END)
    data = (here / "data.tar").read_bytes()
    out = io.BytesIO()
    for at in range(0, len(data), 512): # mend the headers' checksums
        block = bytearray(data[at:at + 512])
        if block[257:262] == b"ustar":
            block[148:156] = b" " * 8
            block[148:156] = b"%06o\0 " % sum(block)
        out.write(block)
    (here / "data.tar").write_bytes(out.getvalue())


@attack("tar: UTF-8 names of pax in the C locale", "train", "{here}/train.json", code=0, env={"LC_ALL": "C"})
def _(here):
    names = [f"{folder}/{i}.png" for folder in ("caf\u00e9", "\u732b") for i in range(2)]
    data = b"".join(tar_member("x.png", png(32, 32), {"path": name}) for name in names) + END
    (here / "data.tar").write_bytes(data)
    (here / "val.tar").write_bytes(data)
    os.makedirs(here / "o", exist_ok=True)
    train_config(here, data={"kind": "archive", "path": "data.tar"}, val={"kind": "archive", "path": "val.tar"})


@attack("tar: escape sequences in a name", "train", "{here}/train.json")
def _(here):
    tar_training(here, b"".join(tar_member(f"{folder}/{i}.png", b"no picture") for i in range(2)
                                for folder in ("cat", "\x1b[31m\x07dog")) + END)


for program, magic in (("lrzip", b"LRZI\0\5"), ("grzip", b"GRZipII\0\2\4:)"), ("lzop", b"\x89LZO\0\r\n\x1a\n")):
    @attack(f"tar: a mark that starts {program}", "train", "{here}/train.json")
    def _(here, magic=magic):
        tar_training(here, magic + bytes(4_096))


@attack("labels.csv: escape sequences", "evaluate", "{model}", "{here}")
def _(here):
    (here / "labels.csv").write_bytes(b"file,class\nx.png,\x1b[31mred\x07" + b"x" * 1_000_000 + b"\n")


@attack("folder: a class with escape sequences", "evaluate", "{model}", "{here}/p")
def _(here):
    pictures(here / "p", ("\x1b[31mred\x07", "blue"))


@attack("config.json: escape sequences", "info", "{here}")
def _(here):
    tiny_model(here / "model.safetensors")
    (here / "config.json").write_text(json.dumps({"model_type": "\x1b[31mred\x07" + "x" * 100_000, "hidden_size": "\x1b[2J"}))


for kind in ("model", "picture", "labels", "table"):
    @attack(f"a pipe as {kind}", *{"model": ("info", "{here}/pipe.pth"), "picture": ("predict", "{model}", "{here}/pipe.png"),
                                   "labels": ("info", "{model}", "--labels", "{here}/pipe.txt"),
                                   "table": ("evaluate", "{model}", "{here}")}[kind])
    def _(here, kind=kind):
        os.mkfifo(here / {"model": "pipe.pth", "picture": "pipe.png", "labels": "pipe.txt", "table": "labels.csv"}[kind])


# ---------------------------------------------------------------- stores and lists

def sealed(line):
    """LINE, the text of an object, as a line of a store."""
    return '{"crc":"%08x",' % zlib.crc32(line[1:].encode()) + line[1:]


def store_lines(records, shard="1/1", command="predict", settings="{}"):
    """A whole store: its first line, those of RECORDS (texts of objects), and the mark of its end."""
    lines = [sealed(record) for record in records]
    digest = hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()
    head = ('{"store":{"version":1,"command":"%s","fingerprint":"0123456789abcdef","settings":%s,"shard":"%s"}}'
            % (command, settings, shard))
    return [sealed(head)] + lines + [sealed('{"complete":{"keys":%d,"refused":0,"sha256":"%s"}}' % (len(lines), digest))]


def store_text(records, **more):
    return "".join(line + "\n" for line in store_lines(records, **more))


def shard_of(key, count):
    """FNV-1a, mixed as SplitMix64 does."""
    value, mask = 0xcbf29ce484222325, (1 << 64) - 1
    for byte in key.encode():
        value = (value ^ byte) * 0x100000001b3 & mask
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9 & mask
    value = (value ^ value >> 27) * 0x94d049bb133111eb & mask
    return (value ^ value >> 31) % count + 1


def store_member(name, data):
    """DATA: bytes, or only the length that the header claims."""
    claims = data if isinstance(data, int) else len(data)
    head = bytearray(512)
    head[:len(name)] = name.encode()
    for at, field in ((100, b"0000644"), (108, b"0000000"), (116, b"0000000"), (124, b"%011o" % claims), (136, b"0" * 11),
                      (156, b"0"), (257, b"ustar\00000"), (148, b" " * 8)):
        head[at:at + len(field)] = field
    head[148:156] = b"%06o\0 " % sum(head)
    return bytes(head) if isinstance(data, int) else bytes(head) + data + bytes(-len(data) % 512)


MANY_OBJECTS = "{}," * (20 << 20) + "{}"
STORE_ATTACKS = (
    ("a tar whose line has no end", ("merge", "{here}/out.tar", "{here}/in.tar"), 3),
    ("an object that looks like a line", ("merge", "{here}/out.tar", "{here}/in.tar"), 0),
    ("keys of other shards", ("merge", "{here}/out.jsonl", "{here}/1.jsonl", "{here}/2.jsonl"), 3),
    ("a result of 20 million objects", ("missing", "{here}/in.jsonl", "--shards", "1"), 3),
    ("a first line of 20 million objects", ("missing", "{here}/in.jsonl", "--shards", "1"), 3),
    ("20,000 headers that claim to be long", ("missing", "{here}/in.tar", "--shards", "1"), 3),
    ("an array of 7 GB that is a hole", ("merge", "{here}/out.tar", "{here}/in.tar"), 3),
    ("importance of other sizes", ("merge", "{here}/out.jsonl", "{here}/in.jsonl"), 3),
    ("a tar of somebody else's", ("missing", "{here}/in.tar", "--shards", "1"), 3),
    ("a link that leads to another's file", ("predict", "{model}", "{here}/p", "--store", "{here}/in.jsonl"), 3),
)


def make_store(here, name):
    if name == "a tar whose line has no end":
        line = sealed('{"key":"a","result":"' + "x" * 472 + '"}').encode()
        head, _line, end = store_lines(['{"key":"a","result":"' + "x" * 472 + '"}'])
        assert len(line) == 512
        (here / "in.tar").write_bytes(store_member("store.json", head.encode() + b"\n") + store_member("a.json", line)
                                      + store_member("complete.json", end.encode() + b"\n") + END)
    elif name == "an object that looks like a line":
        lines = store_lines(['{"key":"a","result":{"x":{"crc":"01234567","key":"b"}}}'])
        names = ("store.json", "a.json", "complete.json")
        (here / "in.tar").write_bytes(b"".join(store_member(one, line.encode() + b"\n") for one, line in zip(names, lines)) + END)
    elif name == "keys of other shards":
        for shard in (1, 2):
            key = next(f"a{i}" for i in range(100) if shard_of(f"a{i}", 2) != shard)
            (here / f"{shard}.jsonl").write_text(store_text(['{"key":"%s","result":{}}' % key], shard=f"{shard}/2"))
    elif name == "a result of 20 million objects":
        (here / "in.jsonl").write_text(store_text(['{"key":"a","result":[' + MANY_OBJECTS + "]}"]))
    elif name == "a first line of 20 million objects":
        (here / "in.jsonl").write_text(store_text([], settings="[" + MANY_OBJECTS + "]"))
    elif name == "20,000 headers that claim to be long":
        count = 20_000
        claims = b"".join(store_member(f"x{i}.json", min(60 << 20, (count - i) * 1024 - 512)) + b'{"crc":"00000000","x":"'.ljust(512, b"y") for i in range(count))
        (here / "in.tar").write_bytes(store_member("store.json", store_lines([])[0].encode() + b"\n")
                                      + store_member("a.json", b'{"crc":"00000000","key":"a"}\n') + claims)
    elif name == "an array of 7 GB that is a hole":
        head, line, end = store_lines(['{"key":"a","result":{},"files":[{"name":"a.npy","bytes":%d,"crc":"00000000"}]}' % (7 << 30)])
        with open(here / "in.tar", "wb") as file:
            file.write(store_member("store.json", head.encode() + b"\n") + store_member("a.npy", 7 << 30))
            file.seek(7 << 30, os.SEEK_CUR)
            file.write(store_member("a.json", line.encode() + b"\n") + store_member("complete.json", end.encode() + b"\n") + END)
    elif name == "importance of other sizes":
        (here / "in.jsonl").write_text(store_text(['{"key":"a","result":{"importance":[[0.5,1],[2,3]]}}',
                                                   '{"key":"b","result":{"importance":[[1e300]]}}'], command="importance"))
    elif name == "a tar of somebody else's":
        (here / "in.tar").write_bytes(picture_tar() + END)
    else:
        flat_pictures(here / "p")
        os.symlink(here / "victim", here / "in.jsonl")


for name, words, code in STORE_ATTACKS:
    @attack("store: " + name, *words, code=code)
    def _(here, name=name):
        make_store(here, name)


@attack("list: the same line for ever", "predict", "{model}", "--store", "{here}/s.jsonl", "--list", "{here}/list")
def _(here):
    (here / "list").write_bytes(("a" * 3_990 + ".png\n").encode() * 50_000)


@attack("list: 300,000 names of a kilobyte that is no UTF-8", "predict", "{model}", "--store", "{here}/s.jsonl", "--list", "{here}/list")
def _(here):
    with open(here / "list", "wb") as file:
        for i in range(300_000):
            file.write(b"\xff" * 1_000 + b"%d.png\n" % i)


@attack("labels.csv: a picture that lies elsewhere", "evaluate", "{model}", "{here}/in")
def _(here):
    (here / "in").mkdir()
    (here / "x.png").write_bytes(png(32, 32))
    (here / "in" / "labels.csv").write_text("file,class_index\n../x.png,0\n")


@attack("heads.json: 20 million objects", "info", "{here}/m.safetensors", "--num-heads", "1")
def _(here):
    tiny_model(here / "m.safetensors")
    (here / "m.heads.json").write_text('{"hydrascope":"head order","version":1,"x":[' + MANY_OBJECTS + "]}")


@attack("out: a name that is too long", "embed", "{model}", "{here}/p", "--out", "{here}/" + "x" * 252 + ".csv")
def _(here):
    flat_pictures(here / "p")


for variable in ("SLURM_ARRAY_TASK_ID=x", "SLURM_ARRAY_TASK_ID=3", "SLURM_CPUS_PER_TASK=many", "HYDRA_MEMORY=x"):
    @attack(f"environment: {variable}", "predict", "{model}", "{here}/p", "--store", "{here}/s.jsonl", code=2,
            env=dict([variable.split("=")]))
    def _(here):
        flat_pictures(here / "p")


# ---------------------------------------------------------------- files that change while they are open

def aligned_model(path):
    """A file whose numbers are used in place."""
    tiny_model(path)
    data = path.read_bytes()
    (size,) = struct.unpack("<Q", data[:8])
    text = data[8:8 + size] + b" " * (-size % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + data[8 + size:])


def when_open(here, name, change):
    """Changes a file once the program waits for its list, after opening all other files."""
    sent = []

    def step(process):
        try:
            pipe = -1 if sent or process is None else os.open(here / "list", os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            return
        if pipe >= 0:
            change(here / name)
            os.write(pipe, f"{here}/0.png\n".encode())
            os.close(pipe)
            sent.append(name)

    return step


def cut_to_nothing(path):
    os.truncate(path, 0)


def write_over(path):
    size = path.stat().st_size
    with open(path, "r+b") as file:
        file.write(b"\x7f" * size)


def append(path):
    with open(path, "ab") as file:
        file.write(b"more")


for what in ("model.safetensors", "pictures.tar"):
    for change, how in ((cut_to_nothing, "cut"), (write_over, "overwritten"), (append, "appended to")):
        title = f"{what} {how} while it is open"
        MEDDLERS[title] = lambda here, what=what, change=change: when_open(here, what, change)

        @attack(title, "predict", "{here}/model.safetensors", "{here}/pictures.tar", "--num-heads", "1", "--list", "{here}/list", "--store",
                "{here}/store.jsonl")
        def _(here):
            aligned_model(here / "model.safetensors")
            flat_pictures(here)
            (here / "pictures.tar").write_bytes(picture_tar() + END)
            os.mkfifo(here / "list")


# ---------------------------------------------------------------- videos

CLIPS = pathlib.Path(__file__).resolve().parent.parent / "data/clips"
VIDEO = ("video", "{model}", "{here}/clip.mp4", "--frames", "2", "--out", "{here}/out")


def dash(piece):
    """A list that FFmpeg would find behind any comment, and then open the file that it names."""
    return (f'<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-live:2011" type="static" '
            f'mediaPresentationDuration="PT1.0S"><Period id="0" start="PT0.0S"><AdaptationSet id="0" contentType="video">'
            f'<Representation id="0" mimeType="video/mp4" codecs="mp4v.20" bandwidth="34328" width="64" height="48">'
            f'<BaseURL>{piece}</BaseURL></Representation></AdaptationSet></Period></MPD>')


for kind, before in (("behind a doctype", "<!DOCTYPE a>"), ("with a mark of QuickTime", "<!--free-->")):
    @attack(f"video: a playlist {kind}", *VIDEO)
    def _(here, before=before):
        shutil.copy(CLIPS / "clip.mov", here / "piece.mov")
        (here / "clip.mp4").write_text(before + dash("piece.mov"))


@attack("video: a text that FFmpeg would draw", "video", "{model}", "{here}/notes.txt", "--frames", "2", "--out", "{here}/out")
def _(here):
    (here / "notes.txt").write_text("any text\n" * 200)


@attack("video: recorded into a pipe", "video", "{model}", "{here}/clip.mov", "--frames", "2", "--out", "{here}/pipe.mp4", code=1)
def _(here):
    shutil.copy(CLIPS / "clip.mov", here / "clip.mov")
    os.mkfifo(here / "pipe.mp4")


# ---------------------------------------------------------------- the window and what it reads

def window(name, *argv, code, settings=None, look=None):
    """Like attack(), for the window without a display and with its own home; settings: makes the settings file."""
    def register(make):
        def both(here):
            (here / "home" / "hydrascope").mkdir(parents=True)
            if settings is not None:
                settings(here / "home" / "hydrascope" / "hydrascope.conf")
            make(here)
        ATTACKS[name] = (both, argv, code, {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": "{here}/home"}, "hydrascope")
        LOOKS[name] = look
        return make
    return register


SHOT = ("--model", "{model}", "--screenshot", "{here}/out.png")


def session(here, **changes):
    named = {"path": "red.png", "absolute": "/gone"}
    whole = {"format": "hydrascope-session", "version": 1, "program": "0.1.0", "model": {"name": "hydravit-photos", "id": "", "said": {}},
             "images": {"list": [named, dict(named, path="pipe.png")], "current": 0, "id": ""},
             "query": {"heads": 6, "untrained": False, "attention": "softmax", "method": "attention", "block": -1, "head": 0, "fusion": "mean",
                       "query": -1, "start_block": 0, "discard": 0.25, "class": {"kind": "top", "value": 1}},
             "look": {"colours": "viridis", "opacity": 0.5, "threshold": 0, "fade": True, "smooth": False, "grid": False, "lock_range": True,
                      "spare_outliers": False, "signed_colours": "purple-orange"}, "layout": {}, "window": ""}
    whole.update(changes)
    (here / "s.hydrascope").write_text(json.dumps(whole))


@window("window: a session with a picture and a pipe", "{here}/s.hydrascope", "--screenshot", "{here}/out.png", code=0)
def _(here):
    (here / "red.png").write_bytes(png(64, 64))
    os.mkfifo(here / "pipe.png")
    session(here)


@window("window: a session that opens a file of the system", "{here}/s.hydrascope", "--screenshot", "{here}/out.png", code=3)
def _(here):
    session(here, images={"list": [{"path": "gone", "absolute": "/etc/hostname"}], "current": 0, "id": ""})


@window("window: a pipe as picture", "{here}/pipe", *SHOT, code=3)
def _(here):
    os.mkfifo(here / "pipe")


@window("window: a vector graphic that opens a pipe", "{here}/graphic.png", *SHOT, code=3)
def _(here):
    os.mkfifo(here / "pipe.png")
    (here / "graphic.png").write_text("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' "
                                      "height='9'><image xlink:href='pipe.png' width='9' height='9'/></svg>")


@window("window: a JPEG of 9,000 x 9,000 in 200 scans", "{here}/p.jpg", *SHOT, code=3)
def _(here):
    (here / "p.jpg").write_bytes(jpeg_of_scans(9_000, 9_000, 200))


@window("window: a broken PNG", "{here}/p.png", *SHOT, code=3)
def _(here):
    (here / "p.png").write_bytes(png(9, 9)[:-40] + b"x" * 24 + png(9, 9)[-16:])


@window("window: a line end as picture", "\n", *SHOT, code=3)
def _(here):
    pass


# ---------------------------------------------------------------- untrusted text in output

def look_for_markup(here, _said):
    elements = {element.tag.split("}")[-1] for element in xml.etree.ElementTree.parse(here / "f.svg").iter()}
    return "an element of " + str(elements) if elements & {"script", "b", "c"} else None


@attack("figure: a name and a caption that are markup", "figure", "view", "{model}", "{here}/a&b<c>'\".png", "--caption",
        "</desc><script>alert(1)</script>&#0;\x01", "--dpi", "40", "--out", "{here}/f.svg", code=0, look=look_for_markup)
def _(here):
    (here / "a&b<c>'\".png").write_bytes(png(32, 32))


PERL = "{{= system('touch pwned') =}}{{}}.png"


@attack("array: Perl in a picture's name", "array", "--engine", "parallel", "--shards", "2", "--", "predict", "m", PERL, "--store", "s.jsonl", code=0,
        look=lambda _here, said: None if b" | parallel --jobs \"${JOBS:-$(nproc)}\" --termseq TERM,20000,KILL run >s.jsonl.log\n" in said else "words")
def _(here):
    pass


for engine, code in (("slurm", 0), ("parallel", 0), ("snakemake", 2)):
    @attack(f"array: a name that is no UTF-8, for {engine}", "array", "--engine", engine, "--shards", "2", "--", "predict", "m",
            "\udcff\u202e.png", "--store", "s.jsonl", code=code)
    def _(here):
        pass


@window("window: settings of a dock area that is none", "--model", "{model}", code=ALIVE, settings=lambda file: file.write_text(
    "[window]\nstate=\"@ByteArray(\\x0\\x0\\x0\\xff\\x0\\x0\\x0\\x0\\xfd\\x0\\x0\\x0\\x1\\x0\\x0\\x0\\x5"
    + "\\x0\\x0\\x0\\x5" * 2 + "\\xfc\\x0\\x0\\x0\\x1" + "\\x0" * 20 + ")\"\n"))
def _(here):
    pass


for option, value, wrong in (("--theme", "x", 2), ("--language", "x", 2), ("--heads", "99", 2), ("-platform", "none", 2)):
    @window(f"window: {option} {value}", option, value, *SHOT, code=wrong)
    def _(here):
        pass


def thumbnail(name, code):
    return attack("thumbnail: " + name, "{here}/s.hydrascope", "{here}/out.png", "128", code=code, program="hydrascope-thumbnailer")


@thumbnail("a pipe", 1)
def _(here):
    os.mkfifo(here / "s.hydrascope")


@thumbnail("escape sequences in the link to it", 1)
def _(here):
    os.symlink("\x1b[31mred\x07", here / "s.hydrascope")


@thumbnail("15 million arrays", 1)
def _(here):
    (here / "s.hydrascope").write_text('{"format":"hydrascope-session","x":[' + "[0]," * (15 << 20) + "[]]}")


@thumbnail("300 texts that unpack to 7 MB each", 1)
def _(here):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    texts = b"".join(chunk(b"zTXt", b"x%d\0\0" % i + zlib.compress(bytes(7 << 20), 9)) for i in range(300))
    preview = base64.b64encode(png(64, 64)[:33] + texts + png(64, 64)[33:]).decode()
    (here / "s.hydrascope").write_text('{"format":"hydrascope-session","preview":"%s"}' % preview)
@attack("array: a wildcard in a store's name", "array", "--engine", "snakemake", "--shards", "2", "--", "predict", "m", "x", "--store", "{{x}}.jsonl", code=2)
def _(here):
    pass


# ---------------------------------------------------------------- settings and locks changed by others

NESTED = "\\0\\0\\0\\x9\\0\\0\\0\\x1" * 200_000  # a list of a list of ..., as Qt keeps its types


def home_file(name, make_it):
    def settings(file):
        make_it(file.parent / name)
    return settings


def make_hole(path):
    path.touch()
    os.truncate(path, 8 << 30)


for name, begins in (("a value of", "@Variant("), ("an escaped value of", "\\x40V\\141riant(")):
    @window(f"window: settings with {name} 200,000 lists in lists", "--model", "{model}", code=ALIVE,
            settings=lambda file, begins=begins: file.write_text(f'[files]\nrecentModels="{begins}{NESTED})"\n'))
    def _(here):
        pass


for lock in ("hydrascope.conf.lock", "presets.json.lock", "running.hydrascope.lock"):
    for name, make_it in (("leads nowhere", lambda path: os.symlink("/nowhere/x", path)), ("is a hole of 8 GB", make_hole)):
        @window(f"window: {lock} {name}", "--model", "{model}", code=ALIVE, settings=home_file(lock, make_it))
        def _(here):
            pass


@window("window: a screenshot without a name", "--screenshot", "", code=2)
def _(here):
    pass


@window("window: a screenshot into a pipe", "--model", "{model}", "--screenshot", "{here}/pipe", code=1)
def _(here):
    os.mkfifo(here / "pipe")


@window("window: a screenshot that no disk takes", "--model", "{model}", "--screenshot", "/dev/full", code=1,
        look=lambda _here, said: "words of a library" if b"libpng" in said else None)
def _(here):
    pass


# ---------------------------------------------------------------- streams

STREAM_PORT = 47_813  # of this machine alone
FRAME_HEAD = b"--b\r\nContent-Type: image/jpeg\r\n\r\n"
STREAM_HEAD = b"HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=b\r\n\r\n"


def again_and_again(piece):
    while True:
        yield piece


def slowly(pieces, pause=0.05):
    for piece in pieces:
        time.sleep(pause)
        yield piece


# A server's reply to any request, piece by piece.
STREAMS = {
    "that leads to a file": lambda: [b"HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n"],
    "that leads to itself": lambda: [b"HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n"],
    "of headers without end": lambda: itertools.chain([b"HTTP/1.1 200 OK\r\n"], again_and_again(b"X-A: " + b"y" * 60 + b"\r\n")),
    "of a list of files": lambda: [b"HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\n\r\n#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n"],
    "of pictures in drips": lambda: itertools.chain([STREAM_HEAD], slowly(again_and_again((FRAME_HEAD + jpeg_of_scans(64, 64, 1))[:100]))),
    "that says nothing": lambda: slowly(again_and_again(b""), 1),
    "of 16,000 x 16,000 pixels": lambda: itertools.chain([STREAM_HEAD], slowly(again_and_again(FRAME_HEAD + jpeg_of_scans(16_000, 16_000, 1)))),
}


def serve(pieces):
    """Answers each connection with PIECES() for as long as the attack runs."""
    listening = socket.create_server(("127.0.0.1", STREAM_PORT))

    def answer(connection):
        try:
            connection.recv(65_536)
            for piece in pieces():
                connection.sendall(piece)
        except OSError: # the program has gone
            pass
        connection.close()

    def accept():
        while True:
            try:
                connection, _ = listening.accept()
            except OSError:
                return
            threading.Thread(target=answer, args=(connection,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()

    def step(process):
        if process is None: # it has ended
            listening.shutdown(socket.SHUT_RDWR)
            listening.close()

    return step


for name, pieces in STREAMS.items():
    title = f"stream: {name}"
    MEDDLERS[title] = lambda _here, pieces=pieces: serve(pieces)

    @attack(title, "video", "{model}", f"http://127.0.0.1:{STREAM_PORT}/x", "--frames", "2", "--out", "{here}/out")
    def _(here):
        pass


# ---------------------------------------------------------------- recordings

@attack("video: pictures of two columns", "video", "{model}", "{here}/in", "--out", "{here}/out.mp4")
def _(here):
    (here / "in").mkdir()
    for i in range(2):
        (here / "in" / f"{i}.png").write_bytes(png(3, 3_000))


def look_for_one_recording(here, _said):
    """Both files come from one program, the one under test or the other."""
    frames, rows = (here / "out.mkv").exists(), (here / "out.frames.csv").exists()
    left = [path.name for path in here.glob(".hydrascope-*")]
    return None if frames and rows and not left else f"a half: {frames} {rows} {left}"


def beside_itself(_here):
    """Starts the same command once more, as soon as it has begun."""
    others = []

    def step(process):
        if process is None:
            for other in others:
                other.wait(timeout=PATIENCE)
        elif not others:
            with open(f"/proc/{process}/cmdline", "rb") as words:
                line = words.read().split(b"\0")[:-1]
            if b"video" in line: # else it is not yet the program
                others.append(subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    return step


MEDDLERS["video: two programs record to one name"] = beside_itself


@attack("video: two programs record to one name", "video", "{model}", "synthetic:64x48@30*8", "--out", "{here}/out.mkv", code=0,
        look=look_for_one_recording)
def _(here):
    pass


@attack("picture: direction marks in its name", "predict", "{model}", "{here}/\u202egnp.\u2028\u2066.png", code=0)
def _(here):
    (here / "\u202egnp.\u2028\u2066.png").write_bytes(png(32, 32))


@attack("json: its reader's identifiers", "info", "{here}", look=lambda here, said: "identifiers" if b"json.exception" in said else None)
def _(here):
    tiny_model(here / "model.safetensors")
    (here / "config.json").write_text("{\"a\":tru}")


# ---------------------------------------------------------------- making and running

def slug(name):
    return "".join(c if c.isalnum() else "-" for c in name.lower())


def make(folder, only):
    for name, (maker, *_how) in ATTACKS.items():
        if only and only not in name:
            continue
        here = folder / slug(name)
        shutil.rmtree(here, ignore_errors=True)
        here.mkdir(parents=True)
        maker(here)


def trap_programs(folder):
    """Programs that libarchive might start: each leaves a mark."""
    trap = folder / "programs"
    trap.mkdir(exist_ok=True)
    for name in ("lrzip", "grzip", "lzop", "gzip", "gunzip", "bzip2", "bunzip2", "xz", "unxz", "zstd", "unzstd", "lz4", "lzma", "unlzma"):
        (trap / name).write_text(f"#!/bin/sh\necho {name} >> '{trap}/started'\n")
        (trap / name).chmod(0o755)
    return trap


def run_one(argv, env, log, meddle=None):
    """Exit code, seconds, peak MB."""
    start = time.monotonic()
    child = os.fork()
    if child == 0:
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (20 << 30, 20 << 30))
        os.execvpe(argv[0], argv, env)
    status, usage, killed = 0, None, False
    while True:
        found, status, usage = os.wait4(child, os.WNOHANG)
        if found:
            break
        if meddle:
            meddle(child)
        if time.monotonic() - start > PATIENCE and not killed:
            os.kill(child, signal.SIGKILL)
            killed = True
        time.sleep(0.01)
    if meddle:
        meddle(None)
    seconds = time.monotonic() - start
    return ("limit" if killed else os.waitstatus_to_exitcode(status)), seconds, usage.ru_maxrss / 1024


def run(folder, cli, model, only):
    trap = trap_programs(folder)
    failed = 0
    for name, (_maker, words, code, extra, program) in ATTACKS.items():
        here = folder / slug(name)
        if (only and only not in name) or not here.exists():
            continue
        shutil.rmtree(here / "out", ignore_errors=True)
        (trap / "started").unlink(missing_ok=True)
        file = cli if program == "hydrascope-cli" else os.path.join(os.path.dirname(cli), program)
        if not os.path.exists(file):
            print(f"{'--':4} no {program}: {name}")
            continue
        argv = (["timeout", "5"] if code == ALIVE else []) + [file] + [word.format(here=here, model=model) for word in words]
        env = {**os.environ, "PATH": f"{trap}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", **{key: value.format(here=here) for key, value in extra.items()}}
        with tempfile.TemporaryFile() as log:
            found, seconds, peak = run_one(argv, env, log.fileno(), MEDDLERS[name](here) if name in MEDDLERS else None)
            size = log.seek(0, os.SEEK_END)
            log.seek(max(0, size - 4096))
            said = log.read()
        lines = [line for line in said.decode("utf-8", "replace").splitlines() if line.strip()]
        wrong = []
        if found == "limit" or (code is None and found not in (0, 3)) or (code is not None and found != code):
            wrong.append(f"exit {found}, expected {'0 or 3' if code is None else code}")
        if seconds > MOST_SECONDS:
            wrong.append("slow")
        if peak > MOST_MB:
            wrong.append("memory")
        if any(byte < 32 and byte not in (9, 10, 13) for byte in said):
            wrong.append("control characters")
        if len(lines[-1] if lines else "") > 1_500:
            wrong.append("a message of " + str(len(lines[-1])) + " characters")
        if any(mark in said.decode("utf-8", "replace") for mark in "\u2028\u2029\u202a\u202b\u202d\u202e\u2066\u2067\u2068\ufeff\x9b"):
            wrong.append("direction marks")
        if LOOKS.get(name) and (seen := LOOKS[name](here, said)):
            wrong.append(seen)
        if (trap / "started").exists():
            wrong.append("started " + (trap / "started").read_text().split()[0])
        failed += bool(wrong)
        last = (lines[-1] if lines else "").replace(str(here), "...")[:110]
        shown = "".join(c if c.isprintable() else "?" for c in last)
        print(f"{'FAIL' if wrong else 'ok':4} {found!s:>5} {seconds:6.1f} s {peak:6.0f} MB  {name}: {shown}"
              + (f"   [{'; '.join(wrong)}]" if wrong else ""), flush=True)
    print(f"{failed} of the runs did not pass." if failed else "All passed.")
    return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "run", "list"))
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("cli", nargs="?")
    parser.add_argument("model", nargs="?")
    parser.add_argument("--only", help="those whose name contains this")
    arguments = parser.parse_args()
    if arguments.what == "list":
        print("\n".join(ATTACKS))
        return 0
    if arguments.what == "make":
        make(arguments.folder.resolve(), arguments.only)
        return 0
    return run(arguments.folder.resolve(), os.path.abspath(arguments.cli), os.path.abspath(arguments.model), arguments.only)


sys.exit(main())

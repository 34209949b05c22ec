#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the output of explain --format fiftyone,coco,npy against its arrays, independently of the program.

usage: check_datasets.py FOLDER DOCUMENT.json CROP

DOCUMENT is what the command said, CROP the share of a picture's shorter side that the network sees in its middle. FiftyOne is asked as its
importer of data sets without a version reads them: samples.json, whose labels have a class of its own, and files that are there. Boxes are
found anew: places that are hot are joined until nothing changes.
"""
import json
import os
import struct
import sys
import zlib
from pathlib import Path

FOLDER, DOCUMENT, CROP = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text()), float(sys.argv[3])
FAULTS = []


def must(holds, *what):
    if not holds:
        FAULTS.append(" ".join(map(str, what)))


def array(path):
    """Rows of a .npy of float32."""
    data = Path(path).read_bytes()
    size = struct.unpack("<H", data[8:10])[0]
    header = eval(data[10:10 + size].decode(), {})
    rows, cols = header["shape"]
    must(header["descr"] == "<f4" and not header["fortran_order"], path, header)
    values = struct.unpack(f"<{rows * cols}f", data[10 + size:])
    return [values[r * cols:(r + 1) * cols] for r in range(rows)]


def grey(path):
    """Rows of a PNG of one channel of 8 bits without filters."""
    data, at, packed = Path(path).read_bytes(), 8, b""
    must(data[:8] == b"\x89PNG\r\n\x1a\n", path, "no PNG")
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        must(zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0], path, kind)
        if kind == b"IHDR":
            width, height, bits, colours = struct.unpack(">IIBB", body[:10])
            must((bits, colours) == (8, 0), path, bits, colours)
        packed += body if kind == b"IDAT" else b""
        at += size + 12
    raw = zlib.decompress(packed)
    must(len(raw) == height * (width + 1), path, "has", len(raw), "bytes")
    must(all(raw[y * (width + 1)] == 0 for y in range(height)), path, "has filters")
    return [raw[y * (width + 1) + 1:(y + 1) * (width + 1)] for y in range(height)]


def seen(width, height):
    side = CROP * min(width, height)
    return (width - side) / 2, (height - side) / 2, side


def regions(rows):
    """[(share, [places])], the largest first."""
    up = [[max(value, 0) for value in row] for row in rows]
    total, least = sum(map(sum, up)), max(map(max, up)) / 2
    groups = [{(y, x)} for y, row in enumerate(up) for x, value in enumerate(row) if total > 0 and value >= least]
    joined = True
    while joined:
        joined = False
        for a in groups:
            for b in groups:
                if a is not b and any(abs(y - v) + abs(x - u) == 1 for y, x in a for v, u in b):
                    a |= b
                    groups.remove(b)
                    joined = True
                    break
            if joined:
                break
    return sorted(((sum(up[y][x] for y, x in group) / total, group) for group in groups), key=lambda r: -r[0])


coco = json.loads((FOLDER / "annotations.json").read_text())
samples = json.loads((FOLDER / "samples.json").read_text())["samples"]
metadata = json.loads((FOLDER / "metadata.json").read_text())
must("version" not in metadata, "metadata.json has a version: FiftyOne would want all of its own fields")
must(metadata["info"]["model"] == coco["info"]["model"] and len(coco["info"]["model"]) == 64, "of which model?")
must(metadata["info"]["software"].startswith("Hydrascope "), metadata["info"])
inputs = list(dict.fromkeys(row["input"] for row in DOCUMENT["maps"]))
must([image["id"] for image in coco["images"]] == list(range(1, len(inputs) + 1)), "ids of pictures", coco["images"])
must([image["file_name"] for image in coco["images"]] == inputs, "names of pictures")
must([a["id"] for a in coco["annotations"]] == list(range(1, len(coco["annotations"]) + 1)), "ids of annotations")
names = {category["id"]: category["name"] for category in coco["categories"]}
must(len(names) == len(coco["categories"]), "categories have one id each")
must(len(samples) == len(inputs), len(samples), "samples")
for row in DOCUMENT["maps"]:
    place = inputs.index(row["input"])
    sample, image = samples[place], coco["images"][place]
    must(os.path.isabs(sample["filepath"]) and os.path.samefile(sample["filepath"], row["input"]), sample["filepath"])
    must(sample["metadata"]["_cls"] == "ImageMetadata" and sample["tags"] == [], sample)
    width, height = image["width"], image["height"]
    must((sample["metadata"]["width"], sample["metadata"]["height"]) == (width, height), sample)
    must(sample["sha256"] == image["sha256"] and len(image["sha256"]) == 64, image)
    rows = array(next(file for file in row["files"] if file.endswith(".npy")))
    label = sample[f"{row['method'].replace('-', '_')}_k{row['k']}"]
    must(label["_cls"] == "Heatmap" and label["range"] == [0, 255] and os.path.isabs(label["map_path"]), label)
    must(label["method"] == row["method"] and label["k"] == row["k"], label)
    must(label.get("label") == row["class_name"], label, row["class_name"])
    must(label["map_path"] in map(os.path.abspath, row["files"]), label)
    low, high = min(0, min(map(min, rows))), max(0, max(map(max, rows)))
    must(abs(label["low"] - low) < 1e-6 and abs(label["high"] - high) < 1e-6, label, low, high)
    left, top, side = seen(width, height)
    picture = grey(label["map_path"])
    wrong = 0
    for y in range(len(picture)):
        for x in range(len(picture[0])):
            u, v = (x + .5) * width / len(picture[0]) - left, (y + .5) * height / len(picture) - top
            inside = 0 <= u < side and 0 <= v < side
            value = rows[int(v / side * len(rows))][int(u / side * len(rows[0]))] if inside else 0
            wrong += abs(picture[y][x] - 255 * (value - low) / (high - low)) > .51
    must(wrong <= len(picture) // 20, row["input"], row["method"], wrong, "pixels of the heat map are wrong")  # edges fall between two
    found = [a for a in coco["annotations"] if (a["image_id"], a["method"], a["k"]) == (place + 1, row["method"], row["k"])]
    expected = regions(rows)[:10]
    must(len(found) == len(expected), row["input"], row["method"], len(found), "boxes, not", len(expected))
    for box, (share, group) in zip(found, expected):
        cell = side / len(rows)
        ys, xs = [y for y, _ in group], [x for _, x in group]
        corner = [left + min(xs) * cell, top + min(ys) * cell, (max(xs) - min(xs) + 1) * cell, (max(ys) - min(ys) + 1) * cell]
        must(abs(box["score"] - share) < 1e-6, box, share)
        must(all(abs(a - b) < .6 for a, b in zip(box["bbox"], corner)), box, corner)  # the crop is of whole pixels
        must(abs(box["area"] / cell / cell - len(group)) < .05 * len(group), box, len(group))
        must(box["bbox"][0] >= 0 and box["bbox"][0] + box["bbox"][2] <= width + 1e-9, box)
        must(box["bbox"][1] >= 0 and box["bbox"][1] + box["bbox"][3] <= height + 1e-9, box)
        must(box["iscrowd"] == 0 and box["segmentation"] == [], box)
        must(names[box["category_id"]] == (row["class_name"] or "no class"), box, row["class_name"])
print("\n".join(FAULTS[:20]))
sys.exit(1 if FAULTS else 0)

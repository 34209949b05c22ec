#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes small valid inputs for each fuzz target into FOLDER/TARGET. Python's standard library is enough.

Usage: make_seeds.py FOLDER
"""
import argparse
import base64
import collections
import gzip
import io
import json
import math
import pathlib
import pickle
import struct
import sys
import tarfile
import types
import zipfile
import zlib

out = pathlib.Path(sys.argv[1])


def seed(target, name, data):
    folder = out / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)


# Names to pickle by reference, without PyTorch.
torch = types.ModuleType("torch")
utils = types.ModuleType("torch._utils")
sys.modules.update({"torch": torch, "torch._utils": utils})


class FloatStorage:
    pass


class HalfStorage:
    pass


def _rebuild_tensor_v2():
    pass


def _rebuild_parameter():
    pass


for owner, thing in ((torch, FloatStorage), (torch, HalfStorage), (utils, _rebuild_tensor_v2), (utils, _rebuild_parameter)):
    thing.__module__ = owner.__name__
    setattr(owner, thing.__name__, thing)


class Storage:
    def __init__(self, key, count, kind=FloatStorage):
        self.key, self.count, self.kind = key, count, kind


class Tensor:
    def __init__(self, storage, offset, shape, stride):
        self.call = _rebuild_tensor_v2, (storage, offset, shape, stride, False, collections.OrderedDict())

    def __reduce__(self):
        return self.call


class Parameter(Tensor):
    def __reduce__(self):
        return _rebuild_parameter, (Tensor(*self.call[1][:4]), True, collections.OrderedDict())


class Pickler(pickle.Pickler):
    def persistent_id(self, value):
        if isinstance(value, Storage):
            return ("storage", value.kind, value.key, "cpu", value.count) + self.more
        return None

    more = ()


def dumps(value, protocol=2, legacy=False):
    buffer = io.BytesIO()
    pickler = Pickler(buffer, protocol)
    pickler.more = (None,) if legacy else ()
    pickler.dump(value)
    return buffer.getvalue()


class Part:
    def __init__(self, **state):
        self.__dict__.update(state)


Part.__module__, Part.__qualname__ = "torch", "Part"
torch.Part = Part

weights = collections.OrderedDict(
    a=Tensor(Storage("0", 4), 0, (2, 2), (2, 1)), b=Tensor(Storage("0", 4), 1, (2,), (2,)),
    c=Parameter(Storage("1", 2, HalfStorage), 0, (2,), (1,)))
module = Part(_parameters=weights, _buffers={}, _modules={"inner": Part(_parameters=weights, _modules={}, dim=3)})
values = {
    "state_dict": weights,
    "training": {"epoch": 3, "state_dict": weights, "state_dict_ema": weights, "version": 2,
                 "args": argparse.Namespace(model="vit", heads=[3, 4], lr=1e-3, names=["a", "b"], path=pathlib.PurePosixPath("a/b")),
                 "metric": 0.5, "set": {1, 2}, "bytes": b"\x00\xff", "long": 2**70, "tuple": (1, 2, 3, 4), "none": None},
    "module": module,
}
for name, value in values.items():
    for protocol in range(6):
        seed("unpickler", f"{name}.{protocol}", dumps(value, protocol))


def archive(entries, packing=zipfile.ZIP_STORED):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", packing) as file:
        for name, data in entries.items():
            file.writestr(zipfile.ZipInfo(name), data, packing)
    return buffer.getvalue()


numbers = {"m/data/0": struct.pack("<4f", 1, 2, 3, 4), "m/data/1": struct.pack("<2e", 1, 2)}
for name, value in values.items():
    seed("torch", f"{name}.zip", archive({"m/data.pkl": dumps(value), **numbers, "m/version": b"3\n", "m/byteorder": b"little"}))
    legacy = dumps(value, legacy=True)
    start = dumps(0x1950a86a20f9469cfc6c) + dumps(1001) + dumps({"little_endian": True, "protocol_version": 1001})
    raw = struct.pack("<q4f", 4, 1, 2, 3, 4) + struct.pack("<q2e", 2, 1, 2)
    seed("torch", f"{name}.legacy", start + legacy + dumps(["0", "1"]) + raw)
seed("torch", "script", archive({"m/data.pkl": dumps(module), "m/constants.pkl": dumps(()), **numbers}))

# Autoencoders of two features on two channels: saev's, a line of JSON before the archive; dictionary_learning's.
square, pair = Tensor(Storage("0", 4), 0, (2, 2), (2, 1)), Tensor(Storage("0", 4), 0, (2,), (1,))
entries = {"m/version": b"3\n", "m/byteorder": b"little", "m/data/0": numbers["m/data/0"]}
saev = collections.OrderedDict(W_enc=square, b_enc=pair, W_dec=square, b_dec=pair)
line = json.dumps({"schema": 5, "cfg": {"d_model": 2, "d_sae": 2, "activation": {"cls": "TopK", "params": {"top_k": 1}}}}).encode()
seed("autoencoder", "saev", line + b"\n" + archive({"m/data.pkl": dumps(saev), **entries}))
plain = collections.OrderedDict([("encoder.weight", square), ("encoder.bias", pair), ("decoder.weight", square), ("b_dec", pair)])
seed("autoencoder", "dictionary", archive({"m/data.pkl": dumps(plain), **entries}))
seed("autoencoder", "prisma", archive({"m/data.pkl": dumps({"cfg": {"d_in": 2, "activation_fn_str": "relu"}, "state_dict": saev}), **entries}))


def npy(descr, shape, data, version=1, fortran=False):
    text = f"{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': {shape}, }}".encode()
    text += b" " * (63 - (10 + len(text)) % 64) + b"\n"
    length = struct.pack("<H" if version == 1 else "<I", len(text))
    return b"\x93NUMPY" + bytes([version, 0]) + length + text + data


arrays = {"f4": npy("<f4", "(2, 2)", struct.pack("<4f", 1, 2, 3, 4)), "f2": npy(">f2", "(2,)", struct.pack(">2e", 1, 2), 2),
          "i8": npy("<i8", "()", struct.pack("<q", 7), 3), "u1": npy("|u1", "(2, 3)", bytes(6), 1, True)}
for name, data in arrays.items():
    seed("npy", name, data)
seed("npz", "stored", archive({f"a/{k}.npy": v for k, v in arrays.items()}))
seed("npz", "deflated", archive({f"{k}.npy": v for k, v in arrays.items()}, zipfile.ZIP_DEFLATED))
seed("zip", "stored", archive({"a": b"text", "b/c": b""}))
seed("zip", "deflated", archive({"a": b"text" * 20, "b": bytes(100)}, zipfile.ZIP_DEFLATED))
seed("zip", "empty", archive({}))

header = {"__metadata__": {"format": "pt"}, "a": {"dtype": "F32", "shape": [2, 2], "data_offsets": [0, 16]},
          "b": {"dtype": "BF16", "shape": [1], "data_offsets": [16, 18]}, "c": {"dtype": "BOOL", "shape": [0], "data_offsets": [18, 18]}}
text = json.dumps(header).encode()
seed("safetensors", "three", struct.pack("<Q", len(text)) + text + bytes(18))
seed("json", "header", b"h" + text)
seed("json", "index", b"s" + json.dumps({"metadata": {"total_size": 3}, "weight_map": {"a": "m-1.safetensors", "b": "m-2.safetensors"}}).encode())


def floats(shapes):
    """A safetensors file of zeros."""
    head, end = {}, 0
    for name, shape in shapes.items():
        size = 4
        for side in shape:
            size *= side
        head[name] = {"dtype": "F32", "shape": shape, "data_offsets": [end, end + size]}
        end += size
    text = json.dumps(head).encode()
    return struct.pack("<Q", len(text)) + text + bytes(end)


timm = {"cls_token": [1, 1, 2], "pos_embed": [1, 2, 2], "patch_embed.proj.weight": [2, 3, 1, 1], "patch_embed.proj.bias": [2],
        "norm.weight": [2], "norm.bias": [2], "head.weight": [2, 2], "head.bias": [2]}
face = {"vit.embeddings.cls_token": [1, 1, 2], "vit.embeddings.position_embeddings": [1, 2, 2], "classifier.weight": [2, 2],
        "vit.embeddings.patch_embeddings.projection.weight": [2, 3, 1, 1], "vit.embeddings.patch_embeddings.projection.bias": [2],
        "vit.layernorm.weight": [2], "vit.layernorm.bias": [2], "classifier.bias": [2]}
for part, sides in (("norm1", [2]), ("norm2", [2]), ("attn.qkv", [6, 2]), ("attn.proj", [2, 2]), ("mlp.fc1", [3, 2]), ("mlp.fc2", [2, 3])):
    timm[f"blocks.0.{part}.weight"], timm[f"blocks.0.{part}.bias"] = sides, sides[:1]
for part, sides in (("layernorm_before", [2]), ("layernorm_after", [2]), ("attention.attention.query", [2, 2]), ("attention.attention.key", [2, 2]),
                    ("attention.attention.value", [2, 2]), ("attention.output.dense", [2, 2]), ("intermediate.dense", [3, 2]), ("output.dense", [2, 3])):
    face[f"vit.encoder.layer.0.{part}.weight"], face[f"vit.encoder.layer.0.{part}.bias"] = sides, sides[:1]
seed("names", "timm", floats(timm))
seed("names", "face", floats(face))
seed("names", "wrapped", floats({f"module.{name}": shape for name, shape in timm.items()}))
today = {"cls_token": [1, 1, 4], "storage_tokens": [1, 1, 4], "patch_embed.proj.weight": [4, 3, 1, 1], "patch_embed.proj.bias": [4],
         "rope_embed.periods": [1], "norm.weight": [4], "norm.bias": [4], "mask_token": [1, 4], "attn_pool.latent": [1, 1, 4],
         "rel_pos_bias.relative_position_bias_table": [4, 1], "rope.freqs": [2, 1, 1, 2], "blocks.0.attn.qkv.weight": [12, 4],
         "blocks.0.attn.qkv.bias": [12], "blocks.0.attn.qkv.bias_mask": [12], "blocks.0.gamma_1": [4], "blocks.0.gamma_2": [4]}
for part, sides in (("norm1", [4]), ("norm2", [4]), ("attn.proj", [4, 4]), ("mlp.w1", [3, 4]), ("mlp.w2", [3, 4]), ("mlp.w3", [4, 3]),
                    ("attn.norm", [4]), ("mlp.norm", [3])):
    today[f"blocks.0.{part}.weight"], today[f"blocks.0.{part}.bias"] = sides, sides[:1]
for block in ({"attn.q_bias": [4], "attn.v_bias": [4]}, {"attn.q_proj.weight": [4, 4], "attn.k_proj.weight": [4, 4], "attn.v_proj.weight": [4, 4]}):
    seed("names", "today" + str(len(block)), floats({**today, **{f"blocks.0.{name}": shape for name, shape in block.items()}}))
seed("names", "today", floats(today))
seed("config", "timm", b"t" + json.dumps({
    "architecture": "vit_tiny", "num_classes": 2, "num_features": 2, "global_pool": "token", "label_names": ["a", "b"],
    "model_args": {"num_heads": 1}, "pretrained_cfg": {"input_size": [3, 1, 1], "mean": [0.5, 0.5, 0.5], "std": [0.5, 0.5, 0.5],
                                                       "crop_pct": 0.9, "crop_mode": "center", "interpolation": "bicubic"}}).encode())
seed("config", "face", b"h" + json.dumps({
    "model_type": "vit", "architectures": ["ViTForImageClassification"], "hidden_size": 2, "num_hidden_layers": 1,
    "num_attention_heads": 1, "intermediate_size": 3, "hidden_act": "gelu", "layer_norm_eps": 1e-12, "image_size": 1,
    "patch_size": 1, "num_channels": 3, "qkv_bias": True, "id2label": {"0": "a", "1": "b"}}).encode())
seed("config", "preprocessor", b"p" + json.dumps({
    "do_resize": True, "size": {"height": 1, "width": 1}, "resample": 3, "do_center_crop": True, "crop_size": 1, "do_rescale": True,
    "rescale_factor": 1 / 255, "do_normalize": True, "image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.5, 0.5]}).encode())
for i, plan in enumerate(("softmax", "hydra:cosine@all", "linear:tanh_l2,heads=3@back:4;hydra:mean@0,2,5-7", "linear:l1@interleave:2")):
    seed("plan", str(i), plan.encode())

for i, address in enumerate(("synthetic:64x48@12.5*7live", "640x480@30", "16x16*-1", "camera:0", "/dev/video12", "rtsp://there:554/x")):
    seed("frames", str(i), address.encode())

deep = "[" * 100_000 + "]" * 100_000
train = {"name": "a", "output": "out", "data": {"kind": "scenes", "seed": 1, "count": 8}, "val": {"seed": 2, "count": 8},
         "model": {"image_size": 32, "patch_size": 8, "num_heads": 2, "head_dim": 8, "depth": 1, "mean": [0.5, 0.5, 0.5]}, "steps": 3,
         "batch": 4, "heads": [1, 2], "weights": [1, 1], "val_heads": [2], "augment": {"mixup": 0.1, "flip": 0.5}}
folders = dict(train, data={"kind": "folder", "path": "p", "hold_out": 3}, val={"kind": "folder", "path": "p", "hold_out": 3, "held_out": True},
               teacher={"path": "t.safetensors", "labels": 0.5, "features": 1, "views": 2}, crop=0.9, title="t", licence="l", notes="n")
for name, value in (("scenes", train), ("folders", folders)):
    seed("training", name, json.dumps(value).encode())
seed("training", "deep", b'{"x": ' + deep.encode() + b"}")
progress = {"step": 3, "seconds": 1.5, "loss_sum": 2, "token_loss_sum": 0, "epoch_seconds": 1, "loss_count": 1, "optimizer_steps": 3}
seed("state", "good", json.dumps(train).encode() + b"\0" + json.dumps(progress).encode())
seed("state", "deep", json.dumps(train).encode() + b"\0" + deep.encode())
seed("history", "rows", b"epoch,step,seconds,learning_rate,loss,token_loss,distillation_loss,images_per_second,top1_k3\n"
     b"1,100,50.0,0.001,2.5,0.9,0,64.0,\n2,200,90.0,0.0009,nan,0.8,0,80.0,41.5\n")
curve = {"fraction": [0, 1], "value": [0.5, 0.25]}
score = {"method": "relevance", "k": 3, "class": 1, "whole": 0.5, "blurred": 0.1, "empty": 0.1, "deletion": curve, "insertion": curve,
         "place": {"hit": True, "mass": 0.5, "chance_hit": 0.25, "chance_mass": 0.25}, "randomisation": [0.1, 0.2]}
line = {"kind": "hydrascope-faithfulness", "settings": "FINGERPRINT", "image": "image", "name": "a.png", "scores": [score]}
seed("journal", "line", json.dumps(line).encode() + b"\n" + json.dumps(dict(line, settings="another")).encode() + b"\n")
seed("journal", "deep", json.dumps(dict(line, kind=["hydrascope-faithfulness"])).replace('["h', "[" * 90_000 + '"h').encode() + b"\n")
seed("csv", "table", b'file,x0,"y,0",class\r\na.png,1.5,2,"a ""b"""\n\nb.png,-3e2,4,c\n')
seed("csv", "number", b"x,file\n1,a\n2e3,b\nnan,c\n")
face = {"model_type": "vit", "hidden_size": 2, "num_attention_heads": 1, "id2label": {"0": "a", "1": "b"}}
seed("sidecars", "face", json.dumps(face).encode() + b"\0" + json.dumps({"size": 1, "image_mean": [0.5] * 3, "image_std": [0.5] * 3}).encode())
seed("sidecars", "names", b'["a", "b"]')
seed("sidecars", "labels", b"0\tn01440764\ttench\n1\tn01443537\tgoldfish\n")
seed("sidecars", "deep", b'{"model_type": ' + deep.encode() + b"}")


def tar(packed, format):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w" + packed, format=format) as file:
        for name, data in (("cat/1.png", b"one"), ("caf\u00e9/2.png", bytes(700)), ("dog/" + "n" * 90 + ".png", b"")):
            info = tarfile.TarInfo(name)
            info.size = len(data)
            file.addfile(info, io.BytesIO(data))
    return buffer.getvalue()


for packed in ("", ":gz", ":bz2", ":xz"):
    for format in (tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT):
        if not packed or format == tarfile.PAX_FORMAT:
            seed("archive", f"tar{packed[1:]}{format}", tar(packed, format))
            seed("tar", f"tar{packed[1:]}{format}", tar(packed, format))


def sealed(object):
    body = json.dumps(object)[1:]
    return b'{"crc":"%08x",%s' % (zlib.crc32(body.encode()), body.encode())


store = [{"store": {"version": 1, "command": "predict", "fingerprint": "0" * 16, "settings": {"heads": [3]}, "shard": "1/2"}},
         {"key": "a.jpg", "result": {"image": "0"}}, {"key": "b.jpg", "refused": "why"},
         {"complete": {"keys": 2, "refused": 1, "sha256": "0" * 64}}]
seed("store", "lines", b"\0" + b"\n".join(sealed(line) for line in store) + b"\n")
seed("store", "unsealed", b"\2" + b"".join(json.dumps(line).encode() + b"\n" for line in store))
buffer = io.BytesIO()
with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as file:
    for name, line in zip(("store.json", "a.jpg.json", "b.jpg.json", "complete.json"), store):
        info = tarfile.TarInfo(name)
        info.size = len(sealed(line)) + 1
        file.addfile(info, io.BytesIO(sealed(line) + b"\n"))
seed("store", "tar", b"\1" + buffer.getvalue())
records = [{"key": "a.jpg", "result": {"a": {"crc": "01234567", "key": "b"}}}, {"key": "b.jpg", "refused": "why"},
           {"key": "store", "result": {"x": "y" * 430}}]
for choice in (0, 1, 2, 3, 5, 9, 11, 18):
    seed("merge", str(choice), bytes([choice]) + b"\n".join(json.dumps(record).encode() for record in records))
seed("list", "names", b"\0a.png\r\nb.jpg\n\nfolder\nc.tar\nd")
seed("list", "shards", b"\2" + b"".join(b"%d.png\n" % i for i in range(40)))
for choice in (b"\1", b"\3"):
    seed("list", f"tar{choice[0]}", choice + tar("", tarfile.PAX_FORMAT))
places = {"heads": [{"k": 3, "rank": 1, "probability": 0.5}, {"k": 12, "rank": 0, "probability": 1e-3}]}
seed("summary", "evaluate", b"\0" + (json.dumps({"key": "a", "result": places}).encode() + b"\n") * 2)
seed("summary", "importance", b"\1" + (json.dumps({"key": "a", "result": {"importance": [[0.5, -1], [1e30, 0]]}}).encode() + b"\n") * 2)
seed("summary", "uneven", b"\1" + b"".join(json.dumps({"key": "a", "result": {"importance": [[0] * n]}}).encode() + b"\n" for n in (1, 2)))
seed("summary", "faithfulness", b"\2" + (json.dumps({"key": "a", "result": {"scores": [score]}}).encode() + b"\n") * 2)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


exif = b"II*\0\x08\0\0\0\1\0\x12\1\3\0\1\0\0\0\6\0\0\0\0\0\0\0"
seed("picture", "png", b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)) + chunk(b"eXIf", exif)
     + chunk(b"IDAT", zlib.compress(bytes(14))) + chunk(b"IEND", b""))
seed("picture", "jpeg", b"\xff\xd8\xff\xe1" + struct.pack(">H", 8 + len(exif)) + b"Exif\0\0" + exif
     + b"\xff\xc2\0\x11\x08\0\x10\0\x10\3\1\x11\0\2\x11\0\3\x11\0\xff\xda\0\x08\1\1\0\1\x3f\0\x11\xff\0\x22\xff\xd9")
seed("picture", "tiff", b"II*\0\x08\0\0\0\3\0\0\1\3\0\1\0\0\0\2\0\0\0\1\1\3\0\1\0\0\0\2\0\0\0\2\1\3\0\1\0\0\0\x08\0\0\0" + bytes(4))
seed("picture", "webp", b"RIFF\x2a\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\1\0\0\1\0\0VP8L\5\0\0\0\x2f\1\x40\0\0\0")
seed("picture", "bmp", b"BM" + bytes(12) + struct.pack("<IiiHHI", 40, 2, -2, 1, 32, 0) + bytes(40))
for kind, data in ((2, b"1 2 3 # c\n4"), (3, b"1 2 3 4 5 6 7 8 9 10 11 12"), (6, bytes(12)), (4, b"\x80\x40"), (1, b"1 0 01")):
    seed("picture", f"pnm{kind}", b"P%d\n2 2\n" % kind + (b"" if kind in (1, 4) else b"255\n") + data)

query = {"heads": 3, "untrained": False, "attention": "hydra:cosine@back:1", "method": "attention", "block": -1, "head": 0, "fusion": "mean",
         "query": -1, "start_block": 0, "discard": 0.25, "class": {"kind": "top", "value": 1}, "against": {"kind": "index", "value": 2}}
look = {"colours": "viridis", "opacity": 0.5, "threshold": 0, "fade": True, "smooth": False, "grid": False, "lock_range": True,
        "spare_outliers": False, "signed_colours": "purple-orange"}
said = {"num_heads": 4, "patch_size": 16, "image_height": 64, "image_width": 64, "norm_eps": 1e-6, "crop": 0.9, "activation": "gelu",
        "pool": "token", "interpolation": "bicubic", "crop_mode": "center", "weights": "ema", "mean": [0.5, 0.5, 0.5], "std": [1, 1, 1],
        "trained_heads": [1, 4], "labels": "imagenet", "architecture": "deit3"}
session = {"format": "hydrascope-session", "version": 1, "program": "0.1.0", "model": {"name": "hydravit-photos", "id": "0", "said": said},
           "images": {"list": [{"name": ":/scenes/1.png"}, {"path": "../", "absolute": "/"}, {"path": "a", "absolute": "/gone/a"}],
                      "current": 1, "id": "0"},
           "query": query, "look": look, "layout": {"docks": []}, "window": ""}
order = {"hydrascope": "head order", "version": 1, "model": "m", "method": "ablation", "pictures": 3, "order": [[1, 0], [0, 1]],
         "importance": [[0.5, 1], [2, 1e-3]]}
seed("beside", "order", b"\0" + json.dumps(order).encode())
seed("beside", "deep", b"\0" + json.dumps(dict(order, order=0)).encode().replace(b'"order": 0', b'"order": ' + deep.encode()))
seed("beside", "neurons", b"\1" + json.dumps({"hydrascope": "outlier neurons", "version": 1, "model": "m", "pictures": 2, "threshold": 1.5, "block": 1,
                                             "used": 1, "ranking": [[0, 3, 2.5], [1, 2, 1]]}).encode())


def ours(shapes, metadata):
    header, end = {"__metadata__": metadata}, 0
    for name, shape in shapes.items():
        size = 4 * math.prod(shape)
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [end, end + size]}
        end += size
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + bytes(end)


seed("beside", "means", b"\2" + ours({"heads.position": [2, 3, 4], "heads.all": [2, 4]}, {"hydrascope": "head means", "version": "1", "model": "m"}))
probe = {"version": 1, "model": "m", "heads": 2, "attention": "softmax", "classes": ["a", "b"], "trained": 4, "held_out": 1, "train_accuracy": 1,
         "accuracy": 0.5, "penalty": 1e-3}
seed("beside", "probe", b"\3" + ours({"weight": [2, 3], "bias": [2]}, {"format": "hydrascope-probe", "probe": json.dumps(probe)}))
colours = {"kind": "feature basis", "model": "m", "attention": "softmax", "k": 2, "layer": 1, "facet": "normed", "foreground": 0.5, "pictures": ["a.png"],
           "picture_count": 1, "patch_count": 4}
floating = {"mean": [2], "axes": [3, 2], "variance": [3], "total": [], "gate": [2], "gate_offset": []}
seed("beside", "basis", b"\4" + archive({
    **{f"{name}.npy": npy("<f4", str(tuple(shape)), bytes(4 * math.prod(shape))) for name, shape in floating.items()},
    "provenance.npy": npy("|u1", str((len(json.dumps(colours)),)), json.dumps(colours).encode())}))
merges = b"#version: 0.2\na b</w>\nc a\nca b</w>\n"
for name, data in {"plain": b"Hydrascope: view\0Hydrascope 0.2.0\0Picture: a.png\0hydrascope-cli figure view m a.png",
                   "markup": b"</title>\0<!-- & -->\0</desc><script>]]>&#0;\0)\n/Subject (\\",
                   "bytes": "\x1b[m\u202e\u2028\0\ufffe\uffff\0\U0001f600 \u732b\0=1".encode() + b"\xff\xed\xa0\x80"}.items():
    seed("figure", name, data)
for name, data in {"plain": b"s.jsonl\npredict\nm.safetensors\na.png", "perl": b"s.tar\n{= system('x') =}\n{}\n{x}",
                   "shell": b"it's $(x).jsonl\n`x`\n\\'\n!!\n#\n\n-", "bytes": "s\u202e\n\x1b\t\n".encode() + b"\xff\"\\u"}.items():
    seed("script", name, data)
for name, line in {"hello": {"hello": 1}, "cancel": {"id": 2, "cancel": "a"},
                   "predict": {"id": "a", "command": "predict", "arguments": {"model": "m", "input": ["a.png", "b"], "heads": [3, 12], "prompt": ["x", "y"], "top": 3,
                                                                            "untrained": True, "npy": {"private": "logits"}}},
                   "figure": {"id": -3, "command": "figure", "arguments": {"kind": "view", "model": "m", "input": "a.png", "out": {"private": "f.svg"}}},
                   "nearest": {"id": 1, "command": "nearest", "arguments": {"model": "m", "picture": "a", "folder": "b", "count": None}}}.items():
    seed("serve", name, json.dumps(line).encode())
for method, parameters in {"initialize": {"protocolVersion": "2025-03-26", "capabilities": {}, "clientInfo": {"name": "a", "version": "1"}},
                           "ping": {}, "tools/list": {"cursor": "a"},
                           "tools/call": {"name": "explain", "arguments": {"model": "hydravit-photos", "input": ["a.png"], "heads": [3, 12]}}}.items():
    message = {"jsonrpc": "2.0", "id": 7, "method": method, "params": parameters}
    seed("serve", "mcp-" + method.replace("/", "-"), json.dumps(message).encode())
seed("serve", "mcp-cancelled", b'{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 7, "reason": "late"}}')
seed("translation", "file", b'<TS><context><message><location/><source>%1: a &lt;b&gt; &amp;amp; %2</source><translation>%2 &quot;&apos;'
     b'%1</translation></message><message><source>x</source><translation type="unfinished">y</translation></message></context></TS>')
for i, message in enumerate(("a.pt: blocks.3.attn.qkv.weight: expected [576, 192], found [384, 192]", "--heads: expected a number from 1 to 12, got '\u732b'",
                             "prompt 2: expected at most 2000 characters, got 2001; at least one of a, b\n3 of 9 pictures. x: not enough memory")):
    seed("translation", str(i), message.encode())
seed("words", "merges", b"\0" + merges)
seed("words", "packed", b"\0" + gzip.compress(merges, mtime=0))
seed("words", "json", b"\1" + json.dumps({"model": {"merges": ["a b</w>", ["c", "a"], "ca b</w>"]}}).encode())
pieces = {"model": {"type": "BPE", "unk_token": "<unk>", "vocab": {"<unk>": 0, "</s>": 1, "a": 2, "b": 3, "ab": 4, "\u2581": 5}, "merges": ["a b"]}}
seed("words", "pieces", b"\6" + json.dumps(pieces, ensure_ascii=False).encode())
seed("words", "unigram", b"\5" + b"".join(b"\x0a" + bytes([len(text) + 9]) + b"\x0a" + bytes([len(text)]) + text + b"\x15" + struct.pack("<f", -i)
                                         + b"\x18" + bytes([kind]) for i, (text, kind) in enumerate([(b"<unk>", 2), (b"</s>", 3), (b"a", 1), (b"ab", 1)]))
     + b"\x12\x08\x18\x01\xc0\x02\x00\xd0\x02\x01")
seed("words", "prompts", "\2a cat\na dog &amp; a caf\u00c3\u00a9\n\0a photo of a {}\n{}, drawn".encode())
seed("words", "gaps", b"\2" + b"x" * 900 + b"\0{} {}\n")
seed("words", "cleaned", "\3&lt;b&gt; \u201ctwo\u201d \u00e2\u0080\u0099s \ufb01 \uff21 \u0130 &#x41;".encode())
for name in ("vit_base_patch16_224.augreg_in21k", "vit_small_patch16_dinov3.lvd1689m", "hf_hub:timm/beit_base_patch16_224.in22k_ft_in22k_in1k"):
    seed("words", name.replace("/", "-").replace(":", "-"), b"\4" + name.encode())
seed("session", "whole", json.dumps(session).encode())
seed("session", "gone", json.dumps(dict(session, model={"path": "m", "absolute": "/gone/m", "id": "", "said": {}})).encode())
seed("session", "older", json.dumps(dict({k: v for k, v in session.items() if k != "layout"}, window="AAAA")).encode())
seed("session", "deep", b'{"format": "hydrascope-session", "version": ' + deep.encode() + b"}")
presets = [{"name": "a", "query": query, "look": look}, {"name": "b", "query": {"attention": "trained", "against": None}},
           {"name": "c", "look": {"opacity": 0.25}, "unknown": 1}]
seed("preset", "three", json.dumps({"format": "hydrascope-presets", "version": 1, "program": "0.1.0", "presets": presets}).encode())
seed("preset", "later", json.dumps({"format": "hydrascope-presets", "version": 2}).encode())
seed("preset", "deep", b'{"format": "hydrascope-presets", "version": 1, "presets": ' + deep.encode() + b"}")


def png(more=b""):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 4, 4, 8, 2, 0, 0, 0)) + more
            + chunk(b"IDAT", zlib.compress(bytes(13 * 4))) + chunk(b"IEND", b""))


preview = base64.b64encode(png()).decode()
seed("thumbnailer", "first", json.dumps({"format": "hydrascope-session", "preview": preview}).encode())
seed("thumbnailer", "last", json.dumps(dict(session, preview=preview), sort_keys=True, indent=4).encode())
seed("thumbnailer", "none", json.dumps(dict(session, x=[{"preview": "}]"}, "\\\""])).encode())
place = {"panels": [{"name": "lookDock", "shown": True, "floating": False}, {"name": "costDock", "shown": False}], "front": "lookDock",
         "width": 300, "height": 200}
panels = json.dumps({"sides": {"left": [place], "bottom": [dict(place, panels=[{"name": "imagesDock"}], front="imagesDock")]}}).replace('"', '\\"')
seed("settings", "ours", f'[window]\ngeometry=1280x760+30+40 maximized\nstate="{panels}"\n[look]\nopacity=0.5\n'
                         "[files]\nrecentModels=a, b\n[figure]\nwidthMm=84\n".encode())
seed("settings", "older", b'[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3)\nstate=@ByteArray(\\0\\0\\0\\xff\\0\\0\\0\\0)\n'
                          b"[computing]\nthreads=2147483647\n")

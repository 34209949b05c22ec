#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures per second of `predict` and of the default map beside the same network in PyTorch, one machine, one run.

usage: compare_predict.py HYDRASCOPE_CLI MODEL.safetensors ARCHIVE.tar [--jobs 2] [--pictures 1000] [--rounds 3]

MODEL is a plain ViT under timm's names with a class token and one picture size (hydravit-photos). PyTorch runs as
many processes of one thread as we have jobs, on its share of the unpacked pictures; Pillow decodes and resizes for
it, in batches of 1 and of 32. Ours reads the tar where it lies, then the folder, a picture a pass, and writes its
store; PyTorch writes nothing. Turns are taken, medians printed; starting counts for neither (the slope between a
tenth of the pictures and all of them). The default map is FullGrad+ (reference.md "FullGrad+") of the first class. The
classes, and the largest difference of the maps of one picture, show that both computed the same. Needs torch, Pillow.
"""
import argparse
import io
import json
import multiprocessing
import os
import pathlib
import statistics
import struct
import subprocess
import tarfile
import tempfile
import time

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("cli")
parser.add_argument("model")
parser.add_argument("archive")
parser.add_argument("--jobs", type=int, default=2)
parser.add_argument("--pictures", type=int, default=1000)
parser.add_argument("--rounds", type=int, default=3)
args = parser.parse_args()
os.environ["OMP_NUM_THREADS"] = "1"  # before torch: both run a process or a thread for each core

import numpy as np  # noqa: E402
import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402
from PIL import Image  # noqa: E402


class ViT:
    def __init__(self, path):
        with open(path, "rb") as file:
            header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
            data = file.read()
        facts = header.pop("__metadata__")
        self.heads, self.depth = int(facts["num_heads"]), int(facts["depth"])
        self.size, self.crop = int(facts["img_size"]), float(facts["crop_pct"])
        self.mean, self.std = (torch.tensor([float(v) for v in facts[key].split(",")]).view(3, 1, 1)
                               for key in ("mean", "std"))
        self.eps = float(facts["norm_eps"])
        kinds = {"F16": np.float16, "F32": np.float32}
        self.w = {name: torch.from_numpy(np.frombuffer(data[slice(*of["data_offsets"])], kinds[of["dtype"]])
                                         .astype(np.float32).reshape(of["shape"])) for name, of in header.items()}

    def pixels(self, file):
        with Image.open(file) as picture:
            picture = picture.convert("RGB")
            side = int(self.size / self.crop)
            w, h = picture.size
            w, h = (side, int(side * h / w)) if w <= h else (int(side * w / h), side)
            picture = picture.resize((w, h), Image.BICUBIC)
        left, top = round((w - self.size) / 2), round((h - self.size) / 2)
        values = np.asarray(picture.crop((left, top, left + self.size, top + self.size)), np.float32) / 255
        return (torch.from_numpy(values.copy()).permute(2, 0, 1) - self.mean) / self.std

    def layer(self, x, name):
        return F.linear(x, self.w[name + ".weight"], self.w[name + ".bias"])

    def embedded(self, pixels):
        x = F.conv2d(pixels, self.w["patch_embed.proj.weight"], self.w["patch_embed.proj.bias"],
                     stride=self.w["patch_embed.proj.weight"].shape[-1]).flatten(2).transpose(1, 2)
        return torch.cat([self.w["cls_token"].expand(len(x), 1, -1), x], 1) + self.w["pos_embed"]

    def logits(self, pixels):
        x = self.embedded(pixels)
        for b in range(self.depth):
            n = self.norm(x, f"blocks.{b}.norm1")
            q, k, v = self.layer(n, f"blocks.{b}.attn.qkv").unflatten(2, (3, self.heads, -1)).permute(2, 0, 3, 1, 4)
            a = (q @ k.transpose(-2, -1) * q.shape[-1] ** -0.5).softmax(-1)
            x = x + self.layer((a @ v).transpose(1, 2).flatten(2), f"blocks.{b}.attn.proj")
            n = self.norm(x, f"blocks.{b}.norm2")
            x = x + self.layer(F.gelu(self.layer(n, f"blocks.{b}.mlp.fc1")), f"blocks.{b}.mlp.fc2")
        return self.layer(self.norm(x, "norm")[:, 0], "head")

    def norm(self, x, name):
        return F.layer_norm(x, x.shape[-1:], self.w[name + ".weight"], self.w[name + ".bias"], self.eps)

    # FullGrad+: attention, the norms' deviations and GELU's quotient held constant; a gradient's map of patches.
    def maps(self, pixels):
        inputs, biased = [], []

        def note(y, bias):  # y with a bias in it
            biased.append((y, bias))
            return y

        def layer(x, name):
            return note(self.layer(x, name), self.w[name + ".bias"])

        def norm(x, name):
            centred = x - x.mean(-1, keepdim=True)
            deviation = (centred.detach() ** 2).mean(-1, keepdim=True).add(self.eps).sqrt()
            return note(centred / deviation * self.w[name + ".weight"] + self.w[name + ".bias"], self.w[name + ".bias"])

        x = self.embedded(pixels).requires_grad_()
        for b in range(self.depth):
            inputs.append(x)
            qkv = layer(norm(x, f"blocks.{b}.norm1"), f"blocks.{b}.attn.qkv")
            q, k, v = qkv.unflatten(2, (3, self.heads, -1)).permute(2, 0, 3, 1, 4)
            a = (q.detach() @ k.detach().transpose(-2, -1) * q.shape[-1] ** -0.5).softmax(-1)
            x = x + layer((a @ v).transpose(1, 2).flatten(2), f"blocks.{b}.attn.proj")
            h = layer(norm(x, f"blocks.{b}.norm2"), f"blocks.{b}.mlp.fc1")
            plain = h.detach()
            x = x + layer(h * (0.5 * (1 + torch.erf(plain * 0.5 ** 0.5))), f"blocks.{b}.mlp.fc2")
        logits = self.layer(norm(x, "norm")[:, 0], "head")
        wanted = inputs + [y for y, _ in biased]
        gradients = torch.autograd.grad(logits.max(-1).values.sum(), wanted)
        total = sum((x * g).sum(-1) for x, g in zip(inputs, gradients))
        total = total + sum((g * bias).sum(-1) for g, (_, bias) in zip(gradients[len(inputs):], biased))
        return total.detach()[:, 1:]


def share(model, files, batch, maps):
    torch.set_num_threads(1)
    network, classes = ViT(model), []
    for first in range(0, len(files), batch):
        pixels = torch.stack([network.pixels(f) for f in files[first:first + batch]])
        if maps:
            network.maps(pixels)
        else:
            with torch.inference_mode():
                classes += network.logits(pixels).argmax(-1).tolist()
    return classes


def torch_seconds(files, batch, maps):
    shares = [files[i::args.jobs] for i in range(args.jobs)]
    start = time.perf_counter()
    workers = [multiprocessing.Process(target=share, args=(args.model, part, batch, maps)) for part in shares]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
        assert worker.exitcode == 0
    return time.perf_counter() - start


def our_seconds(source, scratch, maps):
    store = scratch / ("store.tar" if maps else "store.jsonl")
    store.unlink(missing_ok=True)
    command = [args.cli, "explain" if maps else "predict", args.model, source, "--store", store, "--quiet",
               "--jobs", str(args.jobs)] + (["--method", "fullgrad-plus"] if maps else [])
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def unpack(archive, folder, count):
    with tarfile.open(archive) as tar, tarfile.open(folder.with_suffix(".tar"), "w") as part:
        chosen = [m for m in tar if m.isfile() and m.name.lower().endswith((".jpg", ".jpeg"))]
        for member in chosen[::max(1, len(chosen) // count)][:count]:
            data = tar.extractfile(member).read()
            path = folder / member.name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            part.addfile(member, io.BytesIO(data))
    return sorted(folder.rglob("*.*"))


# Whether both computed the same: first classes, and the maps' largest difference of their largest value.
def agreement(scratch, folder, files):
    our_seconds(folder, scratch, False)
    lines = map(json.loads, (scratch / "store.jsonl").read_text().splitlines())
    first = {line["key"]: line["result"]["heads"][0]["top"][0]["index"] for line in lines if "key" in line}
    theirs = share(args.model, files, 32, False)
    same = sum(first[str(file.relative_to(folder))] == of for file, of in zip(files, theirs))
    our_seconds(folder, scratch, True)
    network, worst = ViT(args.model), 0.0
    with tarfile.open(scratch / "store.tar") as tar:
        for file in files[:20]:
            stored = tar.extractfile(f"{file.relative_to(folder)}.fullgrad-plus.k{network.heads}.npy").read()
            ours = torch.from_numpy(np.load(io.BytesIO(stored)).astype(np.float32)).flatten()
            map_ = network.maps(network.pixels(file)[None])[0]
            worst = max(worst, float((ours - map_).abs().max() / map_.abs().max()))
    print(f"first classes: {same} of {len(files)} the same; maps of {len(files[:20])} differ by at most {worst:.1e} of their "
          "largest value")


with tempfile.TemporaryDirectory() as where:
    scratch = pathlib.Path(where)
    few, all_ = scratch / "few", scratch / "all"
    files = {few: unpack(args.archive, few, args.pictures // 10), all_: unpack(args.archive, all_, args.pictures)}

    def rate(seconds):  # of the pictures that all_ has more than few
        return (len(files[all_]) - len(files[few])) / (seconds(all_) - seconds(few))

    agreement(scratch, few, files[few])
    ways = {}
    for maps in (False, True):
        name = "default map" if maps else "predict"
        ways |= {
            (name, "hydrascope, tar"): lambda m=maps: rate(lambda f: our_seconds(f.with_suffix(".tar"), scratch, m)),
            (name, "hydrascope, folder"): lambda m=maps: rate(lambda f: our_seconds(f, scratch, m)),
            (name, "PyTorch, batches of 1"): lambda m=maps: rate(lambda f: torch_seconds(files[f], 1, m)),
            (name, "PyTorch, batches of 32"): lambda m=maps: rate(lambda f: torch_seconds(files[f], 32, m))}
    found = {way: [] for way in ways}
    for _ in range(args.rounds):
        for way, measure in ways.items():
            found[way].append(measure())
    print(f"pictures a second, {args.jobs} jobs, {len(files[all_])} pictures, PyTorch {torch.__version__}, "
          f"median of {args.rounds} (least to most)")
    for (name, way), rates in found.items():
        print(f"  {name:12} {way:24} {statistics.median(rates):7.0f} ({min(rates):.0f} to {max(rates):.0f})")

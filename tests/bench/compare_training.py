#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Images per second of `hydrascope-cli train` beside the same network in PyTorch, one machine, one run.

usage: compare_training.py HYDRASCOPE_CLI ARCHIVE.tar [--threads 2] [--batch 64] [--steps 20] [--heads 3,6,12]

12 heads of 16, 6 blocks, 64 patches; sub-networks of k heads by slicing, cross-entropy, AdamW on everything. Ours
reads, augments and averages its weights besides; PyTorch is given one batch of random numbers again and again,
which is in its favour. The two take turns, three times each; the medians are printed. Needs torch.
"""
import argparse
import csv
import json
import os
import pathlib
import statistics
import subprocess
import tempfile
import time


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("archive")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--heads", default="3,6,12")
    return parser.parse_args()


args = arguments()
os.environ["OMP_NUM_THREADS"] = str(args.threads)  # before torch

import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402

HEADS, WIDTH, DEPTH, PATCH, SIZE, CLASSES = 12, 16, 6, 16, 128, 10
PATCHES = (SIZE // PATCH) ** 2


class SlicedViT(torch.nn.Module):
    def __init__(self):
        super().__init__()
        d = HEADS * WIDTH

        def weight(*shape):
            return torch.nn.Parameter(torch.randn(*shape) * 0.02)

        self.patch = weight(d, 3 * PATCH * PATCH)
        self.patch_bias = weight(d)
        self.token = weight(1, 1, d)
        self.position = weight(1, PATCHES + 1, d)
        self.blocks = torch.nn.ModuleList()
        for _ in range(DEPTH):
            block = torch.nn.Module()
            block.n1, block.b1, block.n2, block.b2 = (weight(d) for _ in range(4))
            block.qkv, block.qkv_bias = weight(3, d, d), weight(3, d)
            block.proj, block.proj_bias = weight(d, d), weight(d)
            block.fc1, block.fc1_bias = weight(4 * d, d), weight(4 * d)
            block.fc2, block.fc2_bias = weight(d, 4 * d), weight(d)
            self.blocks.append(block)
        self.norm, self.norm_bias = weight(d), weight(d)
        self.head, self.head_bias = weight(CLASSES, d), weight(CLASSES)

    def forward(self, patches, k):
        e = k * WIDTH
        m = 4 * e
        batch = patches.shape[0]
        x = F.linear(patches, self.patch[:e], self.patch_bias[:e])
        x = torch.cat([self.token[..., :e].expand(batch, 1, e), x], 1) + self.position[..., :e]
        for b in self.blocks:
            n = F.layer_norm(x, (e,), b.n1[:e], b.b1[:e], 1e-6)
            q, key, v = (F.linear(n, b.qkv[i, :e, :e], b.qkv_bias[i, :e]).view(batch, -1, k, WIDTH).transpose(1, 2)
                         for i in range(3))
            a = (q @ key.transpose(-2, -1) * WIDTH**-0.5).softmax(-1)
            joined = (a @ v).transpose(1, 2).reshape(batch, -1, e)
            x = x + F.linear(joined, b.proj[:e, :e], b.proj_bias[:e])
            n = F.layer_norm(x, (e,), b.n2[:e], b.b2[:e], 1e-6)
            x = x + F.linear(F.gelu(F.linear(n, b.fc1[:m, :e], b.fc1_bias[:m])), b.fc2[:e, :m], b.fc2_bias[:e])
        x = F.layer_norm(x, (e,), self.norm[:e], self.norm_bias[:e], 1e-6)
        return F.linear(x[:, 0], self.head[:, :e], self.head_bias)


def torch_rate(k):
    torch.set_num_threads(args.threads)
    torch.manual_seed(1)
    network = SlicedViT()
    optimizer = torch.optim.AdamW(network.parameters(), 1e-3)
    patches = torch.randn(args.batch, PATCHES, 3 * PATCH * PATCH)
    labels = torch.randint(0, CLASSES, (args.batch,))
    for step in range(args.steps + 3):
        if step == 3:
            start = time.perf_counter()
        optimizer.zero_grad(set_to_none=False)  # AdamW has to move what the sub-network did not reach, too
        F.cross_entropy(network(patches, k), labels).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
    return args.steps * args.batch / (time.perf_counter() - start)


def our_rate(k, folder):
    data = {"kind": "archive", "path": str(pathlib.Path(args.archive).resolve()), "hold_out": 100}
    config = {
        "name": "speed", "output": "out", "data": {**data, "count": args.steps * args.batch},
        "val": {**data, "held_out": True, "count": 10},
        "model": {"image_size": SIZE, "patch_size": PATCH, "num_heads": HEADS, "head_dim": WIDTH, "depth": DEPTH},
        "heads": [k], "steps": 2 * args.steps, "batch": args.batch, "threads": args.threads, "val_every": 1000}
    (folder / "speed.json").write_text(json.dumps(config))
    environment = dict(os.environ, OMP_NUM_THREADS="1")  # its threads are shards of the batch
    subprocess.run([args.cli, "train", folder / "speed.json"], check=True, env=environment,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(folder / "out" / "history.csv") as file:
        return float(list(csv.DictReader(file))[-1]["images_per_second"])


print("| k | hydrascope, images/s | PyTorch %s, images/s | ratio |" % torch.__version__)
print("| --- | --- | --- | --- |")
for heads in map(int, args.heads.split(",")):
    ours, theirs = [], []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as scratch:
            ours.append(our_rate(heads, pathlib.Path(scratch)))
        theirs.append(torch_rate(heads))
    a, b = statistics.median(ours), statistics.median(theirs)
    print(f"| {heads} | {a:.0f} | {b:.0f} | {a / b:.2f} |", flush=True)

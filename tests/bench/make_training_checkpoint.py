# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what a training of a HydraViT of DeiT-B's size leaves behind: weights, averaged weights, AdamW's two
moments, arguments and a scheduler, as torch.save does. Opening it should cost the weights, not the file.

    python3 tests/bench/make_training_checkpoint.py OUT.pth.tar
    /usr/bin/time -v build/release/bin/hydrascope-cli info OUT.pth.tar
"""
import argparse
import sys

import torch

WIDTH, BLOCKS, CLASSES, TOKENS = 768, 12, 1000, 197


def weights():
    shapes = {
        "cls_token": (1, 1, WIDTH),
        "pos_embed": (1, TOKENS, WIDTH),
        "patch_embed.proj.weight": (WIDTH, 3, 16, 16),
        "patch_embed.proj.bias": (WIDTH,),
        "norm.weight": (WIDTH,),
        "norm.bias": (WIDTH,),
        "head.weight": (CLASSES, WIDTH),
        "head.bias": (CLASSES,),
    }
    for block in range(BLOCKS):
        for layer, rows, columns in (("attn.qkv", 3 * WIDTH, WIDTH), ("attn.proj", WIDTH, WIDTH),
                                     ("mlp.fc1", 4 * WIDTH, WIDTH), ("mlp.fc2", WIDTH, 4 * WIDTH)):
            shapes[f"blocks.{block}.{layer}.weight"] = (rows, columns)
            shapes[f"blocks.{block}.{layer}.bias"] = (rows,)
        for norm in ("norm1", "norm2"):
            shapes[f"blocks.{block}.{norm}.weight"] = (WIDTH,)
            shapes[f"blocks.{block}.{norm}.bias"] = (WIDTH,)
    return {name: torch.nn.Parameter(torch.randn(shape) * 0.02) for name, shape in shapes.items()}


def main():
    torch.manual_seed(0)
    parameters = weights()
    optimizer = torch.optim.AdamW(parameters.values(), lr=1e-4)
    for parameter in parameters.values():
        parameter.grad = torch.zeros_like(parameter)
    optimizer.step()
    state = {name: parameter.detach() for name, parameter in parameters.items()}
    args = argparse.Namespace(model="hydravit_dyn_patch16_224", heads=list(range(3, 13)), img_size=224, lr=1e-4)
    torch.save({"epoch": 7, "arch": args.model, "state_dict": state,
                "state_dict_ema": {name: tensor.clone() for name, tensor in state.items()},
                "optimizer": optimizer.state_dict(), "args": args, "metric": 81.3}, sys.argv[1])


if __name__ == "__main__":
    main()

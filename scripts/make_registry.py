#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes core/checkpoint/registry_rows.cpp and registry_styles.cpp from a table of timm's pretrained networks,
one row a name: what was read off each network after it was built (columns as below). Call: make_registry.py
TABLE.csv. The ctest test_registry compares the rows with the table."""
import csv
import pathlib
import sys
import textwrap

MODULES = ("vision_transformer", "deit", "eva", "beit")  # one grid of patches, one width
OUT = pathlib.Path(__file__).parent.parent / "core/checkpoint"
ACTIVATIONS = {"gelu": "Activation::Gelu", "silu": "Activation::Silu", "quick_gelu": "Activation::QuickGelu",
               "gelu_tanh": "Activation::GeluTanh", "": "Activation::Gelu"}
POOLS = {"token": "Pool::Token", "avg": "Pool::Average", "map": "Pool::Attention"}


def quoted(text):
    return '"' + text + '"'


def truth(is_so):
    return "true" if is_so else "false"


def rotation(r):
    if r["rope"] == "":
        return ()
    ours = r["rope"] == "dinov3"
    rows, cols = (r["rope_ref_grid"] or "0x0").split("x")
    return ("Rotation::Kind::Mixed" if r["rope"] == "mixed" else "Rotation::Kind::Axial",
            "Rotation::Pairs::Halves" if r["rope_half"] == "true" else "Rotation::Pairs::Neighbours",
            "Rotation::Grid::Centres" if ours else "Rotation::Grid::Indices",
            r["rope_temperature"], rows, cols, r["rope_offset"] or "0", truth(r["rope_order"] == "xy"))


def why_not_run(r):
    if r["norm_position"] == "parallel":
        return "attention and MLP in parallel" + (", differential attention" if "Diff" in r["block"] else "")
    if r["attention"] == "DiffAttention":
        return "differential attention"
    if r["architecture"].startswith("aimv2"):  # the table has no column for it
        return "a norm of the patches before positions are added (AIMv2)"
    return ""


def style(r, rotations):
    """The properties shared by networks of several sizes, as members of ArchitectureStyle in order."""
    final = "fc_norm" if r["fc_norm"] == "true" else "" if r["final_norm"] == "none" else "norm"
    positions = {"true": "all", "false": "patches", "": ""}[r["pos_embed_covers_prefix"]]
    return (quoted(why_not_run(r)), "NormPosition::Post" if r["norm_position"] == "post" else "NormPosition::Pre",
            "NormKind::Rms" if r["norm"] == "RmsNorm" else "NormKind::Layer", r["norm_eps"],
            "MlpKind::Gated" if r["mlp"] in ("SwiGLU", "GluMlp") else "MlpKind::Plain",
            truth(r["mlp"] == "GluMlp"), truth(r["qkv_bias"] not in ("none", "")), truth(r["qkv_bias"] == "qkv"),
            truth(r["proj_bias"] != "false"), truth(r["attn_inner_norm"] != ""),
            truth(r["mlp_inner_norm"] != ""), quoted(final), truth(r["pre_transformer_norm"] == "true"),
            truth(r["layer_scale"] == "true"), POOLS[r["pool"]], r["pool_heads"] or "0",
            ACTIVATIONS[r["pool_act"]], truth(r["class_token"] == "true"), truth(r["dist_token"] == "true"),
            r["reg_tokens"], quoted(positions), f"rotations[{rotations.index(rotation(r))}]", truth(r["relative_bias"] != ""))


def picture(r):
    def triple(text):
        return "{{" + ", ".join(text.split()) + "}}"
    return (triple(r["mean"]), triple(r["std"]), r["crop_pct"], "CropMode::" + r["crop_mode"].capitalize(),
            "Interpolation::" + r["interpolation"].capitalize())


def wrapped(line):
    """A row in as few lines as possible; a long string of tags continues on the next line."""
    if len(line) <= 108:
        return [line]
    if line.endswith('"},'):
        start, tags = line[:-3].rsplit('"', 1)
        parts = textwrap.wrap(tags, 100)
        return [start.rstrip()] + [f'    "{part} "' for part in parts[:-1]] + [f'    "{parts[-1]}"}},']
    return textwrap.wrap(line, 108, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def table(start, rows, *end):
    return [start, *("{" + ", ".join(row) + "}," for row in rows), *end, ""]


def function(kind, name, rows):
    return [f"const std::vector<{kind}>& {name}()", "{",
            *table(f"static const std::vector<{kind}> rows{{", rows, "};", "return rows;", "}")]


def write(name, lines):
    lines = ["// SPDX-License-Identifier: GPL-3.0-or-later",
             "// Made by scripts/make_registry.py from a table of timm 1.0.29's pretrained networks: do not edit.",
             '#include "core/checkpoint/registry.h"', "", "namespace hydra {", "", "// clang-format off",
             *lines, "// clang-format on", "", "} // namespace hydra", ""]
    (OUT / name).write_text("\n".join(part for line in lines for part in wrapped(line)), encoding="utf-8")


def main():
    with open(sys.argv[1], newline="", encoding="utf-8") as file:
        rows = [r for r in csv.DictReader(file) if r["module"] in MODULES]
    rotations = sorted({rotation(r) for r in rows})
    styles = sorted({style(r, rotations) for r in rows})
    pictures = sorted({picture(r) for r in rows})
    networks = {}
    for r in rows:
        side = r["input_size"].split("x")
        assert side[0] == side[1], r["name"]
        facts = (quoted(r["architecture"]), r["embed_dim"], r["depth"], r["num_heads"], r["patch_size"], side[0],
                 r["mlp_hidden"] or "0", ACTIVATIONS[r["act"]], str(styles.index(style(r, rotations))))
        tags = networks.setdefault(r["architecture"], (facts, []))
        assert tags[0] == facts, r["name"]
        tags[1].append(f"{r['tag']}:{pictures.index(picture(r))}")
    write("registry_styles.cpp",
          table(f"static constexpr std::array<Rotation, {len(rotations)}> rotations{{{{", rotations, "}};")
          + function("ArchitectureStyle", "architectureStyles", styles)
          + function("PictureStyle", "pictureStyles", pictures))
    write("registry_rows.cpp", function("NamedArchitecture", "namedArchitectures", [
        (*facts, quoted(" ".join(tags))) for _, (facts, tags) in sorted(networks.items())]))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records the output and files of hydrascope-cli, before and after a change.

    record_commands.py CLI OUT [--shared DIR] [--only TEXT]   runs some hundred commands and records them in the file OUT
    record_commands.py --compare A B                          prints every difference of two recordings; exit code 1 where there is one

Of each: exit code, stdout and stderr without times, dates and places, and the SHA-256 of every file written. Each runs in an empty folder
of its own on one thread (or as many as --threads says), so that two recordings of one program are equal. In DIR is the DeiT-Tiny; without it its commands are left out.
"""
import argparse
import csv
import difflib
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

REPO = pathlib.Path(__file__).resolve().parents[2]
DEIT = "models/deit_tiny_patch16_224.safetensors"
SCENE, PHOTO = "hydravit-scenes @/resources/scenes/5-sphere-star-torus.png", "hydravit-photos @/tests/data/images/rgb.png"
CLASSES = "! mkdir -p f/0 f/1 ; ! cp @/tests/data/images/rgb.png f/0 ; ! cp @/resources/scenes/5-sphere-star-torus.png f/1 ; "
SETS = "synth --out s --count 5 --seed 3 --size 128 ; "  # before a command over labelled pictures
STORED = "@/resources/scenes/1-cube-octahedron-star.png @/tests/data/images/rgb.png @/tests/data/README.md"
CHOSEN = "--window 4 --stride 4 --masks 24 --permutations 4 --steps 3"  # fast settings that differ from the defaults
PLANS = ("softmax linear linear:tanh-l2 hydra hydra:mean@back:2 hydra:tanh-softmax hydra:l1 hydra:sigmoid-softmax@front:1 aft-simple polynl "
         "window,size=4@all optimised efficient super t2t hydra:cosine@interleave:2 hydra,heads=2@0,3 hydra:nonsense nonsense softmax@99")
OFF = "heads:1.0 heads:1.0,2.3=mean mlp:2 attention:1 patches:3-5 heads:99.0 nonsense registers:zero heads:1.0=from tokens:5"
TARGETS = "class:2 norm similar:@/resources/scenes/6-pyramid-torus-sphere.png similar:@/resources/scenes/6-pyramid-torus-sphere.png:3,4 output:1 output:99 direction:none.npy probe:none nonsense"
TRAINING = ('{"name": "tiny", "output": "out", "seed": 1, "data": {"kind": "scenes", "seed": 1, "count": 16}, "val": {"kind": "scenes", "seed": 2, "count": 4}, '
            '"test": {"kind": "scenes", "seed": 3, "count": 4}, "model": {"image_size": 32, "patch_size": 16, "num_heads": 2, "head_dim": 4, "depth": 1, '
            '"mlp_ratio": 2, "attention": "softmax"}, "heads": [1, 2], "steps": 4, "batch": 4, "learning_rate": 0.001, "checkpoint_steps": 2, "threads": 1}')


def each(pattern, words):  # a line for each of WORDS
    return [pattern.replace("%", word) for word in (words.split() if isinstance(words, str) else words)]


def rows(helps, deit):
    """Lines of commands joined by ' ; '; '@/' is the repository, '!' begins a command of the shell."""
    methods = re.sub(r"\s", "", re.search(r"--method M\S+\s+(\S+(,\s+\S+)*)", helps["explain"]).group(1)).split(",")
    models = sorted(path.stem for path in (REPO / "models").glob("*.safetensors")) + ([deit] if deit else [])
    options = {}  # by name and value: the first command that has it
    for name, text in helps.items():
        for option, value in re.findall(r"^  --(\S+) (\S.*?)?(?: {2,}|$)", text, re.M):
            options.setdefault((option, value), name)
    lines = ["", "--version", "nonsense", "predikt", "--language de --help", "--language xx", "models", "models --quiet"]
    lines += each("% --help ; % --help all ; % --help --language de ; % ; % --nonsense ; % --quite ; % none.safetensors none.png --language es", list(helps))
    lines += [f"{name} { {'embed': SCENE, 'figure': 'view ' + SCENE}.get(name, 'hydravit-scenes') } --{option} ; {name} none none --{option} -1x,?" for (option, value), name in options.items() if value]
    lines += each("info % ; info % --check ; predict % @/resources/scenes/5-sphere-star-torus.png --top 3 --heads all ; explain % @/resources/scenes/5-sphere-star-torus.png --out m", models)
    lines += each("explain " + SCENE + " --method % --out m --format npy,json " + CHOSEN, methods)
    lines += each("explain thinkingvit-photos @/tests/data/images/rgb.png --heads 6 --method % --out m " + CHOSEN, methods)
    lines += each("explain hydra-2 @/tests/data/images/rgb.png --method % --out m --class top2 " + CHOSEN, methods)
    lines += each("explain " + SCENE + " --heads 3-5 --out m --format % --against 4", "npy npz png csv json npy,npz,png,csv,json gif")
    lines += each("explain " + SCENE + " --method gradient --steps 1 %", ["--target " + t for t in TARGETS.split()])
    lines += each("explain " + SCENE + " --out m %", ["--method attention --head 2", "--method attention --query 5", "--method rollout --fusion max --discard 0.5", "--method attention --query 999",
        "--method pca --save-basis b.npz", "--method pca --fit @/resources/scenes --facet k", "--method similarity --query 7", "--method similarity",
        "--method similarity --query-image @/resources/scenes/6-pyramid-torus-sphere.png --region 3,7-9", "--method grad-cam --layer 1 --class cube", "--class none",
        "--class 99", "--heads 99", "--heads 2", "--method none", "--coloured-picture --format png", "--out", "--format"])
    lines += each("predict " + SCENE + " --attention '%' --heads 12,3", PLANS)
    lines += each("predict " + SCENE + " --without '%' ; explain " + SCENE + " --without '%' --method gradient --steps 1", OFF)
    lines += each("predict " + PHOTO + " --target '%'", TARGETS)
    lines += each("predict " + SCENE + " %", ["--npy n", "--top 50", "--top 51", "--heads all --untrained --top 1", "--batch 4", "--threshold 0.3",
                                              "--pool nonsense", "--image-size 96", "--mean 0.1,0.2,0.3", "--crop 0.5", "--prompt a", "--template a",
                                              "--labels @/tests/data/README.md", "--language ja --heads 99", "--without tokens:5 --from @/resources/scenes/6-pyramid-torus-sphere.png"])
    lines += each("predict softmax-twin @/tests/data/images/%", "cmyk.jpg grey16.png orientation6.jpg palette.gif rgba.webp rgb.tif texture.tall32.png")
    lines += ["predict thinkingvit-photos @/tests/data/images/rgb.png @/tests/data/images/grey.jpg --threshold " + t for t in ("0", "0.3", "1.5", "-1", "x")]
    lines += each("walk " + SCENE + " %", ["--rows", "--layer 1 --head 3 --query 2 --out w", "--layer 99", "--attention hydra --out w"])
    lines += each("decompose " + SCENE + " %", ["--split even", "--class top2", "--matrix attention --out d", "--query 3", "--matrix nonsense"])
    lines += each("profile %", [*models, "--arch vit-b16 --heads 3-12", "--arch vit-ti16 --scheme matformer --heads 1-3", "--arch none",
                                "--arch vit-s16 --convention hydra-paper --sizes 224,384 --attention hydra", "hydra-all --convention hydra-paper-blocks"])
    lines += each("bench softmax-twin --repeat 1 --batch 1 --threads 1 %", ["", "--method attention,rollout", "--sizes 64,128", "--attention hydra"])
    lines += each(SETS + "evaluate hydravit-scenes s %", ["", "--heads 3,12 --batch 2", "--without mlp:1", "--thresholds 0,1", "--store e.jsonl",
                                                          "--store e.jsonl --thresholds 0,1", "--store e.jsonl --batch 2", "--store e.jsonl --heads 3-5"])
    lines += each(CLASSES + "evaluate thinkingvit-photos f --thresholds 0.3,1 %", ["", "--store e.jsonl", "--store e.jsonl --heads 6"])
    lines += each("evaluate %", [SCENE, "hydravit-scenes @/tests/data/images", "hydravit-scenes none", "thinkingvit-photos none --thresholds 0",
                                 "@/tests/data/attribution-small/weights.safetensors @/resources/scenes"])
    lines += each(SETS + "faithfulness hydravit-scenes s --steps 4 %", [
        "--method attention,random,centre", "--method gradient --measure deletion", "--method attention --measure pointing", "--limit 2 --method centre",
        "--method attention --measure randomisation --out f.jsonl", "--method nonsense", "", "--method attention --store f.jsonl",
        "--method attention --store f.jsonl --limit 2", "--method rollout --target norm", "--method rollout --class label --seed 4"])
    lines += [SETS.replace("5", "8") + "embed hydravit-scenes s --by-class --perplexity 2 --iterations 10 --out e.csv"]
    lines += each(SETS + "probe hydravit-scenes s --holdout 0.5 --out %", ["p.safetensors", "p.txt", "p.safetensors --seed 2 --penalty 0.1"])
    lines += each("embed hydravit-scenes @/resources/scenes --iterations 20 --perplexity 5 --heads 3,12 --out %", [
        "e.csv", "e.json", "e.npz", "e.svg", "e.pdf", "e.png --dpi 50", "e.txt", "e.csv --separate", "e.csv --tokens patches --block 1", "e.csv --joint --separate",
        "e.csv --tokens class --seed 3 --threads 1 --reduce 4", "e.csv --by-class", "e.csv --without mlp:2"])
    lines += each("figure % " + SCENE + " --heads 3,12 --dpi 40 --iterations 10 --method attention --out f.svg", "heads-grid contributions methods-grid tsne view no")
    lines += each("figure % --dpi 40 --out f.svg", [f"before-after {SCENE} --without mlp:1", f"head-matrix {SCENE} --method attention", "cost hydravit-scenes",
                                                "flops --arch vit-b16", "cost --arch vit-s16 --axes params"])
    lines += each("figure % " + SCENE + " --dpi 40 --method attention,gradient --steps 1 --out f.pdf ; figure % " + SCENE + " --dpi 40 --out f.png --no-letters "
                  "--method rollout --caption c --width-mm 84", "heads-grid methods-grid view")
    lines += each("figure view " + SCENE + " --dpi 40 --out f.%", ["svg --grid --outliers --truth", "svg --map-colours magma --opacity 0.3", "txt", "svg --columns 0", "png --whole"])
    lines += each("importance hydravit-scenes @/resources/scenes/1-cube-octahedron-star.png @/resources/scenes/5-sphere-star-torus.png --method %", [
        "ablation", "gradient --out o.json", "position", "nonsense", "gradient --class 3", "gradient --store i.jsonl", "gradient --store i.jsonl --order"])
    lines += ["importance better-super @/tests/data/images/rgb.png --method shapley", "means none none"]
    lines += each("% hydravit-scenes @/resources/scenes --out o", "means registers") + ["registers hydravit-scenes @/resources/scenes --block 2 --sparse --out o"]
    lines += ["rank hydravit-scenes @/resources/scenes " + more for more in ("", "--class cube --top 3", "--class none")]
    lines += each("video hydravit-scenes @/tests/data/clips/clip.gif --frames 2 --out %", ["v", "v.avi --method attention", "v.mkv --size 64", "v.txt", "v --first 99", "v --turn 90"])
    lines += ["synth --out s --count 3", "synth --out s --count 2 --seed 9 --size 64", "synth --out s --count 0", "synth --out s --count 1 --size 5"]
    lines += ["! echo '" + TRAINING + "' > c.json ; train c.json ; train c.json ; train c.json --resume", "train @/tests/data/README.md"]
    lines += each("convert %", ["hydravit-scenes o.safetensors", "hydravit-scenes o.safetensors --heads 6", "hydravit-scenes o.txt", "hydra-2 o.safetensors --heads 99"])
    stores = {"predict": "", "explain": "--method attention,gradient --steps 1", "embed": "--tokens class", "importance": "--method gradient"}
    for name, more in stores.items():
        kinds = ["tar"] if name == "embed" else ["jsonl", "tar"]
        lines += each(f"{name} hydravit-scenes {STORED} {more} --store r.% ; {name} hydravit-scenes {STORED} {more} --store r.%", kinds)
        given = ["--jobs 1 --quiet", "--progress json", "--shard 1/2", "--shard 3/2", "--out o", "--heads 3,12", "--attention hydra", "--without mlp:1", "--class top2",
                 "--target norm", "--batch 2", "--threshold 0.3", "--npy n", "--format npy", "--seed 3", "--perplexity 5", "--by-class", "--order", "--block 1",
                 "--joint", "--separate", "--dpi 50", "--iterations 5", "--reduce 3", "--top 2", "--coloured-picture", "--save-basis b.npz", "--columns 2",
                 "--threads 1", "--list none.txt", "--fit @/resources/scenes", "--crop 0.5", "--method rollout", "--steps 2", "--untrained --heads all"]
        lines += each(f"{name} hydravit-scenes {STORED} {more} --store r.{kinds[0]} %",
                      [words for words in given if f"  {words.split()[0]} " in helps[name] and words.split()[0] not in more])
        lines += each(f"{name} hydravit-scenes {STORED} {more} --shard 1/2 --store r.% ; missing r.% ; missing r.% --plain ; merge r.% --shards 2 ; "
                      f"{name} hydravit-scenes {STORED} {more} --shard 2/2 --store r.% ; merge r.%", kinds)
    lines += ["predict thinkingvit-photos @/tests/data/images/rgb.png --store t.jsonl --threshold 0.3", "predict hydravit-scenes none --store r.txt",
              "predict hydravit-scenes none --jobs 2", SETS + "embed hydravit-scenes s --by-class --store e.tar", "merge r.jsonl", "missing r.jsonl", "merge none.jsonl --shards 2"]
    lines += each("array --engine % --shards 3 --cpus 2 -- predict hydravit-scenes f --store r.jsonl", "slurm parallel snakemake nonsense") + ["array --engine slurm --shards 2"]
    lines += each("completion %", ["bash", "zsh", "fish", "ksh", "--line", "--line -- hydrascope-cli explain hydravit-scenes --heads 1", "--line -- hydrascope --m"])
    lines += ["manual --out m --day 2020-02-03", "manual --out m", "manual --out m --language ja"]
    return list(dict.fromkeys(lines))


HIDDEN = [  # times and random names
    (r"/hydrascope-\d+-\w{6}/", "/hydrascope-PID/"),
    (r'(?m)^\{"done":(\d+),"total":(?!\1,).*\n', ""),
    (r'("(?:ms|seconds|\w+_ms|\w+_per_s|\w*gflops|peak_mb|rate|seconds_left)":\s?)-?[\d.]+(?:e[-+]?\d+)?', r"\1T"),
    (r"\d+(?:\.\d+)? (?:s|ms|min)\b", "T s"), (r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?Z?", "DATE")]


def plain(data, places):
    text = data.decode("utf-8", "backslashreplace")
    for place, name in places:
        text = text.replace(place, name)
    for pattern, instead in HIDDEN:
        text = re.sub(pattern, instead, text)
    return text


def record(cli, line, shared, threads):
    with tempfile.TemporaryDirectory() as folder:
        here = pathlib.Path(folder, "here")
        here.mkdir()
        places = [(str(here), "HERE"), (folder, "TEMPORARY"), (str(shared), "SHARED"), (str(REPO), "@"), (str(cli), "CLI")]
        environment = {"PATH": os.environ["PATH"], "HOME": folder, "TMPDIR": folder, "LC_ALL": "C.UTF-8", "OMP_NUM_THREADS": str(threads),
                       "QT_QPA_PLATFORM": "offscreen", "HYDRA_MODELS": str(REPO / "models")}
        steps = []
        for step in line.split(" ; "):
            step = step.replace("@/", f"{REPO}/").replace("SHARED/", f"{shared}/")
            words = ["timeout", "300", *(["sh", "-c", step[1:]] if step.startswith("!") else [str(cli), *shlex.split(step)])]
            run = subprocess.run(words, cwd=here, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False)
            steps.append({"code": run.returncode, "out": plain(run.stdout, places).splitlines(), "err": plain(run.stderr, places).splitlines()})
        return {"steps": steps, "files": {str(path.relative_to(folder)): digest(path, places) for path in sorted(pathlib.Path(folder).rglob("*")) if path.is_file()}}


def digest(path, places):
    data = path.read_bytes()
    if path.suffix == ".mkv" or path.name == "checkpoint.safetensors":  # a random number per file; times among the tensors
        return "never the same"
    if path.suffix in (".csv", ".json", ".md"):  # these may contain times or paths
        data = plain(data, places).encode()
    if path.suffix == ".csv":
        table = list(csv.reader(data.decode().splitlines()))
        kept = [not re.search(r"(^|_)(ms|seconds|per_second)$", title) for title in table[0]]
        data = repr([[cell for cell, keep in zip(row, kept) if keep] for row in table]).encode()
    return hashlib.sha256(data).hexdigest()


def compare(first, second):
    a, b = (json.loads(pathlib.Path(path).read_text(encoding="utf-8")) for path in (first, second))
    different = [line for line in dict.fromkeys([*a, *b]) if a.get(line) != b.get(line)]
    for line in different:
        one, other = (json.dumps(r.get(line), indent=1, ensure_ascii=False).splitlines() for r in (a, b))
        print(f"\n== {line}", *list(difflib.unified_diff(one, other, lineterm="", n=2))[2:], sep="\n")
    print(f"{len(different)} of {len(a)} and {len(b)} records differ")
    return 1 if different else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs=2, metavar="CLI OUT")
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--shared", type=pathlib.Path, default=REPO.parent / "shared")
    parser.add_argument("--only", default="")
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    if given.compare:
        return compare(*given.paths)
    cli, shared = pathlib.Path(given.paths[0]).resolve(), given.shared.resolve()
    said = lambda *words: subprocess.run([cli, *words], capture_output=True, text=True, check=True).stdout
    helps = {name: said(name, "--help", "all") for name in re.findall(r"^  (?!hydra)([a-z-]+) ", said("--help"), re.M)}
    lines = [line for line in rows(helps, f"SHARED/{DEIT}" if (shared / DEIT).is_file() else "") if given.only in line]
    records = {}
    for number, line in enumerate(lines, 1):
        print(f"\r{number} of {len(lines)}", end="", file=sys.stderr)
        records[line] = record(cli, line, shared, given.threads)
    pathlib.Path(given.paths[1]).write_text(json.dumps(records, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"\n{len(lines)} records of {sum(len(r['steps']) for r in records.values())} commands", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

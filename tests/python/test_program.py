# SPDX-License-Identifier: GPL-3.0-or-later
"""The module against the program itself: what Python gets is what the command line writes."""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import unittest
import warnings
from pathlib import Path
from unittest import mock

import numpy as np

here = Path(__file__).resolve().parent
root = here.parents[1]
sys.path.insert(0, str(root / "resources" / "python"))

import hydrascope  # noqa: E402
from hydrascope import _inputs, _server  # noqa: E402

scenes = root / "resources" / "scenes"
star, bowl = str(scenes / "2-star-bowl-capsule.png"), str(scenes / "4-bowl-capsule-cylinder.png")


def cli(*words):
    """The command line's document for WORDS, or its error."""
    done = subprocess.run([_server.find_program(), *map(str, words), "--quiet"], capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else (done.returncode, done.stderr.strip())


def without_times(value):
    if isinstance(value, dict):
        return {name: without_times(each) for name, each in value.items() if name not in ("ms", "seconds", "files", "file", "bytes_free")}
    return [without_times(each) for each in value] if isinstance(value, list) else value


class Program(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        os.environ.setdefault("OMP_NUM_THREADS", "1")
        cls.model = hydrascope.open("hydravit-scenes")

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def private(self):
        """The files in the program's private folder."""
        return os.listdir(_server.running().folder)

    def test_open(self):
        info = cli("info", "hydravit-scenes")
        self.assertEqual({**self.model.info, "sha256": None}, {**info, "sha256": None})  # a hash of the whole file, which the command does not read
        self.assertEqual(repr(self.model), "hydrascope.open('hydravit-scenes'): hydravit, 2386954 parameters")
        code, words = cli("info", "no-such-model")
        with self.assertRaises(hydrascope.Error) as raised:
            hydrascope.open("no-such-model")
        self.assertIn(str(raised.exception), words)
        self.assertEqual(raised.exception.exit_code, code)
        self.assertIn("hydravit-photos", hydrascope.models())
        self.assertIn(Path(star).name, [Path(scene).name for scene in hydrascope.scenes()])
        self.assertTrue(all(Path(scene).is_file() for scene in hydrascope.scenes()))

    def test_maps_are_those_of_the_command_line(self):
        for options, words in (
            ({}, []),
            ({"heads": [3, 12], "target": "star"}, ["--heads", "3,12", "--target", "star"]),
            ({"method": ["rollout", "relevance"], "heads": range(5, 7)}, ["--method", "rollout,relevance", "--heads", "5,6"]),
            ({"class_": "star", "against": "bowl"}, ["--class", "star", "--against", "bowl"]),
            ({"method": "similarity", "query": np.int32(29)}, ["--method", "similarity", "--query", "29"]),
            ({"size": 160, "without": "heads:0.2"}, ["--size", "160", "--without", "heads:0.2"]),
        ):
            with self.subTest(options):
                out = self.folder / "-".join(words or ["none"]).replace("/", "")
                document = cli("explain", "hydravit-scenes", star, bowl, "--out", out, *words)
                explained = self.model.explain(star, bowl, **options)
                self.assertEqual(len(explained), len(document["maps"]))
                for ours, theirs in zip(explained, document["maps"]):
                    row = {name: value for name, value in ours.row.items() if name != "against_name"}
                    self.assertEqual(without_times(row), without_times(theirs))
                    self.assertEqual(ours.array.tobytes(), np.load(theirs["files"][0]).tobytes())
        self.assertEqual(self.private(), [])

    def test_axes(self):
        one = self.model.explain(star)
        self.assertEqual(one.map.shape, (8, 8))
        many = self.model.explain(star, bowl, heads=[3, 6, 12], method=["rollout", "fullgrad-plus"])
        self.assertEqual(many.map.shape, (2, 3, 2, 8, 8))
        for i, picture in enumerate((star, bowl)):
            for j, heads in enumerate((3, 6, 12)):
                for k, method in enumerate(("rollout", "fullgrad-plus")):
                    (single,) = many.at(heads=heads, method=method, input=picture)
                    self.assertTrue((many.map[i, j, k] == single.array).all())
        self.assertTrue((many.at(heads=3, method="rollout").map == many.map[:, 0, 0]).all())
        with self.assertRaisesRegex(hydrascope.UsageError, r"expected one of heads \[3, 6, 12\].*got \{'heads': 4\}"):
            many.at(heads=4)
        with self.assertRaisesRegex(hydrascope.UsageError, "2 shapes"):
            self.model.explain(star, method=["rollout", "relevance:full"]).map

    def test_predictions(self):
        document = cli("predict", "hydravit-scenes", scenes, "--heads", "3,12", "--top", "2")
        rows = [
            {"input": result["input"], "k": row["k"], "place": place, **top}
            for result in document["results"] for row in result["heads"] for place, top in enumerate(row["top"], 1)
        ]
        table = self.model.predict(scenes, heads=[3, 12], top=2)
        self.assertEqual(len(table), 8 * 2 * 2)
        for name in ("input", "k", "place", "index", "name", "probability", "logit"):
            self.assertEqual(list(table[name]), [row[name] for row in rows])
        valued = self.model.predict(star, target="star", top=1)
        self.assertAlmostEqual(list(valued["value_target"])[0], list(valued["logit"])[0], 5)

    def test_features(self):
        ours = self.model.features(star, what=["tokens", "q", "pooled"], block=[1, 3])
        cli("features", "hydravit-scenes", star, "--what", "tokens,q,pooled", "--block", "1,3", "--out", self.folder / "f.npz")
        theirs = np.load(self.folder / "f.npz")
        self.assertEqual(set(ours), {name for name in theirs.files if theirs[name].dtype.kind == "f"})
        for name, array in ours.items():
            self.assertEqual(array.tobytes(), theirs[name].tobytes())
        both = self.model.features(star, bowl)
        self.assertEqual(list(both), [star, bowl])
        self.assertTrue((both[star]["pooled"] == ours["pooled"]).all())
        self.assertEqual(self.private(), [])

    def test_without(self):
        less = self.model.without("heads:0.2").without("heads:1.3", from_=bowl)
        self.assertEqual(less.options["without"], "heads:0.2,heads:1.3")
        self.assertEqual(less.options["from"], bowl)
        self.assertEqual(self.model.options, {})
        pixels = np.full((128, 128, 3), 200, np.uint8)
        (self.folder / "grey.png").write_bytes(_inputs.png_of(pixels))
        by_array, by_file = (self.model.without("attention:1=from", from_=each) for each in (pixels, self.folder / "grey.png"))
        self.assertEqual(list(by_array.predict(star)["logit"]), list(by_file.predict(star)["logit"]))
        less = self.model.without("heads:0.2").without("heads:1.3")
        document = cli("predict", "hydravit-scenes", star, "--without", "heads:0.2,heads:1.3", "--top", "1")
        self.assertEqual(list(less.predict(star, top=1)["logit"]), [document["results"][0]["heads"][0]["top"][0]["logit"]])

    def test_faithfulness(self):
        words = ["--method", "fullgrad-plus,random", "--measure", "deletion", "--limit", "2"]
        theirs = cli("faithfulness", "hydravit-scenes", scenes, *words)["rows"]
        ours = self.model.faithfulness(scenes, method=["fullgrad-plus", "random"], measure="deletion", limit=2)
        self.assertEqual(list(ours["method"]), ["fullgrad-plus", "random"])
        self.assertEqual(list(ours["deletion_auc"]), [row["deletion_auc"] for row in theirs])
        self.assertEqual(list(ours["deletion_auc_ci95_low"]), [row["ci95"]["deletion_auc"][0] for row in theirs])

    def test_figures_are_the_same_bytes(self):
        explained = self.model.explain(star, heads=[3, 12], method="rollout")
        for kind, options in (("svg", {}), ("pdf", {"width_mm": 84}), ("png", {"dpi": 72})):
            words = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
            file = self.folder / f"figure.{kind}"
            cli("figure", "heads-grid", "hydravit-scenes", star, "--heads", "3,12", "--method", "rollout", "--out", file, *words)
            figure = explained.figure(kind, **options)
            self.assertTrue(figure.save(self.folder / f"saved.{kind}").read_bytes() == file.read_bytes())
            self.assertEqual(figure.data[:4], file.read_bytes()[:4])
            self.assertIn("hydrascope-cli figure heads-grid", figure.command)
        with self.assertRaisesRegex(hydrascope.UsageError, "ends in .png"):
            figure.save(self.folder / "figure.svg")
        self.assertIn("methods-grid", explained.at(heads=3).figure("png", dpi=72).command)
        self.assertEqual(self.private(), [])

    def test_arrays_are_what_a_file_of_them_is(self):
        generator = np.random.default_rng(3)
        pixels = generator.integers(0, 256, (90, 130, 3), np.uint8)
        (self.folder / "pixels.png").write_bytes(_inputs.png_of(pixels))
        noise = generator.normal(size=(2, 3, 128, 128)).astype(np.float32)
        np.save(self.folder / "noise.npy", noise)
        for array, file, label in ((pixels, "pixels.png", "array 90x130x3"), (noise, "noise.npy", "array 2x3x128x128")):
            ours = self.model.explain(array, heads=[3, 12])
            theirs = self.model.explain(self.folder / file, heads=[3, 12])
            self.assertTrue((ours.map == theirs.map).all())
            self.assertTrue(ours.maps[0].input.startswith(label))
            self.assertEqual(len(ours.overlays()), len(theirs.overlays()))
        self.assertEqual(self.model.explain([pixels, star]).map.shape, (2, 8, 8))
        _server.close()  # a new program starts afterwards
        self.assertTrue((ours.model.explain(noise, heads=[3, 12]).map == theirs.map).all())
        self.assertEqual(list(ours.predictions(1)["k"]), [3, 12, 3, 12])
        self.assertEqual(self.private(), [])

    def test_refusals_are_the_programs_own_words(self):
        for options, words in (
            ({"methode": "rollout"}, ["--methode", "rollout"]), ({"method": "rolout"}, ["--method", "rolout"]),
            ({"heads": 13}, ["--heads", "13"]), ({"class_": "stra"}, ["--class", "stra"]), ({"start_layer": 99}, ["--start-layer", "99"]),
        ):
            code, complaint = cli("explain", "hydravit-scenes", star, *words)
            with self.subTest(options), self.assertRaises(hydrascope.Error) as raised:
                self.model.explain(star, **options)
            self.assertIn(str(raised.exception), complaint)
            self.assertEqual(raised.exception.exit_code, code)
        (self.folder / "bad.png").write_bytes(b"no picture")
        for bad in ("bad.png", "absent.png"):
            with self.assertRaisesRegex(hydrascope.InputError, bad):
                self.model.explain(self.folder / bad)
        with self.assertRaises(hydrascope.UsageError):
            hydrascope.ask("train", config="x")

    def test_own_files_are_written_too(self):
        explained = self.model.explain(star, heads=3, out=self.folder / "maps", format=["csv", "png"])
        self.assertEqual(sorted(os.listdir(self.folder / "maps")), ["2-star-bowl-capsule.fullgrad-plus.k3.csv", "2-star-bowl-capsule.fullgrad-plus.k3.png"])
        self.assertEqual(explained.map.shape, (8, 8))
        self.assertEqual(explained.overlays()[0], (self.folder / "maps" / "2-star-bowl-capsule.fullgrad-plus.k3.png").read_bytes())

    def test_tables_of_any_command(self):
        self.assertEqual(list(self.model.table("predict", star, top=2)["place"]), [1, 2])
        self.assertEqual(list(self.model.table("explain", star, heads=3)["k"]), [3])
        self.assertEqual(len(self.model.table("rank", star, class_="star")["probability"]), 1)
        nearest = self.model.table("nearest", star, scenes, count=3)  # a picture and a folder, as the command line has them
        self.assertEqual(len(nearest), 3)
        with self.assertRaisesRegex(hydrascope.UsageError, "nearest has no value"):
            self.model.ask("nearest", star, scenes, star)

    def test_a_program_in_place_of_a_network(self):
        halves = self.folder / "halves.sh"
        page = (root / "resources" / "help" / "predictors.md").read_text()
        halves.write_text(page.split("```sh\n")[-1].split("```")[0])
        command = f"sh '{halves}'"
        self.addCleanup(hydrascope.use, predictor=None)
        model = hydrascope.open(predictor=command)
        direct = cli("explain", star, "--predictor", command, "--method", "occlusion")
        maps = model.explain(star, method="occlusion")
        self.assertEqual(without_times(maps.maps[0].row), without_times({**direct["maps"][0]}))
        self.assertEqual(maps.map.shape, (32, 32))
        self.assertEqual({row["name"] for row in model.ask("predict", star)["results"][0]["top"]}, {"left", "right"})
        self.assertEqual(len(model.predict(star, bowl)), 4)
        rows = model.ask("faithfulness", str(scenes), method="random", limit=2, steps=2)["rows"]
        self.assertEqual(rows[0]["method"], "random")
        self.assertIn(b"behind a pipe", maps.figure("svg").data)
        with self.assertRaisesRegex(hydrascope.UsageError, "needs the inside"):
            model.explain(star, method="legrad")
        with self.assertRaisesRegex(hydrascope.UsageError, "serve was started with"):
            hydrascope.ask("predict", predictor="touch x", input=star)

    def test_relative_names(self):
        back = os.getcwd()
        try:
            os.chdir(scenes)
            self.assertEqual(self.model.explain(Path(star).name).maps[0].input, Path(star).name)
        finally:
            os.chdir(back)

    def test_what_jupyter_shows(self):
        shown = self.model.explain(star, heads=[3, 12], class_="star", against="bowl")._repr_mimebundle_()
        self.assertEqual(shown["text/html"].count("<figure"), 2)
        self.assertEqual(shown["text/html"].count("data:image/png;base64,iVBOR"), 2)
        self.assertIn("<p class='slider' hidden>", shown["text/html"])
        self.assertIn("12 heads: fullgrad-plus for star against bowl", shown["text/html"])
        self.assertRegex(shown["text/html"], r"<td>star</td><td class='n'>\d\d\.\d %</td>")
        self.assertIn("k = 3: fullgrad-plus for star against bowl, 8 x 8", shown["text/plain"])
        single = self.model.explain(star)._repr_mimebundle_()
        self.assertNotIn("<script", single["text/html"])
        self.assertTrue(single["image/png"].startswith("iVBOR"))

    def test_window(self):
        written = self.folder / "words"
        (self.folder / "hydrascope").write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {written}.new; mv {written}.new {written}\n')
        (self.folder / "hydrascope").chmod(0o755)
        explained = self.model.without("heads:0.2").explain(star, class_="star", heads=[3, 6], size=160, masks=7)
        before = os.environ.get("HYDRASCOPE_CLI")
        os.environ["HYDRASCOPE_CLI"] = str(self.folder / "hydrascope")
        try:
            with self.assertWarnsRegex(hydrascope.HydrascopeWarning, "the window is not told --masks"):
                window = explained.at(heads=6).open_in_window()
        finally:
            os.environ.pop("HYDRASCOPE_CLI")
            os.environ.update({} if before is None else {"HYDRASCOPE_CLI": before})
        self.assertEqual(window.wait(20), 0)
        said = written.read_text().splitlines()
        self.assertEqual(said[:4], [star, "--model=hydravit-scenes", "--method=fullgrad-plus", "--heads=6"])
        self.assertEqual(set(said[4:]), {"--without=heads:0.2", "--class=star", "--picture-size=160"})
        help_words = subprocess.run([_server.find_program("hydrascope"), "--help"], capture_output=True, text=True).stdout
        for option in re.findall("--[a-z-]+", " ".join(said[1:])):
            self.assertIn(option, help_words)

    def test_window_of_a_name_like_an_option(self):
        written = self.folder / "words"
        (self.folder / "hydrascope").write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {written}\n')
        (self.folder / "hydrascope").chmod(0o755)
        one = self.model.explain(star, heads=6)
        one._inputs = ["-platformpluginpath=x.png"]
        with mock.patch.dict(os.environ, {"HYDRASCOPE_CLI": str(self.folder / "hydrascope")}):
            self.assertEqual(one.open_in_window().wait(20), 0)
        self.assertEqual(written.read_text().splitlines()[0], "./-platformpluginpath=x.png")

    def test_bundle(self):
        if "--bundle" not in subprocess.run([_server.find_program(), "explain", "--help", "all"], capture_output=True, text=True).stdout:
            self.skipTest("explain has no --bundle here: evidence from Python is NOT tested")
        with self.assertRaises(hydrascope.Error):
            self.model.explain(star).bundle(self.folder)  # it exists: bundles are never overwritten
        direction = self.folder / "smile.npy"
        np.save(direction, np.linspace(-1, 1, self.model.info["config"]["embed_dim"]["value"], dtype=np.float32))
        for i, (options, without) in enumerate(  # those of test_exports, where the window's are the command line's
            (
                ({}, None),
                ({"method": "rollout", "discard": 0.2, "heads": 3}, None),
                ({"method": "generic", "class_": "3", "heads": 6}, None),
                ({"method": "generic", "class_": "top1", "against": "top2"}, None),
                ({"method": "legrad"}, "heads:1.2,mlp:0,patches:3-4"),
                ({"method": "attention", "layer": 1, "head": 1, "size": 96}, None),
                ({"method": "generic", "attention": "hydra:cosine@back:1"}, None),
                ({"method": "gradient", "steps": 3, "target": f"similar:{bowl}"}, None),
                ({"method": "generic", "target": f"direction:{direction}"}, None),
                ({"method": "pca", "facet": "k"}, None),
                ({"method": "relevance", "heads": [3, 12], "class_": "top2"}, None),
            )
        ):
            with self.subTest(options=options):
                model = self.model.without(without) if without else self.model
                made = model.explain(star, **options).bundle(self.folder / f"{i}.zip")
                words = ["--without=" + without] if without else []
                for name, value in options.items():
                    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
                    words.append(f"--{name.rstrip('_')}={text}")
                theirs = self.folder / f"theirs-{i}.zip"
                self.assertIsInstance(cli("explain", "hydravit-scenes", star, *words, "--bundle", theirs), dict)
                self.assertEqual(made.read_bytes(), theirs.read_bytes())

    def test_a_long_question_can_be_interrupted(self):
        script = (
            "import hydrascope, os, signal, threading\n"
            "m = hydrascope.open('hydravit-scenes')\n"
            "from hydrascope import _server\n"
            "pid = _server.running()._process.pid\n"
            "threading.Timer(1.5, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
            "try:\n"
            f"    m.explain({star!r}, method='rise', masks=100000)\n"
            "except KeyboardInterrupt:\n"
            f"    m.predict({star!r})\n"
            "    print(pid == _server.running()._process.pid)\n"
        )
        environment = {**os.environ, "PYTHONPATH": str(root / "resources" / "python")}
        began = time.monotonic()
        done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=120)
        self.assertEqual(done.stdout.split(), ["True"], done.stderr)
        self.assertLess(time.monotonic() - began, 100)


if __name__ == "__main__":
    unittest.main()

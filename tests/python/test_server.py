# SPDX-License-Identifier: GPL-3.0-or-later
"""The module against a stand-in for the program: death, nonsense, Ctrl+C, forks, threads, values."""

import ast
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import warnings
from pathlib import Path

import numpy as np

here = Path(__file__).resolve().parent
root = here.parents[1]
sys.path.insert(0, str(root / "resources" / "python"))

import hydrascope  # noqa: E402
from hydrascope import _errors, _inputs, _server, _show, _table  # noqa: E402


def until(condition, seconds=20):
    """Waits for CONDITION; fails if it does not come true."""
    for _ in range(seconds * 100):
        if condition():
            return True
        time.sleep(0.01)
    raise AssertionError("it did not come to pass")


class WithStandIn(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.log = Path(self.folder.name) / "log"
        self.before = dict(os.environ)
        os.environ.update(HYDRASCOPE_CLI=str(here / "stand_in.py"), STAND_IN_LOG=str(self.log))
        hydrascope.close()

    def tearDown(self):
        hydrascope.close()
        os.environ.clear()
        os.environ.update(self.before)
        self.folder.cleanup()

    def logged(self):
        return self.log.read_text() if self.log.exists() else ""


class Questions(WithStandIn):
    def test_values_become_the_lines_of_the_protocol(self):
        sent = hydrascope.ask(
            "echo", heads=[3, 12], start_layer=np.int64(4), class_="tiger cat", from_=Path("a") / "b.png", joint=True, seed=None,
            threshold=0.5, masks=np.array([1, 2]), block=range(2),
        )["arguments"]
        self.assertEqual(
            sent,
            {"heads": ["3", "12"], "start-layer": 4, "class": "tiger cat", "from": "a/b.png", "joint": True, "seed": None,
             "threshold": 0.5, "masks": ["1", "2"], "block": ["0", "1"]},
        )
        with self.assertRaisesRegex(hydrascope.UsageError, "heads: expected a text.*got object"):
            hydrascope.ask("echo", heads=object())

    def test_one_program_answers_all_and_ends_with_us(self):
        pids = {hydrascope.ask("echo")["pid"] for _ in range(5)}
        self.assertEqual(len(pids), 1)
        hydrascope.close()
        # By its end of input or by SIGTERM, whichever it notices first.
        until(lambda: re.search(r" (ended|no more)$", self.logged(), re.MULTILINE))
        with self.assertRaises(ProcessLookupError):
            os.kill(pids.pop(), 0)

    def test_options_of_the_program(self):
        hydrascope.use(device="cuda:1")
        try:
            hydrascope.ask("echo")
            self.assertIn("started serve --device=cuda:1", self.logged())
        finally:
            hydrascope.use(device=None)
        first = hydrascope.ask("echo")["pid"]
        hydrascope.use(progress=True)
        self.assertEqual(hydrascope.ask("echo")["pid"], first)

    def test_a_changed_folder_is_where_names_are_looked_for(self):
        first = hydrascope.ask("echo")["pid"]
        back = os.getcwd()
        try:
            os.chdir(self.folder.name)
            self.assertNotEqual(hydrascope.ask("echo")["pid"], first)
        finally:
            os.chdir(back)
        until(lambda: "no more" in self.logged())  # the first has read its end of input; no process was killed

    def test_errors_have_the_words_and_the_code(self):
        for code, kind, number in (
            ("usage", hydrascope.UsageError, 2), ("input", hydrascope.InputError, 3), ("cancelled", hydrascope.CancelledError, 4),
            ("internal", hydrascope.Error, 1), ("busy", hydrascope.Error, 1),
        ):
            with self.assertRaisesRegex(kind, "^unknown command fly$") as raised:
                hydrascope.ask("fly", code=code)
            self.assertEqual((raised.exception.code, raised.exception.exit_code), (code, number))

    def test_warnings_belong_to_the_line_that_asked(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            hydrascope.ask("warn")
        self.assertEqual([str(each.message) for each in caught], ["take care"])
        self.assertEqual(caught[0].filename, __file__)
        self.assertIs(caught[0].category, hydrascope.HydrascopeWarning)

    def test_too_long_a_question_is_not_sent(self):
        with self.assertRaisesRegex(hydrascope.UsageError, "at most 1048576 bytes"):
            hydrascope.ask("echo", input=["x" * 1000] * 2000)
        self.assertEqual(hydrascope.ask("echo")["arguments"], {})

    def test_threads(self):
        answers = {}

        def ask(number):
            for turn in range(20):
                answers[number, turn] = hydrascope.ask("echo", seed=1000 * number + turn)["arguments"]["seed"]

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(40)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(answers, {(n, turn): 1000 * n + turn for n in range(40) for turn in range(20)})


class Connections(WithStandIn):
    """The stand-in at the other end of a socket."""

    def serve(self, path):
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(path)
            listener.listen()
            self.there, _ = listener.accept()
        with self.there as both:
            self.process = subprocess.Popen([str(here / "stand_in.py")], stdin=both.fileno(), stdout=both.fileno())

    def connected(self):
        path = str(Path(self.folder.name) / "a.sock")
        thread = threading.Thread(target=self.serve, args=(path,))
        thread.start()
        until(lambda: os.path.exists(path))
        for _ in range(200):  # the socket is bound before it listens
            try:
                hydrascope.connect(path)
                break
            except hydrascope.ServerError:
                time.sleep(0.01)
        thread.join()
        os.unlink(path)
        self.addCleanup(self.process.wait)
        self.addCleanup(self.process.kill)
        return path

    def test_questions_go_to_the_program_that_runs(self):
        self.connected()
        own = Path(self.folder.name) / "ours"
        own.mkdir()
        (own / "a.png").write_bytes(b"")
        back = os.getcwd()
        try:
            os.chdir(own)
            first = hydrascope.ask("echo", input=["a.png", "none.png"], model="hydravit-photos", labels="a.png")
        finally:
            os.chdir(back)
        self.assertEqual(first["pid"], self.process.pid)
        self.assertEqual(
            first["arguments"],
            {"input": [str(own / "a.png"), "none.png"], "model": "hydravit-photos", "labels": "a.png"},
        )
        self.assertEqual(hydrascope.ask("echo")["pid"], self.process.pid)
        with self.assertRaisesRegex(hydrascope.UsageError, "expected no options of a program that runs already"):
            hydrascope.use(device="cuda")
        hydrascope.close()
        self.process.wait(20)  # a program without a client ends
        self.assertNotEqual(hydrascope.ask("echo")["pid"], self.process.pid)  # a program of our own

    def test_a_program_that_is_gone(self):
        path = self.connected()
        with self.assertRaisesRegex(hydrascope.ServerError, "has ended the connection; the next question connects again"):
            hydrascope.ask("die")
        with self.assertRaisesRegex(hydrascope.ServerError, "nobody answers there"):  # no program of our own replaces it
            hydrascope.ask("echo")
        with self.assertRaisesRegex(hydrascope.ServerError, f"{path}: nobody answers there .*serve --socket"):
            hydrascope.connect(path)

    def test_a_place_where_nobody_answers_changes_nothing(self):
        first = hydrascope.ask("echo")["pid"]
        with self.assertRaisesRegex(hydrascope.ServerError, "nobody answers there"):
            hydrascope.connect("/no/where.sock")
        self.assertEqual(hydrascope.ask("echo")["pid"], first)


class BadLuck(WithStandIn):
    def test_death_while_it_answers_is_an_error_and_the_next_question_starts_it_again(self):
        first = hydrascope.ask("echo")["pid"]
        with self.assertRaisesRegex(hydrascope.ServerError, "(?s)SIGKILL.*starts it again.*out of patience"):
            hydrascope.ask("die")
        self.assertNotEqual(hydrascope.ask("echo")["pid"], first)

    def test_death_between_questions_is_not_seen(self):
        first = hydrascope.ask("echo")["pid"]
        server = _server.running()
        os.kill(first, signal.SIGKILL)
        until(lambda: server.ended)
        self.assertNotEqual(hydrascope.ask("echo")["pid"], first)

    def test_death_before_the_question_is_read_is_not_seen(self):
        server = _server.running()
        first = hydrascope.ask("echo")["pid"]
        os.kill(first, signal.SIGKILL)
        until(lambda: server.ended)
        server.ended = None  # simulates an unnoticed end
        self.assertNotEqual(hydrascope.ask("echo")["pid"], first)

    def test_nonsense_ends_the_program(self):
        for line in ("what?", "[]", "12", '{"id": ID}', '{"id": ID, "error": 3}', '{"id": ID, "result": 3}', "{}", "\0",
                     '{"id": ID, "progress": 7}', '{"id": null, "error": {"code": "protocol", "message": "too long"}}'):
            with self.subTest(line), self.assertRaisesRegex(hydrascope.ServerError, "no line of protocol 1"):
                hydrascope.ask("nonsense", line=line)
            self.assertEqual(hydrascope.ask("echo")["arguments"], {})

    def test_all_who_wait_hear_of_its_death(self):
        errors = []

        def wait():
            try:
                hydrascope.ask("wait")
            except hydrascope.ServerError as error:
                errors.append(error)

        threads = [threading.Thread(target=wait) for _ in range(5)]
        for thread in threads:
            thread.start()
        until(lambda: self.logged().count('"wait"') == 5)
        with self.assertRaises(hydrascope.ServerError):
            hydrascope.ask("die")
        for thread in threads:
            thread.join()
        self.assertEqual(len(errors), 5)

    def test_beginnings(self):
        os.environ["STAND_IN"] = "other"
        self.assertEqual(hydrascope.ask("echo")["arguments"], {})
        self.assertIn('{"hello": 1}', self.logged())
        hydrascope.close()
        for begins, words in (("newer", "speaks protocol 2"), ("old", "unknown command serve"), ("silent", "has said nothing")):
            os.environ["STAND_IN"] = begins
            _server.PATIENCE, usual = 1.0 if begins == "silent" else _server.PATIENCE, _server.PATIENCE
            try:
                with self.subTest(begins), self.assertRaisesRegex(hydrascope.ServerError, words):
                    hydrascope.ask("echo")
            finally:
                _server.PATIENCE = usual

    def test_no_program(self):
        os.environ["HYDRASCOPE_CLI"] = "/nowhere/hydrascope-cli"
        with self.assertRaisesRegex(hydrascope.ProgramNotFound, "HYDRASCOPE_CLI: expected a program.*nowhere"):
            hydrascope.open("x")
        with tempfile.TemporaryDirectory() as folder:  # a folder without a program next to the module
            os.symlink(root / "resources" / "python" / "hydrascope", Path(folder) / "linked")
            (Path(folder) / "hydrascope").mkdir()
            for file in (root / "resources" / "python" / "hydrascope").glob("*.py"):
                (Path(folder) / "hydrascope" / file.name).write_text(file.read_text())
            environment = {**os.environ, "PATH": folder, "PYTHONPATH": folder}
            del environment["HYDRASCOPE_CLI"]
            said = subprocess.run(
                [sys.executable, "-c", "import hydrascope; hydrascope.open('x')"], env=environment, cwd=folder, capture_output=True,
                text=True,
            )
        self.assertIn("hydrascope-cli was not found: set HYDRASCOPE_CLI", said.stderr)

    def test_where_the_program_is_looked_for(self):
        del os.environ["HYDRASCOPE_CLI"]
        installed = Path(self.folder.name) / "usr"
        module = installed / "lib" / "python3" / "dist-packages" / "hydrascope"
        module.mkdir(parents=True)
        for place in (installed / "bin", Path(self.folder.name) / "path"):
            place.mkdir()
            for name in ("hydrascope-cli", "hydrascope"):
                (place / name).write_text("#!/bin/sh\n")
                (place / name).chmod(0o755)
        os.environ["PATH"] = str(Path(self.folder.name) / "path")
        usual, _server.__file__ = _server.__file__, str(module / "_server.py")
        try:
            for name in ("hydrascope-cli", "hydrascope"):
                self.assertEqual(_server.find_program(name), str(installed.resolve() / "bin" / name))
                (installed / "bin" / name).unlink()
                self.assertEqual(_server.find_program(name), str(Path(self.folder.name) / "path" / name))
            _server.__file__ = "/hydrascope/_server.py"
            self.assertEqual(_server.find_program(), str(Path(self.folder.name) / "path" / "hydrascope-cli"))
        finally:
            _server.__file__ = usual

    def test_control_c_cancels_the_question_and_keeps_the_program(self):
        first = hydrascope.ask("echo")["pid"]

        def interrupt():
            until(lambda: '"wait"' in self.logged())
            os.kill(os.getpid(), signal.SIGINT)

        thread = threading.Thread(target=interrupt)
        thread.start()
        with self.assertRaises(KeyboardInterrupt):
            hydrascope.ask("wait")
        thread.join()
        until(lambda: '"cancel"' in self.logged())
        self.assertEqual(hydrascope.ask("echo")["pid"], first)

    def test_control_c_in_a_terminal_does_not_reach_the_program(self):
        pid = hydrascope.ask("echo")["pid"]
        self.assertNotEqual(os.getpgid(pid), os.getpgid(0))

    def test_a_fork_has_a_program_of_its_own(self):
        first = hydrascope.ask("echo")["pid"]
        ours, theirs = os.pipe()
        child = os.fork()
        if child == 0:
            os.write(theirs, str(hydrascope.ask("echo")["pid"]).encode())
            hydrascope.close()
            os._exit(0)
        os.waitpid(child, 0)
        self.assertNotEqual(int(os.read(ours, 100)), first)
        os.close(ours)
        os.close(theirs)
        self.assertEqual(hydrascope.ask("echo")["pid"], first)

    def test_it_ends_however_python_ends(self):
        script = "import os, sys, hydrascope, signal; hydrascope.ask('echo'); "
        for end in ("", "sys.exit(3)", "os.kill(os.getpid(), signal.SIGKILL)", "1 / 0"):
            with self.subTest(end):
                self.log.unlink(missing_ok=True)
                environment = {**os.environ, "PYTHONPATH": str(root / "resources" / "python")}
                subprocess.run([sys.executable, "-c", script + end], env=environment, stderr=subprocess.DEVNULL, timeout=60)
                until(lambda: re.search(r" (ended|no more)$", self.logged(), re.MULTILINE))

    def test_progress_is_one_line_that_goes(self):
        class Terminal(list):
            write = list.append

            def isatty(self):
                return True

            def flush(self):
                pass

        written, usual = Terminal(), sys.stderr
        sys.stderr = written
        try:
            line = _server._Line()
            line.show(" 10 % too soon")
            self.assertEqual(list(written), [])
            line.since -= 1
            line.show(" 25 % block 3 of 12")
            line.show(" 50 %")
            line.clear()
        finally:
            sys.stderr = usual
        self.assertEqual(list(written), ["\r 25 % block 3 of 12", "\r 50 %" + " " * 14, "\r     \r"])


class Inputs(unittest.TestCase):
    def test_a_picture_of_each_kind(self):
        generator = np.random.default_rng(1)
        for shape in ((5, 7), (5, 7, 1), (5, 7, 3), (5, 7, 4)):
            pixels = generator.integers(0, 256, shape, np.uint8)
            held = _inputs.input_of(pixels)
            self.assertTrue(held.name.endswith(".png"))
            self.assertEqual(held.name, _inputs.input_of(pixels.copy()).name)
            self.assertNotEqual(held.name, _inputs.input_of(255 - pixels).name)
            self.assertTrue((self.decoded(held.data) == pixels.reshape(5, -1)).all())

    @staticmethod
    def decoded(png):
        """The rows of a PNG without filters, read as its specification says."""
        import struct
        import zlib

        at, data = 8, b""
        while at < len(png):
            (length,) = struct.unpack(">I", png[at : at + 4])
            name, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
            assert struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0] == zlib.crc32(name + body)
            data += body if name == b"IDAT" else b""
            at += 12 + length
        width, height, depth, colours = struct.unpack(">IIBB", png[16:26])
        rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, -1)
        assert (depth, rows.shape[1]) == (8, 1 + width * {0: 1, 2: 3, 6: 4}[colours])
        assert (rows[:, 0] == 0).all()
        return rows[:, 1:]

    def test_what_is_no_picture_is_refused(self):
        for thing, words in (
            (np.zeros((4, 4, 3)), r"array 4x4x3: expected a file.*got float64 \[4, 4, 3\]"),
            (np.zeros((3, 4, 4), np.int32), "got int32"), (np.zeros((0, 4, 3), np.uint8), "it is empty"),
            (np.zeros((2, 5, 7), np.uint8), "got uint8"), (7, "got int"), (None, "got NoneType"), ({}, "got dict"),
        ):
            with self.subTest(words), self.assertRaisesRegex(hydrascope.InputError, words):
                _inputs.inputs_of([thing])

    def test_floats_are_the_networks_input(self):
        import io

        x = np.arange(3 * 4 * 5, dtype=np.float64).reshape(3, 4, 5)[:, ::-1]
        held = _inputs.input_of(x)
        read = np.load(io.BytesIO(held.data))
        self.assertEqual(read.dtype, np.float32)
        self.assertTrue((read == x).all())

    def test_pictures_of_pil_and_tensors_of_torch(self):
        pixels = np.arange(4 * 5 * 3, dtype=np.uint8).reshape(4, 5, 3)

        class Image:  # imitates PIL's
            info = {}
            mode = "RGB"

            def getbands(self):
                return ("R", "G", "B")

            def convert(self, mode):
                assert mode == "RGB"
                return pixels

        Image.__module__ = "PIL.Image"
        self.assertEqual(_inputs.input_of(Image()).data, _inputs.input_of(pixels).data)

        class Turned(Image):
            def getexif(self):
                return {274: 6}

            def transpose(self, way):
                assert way == 4  # a quarter, clockwise
                return Image()

        self.assertEqual(_inputs.input_of(Turned()).data, _inputs.input_of(pixels).data)

        class Deep(Image):  # PIL's convert() clips them
            mode = "I;16"

            def __array__(self, dtype=None, copy=None):
                return np.array([[0, 257, 65535]], np.uint16)

        self.assertEqual(_inputs.input_of(Deep()).data, _inputs.input_of(np.array([[0, 1, 255]], np.uint8)).data)
        Deep.mode = "F"
        with self.assertRaisesRegex(_errors.InputError, "8 or 16 bits"):
            _inputs.input_of(Deep())

        class Tensor:
            def __init__(self, array):
                self.array = array
                self.dtype = f"torch.{array.dtype}"

            def detach(self):
                return self

            cpu = detach

            def float(self):
                return Tensor(self.array.astype(np.float32))

            def numpy(self):
                return self.array

        Tensor.__module__ = "torch"
        self.assertEqual(_inputs.input_of(Tensor(np.ascontiguousarray(pixels.transpose(2, 0, 1)))).data, _inputs.input_of(pixels).data)
        x = np.ones((3, 4, 5), np.float16)
        self.assertEqual(_inputs.input_of(Tensor(x)).data, _inputs.input_of(x).data)
        self.assertFalse({"PIL", "torch"} & {name.split(".")[0] for name in sys.modules})


class Shown(unittest.TestCase):
    def test_table(self):
        table = _table.Table([{"name": "<star>", "p": 0.123456}, {"name": None, "p": 2, "more": "x"}])
        self.assertEqual(table["p"], [0.123456, 2])
        self.assertEqual(repr(table), "name    p       more\n<star>  0.1235\n        2       x")
        self.assertIn("<td>&lt;star&gt;</td><td>0.1235</td>", table._repr_html_())
        with self.assertRaisesRegex(KeyError, "expected one of name, p, more"):
            table["q"]
        self.assertIn("and 40 more rows", repr(_table.Table([{"a": 1}] * 100)))

    def test_names_are_no_markup(self):
        row = {"input": "<script>x</script>'\".png", "k": 3, "method": "rise", "class": 1, "class_name": "<b>&", "target": None,
               "rows": 2, "cols": 2, "min": 0, "max": 1}
        said = [{"input": row["input"], "k": 3, "name": "</td><script>", "probability": 0.5}]
        page = _show.mime_bundle_of([row], lambda: [b"PNG"], lambda: said, "plain")["text/html"]
        for bad in ("<script>x", "<b>", "</td><script>", "'\".png"):
            self.assertNotIn(bad, page)


class Source(unittest.TestCase):
    def test_python_3_9_reads_it(self):
        files = list((root / "resources" / "python").rglob("*.py"))
        self.assertGreater(len(files), 5)
        for file in files:
            ast.parse(file.read_text(), str(file), feature_version=(3, 9))

    def test_the_version_is_the_projects(self):
        version = re.search(r"project\(Hydrascope VERSION ([0-9.]+)", (root / "CMakeLists.txt").read_text()).group(1)
        self.assertEqual(hydrascope.__version__, version)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""ctest `layers_broken`: check_layers.py accepts a valid tree, and names the faults of an invalid one."""
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).parent / "check_layers.py"
SOURCES = {"core/base/file.h": "int a;\n", "core/nn/pass.cpp": '#include "core/base/file.h"\n'}
UI = "widgets paint bridge state models figures views panels shell".split()
APP = "start thumbnail cli window".split()


def table(top, packages):
    return f"| `{top}`, from the ground up | |\n| --- | --- |\n" + "".join(f"| `{name}` | for {name} |\n" for name in packages) + "\n"


class Layers(unittest.TestCase):
    def setUp(self):
        self.root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        self.write("core/CMakeLists.txt", "foreach(package base nn)\n")
        self.write("resources/help/architecture.md", table("core", ["base", "nn"]) + table("ui", UI) + table("app", APP))
        for file, text in SOURCES.items():
            self.write(file, text)
        for top, packages in (("ui", UI), ("app", APP)):
            for name in packages:
                self.write(f"{top}/{name}/{top}_{name}.h", "int a;\n")
        self.run_check("--picture")

    def write(self, file, text):
        (self.root / file).parent.mkdir(parents=True, exist_ok=True)
        (self.root / file).write_text(text)

    def replace(self, file, old, new):
        text = (self.root / file).read_text()
        self.assertIn(old, text)
        self.write(file, text.replace(old, new))

    def run_check(self, *options):
        return subprocess.run([sys.executable, CHECK, self.root, *options], capture_output=True, text=True)

    def refused(self, message):
        result = self.run_check()
        self.assertEqual(result.returncode, 1, result.stderr)
        self.assertIn(message, result.stderr)
        self.assertNotIn("Traceback", result.stderr)

    def test_sound(self):
        result = self.run_check("--draw")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("core: 2 files, 2 lines\n  base: for base (1 files, 1 lines)\n  nn: for nn (1 files, 1 lines)\n"
                      "    uses core: base 1\n", result.stdout)

    def test_a_picture_of_another_house(self):
        self.write("ui/paint/ui_paint.h", '#include "ui/widgets/ui_widgets.h"\n')
        self.refused("resources/help/architecture.svg: packages use others than it shows")
        self.run_check("--picture")
        self.assertEqual(self.run_check().returncode, 0)

    def test_nothing(self):
        for top in ("core", "ui", "app"):
            shutil.rmtree(self.root / top)
        self.refused("expected sources in core/, found none")

    def test_upwards(self):
        self.write("core/base/file.h", '#include "core/nn/pass.h"\n')
        self.refused("core/base/file.h includes core/nn/pass.h: core/nn stands above core/base")

    def test_tensors_in_the_window(self):
        self.write("core/base/file.h", "#include <ATen/ATen.h>\n")
        self.write("ui/shell/window.h", '#include "core/base/file.h"\n')
        self.refused("ui/shell/window.h -> core/base/file.h -> ATen/ATen.h: the window sees plain data")

    def test_a_header_that_is_banned(self):
        self.write("ui/shell/window.h", "#include <QFormLayout>\n")
        self.refused("ui/shell/window.h includes QFormLayout: expected ui/widgets/form_layout.h")

    def test_a_folder_of_no_list(self):
        self.write("core/new/thing.h", "int a;\n")
        self.refused("core/new/thing.h: core/new has no place in the order of core")

    def test_a_folder_that_the_table_lacks(self):
        self.replace("resources/help/architecture.md", "| `nn` | for nn |\n", "")
        self.refused("the table of core: expected base nn, found base\n")

    def test_an_order_that_differs(self):
        self.replace("resources/help/architecture.md", "| `views` | for views |\n| `panels` | for panels |\n",
                     "| `panels` | for panels |\n| `views` | for views |\n")
        self.refused("the table of ui: expected")

    def test_a_package_without_sources(self):
        shutil.rmtree(self.root / "app/start")
        self.refused("app/start: stands in the order of app, and has no sources")

    def test_long_and_empty_files(self):
        self.write("core/base/long.cpp", "\n".join(450 * ["int a;"]))
        self.assertEqual(self.run_check().returncode, 0)
        self.write("core/base/long.cpp", "\n".join(451 * ["int a;"]))
        self.refused("core/base/long.cpp: expected at most 450 lines, found 451")
        self.write("core/base/long.cpp", "\n")
        self.refused("core/base/long.cpp: is empty")

    def test_one_name_twice(self):
        self.write("core/nn/file.cpp", "int a;\n")
        self.refused("core/base and core/nn: both have files of the name file")

    def test_threads_of_the_window(self):
        self.write("ui/bridge/background.h", "#include <QThreadPool>\n")
        self.write("ui/state/a.h", "struct A\n{\n    int b;\n    Background m_one, m_two; // the last\n};\n")
        self.assertEqual(self.run_check().returncode, 0)
        self.replace("ui/state/a.h", "};", "    int c;\n};")
        self.refused("ui/state/a.h: a Background is its owner's last member")
        self.write("ui/state/a.h", "struct A\n{\n    QThreadPool m_pool;\n};\n")
        self.refused("ui/state/a.h: QThreadPool: work beside the GUI thread has a Background")

    def test_handlers_of_signals(self):
        self.write("core/base/file.cpp", "std::signal(SIGXFSZ, SIG_IGN);\n")
        self.assertEqual(self.run_check().returncode, 0)
        self.write("core/base/file.cpp", "std::signal(SIGTERM, onSignal);\n")
        self.refused("core/base/file.cpp: std::signal(SIGTERM, onSignal): expected SIG_DFL or SIG_IGN")


if __name__ == "__main__":
    unittest.main()

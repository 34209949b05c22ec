# SPDX-License-Identifier: GPL-3.0-or-later
"""The notebooks run from top to bottom and show pictures. KEEP=FOLDER saves the executed ones there as pages."""

import base64
import importlib.util
import json
import os
import re
import sys
import tempfile
import unittest
from pathlib import Path

root = Path(__file__).resolve().parents[2]
folder = root / "resources" / "python" / "notebooks"
jupyter = all(importlib.util.find_spec(name) for name in ("nbconvert", "nbformat", "ipykernel"))


def pictures_of(output):
    data = output.get("data", {})
    texts = [data["image/png"]] if "image/png" in data and "text/html" not in data else []
    texts += re.findall("src='data:image/(?:png|svg.xml);base64,([^']*)'", data.get("text/html", ""))
    return [base64.b64decode(text) for text in texts]


class Notebooks(unittest.TestCase):
    def test_six_are_there_without_what_they_show(self):
        files = sorted(folder.glob("*.ipynb"))
        self.assertEqual([file.name[0] for file in files], list("123456"))
        for file in files:
            cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
            self.assertFalse([cell for cell in cells if cell.get("outputs")], file)
            self.assertIn("**Not misled:**", "".join(line for cell in cells for line in cell["source"]))

    @unittest.skipUnless(jupyter, "no Jupyter here (jupyter-nbconvert, python3-ipykernel): the notebooks are NOT run")
    def test_they_run(self):
        import nbconvert
        import nbformat
        from nbconvert.preprocessors import ExecutePreprocessor

        os.environ["PYTHONPATH"] = str(root / "resources" / "python")
        os.environ.setdefault("OMP_NUM_THREADS", "1")
        for file in sorted(folder.glob("*.ipynb")):
            with self.subTest(file.name), tempfile.TemporaryDirectory() as place:
                notebook = nbformat.read(file, as_version=4)
                ExecutePreprocessor(timeout=200).preprocess(notebook, {"metadata": {"path": place}})
                outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
                shown = [picture for output in outputs for picture in pictures_of(output)]
                self.assertGreaterEqual(len(shown), 1)
                for picture in shown:
                    self.assertTrue(picture.startswith(b"\x89PNG") or b"<svg" in picture[:200])
                    self.assertGreater(len(picture), 3000)
                errors = [output for output in outputs if output.get("name") == "stderr"]
                self.assertEqual(errors, [])
                if os.environ.get("KEEP"):
                    page, _ = nbconvert.HTMLExporter().from_notebook_node(notebook)
                    Path(os.environ["KEEP"], file.stem + ".html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(unittest.main())

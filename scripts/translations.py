#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Maintains the translations of window, core and command line in resources/i18n/hydrascope_LL.ts.

usage: translations.py update                   new texts of the sources become unfinished entries, old ones go
       translations.py list CONTEXT OUT.json    what there is to translate: core or window
       translations.py import LANGUAGE LIST.json ANSWERS.json [FAULTY.json]
                                                puts in answers [{"id": N, "t": "..."}] to such a list; those that lose
                                                a place, a tag or a mnemonic go to FAULTY.json
       translations.py check                    the ctest `translations`: everything is there, whole and finished

Qt's lupdate reads the sources: tr() of the window, and of core message(), phrase() and the functions that make an error.
One English text has one translation, wherever it is said: tr() is given a comment where a word means two things. So a
language has two contexts, window and core. An entry is one line, without notes of places: Qt Linguist reads it, and a
change is a line. What Linguist has saved `update` brings into this form again.
"""
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = {"de": 2, "es": 2, "ja": 1, "zh_CN": 1}  # and the number of plural forms

# Messages of the C library about files.
SYSTEM = ("No such file or directory", "Permission denied", "Is a directory", "Not a directory", "No space left on device", "File exists",
          "Input/output error", "Read-only file system", "Too many open files", "File name too long", "Broken pipe",
          "Cannot allocate memory")
# Functions that lupdate treats as tr(): in the window, where some files use another name, and in core.
WINDOW = "tr+=words,tr+=curveWords,tr+=presetWords"
CORE = "tr=message,tr+=phrase,tr+=inputError,tr+=usageError,tr+=internalError,translate=none,QT_TRANSLATE_NOOP=none,QT_TR_NOOP=none"


def lupdate():
    for folder in ("/usr/lib/qt6/bin", "/usr/bin", "/usr/local/bin"):
        if (Path(folder) / "lupdate").exists():
            return str(Path(folder) / "lupdate")
    sys.exit("translations.py: Qt's lupdate is missing (Debian: qt6-l10n-tools)")


def texts_in(folders, aliases):
    """The messages of the sources in FOLDERS, as lupdate finds them."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "texts.ts"
        subprocess.run([lupdate(), "-silent", "-locations", "none", *(str(ROOT / each) for each in folders), "-ts", str(out),
                        "-target-language", "de", "-tr-function-alias", aliases], check=True, capture_output=True)
        return list(ElementTree.parse(out).getroot().iter("message"))


def window_texts():
    """(source, comment) of every tr() of the window."""
    messages = texts_in(("ui", "app/window"), WINDOW)
    if plural := [m.findtext("source") for m in messages if m.get("numerus")]:
        sys.exit(f"translations.py: %n is not used here: {plural[0]!r}")
    return [(m.findtext("source"), m.findtext("comment") or "") for m in messages]


def core_texts():
    """Patterns and phrases. lupdate takes a literal after the pattern for a comment; here it is a value."""
    sources = [m.findtext("source") for m in texts_in(("core", "app", "ui"), CORE)]
    return [(source, "") for source in (*sources, *SYSTEM) if re.search("[A-Za-z]{2}|: ", source)]


def wanted():
    """[(context, source, comment)] of the sources, in a stable order."""
    return list(dict.fromkeys((context, *text) for context, texts in (("window", window_texts()), ("core", core_texts()))
                              for text in texts))


def read(path):
    """(context, source, comment) -> finished translation."""
    found = {}
    if path.exists():
        for context in ElementTree.parse(path).getroot().findall("context"):
            for message in context.findall("message"):
                translation = message.find("translation")
                if translation is not None and translation.get("type") is None and translation.text:
                    found[context.findtext("name"), message.findtext("source"), message.findtext("comment") or ""] = translation.text
    return found


def escaped(text):
    for letter, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&apos;")):
        text = text.replace(letter, entity)
    return text


def write(path, language, rows, known):
    """Writes equal translations as equal bytes, so that diffs show only changes."""
    out = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}" sourcelanguage="en">']
    context = None
    for name, source, comment in rows:
        if name != context:
            out += ["</context>"] if context else []
            out += ["<context>", f"<name>{name}</name>"]
            context = name
        text = known.get((name, source, comment))
        out.append(f"<message><source>{escaped(source)}</source>" + (f"<comment>{escaped(comment)}</comment>" if comment else "")
                   + (f"<translation>{escaped(text)}" if text else '<translation type="unfinished">') + "</translation></message>")
    out += ["</context>", "</TS>", ""]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(out))


def faults(source, text, language):
    """Returns the places, tags or mnemonics that a translation lost, as text."""
    def differ(pattern, what):
        there, here = Counter(re.findall(pattern, source)), Counter(re.findall(pattern, text))
        return [f"{what}: expected {sorted(there.elements())}, found {sorted(here.elements())}"] if there != here else []

    found = [] if text.strip() else ["is empty"]
    found += differ(r"%(?:L?\d|n)", "places") + differ(r"</?[a-z]+[^<>]*>", "tags") + differ(r"--[a-z][a-z-]+", "options")
    for mark in ("…", ":"):
        if source.rstrip().endswith(mark) and not text.rstrip().endswith((mark, "：" if mark == ":" else mark)):
            found.append(f"{mark!r} at its end is missing")
    keys = [len(re.findall(r"&(?=[^\s&;])(?!amp;|lt;|gt;|nbsp;)", each)) for each in (source, text)]
    if keys[0] != keys[1]:
        found.append(f"{keys[0]} letter behind & expected, found {keys[1]}")
    for end, name in ((0, "beginning"), (-1, "end")):
        if source[end].isspace() != text[end:][:1].isspace() if text else False:
            found.append(f"blank at its {name}")
    if source.count("\n") != text.count("\n"):
        found.append(f"{source.count(chr(10))} line ends expected, found {text.count(chr(10))}")
    return found


def path_of(language):
    return FOLDER / f"hydrascope_{language}.ts"


def command_list(context, out):
    rows = [row for row in wanted() if row[0] == context]
    Path(out).write_text(json.dumps([{"id": i, "context": context, "source": source, "plural": False}
                                     for i, (_, source, _) in enumerate(rows)], indent=1, ensure_ascii=False) + "\n")
    print(f"{len(rows)} texts, {sum(len(row[1].split()) for row in rows)} words")


def command_update():
    rows = wanted()
    for language in LANGUAGES:
        known = read(path_of(language))
        write(path_of(language), language, rows, known)
        print(f"{path_of(language).name}: {len(rows)} texts, {sum(row not in known for row in rows)} to translate")


def command_import(language, listed, answers, faulty=None):
    asked = {row["id"]: row for row in json.loads(Path(listed).read_text())}
    votes, refused = {}, []
    for answer in json.loads(Path(answers).read_text()):
        row, text = asked.get(answer["id"]), answer["t"]
        if row is None:
            continue
        text = text if isinstance(text, str) else text[-1]
        if why := faults(row["source"], text, language):
            refused.append({**row, "t": text, "why": "; ".join(why)})
        else:
            votes.setdefault((row["context"], row["source"], ""), Counter())[text] += 1
    known = read(path_of(language)) | {key: texts.most_common(1)[0][0] for key, texts in votes.items()}
    write(path_of(language), language, wanted(), known)
    if faulty:
        Path(faulty).write_text(json.dumps(refused, indent=1, ensure_ascii=False) + "\n")
    print(f"{language}: {len(votes)} texts put in, {len(refused)} refused")


def command_check():
    problems, rows = [], set(wanted())
    for language in LANGUAGES:
        name, known = path_of(language).name, read(path_of(language))
        problems += [f"{name}: not translated: {source!r}" for _, source, _ in sorted(rows - known.keys())]
        problems += [f"{name}: in no source: {source!r}" for _, source, _ in sorted(known.keys() - rows)]
        problems += [f"{name}: {source!r}: {why}" for (_, source, _), text in sorted(known.items())
                     for why in faults(source, text, language)]
    print("\n".join(problems) or "translations: complete")
    return 1 if problems else 0


if __name__ == "__main__":
    COMMANDS = {"list": command_list, "update": command_update, "import": command_import, "check": command_check}
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    sys.exit(COMMANDS[sys.argv[1]](*sys.argv[2:]))

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The translations, resources/i18n: hydrascope_LL.ts of the window, messages_LL.ts of core and the command line.

usage: translations.py update                   new texts of the sources become unfinished entries, old ones go
       translations.py list CONTEXT OUT.json    what there is to translate: core, cli or window
       translations.py import LANGUAGE LIST.json ANSWERS.json [FAULTY.json]
                                                puts in answers [{"id": N, "t": "..."}] to such a list; those that lose
                                                a place, a tag or a mnemonic go to FAULTY.json
       translations.py check                    the ctest `translations`: everything is there, whole and finished

In the window one English text has one translation, wherever it is said: tr() is given a comment where a word means two
things. So all its texts are one context here. A message is one line, without notes of places: Qt Linguist reads it,
and a change is a line. What Linguist has saved `update` brings into this form again.
"""
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

from source_texts import patterns_in

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = {"de": 2, "es": 2, "ja": 1, "zh_CN": 1}  # and how many forms a number asks for

# Files whose texts nobody reads in a sentence: scripts, pages and lines for other programs, tables of names.
NOT_READ = re.compile(r"app/cli/manual_page\.|core/model/imagenet_names|core/checkpoint/(registry_(rows|styles)|architecture_"
                      r"names|family_\w+_names|styles)\.|core/text/(unicode|repair)|core/train/export\.|core/dictionary/sae_card\.|core/hub/suggested|app/cli/(served_line|model_context|tool_answers)")
NEVER_SAID = re.compile(r"Exception raised from|^attention %1|^, size %1$|^%1, k = %2, class %3|^%1\nModel: %2, id|^System Volume Information$|allocate memory|^version https|'descr'|^synthetic scene, |^;class|^%1, k = %2, (without )?%3|^, model %1, image %2|^parse errorat|^syntax error while parsing  - |^Hydrascope: %1|^Made with |^elementwise: autograd|^read -r hydrascope|^trap ''|^Authorization: Bearer |^blob %1$|.bytes.: %2, .sha256.|^hydrascope-cli explain %1$|^%1 --bundle evidence|^bytes %1-$|^csv json npz tex py$|^Where relevance maps are strongest|^(strongest|weakest) first$|^no class$|^block %1, (attention|MLP)$|^(asks no network anything|is what answers|opens connections|runs as long as its pictures come|takes hours)$|^python3 with_|^linear:%1 (tanh)?$|^class_index %1$")
EXAMPLES = re.compile(r"Guide\{\s*\{.*?\}\s*\}", re.DOTALL)  # of a command: lines for a shell
TITLES = re.compile(r"core/(explain|attention)/|core/evaluate/traits")  # where a single word may be a title
# What the C library says of a file that cannot be read or written.
SYSTEM = ("No such file or directory", "Permission denied", "Is a directory", "Not a directory", "No space left on device", "File exists",
          "Input/output error", "Read-only file system", "Too many open files", "File name too long", "Broken pipe",
          "Cannot allocate memory")
FORMULA = re.compile(r"^[^a-z]*(softmax|O|Z)?[^a-z]*(over tokens of \$)?[^a-z]*[√Σ₀₁′ᵀ⊙][^a-z]*$|W_|^O[ ′]|^softmax\(")
# Functions of one file that ask as tr() does.
ALIASES = "tr+=words,tr+=curveWords,tr+=presetWords"
WORD = re.compile(r"[^\W\d_]{2,}")


def reads_as_text(pattern, joined, file):
    plain = re.sub(r"%\d", "", pattern)
    if not WORD.search(plain) or len(pattern) > 3000 or plain.lstrip().startswith(("#!", "# ", ".TH", ".TP", ".SH", "<")):
        return False
    if plain.endswith("\n") or not re.search(r"[a-z]{2}|^an? [A-Z]", plain) or NEVER_SAID.search(pattern) or FORMULA.search(plain):
        return False
    if joined:
        return bool(re.search(r"[^\W\d_]{2,}[.,;:)\"']* |^ [^\W\d_]{2,}| [^\W\d_]{2,}$|: [^\W\d_]{2,}", plain)) and plain.strip() != ""
    if TITLES.match(file) and re.fullmatch(r"[A-Z][A-Za-z+]+(-[A-Za-z]+)*", pattern):
        return True
    return bool(re.search(r"[^\W\d_]{2,}[.,;:)\"'?]* [\"'(]?[^\W\d_]|[^\W_] [^\W\d_]{3,}|[^\W\d_]{3,}, \d", plain))


def texts_of(context):
    """The patterns that the sources make, in their order."""
    found = {}
    tops = {"core": ("core", "ui", "app/window", "app/start"), "cli": ("app/cli",)}[context]
    for top in tops:
        for path in sorted((ROOT / top).rglob("*")):
            file = str(path.relative_to(ROOT))
            if path.suffix not in (".h", ".cpp") or NOT_READ.match(file):
                continue
            only_errors = top in ("ui", "app/window")  # the window's other texts are tr()'s
            for pattern, joined in patterns_in(EXAMPLES.sub("", path.read_text()), only_errors):
                if reads_as_text(pattern, joined, file):
                    found.setdefault(pattern)
    if context == "core":
        found.update(dict.fromkeys(SYSTEM))
    return list(found)


def lupdate():
    for folder in ("/usr/lib/qt6/bin", "/usr/bin", "/usr/local/bin"):
        if (Path(folder) / "lupdate").exists():
            return str(Path(folder) / "lupdate")
    sys.exit("translations.py: Qt's lupdate is missing (Debian: qt6-l10n-tools)")


def window_texts():
    """(source, comment) of every tr() of the window."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "window.ts"
        subprocess.run([lupdate(), "-silent", "-locations", "none", str(ROOT / "ui"), str(ROOT / "app/window"), "-ts", str(out),
                        "-target-language", "de", "-tr-function-alias", ALIASES], check=True, capture_output=True)
        messages = list(ElementTree.parse(out).getroot().iter("message"))
    if plural := [m.findtext("source") for m in messages if m.get("numerus")]:
        sys.exit(f"translations.py: %n is not used here: {plural[0]!r}")
    return list(dict.fromkeys((m.findtext("source"), m.findtext("comment") or "") for m in messages))


def wanted():
    """FILE's stem -> [(context, source, comment)], in a lasting order: what the sources say."""
    said = dict.fromkeys((pattern, context) for context in ("core", "cli") for pattern in texts_of(context))
    first = {pattern: context for pattern, context in reversed(said)}
    return {"messages": [(context, pattern, "") for pattern, context in said if first[pattern] == context],
            "hydrascope": [("window", *text) for text in window_texts()]}


def read(path):
    """(source, comment) -> finished translation."""
    found = {}
    if path.exists():
        for context in ElementTree.parse(path).getroot().findall("context"):
            for message in context.findall("message"):
                translation = message.find("translation")
                if translation is not None and translation.get("type") is None and translation.text:
                    found[message.findtext("source"), message.findtext("comment") or ""] = translation.text
    return found


def escaped(text):
    for letter, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&apos;")):
        text = text.replace(letter, entity)
    return text


def write(path, language, rows, known):
    """Equal translations are equal bytes, so that a change is only what changed."""
    out = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}" sourcelanguage="en">']
    context = None
    for name, source, comment in rows:
        if name != context:
            out += ["</context>"] if context else []
            out += ["<context>", f"<name>{name}</name>"]
            context = name
        text = known.get((source, comment))
        out.append(f"<message><source>{escaped(source)}</source>" + (f"<comment>{escaped(comment)}</comment>" if comment else "")
                   + (f"<translation>{escaped(text)}" if text else '<translation type="unfinished">') + "</translation></message>")
    out += ["</context>", "</TS>", ""]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(out))


def faults(source, text, language):
    """What a translation has lost of its source, as words."""
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


def command_list(context, out):
    rows = [row for each in wanted().values() for row in each if row[0] == context]
    Path(out).write_text(json.dumps([{"id": i, "context": context, "source": source, "plural": False}
                                     for i, (_, source, _) in enumerate(rows)], indent=1, ensure_ascii=False) + "\n")
    print(f"{len(rows)} texts, {sum(len(row[1].split()) for row in rows)} words")


def command_update():
    for stem, rows in wanted().items():
        for language in LANGUAGES:
            path = FOLDER / f"{stem}_{language}.ts"
            known = read(path)
            write(path, language, rows, known)
            open_ones = sum((source, comment) not in known for _, source, comment in rows)
            print(f"{path.name}: {len(rows)} texts, {open_ones} to translate")


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
            votes.setdefault((row["source"], ""), Counter())[text] += 1
    known_now = {key: texts.most_common(1)[0][0] for key, texts in votes.items()}
    for stem, rows in wanted().items():
        path = FOLDER / f"{stem}_{language}.ts"
        known = read(path) | {key: text for key, text in known_now.items()}
        write(path, language, rows, known)
    if faulty:
        Path(faulty).write_text(json.dumps(refused, indent=1, ensure_ascii=False) + "\n")
    print(f"{language}: {len(known_now)} texts put in, {len(refused)} refused")


def command_check():
    problems = []
    for stem, rows in wanted().items():
        for language in LANGUAGES:
            path = FOLDER / f"{stem}_{language}.ts"
            known = read(path)
            keys = {(source, comment) for _, source, comment in rows}
            problems += [f"{path.name}: not translated: {source!r}" for source, comment in sorted(keys - known.keys())]
            problems += [f"{path.name}: in no source: {source!r}" for source, comment in sorted(known.keys() - keys)]
            problems += [f"{path.name}: {source!r}: {why}" for (source, comment), text in sorted(known.items())
                         for why in faults(source, text, language)]
    print("\n".join(problems) or "translations: complete")
    return 1 if problems else 0


if __name__ == "__main__":
    COMMANDS = {"list": command_list, "update": command_update, "import": command_import, "check": command_check}
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    sys.exit(COMMANDS[sys.argv[1]](*sys.argv[2:]))

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks a report independently of the program that wrote it.

usage: check_report.py REPORT.html [--browser] [--pictures FOLDER]

Without --browser Python's own reader of HTML: one file, nothing outside of it, a policy whose hashes are those of what it holds, tables
with captions, pictures with words. With it Chromium, without a window: what its accessibility tree says, contrast, widths, the keyboard,
what it asks the network for, the page printed. Exits with 77 where there is no Chromium. FOLDER gets screenshots and the print.
"""
import argparse
import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

VOID = {"meta", "img", "br", "input", "link", "hr"}
FAULTS = []


def must(holds, what):
    if not holds:
        FAULTS.append(what)


class Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.tags, self.ids, self.wanted, self.headings, self.texts = [], [], [], [], [], {}

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.tags.append((tag, given, list(self.open)))
        for name, value in attributes:
            must(not name.startswith("on") and name != "style", f"<{tag} {name}>: the policy forbids it")
            if name in ("src", "href", "action", "data", "poster", "srcset", "background", "xlink:href"):
                must((value or "").startswith("data:image/"), f"<{tag} {name}={value[:60]!r}> leads out of the page")
        if "id" in given:
            self.ids.append(given["id"])
        self.wanted += given.get("aria-labelledby", "").split()
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):  # of SVG
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        must(bool(self.open) and self.open[-1] == tag, f"</{tag}> closes <{self.open[-1] if self.open else ''}> at {self.getpos()}")
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_data(self, data):
        if self.open:
            self.texts.setdefault(self.open[-1], []).append(data)


def read(page):
    text = page.read_text(encoding="utf-8", errors="strict")
    reader = Reader()
    reader.feed(text)
    must(not reader.open, f"not closed: {reader.open}")
    style, script = "".join(reader.texts.get("style", [])), "".join(reader.texts.get("script", []))
    for part in (style, script):
        must(not re.search(r"url\(|@import|https?:|//[a-z]", re.sub(r"^\s*//.*$", "", part, flags=re.M)), "style or script reach out")
    tags = reader.tags
    named = lambda tag: [each for each in tags if each[0] == tag]
    policies = [given["content"] for tag, given, _ in tags if given.get("http-equiv") == "Content-Security-Policy"]
    must(len(policies) == 1, f"{len(policies)} policies")
    policy = dict((one.split()[0], one.split()[1:]) for one in policies[0].split(";") if one.split()) if policies else {}
    hashed = lambda part: "'sha256-" + base64.b64encode(hashlib.sha256(part.encode()).digest()).decode() + "'"
    must(policy == {"default-src": ["'none'"], "img-src": ["data:"], "style-src": [hashed(style)], "script-src": [hashed(script)],
                    "base-uri": ["'none'"], "form-action": ["'none'"]}, f"the policy is {policies}")
    must(next(i for i, each in enumerate(tags) if each[1].get("http-equiv")) < next(i for i, each in enumerate(tags) if each[0] == "style"),
         "the policy stands behind what it is for")
    for tag in ("style", "script", "title", "main", "h1"):
        must(len(named(tag)) == 1, f"{len(named(tag))} of <{tag}>")
    for tag in ("link", "iframe", "object", "embed", "base", "form", "a", "video", "audio", "use", "foreignobject"):
        must(not named(tag), f"<{tag}>")
    must(named("html")[0][1].get("lang") == "en", "no language")
    for _, given, around in named("img"):
        must("alt" in given, "a picture without words")
        must(bool(given.get("alt")) or "th" in around, "a picture with empty words that no name stands beside")
    for _, given, _ in named("svg"):
        must(given.get("aria-hidden") == "true" or (given.get("role") == "img" and given.get("aria-label")), "a chart without words")
    must(len(named("table")) == len(named("caption")) > 0, "a table without a caption")
    for _, given, _ in named("th"):
        must(given.get("scope") in ("col", "row"), "a heading of a table without scope")
    must(len(set(reader.ids)) == len(reader.ids), "an id twice")
    must(set(reader.wanted) <= set(reader.ids), f"no such id: {set(reader.wanted) - set(reader.ids)}")
    must(reader.headings[0] == 1 and all(b <= a + 1 for a, b in zip(reader.headings, reader.headings[1:])), "a level of headings is left out")
    must(not re.search(r"\{\{[#/^&]", text), "the template was not filled")  # {{NAME}} may be a file's name


class Chromium:
    """The DevTools protocol over two pipes: JSON with a zero byte behind it."""

    def __init__(self, program, home):
        inward, self.to = os.pipe()
        self.out, outward = os.pipe()
        words = [program, "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
                 f"--user-data-dir={home}"] + (["--no-sandbox"] if os.geteuid() == 0 else [])

        def places():
            os.dup2(inward, 103), os.dup2(outward, 104)  # neither may be overwritten by the other
            os.dup2(103, 3), os.dup2(104, 4)

        self.process = subprocess.Popen(words, preexec_fn=places, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(inward), os.close(outward)
        self.rest, self.number, self.session, self.events = b"", 0, None, []

    def message(self):
        while b"\0" not in self.rest:
            more = os.read(self.out, 1 << 20)
            if not more:
                raise SystemExit("Chromium ended")
            self.rest += more
        one, self.rest = self.rest.split(b"\0", 1)
        return json.loads(one)

    def ask(self, method, **what):
        self.number += 1
        request = {"id": self.number, "method": method, "params": what}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.to, json.dumps(request).encode() + b"\0")
        while True:
            got = self.message()
            if got.get("id") == self.number:
                if "error" in got:
                    raise SystemExit(f"{method}: {got['error']}")
                return got["result"]
            self.events.append(got)

    def until(self, event):
        while not any(each.get("method") == event for each in self.events):
            self.events.append(self.message())

    def value(self, script):
        answer = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"{script[:80]}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def press(self, key, code):
        text = {"text": "\r"} if key == "Enter" else {}
        self.ask("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, windowsVirtualKeyCode=code, **text)
        self.ask("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, windowsVirtualKeyCode=code)

    def close(self):
        try:
            self.ask("Browser.close")
        finally:
            self.process.wait(30)


# Every text with too little contrast to its background (WCAG 2: 4.5, and 3 for large letters).
CONTRAST = """(() => {
  const light = c => { const [r, g, b] = c.match(/[\\d.]+/g).slice(0, 3).map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const under = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor; if (!/, 0\\)$|transparent/.test(c)) return c; }
    return "rgb(255, 255, 255)"; };
  const bad = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let n; n = walk.nextNode();) {
    const e = n.parentElement, s = getComputedStyle(e);
    if (!n.data.trim() || !e.getClientRects().length || e.closest("script")) continue;
    const a = light(e.closest("svg") ? s.fill : s.color), b = light(under(e)), size = parseFloat(s.fontSize);
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), need = size >= 24 || (size >= 18.66 && s.fontWeight >= 700) ? 3 : 4.5;
    if (ratio < need) bad.add(`${e.tagName} ${e.className.baseVal ?? e.className} ${ratio.toFixed(2)}`);
  }
  return [...bad];
})()"""


def browse(page, pictures):
    program = os.environ.get("HYDRA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not program:
        print("SKIPPED, LOUDLY: no Chromium here; .ci/run installs it", file=sys.stderr)
        return 77
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) if sys.version_info >= (3, 10) else tempfile.TemporaryDirectory() as home:
        chromium = Chromium(program, home)
        try:
            look(chromium, page.resolve(), pictures)
        finally:
            chromium.close()
    return 0


def shot(chromium, pictures, name):
    if pictures:
        picture = chromium.ask("Page.captureScreenshot", format="png", captureBeyondViewport=False)
        (pictures / f"{name}.png").write_bytes(base64.b64decode(picture["data"]))


def look(chromium, page, pictures):
    target = chromium.ask("Target.createTarget", url="about:blank")["targetId"]
    chromium.session = chromium.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    for domain in ("Page", "Network", "Log", "Runtime", "Accessibility", "DOM"):
        chromium.ask(f"{domain}.enable")
    for script in (False, True):  # also read without scripts
        chromium.ask("Emulation.setScriptExecutionDisabled", value=not script)
        chromium.events.clear()
        chromium.ask("Page.navigate", url=page.as_uri())
        chromium.until("Page.loadEventFired")
        told = [each["params"]["entry"]["text"] for each in chromium.events if each.get("method") == "Log.entryAdded"]
        must(not told, f"the browser complains: {told}")
        asked = [each["params"]["request"]["url"] for each in chromium.events if each.get("method") == "Network.requestWillBeSent"]
        must(all(url == page.as_uri() or url.startswith("data:") for url in asked), f"it asks for {[u[:80] for u in asked if not u.startswith('data:')]}")
        tree(chromium, script)
    must(chromium.value("window.hostile === undefined"), "a name was run")
    for width, dark in ((390, False), (390, True), (1024, False), (1600, True), (1600, False)):
        chromium.ask("Emulation.setDeviceMetricsOverride", width=width, height=1200, deviceScaleFactor=1, mobile=width < 600)
        chromium.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        name = f"{width}-{'dark' if dark else 'light'}"
        wide = chromium.value("document.documentElement.scrollWidth")
        must(wide <= width, f"{name}: the page is {wide} wide")
        bad = chromium.value(CONTRAST)
        must(not bad, f"{name}: too little contrast: {bad}")
        for part, anchor in enumerate(chromium.value("[...document.querySelectorAll('h1,h2')].map(h => Math.max(0, h.getBoundingClientRect().top + scrollY - 8))")):
            if pictures:
                chromium.value(f"window.scrollTo(0, {anchor})")
                shot(chromium, pictures, f"{name}-{part}")
    keyboard(chromium)
    chromium.ask("Emulation.setEmulatedMedia", media="", features=[])
    printed = base64.b64decode(chromium.ask("Page.printToPDF", preferCSSPageSize=False, paperWidth=8.27, paperHeight=11.69)["data"])
    must(printed.startswith(b"%PDF") and len(re.findall(rb"/Type\s*/Page\b", printed)) >= 1, "it cannot be printed")
    if pictures:
        (pictures / "printed.pdf").write_bytes(printed)


def tree(chromium, script):
    nodes = [each for each in chromium.ask("Accessibility.getFullAXTree")["nodes"] if not each["ignored"]]
    of = lambda *roles: [each for each in nodes if each["role"]["value"] in roles]
    name = lambda each: each.get("name", {}).get("value", "")
    for role in ("image", "img", "table", "button", "searchbox", "region", "heading", "columnheader", "rowheader"):
        for each in of(role):
            must(bool(name(each).strip()), f"{role} without a name")
    must(len(of("main")) == 1, "no main part")
    must(len(of("table")) >= 2, f"{len(of('table'))} tables")
    must(len(of("image", "img")) >= 1, "no picture has words")
    must(bool(of("button")) == script, "buttons without a script, or none with one")


def keyboard(chromium):
    """Sorts and filters all pictures with the keyboard only."""
    chromium.value("document.querySelector('.pictures thead th:nth-child(4) button, .pictures thead th button').focus()")
    outline = chromium.value("getComputedStyle(document.activeElement).outlineStyle")
    column = chromium.value("[...document.activeElement.closest('tr').children].indexOf(document.activeElement.closest('th'))")
    values = f"[...document.querySelector('.pictures').tBodies[0].rows].map(r => r.cells[{column}].dataset.order ?? r.cells[{column}].textContent)"
    before = chromium.value(values)
    for turn, direction in enumerate(("ascending", "descending")):
        chromium.press("Enter", 13)
        after = chromium.value(values)
        must(sorted(before) == sorted(after), "sorting loses rows")
        numbers = [float(each) for each in after if re.fullmatch(r"-?[\d.]+", each)]
        must(numbers == sorted(numbers, reverse=turn == 1), f"{direction}: {numbers[:5]}")
        must(chromium.value("document.activeElement.closest('th').getAttribute('aria-sort')") == direction, f"it is not said: {direction}")
    chromium.press("Tab", 9)
    must(chromium.value("getComputedStyle(document.activeElement).outlineStyle") != "none", f"the focus cannot be seen ({outline})")
    wanted = chromium.value("document.querySelector('.pictures tbody bdi').textContent")
    chromium.value("document.querySelector('.filter input').focus()")
    chromium.ask("Input.insertText", text=wanted)
    shown = chromium.value("[...document.querySelector('.pictures').tBodies[0].rows].filter(r => !r.hidden).map(r => r.textContent)")
    must(len(shown) >= 1 and all(wanted.lower() in each.lower() for each in shown), f"the filter shows {len(shown)} rows")
    must(chromium.value("document.querySelector('.filter output').textContent").startswith(f"{len(shown)} of "), "the count is not said")
    chromium.value("(() => { const i = document.querySelector('.filter input'); i.value = ''; i.dispatchEvent(new Event('input')); })()")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("page", type=Path)
    parser.add_argument("--browser", action="store_true")
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args()
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    read(given.page)
    status = browse(given.page, given.pictures) if given.browser else 0
    for fault in FAULTS:
        print(f"{given.page.name}: {fault}", file=sys.stderr)
    return 1 if FAULTS else status


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""In place of hydrascope-cli: speaks the lines of serve and behaves as badly as the command asks.

STAND_IN says how it begins: nothing, silent, old (no serve), other (protocol 2, which can 1), newer (protocol 2 alone).
STAND_IN_LOG: a file to which it adds what it was told."""

import json
import os
import signal
import sys
import time

begins = os.environ.get("STAND_IN", "")
log = os.environ.get("STAND_IN_LOG")
folder = os.path.dirname(log or "/tmp/")


def say(message):
    sys.stdout.write((message if isinstance(message, str) else json.dumps(message)) + "\n")
    sys.stdout.flush()


def note(text):
    if log:
        with open(log, "a", encoding="utf-8") as file:
            file.write(f"{os.getpid()} {text}\n")


def hello(protocol):
    say({"hello": {"protocol": protocol, "version": "0.3.0", "folder": folder}})


def end(*_):
    note("ended")
    os._exit(0)


signal.signal(signal.SIGTERM, end)
if begins == "old":
    sys.exit("unknown command serve")
if begins == "silent":
    time.sleep(600)
hello(2 if begins in ("other", "newer") else 1)
note("started " + " ".join(sys.argv[1:]))

waiting = []
for line in sys.stdin:
    asked = json.loads(line)
    note(line.strip())
    if "hello" in asked:
        if begins == "newer":
            say({"id": None, "error": {"code": "protocol", "message": "this program speaks protocol 2"}})
            sys.exit(0)
        hello(1)
        continue
    number, command = asked["id"], asked.get("command")
    if "cancel" in asked:
        there = asked["cancel"] in waiting
        if there:
            waiting.remove(asked["cancel"])
            say({"id": asked["cancel"], "error": {"code": "cancelled", "message": "cancelled"}})
        say({"id": number, "result": {"cancelled": there}})
    elif command == "info":
        say({"id": number, "result": {"architecture": "none", "parameters": 0}})
    elif command == "echo":
        say({"id": number, "result": {"arguments": asked["arguments"], "pid": os.getpid()}})
    elif command == "wait":
        waiting.append(number)
        say({"id": number, "progress": {"fraction": 0.25, "doing": "block 3 of 12"}})
    elif command == "die":
        sys.stderr.write("out of patience\n")
        sys.stderr.flush()
        os.kill(os.getpid(), signal.SIGKILL)
    elif command == "nonsense":
        say(asked["arguments"]["line"].replace("ID", str(number)))
    elif command == "warn":
        say({"id": number, "result": {}, "warnings": ["take care"]})
    else:
        say({"id": number, "error": {"code": asked["arguments"].get("code", "usage"), "message": "unknown command " + command}})
note("no more")

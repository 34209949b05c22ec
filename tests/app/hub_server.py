#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Hugging Face hub on 127.0.0.1 with one model, org/vit, and its possible faults.

usage: hub_server.py WEIGHTS LOG [CERTIFICATE]     prints its port, and one that speaks TLS; every request is a line of JSON in LOG

HF_ENDPOINT=http://127.0.0.1:PORT/FAULT says what goes wrong. Large files lie on another host, as the hub's do: localhost, on another
port.
"""
import hashlib
import http.server
import json
import re
import socket
import ssl
import sys
import threading
import time
from pathlib import Path

WEIGHTS, LOG = Path(sys.argv[1]).read_bytes(), Path(sys.argv[2])
CONFIG = b'{"model_type": "none of ours"}\n'
COMMITS = {"main": "1" * 40, "v1": "2" * 40, "refs/pr/1": "3" * 40, "1" * 40: "1" * 40}
SMALL = {"config.json": CONFIG, "README.md": b"words\n"}
LARGE = {name: WEIGHTS for name in ("model.safetensors", "pytorch_model.bin", "model.onnx", "tf_model.h5")}
STRANGE = ["../evil.json", "/etc/evil.json", "sub/config.json", "a\nb.json", ".hidden", "", 7]
TOKEN, HUGE = "hf_ours", 1 << 39
CUTS = {"cut": 3, "norange": 3, "shifted": 1, "noend": 1}
RAW = {"nul": b"HTTP/1.1 200 OK\r\nX: a\0b\r\nContent-Length: 0\r\n\r\n", "ancient": b"words alone\n",
       "header": b"HTTP/1.1 200 OK\r\nX: " + b"a" * 1_000_000 + b"\r\n\r\n"}
lock, seen = threading.Lock(), {}


def git_hash(data):
    return hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest()


def files_of(fault):
    if fault == "bin":
        return {**SMALL, "pytorch_model.bin": WEIGHTS, "optimizer.bin": b"x"}
    if fault == "shards":
        parts = {f"model-0000{i}-of-00002.safetensors": WEIGHTS[i::2] for i in (1, 2)}
        return {**SMALL, **parts, "model.safetensors.index.json": b"{}", "model-0000x-of-00002.txt": b"x"}
    return {"weightless": SMALL, "many": {**SMALL, "a.safetensors": WEIGHTS, "b.safetensors": WEIGHTS}}.get(
        fault, {**SMALL, **LARGE})


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def times(self, *key):
        """The number of earlier requests for this."""
        with lock:
            seen[key] = seen.get(key, 0) + 1
            return seen[key] - 1

    def reply(self, status, body=b"", cut=None, **headers):
        headers = {name.replace("_", "-"): str(value) for name, value in headers.items()}
        if "Transfer-Encoding" not in headers:
            headers.setdefault("Content-Length", str(len(body)))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body if cut is None else body[:cut])
        if cut is not None:
            self.close_connection = True

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        if self.path.startswith("http://"):  # a request to a proxy
            self.path = "/" + self.path.split("/", 3)[3]
        fault, path = self.path[1:].split("/", 1)
        if fault == "any":  # every model is this one
            path = re.sub(r"[^/]+/[^/]+/(revision|resolve)/", r"org/vit/\1/", path)
        entry = {"method": self.command, "host": self.headers["Host"].split(":")[0], "path": "/" + path,
                 "token": self.headers["Authorization"], "range": self.headers["Range"]}
        with lock, LOG.open("a") as log:
            log.write(json.dumps(entry) + "\n")
        known = self.headers["Authorization"] == "Bearer " + TOKEN
        if fault in RAW:
            self.wfile.write(RAW[fault])
            self.close_connection = True
        elif path.startswith("far/"):
            self.large(fault, WEIGHTS if path == "far/whole" else WEIGHTS[int(path[-1])::2])
        elif fault == "busy" and self.times("busy", path) < 2 or fault == "down":
            self.reply(503)
        elif fault == "private" and not known:
            self.reply(401, X_Error_Code="RepoNotFound")
        elif path.startswith("api/models/org/vit/revision/"):
            self.listing(fault, path.split("/revision/")[1].split("?")[0].replace("%2F", "/"))
        elif path.startswith("api/models/org/old/revision/"):
            self.reply(307, Location=f"/{fault}/" + path.replace("org/old", "org/vit"))
        elif fault in ("gated", "forbidden") and not (known and fault == "gated"):
            self.reply(403 if fault == "forbidden" else 401, X_Error_Code="GatedRepo")
        elif path.startswith(("org/vit/resolve/", "org/vit/raw/")):
            self.file(fault, *path.split("/")[2:])
        elif path.startswith("near/"):
            self.reply(401 if fault == "gated" else 200, SMALL[path[5:]], ETag='"%s"' % git_hash(SMALL[path[5:]]))
        else:
            self.reply(404, X_Error_Code="RepoNotFound")

    def listing(self, fault, revision):
        if fault == "endless":
            self.send_response(200)
            self.end_headers()
            while True:
                self.wfile.write(b" " * 65536)
        if fault == "drips":
            self.send_response(200)
            self.end_headers()
            while True:
                self.wfile.write(b" " * 20)  # too fast for a limit of speed, too slow for a list
                time.sleep(0.01)
        if revision not in COMMITS:
            return self.reply(404, X_Error_Code="RevisionNotFound")
        siblings = []
        for name, data in files_of(fault).items():
            entry = {"rfilename": name}
            if fault != "terse":
                entry.update(size=HUGE if fault == "huge" and len(data) >= 1000 else len(data), blobId=git_hash(data))
                if len(data) >= 1000:
                    entry["lfs"] = {"sha256": hashlib.sha256(data).hexdigest(), "size": len(data)}
            siblings.append(entry)
        siblings += [{"rfilename": name} for name in STRANGE] + [None]
        said = {"id": "org/vit", "sha": "../../x" if fault == "evil" else COMMITS[revision], "siblings": siblings}
        text = {"deep": "[" * 100_000, "html": "<!DOCTYPE html>"}.get(fault, json.dumps(said))
        self.reply(200, text.encode())

    def file(self, fault, kind, commit, name):
        data = files_of(fault).get(name)
        if data is None or commit not in COMMITS.values():
            return self.reply(404, X_Error_Code="EntryNotFound")
        said = {"X_Repo_Commit": "9" * 40 if fault == "other" else commit}
        if len(data) < 1000:
            if kind == "resolve" and fault in ("near", "gated"):
                return self.reply(307, Location=f"/{fault}/near/{name}", **said)
            return self.reply(200, data, ETag='"%s"' % git_hash(data), **said)
        far = f"http://localhost:{far_port}/{fault}/far/" + ("whole" if data == WEIGHTS else name[10])
        if fault == "mute":
            far = f"https://localhost:{mute.getsockname()[1]}/far/whole"
        to = {"loop": self.path, "file": "file:///etc/passwd", "ftp": "ftp://localhost/x"}.get(fault, far)
        self.reply(302, Location=to, X_Linked_Size=HUGE if fault == "huge" else len(data) + (fault == "size"),
                   X_Linked_ETag='"%s"' % hashlib.sha256(data).hexdigest(), **said)

    def large(self, fault, data):
        begin = 0 if fault == "norange" else int((self.headers["Range"] or "bytes=0-")[6:-1])
        if fault == "noend" and begin > 0:
            return self.reply(416)
        data = bytes([data[0] ^ 1]) + data[1:] if fault == "wrong" else data
        body = data[begin:]
        said = {"Content_Range": f"bytes {begin + (fault == 'shifted')}-{len(data) - 1}/{len(data)}"} if begin else {}
        cut = None
        if fault == "long":
            body += b"more"
        elif fault == "longer":  # without announcing it
            body += b"more"
            said["Transfer_Encoding"] = "chunked"
            body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
        elif fault in CUTS and self.times(fault, "cut") < CUTS[fault] or fault == "always":
            cut = 0 if fault == "always" else 100_000
        elif fault == "slow":
            self.send_response(206 if begin else 200)
            for name, value in {**said, "Content-Length": len(body)}.items():
                self.send_header(name.replace("_", "-"), str(value))
            self.end_headers()
            for at in range(0, len(body), 16384):
                self.wfile.write(body[at:at + 16384])
                time.sleep(0.04)
            return None
        return self.reply(206 if begin else 200, body, cut, **said)


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):  # the client has disconnected
        pass


near, far_server = Server(("127.0.0.1", 0), Handler), Server(("127.0.0.1", 0), Handler)
far_port = far_server.server_address[1]
threading.Thread(target=far_server.serve_forever, daemon=True).start()
mute = socket.create_server(("127.0.0.1", 0))  # accepts connections and never replies
secure_port = 0
if len(sys.argv) > 3:
    secure = Server(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[3])
    secure.socket = context.wrap_socket(secure.socket, server_side=True)
    secure_port = secure.server_address[1]
    threading.Thread(target=secure.serve_forever, daemon=True).start()
print(f"{near.server_address[1]} {secure_port}", flush=True)
near.serve_forever()

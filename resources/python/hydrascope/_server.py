# SPDX-License-Identifier: GPL-3.0-or-later
"""``hydrascope-cli serve``, one for each process: found, started at the first question, started again where it
has died, ended at exit; or one that runs already, on its socket. What is said to it and by it: resources/help/serve.md."""

from __future__ import annotations

import atexit
import collections
import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import warnings
from pathlib import Path
from typing import Any, Callable, Deque, Dict, List, Mapping, Optional, TypeVar, Union

from ._errors import CancelledError, Error, HydrascopeWarning, ProgramNotFound, ServerError, UsageError, error_of

Answer = TypeVar("Answer")

PROTOCOL = 1
LONGEST_LINE = 1 << 20  # bytes of a question
AT_ONCE = 32  # questions that wait; with more the program would see no cancel
FILES = ("model", "input", "picture", "folder", "bundle", "out", "npy")  # what may be named from where we are
PATIENCE = 60.0  # seconds until the program has said its first line

how_to_get_it = (
    "hydrascope-cli was not found: set HYDRASCOPE_CLI to it or put it on the PATH. It comes with Debian's package "
    "hydrascope-cli, with the archive hydrascope-*-linux-x86_64.tar.gz (in its bin/), or from a checkout: scripts/run.sh"
)


def find_program(name: str = "hydrascope-cli") -> str:
    """The path of NAME: what HYDRASCOPE_CLI says, else the one that came with this module, else the PATH's.

    Raises ProgramNotFound, which says how to get it."""
    said = os.environ.get("HYDRASCOPE_CLI")
    if said and not os.access(said, os.X_OK):
        raise ProgramNotFound(f"HYDRASCOPE_CLI: expected a program that can be run, found {said!r}")
    places = [Path(said) if name == "hydrascope-cli" else Path(said).parent / name] if said else []
    here = Path(__file__).resolve().parents
    if len(here) > 3 and (here[3] / "CMakePresets.json").is_file():  # a checkout
        places += [here[3] / "build" / preset / "bin" / name for preset in ("release", "dev")]
    elif len(here) > 3 and here[1].name in ("dist-packages", "site-packages"):  # of PREFIX/lib/python3
        places.append(here[3].parent / "bin" / name)
    for place in places:
        if os.access(place, os.X_OK):
            return str(place)
    found = shutil.which(name)
    if found is None:
        raise ProgramNotFound(how_to_get_it if name == "hydrascope-cli" else f"{name} was not found beside hydrascope-cli")
    return found


def _calls_of_ours() -> int:
    """How many calls up, from a function that asks, our user's own line is: a warning belongs to it."""
    level, frame = 1, sys._getframe(1)
    while frame.f_back and frame.f_globals.get("__package__") == __package__:
        level, frame = level + 1, frame.f_back
    return level


def in_notebook() -> bool:
    return "ipykernel" in sys.modules


class _Line:
    """Progress as one line of text, in a notebook or a terminal, once a question takes a while."""

    def __init__(self) -> None:
        self.shown = _progress and (in_notebook() or sys.stderr.isatty())
        self.since = time.monotonic()
        self.width = 0
        self.place: Any = None  # of a notebook

    def show(self, text: str) -> None:
        if self.shown and text and time.monotonic() - self.since > 0.5:
            self._write(text[:78])

    def clear(self) -> None:
        if self.width:
            self._write("")

    def _write(self, text: str) -> None:
        if in_notebook():
            from IPython.display import display

            if self.place is None:
                self.place = display({"text/plain": text}, raw=True, display_id=True)
            else:
                self.place.update({"text/plain": text}, raw=True)
        else:
            sys.stderr.write("\r" + text.ljust(self.width) + ("" if text else "\r"))
            sys.stderr.flush()
        self.width = len(text)


class _Question:
    def __init__(self) -> None:
        self.progress = ""
        self.answer: Optional[Mapping[str, Any]] = None
        self.error: Optional[Error] = None
        self.done = threading.Event()

    def end(self, answer: Optional[Mapping[str, Any]], error: Optional[Error] = None) -> None:
        self.answer, self.error = answer, error
        self.done.set()


class _Unread(ServerError):
    """The program was gone before it could read the question: another one can be asked."""


class Server:
    """A program that answers. Its kinds say how it is begun, written to and ended."""

    name = ""  # in messages
    goes_on = "the next question starts it again"

    def __init__(self) -> None:
        self.folder = ""  # the private one
        self.version = ""
        self.ended: Optional[Error] = None
        self._questions: Dict[int, _Question] = {}
        self._last = 0
        self._lock = threading.Lock()  # of the questions and of what is written
        self._room = threading.BoundedSemaphore(AT_ONCE)
        self._errors: Deque[str] = collections.deque(maxlen=12)
        self._greeted = threading.Event()
        self._places = itertools.count(1)
        self._threads: List[threading.Thread] = []

    def has_moved(self, folder: Optional[str]) -> bool:
        """Whether names of files in FOLDER are others for it."""
        return False

    def finish(self) -> None:
        """Nothing more is asked: what waits is answered, then the program ends."""
        raise NotImplementedError

    def end(self) -> None:
        """Ends it now; what waits is cancelled."""
        raise NotImplementedError

    def forget(self) -> None:
        """In a forked child: the program is the parent's."""
        raise NotImplementedError

    def _send(self, some: bytes) -> int:
        raise NotImplementedError

    def _receive(self) -> bytes:
        raise NotImplementedError

    def _gone(self) -> str:
        """Says how it has ended, once nothing more comes."""
        raise NotImplementedError

    def _kill(self) -> None:
        raise NotImplementedError

    def _begin(self, *more: Callable[[], None]) -> None:
        self._threads = [threading.Thread(target=run, daemon=True) for run in (self._read, *more)]
        for thread in self._threads:
            thread.start()
        try:
            greeted = self._greeted.wait(PATIENCE)
        except BaseException:
            self.end()
            raise
        if not greeted:
            self._fail(f"has said nothing for {PATIENCE:.0f} seconds")
        if self.ended:
            raise self.ended

    def ask(self, command: str, arguments: Mapping[str, Any]) -> Dict[str, Any]:
        """The document that COMMAND prints. Raises what the program says; KeyboardInterrupt cancels the question alone."""
        question, line = _Question(), _Line()
        with self._room:
            with self._lock:
                if self.ended:
                    raise _Unread(str(self.ended))
                self._last += 1
                number = self._last
                self._questions[number] = question
            try:
                self._write({"id": number, "command": command, "arguments": dict(arguments)})
                while not question.done.wait(0.2):
                    line.show(question.progress)
            except BaseException:
                if not self.ended:
                    try:
                        self._write({"id": f"cancel {number}", "cancel": number})
                    except Error:
                        pass  # it has just died: there is nothing to cancel
                raise
            finally:
                with self._lock:
                    self._questions.pop(number, None)
                line.clear()
        answer = question.answer
        if question.error or answer is None:
            raise question.error or ServerError("no answer")
        for text in answer.get("warnings", ()):
            warnings.warn(str(text), HydrascopeWarning, stacklevel=_calls_of_ours())
        if "error" in answer:
            error = answer["error"]
            raise error_of(str(error.get("code")), str(error.get("message")))
        return dict(answer["result"])

    def place(self) -> str:
        """A folder in the private one for what a question needs, which is not made yet."""
        return os.path.join(self.folder, f"for-{next(self._places)}")

    def take(self, document: Any) -> None:
        """Removes the files in the private folder that DOCUMENT names, once they are read: the folder may be memory."""
        if isinstance(document, (dict, list)):
            for each in document.values() if isinstance(document, dict) else document:
                self.take(each)
        elif isinstance(document, str) and document.startswith(self.folder + os.sep):
            question, *inside = document[len(self.folder) + 1 :].split(os.sep)
            if inside and question not in ("", os.curdir, os.pardir):
                shutil.rmtree(os.path.join(self.folder, question), ignore_errors=True)

    def _write(self, message: Mapping[str, Any]) -> None:
        line = json.dumps(message).encode() + b"\n"
        if len(line) > LONGEST_LINE:
            raise UsageError(f"expected a question of at most {LONGEST_LINE} bytes, got {len(line)}: name a folder")
        with self._lock:
            try:
                while line:
                    line = line[self._send(line) :]
            except (OSError, ValueError):
                self.ended = self.ended or self._fail_words("no longer reads")
                raise _Unread(str(self.ended)) from None

    def _read(self) -> None:
        rest = b""
        try:
            while some := self._receive():
                *lines, rest = (rest + some).split(b"\n")
                for line in lines:
                    self._hear(line)
            self._fail(self._gone())
        except (ValueError, KeyError, TypeError, AttributeError, OSError, Error) as error:
            self._fail(f"said what is no line of protocol {PROTOCOL} ({error})")
            self._kill()

    def _hear(self, line: bytes) -> None:
        message = json.loads(line)
        if "hello" in message:
            hello = message["hello"]
            self.folder, self.version = str(hello["folder"]), str(hello["version"])
            if hello["protocol"] == PROTOCOL:
                self._greeted.set()
            else:  # it may speak ours, too; it ends if not
                self._write({"hello": PROTOCOL})
            return
        number = message["id"]
        if number is None or not self._greeted.is_set():
            raise ValueError(message["error"]["message"])
        with self._lock:
            question = self._questions.get(number) if isinstance(number, int) else None
        if question is None:
            return  # nobody waits any more
        if "progress" in message:
            fraction, doing = message["progress"].get("fraction"), message["progress"].get("doing") or ""
            question.progress = f"{100 * fraction:3.0f} % {doing}" if isinstance(fraction, (int, float)) else str(doing)
        elif "result" in message or "error" in message:
            dict(message["error"] if "error" in message else message["result"])
            question.end(message)
        else:
            raise ValueError(line[:80].decode(errors="replace"))

    def _fail_words(self, why: str) -> ServerError:
        last = "\n".join(self._errors)
        return ServerError(f"{self.name} {why}; {self.goes_on}" + (f"\n{last}" if last else ""))

    def _fail(self, why: str) -> None:
        if self.ended is None:
            self.ended = self._fail_words(why)
        self.finish()
        with self._lock:
            questions = list(self._questions.values())
        for question in questions:
            question.end(None, self.ended)
        self._greeted.set()


class Program(Server):
    """One of our own, in the folder where it was started."""

    def __init__(self, options: Mapping[str, Any], folder: Optional[str]) -> None:
        super().__init__()
        self.started_in = folder
        words = [find_program(), "serve"] + [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
        self.name = f"{words[0]} serve"
        # A session of its own: Ctrl+C is for us, and we cancel. Unbuffered: a fork must not inherit a lock.
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        self._begin(self._read_errors)

    def has_moved(self, folder: Optional[str]) -> bool:
        return self.started_in != folder

    def finish(self) -> None:
        try:
            self._process.stdin.close()  # type: ignore[union-attr]
        except OSError:
            pass

    def end(self) -> None:
        if self.ended is None:
            self.ended = CancelledError("the program was ended")
        self.finish()
        try:
            self._process.terminate()
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._kill()

    def forget(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()
        self._process.returncode = 0  # nobody waits for it here

    def _send(self, some: bytes) -> int:
        return self._process.stdin.write(some) or 0  # type: ignore[union-attr]

    def _receive(self) -> bytes:
        return self._process.stdout.read(1 << 16) or b""  # type: ignore[union-attr]

    def _gone(self) -> str:
        self._threads[1].join(2)  # its last words come before its end
        code = self._process.wait()
        self._process.stdout.close()  # type: ignore[union-attr]
        return f"ended ({signal.Signals(-code).name if code < 0 else f'exit code {code}'})"

    def _kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def _read_errors(self) -> None:
        rest = b""
        with self._process.stderr as pipe:  # type: ignore[union-attr]
            while some := pipe.read(1 << 12):
                *lines, rest = (rest + some).split(b"\n")
                rest = rest[-4096:]
                self._errors.extend(line.decode(errors="replace") for line in lines if line)
        if rest:
            self._errors.append(rest.decode(errors="replace"))


class Connection(Server):
    """One that others have started, on its socket PATH."""

    goes_on = "the next question connects again"

    def __init__(self, path: str) -> None:
        super().__init__()
        self.name = f"the program at {path}"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._socket.connect(path)
        except OSError as error:
            self._socket.close()
            raise ServerError(f"{path}: nobody answers there ({error.strerror or error}): hydrascope-cli serve --socket {path}") from None
        self._begin()

    def ask(self, command: str, arguments: Mapping[str, Any]) -> Dict[str, Any]:
        """As of a program of our own. Names of files begin at its folder: those that are ours are sent whole."""

        def whole(value: Any) -> Any:
            if isinstance(value, list):
                return [whole(each) for each in value]
            return os.path.abspath(value) if isinstance(value, str) and os.path.exists(value) else value

        return super().ask(command, {name: whole(value) if name in FILES else value for name, value in arguments.items()})

    def finish(self) -> None:
        try:
            self._socket.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def end(self) -> None:
        if self.ended is None:
            self.ended = CancelledError("the connection was ended")
        self._kill()

    def forget(self) -> None:
        self._socket.close()

    def _send(self, some: bytes) -> int:
        return self._socket.send(some)

    def _receive(self) -> bytes:
        return self._socket.recv(1 << 16)

    def _gone(self) -> str:
        self._socket.close()
        return "has ended the connection"

    def _kill(self) -> None:
        try:
            self._socket.shutdown(socket.SHUT_RDWR)  # who reads it on another thread is woken
        except OSError:
            pass


_lock = threading.Lock()
_server: Optional[Server] = None
_path: Optional[str] = None  # of the socket to connect to
_settings: Dict[str, Any] = {}
_progress = True


def use(*, progress: Optional[bool] = None, **settings: Any) -> None:
    """How the program is started from now on: options of ``hydrascope-cli serve``, such as ``device="cuda"`` or
    ``language="de"``; ``None`` takes one back. ``progress=False`` shows no line of progress."""
    global _progress
    if progress is not None:
        _progress = progress
    if settings:
        if _path is not None:
            raise UsageError(f"expected no options of a program that runs already, at {_path}; close() comes back to one of our own")
        _settings.update(settings)
        for name in [name for name, value in _settings.items() if value is None]:
            del _settings[name]
        close()


def connect(path: Union[str, os.PathLike[str]]) -> None:
    """From now on questions go to the program that ``hydrascope-cli serve --socket PATH`` is, until :func:`close`. Its networks
    are open already, and what it remembers is shared by all who ask it.

    Raises ServerError where nobody answers there."""
    global _server, _path
    wanted = os.path.abspath(os.fspath(path))
    server = Connection(wanted)
    close()
    with _lock:
        _server, _path = server, wanted


def close() -> None:
    """Ends the program, or the connection to one; the next question starts one of our own."""
    global _server, _path
    with _lock:
        server, _server, _path = _server, None, None
    if server:
        server.end()


def running() -> Server:
    """The program, started where it does not run. Names of files are those of the folder where Python is now."""
    global _server
    try:
        here: Optional[str] = os.getcwd()
    except FileNotFoundError:
        here = None
    with _lock:
        if _server and (_server.ended or _server.has_moved(here)):
            _server.finish()
            _server = None
        if _server is None:
            _server = Program(_settings, here) if _path is None else Connection(_path)
        return _server


def with_server(question: Callable[[Server], Answer]) -> Answer:
    """What QUESTION gives; asked again where the program was gone before it had read it."""
    try:
        return question(running())
    except _Unread:
        return question(running())


def _after_fork() -> None:
    global _lock, _server
    _lock = threading.Lock()
    if _server:
        _server.forget()
        _server = None


atexit.register(close)
os.register_at_fork(after_in_child=_after_fork)

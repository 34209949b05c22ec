# SPDX-License-Identifier: GPL-3.0-or-later
"""What goes wrong, in the program's own words."""

from __future__ import annotations

from typing import Dict, Type


class Error(Exception):
    """The program's message; ``code`` is its word for the kind, ``exit_code`` what the command line would end with."""

    code = "internal"
    exit_code = 1


class UsageError(Error, ValueError):
    """The question makes no sense: an unknown option or method, a value that does not fit."""

    code = "usage"
    exit_code = 2


class InputError(Error):
    """A file or an array cannot be read, or does not fit."""

    code = "input"
    exit_code = 3


class CancelledError(Error):
    """The question was cancelled before it was answered."""

    code = "cancelled"
    exit_code = 4


class ServerError(Error):
    """The program ended, or said what nobody understands. The next question starts it again."""

    code = "protocol"


class ProgramNotFound(ServerError):
    """There is no hydrascope-cli here."""


class HydrascopeWarning(UserWarning):
    """What the command line says on standard error."""


_kinds: Dict[str, Type[Error]] = {
    kind.code: kind for kind in (UsageError, InputError, CancelledError, ServerError)
}


def error_of(code: str, message: str) -> Error:
    """The exception for the program's CODE; of an unknown one a plain Error."""
    error = _kinds.get(code, Error)(message)
    error.code = code
    return error

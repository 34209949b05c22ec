# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts that C++ sources make, read from the sources: literals, and the patterns of messages joined from parts.

A message such as join(path, ": ", n, n == 1 ? " line" : " lines") becomes a pattern for each of its choices, with a
place for each value: "%1: %2 line" and "%1: %2 lines". core/language finds them again in the finished text.
"""
import itertools
import re

TOKEN = re.compile(
    r'''(?P<space>\s+|//[^\n]*|/\*.*?\*/)
      |(?P<raw>(?:u8|L)?R"(?P<fence>[^()\\ ]*)\(.*?\)(?P=fence)")
      |(?P<text>(?:u8|L)?"(?:[^"\\\n]|\\.)*")
      |(?P<char>'(?:[^'\\\n]|\\.[0-7]*)')
      |(?P<name>[A-Za-z_]\w*)
      |(?P<number>\.?[0-9](?:[eEpP][+-]|[\w.']|)*)
      |(?P<mark><<=|>>=|<<|>>|->|::|\+\+|--|&&|\|\||[-+*/%&|^=!<>]=|.)''', re.VERBOSE | re.DOTALL)
ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", '"': '"', "'": "'", "r": "\r", "0": "\0", "?": "?"}
OPENING, CLOSING = "([{", ")]}"
VALUE = object()  # what is known only when the program runs
MOST_CHOICES = 12  # patterns of one message; more are left to its parts
MOST_VALUES = 9  # of one message: places have one digit
JOINING = {"join", "inputError", "usageError", "internalError"}
# Take a text, make none.
LOOKING = {"listText", "find", "rfind", "compare", "startsWith", "beginsWith", "replace", "find_first_of"}
CONVERTING = {"string", "string_view", "QStringLiteral", "QLatin1String"}


class Text(str):
    """A literal's value."""


class Group(list):
    """What stands between brackets; MARK is the opening one."""

    mark = ""


def unescaped(literal):
    body = literal[literal.index('"' if literal[-1] == '"' else "'") + 1:-1]
    out, at = bytearray(), 0
    while at < len(body):
        if body[at] != "\\":
            out += body[at].encode()
            at += 1
        elif body[at + 1] == "x":
            digits = re.match(r"[0-9a-fA-F]+", body[at + 2:]).group()
            out.append(int(digits, 16) & 255)
            at += 2 + len(digits)
        elif body[at + 1] in "uU":
            length = 4 if body[at + 1] == "u" else 8
            out += chr(int(body[at + 2:at + 2 + length], 16)).encode()
            at += 2 + length
        elif octal := re.match(r"[0-7]{1,3}", body[at + 1:]):
            out.append(int(octal.group(), 8) & 255)
            at += 1 + len(octal.group())
        else:
            out += ESCAPES.get(body[at + 1], body[at + 1]).encode()
            at += 2
    return out.decode("utf-8", "replace")


def without_directives(source):
    """Includes and macros say nothing to a user."""
    return re.sub(r"^[ \t]*#(?:[^\n\\]|\\.|\\\n)*", "", source, flags=re.MULTILINE)


def tree_of(source):
    """Nested groups of tokens; neighbouring literals are one."""
    root = Group()
    stack = [root]
    for match in TOKEN.finditer(without_directives(source)):
        kind, token = match.lastgroup, match.group()
        if kind == "fence":
            kind = "raw"
        if kind == "space":
            continue
        if kind in ("text", "raw"):
            value = unescaped(token) if kind == "text" else re.match(r'\w*"[^(]*\((.*)\)[^)]*"$', token, re.S).group(1)
            if stack[-1] and isinstance(stack[-1][-1], Text):
                value = stack[-1].pop() + value
            stack[-1].append(Text(value))
        elif kind == "char":
            stack[-1].append(("char", unescaped(token)))
        elif token in OPENING:
            group = Group()
            group.mark = token
            stack[-1].append(group)
            stack.append(group)
        elif token in CLOSING:
            if len(stack) > 1:
                stack.pop()
        else:
            stack[-1].append((kind, token))
    return root


def split(tokens, marks):
    """TOKENS cut at the top-level MARKS."""
    parts = [[]]
    for token in tokens:
        if isinstance(token, tuple) and token[1] in marks and token[0] == "mark":
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def is_mark(token, mark):
    return token == ("mark", mark)


def called(tokens):
    """The name before a last group of arguments, as join in hydra::join(...), or nothing."""
    if len(tokens) < 2 or not isinstance(tokens[-1], Group) or tokens[-1].mark not in "({":
        return None
    rest = [token for token in tokens[:-1]]
    plain = all(isinstance(t, tuple) and (t[0] == "name" or t[1] == "::") for t in rest)
    return rest[-1][1] if plain and rest[-1][0] == "name" else None


def is_message(tokens):
    """Whether a call makes a text of its arguments: a function that is known to, or one that is given the middle
    of a sentence, as fail("entry ", i, " is encrypted")."""
    name = called(tokens)
    if name in JOINING:
        return True
    if name is None or name in LOOKING | CONVERTING or tokens[-1].mark != "(":
        return False
    parts = split(tokens[-1], (",",))
    texts = [part[0] for part in parts if len(part) == 1 and isinstance(part[0], Text)]
    return len(parts) > 1 and any(re.match(r"[,;:]? [A-Za-z(]", t) or re.search(r"[A-Za-z,:] $", t) for t in texts)


def choices_of(tokens, left_out):
    """The alternatives of an expression, each a list of literals and VALUEs; LEFT_OUT gets those of a choice
    that became a value."""
    while len(tokens) == 1 and isinstance(tokens[0], Group) and tokens[0].mark == "(":
        tokens = list(tokens[0])
    if tokens and tokens[0] == ("name", "return"):
        tokens = tokens[1:]
    if not tokens:
        return [[]]
    question = next((i for i, t in enumerate(tokens) if is_mark(t, "?")), None)
    if question is not None:
        depth, colon = 0, None
        for i in range(question + 1, len(tokens)):
            if is_mark(tokens[i], "?"):
                depth += 1
            elif is_mark(tokens[i], ":"):
                if depth == 0:
                    colon = i
                    break
                depth -= 1
        if colon is not None:
            return choices_of(tokens[question + 1:colon], left_out) + choices_of(tokens[colon + 1:], left_out)
    if any(is_mark(t, "+") or is_mark(t, "<<") for t in tokens):
        return product([choices_of(part, left_out) for part in split(tokens, ("+", "<<"))], left_out)
    if len(tokens) == 1 and isinstance(tokens[0], Text):
        return [[str(tokens[0])]]
    if len(tokens) == 1 and isinstance(tokens[0], tuple) and tokens[0][0] == "char":
        return [[tokens[0][1]]]
    name = called(tokens)
    if is_message(tokens):
        return product([choices_of(part, left_out) for part in split(tokens[-1], (",",))], left_out)
    if name in CONVERTING:
        parts = split(tokens[-1], (",",))
        return choices_of(parts[0], left_out) if len(parts) == 1 else [[VALUE]]
    return [[VALUE]]


def product(parts, left_out):
    """All combinations; where they are too many, a choice is a value, and its alternatives texts of their own."""
    while True:
        count = 1
        for part in parts:
            count *= len(part)
        if count <= MOST_CHOICES:
            break
        widest = max(range(len(parts)), key=lambda i: len(parts[i]))
        left_out.extend(parts[widest])
        parts = parts[:widest] + [[[VALUE]]] + parts[widest + 1:]
    return [list(itertools.chain(*each)) for each in itertools.product(*parts)]


def pattern_of(parts):
    """Literals with %1, %2 for values."""
    out, count, last = "", 0, None
    for part in parts:
        if part is VALUE:
            if last is VALUE:
                continue  # two values side by side are one: nobody can tell where one ends
            count += 1
            if count > MOST_VALUES:
                raise ValueError(f"more than {MOST_VALUES} values in one message: {out!r}")
            out += f"%{count}"
        elif part:
            out += part
        else:
            continue
        last = part
    # join(where, where.empty() ? "" : ": ", "expected ..."): without a place, the message begins with its word.
    if re.match(r"%1[a-z]", out):
        out = re.sub(r"%(\d)", lambda place: f"%{int(place[1]) - 1}", out[2:])
    return out


def expressions(group, inside_message=False):
    """Every expression of a group and of the groups in it. The parts of a message are none: they are in it."""
    for part in split(group, (",", ";", "=", "+=", "==", "!=", "&&", "||", "<", ">")):
        if not inside_message:
            yield part
        for i, token in enumerate(part):
            if isinstance(token, Group):
                call = part[max(i - 1, 0):i + 1]
                if called(call) == "static_assert":
                    continue
                yield from expressions(token, is_message(call) or called(call) in CONVERTING)


def patterns_in(source, only_errors=False):
    """(pattern, joined): every text of SOURCE, or ONLY_ERRORS; JOINED where it is made of parts or given to a joining function."""
    seen = set()
    for tokens in expressions(tree_of(source)):
        start = next((i for i, t in enumerate(tokens) if t in (("name", "return"), ("name", "throw"))), None)
        if start is not None:
            tokens = tokens[start + 1:]
        if not any(isinstance(t, (Text, Group)) for t in tokens):
            continue
        if only_errors and called(tokens) not in JOINING:
            continue
        left_out = []
        choices = choices_of(tokens, left_out)
        for parts in choices + left_out:
            if all(part is VALUE for part in parts):
                continue
            pattern = pattern_of(parts)
            joined = len(parts) > 1 or is_message(tokens)
            if (pattern, joined) not in seen:
                seen.add((pattern, joined))
                yield pattern, joined

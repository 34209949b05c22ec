#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes core/model/imagenet_names.cpp from a table index<TAB>synset<TAB>name.

usage: make_imagenet_names.py LABELS.tsv > core/model/imagenet_names.cpp
"""
import sys

rows = [line.rstrip("\n").split("\t") for line in open(sys.argv[1], encoding="ascii")]
assert [int(row[0]) for row in rows] == list(range(1000))
assert all(row[1][0] == "n" and len(row[1]) == 9 and not set(row[2]) & set('|"\\') for row in rows)
text = "".join(f"{synset[1:]}{name}|" for _, synset, name in rows)
lines = [text[i:i + 104] for i in range(0, len(text), 104)]
print("""// SPDX-License-Identifier: GPL-3.0-or-later
// Written by scripts/make_imagenet_names.py; do not edit.
#include "core/model/imagenet_names.h"

#include <cstring>

namespace hydra {

namespace {

// Eight digits of the WordNet id, the name, a bar; in the order of the classes.
// clang-format off
constexpr const char* table =""")
print("\n".join(f'    "{line}"' for line in lines) + ";")
print("""// clang-format on

std::vector<std::string> column(bool synsets)
{
    std::vector<std::string> values;
    for (const char* at = table; *at != '\\0';) {
        const char* end = std::strchr(at, '|');
        values.push_back(synsets ? "n" + std::string(at, 8) : std::string(at + 8, end));
        at = end + 1;
    }
    return values;
}

} // namespace

const std::vector<std::string>& imagenetNames()
{
    static const std::vector<std::string> names = column(false);
    return names;
}

const std::vector<std::string>& imagenetSynsets()
{
    static const std::vector<std::string> synsets = column(true);
    return synsets;
}

} // namespace hydra""")

// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a pickle as plain data; no code from it was called. Values point at each other (a pickle may
// share them, and make cycles). The arena that made them owns them all, so cycles cannot leak.
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

enum class PickleKind
{
    None,
    Bool,
    Int,
    Float,
    String, // UTF-8
    Binary,
    List,
    Tuple,
    Set,
    Dict, // also OrderedDict, defaultdict and argparse.Namespace
    Storage,
    Tensor,
    Global, // the name of a class or function
    Object // an instance of an unknown class: its arguments and its state
};

struct PickleValue
{
    PickleKind kind = PickleKind::None;
    std::int64_t integer = 0; // Int, Bool
    double real = 0; // Float
    std::string text; // String, Binary; Global, Object: "module.name"; Storage: its key
    std::vector<const PickleValue*> items; // List, Tuple, Set; Object: arguments, then appended items
    std::vector<std::pair<const PickleValue*, const PickleValue*>> pairs; // Dict, Object: in file order
    const PickleValue* state = nullptr; // set by BUILD
    at::Tensor tensor; // Tensor; Storage: 1-D

    [[nodiscard]] bool is(PickleKind k) const noexcept { return kind == k; }
    [[nodiscard]] bool isSequence() const noexcept
    {
        return kind == PickleKind::List || kind == PickleKind::Tuple;
    }
    // The pairs of a Dict, of an Object, or of the dictionary in its state; null when it has no pairs.
    [[nodiscard]] const std::vector<std::pair<const PickleValue*, const PickleValue*>>* entries() const;
    // The value of a string key, the last one if it occurs twice; null when the key is missing.
    [[nodiscard]] const PickleValue* find(const std::string& key) const;
};

constexpr std::uint64_t mostPickleSteps = 40'000'000;
constexpr std::size_t mostPickleValues = 2'000'000; // a training file of 10 000 tensors needs 400 000

// Creates values, and refuses a file that would create too many.
class PickleArena
{
public:
    // STEPS: the limit on the work for the file.
    PickleArena(std::string file, std::uint64_t steps)
        : m_file(std::move(file))
        , m_left(steps)
    { }
    [[nodiscard]] PickleValue& make(PickleKind kind);
    [[nodiscard]] PickleValue& makeText(PickleKind kind, std::string text);
    // Counts work done for the file: opcodes, elements and bytes copied. Throws Error{Input} beyond the
    // limit.
    void spend(std::uint64_t steps);
    [[nodiscard]] std::uint64_t left() const noexcept { return m_left; }
    [[nodiscard]] const std::string& file() const noexcept { return m_file; }

private:
    std::string m_file;
    std::deque<PickleValue> m_values;
    std::uint64_t m_left;
};

struct Pickle
{
    PickleArena arena;
    const PickleValue* root = nullptr;
    std::size_t size = 0; // bytes up to and including STOP
    std::map<std::string, std::size_t> unread; // number of objects per unknown class "module.name"
};

} // namespace hydra

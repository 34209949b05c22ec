// SPDX-License-Identifier: GPL-3.0-or-later
// What a pickle describes, as plain data: nothing of it was ever called. Values point at each other (a pickle
// may share them, and make cycles); the arena that made them owns them all, so that cycles cannot leak.
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
    Object // of a class unknown here: what it was made from, and its state
};

struct PickleValue
{
    PickleKind kind = PickleKind::None;
    std::int64_t integer = 0; // Int, Bool
    double real = 0; // Float
    std::string text; // String, Binary; Global, Object: "module.name"; Storage: its key
    std::vector<const PickleValue*> items; // List, Tuple, Set; Object: arguments, then what was appended
    std::vector<std::pair<const PickleValue*, const PickleValue*>> pairs; // Dict, Object: in the file's order
    const PickleValue* state = nullptr; // of BUILD
    at::Tensor tensor; // Tensor; Storage: 1-D

    [[nodiscard]] bool is(PickleKind k) const noexcept { return kind == k; }
    [[nodiscard]] bool isSequence() const noexcept
    {
        return kind == PickleKind::List || kind == PickleKind::Tuple;
    }
    // A Dict's pairs, an Object's own, or those of the dictionary in its state; null where there are none.
    [[nodiscard]] const std::vector<std::pair<const PickleValue*, const PickleValue*>>* entries() const;
    // The value of a string key, the last one if it occurs twice; null when there is none.
    [[nodiscard]] const PickleValue* find(const std::string& key) const;
};

constexpr std::uint64_t mostPickleSteps = 40'000'000;
constexpr std::size_t mostPickleValues = 2'000'000; // a training file of 10 000 tensors makes 400 000

// Makes values, and stops a file that would make too many.
class PickleArena
{
public:
    // STEPS: the work that it may take.
    PickleArena(std::string file, std::uint64_t steps)
        : m_file(std::move(file))
        , m_left(steps)
    { }
    [[nodiscard]] PickleValue& make(PickleKind kind);
    [[nodiscard]] PickleValue& makeText(PickleKind kind, std::string text);
    // Counts work done for the file: opcodes, elements and bytes copied. Throws Error{Input} beyond a bound.
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
    std::size_t size = 0; // bytes up to and with STOP
    std::map<std::string, std::size_t> unread; // "module.name" of objects of unknown classes: how many
};

} // namespace hydra

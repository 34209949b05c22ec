// SPDX-License-Identifier: GPL-3.0-or-later
// Extracts named tensors from plain data: a state dict, or a module that was saved whole.
#pragma once

#include "core/format/pickle_value.h"
#include "core/model/named_tensors.h"

namespace hydra {

// Limits the number of values visited: a pickle may share one value a million times.
class PickleBudget
{
public:
    explicit PickleBudget(const std::string& file)
        : m_file(file)
    { }
    void spend(std::size_t steps = 1); // throws Error{Input} when used up

private:
    const std::string& m_file;
    std::size_t m_left = 8'000'000;
};

// Whether VALUE is an object with _parameters and _modules, or a module written by TorchScript.
[[nodiscard]] bool isModule(const PickleValue& value, PickleBudget& budget);

// The tensors of a dictionary, with those one level below as "outer.inner"; for a module, named as in its
// state dict. Empty when VALUE holds no tensors.
[[nodiscard]] NamedTensors tensorsIn(const PickleValue& value, PickleBudget& budget);

// Plain attributes of a module and its submodules, by path: "blocks.0.attn.num_heads" = "3".
[[nodiscard]] std::map<std::string, std::string> moduleFacts(const PickleValue& module, PickleBudget& budget);
struct PickleFacts
{
    std::map<std::string, std::string> values; // plain values
    std::map<std::string, std::string> others; // not plain: "null", "[]" for lists, "{}" for other kinds
};
// The facts of a dictionary by path, three levels deep; entries that hold tensors are skipped.
[[nodiscard]] PickleFacts dictionaryFacts(const PickleValue& root, PickleBudget& budget);

} // namespace hydra

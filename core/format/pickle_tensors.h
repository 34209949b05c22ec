// SPDX-License-Identifier: GPL-3.0-or-later
// Named tensors out of plain data: of a state dict, or of a module that was saved whole.
#pragma once

#include "core/format/pickle_value.h"
#include "core/model/named_tensors.h"

namespace hydra {

// Counts values looked at: a pickle may share one value a million times.
class PickleBudget
{
public:
    explicit PickleBudget(const std::string& file)
        : m_file(file)
    { }
    void spend(std::size_t steps = 1); // Throws Error{Input} when used up.

private:
    const std::string& m_file;
    std::size_t m_left = 8'000'000;
};

// Whether VALUE is an object with _parameters and _modules, or one that TorchScript wrote.
[[nodiscard]] bool isModule(const PickleValue& value, PickleBudget& budget);

// A dictionary's tensors, and those one level below as "outer.inner"; a module's as its state dict names
// them. Empty when VALUE holds none.
[[nodiscard]] NamedTensors tensorsIn(const PickleValue& value, PickleBudget& budget);

// Plain attributes of a module and of its parts, by path: "blocks.0.attn.num_heads" = "3".
[[nodiscard]] std::map<std::string, std::string> moduleFacts(const PickleValue& module, PickleBudget& budget);
struct PickleFacts
{
    std::map<std::string, std::string> values; // plain ones
    std::map<std::string, std::string> others; // no text says them: "null", "[]" of a list, "{}" of the rest
};
// Of a dictionary, by path, three levels deep; what holds tensors is passed over.
[[nodiscard]] PickleFacts dictionaryFacts(const PickleValue& root, PickleBudget& budget);

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_tensors.h"

#include "core/base/error.h"

#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hydra {

namespace {

constexpr int deepestModule = 64;
constexpr std::size_t longestTensorName = 1024;

void putTensor(NamedTensors& tensors, const std::string& name, const PickleValue& value, PickleBudget& budget)
{
    budget.spend(1 + name.size() / 16); // names are paths, and may outgrow the file
    if (value.is(PickleKind::Tensor) && name.size() <= longestTensorName) {
        tensors.insert_or_assign(name, value.tensor);
    }
}

// Adds the direct tensors of VALUE's entries, named PREFIX + key.
void addEntries(const PickleValue& value, const std::string& prefix, PickleBudget& budget,
                NamedTensors& tensors)
{
    const auto* const entries = value.entries();
    if (entries == nullptr) {
        return;
    }
    for (const auto& [key, member] : *entries) {
        budget.spend();
        if (key->is(PickleKind::String)) {
            putTensor(tensors, prefix + key->text, *member, budget);
        }
    }
}

bool listed(const PickleValue* names, const std::string& name, PickleBudget& budget)
{
    if (names == nullptr) {
        return false;
    }
    for (const PickleValue* item : names->items) {
        budget.spend();
        if (item->is(PickleKind::String) && item->text == name) {
            return true;
        }
    }
    return false;
}

void addModule(const PickleValue& module, const std::string& prefix, int depth, PickleBudget& budget,
               NamedTensors& tensors);

// torch.nn.Module.state_dict(): parameters, persistent buffers, then the same for each submodule.
void addEagerModule(const PickleValue& module, const std::string& prefix, int depth, PickleBudget& budget,
                    NamedTensors& tensors)
{
    if (const PickleValue* parameters = module.find("_parameters")) {
        addEntries(*parameters, prefix, budget, tensors);
    }
    const PickleValue* const buffers = module.find("_buffers");
    if (buffers != nullptr && buffers->entries() != nullptr) {
        const PickleValue* const dropped = module.find("_non_persistent_buffers_set");
        for (const auto& [key, member] : *buffers->entries()) {
            budget.spend();
            if (key->is(PickleKind::String) && !listed(dropped, key->text, budget)) {
                putTensor(tensors, prefix + key->text, *member, budget);
            }
        }
    }
    const PickleValue* const parts = module.find("_modules");
    if (parts != nullptr && parts->entries() != nullptr) {
        for (const auto& [key, part] : *parts->entries()) {
            if (key->is(PickleKind::String)) {
                addModule(*part, prefix + key->text + ".", depth + 1, budget, tensors);
            }
        }
    }
}

void addModule(const PickleValue& module, const std::string& prefix, int depth, PickleBudget& budget,
               NamedTensors& tensors)
{
    if (depth > deepestModule || prefix.size() > longestTensorName || module.entries() == nullptr) {
        return;
    }
    budget.spend(1 + 4 * module.entries()->size()); // each find() scans all of them
    if (module.find("_parameters") != nullptr || module.find("_modules") != nullptr) {
        addEagerModule(module, prefix, depth, budget, tensors);
        return;
    }
    for (const auto& [key, member] : *module.entries()) { // TorchScript: plain attributes
        budget.spend();
        if (!key->is(PickleKind::String)) {
            continue;
        }
        putTensor(tensors, prefix + key->text, *member, budget);
        if (member->is(PickleKind::Object)) {
            addModule(*member, prefix + key->text + ".", depth + 1, budget, tensors);
        }
    }
}

constexpr std::size_t mostFacts = 5000; // a thousand class names and more
constexpr std::size_t mostFactBytes = std::size_t(4) << 20;
constexpr std::size_t longestFact = 4096, longestList = 4096, longestFactName = 256;
constexpr int deepestFact = 3, deepestModuleFact = 16;

struct Facts
{
    PickleFacts found;
    std::size_t bytes = 0;

    void put(const std::string& name, const std::string& value, bool plain)
    {
        std::map<std::string, std::string>& into = plain ? found.values : found.others;
        bytes += name.size() + value.size();
        if (into.size() < mostFacts && bytes <= mostFactBytes) {
            into.insert_or_assign(name, value);
        }
    }
};

// A number or truth value as text; nullopt for other kinds.
std::optional<std::string> plainNumber(const PickleValue& value)
{
    if (value.is(PickleKind::Bool)) {
        return value.integer != 0 ? "true" : "false";
    }
    if (value.is(PickleKind::Int)) {
        return std::to_string(value.integer);
    }
    if (value.is(PickleKind::Float)) {
        std::array<char, 32> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), value.real).ptr;
        return std::string(text.data(), end);
    }
    return std::nullopt;
}

// Numbers as "3,4,5", texts as a JSON array; nullopt for other lists.
std::optional<std::string> plainList(const PickleValue& list, PickleBudget& budget)
{
    if (list.items.empty() || list.items.size() > longestList) {
        return std::nullopt;
    }
    std::string numbers;
    nlohmann::json texts = nlohmann::json::array();
    for (const PickleValue* item : list.items) {
        budget.spend(1 + item->text.size() / 16);
        if (const auto number = plainNumber(*item)) {
            numbers += (numbers.empty() ? "" : ",") + *number;
        } else if (item->is(PickleKind::String) && item->text.size() <= longestFact) {
            texts.push_back(item->text);
        } else {
            return std::nullopt;
        }
    }
    if (!numbers.empty() && !texts.empty()) {
        return std::nullopt;
    }
    return numbers.empty() ? texts.dump() : numbers;
}

// Cuts TEXT to at most longestFact bytes, without splitting a character.
std::string shortened(const std::string& text)
{
    std::size_t end = std::min(text.size(), longestFact);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) {
        --end;
    }
    return text.substr(0, end);
}

void putFact(Facts& facts, const std::string& name, const PickleValue& value, PickleBudget& budget)
{
    budget.spend();
    if (facts.found.values.size() >= mostFacts || facts.bytes > mostFactBytes
        || name.size() > longestFactName) {
        return;
    }
    std::optional<std::string> text = plainNumber(value);
    if (value.is(PickleKind::String) || value.is(PickleKind::Global)) {
        text = shortened(value.text); // for a class or function: its name
    } else if (value.isSequence()) {
        text = plainList(value, budget);
    }
    if (text) {
        facts.put(name, *text, true);
    } else if (!value.is(PickleKind::Tensor)) {
        facts.put(name, value.is(PickleKind::None) ? "null" : value.isSequence() ? "[]" : "{}", false);
    }
}

std::optional<std::string> factKey(const PickleValue& key)
{
    return key.is(PickleKind::String) ? key.text : plainNumber(key);
}

bool holdsTensors(const PickleValue& value, PickleBudget& budget)
{
    budget.spend(value.entries()->size());
    for (const auto& [key, member] : *value.entries()) {
        if (member->is(PickleKind::Tensor)) {
            return true;
        }
    }
    return false;
}

void addFacts(Facts& facts, const PickleValue& value, const std::string& prefix, int depth,
              PickleBudget& budget)
{
    for (const auto& [key, member] : *value.entries()) {
        const auto name = factKey(*key);
        if (!name || prefix.size() > longestFactName) {
            continue;
        }
        putFact(facts, prefix + *name, *member, budget);
        if (depth < deepestFact && member->entries() != nullptr && !isModule(*member, budget)
            && !holdsTensors(*member, budget)) {
            addFacts(facts, *member, prefix + *name + ".", depth + 1, budget);
        }
    }
}

void addModuleFacts(Facts& facts, const PickleValue& module, const std::string& prefix, int depth,
                    PickleBudget& budget)
{
    if (depth > deepestModuleFact || module.entries() == nullptr || prefix.size() > longestFactName) {
        return;
    }
    budget.spend(1 + module.entries()->size());
    const auto addPart = [&](const PickleValue& name, const PickleValue& part) {
        if (!name.is(PickleKind::String)) {
            return;
        }
        if (part.is(PickleKind::Object)) {
            facts.put(prefix + name.text, shortened(part.text), true); // its class
            addModuleFacts(facts, part, prefix + name.text + ".", depth + 1, budget);
        } else if (part.is(PickleKind::Dict) && !holdsTensors(part, budget)) {
            addFacts(facts, part, prefix + name.text + ".", deepestFact, budget);
        }
    };
    for (const auto& [key, member] : *module.entries()) {
        if (!key->is(PickleKind::String) || key->text.empty() || key->text == "training") {
            continue;
        }
        if (key->text.front() != '_') {
            putFact(facts, prefix + key->text, *member, budget);
            addPart(*key, *member);
        } else if (key->text == "_modules" && member->entries() != nullptr) {
            for (const auto& [name, part] : *member->entries()) {
                addPart(*name, *part);
            }
        }
    }
}

} // namespace

void PickleBudget::spend(std::size_t steps)
{
    if (steps > m_left) {
        throw inputError("%1: the pickle repeats its values more often than checkpoints do", m_file);
    }
    m_left -= steps;
}

bool isModule(const PickleValue& value, PickleBudget& budget)
{
    if (!value.is(PickleKind::Object) || value.entries() == nullptr) {
        return false;
    }
    budget.spend(1 + 2 * value.entries()->size());
    return (value.find("_parameters") != nullptr || value.find("_modules") != nullptr
            || value.text.compare(0, 9, "__torch__") == 0);
}

NamedTensors tensorsIn(const PickleValue& value, PickleBudget& budget)
{
    NamedTensors tensors;
    if (isModule(value, budget)) {
        addModule(value, "", 0, budget, tensors);
        return tensors;
    }
    addEntries(value, "", budget, tensors);
    if (const auto* entries = value.entries()) {
        for (const auto& [key, member] : *entries) {
            budget.spend();
            if (key->is(PickleKind::String) && member != &value && member->is(PickleKind::Dict)) {
                addEntries(*member, key->text + ".", budget, tensors);
            }
        }
    }
    return tensors;
}

PickleFacts dictionaryFacts(const PickleValue& root, PickleBudget& budget)
{
    Facts facts;
    if (root.entries() != nullptr) {
        addFacts(facts, root, "", 1, budget);
    }
    return std::move(facts.found);
}

std::map<std::string, std::string> moduleFacts(const PickleValue& module, PickleBudget& budget)
{
    Facts facts;
    addModuleFacts(facts, module, "", 0, budget);
    return std::move(facts.found.values);
}

} // namespace hydra

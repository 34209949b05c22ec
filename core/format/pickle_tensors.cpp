// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_tensors.h"

#include "core/base/error.h"

namespace hydra {

namespace {

constexpr int deepestModule = 64;
constexpr std::size_t longestTensorName = 1024;

void putTensor(NamedTensors& tensors, const std::string& name, const PickleValue& value, PickleBudget& budget)
{
    budget.spend(1 + name.size() / 16); // names are made of paths, and may grow beyond what the file holds
    if (value.is(PickleKind::Tensor) && name.size() <= longestTensorName) {
        tensors.insert_or_assign(name, value.tensor);
    }
}

// Direct tensors of VALUE's entries, named PREFIX + key.
void addEntries(const PickleValue& value, const std::string& prefix, PickleBudget& budget,
                NamedTensors& tensors)
{
    const auto* const entries = value.entries();
    if (entries == nullptr) {
        return;
    }
    for (const auto& [key, held] : *entries) {
        budget.spend();
        if (key->is(PickleKind::String)) {
            putTensor(tensors, prefix + key->text, *held, budget);
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

// torch.nn.Module.state_dict(): parameters, buffers that are kept, then the same of each part.
void addEagerModule(const PickleValue& module, const std::string& prefix, int depth, PickleBudget& budget,
                    NamedTensors& tensors)
{
    if (const PickleValue* parameters = module.find("_parameters")) {
        addEntries(*parameters, prefix, budget, tensors);
    }
    const PickleValue* const buffers = module.find("_buffers");
    if (buffers != nullptr && buffers->entries() != nullptr) {
        const PickleValue* const dropped = module.find("_non_persistent_buffers_set");
        for (const auto& [key, held] : *buffers->entries()) {
            budget.spend();
            if (key->is(PickleKind::String) && !listed(dropped, key->text, budget)) {
                putTensor(tensors, prefix + key->text, *held, budget);
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
    budget.spend(1 + 4 * module.entries()->size()); // each find() looks at all of them
    if (module.find("_parameters") != nullptr || module.find("_modules") != nullptr) {
        addEagerModule(module, prefix, depth, budget, tensors);
        return;
    }
    for (const auto& [key, held] : *module.entries()) { // TorchScript: attributes as they are
        budget.spend();
        if (!key->is(PickleKind::String)) {
            continue;
        }
        putTensor(tensors, prefix + key->text, *held, budget);
        if (held->is(PickleKind::Object)) {
            addModule(*held, prefix + key->text + ".", depth + 1, budget, tensors);
        }
    }
}

} // namespace

void PickleBudget::spend(std::size_t steps)
{
    if (steps > m_left) {
        throw inputError(m_file, ": the pickle repeats its values more often than a checkpoint does");
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
        for (const auto& [key, held] : *entries) {
            budget.spend();
            if (key->is(PickleKind::String) && held != &value && held->is(PickleKind::Dict)) {
                addEntries(*held, key->text + ".", budget, tensors);
            }
        }
    }
    return tensors;
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_weights.h"

#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/format/pickle_tensors.h"
#include "core/format/shape_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace hydra {

namespace {

using Keys = std::vector<std::string>;
constexpr std::array<const char*, 11> wrapperKeys{
    "state_dict_ema", "model_ema",      "ema",     "state_dict", "model", "model_state_dict",
    "teacher",        "target_encoder", "student", "encoder",    "net"};
constexpr int deepestWrapper = 3;

// The wrapper keys, those of the WANTED kind first; each kind in its usual order.
Keys keysFor(std::optional<WeightSet> wanted)
{
    Keys keys(wrapperKeys.begin(), wrapperKeys.end());
    if (wanted) {
        std::stable_partition(keys.begin(), keys.end(), [&](const std::string& key) {
            return saysAveraged(key) == (*wanted == WeightSet::Averaged);
        });
    }
    return keys;
}

// The value that holds the weights, and its key path.
struct Choice
{
    std::string path;
    const PickleValue* holder = nullptr;
    NamedTensors tensors;
    std::vector<std::string> others; // other keys that hold weights
};

Choice chooseIn(const PickleValue& value, const std::string& path, int depth, const Keys& keys,
                PickleBudget& budget);

// Chooses in the value under KEY; a wrapper inside it is opened too ({'model': {'state_dict': ...}}).
Choice chooseUnder(const PickleValue& value, const std::string& key, const std::string& path, int depth,
                   const Keys& keys, PickleBudget& budget)
{
    budget.spend(value.entries() == nullptr ? 1 : 1 + value.entries()->size());
    const PickleValue* const member = value.find(key);
    if (member == nullptr || member == &value || member->entries() == nullptr || depth >= deepestWrapper) {
        return {};
    }
    return chooseIn(*member, path.empty() ? key : path + "." + key, depth + 1, keys, budget);
}

std::size_t ownTensors(const PickleValue& value, PickleBudget& budget)
{
    std::size_t count = 0;
    if (const auto* entries = value.entries()) {
        for (const auto& [key, member] : *entries) {
            budget.spend();
            count += key->is(PickleKind::String) && member->is(PickleKind::Tensor) ? 1 : 0;
        }
    }
    return count;
}

// Without a known key: VALUE's own tensors, or those of its parts. At the top level only the part with the
// most tensors (others are an optimiser, a loss, a random state); below it all parts belong to the model.
Choice chooseUnnamed(const PickleValue& value, const std::string& path, int depth, const Keys& keys,
                     PickleBudget& budget)
{
    const std::size_t own = ownTensors(value, budget);
    std::size_t parts = 0, most = 0;
    std::string largest;
    for (const auto& [key, member] : *value.entries()) {
        const std::size_t count = !key->is(PickleKind::String) ? 0
            : isModule(*member, budget)                        ? own + 1
                                                               : ownTensors(*member, budget);
        parts += count > 0 ? 1 : 0;
        if (count > most) {
            most = count;
            largest = key->text;
        }
    }
    if (most > own && (depth == 0 || parts == 1)) {
        return chooseUnder(value, largest, path, depth, keys, budget);
    }
    return {path, &value, tensorsIn(value, budget), {}};
}

Choice chooseIn(const PickleValue& value, const std::string& path, int depth, const Keys& keys,
                PickleBudget& budget)
{
    if (isModule(value, budget)) {
        return {path, &value, tensorsIn(value, budget), {}};
    }
    Choice best;
    for (const std::string& key : keys) {
        Choice choice = chooseUnder(value, key, path, depth, keys, budget);
        if (choice.tensors.empty()) {
            continue;
        }
        if (best.tensors.empty()) {
            best = std::move(choice);
        } else {
            best.others.emplace_back(key);
        }
    }
    return best.tensors.empty() && value.entries() != nullptr
        ? chooseUnnamed(value, path, depth, keys, budget)
        : best;
}

// Notes "3 objects of unknown classes were not used, and nothing was run: 'posix.system', ...".
void noteUnread(const Pickle& pickle, RawCheckpoint& result)
{
    constexpr std::size_t mostNamed = 3;
    std::size_t count = 0;
    std::vector<std::string> names;
    for (const auto& [name, times] : pickle.unread) {
        count += times;
        if (names.size() < mostNamed) {
            names.push_back(printable(name));
        }
    }
    if (count > 0) {
        const Message what = count == 1 ? message("1 object of an unknown class was")
                                        : message("%1 objects of unknown classes were", count);
        result.notes.push_back(message(pickle.unread.size() > mostNamed
                                           ? phrase("%1 not used, and nothing was run: %2, ...")
                                           : phrase("%1 not used, and nothing was run: %2"),
                                       what, listText(names, ", ")));
    }
}

} // namespace

void takeWeights(const Pickle& pickle, const std::string& name, std::optional<WeightSet> wanted,
                 RawCheckpoint& result)
{
    PickleBudget budget(name);
    Choice choice = chooseIn(*pickle.root, "", 0, keysFor(wanted), budget);
    if (choice.tensors.empty()) {
        throw inputError(
            result.format == "TorchScript"
                ? phrase("%1: this TorchScript archive keeps no named weights (it is frozen); save them in "
                         "Python with torch.save(model.state_dict(), FILE) and open that file")
                : phrase("%1: this PyTorch file holds no weights under names that are known here; save them "
                         "in Python with torch.save(model.state_dict(), FILE) and open that file"),
            name);
    }
    result.tensors = std::move(choice.tensors);
    result.chosen = choice.path;
    const bool whole = isModule(*choice.holder, budget);
    if (choice.holder != pickle.root || !whole) {
        PickleFacts found = dictionaryFacts(*pickle.root, budget);
        result.facts = std::move(found.values);
        result.otherFacts = std::move(found.others);
    }
    if (whole) {
        for (const auto& [key, value] : moduleFacts(*choice.holder, budget)) {
            result.facts.insert_or_assign("module." + key, value);
        }
        result.facts.insert_or_assign("module", choice.holder->text);
    }
    if (!choice.others.empty()) {
        result.notes.push_back(message("it also contains the weights %1; %2 is used",
                                       listText(choice.others, ", "), printable(choice.path)));
    }
    if (!whole) { // else the unknown classes are the module's own
        noteUnread(pickle, result);
    }
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_value.h"

#include "core/base/error.h"

namespace hydra {

const std::vector<std::pair<const PickleValue*, const PickleValue*>>* PickleValue::entries() const
{
    if (kind == PickleKind::Dict) {
        return &pairs;
    }
    if (kind != PickleKind::Object) {
        return nullptr;
    }
    if (!pairs.empty()) {
        return &pairs;
    }
    const PickleValue* content = state;
    if (content != nullptr && content->is(PickleKind::Tuple) && !content->items.empty()) {
        content = content->items.front(); // (dictionary, slots)
    }
    return content != nullptr && content->is(PickleKind::Dict) ? &content->pairs : nullptr;
}

const PickleValue* PickleValue::find(const std::string& key) const
{
    if (const auto* all = entries()) {
        for (auto pair = all->rbegin(); pair != all->rend(); ++pair) {
            if (pair->first->is(PickleKind::String) && pair->first->text == key) {
                return pair->second;
            }
        }
    }
    return nullptr;
}

PickleValue& PickleArena::make(PickleKind kind)
{
    if (m_values.size() >= mostPickleValues) {
        throw inputError("%1: the pickle creates more than %2 values; no checkpoint needs that many", m_file,
                         mostPickleValues);
    }
    m_values.emplace_back().kind = kind;
    return m_values.back();
}

PickleValue& PickleArena::makeText(PickleKind kind, std::string text)
{
    PickleValue& value = make(kind);
    value.text = std::move(text);
    return value;
}

void PickleArena::spend(std::uint64_t steps)
{
    if (steps > m_left) {
        throw inputError("%1: the pickle takes more than %2 steps; no checkpoint needs that many", m_file,
                         mostPickleSteps);
    }
    m_left -= steps;
}

} // namespace hydra

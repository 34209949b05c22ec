// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/info_document.h"

#include "core/checkpoint/words.h"
#include "core/nn/cost.h"

namespace hydra::cli {

namespace {

template<class T>
Json shownValue(const T& value)
{
    if constexpr (std::is_enum_v<T>) {
        return wordOf(value);
    } else {
        return value;
    }
}

Json shownValue(const Rotation& r)
{
    if (!r.present()) {
        return name(r.kind);
    }
    return {{"kind", name(r.kind)}, {"pairs", r.pairs == Rotation::Pairs::Halves ? "halves" : "neighbours"},
            {"base", r.base},       {"reference", {r.referenceRows, r.referenceCols}},
            {"offset", r.offset},   {"columns_first", r.columnsFirst}};
}

Json configOf(const VitConfig& c)
{
    Json config;
    visitValues(c, [&](const char* key, const char*, const auto& known) {
        if (*key != '\0') {
            config[key] = {{"value", shownValue(known.value)}, {"from", name(known.from)}};
        }
    });
    if (!(c.qkScale > 0)) {
        config["qk_scale"]["value"] = "head_dim^-0.5";
    }
    if (c.attentionPlan.value.empty()) {
        config["attention"]["value"] = "softmax";
    }
    return config;
}

} // namespace

std::int64_t parametersOf(const Checkpoint& checkpoint)
{
    std::int64_t count = 0;
    for (const auto& [tensorName, tensor] : checkpoint.tensors) {
        count += tensor.numel();
    }
    return count;
}

Json infoOf(const Checkpoint& c)
{
    Json costs = Json::array();
    for (const int k : c.config.trainedHeads.value) {
        const NetworkCost cost = costOf(c.config, firstHeads(k));
        costs.push_back({{"k", k}, {"params", cost.parameters}, {"macs", cost.macs}});
    }
    return {{"path", c.path.string()},
            {"format", c.format},
            {"names", c.family},
            {"chosen", c.chosen.empty() ? Json() : Json(c.chosen)},
            {"sha256", c.id.empty() ? Json() : Json(c.id)},
            {"architecture", c.config.architecture.value},
            {"parameters", parametersOf(c)},
            {"config", configOf(c.config)},
            {"trained_heads", c.config.trainedHeads.value},
            {"costs", costs},
            {"missing", c.missing},
            {"unexpected", c.unexpected},
            {"notes", c.notes}};
}

} // namespace hydra::cli

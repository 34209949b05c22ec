// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/checkpoint/infer_parts.h"

#include <algorithm>
#include <numeric>

namespace hydra {

namespace {

using Heads = std::vector<int>;

// The architecture's name as the user or a file states it; none of what the user calls plain.
std::optional<Known<std::string>> statedArchitecture(const Evidence& evidence)
{
    const auto& user = evidence.user.architecture;
    if (!user) {
        return evidence.text({"architecture", "arch"});
    }
    return *user == "plain" ? std::nullopt : std::optional(Known<std::string>{*user, Provenance::User});
}

// The head counts of HydraViT as its authors train it: 3 to MOST.
std::optional<Heads> hydraHeads(const std::optional<Known<std::string>>& architecture, int most)
{
    if (!architecture || architecture->value.find("hydravit") == std::string::npos || most < 3) {
        return std::nullopt;
    }
    Heads heads(static_cast<std::size_t>(most - 2));
    std::iota(heads.begin(), heads.end(), 3);
    return heads;
}

// The kinds that have weights of their own are told by these: "super@0;super@1;...".
std::optional<std::string> planOfTensors(const Evidence& evidence, int depth)
{
    std::string plan;
    for (int i = 0; i < depth; ++i) {
        const std::string block = "blocks." + std::to_string(i) + ".attn.";
        if (evidence.has(block + "wq.weight") && !evidence.has(block + "qkv.weight")) {
            const char* const kind = evidence.has(block + "wa.weight") ? "super"
                : evidence.has(block + "wk.weight")                    ? "optimised"
                                                                       : "efficient";
            plan += (plan.empty() ? "" : ";") + std::string(kind) + "@" + std::to_string(i);
        }
    }
    return plan.empty() ? std::nullopt : std::optional(plan);
}

} // namespace

TrainingFound findTraining(const Evidence& evidence, int most, int depth, bool distToken)
{
    const auto said = evidence.facts.first(
        [&](const Metadata& words) { return words.integers({"trained_heads"}, 1, most); });
    const auto stated = statedArchitecture(evidence);
    TrainingFound found;
    found.heads = choose<Heads>(evidence.user.trainedHeads, said, hydraHeads(stated, most), {most});
    Heads& heads = found.heads.value;
    std::sort(heads.begin(), heads.end());
    heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
    if (heads.empty() || heads.front() < 1 || heads.back() > most) {
        throw inputError(evidence.file, ": trained heads (", name(found.heads.from),
                         "): expected some of 1 to ", most);
    }
    found.plan = choose<std::string>({}, evidence.text({"attention"}), planOfTensors(evidence, depth), "");
    const std::string kind = heads.size() > 1 ? "hydravit" : distToken ? "deit" : "vit";
    found.architecture = choose<std::string>({}, stated, kind, "");
    return found;
}

} // namespace hydra

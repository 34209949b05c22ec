// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/name_rules.h"

#include "core/base/error.h"
#include "core/checkpoint/families.h"
#include "core/format/shape_text.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace hydra {

namespace {

// A name; with a trailing '*' a prefix.
using Pattern = const char*;

bool fits(const std::string& name, Pattern pattern)
{
    const std::size_t size = std::strlen(pattern);
    return size > 0 && pattern[size - 1] == '*' ? name.compare(0, size - 1, pattern, size - 1) == 0
                                                : name == pattern;
}

// Parts after the trunk, or used only in its training.
constexpr std::array<Pattern, 37> besidesTheTrunk{{"mask_token",
                                                   "pre_logits.*",
                                                   "lm_head.*",
                                                   "decoder*",
                                                   "pooler.*",
                                                   "head.*",
                                                   "fc.*",
                                                   "classifier.*",
                                                   "projector*",
                                                   "projection_head*",
                                                   "predictor*",
                                                   "dino_head.*",
                                                   "ibot_head.*",
                                                   "dino_loss.*",
                                                   "ibot_patch_loss.*",
                                                   "criterion*",
                                                   "loss*",
                                                   "center",
                                                   "queue",
                                                   "queue_ptr",
                                                   "local_cls_norm.*",
                                                   "position_ids",
                                                   "optimizer*",
                                                   "opt/*",
                                                   "n_averaged",
                                                   "num_updates",
                                                   "global_step",
                                                   "step",
                                                   "epoch",
                                                   "initted",
                                                   "logit_scale",
                                                   "logit_bias",
                                                   "text_projection*",
                                                   "text_model.*",
                                                   "visual_model.head.*",
                                                   "text.*",
                                                   "text_decoder.*"}};

} // namespace

bool beginsWith(const std::string& text, const std::string& prefix)
{
    return text.compare(0, prefix.size(), prefix) == 0;
}

bool endsWith(const std::string& text, const std::string& suffix)
{
    return text.size() >= suffix.size()
        && text.compare(text.size() - suffix.size(), suffix.size(), suffix) == 0;
}

std::optional<std::string> renamed(const std::string& name, const NameRule& rule)
{
    constexpr std::size_t mostDigits = 6;
    std::vector<std::string> numbers;
    std::string rest;
    std::size_t at = 0;
    for (const char* p = rule.from; *p != '\0'; ++p) {
        if (*p == '*') {
            rest = name.substr(at);
            at = name.size();
        } else if (*p == '#' || *p == '@') {
            std::size_t end = at;
            while (end < name.size() && name[end] >= '0' && name[end] <= '9') {
                ++end;
            }
            if (end == at || end - at > mostDigits) {
                return std::nullopt;
            }
            if (*p == '#') {
                numbers.push_back(name.substr(at, end - at));
            }
            at = end;
        } else if (at < name.size() && name[at] == *p) {
            ++at;
        } else {
            return std::nullopt;
        }
    }
    if (at != name.size()) {
        return std::nullopt;
    }
    std::size_t next = 0;
    std::string result;
    for (const char* p = rule.to; *p != '\0'; ++p) {
        result += *p == '#' ? numbers.at(next++) : *p == '*' ? rest : std::string(1, *p);
    }
    return result;
}

bool mayBeLeftAlone(const std::string& name)
{
    return std::any_of(besidesTheTrunk.begin(), besidesTheTrunk.end(),
                       [&](Pattern pattern) { return fits(name, pattern); });
}

void refuseUnknownTensors(const std::vector<std::string>& unknown, const std::string& file)
{
    refuseOtherNetworks(unknown, file); // gives the most specific reason
    const std::string& first = unknown.front();
    const std::string known = whatItMeans(first);
    const bool inBlocks = first.find("blocks.") != std::string::npos
        || first.find("layer") != std::string::npos || first.find("encoderblock") != std::string::npos;
    const std::string what = !known.empty() ? known
        : inBlocks                          ? phrase("parts of its blocks")
                                            : phrase("its own parts");
    const Message more = unknown.size() > 1 ? message(" (and %1 more)", unknown.size() - 1) : Message();
    throw inputError(
        "%1: tensor %2%3 is not part of a Vision Transformer that is supported here: %4, without which it "
        "would be a different network. If the forward pass does not need it, save the weights without it",
        file, printable(first), more, what);
}

} // namespace hydra

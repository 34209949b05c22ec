// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of inferConfig() that need several sources: each combines the evidence with what is already
// known. They throw Error{Input} naming the file.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/facts.h"
#include "core/model/model_overrides.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

// The sources of a network's values: the tensors (in timm names), the facts of the files beside them, and the
// user's overrides. Every number read here is bounded.
struct Evidence
{
    using Keys = Metadata::Keys;

    const NamedTensors& tensors;
    const Facts& facts;
    const ModelOverrides& user;
    const std::string& file; // for messages

    [[nodiscard]] bool has(const std::string& name) const { return tensors.count(name) != 0; }
    [[nodiscard]] Known<bool> inferred(const std::string& name) const
    {
        return {has(name), Provenance::Inferred};
    }
    // Throw Error{Input} naming file and tensor where it is missing, does not have DIMENSIONS dimensions, or
    // has a side outside 1 to MOST.
    [[nodiscard]] const at::Tensor& tensor(const std::string& name, std::int64_t dimensions) const;
    [[nodiscard]] int side(const std::string& name, std::int64_t dimensions, std::int64_t dimension,
                           int most) const;

    [[nodiscard]] std::optional<Known<int>> integer(Keys keys, int least, int most) const
    {
        return facts.first([&](const Metadata& words) { return words.integer(keys, least, most); });
    }
    [[nodiscard]] std::optional<Known<std::vector<int>>> integers(Keys keys, int least, int most) const
    {
        return facts.first([&](const Metadata& words) { return words.integers(keys, least, most); });
    }
    [[nodiscard]] std::optional<Known<double>> number(Keys keys, limits::Span span) const
    {
        return facts.first([&](const Metadata& words) { return words.number(keys, span.low, span.high); });
    }
    [[nodiscard]] std::optional<Known<bool>> flag(const char* key) const
    {
        return facts.first([&](const Metadata& words) { return words.flag({key}); });
    }
    template<class Enum>
    [[nodiscard]] std::optional<Known<Enum>> choice(const char* key) const
    {
        return facts.first([&](const Metadata& words) { return words.choice<Enum>({key}); });
    }
    [[nodiscard]] std::optional<Known<std::string>> text(Keys keys) const
    {
        return facts.first([&](const Metadata& words) { return words.text(keys); });
    }

    // A shape is certain: statements of user and files may only confirm it.
    [[nodiscard]] Known<int> confirmed(int shape, const char* what, const std::optional<int>& requested,
                                       Keys keys, int most) const;
};

constexpr int mostWidth = 65'536; // of embedding and MLP

// Each sets the values in its name, in the order of inferConfig(), and throws on contradictions.
// setTodaysParts() covers network_parts.h except the pooling head, which has the trunk's heads unless a
// source states otherwise.
void setTodaysParts(VitConfig& config, const Evidence& evidence);
// Sets H = D / d. Few tensors show d or H: a norm per head, a relative bias. Returns a note if H is assumed;
// else "".
[[nodiscard]] std::string setHeads(VitConfig& config, const Evidence& evidence);
// Also sets whether the position embedding covers the prefix tokens.
void setImageSize(VitConfig& config, const Evidence& evidence, Notes& notes);
// Sets classes, their names, and the pooling before them.
void setClassifier(VitConfig& config, const Evidence& evidence, Notes& notes);
void setPoolingHead(VitConfig& config, const Evidence& evidence);
// Sets trained heads, attention plan and the architecture's name.
void setTraining(VitConfig& config, const Evidence& evidence);
// Sets ThinkingViT's or ProgResViT's rounds and their head counts in trainedHeads. Throws for rounds that do
// not grow, or that contradict the tensors.
void setRounds(VitConfig& config, const Evidence& evidence);

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of inferConfig() that no single shape or word decides: each from the evidence and from what is
// known already. They throw Error{Input} naming the file.
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

// What a network's values are inferred from: the tensors (in timm names), what the files beside them say, and
// what the user says. Every number that is read here is bounded.
struct Evidence
{
    using Keys = Metadata::Keys;

    const NamedTensors& tensors;
    const Facts& facts;
    const ModelOverrides& user;
    const std::string& file; // named in messages

    [[nodiscard]] bool has(const std::string& name) const { return tensors.count(name) != 0; }
    [[nodiscard]] Known<bool> inferred(const std::string& name) const
    {
        return {has(name), Provenance::Inferred};
    }
    // Throw Error{Input} naming file and tensor where it is missing, has other DIMENSIONS, or a side that is
    // not from 1 to MOST.
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

    // A shape cannot be argued with: what user and files say may only confirm it.
    [[nodiscard]] Known<int> confirmed(int shape, const char* what, const std::optional<int>& said, Keys keys,
                                       int most) const;
};

constexpr int mostWidth = 65'536; // of embedding and MLP

// Each sets what it is named after, in the order of inferConfig(), and throws for what contradicts itself.
// What network_parts.h is about, but for the pooling head, which has the trunk's heads where nothing else is
// said.
void setTodaysParts(VitConfig& config, const Evidence& evidence);
// H = D / d, which no shape tells but that of a norm per head. Returns the note on an assumption; else "".
[[nodiscard]] std::string setHeads(VitConfig& config, const Evidence& evidence);
// And whether the position embedding has places for the prefix tokens.
void setImageSize(VitConfig& config, const Evidence& evidence, Notes& notes);
// Classes, their names, and what is pooled for them.
void setClassifier(VitConfig& config, const Evidence& evidence, Notes& notes);
void setPoolingHead(VitConfig& config, const Evidence& evidence);
// Trained heads, attention plan and the architecture's name.
void setTraining(VitConfig& config, const Evidence& evidence);
// ThinkingViT's or ProgResViT's rounds; trainedHeads receives theirs. Throws for rounds that do not grow, or
// that the tensors contradict.
void setRounds(VitConfig& config, const Evidence& evidence);

} // namespace hydra

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
    // Throw Error{Input} naming file and tensor where it is missing, has other DIMENSIONS, or a side that is
    // not from 1 to MOST.
    [[nodiscard]] const at::Tensor& tensor(const std::string& name, std::int64_t dimensions) const;
    [[nodiscard]] int side(const std::string& name, std::int64_t dimensions, std::int64_t dimension,
                           int most) const;

    [[nodiscard]] std::optional<Known<int>> integer(Keys keys, int least, int most) const
    {
        return facts.first([&](const Metadata& words) { return words.integer(keys, least, most); });
    }
    [[nodiscard]] std::optional<Known<double>> number(Keys keys, double least, double most) const
    {
        return facts.first([&](const Metadata& words) { return words.number(keys, least, most); });
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

using Notes = std::vector<std::string>; // what the user should know

// What network_parts.h is about, but for the pooling head, which has the trunk's heads where nothing else is
// said. Both throw for what contradicts itself.
void setTodaysParts(VitConfig& config, const Evidence& evidence);
void setPoolingHead(VitConfig& config, const Evidence& evidence);

struct HeadsFound
{
    Known<int> count, dim;
    std::string note; // of an assumption; else empty
};
// H = D / d, which no shape tells but that of a norm per head.
[[nodiscard]] HeadsFound findHeads(const Evidence& evidence, int width, bool qkNorm);

struct SizeFound
{
    Known<int> height, width; // pixels
    bool coversPrefix = false; // the position embedding has places for the prefix tokens
};
// CONFIG: its patches and prefix tokens are known.
[[nodiscard]] SizeFound findImageSize(const Evidence& evidence, const VitConfig& config, Notes& notes);

struct ClassifierFound
{
    Known<int> classes;
    Known<bool> embeds;
    Known<Pool> pool;
    Known<std::vector<std::string>> names;
};
[[nodiscard]] ClassifierFound findClassifier(const Evidence& evidence, int width, bool classToken,
                                             bool distToken, Notes& notes);

// ThinkingViT's or ProgResViT's rounds, after heads and picture size; trainedHeads receives theirs. Throws
// for rounds that do not grow, or that the tensors contradict.
void setRounds(VitConfig& config, const Evidence& evidence);

struct TrainingFound
{
    Known<std::vector<int>> heads;
    Known<std::string> plan, architecture;
};
[[nodiscard]] TrainingFound findTraining(const Evidence& evidence, int heads, int depth, bool distToken);

} // namespace hydra

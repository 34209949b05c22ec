// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of inferConfig() that no single shape or word decides: each from the evidence and from what is
// known already. They throw Error{Input} naming the file.
#pragma once

#include "core/checkpoint/evidence.h"

#include <string>
#include <utility>
#include <vector>

namespace hydra {

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

// SPDX-License-Identifier: GPL-3.0-or-later
// The number of rounds of a network, and the heads and picture size of each.
#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/checkpoint/infer_parts.h"
#include "core/format/shape_text.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace hydra {

namespace {

using Numbers = std::vector<int>;

constexpr std::size_t mostRounds = 8;

std::string nameOfProjection(Rounds kind, std::size_t round)
{
    if (kind == Rounds::Growing) {
        return "token_projectors." + std::to_string(round - 1) + ".prefix_proj.weight";
    }
    return (round == 1 ? "proj_layer" : "proj_layer" + std::to_string(round)) + ".weight";
}

// A projection has as many columns as the previous round is wide.
Numbers headsOfTensors(const VitConfig& config, const Evidence& evidence)
{
    Numbers heads;
    for (std::size_t round = 1; round < mostRounds; ++round) {
        const std::string name = nameOfProjection(config.rounds, round);
        if (round > 1 && !evidence.has(name)) {
            break;
        }
        const int width = evidence.side(name, 2, 1, mostWidth);
        if (width % config.headDim != 0) {
            throw inputError(
                "%1: tensor %2: expected columns for whole heads of %3, found %4; set --num-heads",
                evidence.file, printable(name), config.headDim.value, width);
        }
        heads.push_back(width / config.headDim);
    }
    heads.push_back(config.numHeads);
    return heads;
}

void requireGrowing(const Numbers& numbers, const char* what, const std::string& file)
{
    if (numbers.size() < 2 || numbers.size() > mostRounds
        || std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>()) != numbers.end()) {
        throw inputError("%1: %2 of the rounds: expected 2 to %3 ascending numbers, found %4", file, what,
                         mostRounds, listText(numbers, ", "));
    }
}

// Default: four fifths of the grid, then all of it; with three rounds, two thirds first.
Numbers usualSizes(const VitConfig& config, std::size_t rounds)
{
    const int grid = config.gridHeight();
    const Numbers all{grid * 2 / 3 * config.patchSize, grid * 4 / 5 * config.patchSize, config.imageHeight};
    return {all.end() - std::ptrdiff_t(std::min<std::size_t>(rounds, all.size())), all.end()};
}

void setSizes(VitConfig& config, const Evidence& evidence)
{
    const std::size_t rounds = config.trainedHeads.value.size();
    if (config.imageHeight.value != config.imageWidth.value) {
        throw inputError("%1: rounds of growing pictures need square pictures, found %2 x %3", evidence.file,
                         config.imageHeight.value, config.imageWidth.value);
    }
    config.roundSizes = choose<Numbers>({}, evidence.integers({"round_sizes"}, 1, limits::imageSide), {},
                                        usualSizes(config, rounds));
    const Numbers& sizes = config.roundSizes.value;
    requireGrowing(sizes, phrase("picture sizes"), evidence.file);
    const bool whole =
        std::all_of(sizes.begin(), sizes.end(), [&](int size) { return size % config.patchSize == 0; });
    if (sizes.size() != rounds || sizes.back() != config.imageHeight.value || !whole) {
        throw inputError(
            "%1: picture sizes of the rounds: expected %2, multiples of the patch size %3 up to %4, found %5",
            evidence.file, rounds, config.patchSize.value, config.imageHeight.value, listText(sizes, ", "));
    }
}

} // namespace

void setRounds(VitConfig& config, const Evidence& evidence)
{
    const bool growing = evidence.has("cond_mlp.net.0.weight");
    if (!growing && !evidence.has("proj_layer.weight")) {
        return;
    }
    config.rounds.set(growing ? Rounds::Growing : Rounds::Recycled, Provenance::Inferred);
    const Numbers ofTensors = headsOfTensors(config, evidence);
    const auto stated = evidence.integers({"round_heads", "trained_heads"}, 1, config.numHeads);
    config.trainedHeads = evidence.user.trainedHeads
        ? choose<Numbers>(evidence.user.trainedHeads, {}, {}, {})
        : stated.value_or(Known<Numbers>{ofTensors, Provenance::Inferred});
    requireGrowing(config.trainedHeads, "heads", evidence.file);
    if (config.trainedHeads.value != ofTensors) {
        throw inputError("%1: heads of the rounds (%2): %3, but the tensors have %4", evidence.file,
                         name(config.trainedHeads.from), listText(config.trainedHeads.value, ", "),
                         listText(ofTensors, ", "));
    }
    if (config.pool != Pool::Token || config.preNorm || config.distToken) {
        throw inputError("%1: a network that answers in rounds needs a class token, no norm before its "
                         "blocks and no distillation token",
                         evidence.file);
    }
    if (growing) {
        setSizes(config, evidence);
    }
}

} // namespace hydra

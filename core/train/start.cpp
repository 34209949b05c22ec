// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/start.h"

#include "core/base/error.h"
#include "core/format/tensor_view.h"
#include "core/nn/patch_embedding.h"
#include "core/train/batches.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>

namespace hydra {

namespace {

void requireFit(const VitConfig& own, const Checkpoint& source)
{
    const VitConfig& other = source.config;
    const auto require = [&](const char* what, int found, int expected) {
        if (found != expected) {
            throw inputError(source.path.string(), ": cannot be the start of this training: ", what, " is ",
                             found, ", expected ", expected);
        }
    };
    require("depth", other.depth, own.depth);
    require("head_dim", other.headDim, own.headDim);
    require("patch_size", other.patchSize, own.patchSize);
    require("the number of prefix tokens", other.prefixTokens(), own.prefixTokens());
    require("MLP width per feature", other.mlpHidden / other.embedDim, own.mlpHidden / own.embedDim);
    if (other.numHeads > own.numHeads.value) {
        throw inputError(source.path.string(), ": cannot be the start of this training: it has ",
                         other.numHeads.value, " heads, more than ", own.numHeads.value);
    }
}

// Class position and patch positions [1, 1 + patches, e], brought to the grid of OWN.
at::Tensor positions(const at::Tensor& from, const VitConfig& other, const VitConfig& own)
{
    const std::int64_t prefix = own.prefixTokens();
    const at::Tensor patches = resizePositions(from[0].narrow(0, prefix, other.patches()), other.gridHeight(),
                                               other.gridWidth(), own.gridHeight(), own.gridWidth());
    return at::cat({from[0].narrow(0, 0, prefix), patches}).unsqueeze(0);
}

// The leading corner of INTO takes FROM; parts that hold q, k and v do so one by one.
void copyCorner(const at::Tensor& into, const at::Tensor& from)
{
    at::Tensor corner = into;
    for (std::int64_t d = 0; d < from.dim(); ++d) {
        corner = corner.narrow(d, 0, from.size(d));
    }
    corner.copy_(from);
}

at::Tensor splitThree(const at::Tensor& qkv)
{
    std::vector<std::int64_t> shape = qkv.sizes().vec();
    shape[0] /= 3;
    shape.insert(shape.begin(), 3);
    return qkv.view(shape);
}

// What the source has and this network has not would be lost without a word.
void requireAllUsed(const TrainableVit& network, const Checkpoint& source)
{
    for (const auto& [name, unused] : source.tensors) {
        const bool known = std::any_of(network.parameters().begin(), network.parameters().end(),
                                       [&](const Parameter& each) { return each.name == name; });
        if (!known && name.rfind("head", 0) != 0) { // classifiers are the new training's own affair
            throw inputError(source.path.string(),
                             ": cannot be the start of this training: it has a tensor '", name,
                             "', which the network being trained does not have");
        }
    }
}

constexpr int mostPictures = 400;
constexpr double smallestVariance = 1e-2; // of normalised pixels: weaker components are noise and stay small

// [n, 3 * p * p] patches of pictures spread over the whole set.
at::Tensor samplePatches(const DataSet& set, const TrainConfig& config)
{
    const int wanted = std::min(mostPictures, set.count);
    std::vector<at::Tensor> parts;
    for (int i = 0; i < wanted; ++i) {
        const auto index = static_cast<int>(std::int64_t{i} * set.count / wanted);
        parts.push_back(plainPatches(set, config, index, 1)[0]);
    }
    return at::cat(parts);
}

// Eigenvectors have no sign of their own: the largest entry of each row is made positive.
at::Tensor withFixedSigns(const at::Tensor& rows)
{
    const at::Tensor largest = rows.abs().argmax(1, true);
    return rows * at::sign(rows.gather(1, largest));
}

} // namespace

void startFrom(TrainableVit& network, const Checkpoint& source)
{
    const c10::NoGradGuard noGrad;
    const VitConfig& own = network.config();
    requireFit(own, source);
    requireAllUsed(network, source);
    for (Parameter& each : network.parameters()) {
        const auto found = source.tensors.find(each.name);
        if (found == source.tensors.end()) {
            if (each.name.rfind("proj_layer", 0) == 0) {
                each.tensor.zero_(); // a first thought that changes nothing yet: as good as the source
            }
            continue; // what serves training alone, and classifiers that the source has none of
        }
        const at::Tensor from = found->second;
        if (each.name == "pos_embed") {
            copyCorner(each.tensor, positions(from, source.config, own));
        } else if (each.name.find("attn.qkv.") != std::string::npos) {
            copyCorner(splitThree(each.tensor), splitThree(from));
        } else if (each.name.rfind("head", 0) != 0
                   || source.config.numClasses.value == own.numClasses.value) {
            copyCorner(each.tensor, from);
        }
    }
    filesUnder(source.tensors).requireUnchanged();
}

void whitenPatches(TrainableVit& network, const DataSet& set, const TrainConfig& config)
{
    const c10::NoGradGuard noGrad;
    const at::Tensor patches = samplePatches(set, config).to(at::kDouble);
    const at::Tensor mean = patches.mean(0);
    const at::Tensor centred = patches - mean;
    const at::Tensor covariance = at::matmul(centred.t(), centred) / static_cast<double>(patches.size(0));
    const auto [variances, vectors] = at::linalg_eigh(covariance); // ascending
    const at::Tensor weight = network.parameter("patch_embed.proj.weight");
    const std::int64_t count = std::min(weight.size(0), variances.size(0));
    const at::Tensor largest = variances.flip({0}).narrow(0, 0, count).clamp_min(0);
    const at::Tensor filters = withFixedSigns(vectors.t().flip({0}).narrow(0, 0, count))
        / at::sqrt(largest + smallestVariance).unsqueeze(1);
    weight.narrow(0, 0, count).copy_(filters.view({count, weight.size(1), weight.size(2), weight.size(3)}));
    network.parameter("patch_embed.proj.bias").narrow(0, 0, count).copy_(-at::matmul(filters, mean));
}

} // namespace hydra

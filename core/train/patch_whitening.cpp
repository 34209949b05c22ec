// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/patch_whitening.h"

#include "core/train/batches.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>

namespace hydra {

namespace {

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

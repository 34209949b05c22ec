// SPDX-License-Identifier: GPL-3.0-or-later
// The check of Adebayo et al. (2018; reference.md "Sensitivity to the weights"): if a map hardly changes when
// the weights are replaced by noise, from the classifier downwards, it does not show what the network has
// learned.
#pragma once

#include "core/explain/explain.h"

#include <memory>
#include <string>
#include <vector>

namespace hydra {

// A cascade of networks: step 0 has a random classifier (and final norm), each further step one more block
// from the top, the last also the embedding. Each redrawn tensor is normal with its own mean and deviation
// and depends only on SEED and its name; the other tensors are shared with the original.
class RandomisedCascade
{
public:
    // CHANGES apply to each network as to the original.
    RandomisedCascade(VitConfig config, NamedTensors tensors, std::uint64_t seed,
                      std::shared_ptr<const Changes> changes = {});

    [[nodiscard]] int steps() const noexcept { return m_config.depth.value + 2; }
    [[nodiscard]] std::unique_ptr<VisionTransformer> network(int step) const;

private:
    [[nodiscard]] int stepOf(const std::string& tensor) const;

    VitConfig m_config;
    NamedTensors m_tensors, m_drawn;
    std::shared_ptr<const Changes> m_changes; // null: none
};

// Several maps of one picture; methods that need the same kind of trace share it.
[[nodiscard]] std::vector<Map> explainEach(const VisionTransformer& network, const at::Tensor& pixels,
                                           const SubNetwork& sub, const AttentionPlan& plan,
                                           const std::vector<MapOptions>& asked, const Target& target,
                                           const CancelToken& cancel = {});

// similarity[map][step]: rank correlation of MAPS[map] (as token values) with the map of the step's network
// for ASKED[map].
[[nodiscard]] std::vector<std::vector<double>>
randomisationSimilarity(const RandomisedCascade& cascade, const at::Tensor& pixels, const SubNetwork& sub,
                        const AttentionPlan& plan, const std::vector<MapOptions>& asked,
                        const std::vector<std::vector<float>>& maps, const Target& target,
                        const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra

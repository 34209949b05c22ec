// SPDX-License-Identifier: GPL-3.0-or-later
// The measures of faithfulness.h, picture by picture.
#pragma once

#include "core/evaluate/faithfulness.h"
#include "core/evaluate/region.h"
#include "core/explain/scorer.h"
#include "core/nn/vision_transformer.h"

#include <functional>
#include <memory>
#include <optional>

namespace hydra {

struct PictureBytes
{
    Bytes file, mask; // MASK may be empty
};
using MethodAndHeads = std::pair<std::string, int>;
// How a study asks a program: calls WORK with IMAGE, whose bytes are FILE, as the program sees it for the
// target. Throws Error{Input} for an unreadable picture, Error{Ended}.
using AskProgram =
    std::function<void(const LocatedImage& image, const Bytes& file, const CancelToken& cancel,
                       const std::function<void(const ScoredPicture&, const InputGeometry&)>& work)>;

// The parts shared by all pictures of a run: network, random weights, target. Thread-safe.
class FaithfulnessStudy
{
public:
    // TENSORS are those of NETWORK in timm names, for the random weights; NETWORK's interventions apply to
    // these too. Throws Error{Usage} for a method that ranks no patches, and for an empty list of methods.
    FaithfulnessStudy(const VisionTransformer& network, const std::map<std::string, at::Tensor>& tensors,
                      const FaithfulnessSettings& settings);
    // A study of a program. Throws Error{Usage} for measures of a network's inside.
    FaithfulnessStudy(AskProgram ask, const FaithfulnessSettings& settings);
    ~FaithfulnessStudy();
    FaithfulnessStudy(const FaithfulnessStudy&) = delete;
    FaithfulnessStudy& operator=(const FaithfulnessStudy&) = delete;

    [[nodiscard]] const FaithfulnessSettings& settings() const noexcept;
    [[nodiscard]] const VisionTransformer* network() const noexcept; // null for a program
    [[nodiscard]] std::vector<MethodAndHeads> all() const; // those of the settings, grouped by k
    // The scores of ASKED, grouped by k. IMAGE's path is only used in messages. Throws Error{Input} for an
    // unreadable picture.
    [[nodiscard]] std::vector<MapScore> scores(const LocatedImage& image, const PictureBytes& bytes,
                                               const std::vector<MethodAndHeads>& asked,
                                               const Progress& progress, const CancelToken& cancel) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace hydra

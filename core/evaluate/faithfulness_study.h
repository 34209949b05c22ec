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
    Bytes file, mask; // the mask may be empty
};
using MethodAndHeads = std::pair<std::string, int>;
// A program as a study asks it: WORK, with IMAGE, whose bytes are FILE, as the program sees it through the
// target. Throws Error{Input} for a picture that cannot be read, Error{Ended}.
using AskProgram =
    std::function<void(const LocatedImage& image, const Bytes& file, const CancelToken& cancel,
                       const std::function<void(const ScoredPicture&, const InputGeometry&)>& work)>;

// What is the same for all pictures of a run: network, random weights, target. Several threads may ask it.
class FaithfulnessStudy
{
public:
    // TENSORS are those of NETWORK in timm names, for the random weights; what NETWORK has switched off is
    // off in these too. Throws Error{Usage} for a method that ranks no patches, and where there is none.
    FaithfulnessStudy(const VisionTransformer& network, const std::map<std::string, at::Tensor>& tensors,
                      const FaithfulnessSettings& settings);
    // Of a program. Throws Error{Usage} for what is about a network's inside.
    FaithfulnessStudy(AskProgram ask, const FaithfulnessSettings& settings);
    ~FaithfulnessStudy();
    FaithfulnessStudy(const FaithfulnessStudy&) = delete;
    FaithfulnessStudy& operator=(const FaithfulnessStudy&) = delete;

    [[nodiscard]] const FaithfulnessSettings& settings() const noexcept;
    [[nodiscard]] const VisionTransformer* network() const noexcept; // null: a program
    [[nodiscard]] std::vector<MethodAndHeads> all() const; // of the settings, methods within k
    // Of ASKED, methods within k. IMAGE's path stands in messages alone. Throws Error{Input} for a picture
    // that cannot be read.
    [[nodiscard]] std::vector<MapScore> scores(const LocatedImage& image, const PictureBytes& bytes,
                                               const std::vector<MethodAndHeads>& asked,
                                               const Progress& progress, const CancelToken& cancel) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a bundle of evidence with the network's answers: predictions, maps, and the maps' faithfulness
// and stability.
#pragma once

#include "core/export/bundle.h"

#include <nlohmann/json_fwd.hpp>

namespace hydra {

struct EvidenceAnswers
{
    engine::Session& session;
    const EvidenceRequest& evidence;
    const ClassChoice& shown; // the target, with its file's name in the bundle
    const FileSink& sink;
    const CancelToken& cancel;

    // For IMAGE with K heads, into FOLDER of the bundle.
    void addPrediction(const engine::OpenedImage& image, const std::string& folder, int k) const;
    void addMap(const engine::OpenedImage& image, const std::string& folder, int k,
                const std::string& method) const;
};

[[nodiscard]] std::string
evidenceJson(const nlohmann::ordered_json& json); // formatted as in all files of a bundle

} // namespace hydra

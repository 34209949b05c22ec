// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a bundle of evidence that say what the network answers: predictions, maps, and how true and
// how steady the maps are.
#pragma once

#include "core/export/bundle.h"

#include <nlohmann/json_fwd.hpp>

namespace hydra {

struct EvidenceAnswers
{
    engine::Session& session;
    const EvidenceRequest& evidence;
    const ClassChoice& shown; // the target, by the name that its file has in the bundle
    const FileSink& sink;
    const CancelToken& cancel;

    // Of IMAGE at head count K, into FOLDER of the bundle.
    void addPrediction(const engine::OpenedImage& image, const std::string& folder, int k) const;
    void addMap(const engine::OpenedImage& image, const std::string& folder, int k,
                const std::string& method) const;
};

[[nodiscard]] std::string
evidenceJson(const nlohmann::ordered_json& json); // as every file of a bundle has it

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// The answers about pictures as files that others can check and recompute: resources/help/evidence.md
// describes each. Equal questions about equal files give equal bytes for every user: no times, no paths.
#pragma once

#include "core/engine/session.h"
#include "core/paint/heat.h"
#include "core/question/ask.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct EvidenceRequest
{
    engine::OpenedModel model;
    PictureAsk ask; // used without head count and method
    std::vector<int> heads;
    std::vector<std::string> methods;
    paint::Look look; // for overlays
    std::vector<engine::OpenedImage> pictures; // may lack pixels if there is a file
    std::optional<engine::OpenedSae>
        sae{}; // the autoencoder of the question's features; like the model, not part of the bundle
};

inline constexpr const char* evidenceFormat = "hydrascope-evidence-1";
inline constexpr const char* settingsFile = "settings.json";
inline constexpr const char* versionsFile = "versions.json";

// Files named by options are stored in the bundle: "attached/OPTION.SUFFIX".
inline constexpr const char* attachedFolder = "attached/";

// Passes each file except the manifest to SINK, with a plain name that may contain '/'. All parts of EVIDENCE
// are open in ENGINE. Throws hydra::Error, also if a file has changed since it was opened.
using FileSink = std::function<void(const std::string& name, const std::string& bytes)>;
void makeEvidence(engine::Session& session, const EvidenceRequest& evidence, const FileSink& sink,
                  const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra

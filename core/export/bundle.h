// SPDX-License-Identifier: GPL-3.0-or-later
// What a question about pictures is answered with, as files that somebody else can check and compute again:
// resources/help/evidence.md says what each is. Equal questions about equal files are equal bytes: no times,
// no paths, whoever asks.
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
    PictureAsk ask; // head count and method apart
    std::vector<int> heads;
    std::vector<std::string> methods;
    paint::Look look; // of the overlays
    std::vector<engine::OpenedImage> pictures; // without pixels where there is a file
    std::optional<engine::OpenedSae>
        sae{}; // whose features the question names; like the model, no part of the bundle
};

inline constexpr const char* evidenceFormat = "hydrascope-evidence-1";
inline constexpr const char* settingsFile = "settings.json";
inline constexpr const char* versionsFile = "versions.json";

// Files that options name lie in the bundle: "attached/OPTION.SUFFIX".
inline constexpr const char* attachedFolder = "attached/";

// One file after the other, of plain names with '/': all but the manifest. All that EVIDENCE names is open in
// ENGINE. Throws hydra::Error, where a file has changed since it was opened, too.
using FileSink = std::function<void(const std::string& name, const std::string& bytes)>;
void makeEvidence(engine::Session& session, const EvidenceRequest& evidence, const FileSink& sink,
                  const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra

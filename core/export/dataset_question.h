// SPDX-License-Identifier: GPL-3.0-or-later
// A question about pictures answered as files of maps, or as a data set of another program: what `explain
// --format fiftyone,coco,npy,png` writes, to the byte.
#pragma once

#include "core/base/outcome.h"
#include "core/export/bundle.h"
#include "core/export/map_dataset.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hydra {

// What all results of MODEL depend on; of a program, its command.
[[nodiscard]] nlohmann::ordered_json storeSettings(const engine::OpenedModel& model,
                                                   const std::vector<int>& heads, const Ask& ask);
// What a data set says its maps are of.
[[nodiscard]] nlohmann::ordered_json datasetInfo(const EvidenceRequest& asked);
// The box that KEY is about, as PREDICTION has it; none of what is no box.
[[nodiscard]] std::optional<FoundBox> boxOf(const MapKey& key, const engine::Prediction& prediction);
// FOUND, the INDEXth of a picture, as documents have it.
[[nodiscard]] nlohmann::ordered_json boxJson(std::size_t index, const FoundBox& found,
                                             const VitConfig& config);
// Why there can be no map: KEY is about a box that is not found; empty: there can.
[[nodiscard]] std::string noBox(engine::Session& session, const MapKey& key, const CancelToken& cancel);
// Why MAP of KEY says nothing: no masked picture had a box like its own; empty: it says something.
[[nodiscard]] std::string noMap(const Map& map, const MapKey& key);
// WORK on each of PICTURES; one without pixels is open for as long as that takes. Those that cannot be read,
// and why, go to LEFTOUT. Throws Error{Input} where all of them are there.
void eachOpened(engine::Session& session, const std::vector<engine::OpenedImage>& pictures,
                std::vector<std::string>& leftOut, const Progress& progress,
                const std::function<void(const DatasetPicture&)>& work);

struct WrittenMaps
{
    std::size_t pictures = 0; // whose maps are there
    std::vector<std::string> leftOut{}; // and why
    std::optional<Error> ended{}; // before the last picture: what a program did, or Cancelled
};

// ASKED's pictures, which need no pixels where there is a file: "fiftyone" in a new folder PLACE, "coco" as
// the file PLACE, or files of the other FORMATS, NAME.METHOD.kK.FORMAT in a new folder. What was finished
// when it ENDED stays, and is whole; nothing is left where that was nothing. Throws hydra::Error for what
// cannot be written, and where no picture can be read.
[[nodiscard]] WrittenMaps writeMaps(engine::Session& session, const EvidenceRequest& asked,
                                    const std::vector<MapFormat>& formats, const Path& place,
                                    const Progress& progress, const CancelToken& cancel);

} // namespace hydra

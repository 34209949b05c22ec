// SPDX-License-Identifier: GPL-3.0-or-later
// Answers a question about pictures as files of maps, or as another program's data set: writes the same bytes
// as `explain --format fiftyone,coco,npy,png`.
#pragma once

#include "core/base/outcome.h"
#include "core/export/bundle.h"
#include "core/export/map_dataset.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hydra {

// The settings that all results of MODEL depend on; for a program, its command.
[[nodiscard]] nlohmann::ordered_json storeSettings(const engine::OpenedModel& model,
                                                   const std::vector<int>& heads, const Ask& ask);
// The description of the maps in a data set.
[[nodiscard]] nlohmann::ordered_json datasetInfo(const EvidenceRequest& asked);
// The box that KEY is about, from PREDICTION; empty if KEY is not about a box.
[[nodiscard]] std::optional<FoundBox> boxOf(const MapKey& key, const engine::Prediction& prediction);
// FOUND, the box at INDEX of a picture, as written in documents.
[[nodiscard]] nlohmann::ordered_json boxJson(std::size_t index, const FoundBox& found,
                                             const VitConfig& config);
// The reason if KEY is about a box that was not found, so that there is no map; else empty.
[[nodiscard]] Message noBox(engine::Session& session, const MapKey& key, const CancelToken& cancel);
// The reason if MAP is meaningless, as no masked picture had a box like KEY's; else empty.
[[nodiscard]] Message noMap(const Map& map, const MapKey& key);
// Calls WORK on each of PICTURES; opens those without pixels only for that call. Adds the reasons for
// unreadable ones to LEFTOUT. Throws Error{Input} if all are unreadable.
void eachOpened(engine::Session& session, const std::vector<engine::OpenedImage>& pictures,
                std::vector<Message>& leftOut, const Progress& progress,
                const std::function<void(const DatasetPicture&)>& work);

struct WrittenMaps
{
    std::size_t pictures = 0; // whose maps were written
    std::vector<Message> leftOut{}; // reasons for the others
    std::optional<Error> ended{}; // error before the last picture: from a program, or Cancelled
};

// Writes the maps of ASKED's pictures, which may lack pixels if there is a file: "fiftyone" in a new folder
// PLACE, "coco" as the file PLACE, or files of the other FORMATS, NAME.METHOD.kK.FORMAT in a new folder. If
// it ENDED early, the finished pictures are kept and complete; without any, all files are removed. Throws
// hydra::Error if writing fails, and if no picture is readable.
[[nodiscard]] WrittenMaps writeMaps(engine::Session& session, const EvidenceRequest& asked,
                                    const std::vector<MapFormat>& formats, const Path& place,
                                    const Progress& progress, const CancelToken& cancel);

} // namespace hydra

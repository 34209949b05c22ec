// SPDX-License-Identifier: GPL-3.0-or-later
// A question about pictures answered as a data set of another program: what `explain --format fiftyone,coco`
// writes, to the byte.
#pragma once

#include "core/base/outcome.h"
#include "core/export/bundle.h"
#include "core/export/map_dataset.h"
#include "core/paint/heat.h"
#include "core/predictor/predictor_question.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hydra {

// What a data set says its maps are of.
[[nodiscard]] nlohmann::ordered_json datasetInfo(const EvidenceRequest& asked);
// WORK on each of PICTURES; one without pixels is open for as long as that takes. Those that cannot be read,
// and why, go to LEFTOUT. Throws Error{Input} where all of them are there.
void eachOpened(engine::Session& session, const std::vector<engine::OpenedImage>& pictures,
                std::vector<std::string>& leftOut, const Progress& progress,
                const std::function<void(const DatasetPicture&)>& work);

// Throws Error{Input} where the folder PLACE is there.
void requireNew(const Path& place);

// "fiftyone" in a new folder PLACE, or "coco" as the file PLACE; ASKED's pictures need no pixels where there
// is a file. Gives those that cannot be read, and why; they are left out. Nothing is left of one that was not
// finished. Throws hydra::Error, also where no picture can be read.
[[nodiscard]] std::vector<std::string> writeDataset(engine::Session& session, const EvidenceRequest& asked,
                                                    MapFormat format, const Path& place,
                                                    const Progress& progress, const CancelToken& cancel);

// What `explain --predictor` writes, to the byte, of many pictures.
struct PredictorMaps
{
    MapOptions options;
    int classIndex = -1; // -1: in each picture the class that comes first
    std::size_t box = 0; // where boxes are found: the most confident is the first
    paint::Look look{}; // of PNG files
};

struct WrittenMaps
{
    std::size_t pictures = 0; // whose maps are there
    std::vector<std::string> leftOut{}; // and why
    std::optional<Error> ended{}; // before the last picture: what the predictor did, or Cancelled
};

// Of PICTURES, which need no pixels where there is a file: "maps" is a new folder PLACE with a .npy and a
// .png of each, "fiftyone" and "coco" are as in writeDataset(). What was finished when it ENDED stays, and is
// whole; nothing is left where that was nothing. Throws hydra::Error for what cannot be read or written.
[[nodiscard]] WrittenMaps writePredictorMaps(engine::Session& session, const engine::OpenedModel& predictor,
                                             const PredictorMaps& asked,
                                             const std::vector<engine::OpenedImage>& pictures,
                                             const std::string& format, const Path& place,
                                             const Progress& progress, const CancelToken& cancel);

} // namespace hydra

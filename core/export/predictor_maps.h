// SPDX-License-Identifier: GPL-3.0-or-later
// What `explain --predictor` writes, to the byte: a map as files, and the maps of many pictures as a folder
// of these or as a data set. Plain data: no tensor.
#pragma once

#include "core/base/outcome.h"
#include "core/export/dataset_question.h"
#include "core/paint/heat.h"
#include "core/predictor/predictor_question.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

// MAP of IMAGE as the file PATH; a PNG over the picture, which says what it is.
void writeMapAs(MapFormat format, const Path& path, const DatasetMap& map, const engine::OpenedImage& image,
                const paint::Look& look);

struct PredictorMaps
{
    std::string command;
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
[[nodiscard]] WrittenMaps writePredictorMaps(engine::Session& session, Predictor& predictor,
                                             const PredictorMaps& asked,
                                             const std::vector<engine::OpenedImage>& pictures,
                                             const std::string& format, const Path& place,
                                             const Progress& progress, const CancelToken& cancel);

} // namespace hydra

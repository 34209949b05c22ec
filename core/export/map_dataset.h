// SPDX-License-Identifier: GPL-3.0-or-later
// Maps of many pictures in the formats of other programs, written picture by picture: "fiftyone" is
// samples.json with heat maps and metadata.json (fiftyone.types.FiftyOneDataset), "coco" is annotations.json
// with boxes around the strongest regions (cocodataset.org/#format-data). Equal maps make equal bytes.
#pragma once

#include "core/base/file.h"
#include "core/engine/results.h"
#include "core/explain/found_box.h"
#include "core/explain/map.h"
#include "core/export/formats.h"
#include "core/image/geometry.h"
#include "core/model/vit_config.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct DatasetPicture
{
    std::string name, stem; // name in documents; stem of files
    const engine::OpenedImage& image; // must have pixels
};

struct DatasetMap
{
    std::string method;
    int heads = 0; // 0: not from a network
    const Map& map;
    const InputGeometry& geometry;
    std::optional<FoundBox> found{}; // the explained box
};

class MapDatasets
{
public:
    // The data sets among FORMATS, in the folder PLACE (for COCO also FILE.json), for a network with CONFIG's
    // classes; INFO describes the maps. Throws Error{Usage} if METHODS include one with colours.
    MapDatasets(const std::vector<MapFormat>& formats, const Path& place,
                const std::vector<std::string>& methods, const VitConfig& config,
                const nlohmann::ordered_json& info);
    [[nodiscard]] bool none() const { return m_all.empty(); }
    void begin(const DatasetPicture& picture); // later add() calls belong to PICTURE
    void add(const DatasetMap& map, nlohmann::ordered_json& files); // appends the written file to FILES
    // Writes the index of the maps, and adds its files to DOCUMENT's "datasets".
    void finish(nlohmann::ordered_json& document);

    struct One // data set
    {
        virtual ~One() = default;
        virtual void begin(const DatasetPicture& picture) = 0;
        virtual std::string add(const DatasetMap& map) = 0; // returns the file written; "": none
        virtual std::string finish() = 0; // returns the file
    };

private:
    std::vector<std::unique_ptr<One>> m_all;
};

} // namespace hydra

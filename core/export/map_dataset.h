// SPDX-License-Identifier: GPL-3.0-or-later
// Maps of many pictures as other programs open them, written picture by picture: "fiftyone" is samples.json
// with heat maps and metadata.json (fiftyone.types.FiftyOneDataset), "coco" is annotations.json with boxes of
// where maps are strongest (cocodataset.org/#format-data). Equal maps make equal bytes.
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
    std::string name, stem; // as documents call it; of files
    const engine::OpenedImage& image; // with pixels
};

struct DatasetMap
{
    std::string method;
    int heads = 0; // 0: of no network
    const Map& map;
    const InputGeometry& geometry;
    std::optional<FoundBox> found{}; // what it explains
};

class MapDatasets
{
public:
    // Those of FORMATS that are data sets, in the folder PLACE (of COCO FILE.json too), of a network with
    // CONFIG's classes; INFO says what the maps are of. Throws Error{Usage} for METHODS with colours.
    MapDatasets(const std::vector<MapFormat>& formats, const Path& place,
                const std::vector<std::string>& methods, const VitConfig& config,
                const nlohmann::ordered_json& info);
    [[nodiscard]] bool none() const { return m_all.empty(); }
    void begin(const DatasetPicture& picture); // what is added from now on is of it
    void add(const DatasetMap& map, nlohmann::ordered_json& files); // what is written for it is added
    // Without it nothing names the maps; DOCUMENT's "datasets" does then.
    void finish(nlohmann::ordered_json& document);

    struct One // data set
    {
        virtual ~One() = default;
        virtual void begin(const DatasetPicture& picture) = 0;
        virtual std::string add(const DatasetMap& map) = 0; // gives the file that was written; "": none
        virtual std::string finish() = 0; // gives the file
    };

private:
    std::vector<std::unique_ptr<One>> m_all;
};

} // namespace hydra

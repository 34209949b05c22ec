// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/dataset_question.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/engine/found_models.h"
#include "core/export/map_dataset.h"
#include "core/export/output_names.h"
#include "core/question/stored_settings.h"

#include <filesystem>

namespace hydra::engine {

namespace {

using Json = nlohmann::ordered_json;

void addMaps(Engine& engine, const Evidence& asked, MapDatasets& to, const Progress& progress,
             const CancelToken& cancel)
{
    OutputNames names;
    Json files;
    for (std::size_t i = 0; i < asked.pictures.size(); ++i) {
        const OpenedImage& known = asked.pictures[i];
        const OpenedImage image = known.picture ? known : engine.openImageNow(known.path);
        const std::string name = image.path.empty() ? image.name : image.path;
        to.begin({name, names.take(name, Path(name).stem().string()), image});
        for (const int k : asked.heads) {
            for (const std::string& method : asked.methods) {
                report(progress, double(i) / double(asked.pictures.size()), join(image.name, ": ", method));
                Ask ask = asked.ask;
                ask.heads = k;
                ask.options.method = method;
                const MapKey key = ask.map(image.id, asked.model.id);
                const MapPtr map = engine.answer(key, {}, cancel);
                const InputGeometry geometry = engine.seen(image.id, asked.model.id, ask.size).geometry;
                to.add({method, k, *map, geometry}, files);
                cancel.check();
            }
        }
    }
}

} // namespace

Json datasetInfo(const Evidence& asked)
{
    Json info = storeSettings(asked.software, asked.model.id, asked.heads, asked.ask);
    info.update(mapSettings(asked.methods, asked.ask));
    info["model_name"] = modelName(asked.model.path);
    info = withPrompts(std::move(info), asked.model.overrides);
    info["software"] = asked.software;
    return info;
}

void writeDataset(Engine& engine, const Evidence& asked, const std::string& format, const Path& place,
                  const Progress& progress, const CancelToken& cancel)
{
    const bool folder = format == "fiftyone";
    if (folder && isThere(place)) {
        throw inputError(place.string(),
                         ": is there already, and a data set replaces nothing; choose another name");
    }
    try {
        MapDatasets data({format}, place, asked.methods, asked.model.config, datasetInfo(asked));
        addMaps(engine, asked, data, progress, cancel);
        Json written;
        data.finish(written);
    } catch (...) {
        std::error_code failed;
        if (folder) {
            std::filesystem::remove_all(place, failed);
        }
        throw;
    }
}

} // namespace hydra::engine

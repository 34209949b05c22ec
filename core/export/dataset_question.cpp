// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/dataset_question.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/base/version.h"
#include "core/engine/borrowed.h"
#include "core/engine/found_models.h"
#include "core/export/output_names.h"
#include "core/image/load.h"
#include "core/question/said.h"

#include <filesystem>
#include <optional>

namespace hydra {

namespace {

using Json = nlohmann::ordered_json;

void addPicture(engine::Session& session, const EvidenceRequest& asked, const engine::OpenedImage& image,
                MapDatasets& to, const CancelToken& cancel)
{
    Json files;
    for (const int k : asked.heads) {
        for (const std::string& method : asked.methods) {
            PictureAsk ask = asked.ask;
            ask.heads = k;
            ask.options.method = method;
            const engine::MapPtr map = session.answer(ask.mapHere(image.id, asked.model.id), {}, cancel);
            to.add({method, k, *map, session.seen(image.id, asked.model.id, ask.size).geometry}, files);
            cancel.check();
        }
    }
}

} // namespace

void eachOpened(engine::Session& session, const std::vector<engine::OpenedImage>& pictures,
                std::vector<std::string>& leftOut, const Progress& progress,
                const std::function<void(const DatasetPicture&)>& work)
{
    OutputNames names;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        report(progress, double(i) / double(pictures.size()), pictures[i].name);
        engine::OpenedImage image = pictures[i];
        std::optional<engine::Borrowed> read; // where it was not open before
        if (!image.picture) {
            try {
                image.picture = read.emplace(session, image.path).image().picture;
                image.id = read->id();
            } catch (const Error& error) {
                if (error.code() != ErrorCode::Input) {
                    throw;
                }
                leftOut.emplace_back(error.what());
                continue;
            }
        }
        const std::string name = image.path.empty() ? image.name : image.path;
        work({name, names.take(name, Path(name).stem().string()), image});
    }
    if (!leftOut.empty() && leftOut.size() == pictures.size()) {
        throw inputError(leftOut.front());
    }
}

void requireNew(const Path& place)
{
    if (isThere(place)) {
        throw inputError(place.string(),
                         ": is there already, and a data set replaces nothing; choose another name");
    }
}

Json datasetInfo(const EvidenceRequest& asked)
{
    Json info = storeSettings(asked.model.id, asked.heads, asked.ask);
    info.update(mapSettings(asked.methods, asked.ask));
    info["model_name"] = engine::modelName(asked.model.path);
    info = withPrompts(std::move(info), asked.model.overrides);
    info["software"] = software();
    return info;
}

std::vector<std::string> writeDataset(engine::Session& session, const EvidenceRequest& asked,
                                      MapFormat format, const Path& place, const Progress& progress,
                                      const CancelToken& cancel)
{
    const bool folder = format == MapFormat::FiftyOne;
    if (folder) {
        requireNew(place);
    }
    try {
        MapDatasets data({format}, place, asked.methods, asked.model.config, datasetInfo(asked));
        std::vector<std::string> leftOut;
        eachOpened(session, asked.pictures, leftOut, progress, [&](const DatasetPicture& picture) {
            data.begin(picture);
            addPicture(session, asked, picture.image, data, cancel);
        });
        Json written;
        data.finish(written);
        return leftOut;
    } catch (...) {
        std::error_code failed;
        if (folder) {
            std::filesystem::remove_all(place, failed);
        }
        throw;
    }
}

} // namespace hydra

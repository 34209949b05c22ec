// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/dataset_question.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/base/version.h"
#include "core/engine/borrowed.h"
#include "core/engine/found_models.h"
#include "core/export/map_file.h"
#include "core/export/output_names.h"
#include "core/image/load.h"
#include "core/image/png_file.h"
#include "core/paint/overlay.h"
#include "core/question/ask_json.h"

#include <filesystem>
#include <optional>

namespace hydra {

namespace {

using Json = nlohmann::ordered_json;

// Throws Error{Input} if the folder PLACE exists.
void requireNew(const Path& place)
{
    if (isThere(place)) {
        throw inputError("%1: already exists; data sets are never overwritten; choose another name",
                         place.string());
    }
}

class MapWriter
{
public:
    MapWriter(engine::Session& session, const EvidenceRequest& asked, const std::vector<MapFormat>& formats,
              const Path& place, const CancelToken& cancel)
        : m_session(session)
        , m_asked(asked)
        , m_formats(formats)
        , m_place(place)
        , m_cancel(cancel)
        , m_data(formats, place, asked.methods, asked.model.config, datasetInfo(asked))
    { }

    // Writes all maps of PICTURE, or returns the reason for writing none.
    std::string add(const DatasetPicture& picture, const Progress& progress)
    {
        std::vector<std::pair<MapKey, engine::MapPtr>> made;
        std::optional<FoundBox> box;
        const auto& [place, stem, image] = picture;
        for (const int k : m_asked.heads) {
            for (const std::string& method : m_asked.methods) {
                PictureAsk ask = m_asked.ask;
                ask.heads = k;
                ask.options.method = method;
                const MapKey key = ask.mapHere(image.id, m_asked.model.id);
                if (const std::string none = noBox(m_session, key, m_cancel); !none.empty()) {
                    return join(image.name, ": ", none);
                }
                if (key.target.kind == ClassChoice::Kind::Box) {
                    box = boxOf(key, *m_session.answer(key.network, {}, m_cancel));
                }
                made.emplace_back(key, m_session.answer(key, progress, m_cancel));
                if (const std::string none = noMap(*made.back().second, key); !none.empty()) {
                    return join(image.name, ": ", none);
                }
            }
        }
        m_data.begin(picture);
        const InputGeometry geometry = m_session.seen(image.id, m_asked.model.id, m_asked.ask.size).geometry;
        for (const auto& [key, map] : made) {
            const int heads = m_asked.model.program ? 0 : key.network.sub.heads;
            write(picture, key, {key.options.method, heads, *map, geometry, box});
        }
        return {};
    }
    void finish()
    {
        Json document;
        m_data.finish(document);
    }

private:
    void write(const DatasetPicture& picture, const MapKey& key, const DatasetMap& map)
    {
        const auto drawn = [&] {
            const Bytes bytes =
                pngBytes(paint::overlay(*picture.image.picture, map.geometry, map.map, m_asked.look),
                         {{"Software", software()}, {"Description", mapLine(map.map, key, m_asked.model)}});
            return std::string(bytes.begin(), bytes.end());
        };
        for (const MapFormat format : m_formats) {
            if (!isDataset(format)) {
                const std::string name = m_asked.model.mapName(map.method, key.network.sub.heads);
                writeFileAtomically(m_place / join(picture.stem, ".", name, ".", wordOf(format)),
                                    mapFile(format, {map.map, nullptr, {}, drawn}));
            }
        }
        Json files;
        m_data.add(map, files);
    }

    engine::Session& m_session;
    const EvidenceRequest& m_asked;
    const std::vector<MapFormat>& m_formats;
    const Path& m_place;
    const CancelToken& m_cancel;
    MapDatasets m_data;
};

} // namespace

void eachOpened(engine::Session& session, const std::vector<engine::OpenedImage>& pictures,
                std::vector<Message>& leftOut, const Progress& progress,
                const std::function<void(const DatasetPicture&)>& work)
{
    OutputNames names;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        report(progress, double(i) / double(pictures.size()), pictures[i].name);
        engine::OpenedImage image = pictures[i];
        std::optional<engine::Borrowed> read; // if it was not open before
        if (!image.picture) {
            try {
                image.picture = read.emplace(session, image.path).image().picture;
                image.id = read->id();
            } catch (const Error& error) {
                if (error.code() != ErrorCode::Input) {
                    throw;
                }
                leftOut.emplace_back(messageOf(error));
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

std::optional<FoundBox> boxOf(const MapKey& key, const engine::Prediction& prediction)
{
    const auto at = std::size_t(std::max(0, key.target.value));
    return key.target.kind == ClassChoice::Kind::Box && at < prediction.boxes.size()
        ? std::optional(prediction.boxes[at])
        : std::nullopt;
}

Json boxJson(std::size_t index, const FoundBox& found, const VitConfig& config)
{
    const Rect& box = found.box;
    return {{"index", index},
            {"box", {box.x, box.y, box.x + box.width, box.y + box.height}},
            {"class", found.classIndex},
            {"class_name", config.className(found.classIndex)},
            {"score", found.score}};
}

Message noBox(engine::Session& session, const MapKey& key, const CancelToken& cancel)
{
    if (key.target.kind != ClassChoice::Kind::Box || !session.files().program(key.network.model)) {
        return {};
    }
    const engine::PredictionPtr answer = session.answer(key.network, {}, cancel);
    return boxOf(key, *answer) ? Message()
                               : message("the predictor finds %1 boxes; %2 does not exist",
                                         answer->boxes.size(), targetName(key.target));
}

Message noMap(const Map& map, const MapKey& key)
{
    return map.matched == 0 ? message("none of %1 masked pictures had a box like %2: there is no map",
                                      key.options.masks, targetName(key.target))
                            : Message();
}

Json storeSettings(const engine::OpenedModel& model, const std::vector<int>& heads, const Ask& ask)
{
    return model.program
        ? Json{{"program", software()}, {"predictor", model.path}, {"kind", wordOf(*model.program)}}
        : storeSettings(model.id, heads, ask);
}

Json datasetInfo(const EvidenceRequest& asked)
{
    Json info = storeSettings(asked.model, asked.heads, asked.ask);
    info.update(mapSettings(asked.methods, asked.ask));
    if (!asked.model.program) {
        info["model_name"] = engine::modelName(asked.model.path);
    }
    info = withPrompts(std::move(info), asked.model.overrides);
    info["software"] = software();
    return info;
}

WrittenMaps writeMaps(engine::Session& session, const EvidenceRequest& asked,
                      const std::vector<MapFormat>& formats, const Path& place, const Progress& progress,
                      const CancelToken& cancel)
{
    const bool folder = formats != std::vector{MapFormat::Coco};
    if (folder) {
        requireNew(place);
    }
    WrittenMaps written;
    const auto drop = [&] {
        std::error_code failed;
        folder ? void(std::filesystem::remove_all(place, failed)) : void();
    };
    try {
        folder ? requireFolder(place) : void();
        MapWriter writer(session, asked, formats, place, cancel);
        const auto one = [&](const DatasetPicture& picture) {
            const std::size_t done = written.pictures + written.leftOut.size(), of = asked.pictures.size();
            const auto within = [&](double fraction, const std::string&) {
                report(progress, (double(done) + fraction) / double(of),
                       message("picture %1 of %2: %3", done + 1, of, picture.image.name));
            };
            within(0, {});
            try {
                const std::string none = writer.add(picture, within);
                none.empty() ? void(written.pictures += 1) : written.leftOut.push_back(none);
            } catch (const Error& error) {
                written.ended = error;
                throw;
            }
        };
        try {
            eachOpened(session, asked.pictures, written.leftOut, {}, one);
        } catch (const Error&) {
            if (!written.ended) {
                throw;
            }
        }
        written.pictures > 0 ? writer.finish() : drop();
    } catch (...) {
        drop();
        throw;
    }
    return written;
}

} // namespace hydra

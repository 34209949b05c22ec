// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/version.h"
#include "core/export/dataset_question.h"
#include "core/export/map_file.h"
#include "core/image/png_file.h"
#include "core/paint/overlay.h"

#include <filesystem>

namespace hydra {

namespace {

using Json = nlohmann::ordered_json;

struct Explained
{
    MapKey key;
    engine::MapPtr made;
    InputGeometry geometry;
    std::optional<FoundBox> found;
    std::string none{}; // why there is no map
};

Explained explained(engine::Session& session, const engine::OpenedModel& predictor,
                    const PredictorMaps& asked, const engine::OpenedImage& image, const Progress& progress,
                    const CancelToken& cancel)
{
    const auto answer = session.answer(Ask().network(image.id, predictor.id), {}, cancel);
    PredictorQuestion question{asked.options, asked.classIndex, asked.box};
    Explained all{{}, nullptr, session.seen(image.id, predictor.id).geometry, {}};
    if (predictor.program == PredictorKind::Boxes) {
        if (asked.box >= answer->boxes.size()) {
            all.none = join(image.name, ": the predictor finds ", answer->boxes.size(),
                            " boxes, there is no box ", asked.box);
            return all;
        }
        all.found = answer->boxes[asked.box];
    } else if (asked.classIndex < 0) {
        question.classIndex = answer->ranking.front();
    }
    all.key = engine::askOf(question, *predictor.program).map(image.id, predictor.id);
    all.made = session.answer(all.key, progress, cancel);
    if (all.made->matched == 0) {
        all.none = join(image.name, ": none of ", asked.options.masks, " masked pictures had a box like box ",
                        asked.box, ": there is no map");
    }
    return all;
}

Json infoOf(const PredictorMaps& asked, const engine::OpenedModel& predictor)
{
    return {{"predictor", predictor.path},
            {"target", asked.classIndex < 0 ? std::string() : std::to_string(asked.classIndex)},
            {"software", software()}};
}

} // namespace

WrittenMaps writePredictorMaps(engine::Session& session, const engine::OpenedModel& predictor,
                               const PredictorMaps& asked, const std::vector<engine::OpenedImage>& pictures,
                               const std::string& format, const Path& place, const Progress& progress,
                               const CancelToken& cancel)
{
    const bool plain = format == "maps";
    const auto dataset = enumNamed<MapFormat>(format);
    const bool folder = dataset != MapFormat::Coco;
    if (!plain && !(dataset && isDataset(*dataset))) {
        throw usageError("expected a name that ends in .maps, .fiftyone or .json, got '", place.string(),
                         "'");
    }
    if (folder) {
        requireNew(place);
    }
    WrittenMaps written;
    const auto drop = [&] {
        std::error_code failed;
        if (folder && (written.pictures == 0 || !plain)) {
            std::filesystem::remove_all(place, failed);
        }
    };
    const std::string& method = asked.options.method;
    const auto one = [&](const DatasetPicture& picture, MapDatasets& data) {
        const std::size_t done = written.pictures + written.leftOut.size();
        const auto within = [&](double fraction, const std::string&) {
            report(progress, (double(done) + fraction) / double(pictures.size()),
                   join("picture ", done + 1, " of ", pictures.size(), ": ", picture.image.name));
        };
        Explained all;
        try {
            all = explained(session, predictor, asked, picture.image, within, cancel);
        } catch (const Error& error) {
            written.ended = error;
            throw;
        }
        if (!all.none.empty()) {
            written.leftOut.push_back(all.none);
            return;
        }
        const DatasetMap map{method, 0, *all.made, all.geometry, all.found};
        const auto drawn = [&] {
            const Bytes bytes =
                pngBytes(paint::overlay(*picture.image.picture, all.geometry, *all.made, asked.look),
                         {{"Software", software()}, {"Description", mapLine(*all.made, all.key, predictor)}});
            return std::string(bytes.begin(), bytes.end());
        };
        for (const MapFormat each :
             plain ? std::vector{MapFormat::Npy, MapFormat::Png} : std::vector<MapFormat>()) {
            writeFileAtomically(place / join(picture.stem, ".", method, ".", wordOf(each)),
                                mapFile(each, {*all.made, nullptr, {}, drawn}));
        }
        Json files;
        data.begin(picture);
        data.add(map, files);
        written.pictures += 1;
    };
    try {
        if (folder) {
            requireFolder(place);
        }
        MapDatasets data(plain ? std::vector<MapFormat>() : std::vector{*dataset}, place, {method},
                         predictor.config, infoOf(asked, predictor));
        try {
            eachOpened(session, pictures, written.leftOut, {},
                       [&](const DatasetPicture& picture) { one(picture, data); });
        } catch (const Error&) {
            if (!written.ended) {
                throw;
            }
        }
        if (written.pictures > 0) {
            Json files;
            data.finish(files);
        } else {
            drop();
        }
    } catch (...) {
        drop();
        throw;
    }
    return written;
}

} // namespace hydra

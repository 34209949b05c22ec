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
    Map made;
    InputGeometry geometry;
    std::optional<FoundBox> found;
    std::string none{}; // why there is no map
};

Explained explained(Predictor& predictor, const PredictorMaps& asked, const engine::OpenedImage& image,
                    const Progress& progress, const CancelToken& cancel)
{
    const AskedPicture picture(predictor, *image.picture, cancel);
    const PredictorAnswer& answer = picture.answer();
    const bool boxes = picture.facts().kind == PredictorKind::Boxes;
    Explained all{{}, picture.geometry(), {}};
    if (boxes && asked.box >= answer.boxes.size()) {
        all.none = join(image.name, ": the predictor finds ", answer.boxes.size(), " boxes, there is no box ",
                        asked.box);
        return all;
    }
    PredictorQuestion question{asked.options};
    question.box = asked.box;
    if (boxes) {
        all.found = answer.boxes[asked.box];
    } else {
        question.classIndex = asked.classIndex < 0 ? answer.ranking.front() : asked.classIndex;
    }
    all.made = picture.explain(question, cancel, progress);
    if (all.made.matched == 0) {
        all.none = join(image.name, ": none of ", asked.options.masks, " masked pictures had a box like box ",
                        asked.box, ": there is no map");
    }
    return all;
}

Json infoOf(const PredictorMaps& asked)
{
    return {{"predictor", asked.command},
            {"target", asked.classIndex < 0 ? std::string() : std::to_string(asked.classIndex)},
            {"software", software()}};
}

// MAP of IMAGE as the file PATH; a PNG over the picture, which says what it is.
void writeMapAs(MapFormat format, const Path& path, const DatasetMap& map, const engine::OpenedImage& image,
                const paint::Look& look)
{
    const Map& values = map.map;
    const auto picture = [&]() -> std::string {
        const std::string of = values.target.empty() ? join("class ", values.classIndex) : values.target;
        const Bytes bytes =
            pngBytes(paint::overlay(*image.picture, map.geometry, values, look),
                     {{"Software", software()},
                      {"Description",
                       join(map.method, ", ", of,
                            values.againstIndex < 0 ? std::string() : join(" minus ", values.againstIndex),
                            ", image ", image.id)}});
        return {bytes.begin(), bytes.end()};
    };
    writeFileAtomically(path, mapFile(format, {values, nullptr, {}, picture}));
}

} // namespace

WrittenMaps writePredictorMaps(engine::Session& session, Predictor& predictor, const PredictorMaps& asked,
                               const std::vector<engine::OpenedImage>& pictures, const std::string& format,
                               const Path& place, const Progress& progress, const CancelToken& cancel)
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
            all = explained(predictor, asked, picture.image, within, cancel);
        } catch (const Error& error) {
            written.ended = error;
            throw;
        }
        if (!all.none.empty()) {
            written.leftOut.push_back(all.none);
            return;
        }
        const DatasetMap map{method, 0, all.made, all.geometry, all.found};
        for (const MapFormat each : {MapFormat::Npy, MapFormat::Png}) {
            if (plain) {
                writeMapAs(each, place / join(picture.stem, ".", method, ".", wordOf(each)), map,
                           picture.image, asked.look);
            }
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
                         factsOf(predictor).config, infoOf(asked));
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

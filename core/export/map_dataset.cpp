// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/map_dataset.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/image/png_file.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hydra {

namespace {

using Json = nlohmann::ordered_json;

constexpr int heatSide = 512; // of the longer side, at most
constexpr double hot = 0.5; // of the largest value
constexpr std::size_t mostRegions = 10;

std::string lineOf(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// The geometry of MAP's own grid, independent of the network's patches.
InputGeometry placesOf(const Map& map, const InputGeometry& geometry)
{
    return {geometry.originalWidth, geometry.originalHeight, map.cols, map.rows, 1, geometry.seen};
}

// Places of a map that are connected along edges and have at least half of its largest value.
struct HotRegion
{
    Rect box; // in pixels of the picture, clamped to it
    double area = 0; // of the places, in the same pixels
    double share = 0; // of the map's positive sum
};

// The largest shares first; empty for a map without positive values.
std::vector<HotRegion> hotRegions(const Map& map, const InputGeometry& geometry)
{
    std::vector<HotRegion> regions;
    std::vector<double> values;
    for (const float value : map.values) {
        values.push_back(value > 0 && std::isfinite(value) ? value : 0); // excludes NaN
    }
    const double all = std::accumulate(values.begin(), values.end(), 0.0);
    const double least = hot * *std::max_element(values.begin(), values.end());
    const InputGeometry places = placesOf(map, geometry);
    std::vector<bool> known(values.size());
    for (int first = 0; all > 0 && first < int(values.size()); ++first) {
        int top = map.rows, left = map.cols, bottom = -1, right = -1, count = 0;
        double sum = 0;
        std::vector<int> open{first};
        while (!open.empty()) {
            const int place = open.back(), row = place / map.cols, col = place % map.cols;
            open.pop_back();
            if (known[std::size_t(place)] || values[std::size_t(place)] < least) {
                continue;
            }
            known[std::size_t(place)] = true;
            ++count;
            sum += values[std::size_t(place)];
            top = std::min(top, row), bottom = std::max(bottom, row);
            left = std::min(left, col), right = std::max(right, col);
            for (const auto& [y, x] :
                 {std::pair(row - 1, col), {row + 1, col}, {row, col - 1}, {row, col + 1}}) {
                if (y >= 0 && x >= 0 && y < map.rows && x < map.cols) {
                    open.push_back(y * map.cols + x);
                }
            }
        }
        if (count > 0) {
            const Rect low = places.patch(top, left), high = places.patch(bottom, right);
            const double x = std::max(0.0, low.x), y = std::max(0.0, low.y);
            const Rect box{x, y, std::min<double>(places.originalWidth, high.x + high.width) - x,
                           std::min<double>(places.originalHeight, high.y + high.height) - y};
            regions.push_back({box, count * low.width * low.height, sum / all});
        }
    }
    std::stable_sort(regions.begin(), regions.end(),
                     [](const HotRegion& a, const HotRegion& b) { return a.share > b.share; });
    regions.resize(std::min(regions.size(), mostRegions));
    return regions;
}

// A map over the whole picture as a PNG: 0 is LOW, 255 is HIGH, and what the network does not see is zero.
struct HeatPicture
{
    double low = 0, high = 0; // LOW is at most zero, HIGH at least zero
    Bytes png;
};

HeatPicture heatPicture(const Map& map, const InputGeometry& geometry)
{
    const double scale =
        std::min(1.0, double(heatSide) / std::max(geometry.originalWidth, geometry.originalHeight));
    const int width = std::max(1, int(std::lround(geometry.originalWidth * scale)));
    const int height = std::max(1, int(std::lround(geometry.originalHeight * scale)));
    HeatPicture heat;
    for (const float value : map.values) {
        if (std::isfinite(value)) {
            heat.low = std::min(heat.low, double(value));
            heat.high = std::max(heat.high, double(value));
        }
    }
    const auto level = [&](double value) {
        const double span = heat.high - heat.low;
        return std::uint8_t(span > 0 && std::isfinite(value) ? std::lround(255 * (value - heat.low) / span)
                                                             : 0);
    };
    const InputGeometry places = placesOf(map, geometry);
    Bytes rows;
    for (int y = 0; y < height; ++y) {
        rows.push_back(0);
        for (int x = 0; x < width; ++x) {
            const int place = places.patchAt((x + 0.5) * places.originalWidth / width,
                                             (y + 0.5) * places.originalHeight / height);
            rows.push_back(level(place < 0 ? 0 : double(map.values[std::size_t(place)])));
        }
    }
    heat.png = pngOf(width, height, 0, rows);
    return heat;
}

// The list NAME of a JSON object in a new file, written entry by entry; the rest of the object goes before or
// after it.
class ListFile
{
public:
    ListFile(const Path& path, const std::string& before)
        : m_path(path)
        , m_file(path)
    {
        write(before);
    }
    void add(const Json& entry)
    {
        write((m_any ? ",\n" : "\n") + lineOf(entry));
        m_any = true;
    }
    std::string finish(const std::string& after)
    {
        write(after);
        m_file.commit();
        return m_path.string();
    }

private:
    void write(const std::string& text) { m_file.write(text.data(), text.size()); }

    Path m_path;
    NewFile m_file;
    bool m_any = false;
};

std::string absolutePath(const Path& path)
{
    return std::filesystem::absolute(path).lexically_normal().string();
}

// FiftyOne's form without a "version", so that its importer derives the fields from the samples. Paths are
// absolute, which that importer needs for heat maps.
class FiftyOneSamples : public MapDatasets::One
{
public:
    FiftyOneSamples(Path folder, const std::vector<std::string>& classes, const Json& info)
        : m_folder(std::move(folder))
        , m_list(m_folder / "samples.json", "{\"samples\": [")
        , m_metadata{{"media_type", "image"}, {"info", info}, {"default_classes", classes}}
    { }

    void begin(const DatasetPicture& picture) override
    {
        flush();
        m_stem = picture.stem;
        const engine::OpenedImage& image = picture.image;
        m_sample = {
            {"filepath", image.path.empty() ? image.name : absolutePath(image.path)},
            {"tags", Json::array()},
            {"metadata",
             {{"_cls", "ImageMetadata"}, {"width", image.picture->width}, {"height", image.picture->height}}},
            {"sha256", image.id}};
    }

    std::string add(const DatasetMap& of) override
    {
        const HeatPicture heat = heatPicture(of.map, of.geometry);
        std::string field = of.heads > 0 ? join(of.method, "_k", of.heads) : of.method;
        std::replace(field.begin(), field.end(), '-', '_'); // as required by Python and MongoDB
        const Path file = m_folder / "fields" / field / (m_stem + ".png");
        requireFolder(file.parent_path());
        writeFileAtomically(file, std::string(heat.png.begin(), heat.png.end()));
        const Map& map = of.map;
        Json label{{"_cls", "Heatmap"},           {"tags", Json::array()}, {"map_path", absolutePath(file)},
                   {"range", {0, 255}},           {"low", heat.low},       {"high", heat.high},
                   {"method", of.method},         {"k", of.heads},         {"class_index", map.classIndex},
                   {"against", map.againstIndex}, {"target", map.target}};
        if (map.classIndex >= 0) {
            label["label"] = m_metadata["default_classes"].at(std::size_t(map.classIndex));
        }
        if (map.targetValue) {
            label["target_value"] = *map.targetValue;
        }
        m_sample[field] = std::move(label);
        return file.string();
    }

    std::string finish() override
    {
        flush();
        writeFileAtomically(m_folder / "metadata.json", lineOf(m_metadata) + '\n');
        return m_list.finish("\n]}\n");
    }

private:
    void flush()
    {
        if (!m_sample.is_null()) {
            m_list.add(m_sample);
            m_sample = nullptr;
        }
    }

    Path m_folder;
    ListFile m_list;
    Json m_metadata, m_sample;
    std::string m_stem;
};

class CocoAnnotations : public MapDatasets::One
{
public:
    CocoAnnotations(const Path& file, const std::vector<std::string>& classes, const Json& info)
        : m_classes(classes)
        , m_list(file, "{\"licenses\": [],\n\"annotations\": [")
        , m_info(info)
    {
        m_info["description"] = "Where relevance maps are strongest: boxes around patches that touch and "
                                "have at least half of the "
                                "map's largest value; score is their share of what of the map is above zero. "
                                "Of a detector's box: "
                                "that box with its confidence.";
    }

    void begin(const DatasetPicture& picture) override
    {
        m_images.push_back({{"id", m_images.size() + 1},
                            {"file_name", picture.name},
                            {"width", picture.image.picture->width},
                            {"height", picture.image.picture->height},
                            {"sha256", picture.image.id}});
    }

    std::string add(const DatasetMap& of) override
    {
        if (of.found) {
            const Rect& box = of.found->box;
            annotate(of, {box, box.width * box.height, of.found->score}, of.found->classIndex);
            return {};
        }
        for (const HotRegion& region : hotRegions(of.map, of.geometry)) {
            annotate(of, region, of.map.classIndex);
        }
        return {};
    }

    std::string finish() override
    {
        Json categories = Json::array();
        if (m_unclassed) {
            m_classes.emplace_back("no class");
        }
        for (const std::string& name : m_classes) {
            categories.push_back({{"id", categories.size() + 1}, {"name", name}, {"supercategory", ""}});
        }
        return m_list.finish(join("\n],\n\"info\": ", lineOf(m_info), ",\n\"images\": ", lineOf(m_images),
                                  ",\n\"categories\": ", lineOf(categories), "}\n"));
    }

private:
    void annotate(const DatasetMap& of, const HotRegion& region, int classIndex)
    {
        m_unclassed = m_unclassed || classIndex < 0;
        const Rect& box = region.box;
        m_list.add({{"id", ++m_count},
                    {"image_id", m_images.size()},
                    {"category_id", classIndex < 0 ? m_classes.size() + 1 : std::size_t(classIndex) + 1},
                    {"bbox", {box.x, box.y, box.width, box.height}},
                    {"area", region.area},
                    {"iscrowd", 0},
                    {"segmentation", Json::array()},
                    {"score", region.share},
                    {"method", of.method},
                    {"k", of.heads}});
    }

    std::vector<std::string> m_classes;
    ListFile m_list;
    Json m_info, m_images = Json::array();
    std::size_t m_count = 0;
    bool m_unclassed = false; // a map is not of a class
};

} // namespace

MapDatasets::MapDatasets(const std::vector<MapFormat>& formats, const Path& place,
                         const std::vector<std::string>& methods, const VitConfig& config, const Json& info)
{
    std::vector<std::string> classes;
    for (int i = 0; i < config.numClasses; ++i) {
        classes.push_back(config.className(i));
    }
    for (const MapFormat format : formats) {
        for (const MethodInfo& method : methodTable()) {
            if (isDataset(format) && method.isColours
                && std::count(methods.begin(), methods.end(), method.id) > 0) {
                throw usageError("--format %1: expected methods with one number per patch; %2 gives colours",
                                 wordOf(format), method.id);
            }
        }
        const bool file = place.extension() == ".json";
        if (isDataset(format) && !file) {
            requireFolder(place);
        }
        if (format == MapFormat::FiftyOne) {
            m_all.push_back(std::make_unique<FiftyOneSamples>(place, classes, info));
        } else if (format == MapFormat::Coco) {
            m_all.push_back(
                std::make_unique<CocoAnnotations>(file ? place : place / "annotations.json", classes, info));
        }
    }
}

void MapDatasets::begin(const DatasetPicture& picture)
{
    for (const auto& one : m_all) {
        one->begin(picture);
    }
}

void MapDatasets::add(const DatasetMap& map, Json& files)
{
    for (const auto& one : m_all) {
        if (const std::string file = one->add(map); !file.empty()) {
            files.push_back(file);
        }
    }
}

void MapDatasets::finish(Json& document)
{
    for (const auto& one : m_all) {
        document["datasets"].push_back(one->finish());
    }
}

} // namespace hydra

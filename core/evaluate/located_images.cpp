// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/located_images.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/evaluate/labelled_folder.h"
#include "core/evaluate/truth.h"
#include "core/format/csv_table.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"

#include <algorithm>

namespace hydra {

namespace {

std::vector<LocatedImage> fromLabels(const Path& folder, const VitConfig& config)
{
    const CsvTable table(folder / "labels.csv");
    const std::size_t file = table.neededColumn("file");
    std::vector<LocatedImage> images;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        LocatedImage image;
        image.name = table.cell(row, file);
        image.path = pictureInRow(folder, table, row, file);
        image.label = classInRow(table, row, config).value_or(-1);
        image.mask = maskIn(folder, image.path);
        images.push_back(std::move(image));
    }
    return images;
}

std::vector<LocatedImage> fromFiles(const Path& folder, const VitConfig& config)
{
    std::vector<LocatedImage> images;
    bool flat = false;
    std::error_code failed;
    auto entry = std::filesystem::directory_iterator(folder, failed);
    for (; !failed && !flat && entry != std::filesystem::directory_iterator(); entry.increment(failed)) {
        flat =
            looksLikeImage(entry->path()) && !isLeftBehind(entry->path().filename()) && isPlainFile(*entry);
    }
    if (failed) {
        throw inputError("%1: cannot be listed: %2", folder.string(), failed.message());
    }
    if (flat) {
        for (const Path& path : listPictures(folder)) {
            images.push_back({path, path.lexically_relative(folder).string(), -1, {}, {}});
        }
        return images;
    }
    for (const LabelledImage& one : labelledFolder(folder, config)) {
        images.push_back({one.path, one.path.lexically_relative(folder).string(), one.classIndex, {}, {}});
    }
    return images;
}

void addBoxes(std::vector<LocatedImage>& images, const Path& path, const VitConfig& config)
{
    const BoxTable table(path, config);
    bool used = false;
    for (LocatedImage& image : images) {
        used = table.addTo(image) || used;
    }
    if (!used) {
        throw inputError("%1: none of its %2 rows names a picture of the folder", path.string(),
                         table.rows());
    }
}

} // namespace

BoxTable::BoxTable(const Path& path, const VitConfig& config)
{
    const CsvTable table(path);
    const std::size_t file = table.neededColumn("file");
    const std::size_t sides[] = {table.neededColumn("x0"), table.neededColumn("y0"), table.neededColumn("x1"),
                                 table.neededColumn("y1")};
    m_rows = table.rows();
    for (std::size_t row = 0; row < table.rows(); ++row) {
        double at[4];
        for (int i = 0; i < 4; ++i) {
            at[i] = table.number(row, sides[i]);
        }
        if (!(at[2] > at[0]) || !(at[3] > at[1])) {
            throw inputError("%1: expected a box with x0 < x1 and y0 < y1, found %2,%3,%4,%5",
                             table.place(row), at[0], at[1], at[2], at[3]);
        }
        Known& known = m_known[table.cell(row, file)];
        known.boxes.push_back({at[0], at[1], at[2] - at[0], at[3] - at[1]});
        known.label = known.label >= 0 ? known.label : classInRow(table, row, config).value_or(-1);
    }
}

bool BoxTable::addTo(LocatedImage& image) const
{
    const auto found = m_known.find(image.name);
    if (found == m_known.end()) {
        return false;
    }
    const Known& known = found->second;
    image.boxes.insert(image.boxes.end(), known.boxes.begin(), known.boxes.end());
    image.label = image.label >= 0 ? image.label : known.label;
    return true;
}

std::vector<LocatedImage> locatedImages(const Path& folder, const Path& boxes, const VitConfig& config)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) {
        throw inputError("%1: expected a folder with pictures", folder.string());
    }
    std::vector<LocatedImage> images =
        isThere(folder / "labels.csv") ? fromLabels(folder, config) : fromFiles(folder, config);
    if (images.empty()) {
        throw inputError("%1: contains no picture", folder.string());
    }
    if (!boxes.empty()) {
        addBoxes(images, boxes, config);
    }
    return images;
}

std::vector<LocatedImage> sampleOf(std::vector<LocatedImage> images, std::size_t count)
{
    if (count >= images.size()) {
        return images;
    }
    std::vector<std::pair<std::string, std::size_t>> drawn;
    for (std::size_t i = 0; i < images.size(); ++i) {
        drawn.emplace_back(sha256(images[i].name.data(), images[i].name.size()), i);
    }
    std::sort(drawn.begin(), drawn.end());
    std::vector<LocatedImage> chosen;
    for (std::size_t i = 0; i < count; ++i) {
        chosen.push_back(std::move(images[drawn[i].second]));
    }
    return chosen;
}

} // namespace hydra

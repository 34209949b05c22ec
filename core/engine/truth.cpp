// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/truth.h"

#include "core/base/error.h"
#include "core/engine/csv_table.h"
#include "core/image/load.h"

namespace hydra::engine {

namespace {

bool listsPicture(const Path& labels, const std::string& name)
{
    const CsvTable table(labels);
    const std::size_t file = table.neededColumn("file");
    for (std::size_t row = 0; row < table.rows(); ++row) {
        if (table.cell(row, file) == name) {
            return true;
        }
    }
    return false;
}

bool marksSomething(const Image& mask)
{
    for (std::size_t at = 0; at < mask.rgb.size(); at += 3) {
        if (mask.rgb[at] == objectInMask) {
            return true;
        }
    }
    return false;
}

Truth readTruth(const Path& file)
{
    ImageLimits limits; // far above any picture's mask, far below what would hurt
    limits.maxBytes = std::uint64_t(64) << 20;
    limits.maxPixels = 64'000'000;
    auto mask = std::make_shared<Image>(loadImage(file, limits));
    if (!marksSomething(*mask)) {
        throw inputError(file.string(), ": expected a mask whose object has the value ", objectInMask,
                         ", found no such pixel");
    }
    return {std::move(mask), {}};
}

} // namespace

Path maskIn(const Path& folder, const Path& picture)
{
    Path mask = folder / "masks" / picture.filename();
    std::error_code failed;
    return std::filesystem::is_regular_file(mask, failed) ? mask : Path();
}

Truth truthBeside(const Path& picture)
{
    const Path parent = picture.parent_path();
    for (const Path& folder : {parent, parent.parent_path()}) {
        std::error_code failed;
        const Path labels = folder / "labels.csv";
        const Path mask = maskIn(folder, picture);
        if (mask.empty() || !std::filesystem::is_regular_file(labels, failed)) {
            continue;
        }
        try {
            if (listsPicture(labels, picture.lexically_relative(folder).generic_string())) {
                return readTruth(mask);
            }
        } catch (const std::exception& error) {
            return {nullptr, error.what()};
        }
    }
    return {};
}

} // namespace hydra::engine

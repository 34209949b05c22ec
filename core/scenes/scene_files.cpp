// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes as a data set on disk: pictures, masks and a table.
#include "core/image/load.h"
#include "core/scenes/scene.h"

#include <cstdio>

namespace hydra {
namespace {

std::string numbered(int index)
{
    char text[24];
    std::snprintf(text, sizeof text, "%06d.png", index);
    return text;
}

Image maskImage(const Scene& scene)
{
    Image image;
    image.width = scene.image.width;
    image.height = scene.image.height;
    image.rgb.reserve(3 * scene.mask.size());
    for (const std::uint8_t value : scene.mask) {
        image.rgb.insert(image.rgb.end(), 3, value);
    }
    return image;
}

std::string tableRow(const Scene& scene, const std::string& file)
{
    const auto& names = sceneClasses();
    const auto name = [&](int index) { return names[static_cast<std::size_t>(index)]; };
    std::string objects;
    for (std::size_t i = 0; i < scene.objectClasses.size(); ++i) {
        objects += join(i == 0 ? "" : ";", name(scene.objectClasses[i]), ":", scene.visiblePixels[i]);
    }
    return join("images/", file, ",", scene.label, ",", name(scene.label), ",", objects, "\n");
}

void makeFolder(const Path& folder)
{
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed) {
        throw internalError(folder.string(), ": cannot be made: ", failed.message());
    }
}

} // namespace

void writeScenes(const Path& folder, std::uint64_t seed, int count, int size, const Progress& progress,
                 const CancelToken& cancel)
{
    if (count < 1 || count > 1'000'000) {
        throw usageError("number of scenes: expected 1 to 1000000, got ", count);
    }
    makeFolder(folder / "images");
    makeFolder(folder / "masks");
    std::string table = "file,class_index,class,objects\n";
    for (int i = 0; i < count; ++i) {
        if (cancel.cancelled()) {
            break;
        }
        const Scene scene = renderScene(seed, static_cast<std::uint64_t>(i), size, 3);
        const std::string file = numbered(i);
        savePng(folder / "images" / file, scene.image,
                {{"Description", join("synthetic scene, seed ", seed, ", index ", i)}});
        savePng(folder / "masks" / file, maskImage(scene));
        table += tableRow(scene, file);
        report(progress, (i + 1.0) / count, join("scene ", i + 1, " of ", count));
    }
    // Also after a cancellation: the table lists what was written.
    writeFileAtomically(folder / "labels.csv", table);
    cancel.check();
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/shipped.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/format/safetensors.h"

#include <algorithm>
#include <cstdlib>

namespace hydra::engine {

namespace {

Path shippedFolder()
{
    std::vector<Path> places;
    if (const char* given = std::getenv("HYDRA_MODELS")) {
        places.emplace_back(given);
    }
    std::error_code failed;
    const Path program = std::filesystem::read_symlink("/proc/self/exe", failed);
    if (!failed) {
        places.push_back(program.parent_path() / ".." / "share" / "hydrascope" / "models");
    }
    places.emplace_back(HYDRA_MODELS_FOLDER);
    for (const Path& place : places) {
        if (std::filesystem::is_directory(place, failed)) {
            return place;
        }
    }
    return {};
}

} // namespace

std::string titleOf(const std::string& path)
{
    try {
        return readSafetensorsMetadata(path)["title"];
    } catch (const Error&) {
        return {}; // whoever opens it is told why it cannot be read
    }
}

std::vector<ShippedModel> shippedModels()
{
    std::vector<ShippedModel> models;
    const Path folder = shippedFolder();
    std::error_code failed;
    if (!folder.empty()) {
        for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
            if (entry.path().extension() == ".safetensors") {
                models.push_back({entry.path().stem().string(), entry.path().string()});
            }
        }
    }
    std::sort(models.begin(), models.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return models;
}

std::string modelPath(const std::string& nameOrPath)
{
    for (const ShippedModel& model : shippedModels()) {
        if (model.name == nameOrPath) {
            return model.path;
        }
    }
    return nameOrPath;
}

std::string defaultModelPath()
{
    const std::string standard = modelPath("hydravit-scenes");
    if (standard != "hydravit-scenes") {
        return standard;
    }
    const auto models = shippedModels();
    return models.empty() ? std::string() : models.front().path;
}

} // namespace hydra::engine

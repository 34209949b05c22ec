// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/shipped.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/nearest.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/engine/found_models.h"
#include "core/format/safetensors_metadata.h"

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
        return {}; // opening the file reports why it cannot be read
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

std::string autoencoderPath(const std::string& nameOrPath)
{
    const bool word = nameOrPath.find('/') == std::string::npos && !isThere(nameOrPath);
    const Path folder = word ? shippedFolder() / nameOrPath : Path();
    return word && isThere(folder / "cfg.json") ? folder.string() : nameOrPath;
}

std::string modelPath(const std::string& nameOrPath)
{
    for (const ShippedModel& model : shippedModels()) {
        const bool byFile = Path(model.path).filename() == nameOrPath && !isThere(nameOrPath);
        if (model.name == nameOrPath || byFile) {
            return model.path;
        }
    }
    std::error_code failed;
    if (!std::filesystem::exists(nameOrPath, failed)) {
        if (const Path snapshot = hubSnapshot(nameOrPath); !snapshot.empty()) {
            return snapshot.string();
        }
        const bool ofHub = nameOrPath.find_first_of("/@") != std::string::npos && !isWeights(nameOrPath);
        if (ofHub && hub::hubName(nameOrPath)) {
            throw inputError("%1: no such file, and no such model in the cache of the Hugging Face hub: %2; "
                             "hydrascope-cli download %3 fetches it",
                             printable(nameOrPath), hubCache().string(), nameOrPath);
        }
    }
    requireModel(nameOrPath);
    return nameOrPath;
}

bool isShipped(const std::string& name)
{
    const std::vector<ShippedModel> models = shippedModels();
    return std::any_of(models.begin(), models.end(),
                       [&](const ShippedModel& model) { return model.name == name; });
}

void requireModel(const std::string& nameOrPath)
{
    std::error_code failed;
    if (nameOrPath.find_first_of("/.") != std::string::npos || std::filesystem::exists(nameOrPath, failed)) {
        return; // opening the path reports what is wrong with it
    }
    std::vector<std::string> names;
    for (const ShippedModel& model : shippedModels()) {
        names.push_back(model.name);
    }
    if (std::find(names.begin(), names.end(), nameOrPath) == names.end()) {
        throw inputError("%1: no such file, and no shipped model has this name%2", printable(nameOrPath),
                         didYouMean(nameOrPath, names));
    }
}

std::string defaultModelPath()
{
    const auto models = shippedModels();
    for (const ShippedModel& model : models) {
        if (model.name == "hydravit-scenes") {
            return model.path;
        }
    }
    return models.empty() ? std::string() : models.front().path;
}

} // namespace hydra::engine

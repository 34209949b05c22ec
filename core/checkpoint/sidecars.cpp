// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/sidecars.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/presence.h"

#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::size_t mostSidecarBytes = std::size_t(16) << 20; // 22,000 class names twice are 2 MB
constexpr std::size_t deepest = 32;

Sidecar readConfig(const Path& path)
{
    const nlohmann::json config = readSidecarJson(path);
    const std::string file = path.string();
    Sidecar sidecar;
    if (config.contains("pretrained_cfg") || config.contains("architecture")) {
        sidecar = {file, wordsOfTimm(config, file)};
    } else if (config.contains("model_type") || config.contains("architectures")) {
        sidecar = {file, wordsOfHuggingFace(config, file)};
    }
    return sidecar;
}

} // namespace

nlohmann::json readSidecarJson(const Path& path)
{
    nlohmann::json parsed = readJson(path, {mostSidecarBytes, deepest});
    if (!parsed.is_object()) {
        throw inputError(path.string(), ": expected a JSON object");
    }
    return parsed;
}

std::string wordOf(const nlohmann::json& value)
{
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (value.is_number() || value.is_boolean()) {
        return value.dump();
    }
    std::string list;
    if (value.is_array()) {
        for (const auto& item : value) {
            list += (list.empty() ? "" : ",") + (item.is_array() ? std::string("?") : wordOf(item));
        }
    }
    return list;
}

void takeWord(const nlohmann::json& config, const char* key, const char* word, Words& words)
{
    const auto found = config.find(key);
    if (found == config.end() || found->is_null()) {
        return;
    }
    // What cannot be such a value stays visible, so that it is refused with its name.
    const std::string text = wordOf(*found);
    words[word] = text.empty() ? "?" : text;
}

Sidecars readSidecars(const Path& model)
{
    std::error_code failed;
    const Path folder = std::filesystem::is_directory(model, failed) ? model : model.parent_path();
    Sidecars result;
    if (const Path config = folder / "config.json"; isPlainFile(config)) {
        result.config = readConfig(config);
    }
    const Path preprocessor = folder / "preprocessor_config.json";
    if (isPlainFile(preprocessor)) {
        const std::string file = preprocessor.string();
        result.preprocessor = {file, wordsOfPreprocessor(readSidecarJson(preprocessor), file, result.notes)};
    }
    return result;
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/sidecars.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/presence.h"

#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Json = nlohmann::json;

constexpr std::size_t mostSidecarBytes = std::size_t(16) << 20; // 22,000 class names twice are 2 MB
constexpr std::size_t deepest = 32;

Sidecar readConfig(const Path& path)
{
    const nlohmann::json config = readSidecarJson(path);
    const std::string file = path.string();
    Sidecar sidecar;
    for (const char* key : {"architecture", "model_type"}) {
        if (const auto found = config.find(key); found != config.end() && !found->is_string()) {
            throw inputError(file, ": ", key, ": expected a text, found ", shown(*found));
        }
    }
    if (config.contains("pretrained_cfg") || config.contains("architecture")) {
        sidecar = {file, wordsOfTimm(config, file)};
    } else if (config.contains("model_type") || config.contains("architectures")) {
        sidecar = {file, wordsOfHuggingFace(config, file)};
    }
    return sidecar;
}

// label_names are names or WordNet's ids; label_descriptions, where there, say them in words.
void takeLabels(const Json& config, Words& words)
{
    const auto labels = config.find("label_names");
    if (labels == config.end() || !labels->is_array() || labels->empty()) {
        return;
    }
    const auto descriptions = config.find("label_descriptions");
    const bool described = descriptions != config.end() && descriptions->is_object();
    std::vector<std::string> names;
    for (const Json& label : *labels) {
        if (!label.is_string()) {
            return;
        }
        names.push_back(label.get<std::string>());
        const auto text = described ? descriptions->find(names.back()) : Json::const_iterator();
        if (described && text != descriptions->end() && text->is_string()) {
            names.back() = text->get<std::string>();
        }
    }
    words["class_names"] = Json(names).dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Parts that no tensor shows and that are exchanged by name.
void refuseArguments(const Json& arguments, const std::string& file)
{
    for (const char* key : {"block_fn", "attn_layer", "norm_layer", "mlp_layer", "embed_layer"}) {
        const auto found = arguments.find(key);
        if (found != arguments.end() && !found->is_null() && *found != "") {
            throw inputError(file, ": model_args has ", key, " = ", found->dump().substr(0, 60),
                             ", a part that no tensor shows and that is not known here. If the network is as "
                             "its name says, take it out of the file");
        }
    }
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
            list += (list.empty() ? "" : ",") + (item.is_structured() ? std::string("?") : wordOf(item));
        }
    }
    return list;
}

void takeWord(const Json& config, const char* key, const char* word, Words& words, const std::string& file)
{
    const auto found = config.find(key);
    if (found == config.end()) {
        return;
    }
    // What cannot be such a value stays visible, so that it is refused with its name.
    const std::string text = wordOf(*found);
    if (text.empty() && !found->is_string()) {
        throw inputError(file, ": ", key, ": expected a value, found ", shown(*found));
    }
    words[word] = text.empty() ? "?" : text;
}

bool flagOf(const Json& config, const char* key, const std::string& file)
{
    const auto found = config.find(key);
    if (found == config.end() || found->is_null()) {
        return false;
    }
    if (!found->is_boolean()) {
        throw inputError(file, ": ", key, ": expected true or false, found ", shown(*found));
    }
    return found->get<bool>();
}

Json partOf(const Json& config, const char* key, const std::string& file)
{
    const auto found = config.find(key);
    if (found != config.end() && !found->is_object()) {
        throw inputError(file, ": ", key, ": expected an object { ... }, found ", shown(*found));
    }
    return found != config.end() ? *found : Json::object();
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

// config.json as timm writes it to the hub.
Words wordsOfTimm(const Json& config, const std::string& file)
{
    Words words;
    const auto take = [&](const Json& from, const char* key, const char* word) {
        takeWord(from, key, word, words, file);
    };
    take(config, "architecture", "architecture");
    take(config, "num_features", "embed_dim");
    take(config, "num_classes", "num_classes");
    take(config, "global_pool", "global_pool");
    if (const auto said = config.find("problem_type"); said != config.end() && !said->is_null()) {
        take(config, "problem_type", "problem_type"); // of Hugging Face's wrapper
    }
    const Json pretrained = partOf(config, "pretrained_cfg", file);
    for (const auto& [key, word] :
         {std::pair("input_size", "img_size"), std::pair("interpolation", "interpolation"),
          std::pair("crop_pct", "crop_pct"), std::pair("crop_mode", "crop_mode"), std::pair("mean", "mean"),
          std::pair("std", "std")}) {
        take(pretrained, key, word);
    }
    Json arguments = partOf(config, "model_args", file);
    for (auto at = arguments.begin(); at != arguments.end();) {
        at = at->is_null() ? arguments.erase(at) : std::next(at); // not said, as timm takes it
    }
    for (const auto& [key, word] :
         {std::pair("img_size", "img_size"), std::pair("num_heads", "num_heads"),
          std::pair("thinking_stages", "round_heads"), std::pair("progress_stages", "round_heads"),
          std::pair("progress_img_sizes", "round_sizes"), std::pair("act_layer", "activation"),
          std::pair("global_pool", "global_pool"), std::pair("attn_pool_num_heads", "pool_heads"),
          std::pair("ref_feat_shape", "rotation_reference"), std::pair("rope_temperature", "rotation_base"),
          std::pair("rope_grid_offset", "rotation_offset"),
          std::pair("rope_grid_indexing", "rotation_order")}) {
        take(arguments, key, word);
    }
    if (arguments.contains("use_post_norm")) {
        words["norm_position"] =
            name(flagOf(arguments, "use_post_norm", file) ? NormPosition::Post : NormPosition::Pre);
    }
    refuseArguments(arguments, file);
    if (const auto pool = words.find("global_pool"); pool != words.end() && pool->second == "?") {
        words.erase(pool); // "": left to the user of the backbone
    }
    takeLabels(config, words);
    return words;
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/sidecars.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/presence.h"
#include "core/checkpoint/file_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Json = nlohmann::json;

constexpr std::size_t mostSidecarBytes = std::size_t(16) << 20; // twice 22,000 class names take 2 MB
constexpr std::size_t deepest = 32;

Sidecar readConfig(const Path& path, Notes& notes)
{
    const nlohmann::json config = readSidecarJson(path);
    const std::string file = path.string();
    Sidecar sidecar;
    for (const char* key : {"architecture", "model_type"}) {
        if (const auto found = config.find(key); found != config.end() && !found->is_string()) {
            throw inputError("%1: %2: expected a text, found %3", file, key, shown(*found));
        }
    }
    if (config.contains("pretrained_cfg") || config.contains("architecture")) {
        sidecar = {file, wordsOfTimm(config, file, notes)};
    } else if (config.contains("model_type") || config.contains("architectures")) {
        sidecar = {file, wordsOfHuggingFace(config, file, notes)};
    }
    return sidecar;
}

// Precedence as in transformers: image_processor in processor_config.json, then preprocessor_config.json as a
// whole, then processor_config.json itself.
Sidecar readPreprocessor(const Path& folder, Notes& notes)
{
    std::vector<std::pair<std::string, Json>> found;
    const Path today = folder / "processor_config.json", before = folder / "preprocessor_config.json";
    const Json processor = isPlainFile(today) ? readSidecarJson(today) : Json::object();
    if (processor.contains("image_processor")) {
        found.emplace_back(today.string(), partOf(processor, "image_processor", today.string()));
    }
    if (isPlainFile(before)) {
        found.emplace_back(before.string(), readSidecarJson(before));
    }
    for (const char* key : {"image_mean", "image_std", "size", "crop_size", "image_processor_type"}) {
        if (processor.contains(key)) {
            found.emplace_back(today.string(), processor);
            break;
        }
    }
    if (found.empty()) {
        return {};
    }
    const auto& [file, used] = found.front();
    const KeyValues words = wordsOfPreprocessor(used, file, notes);
    for (std::size_t i = 1; i < found.size(); ++i) {
        Notes unused;
        if (found[i].second != used
            && wordsOfPreprocessor(found[i].second, found[i].first, unused) != words) {
            notes.push_back(message("pictures are preprocessed by %1, as in transformers; %2 differs", file,
                                    Path(found[i].first).filename().string()));
            break;
        }
    }
    return {file, words};
}

// label_names are names or WordNet ids; label_descriptions, if present, give them in words. Without
// label_names, Hugging Face's wrapper may have class names.
void takeLabels(const Json& config, KeyValues& words, const std::string& file, Notes& notes)
{
    const auto labels = config.find("label_names");
    if (labels == config.end() || labels->is_null() || labels->empty()) {
        takeClassNames(config, words, file, notes);
        return;
    }
    Notes unused;
    KeyValues others;
    takeClassNames(config, others, file, unused);
    const bool texts = labels->is_array()
        && std::all_of(labels->begin(), labels->end(), [](const Json& label) { return label.is_string(); });
    if (!texts) {
        notes.push_back(message("%1: label_names: expected a list of texts; the names were ignored", file));
        return;
    }
    const auto descriptions = config.find("label_descriptions");
    const bool described = descriptions != config.end() && descriptions->is_object();
    std::vector<std::string> names;
    for (const Json& label : *labels) {
        names.push_back(label.get<std::string>());
        const auto text = described ? descriptions->find(names.back()) : Json::const_iterator();
        if (described && text != descriptions->end() && text->is_string()) {
            names.back() = text->get<std::string>();
        }
    }
    const auto written = [](const Json& list) {
        return list.dump(-1, ' ', false, Json::error_handler_t::replace);
    };
    words["class_names"] = written(names);
    const auto other = others.find("class_names");
    if (other != others.end() && other->second != words["class_names"] && other->second != written(*labels)) {
        notes.push_back(
            message("%1: label_names and id2label differ; label_names is used, as timm does", file));
    }
}

// Refuses replaced parts that no tensor shows.
void refuseArguments(const Json& arguments, const std::string& file)
{
    for (const char* key : {"block_fn", "attn_layer", "norm_layer", "mlp_layer", "embed_layer"}) {
        const auto found = arguments.find(key);
        if (found != arguments.end() && !found->is_null() && *found != "") {
            throw inputError("%1: model_args has %2 = %3, an unknown setting that leaves no trace in the "
                             "tensors. If the network matches its name, remove the setting from the file",
                             file, key, found->dump().substr(0, 60));
        }
    }
}

} // namespace

nlohmann::json readSidecarJson(const Path& path)
{
    nlohmann::json parsed = readJson(path, {mostSidecarBytes, deepest});
    if (!parsed.is_object()) {
        throw inputError("%1: expected a JSON object", path.string());
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

void takeWord(const Json& config, const char* key, const char* word, KeyValues& words,
              const std::string& file)
{
    const auto found = config.find(key);
    if (found == config.end()) {
        return;
    }
    // Keeps an invalid value visible, so that it is refused with its name.
    const std::string text = wordOf(*found);
    if (text.empty() && !found->is_string()) {
        throw inputError("%1: %2: expected a value, found %3", file, key, shown(*found));
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
        throw inputError("%1: %2: expected true or false, found %3", file, key, shown(*found));
    }
    return found->get<bool>();
}

Json partOf(const Json& config, const char* key, const std::string& file)
{
    const auto found = config.find(key);
    if (found != config.end() && !found->is_object()) {
        throw inputError("%1: %2: expected an object { ... }, found %3", file, key, shown(*found));
    }
    return found != config.end() ? *found : Json::object();
}

Sidecars readSidecars(const Path& model)
{
    std::error_code failed;
    const Path folder = std::filesystem::is_directory(model, failed) ? model : model.parent_path();
    Sidecars result;
    if (const Path config = folder / "config.json"; isPlainFile(config)) {
        result.config = readConfig(config, result.notes);
    }
    result.preprocessor = readPreprocessor(folder, result.notes);
    return result;
}

// config.json as written by timm for the hub.
KeyValues wordsOfTimm(const Json& config, const std::string& file, Notes& notes)
{
    KeyValues words;
    const auto take = [&](const Json& from, const char* key, const char* word) {
        takeWord(from, key, word, words, file);
    };
    take(config, "architecture", "architecture");
    take(config, "num_features", "embed_dim");
    take(config, "num_classes", "num_classes");
    take(config, "global_pool", "global_pool");
    if (const auto entry = config.find("problem_type"); entry != config.end() && !entry->is_null()) {
        take(config, "problem_type", "problem_type"); // from Hugging Face's wrapper
    }
    const Json pretrained = partOf(config, "pretrained_cfg", file);
    for (const auto& [key, word] : pictureWords) {
        take(pretrained, key, word);
    }
    Json arguments = partOf(config, "model_args", file);
    for (auto at = arguments.begin(); at != arguments.end();) {
        at = at->is_null() ? arguments.erase(at) : std::next(at); // timm treats null as absent
    }
    for (const auto& [key, word] : argumentWords) {
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
    for (const char* key : {"crop_border_pixels", "patchify", "pool_include_prefix", "dynamic_img_pad"}) {
        const Json given = pretrained.value(key, arguments.value(key, Json()));
        if (!given.is_null() && given != false && given != 0) {
            notes.push_back(message("%1: %2 is not supported", file, key));
        }
    }
    takeLabels(config, words, file, notes);
    return words;
}

} // namespace hydra

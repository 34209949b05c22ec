// SPDX-License-Identifier: GPL-3.0-or-later
// config.json and preprocessor_config.json of Hugging Face.
#include "core/base/error.h"
#include "core/base/json_fields.h"
#include "core/checkpoint/sidecars.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Json = nlohmann::json;

// What such a configuration leaves out where it is its library's default.
void takeDefaults(Words& words)
{
    const auto type = words.find("architecture");
    if (type == words.end()) {
        return;
    }
    constexpr const char* ofTwelve[] = {"vit",
                                        "vit_mae",
                                        "vit_msn",
                                        "ijepa",
                                        "deit",
                                        "dinov2",
                                        "dinov2_with_registers",
                                        "clip",
                                        "clip_vision_model",
                                        "siglip",
                                        "siglip_vision_model",
                                        "beit"};
    if (std::find(std::begin(ofTwelve), std::end(ofTwelve), type->second) != std::end(ofTwelve)) {
        words.emplace("num_heads", "12");
    }
    if (type->second == "dinov3_vit") {
        words.emplace("num_heads", "6");
    }
    if (type->second == "siglip" || type->second == "siglip_vision_model") {
        words.emplace("activation", "gelu_pytorch_tanh");
        words.emplace("norm_eps", "1e-6");
    }
    if (type->second.rfind("clip", 0) == 0) {
        words.emplace("activation", "quick_gelu");
        words.emplace("norm_eps", "1e-5");
    }
}

// What the library's pipelines make of the outputs.
void takeAnswers(const Json& config, Words& words, const std::string& file)
{
    if (const auto said = config.find("problem_type"); said != config.end() && !said->is_null()) {
        takeWord(config, "problem_type", "problem_type", words, file);
    }
}

// "0": "tench", ... in the order of their numbers; nothing where one is missing, or where nobody named them.
void takeClassNames(const Json& config, Words& words)
{
    const auto labels = config.find("id2label");
    if (labels == config.end() || !labels->is_object() || labels->empty()) {
        return;
    }
    std::vector<std::string> names;
    bool named = false;
    for (std::size_t i = 0; i < labels->size(); ++i) {
        const auto label = labels->find(std::to_string(i));
        if (label == labels->end() || !label->is_string()) {
            return;
        }
        names.push_back(label->get<std::string>());
        named = named || names.back() != "LABEL_" + std::to_string(i);
    }
    if (named) {
        words["class_names"] = Json(names).dump(-1, ' ', false, Json::error_handler_t::replace);
    }
}

void takeHiddenWidth(const Json& config, bool gated, Words& words, const std::string& file)
{
    if (const auto said = config.find("intermediate_size"); said != config.end() && !said->is_null()) {
        takeWord(config, "intermediate_size", "mlp_hidden", words, file);
    }
    const auto ratio = config.find("mlp_ratio"); // DINOv2
    if (words.count("mlp_hidden") != 0 || ratio == config.end() || ratio->is_null()) {
        return;
    }
    const auto width = config.find("hidden_size");
    const bool numbers = ratio->is_number() && width != config.end() && width->is_number_integer();
    const double hidden = numbers ? ratio->get<double>() * width->get<double>() : -1;
    if (!(hidden >= 1 && hidden <= 1e6)) {
        throw inputError(file,
                         ": mlp_ratio and hidden_size: expected numbers whose product is from 1 to 1e6");
    }
    const std::int64_t whole = std::llround(std::floor(hidden));
    words["mlp_hidden"] = std::to_string(gated ? (whole * 2 / 3 + 7) / 8 * 8 : whole); // as DINOv2 rounds
}

void requireOnly(const Json& config, const char* key, const Json& value, const char* why,
                 const std::string& file)
{
    const auto found = config.find(key);
    if (found != config.end() && !found->is_null() && *found != value) {
        throw inputError(file, ": ", key, " is not ", value.dump(), ": ", why, ", which is not run here");
    }
}

double numberOr(const Json& config, const char* key, double otherwise, const std::string& file)
{
    const auto found = config.find(key);
    if (found == config.end() || found->is_null()) {
        return otherwise;
    }
    if (!found->is_number()) {
        throw inputError(file, ": ", key, ": expected a number, found ", shown(*found));
    }
    return found->get<double>();
}

// (x f - mean) / std with f other than 1/255, as (x / 255 - mean') / std'.
void takeNormalisation(const Json& config, Words& words, const std::string& file)
{
    for (const char* key : {"do_normalize", "do_rescale", "rescale_factor"}) {
        if (const auto found = config.find(key); found != config.end() && found->is_null()) {
            throw inputError(file, ": ", key, ": expected a value, found ", shown(*found));
        }
    }
    if (config.contains("do_normalize") && !flagOf(config, "do_normalize", file)) {
        words["mean"] = "0,0,0";
        words["std"] = "1,1,1";
    } else {
        takeWord(config, "image_mean", "mean", words, file);
        takeWord(config, "image_std", "std", words, file);
    }
    const bool unscaled = config.contains("do_rescale") && !flagOf(config, "do_rescale", file);
    const double factor = unscaled ? 1.0 : numberOr(config, "rescale_factor", 1 / 255., file);
    if (!(factor >= 1e-6 && factor <= 1)) {
        throw inputError(file, ": rescale_factor ", factor, "; expected from 1e-6 to 1");
    }
    const double scale = 1 / (255 * factor);
    if (std::fabs(scale - 1) < 1e-6) {
        return;
    }
    for (const char* key : {"mean", "std"}) {
        const auto triple = Metadata(words, file).triple({key}, -1e6, 1e6);
        if (triple) {
            words[key] = join((*triple)[0] * scale, ",", (*triple)[1] * scale, ",", (*triple)[2] * scale);
        }
    }
}

// "size" and "crop_size" as they are written: 224, {"height": 224, "width": 224}, {"shortest_edge": 256}.
struct Edge
{
    double side = 0; // 0: not said
    bool shortest = false;
};

Edge edgeOf(const Json& config, const char* key, const std::string& file)
{
    const auto found = config.find(key);
    if (found == config.end() || found->is_null()) {
        return {};
    }
    if (!found->is_object()) {
        return {numberOr(config, key, 0, file), false};
    }
    (void)numberOr(*found, "width", 0, file);
    for (const auto& [edge, shortest] : {std::pair("shortest_edge", true), std::pair("height", false)}) {
        if (const double side = numberOr(*found, edge, 0, file); side > 0) {
            return {side, shortest};
        }
    }
    throw inputError(file, ": ", key, ": expected shortest_edge or height, found ", shown(*found));
}

} // namespace

Words wordsOfHuggingFace(const Json& config, const std::string& file)
{
    if (config.contains("vision_config")) { // CLIP keeps both towers' configurations in one
        Words words = wordsOfHuggingFace(partOf(config, "vision_config", file), file);
        takeWord(config, "model_type", "architecture", words, file);
        takeDefaults(words);
        takeAnswers(config, words, file);
        return words;
    }
    Words words;
    for (const auto& [key, word] :
         {std::pair("model_type", "architecture"), std::pair("hidden_size", "embed_dim"),
          std::pair("num_hidden_layers", "depth"), std::pair("num_attention_heads", "num_heads"),
          std::pair("num_register_tokens", "register_tokens"), std::pair("hidden_act", "activation"),
          std::pair("layer_norm_eps", "norm_eps"), std::pair("image_size", "img_size"),
          std::pair("patch_size", "patch_size"), std::pair("rope_theta", "rotation_base")}) {
        takeWord(config, key, word, words, file);
    }
    if (const auto patch = config.find("patch_size");
        patch != config.end() && patch->is_array() && patch->size() == 2 && patch->front() == patch->back()) {
        words["patch_size"] = wordOf(patch->front());
    }
    takeDefaults(words);
    requireOnly(config, "num_channels", 3, "pictures with another number of channels", file);
    const bool gated = flagOf(config, "use_swiglu_ffn", file); // by SiLU; hidden_act is not read then
    if (gated) {
        words["activation"] = "silu";
        words["mlp"] = wordOf(MlpKind::Gated);
    }
    takeHiddenWidth(config, gated, words, file);
    takeClassNames(config, words);
    takeAnswers(config, words, file);
    return words;
}

Words wordsOfPreprocessor(const Json& config, const std::string& file, std::vector<std::string>& notes)
{
    Words words;
    takeNormalisation(config, words, file);
    const bool resizes = !config.contains("do_resize") || flagOf(config, "do_resize", file);
    if (const auto resample = config.find("resample"); resample != config.end() && resizes) {
        if (!resample->is_number_integer()) {
            throw inputError(file, ": resample: expected a whole number, found ", shown(*resample));
        }
        // PIL's numbers. The rest is rare, and bicubic comes closest.
        words["interpolation"] = *resample == 2 ? "bilinear" : "bicubic";
        if (*resample != 2 && *resample != 3) {
            notes.push_back(join(file, ": resample ", resample->dump().substr(0, 20),
                                 " is neither bilinear nor bicubic; bicubic is used"));
        }
    }
    const Edge size = edgeOf(config, "size", file);
    const Edge crop = flagOf(config, "do_center_crop", file) ? edgeOf(config, "crop_size", file) : Edge();
    const bool cropped = crop.side > 0 && size.side > 0;
    if (cropped && !(crop.side / size.side >= 0.01 && crop.side <= size.side)) {
        throw inputError(file, ": crop_size ", crop.side, " of a size of ", size.side,
                         "; expected a crop within the picture");
    }
    words["crop_mode"] = size.shortest || size.side == 0 ? "center" : "squash"; // a plain ViT crops nothing
    words["crop_pct"] = cropped ? join(crop.side / size.side) : "1.0";
    return words;
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// Hugging Face's config.json, preprocessor_config.json and processor_config.json.
#include "core/base/error.h"
#include "core/base/json_fields.h"
#include "core/base/list_text.h"
#include "core/base/printable.h"
#include "core/checkpoint/sidecars.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Json = nlohmann::json;

// Values that a configuration omits when they equal its library's default, and whether the library's code
// adapts positions to any picture size by itself.
struct TypeDefaults
{
    const char *type, *heads, *activation, *eps;
    bool anySize;
};
constexpr TypeDefaults typeDefaults[] = {
    {"vit", "12", "", "", false},
    {"vit_mae", "12", "", "", false},
    {"vit_msn", "12", "", "", false},
    {"ijepa", "12", "", "", false},
    {"deit", "12", "", "", false},
    {"beit", "12", "", "", false},
    {"dinov2", "12", "", "", true},
    {"dinov2_with_registers", "12", "", "", true},
    {"dinov3_vit", "6", "", "", true},
    {"clip", "12", "quick_gelu", "1e-5", false},
    {"clip_vision_model", "12", "quick_gelu", "1e-5", false},
    {"siglip", "12", "gelu_pytorch_tanh", "1e-6", false},
    {"siglip_vision_model", "12", "gelu_pytorch_tanh", "1e-6", false},
};

void takeDefaults(KeyValues& words)
{
    const auto type = words.find("architecture");
    const auto row = std::find_if(std::begin(typeDefaults), std::end(typeDefaults), [&](const auto& each) {
        return type != words.end() && type->second == each.type;
    });
    if (row == std::end(typeDefaults)) {
        return;
    }
    for (const auto& [word, value] : {std::pair("num_heads", row->heads), std::pair("norm_eps", row->eps),
                                      std::pair("activation", row->activation)}) {
        if (*value != '\0') {
            words.emplace(word, value);
        }
    }
    if (row->anySize) {
        words["any_size"] = "true";
    }
}

// How the library's pipelines interpret the outputs.
void takeAnswers(const Json& config, KeyValues& words, const std::string& file)
{
    if (const auto entry = config.find("problem_type"); entry != config.end() && !entry->is_null()) {
        takeWord(config, "problem_type", "problem_type", words, file);
    }
}

// Numbers and names from id2label, which may be a list, or from label2id in reverse.
std::vector<std::pair<std::string, std::string>> numberedNames(const Json& config)
{
    std::vector<std::pair<std::string, std::string>> names;
    const Json labels = config.value("id2label", Json());
    if (!labels.is_structured() && !labels.is_null()) {
        return {{"?", ""}};
    }
    const Json numbers = labels.empty() ? config.value("label2id", Json()) : Json();
    for (const auto& [label, number] : numbers.items()) {
        names.emplace_back(wordOf(number), label);
    }
    for (const auto& [number, label] : labels.items()) { // for a list: its indices
        names.emplace_back(number, wordOf(label));
    }
    return names;
}

void takeHiddenWidth(const Json& config, bool gated, KeyValues& words, const std::string& file)
{
    if (const auto entry = config.find("intermediate_size"); entry != config.end() && !entry->is_null()) {
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
        throw inputError("%1: mlp_ratio and hidden_size: expected numbers whose product is from 1 to 1e6",
                         file);
    }
    const std::int64_t whole = std::llround(std::floor(hidden));
    words["mlp_hidden"] = std::to_string(gated ? (whole * 2 / 3 + 7) / 8 * 8 : whole); // DINOv2's rounding
}

void requireOnly(const Json& config, const char* key, const Json& value, const char* why,
                 const std::string& file)
{
    const auto found = config.find(key);
    if (found != config.end() && !found->is_null() && *found != value) {
        throw inputError("%1: %2 is not %3: %4, which is not supported", file, key, value.dump(), why);
    }
}

double numberOr(const Json& config, const char* key, double otherwise, const std::string& file)
{
    const auto found = config.find(key);
    if (found == config.end() || found->is_null()) {
        return otherwise;
    }
    if (!found->is_number()) {
        throw inputError("%1: %2: expected a number, found %3", file, key, shown(*found));
    }
    return found->get<double>();
}

// Rewrites (x f - mean) / std, with f other than 1/255, as (x / 255 - mean') / std'.
void takeNormalisation(const Json& config, KeyValues& words, const std::string& file)
{
    for (const char* key : {"do_normalize", "do_rescale", "rescale_factor"}) {
        if (const auto found = config.find(key); found != config.end() && found->is_null()) {
            throw inputError("%1: %2: expected a value, found %3", file, key, shown(*found));
        }
    }
    if (config.contains("do_normalize") && !flagOf(config, "do_normalize", file)) {
        words["mean"] = "0,0,0";
        words["std"] = "1,1,1";
    } else {
        for (const auto& [key, word] : {std::pair("image_mean", "mean"), std::pair("image_std", "std")}) {
            takeWord(config, key, word, words, file);
            if (const auto entry = config.find(key); entry != config.end() && entry->is_number()) {
                words[word] = join(words[word], ",", words[word], ",", words[word]); // for all channels
            }
        }
    }
    const bool unscaled = config.contains("do_rescale") && !flagOf(config, "do_rescale", file);
    const double factor = unscaled ? 1.0 : numberOr(config, "rescale_factor", 1 / 255., file);
    if (!(factor >= 1e-6 && factor <= 1)) {
        throw inputError("%1: rescale_factor %2; expected from 1e-6 to 1", file, factor);
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

// The forms of "size" and "crop_size": 224, [224, 224], {"height": 224, "width": 224}, {"shortest_edge":
// 256}.
struct Extent
{
    double height = 0, width = 0; // 0: not stated
    bool shortest = false;
};

// Whether "size": 224 means the shortest edge and not both sides.
bool countsShortest(const Json& config)
{
    for (const char* key : {"image_processor_type", "feature_extractor_type"}) {
        const std::string type = wordOf(config.value(key, Json()));
        for (const char* begin :
             {"CLIP", "ChineseCLIP", "Bit", "ConvNext", "Poolformer", "PoolFormer", "Levit"}) {
            if (type.rfind(begin, 0) == 0) {
                return true;
            }
        }
    }
    return false;
}

Extent extentOf(const Json& config, const char* key, const std::string& file)
{
    const auto found = config.find(key);
    if (found == config.end() || found->is_null()) {
        return {};
    }
    if (found->is_array() && found->size() == 2 && found->front().is_number() && found->back().is_number()) {
        return {found->front().get<double>(), found->back().get<double>(), false};
    }
    if (!found->is_object()) {
        const double side = numberOr(config, key, 0, file);
        return {side, side, std::string(key) == "size" && countsShortest(config)};
    }
    const double height = numberOr(*found, "height", 0, file),
                 width = numberOr(*found, "width", height, file);
    const double shortest = numberOr(*found, "shortest_edge", 0, file);
    if (shortest > 0) {
        return {shortest, shortest, true};
    }
    if (height > 0) {
        return {height, width, false};
    }
    if (numberOr(*found, "longest_edge", 0, file) > 0) {
        return {};
    }
    throw inputError("%1: %2: expected shortest_edge or height, found %3", file, key, shown(*found));
}

// Whether a PART is the configuration of a ViT; that of a pyramid has other keys.
bool isOfViT(const Json& part)
{
    if (!part.is_object()) {
        return !part.is_null();
    }
    const std::string type = wordOf(part.value("model_type", Json()));
    return part.contains("hidden_size") || part.contains("num_attention_heads")
        || std::any_of(std::begin(typeDefaults), std::end(typeDefaults),
                       [&](const TypeDefaults& row) { return type == row.type; });
}

bool isStated(const Json& config, const char* key)
{
    const Json value = config.value(key, Json());
    return !value.is_null() && value != false && value != 0;
}

// Processing steps that are not supported here.
std::vector<std::string> notObeyed(const Json& config)
{
    constexpr const char* done[] = {"do_resize",        "do_center_crop",        "do_rescale",
                                    "do_normalize",     "do_convert_rgb",        "do_flip_channel_order",
                                    "do_reduce_labels", "do_convert_annotations"};
    std::vector<std::string> keys;
    for (const auto& [key, value] : config.items()) {
        const bool isDone = std::find(std::begin(done), std::end(done), key) != std::end(done);
        if (key.rfind("do_", 0) == 0 && !isDone && isStated(config, key.c_str())) {
            keys.push_back(key);
        }
    }
    for (const char* key : {"keep_aspect_ratio", "rescale_offset", "offset", "include_top", "min_pixels",
                            "max_pixels", "max_num_patches", "max_image_size"}) {
        if (isStated(config, key)) {
            keys.emplace_back(key);
        }
    }
    if (config.value("do_resize", Json()) == false) {
        keys.emplace_back(phrase("do_resize: false"));
    }
    if (const Json size = config.value("size", Json()); size.is_object() && isStated(size, "longest_edge")) {
        keys.emplace_back("size.longest_edge");
    }
    return keys;
}

// Takes how a picture is resized and cropped, and its resulting size. Adds unsupported settings to IGNORED.
void takeSizes(const Json& config, KeyValues& words, const std::string& file,
               std::vector<std::string>& ignored)
{
    const Extent size = extentOf(config, "size", file);
    const bool crops = flagOf(config, "do_center_crop", file);
    Extent crop = crops ? extentOf(config, "crop_size", file) : Extent();
    double share = crop.height > 0 && size.height > 0 ? crop.height / size.height : 1;
    if (!(share >= 0.01 && share <= 1)) {
        throw inputError("%1: crop_size %2 of a size of %3; expected a crop within the picture", file,
                         crop.height, size.height);
    }
    constexpr double cropsNothing = 384; // ConvNeXt: no crop from this side on
    bool squash = !size.shortest && size.height > 0; // a plain ViT sees the whole picture
    const double fraction = numberOr(config, "crop_pct", 1, file);
    if (share == 1 && fraction != 1 && size.shortest) {
        squash = !crops && size.height >= cropsNothing;
        share = squash ? 1 : fraction;
    } else if (size.shortest && crop.height == 0) {
        ignored.emplace_back(phrase("size.shortest_edge without a crop (the centre square is used)"));
    }
    if (crops && crop.height == 0) {
        ignored.emplace_back(phrase("do_center_crop without crop_size"));
    }
    if (crop.height > 0 && size.height > 0 && crop.width * size.height != crop.height * size.width) {
        ignored.emplace_back(phrase("crop_size with another aspect ratio than size"));
    }
    words["crop_mode"] = squash ? "squash" : "center";
    words["crop_pct"] = share == 1 ? "1.0" : join(share);
    const Extent& shown = crop.height > 0 ? crop : size;
    if (shown.height > 0 && (crops || config.value("do_resize", Json()) != false)) {
        words["picture_size"] = join(shown.height, ",", shown.width);
    }
}

} // namespace

KeyValues wordsOfHuggingFace(const Json& config, const std::string& file, Notes& notes)
{
    for (const char* part : {"vision_config", "backbone_config"}) { // about the picture's network
        if (!config.contains(part) || !isOfViT(config.at(part))) {
            continue;
        }
        KeyValues words = wordsOfHuggingFace(partOf(config, part, file), file, notes);
        takeWord(config, "model_type", "architecture", words, file);
        takeDefaults(words);
        takeClassNames(config, words, file, notes);
        takeAnswers(config, words, file);
        return words;
    }
    KeyValues words;
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
    requireOnly(config, "num_channels", 3, phrase("pictures with another number of channels"), file);
    const bool gated = flagOf(config, "use_swiglu_ffn", file); // uses SiLU; hidden_act is not read then
    if (gated) {
        words["activation"] = "silu";
        words["mlp"] = wordOf(MlpKind::Gated);
    }
    takeHiddenWidth(config, gated, words, file);
    takeClassNames(config, words, file, notes);
    takeAnswers(config, words, file);
    return words;
}

void takeClassNames(const Json& config, KeyValues& words, const std::string& file, Notes& notes)
{
    const auto pairs = numberedNames(config);
    const std::map<std::string, std::string> byNumber(pairs.begin(), pairs.end());
    std::vector<std::string> names;
    bool named = false;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto label = byNumber.find(std::to_string(i));
        if (label == byNumber.end() || label->second.empty()) {
            notes.push_back(message(
                "%1: id2label does not name one class for each number from 0 to %2; the names were ignored",
                file, pairs.size() - 1));
            return;
        }
        names.push_back(label->second);
        named = named || names.back() != "LABEL_" + std::to_string(i);
    }
    if (named) {
        words["class_names"] = Json(names).dump(-1, ' ', false, Json::error_handler_t::replace);
    }
}

KeyValues wordsOfPreprocessor(const Json& config, const std::string& file, Notes& notes)
{
    KeyValues words;
    takeNormalisation(config, words, file);
    const bool resizes = !config.contains("do_resize") || flagOf(config, "do_resize", file);
    if (const auto resample = config.find("resample"); resample != config.end() && resizes) {
        if (!resample->is_number_integer()) {
            throw inputError("%1: resample: expected a whole number, found %2", file, shown(*resample));
        }
        // PIL's numbers. Other values are rare, and bicubic is the closest.
        words["interpolation"] = *resample == 2 ? "bilinear" : "bicubic";
        if (*resample != 2 && *resample != 3) {
            notes.push_back(message("%1: resample %2 is neither bilinear nor bicubic; bicubic is used", file,
                                    resample->dump().substr(0, 20)));
        }
    }
    if (flagOf(config, "do_flip_channel_order", file)) {
        words["flip_channels"] = "true";
    }
    std::vector<std::string> ignored = notObeyed(config);
    takeSizes(config, words, file, ignored);
    if (!ignored.empty()) {
        notes.push_back(message("%1: preprocesses pictures in unsupported ways: %2", file,
                                escaped(listText(ignored, ", "), 400)));
    }
    return words;
}

} // namespace hydra

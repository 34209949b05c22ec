// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/settings.h"

#include "app/cli/console.h"
#include "core/base/error.h"
#include "core/engine/shipped.h"
#include "core/image/load.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <set>

namespace hydra::cli {

const std::vector<OptionInfo>& modelOptions()
{
    static const std::vector<OptionInfo> options{
        {"architecture", "plain|hydravit|NAME",
         "what the network is, where its files do not say: a name of timm's"},
        {"num-heads", "N", "attention heads, where the file does not say"},
        {"patch", "P", "patch size in pixels"},
        {"image-size", "S|HxW", "input size in pixels that the position embedding was made for"},
        {"activation", "gelu|quick-gelu|gelu-tanh", "of the MLP"},
        {"eps", "E", "of LayerNorm"},
        {"pool", "token|avg|token+avg", "what the classifier reads"},
        {"mean", "R,G,B", "of the input, on [0, 1]"},
        {"std", "R,G,B", "of the input, on [0, 1]"},
        {"crop", "0.9", "share of the resized short side that is kept"},
        {"crop-mode", "center|squash", "whether the picture keeps its proportions"},
        {"interpolation", "bicubic|bilinear", "of the resize"},
        {"trained-heads", "3-12", "head counts a HydraViT was trained for"},
        {"weights", "ema|model", "which set, where the file holds averaged weights beside the trained"},
        {"labels", "FILE", "class names, one a line or index<TAB>synset<TAB>name"},
    };
    return options;
}

const std::vector<OptionInfo>& runOptions()
{
    static const std::vector<OptionInfo> options{
        {"heads", "12|3-12|3,6,12|all", "head counts k to run (default: all heads)"},
        {"untrained", "", "let 'all' mean 1 to H, trained for or not"},
        {"attention", "PLAN",
         "KIND[:KERNEL][,heads=N][@all|back:N|front:N|interleave:N|0,3,7-11] joined by ';'"},
    };
    return options;
}

std::vector<OptionInfo> operator+(std::vector<OptionInfo> a, const std::vector<OptionInfo>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

namespace {

template<class T>
std::optional<T> oneOf(const Arguments& arguments, const std::string& option,
                       const std::vector<std::pair<std::string, T>>& choices)
{
    const auto given = arguments.text(option);
    if (!given) {
        return std::nullopt;
    }
    std::string names;
    for (const auto& [name, value] : choices) {
        if (name == *given) {
            return value;
        }
        names += (names.empty() ? "" : " or ") + name;
    }
    throw usageError("--", option, ": expected ", names, ", got '", *given, "'");
}

std::optional<std::array<double, 3>> triple(const Arguments& arguments, const std::string& option,
                                            double lowest)
{
    const auto parts = arguments.list(option);
    if (parts.empty()) {
        return std::nullopt;
    }
    std::array<double, 3> values{};
    for (std::size_t i = 0; i < 3; ++i) {
        char* end = nullptr;
        values[i] = parts.size() == 3 ? std::strtod(parts[i].c_str(), &end) : 0;
        if (parts.size() != 3 || parts[i].empty() || *end != '\0' || !(values[i] >= lowest)
            || !(values[i] <= 10)) {
            throw usageError("--", option, ": expected three numbers R,G,B of at least ", lowest, ", got '",
                             *arguments.text(option), "'");
        }
    }
    return values;
}

// "12", "3-12", "3,6,12": head counts from 1 to MOST, whose meaning WHOSE says in the message.
std::set<int> headList(const std::string& option, const std::string& given, int most, const char* whose)
{
    std::set<int> chosen;
    for (const std::string& part : splitList(given, ',')) {
        const auto ends = splitList(part, '-');
        for (const std::string& end : ends) {
            const bool digits =
                !end.empty() && end.size() < 6 && end.find_first_not_of("0123456789") == std::string::npos;
            if (!digits || ends.size() > 2) {
                throw usageError(option, ": expected 12, 3-12, 3,6,12 or all, got '", given, "'");
            }
        }
        const int first = std::stoi(ends.front());
        const int last = std::stoi(ends.back());
        if (first < 1 || last > most || first > last) {
            throw usageError(option, ": '", part, "' is not within ", whose, " 1 to ", most, " heads");
        }
        for (int k = first; k <= last; ++k) {
            chosen.insert(k);
        }
    }
    return chosen;
}

// "224", or "192x256": height, then width.
void readImageSize(const Arguments& arguments, ModelOverrides& o)
{
    const auto given = arguments.text("image-size");
    if (!given) {
        return;
    }
    const auto sides = splitList(*given, 'x');
    for (const std::string& side : sides) {
        const bool digits =
            !side.empty() && side.size() < 5 && side.find_first_not_of("0123456789") == std::string::npos;
        if (!digits || sides.size() > 2 || std::stoi(side) < 1 || std::stoi(side) > 8192) {
            throw usageError("--image-size: expected pixels from 1 to 8192, as 224 or as 192x256 (height x "
                             "width), got '",
                             *given, "'");
        }
    }
    o.imageSize = std::stoi(sides.front());
    if (sides.size() == 2) {
        o.imageWidth = std::stoi(sides.back());
    }
}

std::optional<int> whole(const Arguments& arguments, const std::string& option, int highest)
{
    const auto given = arguments.integer(option, 1, highest);
    return given ? std::optional<int>(static_cast<int>(*given)) : std::nullopt;
}

} // namespace

ModelOverrides overridesOf(const Arguments& arguments)
{
    ModelOverrides o;
    o.architecture = arguments.text("architecture");
    o.numHeads = whole(arguments, "num-heads", 4096);
    o.patchSize = whole(arguments, "patch", 1024);
    readImageSize(arguments, o);
    o.activation = oneOf<Activation>(arguments, "activation",
                                     {{"gelu", Activation::Gelu},
                                      {"quick-gelu", Activation::QuickGelu},
                                      {"gelu-tanh", Activation::GeluTanh}});
    o.normEps = arguments.number("eps", 1e-12, 1.0);
    o.pool =
        oneOf<Pool>(arguments, "pool",
                    {{"token", Pool::Token}, {"avg", Pool::Average}, {"token+avg", Pool::TokenAndAverage}});
    o.mean = triple(arguments, "mean", -10);
    o.std = triple(arguments, "std", 1e-6);
    o.cropFraction = arguments.number("crop", 0.05, 1.0);
    o.interpolation =
        oneOf<Interpolation>(arguments, "interpolation",
                             {{"bicubic", Interpolation::Bicubic}, {"bilinear", Interpolation::Bilinear}});
    o.cropMode =
        oneOf<CropMode>(arguments, "crop-mode", {{"center", CropMode::Center}, {"squash", CropMode::Squash}});
    o.weights =
        oneOf<WeightSet>(arguments, "weights", {{"ema", WeightSet::Averaged}, {"model", WeightSet::Trained}});
    o.labels = arguments.text("labels");
    if (const auto heads = arguments.text("trained-heads")) {
        const std::set<int> counts = headList("--trained-heads", *heads, 4096, "the possible");
        o.trainedHeads = std::vector<int>(counts.begin(), counts.end());
    }
    return o;
}

engine::OpenedModel openModel(engine::Engine& engine, const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    engine::OpenedModel opened =
        engine.openModelNow(engine::modelPath(model), overridesOf(arguments), progressBar(), interruption());
    for (const std::string& note : opened.notes) {
        if (note != opened.config.trainingNote()) { // --heads warns of that where it matters
            warn(note);
        }
    }
    return opened;
}

std::vector<int> headsOf(const Arguments& arguments, const VitConfig& config)
{
    const int heads = config.numHeads;
    const auto given = arguments.text("heads");
    if (!given) {
        return {heads};
    }
    if (*given == "all" && !arguments.has("untrained")) {
        return config.trainedHeads;
    }
    const std::set<int> chosen =
        headList("--heads", *given == "all" ? "1-" + std::to_string(heads) : *given, heads, "the model's");
    const std::vector<int>& trained = config.trainedHeads;
    for (const int k : chosen) {
        if (std::find(trained.begin(), trained.end(), k) == trained.end()) {
            warn(join("the file does not say that it was trained for k = ", k,
                      "; what this sub-network computes may mean nothing"));
            break;
        }
    }
    return {chosen.begin(), chosen.end()};
}

AttentionPlan planOf(const Arguments& arguments, const VitConfig& config)
{
    const AttentionPlan own =
        AttentionPlan::parse(config.attentionPlan, AttentionPlan::softmax(config.depth));
    return AttentionPlan::parse(arguments.text("attention", ""), own);
}

engine::ClassChoice classOf(const Arguments& arguments, const VitConfig& config, const char* option)
{
    using Kind = engine::ClassChoice::Kind;
    const std::string given = arguments.text(option, "top1");
    const bool digits =
        !given.empty() && given.size() < 8 && given.find_first_not_of("0123456789") == std::string::npos;
    if (given == "own") {
        return {Kind::Own, 1};
    }
    if (given.size() > 3 && given.size() < 8 && given.compare(0, 3, "top") == 0
        && given.find_first_not_of("0123456789", 3) == std::string::npos) {
        return {Kind::Top, std::stoi(given.substr(3))};
    }
    if (digits) {
        const int index = std::stoi(given);
        if (index >= config.numClasses) {
            throw usageError("--", option, ": the model has classes 0 to ", config.numClasses.value - 1,
                             ", got ", index);
        }
        return {Kind::Index, index};
    }
    const auto& names = config.classNames.value;
    const auto found = std::find(names.begin(), names.end(), given);
    if (found == names.end()) {
        throw usageError("--", option, ": expected an index, top1, top2, own or a class name, got '", given,
                         "'");
    }
    return {Kind::Index, static_cast<int>(found - names.begin())};
}

std::vector<std::string> inputPaths(const Arguments& arguments, std::size_t from)
{
    (void)arguments.positional(from, "INPUT: image files, folders or .npy arrays");
    std::vector<std::string> paths;
    for (std::size_t i = from; i < arguments.positional().size(); ++i) {
        const std::string& given = arguments.positional()[i];
        if (std::filesystem::path(given).extension() == ".npy") {
            paths.push_back(given);
            continue;
        }
        for (const Path& path : listImages(given)) {
            paths.push_back(path.string());
        }
    }
    return paths;
}

std::vector<Input> openInputs(engine::Engine& engine, const std::string& path)
{
    const std::string stem = std::filesystem::path(path).stem().string();
    if (std::filesystem::path(path).extension() != ".npy") {
        return {{path, stem, engine.openImageNow(path)}};
    }
    std::vector<Input> inputs;
    const auto images = engine.openArrayNow(path);
    for (std::size_t i = 0; i < images.size(); ++i) {
        const bool single = images.size() == 1;
        inputs.push_back(
            {single ? path : join(path, "[", i, "]"), single ? stem : join(stem, ".", i), images[i]});
    }
    return inputs;
}

std::vector<Input> openInputs(engine::Engine& engine, const std::string& path, OutputNames& names)
{
    std::vector<Input> inputs = openInputs(engine, path);
    for (Input& input : inputs) {
        input.stem = names.take(path, input.stem);
    }
    return inputs;
}

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/predictor/predictor_facts.h"

#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/list_text.h"
#include "core/model/model_overrides.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace hydra {

namespace {

constexpr int mostSide = 4096, mostBatch = 1024, usualPatch = 16;
constexpr std::size_t mostClasses = 100'000;
constexpr std::int64_t mostPixels = std::int64_t(1) << 24; // of a batch: 200 MB

using Json = nlohmann::json;

template<class Enum>
void read(JsonFields& fields, const char* key, Enum& into)
{
    if (!fields.has(key)) {
        return;
    }
    const auto found = enumNamed<Enum>(fields.text(key));
    if (!found) {
        fields.refuse(key, listText(enumWords<Enum>(), ", ", [](const auto& each) { return each.second; }));
    }
    into = *found;
}

// Pixels a side, or [height, width].
void readSize(JsonFields& fields, VitConfig& config)
{
    if (fields.value("size").is_array()) {
        std::vector<int> sides;
        fields.integers("size", 1, mostSide, sides);
        if (sides.size() != 2) {
            fields.refuse("size", phrase("pixels a side, or [height, width]"));
        }
        config.imageHeight.value = sides[0];
        config.imageWidth.value = sides[1];
    } else {
        config.imageHeight.value = config.imageWidth.value =
            static_cast<int>(fields.whole("size", 1, mostSide));
    }
}

std::vector<double> numbersOf(JsonFields& fields, const char* key, std::size_t count, double low, double high)
{
    std::vector<double> numbers;
    fields.numbers(key, low, high, numbers);
    if (fields.has(key) && numbers.size() != count) {
        fields.refuse(key, message("%1 numbers", count));
    }
    return numbers;
}

// A pixel of 0..1 becomes (pixel - mean) / std; a "range" is another form of this.
void readNormalisation(JsonFields& fields, VitConfig& config)
{
    const auto range = numbersOf(fields, "range", 2, limits::mean.low, limits::mean.high);
    const auto mean = numbersOf(fields, "mean", 3, limits::mean.low, limits::mean.high);
    const auto deviation = numbersOf(fields, "std", 3, limits::deviation.low, limits::deviation.high);
    config.mean.value = {0, 0, 0};
    config.std.value = {1, 1, 1};
    if (!range.empty() && (!mean.empty() || !deviation.empty())) {
        fields.refuse("range", phrase("mean and std, or a range, not both"));
    }
    if (!range.empty()) {
        if (!(range[1] > range[0])) {
            fields.refuse("range", phrase("two ascending numbers"));
        }
        const double span = range[1] - range[0];
        config.mean.value.fill(-range[0] / span);
        config.std.value.fill(1 / span);
    }
    if (!mean.empty()) {
        std::copy(mean.begin(), mean.end(), config.mean.value.begin());
    }
    if (!deviation.empty()) {
        std::copy(deviation.begin(), deviation.end(), config.std.value.begin());
    }
}

void readClasses(JsonFields& fields, VitConfig& config)
{
    if (fields.has("labels")) {
        for (const Json& label : fields.list("labels", mostClasses)) {
            if (!label.is_string()) {
                fields.refuse("labels", phrase("a list of texts"));
            }
            config.classNames.value.push_back(label.get<std::string>());
        }
    }
    const std::size_t named = config.classNames.value.size();
    config.numClasses.value = static_cast<int>(named);
    if (named == 0 || fields.has("classes")) {
        const std::size_t least = named > 0 ? named : 1, most = named > 0 ? named : mostClasses;
        config.numClasses.value =
            static_cast<int>(fields.whole("classes", std::int64_t(least), std::int64_t(most)));
    }
}

// The side of the squares that occlusion, Shapley values and curves mask. It must divide both image sides.
void readPatch(JsonFields& fields, VitConfig& config)
{
    const int both = std::gcd(config.imageHeight.value, config.imageWidth.value);
    int patch = std::min(usualPatch, both);
    while (both % patch != 0) {
        --patch;
    }
    fields.integer("patch", 1, both, patch);
    if (both % patch != 0) {
        fields.refuse("patch", message("a divisor of %1", both));
    }
    config.patchSize.value = patch;
}

} // namespace

template<>
const EnumWords<PredictorKind>& enumWords<PredictorKind>()
{
    static const EnumWords<PredictorKind> words{{PredictorKind::Logits, "logits"},
                                                {PredictorKind::Scores, "scores"},
                                                {PredictorKind::Boxes, "boxes"}};
    return words;
}

template<>
const EnumWords<PixelLayout>& enumWords<PixelLayout>()
{
    static const EnumWords<PixelLayout> words{{PixelLayout::ChannelsFirst, "NCHW"},
                                              {PixelLayout::ChannelsLast, "NHWC"}};
    return words;
}

PredictorFacts predictorFacts(std::string_view line, const std::string& name)
{
    Json json = parseJson(line, name);
    if (!json.is_object()) {
        throw inputError("%1: expected a JSON object, got %2", name, shown(json));
    }
    JsonFields fields(std::move(json), name);
    PredictorFacts facts;
    facts.line = line;
    VitConfig& config = facts.config;
    fields.require("kind");
    read(fields, "kind", facts.kind);
    read(fields, "layout", facts.layout);
    readSize(fields, config);
    readNormalisation(fields, config);
    readClasses(fields, config);
    readPatch(fields, config);
    config.numHeads.value = 1; // a predictor has no heads
    const bool boxes = facts.kind == PredictorKind::Boxes;
    config.findsBoxes = boxes;
    config.cropMode.value = boxes ? CropMode::Squash : CropMode::Center; // a detector gets the whole picture
    config.cropFraction.value = 1;
    config.answers.value = config.numClasses == 1 ? Answers::Sigmoid : Answers::Softmax;
    read(fields, "crop_mode", config.cropMode.value);
    read(fields, "interpolation", config.interpolation.value);
    fields.number("crop", limits::cropFraction.low, limits::cropFraction.high, config.cropFraction.value);
    fields.integer("batch", 1, mostBatch, facts.batch);
    if (std::int64_t(facts.batch) * config.imageHeight * config.imageWidth > mostPixels) {
        fields.refuse("batch", message("at most %1 pixels in all", mostPixels));
    }
    fields.finish();
    return facts;
}

} // namespace hydra

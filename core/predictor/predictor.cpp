// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/predictor/predictor.h"

#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/list_text.h"
#include "core/base/printable.h"
#include "core/format/named_array.h"
#include "core/format/npy.h"
#include "core/format/npy_header.h"
#include "core/format/shape_text.h"
#include "core/model/model_overrides.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cstring>
#include <numeric>

namespace hydra {

namespace {

constexpr std::size_t longestFirstLine = 8U << 20, longestLine = 16U << 20;

class ClassScorer final : public Scorer
{
public:
    ClassScorer(Predictor& predictor, int classIndex)
        : m_predictor(predictor)
        , m_class(classIndex)
    { }
    [[nodiscard]] Worth worth(const at::Tensor& pixels, ClassValue measured,
                              const CancelToken& cancel) const override
    {
        return worthOfClass(m_predictor.scores(pixels, cancel), m_class,
                            measured == ClassValue::Probability
                                && m_predictor.facts().kind == PredictorKind::Logits);
    }
    [[nodiscard]] std::int64_t picturesAtOnce() const override { return m_predictor.facts().batch; }

private:
    Predictor& m_predictor;
    int m_class;
};

constexpr const char* place = "its answer";
constexpr std::size_t longestHeader = 65'536, mostBoxes = 10'000;
constexpr double farthest = 1e6; // pixels from the corner
constexpr double largestScore = 1e6;

const std::uint8_t* bytesOf(const std::string& text)
{
    return reinterpret_cast<const std::uint8_t*>(text.data());
}

Detection boxIn(JsonFields fields, int classes)
{
    std::vector<double> corners, scores;
    fields.require("box");
    fields.numbers("box", -farthest, farthest, corners);
    if (corners.size() != 4 || corners[2] < corners[0] || corners[3] < corners[1]) {
        fields.refuse("box", "[left, top, right, bottom]");
    }
    Detection found;
    found.box = {corners[0], corners[1], corners[2] - corners[0], corners[3] - corners[1]};
    if (fields.has("scores")) {
        fields.numbers("scores", 0, largestScore, scores);
        if (scores.size() != static_cast<std::size_t>(classes)) {
            fields.refuse("scores", join(classes, " numbers"));
        }
        found.scores.assign(scores.begin(), scores.end());
        found.classIndex = static_cast<int>(std::max_element(scores.begin(), scores.end()) - scores.begin());
        fields.number("objectness", 0, 1, found.objectness);
    } else {
        found.classIndex = static_cast<int>(fields.whole("class", 0, classes - 1));
        found.objectness = fields.number("score", 0, 1);
    }
    fields.finish();
    return found;
}

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
            fields.refuse("size", "pixels a side, or [height, width]");
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
        fields.refuse(key, join(count, " numbers"));
    }
    return numbers;
}

// A pixel of 0..1 becomes (pixel - mean) / std; a "range" is the same in other words.
void readNormalisation(JsonFields& fields, VitConfig& config)
{
    const auto range = numbersOf(fields, "range", 2, limits::mean.low, limits::mean.high);
    const auto mean = numbersOf(fields, "mean", 3, limits::mean.low, limits::mean.high);
    const auto deviation = numbersOf(fields, "std", 3, limits::deviation.low, limits::deviation.high);
    config.mean.value = {0, 0, 0};
    config.std.value = {1, 1, 1};
    if (!range.empty() && (!mean.empty() || !deviation.empty())) {
        fields.refuse("range", "mean and std, or a range, not both");
    }
    if (!range.empty()) {
        if (!(range[1] > range[0])) {
            fields.refuse("range", "two ascending numbers");
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
                fields.refuse("labels", "a list of texts");
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

// Squares that occlusion, Shapley values and curves take from the picture: they cover it without a rest.
void readPatch(JsonFields& fields, VitConfig& config)
{
    const int both = std::gcd(config.imageHeight.value, config.imageWidth.value);
    int patch = std::min(usualPatch, both);
    while (both % patch != 0) {
        --patch;
    }
    fields.integer("patch", 1, both, patch);
    if (both % patch != 0) {
        fields.refuse("patch", join("a divisor of ", both));
    }
    config.patchSize.value = patch;
}

} // namespace

// What goes wrong is said with the command and what it said last itself.
template<class Ask>
auto Predictor::told(const Ask& ask)
{
    try {
        return ask();
    } catch (const Error& error) {
        if (error.code() != ErrorCode::Input) {
            throw;
        }
        throw inputError("predictor ", printable(m_command), ": ", error.what(), m_child.lastWords());
    }
}

Predictor::Predictor(std::string command, std::chrono::milliseconds patience, const CancelToken& cancel)
    : m_command(std::move(command))
    , m_child(m_command, patience)
{
    told([&] {
        const std::string line = m_child.readLine(longestFirstLine, cancel);
        try {
            m_facts = predictorFacts(line, "its first line");
        } catch (const Error& error) {
            throw inputError(error.what(), "; it begins with ", printable(line));
        }
    });
}

void Predictor::show(const at::Tensor& pixels)
{
    const bool last = m_facts.layout == PixelLayout::ChannelsLast;
    const at::Tensor plain =
        (last ? pixels.permute({0, 2, 3, 1}) : pixels).to(at::kCPU, at::kFloat).contiguous();
    std::string bytes = npyHeader("<f4", {plain.sizes().begin(), plain.sizes().end()});
    bytes.append(static_cast<const char*>(plain.data_ptr()), plain.nbytes());
    m_child.send(std::move(bytes));
}

at::Tensor Predictor::scores(const at::Tensor& pixels, const CancelToken& cancel)
{
    return told([&] {
        std::vector<at::Tensor> found;
        for (const at::Tensor& some : pixels.split(m_facts.batch)) {
            show(some);
            std::string file = m_child.read(npyStart, cancel);
            file += m_child.read(npyHeaderRest(file), cancel);
            file += m_child.read(npyValues(file, some.size(0), config().numClasses), cancel);
            found.push_back(scoresIn(file));
        }
        return at::cat(found);
    });
}

std::vector<std::vector<Detection>> Predictor::boxes(const at::Tensor& pixels, const CancelToken& cancel)
{
    return told([&] {
        std::vector<std::vector<Detection>> found;
        for (const at::Tensor& some : pixels.split(m_facts.batch)) {
            show(some);
            for (std::int64_t i = 0; i < some.size(0); ++i) {
                found.push_back(boxesIn(m_child.readLine(longestLine, cancel), config().numClasses));
            }
        }
        return found;
    });
}

std::unique_ptr<Scorer> scorerOf(Predictor& predictor, int classIndex)
{
    return std::make_unique<ClassScorer>(predictor, classIndex);
}

std::unique_ptr<BoxScorer> scorerOf(Predictor& predictor, const Detection& box)
{
    return std::make_unique<BoxScorer>(
        [&predictor](const at::Tensor& pixels, const CancelToken& cancel) {
            return predictor.boxes(pixels, cancel);
        },
        box, predictor.facts().batch);
}

std::size_t npyHeaderRest(const std::string& start)
{
    if (start.size() < npyStart || std::memcmp(start.data(), "\x93NUMPY", 6) != 0) {
        throw inputError(place, " is no array in NumPy's format: ", shown(start.substr(0, npyStart)));
    }
    const std::uint8_t* const bytes = bytesOf(start);
    const std::size_t length = bytes[8] + 256U * bytes[9]
        + (bytes[6] > 1 ? 65'536U * std::size_t(bytes[10]) + 16'777'216U * std::size_t(bytes[11]) : 0U);
    const std::size_t whole = length + (bytes[6] > 1 ? 12U : 10U);
    if (whole < npyStart || length > longestHeader) {
        throw inputError(place, ": its header is said to take ", length, " bytes");
    }
    return whole - npyStart;
}

std::size_t npyValues(const std::string& header, std::int64_t pictures, std::int64_t classes)
{
    const NpyHeader read = parseNpyHeader(bytesOf(header), header.size(), place);
    const std::vector<std::int64_t> expected{pictures, classes};
    if (read.shape != expected) {
        throw inputError(place, ": expected scores of shape ", shapeText(expected), ", got ",
                         shapeText(read.shape));
    }
    return static_cast<std::size_t>(read.elements) * read.width;
}

at::Tensor scoresIn(const std::string& file)
{
    at::Tensor scores = parseNpy(bytesOf(file), file.size(), place);
    const at::Tensor finite = scores.isfinite();
    if (!finite.all().item<bool>()) {
        const auto at = (~finite).nonzero()[0];
        throw inputError(place, ": the score of class ", at[1].item<std::int64_t>(), " of picture ",
                         at[0].item<std::int64_t>(), " is no finite number");
    }
    return scores;
}

std::vector<Detection> boxesIn(const std::string& line, int classes)
{
    const nlohmann::json json = parseJson(line, place);
    if (!json.is_array() || json.size() > mostBoxes) {
        throw inputError(place, ": expected a list of at most ", mostBoxes, " boxes, got ", shown(json));
    }
    std::vector<Detection> found;
    for (const nlohmann::json& one : json) {
        if (!one.is_object()) {
            throw inputError(place, ": expected boxes as JSON objects, got ", shown(one));
        }
        found.push_back(boxIn(JsonFields(one, join(place, ": box ", found.size())), classes));
        if (found.back().scores.empty() != found.front().scores.empty()) {
            throw inputError(place, ": some boxes have all scores, others a class alone");
        }
    }
    return found;
}

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
        throw inputError(name, ": expected a JSON object, got ", shown(json));
    }
    JsonFields fields(std::move(json), name);
    PredictorFacts facts;
    VitConfig& config = facts.config;
    fields.require("kind");
    read(fields, "kind", facts.kind);
    read(fields, "layout", facts.layout);
    readSize(fields, config);
    readNormalisation(fields, config);
    readClasses(fields, config);
    readPatch(fields, config);
    const bool boxes = facts.kind == PredictorKind::Boxes;
    config.cropMode.value = boxes ? CropMode::Squash : CropMode::Center; // a detector sees all of the picture
    config.cropFraction.value = 1;
    read(fields, "crop_mode", config.cropMode.value);
    read(fields, "interpolation", config.interpolation.value);
    fields.number("crop", limits::cropFraction.low, limits::cropFraction.high, config.cropFraction.value);
    fields.integer("batch", 1, mostBatch, facts.batch);
    if (std::int64_t(facts.batch) * config.imageHeight * config.imageWidth > mostPixels) {
        fields.refuse("batch", join("at most ", mostPixels, " pixels in all"));
    }
    fields.finish();
    return facts;
}

} // namespace hydra

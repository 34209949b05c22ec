// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/predictor/predictor.h"

#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/message.h"
#include "core/base/printable.h"
#include "core/format/named_array.h"
#include "core/format/npy.h"
#include "core/format/npy_header.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>

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
                                    && m_predictor.facts().kind == PredictorKind::Logits
                                ? m_predictor.config().answers.value
                                : Answers::Values);
    }
    [[nodiscard]] std::int64_t picturesAtOnce() const override { return m_predictor.facts().batch; }

private:
    Predictor& m_predictor;
    int m_class;
};

constexpr const char* place = phrase("its answer");
constexpr std::size_t longestHeader = 65'536, mostBoxes = 10'000;
constexpr double farthest = 1e6; // coordinates in pixels
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
        fields.refuse("box", phrase("[left, top, right, bottom]"));
    }
    Detection found;
    found.box = {corners[0], corners[1], corners[2] - corners[0], corners[3] - corners[1]};
    if (fields.has("scores")) {
        fields.numbers("scores", 0, largestScore, scores);
        if (scores.size() != static_cast<std::size_t>(classes)) {
            fields.refuse("scores", message("%1 numbers", classes));
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

} // namespace

// Runs ASK; rethrows its Error{Input} as Error{Ended} with the command and its last words.
template<class Ask>
auto Predictor::guarded(const Ask& ask)
{
    try {
        return ask();
    } catch (const Error& error) {
        if (error.code() != ErrorCode::Input) {
            throw;
        }
        throw Error(ErrorCode::Ended,
                    message("predictor %1: %2%3", printable(m_command), error, m_child.lastWords()));
    }
}

Predictor::Predictor(std::string command, std::chrono::milliseconds patience, const CancelToken& cancel)
    : m_command(std::move(command))
    , m_child(m_command, patience)
{
    guarded([&] {
        const std::string line = m_child.readLine(longestFirstLine, cancel);
        try {
            m_facts = predictorFacts(line, phrase("its first line"));
        } catch (const Error& error) {
            throw inputError("%1; it begins with %2", error, printable(line));
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
    m_owed = pixels.size(0);
}

at::Tensor Predictor::nextScores(const CancelToken& cancel)
{
    const auto upTo = [&](std::size_t size) {
        if (m_begun.size() < size) {
            m_begun += m_child.read(size - m_begun.size(), cancel);
        }
    };
    upTo(npyStart);
    const std::size_t header = npyStart + npyHeaderRest(m_begun);
    upTo(header);
    upTo(header + npyValues(m_begun.substr(0, header), m_owed, config().numClasses));
    m_owed = 0;
    return scoresIn(std::exchange(m_begun, {}));
}

std::vector<std::vector<Detection>> Predictor::nextBoxes(const CancelToken& cancel)
{
    std::vector<std::vector<Detection>> found;
    for (; m_owed > 0; --m_owed) {
        found.push_back(boxesIn(m_child.readLine(longestLine, cancel), config().numClasses));
    }
    return found;
}

void Predictor::catchUp(const CancelToken& cancel)
{
    if (m_owed > 0) {
        findsBoxes() ? (void)nextBoxes(cancel) : (void)nextScores(cancel);
    }
}

at::Tensor Predictor::scores(const at::Tensor& pixels, const CancelToken& cancel)
{
    return guarded([&] {
        catchUp(cancel);
        std::vector<at::Tensor> found;
        for (const at::Tensor& some : pixels.split(m_facts.batch)) {
            show(some);
            found.push_back(nextScores(cancel));
        }
        return at::cat(found);
    });
}

std::vector<std::vector<Detection>> Predictor::boxes(const at::Tensor& pixels, const CancelToken& cancel)
{
    return guarded([&] {
        catchUp(cancel);
        std::vector<std::vector<Detection>> found;
        for (const at::Tensor& some : pixels.split(m_facts.batch)) {
            show(some);
            auto next = nextBoxes(cancel);
            std::move(next.begin(), next.end(), std::back_inserter(found));
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

ShownPicture shownTo(const Predictor& predictor, const at::Tensor& pixels)
{
    const VitConfig& config = predictor.config();
    return {pixels, config.gridHeight(), config.gridWidth(), config.mean, config.std, {}};
}

std::size_t npyHeaderRest(const std::string& start)
{
    if (start.size() < npyStart || std::memcmp(start.data(), "\x93NUMPY", 6) != 0) {
        throw inputError("%1: not an array in NumPy's format: %2", place, shown(start.substr(0, npyStart)));
    }
    const std::uint8_t* const bytes = bytesOf(start);
    const std::size_t length = bytes[8] + 256U * bytes[9]
        + (bytes[6] > 1 ? 65'536U * std::size_t(bytes[10]) + 16'777'216U * std::size_t(bytes[11]) : 0U);
    const std::size_t whole = length + (bytes[6] > 1 ? 12U : 10U);
    if (whole < npyStart || length > longestHeader) {
        throw inputError("%1: its header claims %2 bytes", place, length);
    }
    return whole - npyStart;
}

std::size_t npyValues(const std::string& header, std::int64_t pictures, std::int64_t classes)
{
    const NpyHeader read = parseNpyHeader(bytesOf(header), header.size(), place);
    const std::vector<std::int64_t> expected{pictures, classes};
    if (read.shape != expected) {
        throw inputError("%1: expected scores of shape %2, got %3", place, shapeText(expected),
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
        throw inputError("%1: the score of class %2 of picture %3 is not finite", place,
                         at[1].item<std::int64_t>(), at[0].item<std::int64_t>());
    }
    return scores;
}

std::vector<Detection> boxesIn(const std::string& line, int classes)
{
    const nlohmann::json json = parseJson(line, place);
    if (!json.is_array() || json.size() > mostBoxes) {
        throw inputError("%1: expected a list of at most %2 boxes, got %3", place, mostBoxes, shown(json));
    }
    std::vector<Detection> found;
    for (const nlohmann::json& one : json) {
        if (!one.is_object()) {
            throw inputError("%1: expected boxes as JSON objects, got %2", place, shown(one));
        }
        found.push_back(boxIn(JsonFields(one, message("%1: box %2", place, found.size())), classes));
        if (found.back().scores.empty() != found.front().scores.empty()) {
            throw inputError("%1: some boxes have all scores, others only a class", place);
        }
    }
    return found;
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/predictor/predictor_question.h"

#include "core/base/error.h"
#include "core/explain/explain.h"
#include "core/explain/method_table.h"
#include "core/image/preprocess.h"
#include "core/predictor/predictor.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <numeric>

namespace hydra {

namespace {

Rect inPicture(const Rect& box, const InputGeometry& at)
{
    const double x = at.seen.width / at.inputWidth, y = at.seen.height / at.inputHeight;
    return {at.seen.x + box.x * x, at.seen.y + box.y * y, box.width * x, box.height * y};
}

std::vector<float> valuesOf(const at::Tensor& scores)
{
    const at::Tensor row = scores.to(at::kFloat).contiguous();
    return {row.data_ptr<float>(), row.data_ptr<float>() + row.numel()};
}

} // namespace

void requireFitting(const std::string& method, PredictorKind kind)
{
    const bool boxes = kind == PredictorKind::Boxes;
    if (method == riseOfBoxes && !boxes) {
        throw usageError("method d-rise explains a box, and this predictor answers with scores of classes");
    }
    if (boxes && method == "rise") {
        throw usageError("of a box, RISE is called d-rise");
    }
    if (method != riseOfBoxes && !needsNoNetwork(methodInfo(method))) {
        throw usageError("method ", method, " reads the inside of a network, and a predictor shows none");
    }
}

std::vector<std::string> methodsFor(PredictorKind kind)
{
    std::vector<std::string> methods;
    for (const MethodInfo& info : methodTable()) {
        if (needsNoNetwork(info)) {
            const bool rise = kind == PredictorKind::Boxes && info.blackBox == BlackBox::Rise;
            methods.emplace_back(rise ? riseOfBoxes : info.id);
        }
    }
    return methods;
}

AskedPicture::AskedPicture(Predictor& predictor, ModelInput input, const CancelToken& cancel)
    : m_predictor(predictor)
    , m_input(std::make_unique<ModelInput>(std::move(input)))
{
    if (predictor.findsBoxes()) {
        m_detections = std::move(predictor.boxes(m_input->pixels, cancel).front());
        std::stable_sort(
            m_detections.begin(), m_detections.end(),
            [](const Detection& a, const Detection& b) { return a.confidence() > b.confidence(); });
        for (const Detection& each : m_detections) {
            m_answer.boxes.push_back(
                {inPicture(each.box, m_input->geometry), each.classIndex, each.confidence()});
        }
        return;
    }
    const at::Tensor scores = predictor.scores(m_input->pixels, cancel)[0];
    m_answer.scores = valuesOf(scores);
    if (predictor.facts().kind == PredictorKind::Logits) {
        m_answer.shares = valuesOf(sharesOf(predictor.config().answers, scores));
    }
    m_answer.ranking.resize(m_answer.scores.size());
    std::iota(m_answer.ranking.begin(), m_answer.ranking.end(), 0);
    std::stable_sort(m_answer.ranking.begin(), m_answer.ranking.end(), [this](int a, int b) {
        return m_answer.scores[std::size_t(a)] > m_answer.scores[std::size_t(b)];
    });
}

AskedPicture::~AskedPicture() = default;
AskedPicture::AskedPicture(AskedPicture&&) noexcept = default;

const InputGeometry& AskedPicture::geometry() const
{
    return m_input->geometry;
}

const PredictorFacts& AskedPicture::facts() const
{
    return m_predictor.facts();
}

std::int64_t AskedPicture::picturesFor(const MapOptions& options) const
{
    MapOptions asked = options;
    asked.method = options.method == riseOfBoxes ? "rise" : options.method;
    const VitConfig& config = m_predictor.config();
    return passesOf(asked, config, 1, config.gridHeight(), config.gridWidth()).passes;
}

void AskedPicture::requireClass(int classIndex) const
{
    if (classIndex < 0 || std::size_t(classIndex) >= m_answer.scores.size()) {
        throw usageError("class: expected 0 to ", m_answer.scores.size() - 1, ", got ", classIndex);
    }
}

const Detection& AskedPicture::boxAt(std::size_t index) const
{
    if (index >= m_detections.size()) {
        throw usageError("box: the predictor finds ", m_detections.size(), " boxes, there is no box ", index);
    }
    return m_detections[index];
}

std::unique_ptr<Scorer> AskedPicture::scorer(const PredictorQuestion& question) const
{
    if (m_predictor.findsBoxes()) {
        return scorerOf(m_predictor, boxAt(question.box));
    }
    requireClass(question.classIndex);
    return scorerOf(m_predictor, question.classIndex);
}

ShownPicture AskedPicture::shown() const
{
    return shownTo(m_predictor, m_input->pixels);
}

Map AskedPicture::mapOfClass(const PredictorQuestion& question, const CancelToken& cancel,
                             const Progress& progress, const std::function<void(const Map&)>& grown) const
{
    const int classIndex = question.classIndex;
    requireClass(classIndex);
    Map map = explainThrough(*scorerOf(m_predictor, classIndex), shown(), question.options, cancel,
                             {progress, grown});
    map.classIndex = classIndex;
    map.targetValue = double(m_answer.scores[std::size_t(classIndex)]);
    return map;
}

Map AskedPicture::mapOfBox(const PredictorQuestion& question, const CancelToken& cancel,
                           const Progress& progress, const std::function<void(const Map&)>& grown) const
{
    const Detection& box = boxAt(question.box);
    MapOptions options = question.options;
    const bool masked = options.method == riseOfBoxes || options.method == "rise";
    options.method = masked ? "rise" : options.method;
    const auto scorer = scorerOf(m_predictor, box);
    Map map = explainThrough(*scorer, shown(), options, cancel, {progress, grown});
    map.target = join("box ", question.box);
    map.targetValue = box.confidence();
    if (masked) {
        map.matched = scorer->matched();
    }
    return map;
}

Map AskedPicture::explain(const PredictorQuestion& question, const CancelToken& cancel,
                          const Progress& progress, const std::function<void(const Map&)>& grown) const
{
    if (m_predictor.findsBoxes()) {
        return mapOfBox(question, cancel, progress, grown);
    }
    return mapOfClass(question, cancel, progress, grown);
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe, opened and asked like a model, one question at a time.
#include "core/base/message.h"
#include "core/base/timing.h"
#include "core/engine/inquiry.h"
#include "core/engine/open_files_caches.h"
#include "core/engine/session_caches.h"
#include "core/evaluate/map_score.h"
#include "core/evaluate/perturbation.h"
#include "core/explain/method_table.h"
#include "core/question/model_of.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::engine {

namespace {

// Waits for PROGRAM's turn, then calls WORK, which asks it. Rethrows the error of a program that has ended.
template<class Work>
auto askedOf(Program& program, const CancelToken& cancel, const Work& work)
{
    constexpr auto between = std::chrono::milliseconds(20);
    std::unique_lock<std::recursive_timed_mutex> turn(program.asking, std::defer_lock);
    while (!turn.try_lock_for(between)) {
        cancel.check();
    }
    if (program.ended) {
        throw *program.ended;
    }
    try {
        return work();
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Ended) {
            program.ended = error;
        }
        throw;
    }
}

Rect inPicture(const Rect& box, const InputGeometry& at)
{
    const double x = at.seen.width / at.inputWidth, y = at.seen.height / at.inputHeight;
    return {at.seen.x + box.x * x, at.seen.y + box.y * y, box.width * x, box.height * y};
}

Prediction boxesOf(Predictor& predictor, const ModelInput& input, const CancelToken& cancel)
{
    Prediction p;
    p.answers = Answers::Values;
    std::vector<Detection> found = std::move(predictor.boxes(input.pixels, cancel).front());
    for (Detection& each : found) {
        p.boxes.push_back(
            {inPicture(each.box, input.geometry), each.classIndex, each.confidence(), std::move(each)});
    }
    std::stable_sort(p.boxes.begin(), p.boxes.end(),
                     [](const FoundBox& a, const FoundBox& b) { return a.score > b.score; });
    return p;
}

Prediction scoresOf(Predictor& predictor, const ModelInput& input, const CancelToken& cancel)
{
    const at::Tensor scores = predictor.scores(input.pixels, cancel)[0];
    if (predictor.facts().kind != PredictorKind::Logits) {
        return predictionOf(Answers::Values, scores, scores);
    }
    const Answers answers = predictor.config().answers;
    return predictionOf(answers, scores, sharesOf(answers, scores));
}

// What a program is asked about: a class, or one of the boxes it found.
struct Aim
{
    PredictionPtr answer;
    int classIndex = -1;
    const FoundBox* box = nullptr;
};

Aim aimOf(const Predictor& predictor, const MapKey& key, const Inquiry& inquiry)
{
    const ClassChoice& target = key.target;
    Aim aim{inquiry.to(key.network)};
    if (!predictor.findsBoxes()) {
        if (!target.isClass()) {
            throw usageError("this predictor scores classes: expected a class, got %1", text(target));
        }
        aim.classIndex = inquiry.session.resolveClass(key, inquiry.cancel);
        if (aim.classIndex < 0 || aim.classIndex >= predictor.config().numClasses) {
            throw usageError("class: expected 0 to %1, got %2", predictor.config().numClasses - 1,
                             aim.classIndex);
        }
        return aim;
    }
    if (target.kind != ClassChoice::Kind::Box) {
        throw usageError("this predictor finds boxes: expected a box, got %1", text(target));
    }
    const std::vector<FoundBox>& boxes = aim.answer->boxes;
    if (target.value < 0 || std::size_t(target.value) >= boxes.size()) {
        throw usageError("box: the predictor finds %1 boxes, there is no box %2", boxes.size(), target.value);
    }
    aim.box = &boxes[std::size_t(target.value)];
    return aim;
}

} // namespace

OpenedModel OpenFiles::openProgram(const std::string& command, std::chrono::milliseconds patience,
                                   const CancelToken& cancel)
{
    const auto program = std::make_shared<Program>();
    program->predictor = std::make_shared<Predictor>(command, patience, cancel);
    const PredictorFacts& facts = program->predictor->facts();
    OpenedModel model;
    const std::string joined = command + '\n' + facts.line;
    model.id = sha256(joined.data(), joined.size());
    model.path = command;
    model.format = "program";
    model.config = facts.config;
    model.program = facts.kind;
    ProgramPtr before; // destroyed after the lock
    const std::lock_guard lock(m_caches->mutex);
    before = std::exchange(m_caches->programs[model.id], program);
    return model;
}

ProgramPtr OpenFiles::program(const ModelId& id)
{
    const std::lock_guard lock(m_caches->mutex);
    const auto found = m_caches->programs.find(id);
    return found != m_caches->programs.end() ? found->second : nullptr;
}

bool OpenFiles::answers(const ModelId& id)
{
    const ProgramPtr program = this->program(id);
    if (!program) {
        return false;
    }
    const std::lock_guard one(program->asking);
    return !program->ended;
}

bool OpenFiles::forgetProgram(const ModelId& id, const ProgramPtr& program)
{
    const std::lock_guard lock(m_caches->mutex);
    const auto found = m_caches->programs.find(id);
    if (found == m_caches->programs.end() || found->second != program) {
        return false;
    }
    m_caches->programs.erase(found);
    return true;
}

std::shared_ptr<const VitConfig> OpenFiles::config(const ModelId& id)
{
    if (const ProgramPtr program = this->program(id)) {
        return {program, &program->predictor->config()};
    }
    const NetworkPtr network = this->network(id);
    return {network, &network->config()};
}

void Session::forgetProgram(const ModelId& id, const ProgramPtr& program)
{
    if (m_files.forgetProgram(id, program)) {
        forgetAnswers(id);
    }
}

void Session::forgetAnswers(const ModelId& id)
{
    const std::lock_guard lock(m_caches->mutex);
    const auto forget = [&](auto& memory) {
        memory.eraseIf([&](const auto& key) { return modelOf(key) == id; });
    };
    std::apply([&](auto&... memories) { (forget(memories), ...); }, m_caches->answers);
}

std::optional<Prediction> predictionThrough(const NetworkKey& key, const Inquiry& inquiry)
{
    const ProgramPtr program = inquiry.session.files().program(key.model);
    if (!program) {
        return std::nullopt;
    }
    if (!key.without.empty()) {
        throw usageError("a predictor does not expose its inside, so nothing can be switched off in it");
    }
    Predictor& predictor = *program->predictor;
    const InputPtr input = inquiry.input(key);
    return askedOf(*program, inquiry.cancel, [&] {
        Prediction p;
        const double seconds = secondsOf([&] {
            p = predictor.findsBoxes() ? boxesOf(predictor, *input, inquiry.cancel)
                                       : scoresOf(predictor, *input, inquiry.cancel);
        });
        p.milliseconds = 1000 * seconds;
        return p;
    });
}

void Session::askProgram(const MapKey& key, const CancelToken& cancel,
                         const std::function<void(const ScoredPicture&)>& work)
{
    const ProgramPtr program = m_files.program(key.network.model);
    if (!program) {
        throw usageError("expected a predictor, got a network");
    }
    Predictor& predictor = *program->predictor;
    const Aim aim = aimOf(predictor, key, {*this, {}, cancel});
    const InputPtr input = m_files.input(key.network.image, key.network.model, key.network.size);
    askedOf(*program, cancel, [&] {
        const std::unique_ptr<Scorer> scorer = aim.box != nullptr
            ? std::unique_ptr<Scorer>(scorerOf(predictor, aim.box->seen))
            : scorerOf(predictor, aim.classIndex);
        work({*scorer, shownTo(predictor, input->pixels), aim.classIndex});
    });
}

std::optional<Map> mapThrough(const MapKey& key, const Inquiry& inquiry)
{
    const ProgramPtr program = inquiry.session.files().program(key.network.model);
    if (!program) {
        return std::nullopt;
    }
    const Predictor& predictor = *program->predictor;
    requireFitting(key.options.method, answererOf(predictor.facts().kind));
    const Aim aim = aimOf(predictor, key, inquiry); // kept: the program's next answer may differ
    Map map;
    inquiry.session.askProgram(key, inquiry.cancel, [&](const ScoredPicture& picture) {
        map = explainThrough(picture.scorer, picture.shown, key.options, inquiry.cancel, inquiry.watch);
        map.classIndex = picture.classIndex;
        if (methodInfo(key.options.method).ofBox) {
            map.matched = static_cast<const BoxScorer&>(picture.scorer).matched();
        }
    });
    if (aim.box != nullptr) {
        map.target = targetName(key.target);
        map.targetValue = aim.box->score;
    } else {
        map.targetValue = double(aim.answer->logits[std::size_t(aim.classIndex)]);
    }
    return map;
}

std::optional<Score> scoreThrough(const ScoreKey& key, const Inquiry& inquiry)
{
    const ProgramPtr program = inquiry.session.files().program(key.map.network.model);
    if (!program) {
        return std::nullopt;
    }
    const PredictorFacts& facts = program->predictor->facts();
    const VitConfig& config = facts.config;
    const std::vector<float> values = valuesFor(key, config.gridHeight(), config.gridWidth(), inquiry);
    Score score;
    inquiry.session.askProgram(key.map, inquiry.cancel, [&](const ScoredPicture& picture) {
        const PerturbationProbe probe(picture.scorer, picture.shown, picture.classIndex, inquiry.cancel);
        score = scoreMap(probe, config, key, values, inquiry.cancel);
        if (facts.kind != PredictorKind::Logits) { // the score is not a probability
            score.classIndex = -1;
            score.target = picture.classIndex < 0 ? targetName(key.map.target)
                                                  : Message(config.className(picture.classIndex));
        }
    });
    return score;
}

} // namespace hydra::engine

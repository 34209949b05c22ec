// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe, opened and asked like a model, one question at a time.
#include "core/base/timing.h"
#include "core/engine/open_files_caches.h"
#include "core/engine/session_caches.h"

#include <ATen/ATen.h>

namespace hydra::engine {

OpenedModel OpenFiles::openProgram(const std::string& command, std::chrono::milliseconds patience,
                                   const CancelToken& cancel)
{
    const auto program = std::make_shared<Program>();
    program->predictor = std::make_shared<Predictor>(command, patience, cancel);
    const PredictorFacts& facts = program->predictor->facts();
    OpenedModel model;
    const std::string said = command + '\n' + facts.line;
    model.id = sha256(said.data(), said.size());
    model.path = command;
    model.format = "program";
    model.config = facts.config;
    model.program = facts.kind;
    ProgramPtr before; // ends after the lock
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

// Asks once per picture; all maps of it share the answer.
AskedPtr Session::asked(const NetworkKey& key, const CancelToken& cancel)
{
    const ProgramPtr program = m_files.program(key.model);
    if (!program) {
        return nullptr;
    }
    if (!key.without.empty()) {
        throw usageError("nothing can be switched off in a predictor: it shows no inside");
    }
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const AskedPtr* const known = m_caches->asked.find(key)) {
            return *known;
        }
    }
    struct Held
    {
        ProgramPtr program;
        AskedPicture picture;
    };
    const InputPtr input = m_files.input(key.image, key.model, key.size);
    const std::lock_guard one(program->asking);
    const auto held =
        std::make_shared<const Held>(Held{program, AskedPicture(*program->predictor, *input, cancel)});
    const AskedPtr made(held, &held->picture);
    const std::lock_guard lock(m_caches->mutex);
    m_caches->asked.insert(key, made, 1);
    return made;
}

Ask askOf(const PredictorQuestion& question, PredictorKind kind)
{
    Ask ask;
    ask.options = question.options;
    if (ask.options.method == riseOfBoxes) {
        ask.options.method = "rise"; // of a box
    }
    ask.target = kind == PredictorKind::Boxes
        ? ClassChoice{ClassChoice::Kind::Box, static_cast<int>(question.box)}
        : ClassChoice{ClassChoice::Kind::Index, question.classIndex};
    return ask;
}

void Session::forgetProgram(const ModelId& id, const ProgramPtr& program)
{
    if (!m_files.forgetProgram(id, program)) {
        return;
    }
    const std::lock_guard lock(m_caches->mutex);
    m_caches->asked.eraseIf([&](const NetworkKey& key) { return key.model == id; });
    std::get<Caches::Remembered<NetworkKey>>(m_caches->answers).eraseIf([&](const NetworkKey& key) {
        return key.model == id;
    });
    std::get<Caches::Remembered<MapKey>>(m_caches->answers).eraseIf([&](const MapKey& key) {
        return key.network.model == id;
    });
}

std::optional<Prediction> predictionThrough(const NetworkKey& key, const Inquiry& inquiry)
{
    AskedPtr asked;
    const double seconds = secondsOf([&] { asked = inquiry.session.asked(key, inquiry.cancel); });
    if (!asked) {
        return std::nullopt;
    }
    const PredictorAnswer& answer = asked->answer();
    Prediction p;
    p.answers = answer.shares.empty() ? Answers::Values : asked->facts().config.answers.value;
    p.logits = answer.scores;
    p.probabilities = answer.shares.empty() ? answer.scores : answer.shares;
    p.ranking = answer.ranking;
    p.boxes = answer.boxes;
    p.milliseconds = 1000 * seconds;
    return p;
}

std::optional<Map> mapThrough(const MapKey& key, const Inquiry& inquiry)
{
    const ProgramPtr program = inquiry.session.files().program(key.network.model);
    const AskedPtr asked = inquiry.session.asked(key.network, inquiry.cancel);
    if (!program || !asked) {
        return std::nullopt;
    }
    PredictorQuestion question{key.options};
    if (asked->facts().kind == PredictorKind::Boxes) {
        if (key.target.kind != ClassChoice::Kind::Box) {
            throw usageError("this predictor finds boxes: expected a box, got ", text(key.target));
        }
        question.box = std::size_t(key.target.value);
    } else if (!key.target.isClass()) {
        throw usageError("this predictor scores classes: expected a class, got ", text(key.target));
    } else {
        question.classIndex = inquiry.session.resolveClass(key, inquiry.cancel);
    }
    const std::lock_guard one(program->asking);
    return asked->explain(question, inquiry.cancel, inquiry.watch.progress, inquiry.watch.grown);
}

} // namespace hydra::engine

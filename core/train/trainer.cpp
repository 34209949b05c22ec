// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/trainer.h"

#include "core/base/error.h"
#include "core/base/folder_lock.h"
#include "core/base/memory.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/checkpoint/checkpoint.h"
#include "core/nn/cost.h"
#include "core/tensor/device.h"
#include "core/train/batches.h"
#include "core/train/data_set.h"
#include "core/train/export.h"
#include "core/train/history.h"
#include "core/train/optimizer.h"
#include "core/train/sharded_network.h"
#include "core/train/start.h"
#include "core/train/teacher.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::uint64_t headStream = 0x4B;
constexpr int stepsBetweenReports = 10;

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Limits LibTorch's threads within a layer during its lifetime: the trainer's threads process whole shards
// instead, which is faster and reproducible bit by bit.
class LibTorchThreads
{
public:
    explicit LibTorchThreads(int count)
        : m_before(at::get_num_threads())
    {
        at::set_num_threads(count);
    }
    ~LibTorchThreads() { at::set_num_threads(m_before); }
    LibTorchThreads(const LibTorchThreads&) = delete;
    LibTorchThreads& operator=(const LibTorchThreads&) = delete;

private:
    int m_before;
};

std::string percent(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.1f %%", value);
    return text;
}

DataSet loadNamed(const DataConfig& data, const char* name, const TrainConfig& config,
                  const Progress& progress, const CancelToken& cancel)
{
    const Progress named = [&](double done, const Message& what) {
        report(progress, done, message("%1 data: %2", std::string(name), what));
    };
    return loadDataSet(data, config.imageSize, config.patchSize, config.output / "cache", named, cancel);
}

AttentionPlan planOf(const TrainConfig& config)
{
    return trainedPlan(config.vitConfig({}));
}

// Reports the cost before the first picture is read; throws if the training is not feasible.
void sayCost(const TrainConfig& config, const Progress& progress)
{
    const VitConfig network = config.vitConfig({"a", "b"}); // the number of classes is not known yet
    const NetworkCost cost = costOf(network, fullNetwork(network), planOf(config));
    const double perStep = 3.0 * double(cost.macs) * config.batch; // backward costs twice forward
    constexpr double most = 200e12, mebi = 1 << 20;
    if (perStep > most) {
        throw inputError("%1: one step would need %2e12 multiplications, expected at most %3e12: choose a "
                         "smaller image_size, larger patches, or a smaller batch",
                         config.name, perStep / 1e12, most / 1e12);
    }
    // Weights, their average, two moments, and each thread's gradients, in float32; pictures in bytes.
    const double weights = double(cost.parameters) * 4 * (4 + config.threads);
    const double pictures = (double(config.data.kind == DataKind::Scenes ? config.data.count : 0)
                             + double(config.val.kind == DataKind::Scenes ? config.val.count : 0))
        * 3 * config.imageSize * config.imageSize;
    const auto has = double(machineMemory());
    if (weights + pictures > has) {
        throw inputError(
            "%1: needs %2 MiB for its weights and %3 MiB for its pictures; this machine has %4 MiB",
            config.name, std::llround(weights / mebi), std::llround(pictures / mebi),
            std::llround(has / mebi));
    }
    report(
        progress, 0,
        message("%1: %2 steps of %3 pictures, %4 GMACs per picture forward, %5 MiB of weights and pictures",
                config.name, config.steps, config.batch, double(cost.macs) / 1e9,
                std::llround((weights + pictures) / mebi)));
}

class Trainer
{
public:
    Trainer(const TrainConfig& config, const TrainOptions& options, const Progress& progress,
            const CancelToken& cancel)
        : m_config(config)
        , m_progress(progress)
        , m_cancel(cancel)
        , m_device(deviceNamed(options.device))
        , m_checkpoint(config.output / "checkpoint.safetensors")
        , m_identity(config.identity())
        , m_train(loadNamed(config.data, "training", config, progress, cancel))
        , m_val(loadNamed(config.val, "validation", config, progress, cancel))
        , m_teacher(config.teacher.path.empty() ? nullptr
                                                : std::make_unique<Teacher>(m_train, config, m_device))
        , m_network(makeNetwork(), config, m_teacher.get())
        , m_average(makeNetwork()) // the same initial weights
        // On the CPU the cores train; with another device they are free to make batches.
        , m_batches(m_train, config, m_device.is_cpu() ? 1 : config.threads)
        , m_optimizer(m_network.network().parameters(),
                      {config.beta1, config.beta2, 1e-8, config.weightDecay, config.clipNorm})
    {
        requireSameClasses(m_val, "validation");
        if (config.halfProducts && m_device.is_cpu()) {
            report(progress, 0, phrase("half_products: this processor multiplies in float32 anyway"));
        }
    }

    TrainResult run(bool resume);

private:
    [[nodiscard]] TrainableVit makeNetwork() const
    {
        VitExtras extras;
        extras.tokenLabels = m_config.tokenLabels > 0;
        extras.teacherWidth = m_teacher != nullptr && m_config.teacher.features > 0 ? m_teacher->width() : 0;
        if (m_config.separateClassifiers) {
            extras.classifiers = m_config.heads;
        }
        TrainableVit network(m_config.vitConfig(m_train.classNames), planOf(m_config), m_config.seed, extras);
        network.setRate("patch_embed.proj.weight", m_config.patchRate);
        if (!m_config.start.empty()) {
            startFrom(network, loadCheckpoint(m_config.start, {}, {}, m_cancel));
        }
        if (m_config.whitenPatches) {
            whitenPatches(network, m_train, m_config);
        }
        network.moveTo(m_device);
        return network;
    }
    void requireSameClasses(const DataSet& set, const char* name) const
    {
        if (set.classNames != m_train.classNames) {
            throw inputError(
                "%1 data: expected the %2 classes of the training data, found %3 classes or other names",
                name, m_train.classes(), set.classes());
        }
    }
    void begin(bool resume);
    void oneStep();
    [[nodiscard]] bool atEpochEnd() const; // with losses of the epoch not yet written
    void endEpoch(HistoryFile& history);
    void reportStep() const;
    // Returns the losses in use besides the classifier's.
    [[nodiscard]] Message lossesText(double tokens, double hints) const
    {
        const Message token = m_config.tokenLabels > 0 ? message(", tokens %1", tokens) : Message();
        const Message hint = m_config.teacher.features > 0 ? message(", distillation %1", hints) : Message();
        return message("%1%2", token, hint);
    }
    void save()
    {
        saveTrainState(
            m_checkpoint, m_identity,
            {{"training_name", m_config.name}, {"class_names", nlohmann::json(m_train.classNames).dump()}},
            m_state, m_network.network(), m_average, m_optimizer);
    }
    [[nodiscard]] int drawHeads(std::int64_t step) const;
    [[nodiscard]] HeadAccuracy evaluate(const DataSet& set, int heads)
    {
        return evaluateHeads(m_average, heads, set, m_config, m_network.workers(), m_cancel);
    }
    [[nodiscard]] double rateOf(std::int64_t step) const
    {
        return cosineRate(step, m_config.steps, m_config.warmupSteps, m_config.learningRate,
                          m_config.finalLearningRate);
    }
    [[nodiscard]] double fraction() const
    {
        return static_cast<double>(m_state.step) / static_cast<double>(m_config.steps);
    }
    void finish(TrainResult& result);
    void storeAnswers()
    {
        if (m_teacher != nullptr && m_config.teacher.views > 0) {
            const std::int64_t epoch = (m_state.step - 1) / m_batches.stepsPerEpoch();
            m_teacher->store(static_cast<int>(epoch % m_config.teacher.views));
        }
    }

    const TrainConfig& m_config;
    const Progress& m_progress;
    const CancelToken& m_cancel;
    at::Device m_device;
    Path m_checkpoint;
    std::string m_identity;
    DataSet m_train, m_val;
    std::unique_ptr<Teacher> m_teacher; // or null
    ShardedNetwork m_network;
    TrainableVit m_average;
    Batches m_batches;
    AdamW m_optimizer;
    TrainProgress m_state;
};

int Trainer::drawHeads(std::int64_t step) const
{
    CounterRandom random(m_config.seed, headStream, static_cast<std::uint64_t>(step));
    if (m_config.weights.empty()) {
        return m_config.heads[random.below(static_cast<std::uint32_t>(m_config.heads.size()))];
    }
    double sum = 0;
    for (const double weight : m_config.weights) {
        sum += weight;
    }
    double left = random.uniform() * sum;
    for (std::size_t i = 0; i < m_config.heads.size(); ++i) {
        left -= m_config.weights[i];
        if (left < 0) {
            return m_config.heads[i];
        }
    }
    return m_config.heads.back();
}

void Trainer::oneStep()
{
    const auto start = Clock::now();
    const Batch batch = m_batches.take(m_state.step);
    const int heads = drawHeads(m_state.step);
    const StepLoss loss = m_network.backward(batch, heads);
    if (!std::isfinite(loss.classes + loss.tokens + loss.hints)) {
        throw inputError("%1: the loss of step %2 is not a number: the training has diverged; try a lower "
                         "learning_rate or a longer warm-up. The last checkpoint was written before",
                         m_config.name, m_state.step + 1);
    }
    // Early on the average would be mostly initial weights: its decay grows with the number of steps.
    const auto done = static_cast<double>(m_state.step);
    const double decay = std::min(m_config.ema, (1 + done) / (10 + done));
    m_optimizer.step(m_network.shards(), m_average, rateOf(m_state.step), decay, m_network.workers());
    m_state.lossSum += loss.classes;
    m_state.tokenLossSum += loss.tokens;
    m_state.hintLossSum += loss.hints;
    ++m_state.lossCount;
    ++m_state.step;
    const double spent = secondsSince(start);
    m_state.seconds += spent;
    m_state.epochSeconds += spent;
}

void Trainer::endEpoch(HistoryFile& history)
{
    HistoryRow row;
    row.epoch =
        m_state.step / m_batches.stepsPerEpoch() + (m_state.step % m_batches.stepsPerEpoch() != 0 ? 1 : 0);
    row.step = m_state.step;
    const bool last = m_state.step == m_config.steps;
    std::string accuracies;
    if (last || row.epoch % m_config.valEvery == 0) {
        for (const int heads : m_config.valHeads) {
            const HeadAccuracy judged = evaluate(m_val, heads);
            row.top1.push_back(judged.percent());
            row.valLoss.push_back(judged.loss);
            accuracies += ", k=" + std::to_string(heads) + " " + percent(row.top1.back());
        }
    }
    const auto count = static_cast<double>(std::max<std::int64_t>(1, m_state.lossCount));
    row.seconds = m_state.seconds;
    row.learningRate = rateOf(m_state.step - 1); // of the last step, which an earlier run may have made
    row.loss = m_state.lossSum / count;
    row.tokenLoss = m_state.tokenLossSum / count;
    row.hintLoss = m_state.hintLossSum / count;
    row.imagesPerSecond = count * m_config.batch / std::max(1e-9, m_state.epochSeconds);
    history.add(row);
    report(m_progress, fraction(),
           message("epoch %1, step %2 of %3: loss %4%5, rate %6, %7 images/s%8", row.epoch, row.step,
                   m_config.steps, row.loss, lossesText(row.tokenLoss, row.hintLoss), row.learningRate,
                   static_cast<int>(row.imagesPerSecond), accuracies));
    m_state.lossSum = m_state.tokenLossSum = m_state.hintLossSum = m_state.epochSeconds = 0;
    m_state.lossCount = 0;
}

void Trainer::begin(bool resume)
{
    if (isThere(m_checkpoint)) {
        if (!resume) {
            throw usageError("%1: already contains a training; resume it, or name another output folder",
                             m_checkpoint.string());
        }
        m_state = loadTrainState(m_checkpoint, m_identity, m_network.network(), m_average, m_optimizer);
    }
}

bool Trainer::atEpochEnd() const
{
    return m_state.lossCount > 0
        && (m_state.step % m_batches.stepsPerEpoch() == 0 || m_state.step == m_config.steps);
}

void Trainer::reportStep() const
{
    const auto count = static_cast<double>(std::max<std::int64_t>(1, m_state.lossCount));
    report(m_progress, fraction(),
           message("step %1 of %2: loss %3%4, %5 images/s", m_state.step, m_config.steps,
                   m_state.lossSum / count,
                   lossesText(m_state.tokenLossSum / count, m_state.hintLossSum / count),
                   static_cast<int>(count * m_config.batch / std::max(1e-9, m_state.epochSeconds))));
}

TrainResult Trainer::run(bool resume)
{
    begin(resume);
    // A checkpoint at the end of an epoch was written before its row: validation may have been cancelled.
    HistoryFile history(m_config.output / "history.csv", m_config.valHeads,
                        m_state.step - (atEpochEnd() ? 1 : 0));
    while (m_state.step < m_config.steps || atEpochEnd()) {
        if (m_cancel.cancelled()) {
            save();
            m_cancel.check();
        }
        if (atEpochEnd()) {
            save();
            storeAnswers();
            endEpoch(history);
            save();
            continue;
        }
        oneStep();
        if (m_state.step % m_config.checkpointSteps == 0) {
            save();
        }
        if (m_state.step % stepsBetweenReports == 0) {
            reportStep();
        }
    }
    TrainResult result;
    result.history = m_config.output / "history.csv";
    finish(result);
    return result;
}

void Trainer::finish(TrainResult& result)
{
    if (m_config.half) {
        roundToHalf(m_average);
    }
    result.weights = m_config.output / (m_config.name + ".safetensors");
    result.card = m_config.output / (m_config.name + ".md");
    result.steps = m_state.step;
    result.seconds = m_state.seconds;
    writeWeights(result.weights, m_config, m_average);
    const bool separate = m_config.test.given();
    if (separate) {
        m_val = loadNamed(m_config.test, "test", m_config, m_progress, m_cancel);
        requireSameClasses(m_val, "test");
    }
    for (const int heads : m_config.heads) {
        result.accuracy.push_back(evaluate(m_val, heads));
        report(m_progress, 1.0,
               message("final k=%1: top-1 %2 of %3", heads, percent(result.accuracy.back().percent()),
                       result.accuracy.back().images));
    }
    writeFileAtomically(result.card, cardText(m_config, m_average, result, m_train.count));
}

} // namespace

TrainResult train(const TrainConfig& config, const TrainOptions& options, const Progress& progress,
                  const CancelToken& cancel)
{
    keepFreedMemory(); // saves a sixth of the time
    requireFolder(config.output); // before the data are read
    const FolderLock alone(config.output, "training");
    sayCost(config, progress);
    const LibTorchThreads one(1);
    return Trainer(config, options, progress, cancel).run(options.resume);
}

TrainResult train(const Path& configFile, const TrainOptions& options, const Progress& progress,
                  const CancelToken& cancel)
{
    return train(TrainConfig::load(configFile), options, progress, cancel);
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/sae_trainer.h"

#include "core/base/counter_random.h"
#include "core/base/error.h"
#include "core/base/folder_lock.h"
#include "core/base/memory.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/checkpoint/checkpoint.h"
#include "core/dictionary/sae_card.h"
#include "core/dictionary/sae_step.h"
#include "core/format/safetensors.h"
#include "core/sae/read_autoencoder.h"
#include "core/sae/write_autoencoder.h"
#include "core/tensor/compute_on.h"
#include "core/tensor/device.h"
#include "core/train/optimizer.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>

namespace hydra {

namespace {

constexpr std::uint64_t orderStream = 0x5A0, mixStream = 0x5A1;
constexpr int stepsBetweenReports = 10;
constexpr std::int64_t picturesAtOnce = 32;
constexpr std::size_t mostLeftOut = 20;
constexpr int scenesJudged = 600;

using Clock = std::chrono::steady_clock;

std::vector<std::size_t> shuffled(std::size_t count, CounterRandom random)
{
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t(0));
    for (std::size_t i = count; i > 1; --i) {
        std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    }
    return order;
}

std::string decimal(double value)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.6g", value);
    return text;
}

TokensBehind tokensOf(const SaeConfig& config, const Checkpoint& checkpoint, int heads)
{
    return {VisionTransformer(checkpoint.config, checkpoint.tensors), config.block, heads};
}

class Trainer
{
public:
    Trainer(const SaeConfig& config, const Progress& progress, const CancelToken& cancel)
        : m_config(config)
        , m_progress(progress)
        , m_cancel(cancel)
        , m_model(loadCheckpoint(config.model, {}, {}, cancel))
        , m_tokens(tokensOf(config, m_model, config.heads))
        , m_pictures(config.data, Preprocessing::of(m_model.config), cancel)
        , m_val(config.val, Preprocessing::of(m_model.config), cancel)
        , m_workers(config.threads)
        , m_checkpoint(config.output / "checkpoint.safetensors")
        , m_identity(identityOf())
    {
        m_shape.k = config.k;
        m_shape.auxK = config.auxK;
        m_shape.auxWeight = config.auxWeight;
        m_shape.prefixes.assign(config.prefixes.begin(), config.prefixes.end());
        if (m_shape.prefixes.empty()) {
            m_shape.prefixes = {config.features};
        }
    }

    SaeTraining run(bool resume);

private:
    [[nodiscard]] std::string identityOf() const
    {
        return m_config.identity() + m_model.id; // the same name may hold other weights
    }
    void requireRoom() const;
    void begin(bool resume);
    void startAnew();
    void takeUp();
    void save();
    void fill(std::int64_t round);
    void oneStep();
    void endRow();
    void finish();
    [[nodiscard]] Autoencoder made() const;
    [[nodiscard]] std::int64_t stepsPerRound() const
    {
        return std::max<std::int64_t>(
            1, std::int64_t{m_config.pictures} * m_model.config.patches() / m_config.batch);
    }
    [[nodiscard]] double fraction() const { return double(m_step) / double(m_config.steps); }

    const SaeConfig& m_config;
    const Progress& m_progress;
    const CancelToken& m_cancel;
    at::Device m_device = deviceNamed(computesOn().device); // device of the networks
    Checkpoint m_model;
    TokensBehind m_tokens;
    PictureSource m_pictures, m_val;
    Workers m_workers;
    Path m_checkpoint;
    std::string m_identity;
    SaeShape m_shape;
    SaeWeights m_weights; // for tokens divided by m_scale
    std::optional<SaeOptimizer> m_optimizer;
    at::Tensor m_quiet; // [n] long: patches since each feature fired
    double m_scale = 1; // typical distance of tokens from their mean
    at::Tensor m_patches; // [N,d] of the round, divided by m_scale
    std::vector<std::size_t> m_order; // order of m_patches in training
    std::int64_t m_round = -1, m_step = 0;
    double m_seconds = 0, m_lossSum = 0, m_auxSum = 0, m_rowSeconds = 0;
    std::int64_t m_lossCount = 0;
    std::string m_history = "epoch,step,seconds,learning_rate,loss,aux_loss,held_out_loss,dead,images_per_"
                            "second\n";
    SaeTraining m_result;
};

// Reads the pictures of ROUND and shuffles their patches.
void Trainer::fill(std::int64_t round)
{
    const auto count = m_pictures.count();
    const auto each = std::min(count, static_cast<std::size_t>(m_config.pictures));
    std::vector<std::size_t> places;
    std::vector<std::size_t> order;
    std::size_t epochOf = std::numeric_limits<std::size_t>::max();
    for (std::size_t i = 0; i < each; ++i) {
        const std::size_t at = static_cast<std::size_t>(round) * each + i;
        if (at / count != epochOf) {
            epochOf = at / count;
            order = shuffled(count, CounterRandom(m_config.seed, orderStream, epochOf));
        }
        places.push_back(order[at % count]);
    }
    const PictureSource::Read read = m_pictures.read(places, m_workers, m_cancel);
    for (const Message& why : read.leftOut) {
        auto& reasons = m_result.leftOut;
        if (reasons.size() < mostLeftOut && std::find(reasons.begin(), reasons.end(), why) == reasons.end()) {
            reasons.push_back(why);
        }
    }
    std::vector<at::Tensor> parts;
    for (std::int64_t from = 0; from < read.pixels.size(0); from += picturesAtOnce) {
        const at::Tensor x = m_tokens.read(
            read.pixels.narrow(0, from, std::min(picturesAtOnce, read.pixels.size(0) - from)), m_cancel);
        parts.push_back(m_tokens.patches(x));
    }
    m_patches = at::cat(parts);
    m_order = shuffled(static_cast<std::size_t>(m_patches.size(0)),
                       CounterRandom(m_config.seed, mixStream, static_cast<std::uint64_t>(round)));
    m_round = round;
}

// Called before the first picture is read; throws if the memory cannot suffice.
void Trainer::requireRoom() const
{
    const double weights = 8.0 * m_config.features * m_tokens.width(); // with Adam's moments, gradient
    const double codes = 4.0 * m_config.features * m_config.batch;
    const double patches = 2.0 * m_config.pictures * m_model.config.patches() * m_tokens.width();
    const double bytes = 4 * (weights + codes + patches), has = double(machineMemory());
    if (bytes > has) {
        constexpr double mebi = 1 << 20;
        throw inputError("%1: needs about %2 MiB, and this machine has %3 MiB: choose fewer features, "
                         "pictures or a smaller batch",
                         m_config.name, std::llround(bytes / mebi), std::llround(has / mebi));
    }
}

void Trainer::startAnew()
{
    fill(0);
    const at::Tensor mean = m_patches.mean(0);
    m_scale = std::sqrt((m_patches - mean).square().sum(1).mean().item<double>());
    if (!(m_scale > 0) || !std::isfinite(m_scale)) {
        throw inputError("%1: the patches after block %2 are all the same: nothing can be learned from them",
                         m_config.model.string(), m_config.block);
    }
    m_patches /= m_scale;
    m_weights = SaeWeights::drawn(m_config.features, mean / m_scale, m_config.seed);
    m_quiet = at::zeros({m_config.features}, m_patches.options().dtype(at::kLong));
    m_optimizer.emplace(m_weights);
}

void Trainer::begin(bool resume)
{
    if (!isThere(m_checkpoint)) {
        startAnew();
    } else if (resume) {
        takeUp();
    } else {
        throw usageError("%1: already contains a training; resume it, or name another output folder",
                         m_checkpoint.string());
    }
}

void Trainer::save()
{
    NamedTensors tensors{{"quiet", m_quiet.cpu()}};
    const char* const names[] = {"W_enc", "b_enc", "W_dec", "b_dec"};
    for (std::size_t i = 0; i < 4; ++i) {
        tensors[names[i]] = m_weights.all()[i]->cpu();
        tensors[std::string(names[i]) + ".first"] = m_optimizer->first()[i].cpu();
        tensors[std::string(names[i]) + ".second"] = m_optimizer->second()[i].cpu();
    }
    const nlohmann::json state{{"step", m_step},      {"scale", m_scale},     {"seconds", m_seconds},
                               {"loss", m_lossSum},   {"aux", m_auxSum},      {"count", m_lossCount},
                               {"row", m_rowSeconds}, {"history", m_history}, {"left_out", m_result.leftOut}};
    writeSafetensors(m_checkpoint, tensors, {{"training", m_identity}, {"state", state.dump()}});
}

void Trainer::takeUp()
{
    Safetensors file = readSafetensors(m_checkpoint);
    if (file.metadata["training"] != m_identity) {
        throw usageError("%1: belongs to another configuration or model; name another output folder",
                         m_checkpoint.string());
    }
    const nlohmann::json state = nlohmann::json::parse(file.metadata["state"], nullptr, false);
    const std::int64_t n = m_config.features, d = m_tokens.width();
    const auto take = [&](const std::string& name, at::IntArrayRef shape, at::ScalarType type) {
        const auto found = file.tensors.find(name);
        if (found == file.tensors.end() || found->second.sizes() != shape
            || found->second.scalar_type() != type) {
            throw inputError("%1: %2: expected %3 of a training", m_checkpoint.string(), name, shape);
        }
        return found->second.to(m_device, false, true);
    };
    try {
        m_step = state.at("step");
        m_scale = state.at("scale");
        m_seconds = state.at("seconds");
        m_lossSum = state.at("loss");
        m_auxSum = state.at("aux");
        m_lossCount = state.at("count");
        m_rowSeconds = state.at("row");
        m_history = state.at("history");
        const auto leftOut = state.at("left_out").get<std::vector<std::string>>();
        m_result.leftOut = {leftOut.begin(), leftOut.end()};
    } catch (const nlohmann::json::exception&) {
        throw inputError("%1: expected the state of a training", m_checkpoint.string());
    }
    const std::vector<std::vector<std::int64_t>> shapes{{n, d}, {n}, {n, d}, {d}};
    const char* const names[] = {"W_enc", "b_enc", "W_dec", "b_dec"};
    for (std::size_t i = 0; i < 4; ++i) {
        *m_weights.all()[i] = take(names[i], shapes[i], at::kFloat);
    }
    m_optimizer.emplace(m_weights);
    for (std::size_t i = 0; i < 4; ++i) {
        m_optimizer->first()[i] = take(std::string(names[i]) + ".first", shapes[i], at::kFloat);
        m_optimizer->second()[i] = take(std::string(names[i]) + ".second", shapes[i], at::kFloat);
    }
    m_optimizer->setSteps(m_step);
    m_quiet = take("quiet", {n}, at::kLong);
}

void Trainer::oneStep()
{
    const auto start = Clock::now();
    const std::int64_t round = m_step / stepsPerRound();
    if (round != m_round) {
        fill(round);
        m_patches /= m_scale;
    }
    const auto count = m_order.size();
    const auto from = static_cast<std::size_t>(m_step % stepsPerRound() * m_config.batch);
    std::vector<std::int64_t> rows;
    for (std::size_t i = 0; i < std::min(count, static_cast<std::size_t>(m_config.batch)); ++i) {
        rows.push_back(static_cast<std::int64_t>(m_order[(from + i) % count]));
    }
    const at::Tensor x = m_patches.index_select(0, indicesLike(rows, m_patches));
    SaeGradient gradient = saeGradient(m_weights, x, m_shape, m_quiet.ge(m_config.deadAfter));
    if (!std::isfinite(gradient.loss)) {
        throw inputError("%1: the loss of step %2 is not a number: try a lower learning_rate or a longer "
                         "warm-up. The last checkpoint was written before",
                         m_config.name, m_step + 1);
    }
    m_optimizer->step(gradient,
                      cosineRate(m_step, m_config.steps, m_config.warmupSteps, m_config.learningRate,
                                 m_config.finalLearningRate));
    m_quiet += x.size(0);
    m_quiet.masked_fill_(gradient.fired, 0);
    m_lossSum += gradient.loss;
    m_auxSum += gradient.auxLoss;
    ++m_lossCount;
    ++m_step;
    const double spent = std::chrono::duration<double>(Clock::now() - start).count();
    m_seconds += spent;
    m_rowSeconds += spent;
}

// The autoencoder for unscaled tokens, padded to the network's full width.
Autoencoder Trainer::made() const
{
    const auto whole = [this](const at::Tensor& values) {
        return at::constant_pad_nd(values.cpu(), {0, m_model.config.embedDim - m_tokens.width()});
    };
    Autoencoder sae;
    sae.name = m_config.name;
    sae.settings.family = "SAELens";
    sae.settings.code.set(SaeCode::TopK, Provenance::Config);
    sae.settings.k.set(m_config.k, Provenance::Config);
    sae.settings.block.set(m_config.block, Provenance::Config);
    sae.settings.centred.set(true, Provenance::Config);
    sae.settings.tokens.set(SaeTokens::Patches, Provenance::Config);
    sae.encoder = whole(m_weights.encoder);
    sae.encoderBias = m_weights.encoderBias.cpu() * m_scale;
    sae.decoder = whole(m_weights.decoder);
    sae.decoderBias = whole(m_weights.decoderBias * m_scale);
    sae.inputBias = sae.decoderBias;
    return sae;
}

void Trainer::endRow()
{
    const SaeQuality heldOut = judge(made(), m_tokens, m_val, m_workers, {}, m_cancel);
    const auto count = double(std::max<std::int64_t>(1, m_lossCount));
    const std::int64_t seen = m_step / stepsPerRound() * m_config.pictures;
    const double perSecond = count * m_config.batch / m_model.config.patches() / std::max(1e-9, m_rowSeconds);
    const double rate = cosineRate(m_step - 1, m_config.steps, m_config.warmupSteps, m_config.learningRate,
                                   m_config.finalLearningRate);
    m_history += join(seen / static_cast<std::int64_t>(m_pictures.count()), ',', m_step, ',',
                      decimal(m_seconds), ',', decimal(rate), ',', decimal(m_lossSum / count), ',',
                      decimal(m_auxSum / count), ',', decimal(1 - heldOut.explainedVariance), ',',
                      decimal(heldOut.deadShare), ',', decimal(perSecond), '\n');
    writeFileAtomically(m_config.output / "history.csv", m_history);
    report(m_progress, fraction(),
           message("step %1 of %2: loss %3, held out %4, dead %5 %, %6 images/s", m_step, m_config.steps,
                   decimal(m_lossSum / count), decimal(1 - heldOut.explainedVariance),
                   decimal(100 * heldOut.deadShare), decimal(perSecond)));
    m_lossSum = m_auxSum = m_rowSeconds = 0;
    m_lossCount = 0;
}

SaeTraining Trainer::run(bool resume)
{
    requireRoom();
    begin(resume);
    const auto rowEnds = [this] {
        return m_lossCount > 0 && (m_step % m_config.valEvery == 0 || m_step == m_config.steps);
    };
    while (m_step < m_config.steps || rowEnds()) {
        if (m_cancel.cancelled()) {
            save();
            m_cancel.check();
        }
        if (rowEnds()) {
            save();
            endRow();
            save();
            continue;
        }
        oneStep();
        if (m_step % m_config.checkpointSteps == 0) {
            save();
        }
        if (m_step % stepsBetweenReports == 0) {
            report(m_progress, fraction(),
                   message("step %1 of %2: loss %3", m_step, m_config.steps,
                           decimal(m_lossSum / double(std::max<std::int64_t>(1, m_lossCount)))));
        }
    }
    finish();
    return m_result;
}

void Trainer::finish()
{
    m_result.folder = m_config.output / m_config.name;
    m_result.card = m_config.output / (m_config.name + ".md");
    m_result.history = m_config.output / "history.csv";
    m_result.steps = m_step;
    m_result.seconds = m_seconds;
    writeAutoencoder(m_result.folder, made(), m_config.half, m_config.model.stem().string(),
                     {{"title", m_config.title},
                      {"licence", m_config.licence},
                      {"model_sha256", m_model.id},
                      {"heads", std::to_string(m_tokens.heads())},
                      {"training", m_config.identity()},
                      {"program", "hydrascope"}});
    const Autoencoder sae = readAutoencoder(m_result.folder, {}, m_cancel); // read back as users will
    for (const int heads :
         m_config.valHeads.empty() ? std::vector<int>{m_tokens.heads()} : m_config.valHeads) {
        m_result.quality.push_back(
            judge(sae, tokensOf(m_config, m_model, heads), m_val, m_workers, m_progress, m_cancel));
    }
    if (m_config.val.kind == DataKind::Scenes) {
        m_result.attributes = sceneFeatures(sae, m_tokens, m_config.val.seed,
                                            std::min(m_config.val.count, scenesJudged), m_progress, m_cancel);
    }
    writeFileAtomically(m_result.card, cardText(m_config, m_model.config, m_result));
}

} // namespace

SaeTraining trainAutoencoder(const SaeConfig& config, bool resume, const Progress& progress,
                             const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    requireFolder(config.output);
    const FolderLock alone(config.output, "training");
    const int before = at::get_num_threads();
    at::set_num_threads(config.threads);
    struct Restore
    {
        int threads;
        ~Restore() { at::set_num_threads(threads); }
    } restore{before};
    return onDevice(deviceNamed(computesOn().device),
                    [&] { return Trainer(config, progress, cancel).run(resume); });
}

} // namespace hydra

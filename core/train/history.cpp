// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/history.h"

#include "core/base/presence.h"
#include "core/train/batches.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace hydra {

namespace {

constexpr std::uint64_t maxHistoryBytes = 1ULL << 28;

std::string decimal(double value, const char* format)
{
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

// Returns the lines of FILE whose second column, the step, is at most LASTSTEP, with as many COMMAS each.
std::string keptRows(const Path& file, std::int64_t lastStep, std::ptrdiff_t commas)
{
    if (lastStep <= 0 || !isThere(file)) {
        return {};
    }
    const Bytes bytes = readFile(file, maxHistoryBytes);
    std::istringstream in(std::string(bytes.begin(), bytes.end()));
    std::string line;
    std::getline(in, line); // the header is written anew
    std::string kept;
    while (std::getline(in, line)) {
        const std::size_t comma = line.find(',');
        if (comma != std::string::npos && std::atoll(line.c_str() + comma + 1) <= lastStep) {
            const std::ptrdiff_t has = std::count(line.begin(), line.end(), ',');
            kept += line + std::string(std::size_t(std::max<std::ptrdiff_t>(0, commas - has)), ',') + "\n";
        }
    }
    return kept;
}

constexpr int batchSize = 100;

struct Judged
{
    int correct = 0;
    double loss = 0; // sum of cross-entropies
};

Judged judgedAmong(const TrainableVit& network, int heads, const DataSet& set, const TrainConfig& config,
                   int first, int count)
{
    const at::Device device = network.parameters().front().tensor.device();
    const at::Tensor patches = plainPatches(set, config, first, count).to(device);
    const at::Tensor logits = network.forwardPatches(patches, heads).logits.to(at::kCPU, at::kDouble);
    const at::Tensor best = logits.argmax(1), shares = logits.log_softmax(1);
    Judged judged;
    for (int i = 0; i < count; ++i) {
        const auto label = std::int64_t(set.labels[static_cast<std::size_t>(first + i)]);
        judged.correct += best[i].item<std::int64_t>() == label ? 1 : 0;
        judged.loss -= shares[i][label].item<double>();
    }
    return judged;
}

} // namespace

HistoryFile::HistoryFile(Path file, std::vector<int> heads, std::int64_t lastStep)
    : m_file(std::move(file))
    , m_text("epoch,step,seconds,learning_rate,loss,token_loss,distillation_loss,images_per_second")
    , m_heads(heads.size())
{
    for (const int k : heads) {
        m_text += ",top1_k" + std::to_string(k);
    }
    for (const int k : heads) {
        m_text += ",loss_k" + std::to_string(k);
    }
    m_text += "\n" + keptRows(m_file, lastStep, std::count(m_text.begin(), m_text.end(), ','));
    writeFileAtomically(m_file, m_text);
}

void HistoryFile::add(const HistoryRow& row)
{
    m_text += std::to_string(row.epoch) + "," + std::to_string(row.step) + "," + decimal(row.seconds, "%.1f")
        + "," + decimal(row.learningRate, "%.3g") + "," + decimal(row.loss, "%.5f") + ","
        + decimal(row.tokenLoss, "%.5f") + "," + decimal(row.hintLoss, "%.5f") + ","
        + decimal(row.imagesPerSecond, "%.1f");
    const auto addCells = [this](const std::vector<double>& values, const char* format) {
        for (std::size_t i = 0; i < m_heads; ++i) {
            m_text += "," + (i < values.size() ? decimal(values[i], format) : std::string());
        }
    };
    addCells(row.top1, "%.2f");
    addCells(row.valLoss, "%.5f");
    m_text += "\n";
    writeFileAtomically(m_file, m_text);
}

HeadAccuracy evaluateHeads(const TrainableVit& network, int heads, const DataSet& set,
                           const TrainConfig& config, Workers& workers, const CancelToken& cancel)
{
    std::atomic<int> next{0};
    std::vector<Judged> judged(static_cast<std::size_t>((set.count + batchSize - 1) / batchSize)); // in order
    workers.run([&](int) {
        const c10::NoGradGuard noGrad;
        for (int first = next.fetch_add(batchSize); first < set.count; first = next.fetch_add(batchSize)) {
            cancel.check();
            judged[static_cast<std::size_t>(first / batchSize)] =
                judgedAmong(network, heads, set, config, first, std::min(batchSize, set.count - first));
        }
    });
    HeadAccuracy found{heads, set.count};
    for (const Judged& each : judged) {
        found.correct += each.correct;
        found.loss += each.loss / std::max(1, set.count);
    }
    return found;
}

} // namespace hydra

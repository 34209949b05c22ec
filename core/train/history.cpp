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

// Returns the lines of FILE whose second column, the step, is at most LASTSTEP.
std::string keptRows(const Path& file, std::int64_t lastStep)
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
            kept += line + "\n";
        }
    }
    return kept;
}

constexpr int batchSize = 100;

int correctAmong(const TrainableVit& network, int heads, const DataSet& set, const TrainConfig& config,
                 int first, int count)
{
    const at::Device device = network.parameters().front().tensor.device();
    const at::Tensor patches = plainPatches(set, config, first, count).to(device);
    const at::Tensor best = network.forwardPatches(patches, heads).logits.argmax(1).to(at::kCPU);
    const auto* const found = best.data_ptr<std::int64_t>();
    int correct = 0;
    for (int i = 0; i < count; ++i) {
        correct += found[i] == set.labels[static_cast<std::size_t>(first + i)] ? 1 : 0;
    }
    return correct;
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
    m_text += "\n" + keptRows(m_file, lastStep);
    writeFileAtomically(m_file, m_text);
}

void HistoryFile::add(const HistoryRow& row)
{
    m_text += std::to_string(row.epoch) + "," + std::to_string(row.step) + "," + decimal(row.seconds, "%.1f")
        + "," + decimal(row.learningRate, "%.3g") + "," + decimal(row.loss, "%.5f") + ","
        + decimal(row.tokenLoss, "%.5f") + "," + decimal(row.hintLoss, "%.5f") + ","
        + decimal(row.imagesPerSecond, "%.1f");
    for (std::size_t i = 0; i < m_heads; ++i) {
        m_text += "," + (i < row.top1.size() ? decimal(row.top1[i], "%.2f") : std::string());
    }
    m_text += "\n";
    writeFileAtomically(m_file, m_text);
}

HeadAccuracy evaluateHeads(const TrainableVit& network, int heads, const DataSet& set,
                           const TrainConfig& config, Workers& workers, const CancelToken& cancel)
{
    std::atomic<int> next{0};
    std::atomic<int> correct{0};
    workers.run([&](int) {
        const c10::NoGradGuard noGrad;
        for (int first = next.fetch_add(batchSize); first < set.count; first = next.fetch_add(batchSize)) {
            cancel.check();
            correct +=
                correctAmong(network, heads, set, config, first, std::min(batchSize, set.count - first));
        }
    });
    return {heads, set.count, correct};
}

} // namespace hydra

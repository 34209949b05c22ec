// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/randomised.h"

#include "core/base/error.h"
#include "core/evaluate/perturbation.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <c10/core/GradMode.h>

#include <map>

namespace hydra {

namespace {

bool startsWith(const std::string& text, const char* start)
{
    return text.rfind(start, 0) == 0;
}

// FNV-1a: a tensor gets the same noise in every model.
std::uint64_t seedOf(const std::string& name, std::uint64_t seed)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL ^ seed;
    for (const char c : name) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    }
    return hash;
}

at::Tensor redrawn(const at::Tensor& tensor, std::uint64_t seed)
{
    at::Generator random = at::detail::createCPUGenerator(seed);
    const double mean = tensor.mean(at::kDouble).item<double>();
    const double deviation = tensor.to(at::kDouble).std(false).item<double>();
    return at::randn(tensor.sizes(), random, at::TensorOptions(at::kFloat)).mul_(deviation).add_(mean);
}

} // namespace

RandomisedCascade::RandomisedCascade(VitConfig config, NamedTensors tensors, std::uint64_t seed,
                                     std::shared_ptr<const Changes> changes)
    : m_config(std::move(config))
    , m_tensors(std::move(tensors))
    , m_changes(std::move(changes))
{
    const c10::NoGradGuard noGrad;
    for (const auto& [name, tensor] : m_tensors) {
        m_drawn[name] = tensor.numel() > 0 ? redrawn(tensor, seedOf(name, seed)) : tensor;
    }
}

int RandomisedCascade::stepOf(const std::string& tensor) const
{
    if (startsWith(tensor, "head") || startsWith(tensor, "measure.") || startsWith(tensor, "norm.")
        || startsWith(tensor, "fc_norm.")) {
        return 0;
    }
    constexpr const char* blocks = "blocks.";
    if (startsWith(tensor, blocks)) {
        return m_config.depth - std::atoi(tensor.c_str() + std::char_traits<char>::length(blocks));
    }
    return m_config.depth + 1;
}

std::unique_ptr<VisionTransformer> RandomisedCascade::network(int step) const
{
    NamedTensors tensors = m_tensors;
    for (auto& [name, tensor] : tensors) {
        if (stepOf(name) <= step) {
            tensor = m_drawn.at(name);
        }
    }
    return std::make_unique<VisionTransformer>(
        VisionTransformer(m_config, std::move(tensors)).changed(m_changes));
}

std::vector<Map> explainEach(const VisionTransformer& network, const at::Tensor& pixels,
                             const SubNetwork& sub, const AttentionPlan& plan,
                             const std::vector<MapOptions>& asked, const Target& target,
                             const CancelToken& cancel)
{
    std::vector<Map> maps(asked.size());
    // One kind of trace at a time, so that only one is in memory.
    for (const Precision precision : {Precision::Single, Precision::ExactPass, Precision::Double}) {
        std::optional<Trace> trace;
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (precisionOf(asked[i].method) != precision) {
                continue;
            }
            if (!trace) {
                trace = traceOf(network, pixels, sub, plan, precision, cancel);
            }
            maps[i] = explain(*trace, asked[i], target, cancel);
        }
    }
    return maps;
}

std::vector<std::vector<double>>
randomisationSimilarity(const RandomisedCascade& cascade, const at::Tensor& pixels, const SubNetwork& sub,
                        const AttentionPlan& plan, const std::vector<MapOptions>& asked,
                        const std::vector<std::vector<float>>& maps, const Target& target,
                        const Progress& progress, const CancelToken& cancel)
{
    std::vector<std::vector<double>> similarity(asked.size());
    for (int step = 0; step < cascade.steps(); ++step) {
        report(progress, double(step) / cascade.steps(), message("random weights, step %1", step + 1));
        const auto network = cascade.network(step);
        const int patch = network->config().patchSize;
        const std::vector<Map> found = explainEach(*network, pixels, sub, plan, asked, target, cancel);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            similarity[i].push_back(
                rankCorrelation(maps[i],
                                tokenValues(found[i], static_cast<int>(pixels.size(2) / patch),
                                            static_cast<int>(pixels.size(3) / patch))));
        }
    }
    return similarity;
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/optimizer.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hydra {

namespace {

void updateOnCpu(const at::Tensor& value, const at::Tensor& grad, AdamW::Moments& moments,
                 const at::Tensor& average, const AdamWRates& rates)
{
    const at::Tensor dense = grad.contiguous();
    trainingKernels().adamwRange(value.data_ptr<float>(), dense.data_ptr<float>(),
                                 moments.first.data_ptr<float>(), moments.second.data_ptr<float>(),
                                 average.data_ptr<float>(), value.numel(), rates);
}

// The same with tensor operations, for other devices.
void updateAnywhere(const at::Tensor& value, const at::Tensor& grad, AdamW::Moments& moments,
                    const at::Tensor& average, const AdamWRates& r)
{
    const at::Tensor g = grad * r.gradScale;
    moments.first.mul_(r.beta1).add_(g, 1 - r.beta1);
    moments.second.mul_(r.beta2).addcmul_(g, g, 1 - r.beta2);
    value.mul_(r.keep).addcdiv_(moments.first, moments.second.sqrt().mul_(r.rootCorrection).add_(r.epsilon),
                                -r.step);
    average.lerp_(value, r.average);
}

// Returns the sum of the shards' gradients of parameter I, added in order; zero if the sub-network does not
// use it.
at::Tensor takeGradient(std::vector<TrainableVit>& shards, std::size_t i)
{
    at::Tensor sum;
    for (TrainableVit& shard : shards) {
        at::Tensor& grad = shard.parameters()[i].tensor.mutable_grad();
        if (grad.defined()) {
            sum = sum.defined() ? sum.add_(grad) : grad;
        }
        grad.reset();
    }
    return sum.defined() ? sum : at::zeros_like(shards.front().parameters()[i].tensor);
}

} // namespace

AdamW::AdamW(const std::vector<Parameter>& parameters, const AdamWOptions& options)
    : m_options(options)
{
    for (const Parameter& each : parameters) {
        m_moments.push_back({at::zeros_like(each.tensor), at::zeros_like(each.tensor)});
        m_moments.back().first.requires_grad_(false);
        m_moments.back().second.requires_grad_(false);
    }
}

double AdamW::step(std::vector<TrainableVit>& shards, TrainableVit& average, double learningRate,
                   double averageDecay, Workers& workers)
{
    std::vector<Parameter>& parameters = shards.front().parameters();
    std::vector<at::Tensor> gradients(parameters.size());
    std::vector<double> squares(parameters.size());
    const auto count = static_cast<std::size_t>(workers.count());
    workers.run([&](int part) {
        const c10::NoGradGuard noGrad;
        for (auto i = static_cast<std::size_t>(part); i < parameters.size(); i += count) {
            gradients[i] = takeGradient(shards, i);
            const double norm = gradients[i].norm().item<double>();
            squares[i] = norm * norm;
        }
    });
    const double norm = std::sqrt(std::accumulate(squares.begin(), squares.end(), 0.0));
    if (!std::isfinite(norm)) {
        return norm;
    }
    ++m_steps;
    const double clip = m_options.clipNorm > 0 && norm > m_options.clipNorm ? m_options.clipNorm / norm : 1.0;
    const AdamWRates rates = ratesOf(learningRate, clip, averageDecay);
    workers.run([&](int part) {
        const c10::NoGradGuard noGrad;
        for (auto i = static_cast<std::size_t>(part); i < parameters.size(); i += count) {
            // A parameter that the sub-network does not use has a gradient of zero; its moments still decay.
            AdamWRates own = rates;
            const double rate = learningRate * parameters[i].rate;
            own.step *= static_cast<float>(parameters[i].rate);
            own.keep = static_cast<float>(1 - (parameters[i].decays ? rate * m_options.weightDecay : 0.0));
            const auto update = parameters[i].tensor.is_cpu() ? updateOnCpu : updateAnywhere;
            update(parameters[i].tensor, gradients[i], m_moments[i], average.parameters()[i].tensor, own);
        }
    });
    return norm;
}

AdamWRates AdamW::ratesOf(double learningRate, double clip, double averageDecay) const
{
    const auto t = static_cast<double>(m_steps);
    AdamWRates rates;
    rates.gradScale = static_cast<float>(clip);
    rates.beta1 = static_cast<float>(m_options.beta1);
    rates.beta2 = static_cast<float>(m_options.beta2);
    rates.step = static_cast<float>(learningRate / (1 - std::pow(m_options.beta1, t)));
    rates.rootCorrection = static_cast<float>(1 / std::sqrt(1 - std::pow(m_options.beta2, t)));
    rates.epsilon = static_cast<float>(m_options.epsilon);
    rates.average = static_cast<float>(1 - averageDecay);
    return rates;
}

double cosineRate(std::int64_t step, std::int64_t total, std::int64_t warmup, double peak, double last)
{
    if (step < warmup) {
        return peak * static_cast<double>(step + 1) / static_cast<double>(warmup);
    }
    const auto length = static_cast<double>(std::max<std::int64_t>(1, total - warmup));
    const double done = std::min(1.0, static_cast<double>(step - warmup) / length);
    return last + (peak - last) * 0.5 * (1 + std::cos(3.141592653589793 * done));
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/sae_step.h"

#include "core/base/counter_random.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

constexpr std::uint64_t weightStream = 0x5AE;
constexpr double beta1 = 0.9, beta2 = 0.999, tiny = 1e-8, mostNorm = 1;
enum
{
    Encoder,
    EncoderBias,
    Decoder,
    DecoderBias
};

at::Tensor largest(const at::Tensor& h, std::int64_t count)
{
    const auto [values, places] = h.relu().topk(std::min(count, h.size(1)), 1, true, false);
    return at::zeros_like(h).scatter_(1, places, values);
}

// |made - x|^2 per token over the variance; SLOPE: its derivative by MADE.
double squaredError(const at::Tensor& difference, double variance, at::Tensor& slope)
{
    const double scale = 1 / (double(difference.size(0)) * variance);
    slope = difference * (2 * scale);
    return difference.square().sum(at::kDouble).item<double>() * scale;
}

// Trains dead features on what the others leave of x.
double reviveDead(const SaeWeights& w, const at::Tensor& z, const at::Tensor& left, double variance,
                  const SaeShape& shape, const at::Tensor& dead, std::array<at::Tensor, 4>& gradient)
{
    const at::Tensor rows = dead.nonzero().flatten();
    if (rows.numel() == 0 || shape.auxK == 0 || !(shape.auxWeight > 0)) {
        return 0;
    }
    const at::Tensor encoder = w.encoder.index_select(0, rows), decoder = w.decoder.index_select(0, rows);
    const at::Tensor f = largest(at::addmm(w.encoderBias.index_select(0, rows), z, encoder.t()), shape.auxK);
    at::Tensor slope;
    const double loss = squaredError(at::mm(f, decoder) - left, variance, slope);
    slope *= shape.auxWeight;
    const at::Tensor back = at::mm(slope, decoder.t()) * f.gt(0);
    gradient[Decoder].index_add_(0, rows, at::mm(f.t(), slope));
    gradient[Encoder].index_add_(0, rows, at::mm(back.t(), z));
    const at::Tensor sums = back.sum(0);
    gradient[EncoderBias].index_add_(0, rows, sums);
    gradient[DecoderBias] -= at::mv(encoder.t(), sums);
    return loss;
}

} // namespace

SaeWeights SaeWeights::drawn(std::int64_t features, const at::Tensor& mean, std::uint64_t seed)
{
    const std::int64_t d = mean.numel();
    at::Tensor rows = at::empty({features, d}, at::kFloat);
    auto* const values = rows.data_ptr<float>();
    CounterRandom random(seed, weightStream);
    for (std::int64_t i = 0; i < rows.numel(); ++i) {
        values[i] = static_cast<float>(random.normal());
    }
    rows /= rows.norm(2, {1}, true);
    rows = rows.to(mean.device());
    return {rows.clone(), at::zeros({features}, rows.options()), rows, mean.clone()};
}

SaeGradient saeGradient(const SaeWeights& weights, const at::Tensor& x, const SaeShape& shape,
                        const at::Tensor& dead)
{
    const SaeWeights w{weights.encoder.to(x.options()), weights.encoderBias.to(x.options()),
                       weights.decoder.to(x.options()), weights.decoderBias.to(x.options())};
    const at::Tensor z = x - w.decoderBias;
    const at::Tensor f = largest(at::addmm(w.encoderBias, z, w.encoder.t()), shape.k);
    const double variance =
        std::max(1e-12, (x - x.mean(0)).square().sum(at::kDouble).item<double>() / double(x.size(0)));
    SaeGradient result;
    const auto segments = shape.prefixes.size();
    std::vector<at::Tensor> slopes(segments);
    at::Tensor difference = -z; // reconstruction so far minus x
    for (std::size_t m = 0; m < segments; ++m) {
        const std::int64_t from = m == 0 ? 0 : shape.prefixes[m - 1], count = shape.prefixes[m] - from;
        difference = difference + at::mm(f.narrow(1, from, count), w.decoder.narrow(0, from, count));
        result.loss += squaredError(difference, variance, slopes[m]) / double(segments);
    }
    result.of = {at::empty_like(w.encoder), at::Tensor(), at::empty_like(w.decoder), at::Tensor()};
    at::Tensor back = at::empty_like(f), slope = at::zeros_like(x);
    for (std::size_t m = segments; m-- > 0;) { // a feature belongs to its own prefix and to all longer ones
        const std::int64_t from = m == 0 ? 0 : shape.prefixes[m - 1], count = shape.prefixes[m] - from;
        slope += slopes[m] / double(segments);
        result.of[Decoder].narrow(0, from, count).copy_(at::mm(f.narrow(1, from, count).t(), slope));
        back.narrow(1, from, count).copy_(at::mm(slope, w.decoder.narrow(0, from, count).t()));
    }
    back *= f.gt(0);
    result.of[Encoder] = at::mm(back.t(), z);
    result.of[EncoderBias] = back.sum(0);
    result.of[DecoderBias] = slope.sum(0) - at::mv(w.encoder.t(), result.of[EncoderBias]);
    if (dead.defined()) {
        result.auxLoss = reviveDead(w, z, -difference, variance, shape, dead, result.of);
    }
    result.fired = f.gt(0).any(0);
    return result;
}

SaeOptimizer::SaeOptimizer(SaeWeights& weights)
    : m_weights(weights)
{
    for (std::size_t i = 0; i < m_first.size(); ++i) {
        m_first[i] = at::zeros_like(*weights.all()[i]);
        m_second[i] = at::zeros_like(*weights.all()[i]);
    }
}

void SaeOptimizer::step(SaeGradient& gradient, double learningRate)
{
    at::Tensor& along = gradient.of[Decoder];
    along -= (along * m_weights.decoder).sum(1, true) * m_weights.decoder;
    double norm = 0;
    for (const at::Tensor& each : gradient.of) {
        norm += each.square().sum(at::kDouble).item<double>();
    }
    norm = std::sqrt(norm);
    if (!std::isfinite(norm)) {
        return;
    }
    ++m_steps;
    const double scale = std::min(1.0, mostNorm / std::max(norm, 1e-12));
    const double whole1 = 1 - std::pow(beta1, double(m_steps)), whole2 = 1 - std::pow(beta2, double(m_steps));
    for (std::size_t i = 0; i < m_first.size(); ++i) {
        const at::Tensor g = gradient.of[i] * scale;
        m_first[i].mul_(beta1).add_(g, 1 - beta1);
        m_second[i].mul_(beta2).addcmul_(g, g, 1 - beta2);
        m_weights.all()[i]->addcdiv_(m_first[i], (m_second[i] / whole2).sqrt_().add_(tiny),
                                     -learningRate / whole1);
    }
    m_weights.decoder /= m_weights.decoder.norm(2, {1}, true).clamp_min(1e-12);
}

} // namespace hydra

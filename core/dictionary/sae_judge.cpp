// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/sae_judge.h"

#include "core/model/class_names.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace hydra {

namespace {

constexpr std::size_t judgedAtOnce = 32;

class Sums
{
public:
    Sums(const Autoencoder& sae, const TokensBehind& tokens)
        : m_sae(sae)
        , m_tokens(tokens)
        , m_fired(at::zeros({sae.features()}, at::kBool))
    { }

    // X [B,T,e]; LABELS of the B pictures, -1: use the network's own answer.
    void add(const at::Tensor& x, const std::vector<std::int64_t>& labels, const CancelToken& cancel)
    {
        const at::Tensor patches = m_tokens.patches(x);
        const SaeCodes codes = m_sae.encode(patches);
        const at::Tensor made = m_sae.decode(codes.f, codes, patches);
        const at::Tensor exact = patches.to(at::kDouble).cpu();
        m_sum = m_sum.defined() ? m_sum + exact.sum(0) : exact.sum(0);
        m_squares += exact.square().sum().item<double>();
        m_left += (exact - made.to(at::kDouble).cpu()).square().sum().item<double>();
        m_active += codes.f.count_nonzero().item<std::int64_t>();
        m_fired.logical_or_(codes.f.ne(0).any(0).cpu());
        m_patches += patches.size(0);
        m_pictures += x.size(0);
        if (m_tokens.config().numClasses > 1) {
            addAnswers(x, made, labels, cancel);
        }
    }

    [[nodiscard]] SaeQuality result() const
    {
        SaeQuality quality;
        quality.heads = m_tokens.heads();
        quality.pictures = m_pictures;
        quality.patches = m_patches;
        const double around = m_squares - m_sum.square().sum().item<double>() / double(m_patches);
        quality.explainedVariance = around > 0 ? 1 - m_left / around : 0;
        quality.active = double(m_active) / double(m_patches);
        quality.deadShare =
            1 - double(m_fired.count_nonzero().item<std::int64_t>()) / double(m_sae.features());
        quality.right = double(m_right) / double(m_pictures);
        quality.rightWith = double(m_rightWith) / double(m_pictures);
        const double all = m_entropyZero - m_entropy;
        quality.recovered =
            all > 0 ? (m_entropyZero - m_entropyWith) / all : std::numeric_limits<double>::quiet_NaN();
        return quality;
    }

private:
    void addAnswers(const at::Tensor& x, const at::Tensor& made, const std::vector<std::int64_t>& labels,
                    const CancelToken& cancel)
    {
        const at::Tensor own = m_tokens.answer(x, cancel).cpu();
        at::Tensor wanted = at::tensor(labels, at::kLong);
        wanted = at::where(wanted.lt(0), own.argmax(1), wanted);
        const auto entropy = [&](const at::Tensor& logits) {
            return -logits.log_softmax(1, at::kDouble).gather(1, wanted.unsqueeze(1)).sum().item<double>();
        };
        const auto right = [&](const at::Tensor& logits) {
            return logits.argmax(1).eq(wanted).sum().item<std::int64_t>();
        };
        const at::Tensor with = m_tokens.answer(m_tokens.replaced(x, made), cancel).cpu();
        m_entropy += entropy(own);
        m_entropyWith += entropy(with);
        m_entropyZero += entropy(m_tokens.answer(m_tokens.replaced(x, at::zeros_like(made)), cancel).cpu());
        m_right += right(own);
        m_rightWith += right(with);
    }

    const Autoencoder& m_sae;
    const TokensBehind& m_tokens;
    at::Tensor m_fired, m_sum;
    double m_squares = 0, m_left = 0, m_entropy = 0, m_entropyWith = 0, m_entropyZero = 0;
    std::int64_t m_active = 0, m_patches = 0, m_pictures = 0, m_right = 0, m_rightWith = 0;
};

// Empty if a picture has no label, or a label that is not exactly one class of the network.
std::vector<std::int64_t> labelsOf(const PictureSource& pictures, const VitConfig& config,
                                   const CancelToken& cancel)
{
    std::vector<std::int64_t> labels;
    for (std::size_t i = 0; i < pictures.count() && config.numClasses > 1; ++i) {
        cancel.check();
        const std::string label = pictures.label(i);
        const std::vector<int> found = classesCalled(label, config.classNames.value, config.numClasses);
        if (found.size() != 1) {
            return {};
        }
        labels.push_back(found.front());
    }
    return labels;
}

} // namespace

SaeQuality judge(const Autoencoder& sae, const TokensBehind& tokens, const PictureSource& pictures,
                 Workers& workers, const Progress& progress, const CancelToken& cancel)
{
    const std::vector<std::int64_t> labels = labelsOf(pictures, tokens.config(), cancel);
    Sums sums(sae, tokens);
    for (std::size_t from = 0; from < pictures.count(); from += judgedAtOnce) {
        report(progress, double(from) / double(pictures.count()), "judging");
        std::vector<std::size_t> places(std::min(judgedAtOnce, pictures.count() - from));
        std::iota(places.begin(), places.end(), from);
        const PictureSource::Read read = pictures.read(places, workers, cancel);
        std::vector<std::int64_t> wanted;
        for (const std::size_t place : read.places) {
            wanted.push_back(labels.empty() ? -1 : labels[place]);
        }
        sums.add(tokens.read(read.pixels, cancel), wanted, cancel);
    }
    SaeQuality quality = sums.result();
    quality.labelled = !labels.empty();
    return quality;
}

} // namespace hydra

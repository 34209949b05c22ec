// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/sae_reading.h"

#include "core/engine/session.h"
#include "core/explain/feature_parts.h"
#include "core/explain/scorer.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra::engine {

namespace {

constexpr std::int64_t mostTop = 32, mostExact = 12;

NamedArray arrayOf(const char* name, const at::Tensor& values)
{
    const at::Tensor plain = values.to(at::kCPU, at::kFloat).contiguous();
    return namedArray(name,
                      std::vector<float>(plain.data_ptr<float>(), plain.data_ptr<float>() + plain.numel()),
                      plain.sizes().vec());
}

} // namespace

std::vector<SaeFact> factsOf(const Autoencoder& sae)
{
    const SaeSettings& s = sae.settings;
    const auto number = [](std::int64_t value) { return std::to_string(value); };
    const char* const file = name(Provenance::File);
    std::vector<SaeFact> facts{{"family", s.family, name(Provenance::Inferred)},
                               {"features", number(sae.features()), file},
                               {"width", number(sae.width()), file},
                               {"code", wordOf(s.code.value), name(s.code.from)},
                               {"block", number(s.block), name(s.block.from)},
                               {"centred", s.centred ? "true" : "false", name(s.centred.from)},
                               {"norm", wordOf(s.norm.value), name(s.norm.from)},
                               {"tokens", wordOf(s.tokens.value), name(s.tokens.from)},
                               {"transcoder", s.transcoder ? "true" : "false", name(Provenance::Inferred)}};
    if (s.code.value == SaeCode::TopK || s.code.value == SaeCode::SignedTopK) {
        facts.push_back({"k", number(s.k), name(s.k.from)});
    }
    return facts;
}

SaeReading Session::codes(const NetworkKey& asked, const std::string& id, const CancelToken& cancel)
{
    const AutoencoderPtr sae = autoencoder(id, asked, cancel);
    const NetworkKey key = passFor(asked, {ClassChoice::Kind::Feature, 0, {}, {}, {}, sae->settings.block});
    const TracePtr from = trace({key, Precision::Single}, cancel);
    const at::Tensor x = patchesAfter(*from, sae->settings.block);
    const SaeCodes codes = sae->encode(x);
    const at::Tensor made = sae->decode(codes.f, codes, x);
    SaeReading reading;
    reading.arrays = {arrayOf("x", x), arrayOf("pre", codes.pre), arrayOf("f", codes.f),
                      arrayOf("x_hat", made)};
    reading.explainedVariance = explainedVariance(x, made);
    reading.active = activeFeatures(codes.f);
    const auto [largest, patches] = codes.f.max(0);
    const auto [values, features] = largest.topk(std::min(mostTop, largest.size(0)));
    for (std::int64_t i = 0; i < values.size(0) && values[i].item<double>() > 0; ++i) {
        const auto feature = features[i].item<std::int64_t>();
        const auto row = patches[feature].item<std::int64_t>();
        const auto patch = from->kept.defined() ? from->kept[row].item<std::int64_t>() : row;
        reading.top.push_back({static_cast<int>(feature), static_cast<int>(patch), values[i].item<double>()});
    }
    reading.facts = factsOf(*sae);
    reading.notes = sae->notes;
    return reading;
}

SaeParts Session::parts(const NetworkKey& key, const ClassChoice& choice, const std::string& id,
                        const CancelToken& cancel)
{
    const AutoencoderPtr sae = autoencoder(id, key, cancel);
    const Target target = resolveTarget({key, {}, choice}, cancel);
    const TracePtr from = trace({key, Precision::Single}, cancel);
    const FeatureParts found = featureParts(*from, *sae, target, cancel);
    const double* const contribution = found.contribution.data_ptr<double>();
    SaeParts parts;
    parts.contribution.assign(contribution, contribution + found.contribution.numel());
    parts.error = found.error;
    parts.explainedVariance = found.explainedVariance;
    parts.active = found.active;
    const at::Tensor order = found.contribution.abs().argsort(0, true);
    const double before = valueOf(target, *from);
    const at::Tensor pixels = m_library.input(key.image, key.model, key.size)->pixels;
    for (std::int64_t i = 0; i < std::min(mostExact, order.size(0)); ++i) {
        const auto feature = static_cast<int>(order[i].item<std::int64_t>());
        if (parts.contribution[static_cast<std::size_t>(feature)] == 0) {
            break;
        }
        NetworkKey without = key;
        without.without.sae = id;
        without.without.set(FeatureEdit{feature});
        const NetworkPtr ablated = network(without, cancel);
        at::Tensor tokens;
        const at::Tensor logits = ablated->forward(pixels, key.sub, key.plan, cancel, nullptr, &tokens);
        const double after =
            worthOf(target, ClassValue::Logit, *ablated, key.sub, logits, tokens).values.item<double>();
        parts.strongest.push_back(
            {feature, parts.contribution[static_cast<std::size_t>(feature)], before - after});
    }
    return parts;
}

} // namespace hydra::engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/sae_reading.h"

#include "core/base/message.h"
#include "core/base/not_finite.h"
#include "core/engine/inquiry.h"
#include "core/engine/open_files_caches.h"
#include "core/explain/feature_parts.h"
#include "core/explain/scorer.h"
#include "core/sae/read_autoencoder.h"
#include "core/tensor/device.h"
#include "core/tensor/finite.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra::engine {

namespace {

constexpr std::int64_t mostTop = 32, mostExact = 12, mostClasses = 5;

NamedArray arrayOf(const char* name, const at::Tensor& values)
{
    return namedArray(name, floatsOf(values), values.sizes().vec());
}

SaeReading readingOf(const Autoencoder& sae, const Trace& from)
{
    const at::Tensor x = patchesAfter(from, sae.settings.block);
    const SaeCodes codes = sae.encode(x);
    const at::Tensor made = sae.decode(codes.f, codes, x);
    requireFinite(made, phrase("the autoencoder's reconstruction"));
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
        const auto patch = from.kept.defined() ? from.kept[row].item<std::int64_t>() : row;
        reading.top.push_back({static_cast<int>(feature), static_cast<int>(patch), values[i].item<double>()});
    }
    reading.facts = factsOf(sae);
    reading.notes = sae.notes;
    return reading;
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

std::string openAutoencoder(Session& session, const std::string& source)
{
    return session.files().openAutoencoder(source)->id;
}

OpenedSae openSae(Session& session, const std::string& source, const std::string& model)
{
    const AutoencoderPtr of = session.files().openAutoencoder(source);
    const Autoencoder& sae = *of;
    requireFits(sae, session.files().network(model)->config());
    const auto [file, overrides] = SaeOverrides::parse(source);
    OpenedSae opened;
    opened.id = sae.id;
    opened.source = source;
    opened.name = file.has_filename() ? file.filename().string() : file.parent_path().filename().string();
    opened.file = file.string();
    if (overrides.block) {
        opened.options.emplace_back("sae-block", std::to_string(*overrides.block));
    }
    if (overrides.k) {
        opened.options.emplace_back("sae-k", std::to_string(*overrides.k));
    }
    if (overrides.code) {
        opened.options.emplace_back("sae-code", wordOf(*overrides.code));
    }
    opened.features = static_cast<int>(sae.features());
    opened.block = sae.settings.block;
    opened.facts = factsOf(sae);
    return opened;
}

std::size_t FeatureCodes::bytes() const
{
    std::size_t all = sizeof(FeatureCodes) + found.size() * sizeof(Feature);
    for (const auto& patch : patches) {
        all += sizeof(patch) + patch.size() * sizeof(Firing);
    }
    return all;
}

// Encodes the pass up to the autoencoder's block, before edits of its features, so that views can show the
// original values.
FeatureCodes answer(const CodesKey& key, const Inquiry& inquiry)
{
    const AutoencoderPtr sae = inquiry.session.autoencoder(key.sae, key.network, inquiry.cancel);
    const NetworkKey pass = key.network.upToBlock(sae->settings.block);
    const TracePtr from = inquiry.trace(pass);
    inquiry.chooseThreads(pass);
    const at::Tensor x = patchesAfter(*from, sae->settings.block);
    const SaeCodes codes = sae->encode(x);
    const at::Tensor f = codes.f.to(at::kCPU, at::kFloat).contiguous();
    FeatureCodes found;
    found.explainedVariance = explainedVariance(x, sae->decode(codes.f, codes, x));
    found.active = activeFeatures(codes.f);
    found.facts = factsOf(*sae);
    found.notes = sae->notes;
    found.tokens = static_cast<int>(f.size(0));
    found.patches.resize(static_cast<std::size_t>(from->rows) * static_cast<std::size_t>(from->cols));
    const auto features = static_cast<std::size_t>(f.size(1));
    std::vector<FeatureCodes::Feature> each(features);
    for (std::int64_t row = 0; row < f.size(0); ++row) {
        const float* const values = f.data_ptr<float>() + row * f.size(1);
        const auto patch = from->kept.defined() ? from->kept[row].item<std::int64_t>() : row;
        auto& firing = found.patches[static_cast<std::size_t>(patch)];
        for (std::size_t i = 0; i < features; ++i) {
            if (values[i] == 0) {
                continue;
            }
            firing.push_back({static_cast<int>(i), values[i]});
            if (each[i].patches++ == 0 || values[i] > each[i].largest) {
                each[i].largest = values[i];
                each[i].patch = static_cast<int>(patch);
            }
        }
        std::stable_sort(firing.begin(), firing.end(),
                         [](const auto& a, const auto& b) { return a.value > b.value; });
    }
    for (std::size_t i = 0; i < features; ++i) {
        if (each[i].patches > 0) {
            each[i].feature = static_cast<int>(i);
            found.found.push_back(each[i]);
        }
    }
    std::stable_sort(found.found.begin(), found.found.end(),
                     [](const auto& a, const auto& b) { return a.largest > b.largest; });
    return found;
}

SaeParts answer(const FeaturePartsKey& key, const Inquiry& inquiry)
{
    return inquiry.session.parts(key.network, key.target, key.sae, inquiry.cancel);
}

FeatureClasses answer(const FeatureClassesKey& key, const Inquiry& inquiry)
{
    const AutoencoderPtr sae = inquiry.session.autoencoder(key.sae, key.network, inquiry.cancel);
    if (key.feature < 0 || key.feature >= sae->features()) {
        throw usageError("%1: has features 0 to %2, got %3", sae->name, sae->features() - 1, key.feature);
    }
    const TracePtr from = inquiry.trace(key.network);
    const bool cosines = from->weights->measure.defined();
    const double scale =
        cosines ? inquiry.session.files().spoken(key.network.model).reader->tower().scale : 1;
    const at::Tensor change = logitsAlong(*from, sae->decoder[key.feature]) / scale;
    const auto count = std::min<std::int64_t>(mostClasses, change.size(0));
    const auto most = [&](bool largest) {
        std::vector<FeatureClasses::Class> classes;
        const auto [values, places] = change.topk(count, 0, largest);
        for (std::int64_t i = 0; i < count; ++i) {
            classes.push_back({static_cast<int>(places[i].item<std::int64_t>()), values[i].item<double>()});
        }
        return classes;
    };
    return {most(true), most(false)};
}

SaeReading Session::codes(const NetworkKey& asked, const std::string& id, const CancelToken& cancel)
{
    const AutoencoderPtr sae = autoencoder(id, asked, cancel);
    const TracePtr from = trace({asked.upToBlock(sae->settings.block), Precision::Single}, cancel);
    return naming(m_files.nameOf(asked.image), [&] { return readingOf(*sae, *from); });
}

SaeParts Session::parts(const NetworkKey& key, const ClassChoice& choice, const std::string& id,
                        const CancelToken& cancel)
{
    return naming(m_files.nameOf(key.image), [&] {
        const AutoencoderPtr sae = autoencoder(id, key, cancel);
        const Target target = resolveTarget(MapKey::about(key, choice), cancel);
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
        const at::Tensor pixels = m_files.input(key.image, key.model, key.size)->pixels;
        for (std::int64_t i = 0; i < std::min(mostExact, order.size(0)); ++i) {
            const auto feature = static_cast<int>(order[i].item<std::int64_t>());
            if (parts.contribution[static_cast<std::size_t>(feature)] == 0) {
                break;
            }
            Interventions without = key.without;
            without.sae = id;
            without.set(FeatureEdit{feature});
            const NetworkPtr ablated = network(key.changed(without), cancel);
            at::Tensor tokens;
            const at::Tensor logits = ablated->forward(pixels, key.sub, key.plan, cancel, nullptr, &tokens);
            const double after =
                worthOf(target, ClassValue::Logit, *ablated, key.sub, logits, tokens).values.item<double>();
            parts.strongest.push_back(
                {feature, parts.contribution[static_cast<std::size_t>(feature)], before - after});
        }
        return parts;
    });
}

} // namespace hydra::engine

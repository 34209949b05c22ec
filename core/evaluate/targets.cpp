// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/targets.h"

#include "core/base/error.h"
#include "core/explain/explain.h"
#include "core/format/npy.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/sae/read_autoencoder.h"
#include "core/tensor/device.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

namespace hydra {

namespace {

using Kind = ClassChoice::Kind;

constexpr std::uint64_t mostFileBytes = std::uint64_t(1) << 30;
constexpr std::int64_t mostInDirection = 1'000'000;

at::Tensor directionFrom(const Bytes& bytes, const std::string& name)
{
    const at::Tensor array = parseNpy(bytes.data(), bytes.size(), name);
    if (array.dim() != 1 || array.numel() < 1 || array.numel() > mostInDirection) {
        throw inputError("%1: expected a direction: numbers of shape [length of the embedding], got %2", name,
                         array.sizes());
    }
    const at::Tensor row = array.to(at::kDouble).contiguous();
    if (!row.isfinite().all().item<bool>() || row.norm().item<double>() == 0) {
        throw inputError("%1: expected finite numbers that are not all zero", name);
    }
    return row;
}

// The part of ROW that a sub-network's classifiers read, cut like the classifier's own rows.
at::Tensor cutTo(const at::Tensor& row, const TargetNetwork& asked, const std::string& name)
{
    const VitConfig& config = asked.network.config();
    const std::int64_t parts = config.pool.value == Pool::TokenAndAverage ? 2 : 1;
    const std::int64_t wanted = widthsOf(config, asked.sub).embed;
    const std::int64_t whole = config.embedDim;
    if (row.numel() == parts * wanted) {
        return row;
    }
    if (row.numel() != parts * whole) {
        throw wanted == whole ? inputError("%1: %2 numbers, but the embedding has %3%4", name, row.numel(),
                                           parts * wanted, std::string())
                              : inputError("%1: %2 numbers, but the embedding has %3 (%4 with all heads)",
                                           name, row.numel(), parts * wanted, parts * whole);
    }
    return row.view({parts, whole}).narrow(1, 0, wanted).flatten().contiguous();
}

Target probeTarget(const ClassChoice& choice, const TargetNetwork& asked, const LinearProbe& probe,
                   const std::function<at::Tensor()>& pooled)
{
    const std::string name = Path(choice.path).filename().string();
    if (probe.model != asked.model) {
        throw inputError("%1: this probe was trained on another model; train one on this model", name);
    }
    if (probe.heads != asked.sub.heads) {
        throw inputError("%1: this probe reads the embedding of k = %2 heads, not of k = %3", name,
                         probe.heads, asked.sub.heads);
    }
    if (probe.scheme != asked.sub.scheme) {
        throw inputError("%1: this probe reads embeddings of the scheme %2, not of %3", name,
                         wordOf(probe.scheme), wordOf(asked.sub.scheme));
    }
    if (choice.value >= static_cast<int>(probe.classes.size())) {
        throw usageError("%1: expected class 0 to %2, got %3", name, probe.classes.size() - 1, choice.value);
    }
    std::int64_t index = choice.value;
    if (index < 0) {
        const at::Tensor z = pooled().to(at::kCPU, at::kDouble).mean(0);
        index = z.numel() == probe.weight.size(1)
            ? (probe.weight.mv(z) + probe.bias).argmax().item<std::int64_t>()
            : 0;
    }
    return {Target::Kind::Probe, probe.weight[index].contiguous(),
            message("%1 (probe %2)", probe.classes[static_cast<std::size_t>(index)], name),
            probe.bias[index].item<double>()};
}

} // namespace

TargetFile readTargetFile(Kind kind, const Path& path)
{
    TargetFile file;
    if (kind == Kind::Feature) {
        const auto [sae, overrides] = SaeOverrides::parse(path.string());
        file.autoencoder = std::make_shared<const Autoencoder>(readAutoencoder(sae, overrides));
        file.id = file.autoencoder->id;
        return file;
    }
    const Bytes bytes = readFile(path, mostFileBytes);
    file.id = sha256(bytes.data(), bytes.size());
    if (kind == Kind::Direction) {
        file.direction = directionFrom(bytes, path.string());
    } else {
        file.probe = std::make_shared<const LinearProbe>(probeFrom(bytes, path.string()));
    }
    return file;
}

at::Tensor referenceVector(const Trace& trace, const std::vector<int>& patches)
{
    const c10::NoGradGuard noGrad;
    at::Tensor pooled = trace.pooled;
    if (!patches.empty()) {
        const int count = trace.rows * trace.cols;
        std::vector<std::int64_t> places;
        for (const int patch : patches) {
            if (patch < 0 || patch >= count) {
                throw usageError("patch: expected 0 to %1, got %2", count - 1, patch);
            }
            places.push_back(trace.tokenOf(patch));
        }
        const at::Tensor all = trace.weights->norm.present() ? trace.norm.output : trace.last;
        const at::Tensor region = all.index_select(0, indicesLike(places, all));
        const at::Tensor prefix = region.mean(0, true).expand({trace.prefix, region.size(1)});
        pooled = trace.network->pooled(at::cat({prefix, region}, 0).unsqueeze(0), trace.sub)[0];
    }
    const at::Tensor z = pooled.to(at::kCPU, at::kDouble).mean(0);
    if (!z.isfinite().all().item<bool>() || z.norm().item<double>() == 0) {
        throw inputError("the reference has no direction: its embedding is zero, or not finite");
    }
    return z;
}

Target targetOf(const ClassChoice& choice, const TargetNetwork& asked, const TargetFile& file,
                const at::Tensor& reference, const std::function<at::Tensor()>& pooled)
{
    const Message name = targetName(choice);
    switch (choice.kind) {
    case Kind::Output: {
        Target output(choice.value);
        output.kind = Target::Kind::Output;
        output.name = name;
        return output;
    }
    case Kind::Norm:
        return {Target::Kind::Norm, {}, name};
    case Kind::Similar:
        return {Target::Kind::Similarity, reference, name};
    case Kind::Direction:
        return {Target::Kind::Direction, cutTo(file.direction, asked, name), name};
    case Kind::Probe:
        return probeTarget(choice, asked, *file.probe, pooled);
    case Kind::Feature: {
        Target feature;
        feature.kind = Target::Kind::Feature;
        feature.autoencoder = file.autoencoder;
        feature.feature = choice.value;
        feature.patches = choice.patches;
        feature.name = name;
        return feature;
    }
    case Kind::Box:
        throw usageError("%1: networks find no boxes; a predictor can", name);
    case Kind::Top:
    case Kind::Own:
    case Kind::Index:
        break;
    }
    throw internalError("a class needs no target of its own");
}

TargetMaker::TargetMaker(const VisionTransformer& network, ModelId model, const Ask& ask)
    : m_network(network)
    , m_model(std::move(model))
    , m_plan(ask.plan)
    , m_choice(ask.target)
{
    if (m_choice.kind == Kind::Similar) {
        m_reference =
            preprocess(loadImage(m_choice.path), Preprocessing::of(network.config(), ask.size)).pixels;
    } else if (m_choice.hasFile()) {
        m_file = readTargetFile(m_choice.kind, m_choice.path);
    }
}

Target TargetMaker::target(const at::Tensor& pixels, const SubNetwork& sub, const CancelToken& cancel)
{
    at::Tensor reference;
    if (m_reference.defined()) {
        const std::lock_guard lock(m_mutex); // a second caller waits: it needs the same vector
        at::Tensor& known = m_vectors[sub.heads];
        if (!known.defined()) {
            known = referenceVector(traceOf(m_network, m_reference, sub, m_plan, Precision::Single, cancel),
                                    m_choice.patches);
        }
        reference = known;
    }
    return targetOf(m_choice, {m_network, m_model, sub}, m_file, reference, [&] {
        at::Tensor tokens;
        (void)m_network.forward(pixels, sub, m_plan, cancel, nullptr, &tokens);
        return m_network.pooled(tokens, sub)[0];
    });
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// The network of tests/data/attribution-small under interventions, with its picture and the others.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/evaluate/head_importance.h"
#include "core/evaluate/outlier_neurons.h"
#include "core/explain/explain.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"

namespace hydra::test {

inline Path fixture(const char* name)
{
    return Path(HYDRA_SOURCE_DIR) / "tests/data/attribution-small" / name;
}

struct Small
{
    Checkpoint checkpoint = loadCheckpoint(fixture("weights.safetensors"));
    VisionTransformer network{checkpoint.config, checkpoint.tensors};
    NamedTensors expected = readSafetensors(fixture("expected-interventions.safetensors")).tensors;
    at::Tensor input = readNpy(fixture("input.npy")).unsqueeze(0);
    at::Tensor others = readNpy(fixture("others.npy"));
    SubNetwork sub = fullNetwork(network.config());
    AttentionPlan plan = AttentionPlan::softmax(network.config().depth);
    int target = static_cast<int>(expected.at("class_index").item<std::int64_t>());

    [[nodiscard]] Trace traceOf(const at::Tensor& pixels) const
    {
        return hydra::traceOf(network, pixels, sub, plan, Precision::Single);
    }
    // The network with the interventions TEXT, and the data that TEXT may refer to.
    [[nodiscard]] VisionTransformer under(const std::string& text) const
    {
        auto changes = std::make_shared<Changes>();
        changes->what = Interventions::parse(text);
        changes->means = means;
        changes->neurons = neurons;
        if (changes->what.needsSource()) {
            auto sequence = std::make_shared<Changes>();
            sequence->what = changes->what.ofSequence();
            sequence->neurons = neurons;
            changes->source = std::make_shared<const Trace>(hydra::traceOf(
                network.changed(sequence), others.narrow(0, 0, 1), sub, plan, Precision::Single));
        }
        return network.changed(changes);
    }
    [[nodiscard]] at::Tensor logits(const std::string& text) const
    {
        return under(text).forward(input, sub, plan)[0];
    }
    void meanOfOthers()
    {
        MeanOfHeads mean;
        for (std::int64_t i = 0; i < others.size(0); ++i) {
            mean.add(traceOf(others.narrow(0, i, 1)));
        }
        means = std::make_shared<const HeadMeans>(mean.means());
    }

    std::shared_ptr<const HeadMeans> means;
    std::vector<Neuron> neurons;
};

} // namespace hydra::test

// SPDX-License-Identifier: GPL-3.0-or-later
// Today's networks against float64 results of their authors' code (../shared/fixtures/architectures): every
// activation, attention and feature, at the second resolution too, and gradients through all of it.
#include "core/explain/backward.h"
#include "core/explain/pixel_gradient.h"
#include "core/explain/precision.h"
#include "core/nn/cost.h"

#include <ATen/Parallel.h>

#include <QtTest>

#include <fstream>

#include "tests/support/modern_case.h"
#include "tests/support/program.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::modern::addCases;
using hydra::test::modern::Case;
using hydra::test::modern::root;

namespace {

// The trace's tensor with the fixture's NAME; undefined for names that no trace has.
at::Tensor traced(const Trace& trace, const std::string& name)
{
    const auto number = [&] { return std::size_t(std::stoi(name.substr(name.rfind('.') + 1))); };
    if (name == "tokens.embedded") {
        return trace.tokens;
    }
    if (name == "attention.pool") {
        return trace.poolHead.probabilities;
    }
    if (name.rfind("tokens.", 0) == 0) {
        const std::size_t next = number() + 1;
        return next < trace.blocks.size() ? trace.blocks[next].input : trace.last;
    }
    if (name.rfind("attention.", 0) == 0) {
        return trace.blocks[number()].probabilities;
    }
    if (name == "normed") {
        return trace.norm.output.defined() ? trace.norm.output : trace.last;
    }
    return name == "pooled" ? trace.pooled : name == "logits" ? trace.logits : at::Tensor();
}

} // namespace

class TestModernNetworks : public QObject
{
    Q_OBJECT

private:
    static void check(const std::string& what, const at::Tensor& found, const at::Tensor& reference,
                      double tolerance)
    {
        QVERIFY2(found.defined(), qPrintable(QString::fromStdString(what + " is missing")));
        const double error = distance(found, reference);
        QVERIFY2(error < tolerance,
                 qPrintable(QString::fromStdString(what + ": " + std::to_string(error * 1e9) + "e-9")));
    }

private Q_SLOTS:
    void initTestCase() { at::set_num_threads(1); }

    void everyActivationIsTheAuthors_data() { addCases(false); }
    void everyActivationIsTheAuthors()
    {
        HYDRA_NEED_SHARED(root + "beit/expected.json");
        QFETCH(QString, folder);
        QFETCH(int, index);
        const Case c(folder.toStdString(), index);
        for (const at::ScalarType type : {at::kDouble, at::kFloat}) {
            const bool exact = type == at::kDouble;
            const Trace trace = c.trace(type);
            int compared = 0;
            for (const auto& [name, reference] : c.expected) {
                if (name.rfind("grad", 0) == 0 || name.rfind("pooled.", 0) == 0 || name == "direction"
                    || name == "pos_embed" || name == "patch_embed.proj.weight") {
                    continue;
                }
                const bool attention = name.rfind("attention", 0) == 0;
                check(name + (exact ? ", float64" : ", float32"), traced(trace, name), reference,
                      exact           ? 1e-9
                          : attention ? 1e-5
                                      : 1e-4);
                ++compared;
            }
            QVERIFY(compared >= 7);
        }
    }

    void gradientsAreTheAuthors_data() { addCases(true); }
    void gradientsAreTheAuthors()
    {
        HYDRA_NEED_SHARED(root + "beit/expected.json");
        QFETCH(QString, folder);
        QFETCH(int, index);
        const Case c(folder.toStdString(), index);
        const Trace trace = c.trace(at::kDouble);
        const Target target = c.target();
        QVERIFY(std::fabs(valueOf(target, trace) - c.facts["target"]["value"].get<double>()) < 1e-8);
        Backward backward(trace, target);
        for (int block = 1; block >= 0; --block) {
            const at::Tensor found = backward.enter().probabilities;
            const at::Tensor all = c.expected.at("grad.attention." + std::to_string(block));
            const at::Tensor padding = at::zeros({all.size(0), all.size(1) - found.size(1), all.size(2)},
                                                 found.options()); // rows that the pass does not use
            check("block " + std::to_string(block), at::cat({found, padding}, 1), all, 1e-6);
            backward.leave();
        }
        if (trace.pool == Pool::Attention) {
            const PoolWeights w = matchingEnds(trace, *trace.weights).poolHead;
            check("pool", poolGradient(trace, w, slopeOf(target, trace)).probabilities,
                  c.expected.at("grad.attention.pool"), 1e-6);
        }
        check("pixels", pixelGradient(trace, target, {}), c.expected.at("grad.input"), 1e-6);
    }

    void costsAreCounted_data() { addCases(true); }
    void costsAreCounted()
    {
        HYDRA_NEED_SHARED(root + "beit/expected.json");
        QFETCH(QString, folder);
        QFETCH(int, index);
        const Case c(folder.toStdString(), index);
        std::int64_t count = 0;
        for (const auto& [name, tensor] : c.made.tensors) {
            const bool ofKeys = !c.made.config.keyBias && name.find("qkv.bias") != std::string::npos;
            count += name == "rope.periods" ? 0 : tensor.numel() - (ofKeys ? 32 : 0);
        }
        if (c.made.config.posEmbedCoversPrefix) { // it includes registers' positions, which the file may lack
            count += 32 * (c.made.config.tokens() - c.made.tensors.at("pos_embed").size(1));
        }
        // Every other network has one final norm.
        const bool normless =
            c.made.tensors.count("norm.weight") + c.made.tensors.count("fc_norm.weight") == 0;
        QCOMPARE(costOf(c.made.config, fullNetwork(c.made.config)).parameters, count + (normless ? 64 : 0));
    }

    void aResampledPatchKernelIsTimms()
    {
        HYDRA_NEED_SHARED(root + "flexivit/expected.json");
        for (int index = 1; index < 4; ++index) {
            const Case c("flexivit", index);
            check("kernel", c.made.tensors.at("patch_embed.proj.weight"),
                  c.expected.at("patch_embed.proj.weight"), 1e-9);
            check("positions", c.made.tensors.at("pos_embed")[0], c.expected.at("pos_embed").flatten(0, -2),
                  1e-9);
        }
    }
};

HYDRA_TEST(TestModernNetworks, QCoreApplication)
#include "test_modern_networks.moc"

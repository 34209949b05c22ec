// SPDX-License-Identifier: GPL-3.0-or-later
// The program against float64 evaluations of the papers' equations and of the authors' code
// (../shared/fixtures).
#include "core/checkpoint/checkpoint.h"
#include "core/explain/explain.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "core/nn/block_attention.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::distance;

namespace {

constexpr double exact = 1e-4; // logits, tokens, contributions: anything without LRP
constexpr double throughLrp = 3e-3; // the authors' float32 is 1.5e-3 from their float64

VisionTransformer openNetwork(const std::string& path)
{
    Checkpoint c = loadCheckpoint(test::sharedFolder() / path);
    return {c.config, c.tensors};
}

at::Tensor inputOf(const std::string& path)
{
    const at::Tensor x = readNpy(test::sharedFolder() / path);
    return (x.dim() == 3 ? x.unsqueeze(0) : x).to(at::kDouble); // LRP reads a float64 pass
}

// Translates "hydra:cosine@last" and "linear:cosine,192@all" from the fixture to our grammar.
AttentionPlan planOf(std::string name, int depth)
{
    const auto at = name.find('@');
    const std::string where = name.substr(at + 1) == "last" ? "@back:1" : "@all";
    std::string kind = name.substr(0, at);
    const auto comma = kind.find(',');
    if (comma != std::string::npos) {
        kind.insert(comma + 1, "heads=");
        kind += ",phi=whole"; // as in these fixtures
    }
    return AttentionPlan::parse(kind + where, AttentionPlan::softmax(depth));
}

// The maps of one picture, each from the trace that the program would give it.
class Maps
{
public:
    Maps(const VisionTransformer& network, at::Tensor pixels)
        : m_network(network)
        , m_pixels(std::move(pixels))
    { }

    const Trace& trace(Precision precision)
    {
        const auto found = m_traces.find(precision);
        return found != m_traces.end()
            ? found->second
            : m_traces[precision] = traceOf(m_network, m_pixels, fullNetwork(m_network.config()),
                                            AttentionPlan::softmax(m_network.config().depth), precision);
    }

    void check(const std::string& method, int startBlock, int target, const at::Tensor& reference,
               double tolerance)
    {
        MapOptions options;
        options.method = method;
        options.startBlock = startBlock;
        const Map map = explain(trace(precisionOf(method)), options, target);
        const double error = distance(test::asTensor(map.values), reference);
        qInfo("%-10s start %d: error %.1e (limit %.0e), %.0f ms", method.c_str(), startBlock, error,
              tolerance, map.milliseconds);
        QVERIFY2(error < tolerance,
                 qPrintable(QString::fromStdString(method + ": " + std::to_string(error))));
    }

private:
    const VisionTransformer& m_network;
    at::Tensor m_pixels;
    std::map<Precision, Trace> m_traces;
};

} // namespace

class TestFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hydraSmall()
    {
        HYDRA_NEED_SHARED("fixtures/hydra-small/weights.safetensors");
        const VisionTransformer network = openNetwork("fixtures/hydra-small/weights.safetensors");
        const at::Tensor input = inputOf("fixtures/hydra-small/input.npy");
        const NamedTensors expected =
            readSafetensors(test::sharedFolder() / "fixtures/hydra-small/expected.safetensors").tensors;
        const int depth = network.config().depth;
        int covered = 0;
        double worst = 0;
        for (const auto& [name, reference] : expected) {
            ++covered;
            const auto last = name.rfind('.');
            const std::string what = name.substr(last + 1);
            std::string setting = name.substr(0, last);
            const auto headsAt = setting.find("heads.");
            const int k = headsAt == std::string::npos ? 3 : std::stoi(setting.substr(headsAt + 6));
            if (headsAt != std::string::npos) {
                setting = headsAt == 0 ? "" : setting.substr(0, headsAt - 1);
            }
            const AttentionPlan plan =
                setting.empty() ? AttentionPlan::softmax(depth) : planOf(setting, depth);
            Trace trace;
            at::Tensor tokens;
            const at::Tensor logits =
                network.forward(input.to(at::kFloat), {SliceScheme::HydraViT, k}, plan, {}, &trace, &tokens);
            const at::Tensor fast = network.forward(input.to(at::kFloat), {SliceScheme::HydraViT, k}, plan);
            const at::Tensor wide = network.forward(input, {SliceScheme::HydraViT, k}, plan);
            QVERIFY2(distance(wide, logits) < exact, "the float64 pass differs from the float32 one");
            QVERIFY2(distance(fast, logits) < exact, "the pass without a trace differs from the one with it");
            double error = 0;
            if (what == "logits") {
                error = distance(logits, reference);
            } else if (what == "tokens") {
                error = distance(tokens, reference);
            } else if (what == "class") {
                error = double(logits.argmax().item<std::int64_t>() != reference.item<std::int64_t>());
            } else {
                MapOptions options;
                options.method = "hydra-contribution";
                const Map map =
                    explain(trace, options, static_cast<int>(logits.argmax().item<std::int64_t>()));
                error = distance(test::asTensor(map.values), reference.narrow(0, 1, reference.size(0) - 1));
            }
            worst = std::max(worst, error);
            QVERIFY2(error < exact, qPrintable(QString::fromStdString(name + ": " + std::to_string(error))));
        }
        qInfo("hydra-small: %d results, largest error %.1e", covered, worst);
    }

    // One layer of each kind in the third paper, with the same parameters.
    void attentionLayers()
    {
        const std::string layers = "fixtures/hydra-small/attention_layers.safetensors";
        HYDRA_NEED_SHARED(layers);
        const NamedTensors file = readSafetensors(test::sharedFile(layers)).tensors;
        const auto layer = [&](const std::string& name) {
            return LinearView{file.at("param." + name + ".weight"), file.at("param." + name + ".bias")};
        };
        const at::Tensor input = file.at("input")[0];
        const std::int64_t D = input.size(1);
        for (const auto& [plan, result] :
             std::vector<std::pair<const char*, const char*>>{{"softmax", "standard"},
                                                              {"optimised", "optimised"},
                                                              {"efficient", "efficient"},
                                                              {"super", "super"}}) {
            const BlockAttention block = AttentionPlan::parse(plan, AttentionPlan::softmax(1)).blocks[0];
            BlockWeights w;
            w.query = layer("q");
            w.key = layer("k");
            w.value = layer("v");
            w.mixture = layer("a");
            w.projection = layer("o");
            const at::Tensor qkv = queriesKeysValues(input, w, block.kind, 1);
            const at::Tensor mixed =
                attendFast(qkv.view({1, -1, 3 * D}), block, {4, 1 / std::sqrt(double(D) / 4)});
            const at::Tensor out = at::linear(mixed[0], w.projection.weight, w.projection.bias);
            const double error = distance(out, file.at(std::string("expected.") + result)[0]);
            QVERIFY2(error < exact, qPrintable(QString("%1: %2").arg(result).arg(error)));
        }
    }

    void relevanceSmall()
    {
        HYDRA_NEED_SHARED("fixtures/relevance-small/weights.safetensors");
        const VisionTransformer network = openNetwork("fixtures/relevance-small/weights.safetensors");
        const NamedTensors expected =
            readSafetensors(test::sharedFolder() / "fixtures/relevance-small/expected.safetensors").tensors;
        const int target = static_cast<int>(expected.at("class_index").item<std::int64_t>());
        Maps maps(network, inputOf("fixtures/relevance-small/input.npy").to(at::kFloat));
        const Trace& trace = maps.trace(Precision::Single);
        QVERIFY(distance(trace.logits, expected.at("logits")) < exact);
        for (int i = 0; i < network.config().depth; ++i) {
            QVERIFY(distance(trace.blocks[static_cast<std::size_t>(i)].probabilities,
                             expected.at("attn." + std::to_string(i)))
                    < exact);
        }
        maps.check("rollout", 0, target, expected.at("attention_rollout"), exact);
        maps.check("generic", 0, target, expected.at("generic_attention"), exact);
        maps.check("relevance", 0, target, expected.at("transformer_attribution"), throughLrp);
        maps.check("relevance", 1, target, expected.at("transformer_attribution_start1"), throughLrp);
        maps.check("grad-cam-attn", 0, target, expected.at("grad_cam_attn"), exact);
        maps.check("relevance:full", 0, target, expected.at("full"), throughLrp);
        maps.check("relevance:last-layer", 0, target, expected.at("last_layer_ablation"), throughLrp);
        maps.check("relevance:rollout", 0, target, expected.at("rollout"), throughLrp);
    }

    void relevanceDeitTiny()
    {
        HYDRA_NEED_SHARED("models/deit_tiny_patch16_224.safetensors");
        const VisionTransformer network = openNetwork("models/deit_tiny_patch16_224.safetensors");
        const std::string folder = "fixtures/relevance-deit-tiny/";
        const NamedTensors expected =
            readSafetensors(test::sharedFolder() / (folder + "expected.safetensors")).tensors;
        for (const std::string image : {"catdog", "el2", "n01914609_sea_anemone", "n02879718_bow"}) {
            Maps maps(network, inputOf(folder + image + ".npy").to(at::kFloat));
            QVERIFY(distance(maps.trace(Precision::Single).logits, expected.at(image + ".logits")) < exact);
            const int first = static_cast<int>(expected.at(image + ".class_index").item<std::int64_t>());
            const int second =
                static_cast<int>(expected.at(image + ".second_class_index").item<std::int64_t>());
            maps.check("rollout", 0, first, expected.at(image + ".rollout"), exact);
            maps.check("generic", 0, first, expected.at(image + ".generic"), exact);
            maps.check("relevance", 0, first, expected.at(image + ".relevance"), throughLrp);
            maps.check("relevance", 0, second, expected.at(image + ".relevance.second"), throughLrp);
            maps.check("grad-cam-attn", 0, first, expected.at(image + ".grad_cam_attn"), exact);
            maps.check("relevance:full", 0, first, expected.at(image + ".relevance.full"), throughLrp);
            maps.check("relevance", 1, first, expected.at(image + ".relevance.start1"), throughLrp);
        }
    }
};

HYDRA_TEST(TestFixtures, QCoreApplication)
#include "test_fixtures.moc"

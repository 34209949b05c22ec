// SPDX-License-Identifier: GPL-3.0-or-later
// Slicing schemes of the HydraViT paper (Table 4) as a member of what is asked. A sub-network of MatFormer or
// DynaBERT equals the whole network with the weights that it leaves out set to zero; SortedNet's equals a
// plain network with these weights copied out.
#include "core/explain/explain.h"
#include "core/nn/vision_transformer.h"
#include "core/question/ask.h"
#include "core/question/ask_json.h"

#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"
#include "tests/support/vit_shape.h"

using namespace hydra;
using hydra::test::distance;

namespace {

constexpr int heads = 4, headDim = 8, depth = 3, width = heads * headDim;

VitConfig tinyConfig(int perHead = headDim)
{
    const test::TinyShape s;
    return test::configOf({s.grid * s.patch, s.patch, s.heads, perHead, s.depth, s.classes});
}

// FULL with zeros where SCHEME leaves weights out of k heads.
NamedTensors withZeros(const NamedTensors& full, SliceScheme scheme, int k)
{
    NamedTensors left;
    for (const auto& [name, tensor] : full) {
        left[name] = tensor.clone();
    }
    const std::int64_t hidden = std::int64_t(4) * width, kept = hidden * k / heads;
    for (int i = 0; i < depth; ++i) {
        const std::string block = "blocks." + std::to_string(i) + ".";
        left[block + "mlp.fc1.weight"].narrow(0, kept, hidden - kept).zero_();
        left[block + "mlp.fc1.bias"].narrow(0, kept, hidden - kept).zero_();
        left[block + "mlp.fc2.weight"].narrow(1, kept, hidden - kept).zero_();
        if (scheme == SliceScheme::DynaBert) {
            left[block + "attn.proj.weight"].narrow(1, k * headDim, (heads - k) * headDim).zero_();
        }
    }
    return left;
}

// The weights of SortedNet's sub-network: the leading k/H of every embedding and of the hidden features. The
// leading rows of Q, K and V are cut into all H heads.
NamedTensors sortedNet(const NamedTensors& full, int k)
{
    const std::int64_t embed = width * k / heads;
    const auto corner = [&](const at::Tensor& t) {
        const at::Tensor rows = t.narrow(0, 0, t.size(0) * k / heads);
        return rows.dim() == 2 ? rows.narrow(1, 0, t.size(1) * k / heads) : rows;
    };
    NamedTensors cut;
    for (const auto& [name, t] : full) {
        at::Tensor small;
        if (name == "cls_token" || name == "pos_embed") {
            small = t.narrow(2, 0, embed);
        } else if (name.find("qkv") != std::string::npos) {
            std::vector<at::Tensor> parts;
            for (const at::Tensor& part : t.chunk(3, 0)) {
                parts.push_back(corner(part));
            }
            small = at::cat(parts, 0);
        } else if (name.rfind("head", 0) == 0) {
            small = t.dim() == 2 ? t.narrow(1, 0, embed) : t;
        } else if (name.rfind("patch_embed", 0) == 0) {
            small = t.narrow(0, 0, embed);
        } else {
            small = corner(t);
        }
        cut[name] = small.contiguous().clone();
    }
    return cut;
}

} // namespace

class TestSchemes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leftOutWeightsAreZeros_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::newRow("MatFormer") << int(SliceScheme::MatFormer);
        QTest::newRow("DynaBERT") << int(SliceScheme::DynaBert);
    }
    void leftOutWeightsAreZeros()
    {
        QFETCH(int, scheme);
        const auto how = static_cast<SliceScheme>(scheme);
        const NamedTensors full = test::tinyTensors();
        const VisionTransformer network(tinyConfig(), full);
        const AttentionPlan plan = AttentionPlan::softmax(depth);
        at::manual_seed(5);
        const at::Tensor x = at::randn({1, 3, 24, 24}, at::kDouble);
        for (int k = 1; k <= heads; ++k) {
            const SubNetwork sub{how, k};
            const VisionTransformer zeros(tinyConfig(), withZeros(full, how, k));
            const at::Tensor expected = zeros.forward(x.to(at::kFloat), fullNetwork(zeros.config()), plan);
            QVERIFY(distance(network.forward(x.to(at::kFloat), sub, plan), expected) < 1e-5);
            // Maps that do not average over heads see no difference either.
            const Trace ours = traceOf(network, x, sub, plan, Precision::Double);
            const Trace theirs = traceOf(zeros, x, fullNetwork(zeros.config()), plan, Precision::Double);
            for (const char* method : {"gradient", "input-x-gradient", "hydra-contribution",
                                       "hydra-contribution:all", "fullgrad-plus", "token-norm", "grad-cam"}) {
                MapOptions options;
                options.method = method;
                const Map map = explain(ours, options, 2), same = explain(theirs, options, 2);
                QVERIFY2(distance(at::tensor(map.values), at::tensor(same.values)) < 1e-6, method);
            }
        }
    }

    void sortedNetIsACopy()
    {
        const NamedTensors full = test::tinyTensors();
        const VisionTransformer network(tinyConfig(), full);
        const at::Tensor x = at::randn({2, 3, 24, 24});
        const AttentionPlan plan = AttentionPlan::softmax(depth);
        for (int k = 1; k <= heads; ++k) {
            const VisionTransformer plain(tinyConfig(headDim * k / heads), sortedNet(full, k));
            QVERIFY(distance(network.forward(x, {SliceScheme::SortedNet, k}, plan),
                             plain.forward(x, fullNetwork(plain.config()), plan))
                    < 1e-5);
        }
    }

    // All schemes keep the whole network for all heads, and differ for fewer.
    void allHeadsAreOneNetwork()
    {
        const VisionTransformer network(tinyConfig(), test::tinyTensors());
        const at::Tensor x = at::randn({1, 3, 24, 24});
        const AttentionPlan plan = AttentionPlan::softmax(depth);
        const at::Tensor whole = network.forward(x, fullNetwork(network.config()), plan);
        const at::Tensor half = network.forward(x, {SliceScheme::HydraViT, 2}, plan);
        for (const auto& row : enumWords<SliceScheme>()) {
            QVERIFY(distance(network.forward(x, {row.first, heads}, plan), whole) < 1e-5);
            QCOMPARE(distance(network.forward(x, {row.first, 2}, plan), half) < 1e-5,
                     row.first == SliceScheme::HydraViT);
        }
    }

    // The scheme is part of every key and of every document, unless it is HydraViT's own.
    void isAPartOfWhatIsAsked()
    {
        Ask ask;
        ask.heads = 2;
        QVERIFY(!askJson(ask).contains("scheme"));
        const NetworkKey plain = ask.network("image", "model");
        ask.scheme = SliceScheme::MatFormer;
        const NetworkKey cut = ask.network("image", "model");
        QVERIFY(cut.parts() != plain.parts());
        QCOMPARE(cut.ofHeads(3).sub.scheme, SliceScheme::MatFormer);
        QCOMPARE(askJson(ask).at("scheme").get<std::string>(), std::string("matformer"));
        QCOMPARE(passJson(cut).at("scheme").get<std::string>(), std::string("matformer"));
        const CommandOptions options = commandOptions(ask, {}, {});
        QVERIFY(std::find(options.begin(), options.end(),
                          std::pair<std::string, std::string>("scheme", "matformer"))
                != options.end());
        QVERIFY(storeSettings("model", {2}, ask) != storeSettings("model", {2}, Ask()));
    }
};

HYDRA_TEST(TestSchemes, QCoreApplication)

#include "test_schemes.moc"

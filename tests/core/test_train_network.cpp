// SPDX-License-Identifier: GPL-3.0-or-later
// The trained network against the definitions, computed in a second way, and against the inference network.
#include "core/attention/attend.h"
#include "core/base/error.h"
#include "core/nn/vision_transformer.h"
#include "core/train/fused_attention.h"
#include "core/train/network.h"
#include "core/train/start.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/GradMode.h>

#include <QtTest>

#include "tests/support/program.h"

using namespace hydra;

namespace {

constexpr int heads = 4, headDim = 6, depth = 2, size = 32, patch = 8, classes = 5;
constexpr std::int64_t width = heads * headDim;

VitConfig tinyConfig()
{
    VitConfig config;
    config.architecture.value = "hydravit";
    config.imageHeight.value = config.imageWidth.value = size;
    config.patchSize.value = patch;
    config.embedDim.value = static_cast<int>(width);
    config.depth.value = depth;
    config.numHeads.value = heads;
    config.headDim.value = headDim;
    config.mlpHidden.value = 3 * static_cast<int>(width);
    config.numClasses.value = classes;
    config.classToken.value = config.qkvBias.value = config.posEmbedCoversPrefix.value = true;
    config.normEps.value = 1e-6;
    config.trainedHeads.value = {1, 2, 3, 4};
    return config;
}

// Weights far from their initial values, so that no bias, norm or token is trivially 0 or 1.
TrainableVit disturbed(const std::string& plan = "softmax")
{
    TrainableVit network(tinyConfig(), AttentionPlan::parse(plan, AttentionPlan::softmax(depth)), 5,
                         {true, 0, {}});
    const c10::NoGradGuard noGrad;
    at::manual_seed(3);
    for (Parameter& each : network.parameters()) {
        each.tensor.add_(at::randn_like(each.tensor) * 0.2);
    }
    return network;
}

at::Tensor pictures()
{
    at::manual_seed(9);
    return at::randn({3, 3, size, size});
}

double difference(const at::Tensor& a, const at::Tensor& b)
{
    return (a.detach().to(at::kDouble) - b.detach().to(at::kDouble)).abs().max().item<double>()
        / std::max(1e-12, b.abs().max().item<double>());
}

// The row numbers of reference.md "Sub-networks" for attn.qkv: [0, e), [D, D + e), [2D, 2D + e).
at::Tensor qkvRows(std::int64_t e)
{
    return at::cat({at::arange(e), at::arange(e) + width, at::arange(e) + 2 * width});
}

// reference.md "The network" and "Sub-networks" written again, in double precision, head by head, on weights
// picked by index.
struct Reference
{
    const TrainableVit& network;
    std::int64_t k, e, m;

    at::Tensor get(const std::string& name) const { return network.parameter(name).detach().to(at::kDouble); }
    static at::Tensor norm(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias)
    {
        const at::Tensor centred = x - x.mean(-1, true);
        return centred / at::sqrt(centred.square().mean(-1, true) + 1e-6) * weight + bias;
    }
    at::Tensor head(const std::string& name) const { return get(name).index({at::indexing::Slice(0, e)}); }
    at::Tensor attention(const std::string& block, const at::Tensor& n) const
    {
        const at::Tensor weight =
            get(block + "attn.qkv.weight").index_select(0, qkvRows(e)).index_select(1, at::arange(e));
        const at::Tensor bias = get(block + "attn.qkv.bias").index_select(0, qkvRows(e));
        const at::Tensor qkv = at::matmul(n, weight.t()) + bias;
        std::vector<at::Tensor> outs;
        for (std::int64_t h = 0; h < k; ++h) {
            const auto part = [&](std::int64_t which) {
                return qkv.narrow(-1, which * e + h * headDim, headDim);
            };
            const at::Tensor scores =
                at::matmul(part(0), part(1).transpose(-1, -2)) / std::sqrt(double{headDim});
            outs.push_back(at::matmul(at::softmax(scores, -1), part(2)));
        }
        const at::Tensor projection = get(block + "attn.proj.weight").narrow(0, 0, e).narrow(1, 0, e);
        return at::matmul(at::cat(outs, -1), projection.t()) + head(block + "attn.proj.bias");
    }
    at::Tensor mlp(const std::string& block, const at::Tensor& n) const
    {
        const at::Tensor fc1 = get(block + "mlp.fc1.weight").narrow(0, 0, m).narrow(1, 0, e);
        const at::Tensor fc2 = get(block + "mlp.fc2.weight").narrow(0, 0, e).narrow(1, 0, m);
        const at::Tensor in = at::matmul(n, fc1.t()) + get(block + "mlp.fc1.bias").narrow(0, 0, m);
        const at::Tensor gelu = 0.5 * in * (1 + at::erf(in / std::sqrt(2.0)));
        return at::matmul(gelu, fc2.t()) + head(block + "mlp.fc2.bias");
    }
    // Final tokens [B, T, e].
    at::Tensor tokens(const at::Tensor& pixels) const
    {
        const at::Tensor kernel = head("patch_embed.proj.weight");
        at::Tensor x = at::conv2d(pixels.to(at::kDouble), kernel, head("patch_embed.proj.bias"), patch);
        x = x.flatten(2).transpose(1, 2);
        x = at::cat({get("cls_token").narrow(2, 0, e).expand({x.size(0), 1, e}), x}, 1);
        x = x + get("pos_embed").narrow(2, 0, e);
        for (int i = 0; i < depth; ++i) {
            const std::string block = "blocks." + std::to_string(i) + ".";
            x = x + attention(block, norm(x, head(block + "norm1.weight"), head(block + "norm1.bias")));
            x = x + mlp(block, norm(x, head(block + "norm2.weight"), head(block + "norm2.bias")));
        }
        return norm(x, head("norm.weight"), head("norm.bias"));
    }
    at::Tensor classify(const at::Tensor& x, const std::string& layer) const
    {
        return at::matmul(x, get(layer + ".weight").narrow(1, 0, e).t()) + get(layer + ".bias");
    }
};

Reference reference(const TrainableVit& network, int k)
{
    return {network, k, k * std::int64_t{headDim}, 3 * k * std::int64_t{headDim}};
}

// The part of parameter NAME that the sub-network of k heads uses, as a mask of 0 and 1 (reference.md
// "Sub-networks").
at::Tensor usedPart(const std::string& name, const at::Tensor& tensor, int k)
{
    const std::int64_t e = k * std::int64_t{headDim};
    const std::int64_t m = 3 * e;
    at::Tensor mask = at::zeros_like(tensor).detach();
    const auto ends = [&](const char* end) {
        return QString::fromStdString(name).endsWith(QString::fromLatin1(end));
    };
    if (ends("head.bias") || ends("aux.bias")) {
        mask.fill_(1);
    } else if (ends("cls_token") || ends("pos_embed")) {
        mask.narrow(2, 0, e).fill_(1);
    } else if (ends("qkv.weight")) {
        mask.index_put_({qkvRows(e).unsqueeze(1), at::arange(e).unsqueeze(0)}, at::ones({}));
    } else if (ends("qkv.bias")) {
        mask.index_put_({qkvRows(e)}, at::ones({}));
    } else if (ends("head.weight") || ends("aux.weight")) {
        mask.narrow(1, 0, e).fill_(1);
    } else if (ends("fc1.weight")) {
        mask.narrow(0, 0, m).narrow(1, 0, e).fill_(1);
    } else if (ends("fc1.bias")) {
        mask.narrow(0, 0, m).fill_(1);
    } else if (ends("fc2.weight")) {
        mask.narrow(0, 0, e).narrow(1, 0, m).fill_(1);
    } else if (ends("attn.proj.weight")) {
        mask.narrow(0, 0, e).narrow(1, 0, e).fill_(1);
    } else {
        mask.narrow(0, 0, e).fill_(1);
    }
    return mask;
}

} // namespace

class TestTrainNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { at::set_num_threads(1); }

    void followsTheDefinition_data()
    {
        QTest::addColumn<int>("k");
        for (int k = 1; k <= heads; ++k) {
            QTest::addRow("%d heads", k) << k;
        }
    }
    void followsTheDefinition()
    {
        QFETCH(int, k);
        const TrainableVit network = disturbed();
        const auto output = network.forward(pictures(), k, {true, false});
        const Reference truth = reference(network, k);
        const at::Tensor tokens = truth.tokens(pictures());
        QVERIFY(difference(output.logits, truth.classify(tokens.select(1, 0), "head")) < 1e-5);
        QVERIFY(difference(output.tokenLogits, truth.classify(tokens.narrow(1, 1, 16), "aux")) < 1e-5);
    }

    void leavesTheRestWithoutGradient_data() { followsTheDefinition_data(); }
    void leavesTheRestWithoutGradient()
    {
        QFETCH(int, k);
        TrainableVit network = disturbed();
        const auto output = network.forward(pictures(), k, {true, false});
        (output.logits.square().sum() + output.tokenLogits.square().sum()).backward();
        for (const Parameter& each : network.parameters()) {
            const at::Tensor mask = usedPart(each.name, each.tensor, k);
            QVERIFY2((each.tensor.grad() * (1 - mask)).abs().max().item<double>() == 0.0, each.name.c_str());
            // The bias of K cannot change softmax: its gradient is zero up to rounding.
            const double reached = (each.tensor.grad() * mask).ne(0).sum().item<double>();
            QVERIFY2(reached > 0.5 * mask.sum().item<double>(), each.name.c_str());
        }
    }

    void equalsTheNetworkOfInference_data()
    {
        QTest::addColumn<QString>("plan");
        for (const char* plan :
             {"softmax", "hydra:cosine@back:1", "linear:mean,heads=2@all", "hydra:tanh-l2+ln@all",
              "aft-simple@all", "polynl@all", "window,size=3@all", "optimised@all", "efficient@all",
              "super@all", "t2t@all", "efficient@0;softmax@1"}) {
            QTest::newRow(plan) << QString::fromLatin1(plan);
        }
    }
    void equalsTheNetworkOfInference()
    {
        QFETCH(QString, plan);
        const TrainableVit network = disturbed(plan.toStdString());
        NamedTensors tensors;
        for (const Parameter& each : network.parameters()) {
            if (each.name.rfind("aux.", 0) != 0) {
                tensors[each.name] = each.tensor.detach();
            }
        }
        const VisionTransformer inference(network.config(), tensors);
        for (int k = 1; k <= heads; ++k) {
            const at::Tensor expected =
                inference.forward(pictures(), {SliceScheme::HydraViT, k}, network.plan());
            QVERIFY(difference(network.forward(pictures(), k).logits, expected) < 1e-5);
        }
    }

    // ThinkingViT: training and inference use the same network, and the first round learns from the second,
    // too.
    void roundsAreThoseOfInference()
    {
        VitConfig config = tinyConfig();
        config.rounds.value = Rounds::Recycled;
        config.trainedHeads.value = {1, 3, heads};
        TrainableVit network(config, AttentionPlan::softmax(depth), 5);
        NamedTensors tensors;
        for (Parameter& each : network.parameters()) {
            const c10::NoGradGuard noGrad;
            each.tensor.add_(at::randn_like(each.tensor) * 0.2);
            tensors[each.name] = each.tensor.detach();
        }
        const VisionTransformer inference(network.config(), tensors);
        for (const int k : {1, 3, heads}) {
            const at::Tensor expected =
                inference.forward(pictures(), {SliceScheme::HydraViT, k}, network.plan());
            QVERIFY(difference(network.forward(pictures(), k).logits, expected) < 1e-5);
        }
        QVERIFY_EXCEPTION_THROWN((void)network.forward(pictures(), 2), Error);
        network.forward(pictures(), 3).logits.sum().backward();
        QVERIFY(network.parameter("alpha.0").grad().abs().item<double>() > 0);
        QVERIFY(network.parameter("proj_layer.weight").grad().abs().max().item<double>() > 0);
        QVERIFY(!network.parameter("alpha.1").grad().defined());
        QVERIFY(!network.parameter("proj_layer2.weight").grad().defined());
    }

    // Started from a network with a single pass: every round begins as that network's k, and learns to
    // recycle.
    void roundsStartAsTheSourcesHeads()
    {
        const TrainableVit source = disturbed();
        Checkpoint checkpoint;
        checkpoint.config = tinyConfig();
        for (const Parameter& each : source.parameters()) {
            if (each.name.rfind("aux.", 0) == 0) { // used in training only: not in any file
                continue;
            }
            checkpoint.tensors[each.name] = each.tensor.detach();
        }
        VitConfig config = tinyConfig();
        config.rounds.value = Rounds::Recycled;
        config.trainedHeads.value = {2, heads};
        TrainableVit network(config, AttentionPlan::softmax(depth), 5);
        startFrom(network, checkpoint);
        for (const int k : {2, heads}) {
            QVERIFY(difference(network.forward(pictures(), k).logits, source.forward(pictures(), k).logits)
                    < 1e-6);
        }
        network.forward(pictures(), heads).logits.sum().backward();
        QVERIFY(network.parameter("proj_layer.weight").grad().abs().max().item<double>() > 0);
    }

    void separateClassifiersAreThoseOfInference()
    {
        VitExtras extras;
        extras.classifiers = {1, 3, heads};
        extras.teacherWidth = 5;
        TrainableVit network(tinyConfig(), AttentionPlan::softmax(depth), 5, extras);
        NamedTensors tensors;
        for (Parameter& each : network.parameters()) {
            const c10::NoGradGuard noGrad;
            each.tensor.add_(at::randn_like(each.tensor) * 0.2);
            if (each.name.rfind("aux.", 0) != 0) {
                tensors[each.name] = each.tensor.detach();
            }
        }
        QCOMPARE(network.parameter("heads.3.weight").sizes().vec(),
                 (std::vector<std::int64_t>{classes, 3 * headDim}));
        QVERIFY(tensors.count("heads.2.weight") == 0 && tensors.count("heads.4.weight") == 0);
        const VisionTransformer inference(network.config(), tensors);
        for (int k = 1; k <= heads; ++k) {
            const at::Tensor expected =
                inference.forward(pictures(), {SliceScheme::HydraViT, k}, network.plan());
            QVERIFY(difference(network.forward(pictures(), k).logits, expected) < 1e-5);
        }
        network.forward(pictures(), 3).logits.sum().backward();
        QVERIFY(network.parameter("heads.3.weight").grad().defined());
        QVERIFY(!network.parameter("heads.1.weight").grad().defined());
        QVERIFY(!network.parameter("head.weight").grad().defined());

        // The hints: a linear layer on every token, the class token first.
        const auto output = network.forward(pictures(), 2, {false, true});
        QCOMPARE(output.hints.sizes().vec(), (std::vector<std::int64_t>{3, 17, 5}));
        at::Tensor tokens;
        (void)inference.forward(pictures(), {SliceScheme::HydraViT, 2}, network.plan(), {}, nullptr, &tokens);
        const at::Tensor weight = network.parameter("aux.teacher.weight").narrow(1, 0, 2 * headDim);
        const at::Tensor expected = tokens.matmul(weight.t()) + network.parameter("aux.teacher.bias");
        QVERIFY(difference(output.hints, expected) < 1e-5);
    }

    void fusedAttentionEqualsTheDifferentiableDefinition()
    {
        at::manual_seed(4);
        const at::Tensor values = at::randn({2, 7, 3, 3, 5}) * 2; // odd sizes: no register is filled
        at::Tensor fused = values.clone().set_requires_grad(true);
        at::Tensor plain = values.to(at::kDouble).set_requires_grad(true);
        const at::Tensor out = fusedSoftmaxAttention(fused, 0.7);
        const auto part = [&](std::int64_t i) { return plain.select(2, i).flatten(2); };
        const at::Tensor expected = attend(part(0), part(1), part(2), BlockAttention(), {3, 0.7});
        QVERIFY(difference(out, expected) < 1e-6);
        const at::Tensor weights = at::randn({2, 7, 15});
        (out * weights).sum().backward();
        (expected * weights.to(at::kDouble)).sum().backward();
        QVERIFY(difference(fused.grad(), plain.grad()) < 2e-6);
    }

    void fusedAttentionBearsExtremeScores()
    {
        at::Tensor qkv = at::zeros({1, 3, 3, 1, 1});
        qkv.select(2, 0).fill_(1e4F);
        qkv.select(2, 1).copy_(at::tensor({-1.0F, 0.0F, 1.0F}).view({1, 3, 1, 1}));
        qkv.select(2, 2).copy_(at::tensor({5.0F, 6.0F, 7.0F}).view({1, 3, 1, 1}));
        const at::Tensor out = fusedSoftmaxAttention(qkv, 1.0);
        QVERIFY(at::allclose(out, at::full({1, 3, 1}, 7.0F)));
        QVERIFY_EXCEPTION_THROWN((void)fusedSoftmaxAttention(qkv.transpose(1, 4), 1.0), Error);
    }

    void anAliasSharesWeightsButNotGradients()
    {
        TrainableVit network = disturbed();
        TrainableVit alias = network.alias();
        network.forward(pictures(), 3).logits.sum().backward();
        for (std::size_t i = 0; i < network.parameters().size(); ++i) {
            QCOMPARE(alias.parameters()[i].tensor.data_ptr(), network.parameters()[i].tensor.data_ptr());
            QVERIFY(!alias.parameters()[i].tensor.grad().defined());
        }
    }

    void startsFromASmallerNetworkInItsFirstHeads()
    {
        VitConfig small = tinyConfig();
        small.numHeads.value = 3;
        small.embedDim.value = 3 * headDim;
        small.mlpHidden.value = 9 * headDim;
        TrainableVit source(small, AttentionPlan::softmax(depth), 17);
        TrainableVit network = disturbed();
        Checkpoint checkpoint;
        checkpoint.config = small;
        for (const Parameter& each : source.parameters()) {
            checkpoint.tensors[each.name] = each.tensor.detach();
        }
        const at::Tensor before = network.forward(pictures(), 4).logits.detach();
        startFrom(network, checkpoint);
        for (int k = 1; k <= 3; ++k) {
            QVERIFY(difference(network.forward(pictures(), k).logits, source.forward(pictures(), k).logits)
                    < 1e-6);
        }
        QVERIFY(difference(network.forward(pictures(), 4).logits, before) > 1e-3);

        // The fourth head keeps its own weights.
        const at::Tensor mask =
            usedPart("blocks.0.attn.qkv.weight", network.parameter("blocks.0.attn.qkv.weight"), 3);
        const at::Tensor untouched = disturbed().parameter("blocks.0.attn.qkv.weight");
        QVERIFY(
            at::equal(network.parameter("blocks.0.attn.qkv.weight") * (1 - mask), untouched * (1 - mask)));

        checkpoint.tensors["blocks.0.ls1.gamma"] = at::ones({3 * headDim}); // not supported in training
        QVERIFY_EXCEPTION_THROWN(startFrom(network, checkpoint), Error);
        checkpoint.tensors.erase("blocks.0.ls1.gamma");

        checkpoint.config.depth.value = 3;
        QVERIFY_EXCEPTION_THROWN(startFrom(network, checkpoint), Error);
        checkpoint.config = small;
        checkpoint.config.headDim.value = 9;
        QVERIFY_EXCEPTION_THROWN(startFrom(network, checkpoint), Error);
        QVERIFY_EXCEPTION_THROWN(startFrom(source,
                                           [&] {
                                               Checkpoint wider;
                                               wider.config = tinyConfig();
                                               return wider;
                                           }()),
                                 Error);
    }

    void refusesWhatItCannotTrain()
    {
        const TrainableVit network = disturbed();
        QVERIFY_EXCEPTION_THROWN((void)network.forward(pictures(), 0), Error);
        QVERIFY_EXCEPTION_THROWN((void)network.forward(pictures(), heads + 1), Error);
        VitConfig distilled = tinyConfig();
        distilled.distToken.value = true;
        QVERIFY_EXCEPTION_THROWN(TrainableVit(distilled, AttentionPlan::softmax(depth), 1), Error);
    }
};

HYDRA_TEST(TestTrainNetwork, QCoreApplication)
#include "test_train_network.moc"

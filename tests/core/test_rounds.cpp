// SPDX-License-Identifier: GPL-3.0-or-later
// Networks that answer in rounds: ThinkingViT and ProgResViT against their fixtures, their authors' tables,
// finite differences, and a plain network if no tokens are recycled.
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/cut_out.h"
#include "core/checkpoint/timm_tensors.h"
#include "core/engine/rounds_job.h"
#include "core/evaluate/round_curve.h"
#include "core/explain/backward.h"
#include "core/explain/explain.h"
#include "core/explain/methods.h"
#include "core/explain/pixel_gradient.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/model/architectures.h"
#include "core/model/round_exit.h"
#include "core/nn/cost.h"
#include "core/nn/rounds.h"

#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"

using namespace hydra;
using namespace hydra::test;

namespace {

constexpr const char* readme = "fixtures/architectures/README.md";
constexpr double equal = 1e-9; // of the largest entry

Path inside(const std::string& path)
{
    return sharedFolder() / "fixtures/architectures" / path;
}

struct Case
{
    nlohmann::json facts;
    Checkpoint file;
    VisionTransformer network;
    NamedTensors expected;
    at::Tensor input; // [B,3,H,W] float64
    AttentionPlan plan;
};

Case caseOf(const std::string& folder, const char* file = "model.safetensors")
{
    std::ifstream in(inside(folder) / "expected.json");
    Checkpoint c = loadCheckpoint(inside(folder) / file);
    VisionTransformer network(c.config, c.tensors);
    const int depth = c.config.depth;
    return {nlohmann::json::parse(in),
            std::move(c),
            std::move(network),
            readSafetensors(inside(folder) / "expected.safetensors").tensors,
            readNpy(inside(folder) / "input.npy").to(at::kDouble),
            AttentionPlan::softmax(depth)};
}

std::vector<double> rowOf(const at::Tensor& logits, std::int64_t picture)
{
    const at::Tensor row = logits[picture].to(at::kDouble).contiguous();
    return {row.data_ptr<double>(), row.data_ptr<double>() + row.numel()};
}

at::Tensor withRows(const at::Tensor& gradient, std::int64_t rows)
{
    return at::constant_pad_nd(gradient, {0, 0, 0, rows - gradient.size(1)});
}

// 2 blocks, heads of 4, patches of 4, pictures of 20.
VitConfig tiny(Rounds kind, std::vector<int> heads, std::vector<int> sizes = {})
{
    VitConfig c = architectureNamed("vit-ti16");
    c.imageHeight.value = c.imageWidth.value = 20;
    c.patchSize.value = 4;
    c.depth.value = 2;
    c.numHeads.value = heads.back();
    c.headDim.value = 4;
    c.embedDim.value = 4 * heads.back();
    c.mlpHidden.value = 4 * c.embedDim.value;
    c.numClasses.value = 12;
    c.rounds.value = kind;
    c.trainedHeads.value = std::move(heads);
    c.roundSizes.value = std::move(sizes);
    return c;
}

NamedTensors randomTensors(const VitConfig& config)
{
    at::manual_seed(7);
    NamedTensors tensors;
    for (const ExpectedTensor& each : timmTensors(config, {{"norm.weight", at::ones({1})}})) {
        if (each.required) {
            tensors[each.name] = at::randn(each.shape) * (each.shape.size() > 1 ? 0.3 : 0.5);
        }
    }
    return tensors;
}

double logitOf(const VisionTransformer& network, const at::Tensor& pixels, int heads, int index)
{
    return network
        .forward(pixels, {SliceScheme::HydraViT, heads},
                 AttentionPlan::softmax(network.config().depth))[0][index]
        .item<double>();
}

} // namespace

class TestRounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fixtures_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("file");
        QTest::newRow("two rounds") << "thinkingvit/two-stage"
                                    << "model.safetensors";
        QTest::newRow("training file") << "thinkingvit/two-stage"
                                       << "training.pth.tar";
        QTest::newRow("three rounds") << "thinkingvit/three-stage"
                                      << "model.safetensors";
        QTest::newRow("progresvit") << "progresvit"
                                    << "model.safetensors";
    }
    // Tokens of every block, logits of every round, entropies and decisions.
    void fixtures()
    {
        HYDRA_NEED_SHARED(readme);
        QFETCH(QString, folder);
        QFETCH(QString, file);
        const Case c = caseOf(folder.toStdString(), qPrintable(file));
        const std::vector<int> heads = c.facts.at("stages").get<std::vector<int>>();
        QCOMPARE(c.file.config.trainedHeads.value, heads);
        const std::vector<at::Tensor> all = c.network.rounds(c.input, c.plan);
        QCOMPARE(all.size(), heads.size());
        std::vector<std::vector<double>> entropies(static_cast<std::size_t>(c.input.size(0)));
        for (std::size_t s = 0; s < heads.size(); ++s) {
            const std::string stage = "stage" + std::to_string(s) + ".";
            const SubNetwork sub{SliceScheme::HydraViT, heads[s]};
            const at::Tensor wanted = c.expected.at("batch.logits.stage" + std::to_string(s));
            QVERIFY2(distance(all[s], wanted) < equal, qPrintable(QString::number(distance(all[s], wanted))));
            QVERIFY(distance(c.network.forward(c.input, sub, c.plan), wanted) < equal);
            QVERIFY(distance(c.network.forward(c.input.to(at::kFloat), sub, c.plan), wanted) < 1e-4);
            Trace trace;
            at::Tensor tokens;
            const at::Tensor first = c.input.narrow(0, 0, 1);
            (void)c.network.forward(first, sub, c.plan, {}, &trace, &tokens);
            QVERIFY(distance(tokens[0], c.expected.at(stage + "normed")) < equal);
            QVERIFY(distance(trace.tokens,
                             c.expected.at(stage + "tokens.embedded").narrow(1, 0, trace.tokens.size(1)))
                    < equal);
            QVERIFY(distance(trace.last, c.expected.at(stage + "tokens.1")) < equal);
            for (std::size_t b = 0; b < trace.blocks.size(); ++b) {
                QVERIFY(distance(trace.blocks[b].probabilities,
                                 c.expected.at(stage + "attention." + std::to_string(b)))
                        < equal);
            }
            for (std::size_t i = 0; i < entropies.size(); ++i) {
                entropies[i].push_back(entropyOfFirstTen(rowOf(all[s], std::int64_t(i))));
                QVERIFY(std::abs(entropies[i][s] - c.facts.at("entropies")[s][i].get<double>()) < 1e-9);
            }
        }
        for (const auto& decision : c.facts.at("decisions")) {
            const auto stages = decision.at("stage").get<std::vector<std::size_t>>();
            for (std::size_t i = 0; i < stages.size(); ++i) {
                QCOMPARE(answeringRound(entropies[i], decision.at("threshold").get<double>()), stages[i]);
            }
        }
    }

    void gradientsOfFixtures_data() { fixtures_data(); }
    // Along both paths: the picture, and the tokens of the round before.
    void gradientsOfFixtures()
    {
        HYDRA_NEED_SHARED(readme);
        QFETCH(QString, folder);
        QFETCH(QString, file);
        const Case c = caseOf(folder.toStdString(), qPrintable(file));
        const Target target(c.facts.at("target").at("class").get<int>());
        Trace trace;
        (void)c.network.forward(c.input.narrow(0, 0, 1), fullNetwork(c.file.config), c.plan, {}, &trace);
        QVERIFY(std::abs(trace.logits[target.classIndex].item<double>()
                         - c.facts.at("target").at("value").get<double>())
                < 1e-8);
        const double far = distance(pixelGradient(trace, target, {}), c.expected.at("grad.input"));
        QVERIFY2(far < 1e-6, qPrintable(QString::number(far)));
        const std::string last = "grad.stage" + std::to_string(c.file.config.trainedHeads.value.size() - 1);
        Backward backward(trace, target);
        for (int b = 1; b >= 0; --b) {
            const at::Tensor wanted = c.expected.at(last + ".attention." + std::to_string(b));
            QVERIFY(distance(withRows(backward.enter().probabilities, wanted.size(1)), wanted) < 1e-6);
            backward.leave();
        }
    }

    // Without the fixtures: finite differences of the last round's logit.
    void gradientsByDifferences_data()
    {
        QTest::addColumn<bool>("growing");
        QTest::newRow("recycled") << false;
        QTest::newRow("growing") << true;
    }
    void gradientsByDifferences()
    {
        QFETCH(bool, growing);
        const VitConfig config =
            growing ? tiny(Rounds::Growing, {2, 4}, {12, 20}) : tiny(Rounds::Recycled, {1, 2, 4});
        const VisionTransformer network(config, randomTensors(config));
        const at::Tensor pixels = at::randn({1, 3, 20, 20}).to(at::kDouble);
        Trace trace;
        (void)network.forward(pixels, fullNetwork(config), AttentionPlan::softmax(2), {}, &trace);
        const at::Tensor gradient = pixelGradient(trace, Target(3), {});
        const at::Tensor way = at::randn({1, 3, 20, 20}).to(at::kDouble);
        constexpr double step = 1e-5;
        const double slope =
            (logitOf(network, pixels + way * step, 4, 3) - logitOf(network, pixels - way * step, 4, 3))
            / (2 * step);
        const double found = (gradient * way[0]).sum().item<double>();
        QVERIFY2(std::abs(found - slope) < 1e-5 * std::abs(slope),
                 qPrintable(QString("%1 against %2").arg(found).arg(slope)));
    }

    // With alpha zero a round is the plain network; with any other alpha it is not.
    void withoutRecycling()
    {
        const VitConfig config = tiny(Rounds::Recycled, {2, 4});
        NamedTensors tensors = randomTensors(config);
        const at::Tensor pixels = at::randn({2, 3, 20, 20});
        VitConfig plain = config;
        plain.rounds.value = Rounds::One;
        const SubNetwork full = fullNetwork(config);
        const AttentionPlan plan = AttentionPlan::softmax(2);
        const at::Tensor other = VisionTransformer(config, tensors).forward(pixels, full, plan);
        tensors["alpha.0"].zero_();
        const at::Tensor alone = VisionTransformer(plain, tensors).forward(pixels, full, plan);
        QVERIFY(distance(VisionTransformer(config, tensors).forward(pixels, full, plan), alone) < 1e-5);
        QVERIFY(distance(other, alone) > 0.01);
    }

    // A picture in a batch gets the same answer as alone; the pieces of a pass make up the whole.
    void inPieces()
    {
        for (const VitConfig& config :
             {tiny(Rounds::Recycled, {2, 4}), tiny(Rounds::Growing, {2, 4}, {16, 20})}) {
            const VisionTransformer network(config, randomTensors(config));
            const at::Tensor pixels = at::randn({3, 3, 20, 20});
            const AttentionPlan plan = AttentionPlan::softmax(2);
            const SubNetwork full = fullNetwork(config);
            const at::Tensor all = network.forward(pixels, full, plan);
            QVERIFY(distance(network.forward(pixels.narrow(0, 1, 1), full, plan), all.narrow(0, 1, 1))
                    < 1e-5);
            at::Tensor x = network.embedded(pixels, full);
            for (int b = 0; b < 2; ++b) {
                x = network.throughBlock(x, b, full, plan, nullptr);
            }
            QVERIFY(distance(network.answered(x, full), all) < 1e-5);
        }
    }

    void otherHeadsAreRefused()
    {
        const VitConfig config = tiny(Rounds::Recycled, {2, 4});
        const VisionTransformer network(config, randomTensors(config));
        try {
            (void)logitOf(network, at::zeros({1, 3, 20, 20}), 3, 0);
            QFAIL("three heads are no round");
        } catch (const Error& error) {
            QVERIFY2(QString(error.what()).contains("rounds with 2, 4 heads; got 3"), error.what());
        }
    }

    // Every method either explains a round or says why it cannot.
    void everyMethod()
    {
        for (const VitConfig& config :
             {tiny(Rounds::Recycled, {2, 4}), tiny(Rounds::Growing, {2, 4}, {16, 20})}) {
            const VisionTransformer network(config, randomTensors(config));
            const at::Tensor pixels = at::randn({1, 3, 20, 20});
            int refused = 0;
            for (const MethodInfo& info : methodTable()) {
                for (const int k : {2, 4}) {
                    MapOptions options;
                    options.method = info.id;
                    options.query = info.usesQuery ? 1 : -1;
                    options.masks = 16;
                    options.steps = 4;
                    options.groups = 4;
                    try {
                        const Trace trace = traceOf(network, pixels, {SliceScheme::HydraViT, k},
                                                    AttentionPlan::softmax(2), precisionOf(info.id));
                        const Map map = explain(trace, options, Target(3));
                        QVERIFY(!map.values.empty());
                        for (const float value : map.values) {
                            QVERIFY2(std::isfinite(value), info.id);
                        }
                    } catch (const Error& error) {
                        QVERIFY2(error.code() == ErrorCode::Usage, error.what());
                        if (QString(error.what()).contains("gates between")) {
                            ++refused;
                        } else {
                            QVERIFY2(QString(error.what()).contains("pooling") || config.thinks(),
                                     error.what());
                            qInfo("%s: %s", info.id, error.what());
                        }
                    }
                }
            }
            QCOMPARE(refused > 0, config.rounds.value == Rounds::Growing);
        }
    }

    // The default method explains a network with gates: the parts of tokens and biases sum to the logit, past
    // the gates behind every block.
    void partsSumToTheLogit_data() { gradientsByDifferences_data(); }
    void partsSumToTheLogit()
    {
        QFETCH(bool, growing);
        const VitConfig config =
            growing ? tiny(Rounds::Growing, {2, 4}, {12, 20}) : tiny(Rounds::Recycled, {2, 4});
        const VisionTransformer network(config, randomTensors(config));
        const at::Tensor pixels = at::randn({1, 3, 20, 20});
        for (const int k : {2, 4}) {
            for (const char* method : {defaultMethod(), "fullgrad-plus", "libragrad"}) {
                MapOptions options;
                options.method = method;
                const Trace trace = traceOf(network, pixels, {SliceScheme::HydraViT, k},
                                            AttentionPlan::softmax(2), Precision::Double);
                const Map map = explain(trace, options, Target(3));
                QVERIFY(map.residual);
                QVERIFY2(*map.residual < 1e-9, qPrintable(QString::number(*map.residual)));
            }
        }
    }

    // If pixels are the only input, the pixels' part equals the part of the patches' tokens.
    void pixelsPassTheGate()
    {
        const VitConfig config = tiny(Rounds::Growing, {2, 4}, {12, 20});
        NamedTensors tensors = randomTensors(config);
        for (const char* name : {"pos_embed", "patch_embed.proj.bias", "fusion_prev_delta.0.net.2.weight"}) {
            tensors.at(name).zero_();
        }
        tensors.at("fusion_prev_delta.0.net.2.bias").fill_(-1); // 1 + -1: no tokens of the round before
        const VisionTransformer network(config, tensors);
        const Trace trace = traceOf(network, at::randn({1, 3, 20, 20}), {SliceScheme::HydraViT, 4},
                                    AttentionPlan::softmax(2), Precision::Double);
        MapOptions options;
        options.method = "cp-lrp:plain";
        const std::vector<float> pixels = explain(trace, options, Target(3)).values;
        options.method = "libragrad";
        const std::vector<float> tokens = explain(trace, options, Target(3)).values;
        QCOMPARE(pixels.size(), tokens.size());
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            QVERIFY(std::abs(pixels[i] - tokens[i]) < 1e-4F * (1 + std::abs(tokens[i])));
        }
    }

    // Integrated gradients add up to the logit's gain, which needs both paths.
    void integratedGradientsAddUp()
    {
        const VitConfig config = tiny(Rounds::Recycled, {2, 4});
        const VisionTransformer network(config, randomTensors(config));
        MapOptions options;
        options.method = "integrated-gradients";
        options.steps = 300;
        const at::Tensor pixels = at::randn({1, 3, 20, 20});
        const Trace trace = traceOf(network, pixels, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(2),
                                    Precision::Double);
        const Map map = explain(trace, options, Target(3));
        const double gain = logitOf(network, pixels.to(at::kDouble), 4, 3)
            - logitOf(network, at::zeros({1, 3, 20, 20}, at::kDouble), 4, 3);
        const double sum = std::accumulate(map.values.begin(), map.values.end(), 0.0);
        QVERIFY2(std::abs(sum - gain) < 0.02 * std::abs(gain),
                 qPrintable(QString("%1 against %2").arg(sum).arg(gain)));
    }

    // The authors' tables. GMACs as they print them; parameters to the last one.
    void costs()
    {
        VitConfig c = architectureNamed("vit-s16");
        c.rounds.value = Rounds::Recycled;
        c.trainedHeads.value = {3, 6};
        const NetworkCost first = costOf(c, {SliceScheme::HydraViT, 3});
        const NetworkCost both = costOf(c, {SliceScheme::HydraViT, 6});
        QCOMPARE(both.parameters, std::int64_t(22'124'777));
        QVERIFY(std::abs(double(first.macs) / 1e9 - 1.25) < 0.01);
        QVERIFY(std::abs(double(both.macs) / 1e9 - 5.85) < 0.02);
        VitConfig p = architectureNamed("vit-s16");
        p.rounds.value = Rounds::Growing;
        p.trainedHeads.value = {3, 6};
        const auto gmacs = [&](int heads) {
            return QString::number(double(costOf(p, {SliceScheme::HydraViT, heads}).macs) / 1e9, 'f', 3);
        };
        p.roundSizes.value = {192, 240};
        p.imageHeight.value = p.imageWidth.value = 240;
        QCOMPARE(gmacs(3), QString("0.912"));
        QCOMPARE(gmacs(6), QString("6.267"));
        p.roundSizes.value = {160, 384};
        p.imageHeight.value = p.imageWidth.value = 384;
        QCOMPARE(gmacs(3), QString("0.615"));
        QCOMPARE(gmacs(6), QString("16.152"));
    }

    // ThinkingViT's table: the mean cost follows from the share of pictures that stop early, to the digit.
    void curveOfThePaper()
    {
        const std::vector<std::pair<int, const char*>> table{
            {0, "5.850"},     {4091, "5.474"},  {10654, "4.870"}, {14738, "4.494"},
            {20361, "3.977"}, {27506, "3.319"}, {31994, "2.907"}, {35941, "2.543"},
            {39421, "2.223"}, {42452, "1.944"}, {47925, "1.441"}, {50000, "1.250"}};
        for (const auto& [leaving, gmacs] : table) {
            std::vector<RoundsOfPicture> pictures(50'000);
            for (std::size_t i = 0; i < pictures.size(); ++i) {
                const bool early = i < std::size_t(leaving);
                pictures[i] = {{early ? 0.25 : 1.5, 0.5}, {early, true}, {true, true}};
            }
            const RoundCurvePoint point = curvePoint(pictures, {1.25, 5.85}, 0.3);
            QCOMPARE(QString::number(point.macs, 'f', 3), QString(gmacs));
            QCOMPARE(point.left, (std::vector<int>{leaving, 50'000 - leaving}));
            QCOMPARE(point.top1, 1.0);
        }
    }

    // Parts switched off are off in the curve, too; another picture's activations are refused.
    void curveOfAChangedNetwork()
    {
        const VitConfig config = tiny(Rounds::Recycled, {2, 4});
        QTemporaryDir folder;
        const std::string path = folder.path().toStdString();
        writeSafetensors(path + "/mine.safetensors", randomTensors(config),
                         {{"num_heads", "4"}, {"img_size", "20,20"}, {"round_heads", "2,4"}});
        std::ofstream labels(path + "/labels.csv");
        labels << "file,class_index\n";
        for (int i = 0; i < 3; ++i) {
            const std::string name = "p" + std::to_string(i) + ".png";
            Image picture{20, 20, std::vector<std::uint8_t>(std::size_t(3) * 20 * 20)};
            for (std::size_t at = 0; at < picture.rgb.size(); ++at) {
                picture.rgb[at] = std::uint8_t(at * (7 + std::size_t(i)) % 251);
            }
            savePng(path + "/" + name, picture);
            labels << name << "," << i << "\n";
        }
        labels.close();
        engine::RoundsRequest request{
            path + "/mine.safetensors", {}, {4, {}, AttentionPlan::softmax(2)}, path};
        const engine::RoundsMeasured whole = engine::measureRounds(request);
        QCOMPARE(whole.pictures.size(), std::size_t(3));
        request.ask.without = Interventions::parse("mlp:1,heads:0.0");
        const engine::RoundsMeasured changed = engine::measureRounds(request);
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(changed.pictures[i].entropies != whole.pictures[i].entropies);
        }
        request.ask.without = Interventions::parse("tokens:1");
        QVERIFY_EXCEPTION_THROWN((void)engine::measureRounds(request), Error);
    }

    void entropies()
    {
        QVERIFY(std::abs(entropyOfFirstTen(std::vector<double>(1000, 3.0)) - std::log(10.0)) < 1e-12);
        QVERIFY(std::abs(entropyOfFirstTen(std::vector<double>(4, -2.0)) - std::log(4.0)) < 1e-12);
        QCOMPARE(entropyOfFirstTen({1e4, 0, 0}), 0.0);
        QCOMPARE(entropyOfFirstTen({}), 0.0);
        QCOMPARE(answeringRound({0.5, 0.2}, 0.5), std::size_t(1)); // strictly below
        QCOMPARE(answeringRound({0.5, 9.0}, 0.51), std::size_t(0));
        QCOMPARE(answeringRound({0.0, 0.0, 9.0}, 0.0), std::size_t(2)); // 0: always the last
    }

    // What a file says of its rounds must match its tensors.
    void contradictions()
    {
        const VitConfig config = tiny(Rounds::Recycled, {2, 4});
        QTemporaryDir folder;
        const Path file = Path(folder.path().toStdString()) / "mine.safetensors";
        const auto loadedWith = [&](const char* heads, const char* drop = "") {
            NamedTensors tensors = randomTensors(config);
            tensors.erase(drop);
            writeSafetensors(file, tensors,
                             {{"num_heads", "4"}, {"img_size", "20,20"}, {"round_heads", heads}});
            return loadCheckpoint(file);
        };
        QCOMPARE(loadedWith("2,4").config.trainedHeads.value, (std::vector<int>{2, 4}));
        QCOMPARE(loadedWith("2,4").config.rounds.value, Rounds::Recycled);
        QVERIFY(refusedWith("but the tensors have 2, 4", [&] { (void)loadedWith("1,4"); }));
        QVERIFY(refusedWith("ascending numbers", [&] { (void)loadedWith("4"); }));
        QVERIFY(refusedWith("alpha.0: missing", [&] { (void)loadedWith("2,4", "alpha.0"); }));
        QVERIFY(refusedWith("tokens that go through the blocks again",
                            [&] { (void)loadedWith("2,4", "proj_layer.weight"); }));
        const Checkpoint c = loadedWith("2,4");
        const Checkpoint cut = cutOut(c, 2);
        const at::Tensor pixels = at::randn({1, 3, 20, 20});
        QVERIFY(distance(VisionTransformer(cut.config, cut.tensors)
                             .forward(pixels, fullNetwork(cut.config), AttentionPlan::softmax(2)),
                         VisionTransformer(c.config, c.tensors)
                             .forward(pixels, {SliceScheme::HydraViT, 2}, AttentionPlan::softmax(2)))
                < 1e-6);
        QVERIFY_EXCEPTION_THROWN((void)cutOut(c, 4), Error);
    }

    // Written under timm's names and opened again, it is the same network.
    void writtenAndReadAgain()
    {
        HYDRA_NEED_SHARED(readme);
        QTemporaryDir folder;
        const Path file = Path(folder.path().toStdString()) / "again.safetensors";
        for (const char* each : {"thinkingvit/three-stage", "progresvit"}) {
            const Case c = caseOf(each);
            writeCheckpoint(file, c.file);
            const Checkpoint again = loadCheckpoint(file);
            QCOMPARE(again.config.roundSizes.value, c.file.config.roundSizes.value);
            const VisionTransformer network(again.config, again.tensors);
            QVERIFY(
                at::equal(network.rounds(c.input, c.plan).back(), c.network.rounds(c.input, c.plan).back()));
        }
    }
};

HYDRA_TEST(TestRounds, QCoreApplication)
#include "test_rounds.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The insides of one pass: logit lens and exact decomposition against float64 fixtures, sums that equal the
// logit for every kind of attention and every variant, the matrix of all heads against single maps, and all
// of these as questions.
#include "core/base/error.h"
#include "core/engine/session.h"
#include "core/explain/attention_view.h"
#include "core/explain/decomposition.h"
#include "core/explain/explain.h"
#include "core/explain/head_matrix.h"
#include "core/explain/lens.h"
#include "core/format/npy.h"

#include <ATen/Parallel.h>

#include <QtTest>

#include "tests/support/key_maker.h"
#include "tests/support/lens_logits.h"
#include "tests/support/program.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_variant.h"

using namespace hydra;
using hydra::test::asTensor;
using hydra::test::distance;

namespace {

constexpr double exact = 1e-4; // of the largest magnitude, as the fixtures ask
constexpr int target = 2;

Path fixture(const char* name)
{
    return Path(HYDRA_SOURCE_DIR) / "tests/data/attribution-small" / name;
}

struct Small
{
    Small()
        : expected(readSafetensors(fixture("lens_and_parts.safetensors")).tensors)
        , classIndex(int(expected.at("class_index").item<std::int64_t>()))
    {
        const Checkpoint c = loadCheckpoint(fixture("weights.safetensors"));
        const VisionTransformer network(c.config, c.tensors);
        trace = traceOf(network, readNpy(fixture("input.npy")).unsqueeze(0).to(at::kFloat),
                        fullNetwork(c.config), AttentionPlan::softmax(c.config.depth), Precision::Single);
    }
    NamedTensors expected;
    int classIndex;
    Trace trace;
};

struct Tiny
{
    Tiny(const std::string& planText, const std::string& variant, int k)
        : plan(AttentionPlan::parse(planText, AttentionPlan::softmax(3)))
    {
        const test::Variant made(variant, test::tinyTensorsFor(plan));
        const Checkpoint c = test::tinyCheckpoint(made.tensors, made.words);
        const VisionTransformer network(c.config, c.tensors);
        at::manual_seed(11);
        trace =
            traceOf(network, at::randn({1, 3, 24, 24}), {SliceScheme::HydraViT, k}, plan, Precision::Single);
    }
    AttentionPlan plan;
    Trace trace;
};

void addSetups()
{
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("k");
    const std::vector<std::tuple<const char*, const char*, int>> setups{
        {"softmax", "plain", 4},
        {"softmax", "plain", 2},
        {"hydra:tanh-l2@back:2", "plain", 4},
        {"hydra:cosine+ln@all", "average", 3},
        {"linear:l1,heads=8@all", "plain", 4},
        {"linear:tanh-l2+ln@back:1", "both", 2},
        {"softmax", "average", 4},
        {"softmax", "no class token", 3},
        {"softmax", "both layer-scale", 4},
        {"softmax", "distilled", 4},
        {"softmax", "layer-scale", 3},
        {"softmax", "registers qk-norm", 4},
        {"softmax", "pre-norm", 4},
        {"aft-simple@all", "layer-scale", 4},
        {"polynl@1", "plain", 3},
        {"window,size=3@all", "plain", 4},
        {"optimised@all", "plain", 4},
        {"super@all", "plain", 4},
        {"t2t@1", "plain", 4},
        {"t2t@all", "average", 4}};
    for (const auto& [plan, variant, k] : setups) {
        QTest::addRow("%s, %s, k = %d", plan, variant, k)
            << QString::fromLatin1(plan) << QString::fromLatin1(variant) << k;
    }
}

template<class Ask>
bool refused(Ask ask)
{
    try {
        ask();
    } catch (const Error& error) {
        return error.code() == ErrorCode::Usage;
    }
    return false;
}

} // namespace

class TestInside : public QObject
{
    Q_OBJECT

private:
    static void compare(const at::Tensor& found, const at::Tensor& expected, const char* what)
    {
        const double error = distance(found, expected);
        qInfo("%-16s %.1e", what, error);
        QVERIFY2(error < exact, what);
    }
    static Map mapOf(const Trace& trace, const HeadMatrix& matrix, int layer, int head, int query)
    {
        MapOptions options;
        options.method = matrix.method;
        options.block = layer;
        options.head = head;
        options.query = query;
        return explain(trace, options, matrix.classIndex);
    }

private Q_SLOTS:
    // Eq. 16 of Hydra Attention: the tokens' vectors sum to the attention's output at the tokens that the
    // classifier reads, and each is its row of A times its own values.
    void contributionsSumToTheOutput_data() { addSetups(); }
    void contributionsSumToTheOutput()
    {
        QFETCH(QString, plan);
        QFETCH(QString, variant);
        QFETCH(int, k);
        const Tiny tiny(plan.toStdString(), variant.toStdString(), k);
        const at::Tensor weights = pooledWeights(tiny.trace).to(at::kDouble);
        for (int block = 0; block < 3; ++block) {
            const AttentionView view = viewOf(tiny.trace, block);
            const at::Tensor found = contributionVectors(tiny.trace, block).to(at::kDouble);
            QCOMPARE(found.sizes(), view.own.sizes());
            at::Tensor output = at::mv(view.raw.to(at::kDouble).t(), weights.narrow(0, 0, view.raw.size(0)));
            const std::int64_t tokens = tiny.trace.tokenCount();
            if (const at::Tensor rest = restOf(tiny.trace, block, tokens); rest.defined()) { // of no token
                output = output
                    - at::matmul(weights, rest.squeeze(2).to(at::kDouble).t())
                          .repeat_interleave(found.size(1) / view.heads);
            }
            QVERIFY(distance(found.sum(0), output) < exact);
            if (view.heads == view.v.size(1)) { // one feature per head
                const at::Tensor q = at::matmul(weights, view.q.to(at::kDouble));
                for (std::int64_t t = 0; t < tokens; ++t) {
                    QVERIFY(distance(found[t], q * view.k[t].to(at::kDouble) * view.v[t].to(at::kDouble))
                            < exact);
                }
                continue;
            }
            const at::Tensor rows = matrixRows(tiny.trace, block, 0, tokens).to(at::kDouble); // [heads,T,T]
            const at::Tensor own = byHeads(view.own.contiguous(), view.heads).to(at::kDouble);
            at::Tensor expected = at::zeros_like(own);
            for (std::int64_t h = 0; h < view.heads; ++h) {
                for (std::int64_t t = 0; t < tokens; ++t) {
                    expected[h][t] = own[h][t] * weights.dot(rows[h].select(1, t));
                }
            }
            QVERIFY(distance(found, joinHeads(expected)) < exact);
        }
    }

    void initTestCase()
    {
        at::set_num_threads(1);
    } // products are so small that a second thread would only wait

    void theLensIsTheFixtures()
    {
        const Small s;
        std::vector<at::Tensor> levels;
        for (int level = 0; level <= int(s.trace.blocks.size()); ++level) {
            levels.push_back(lensOfTokens(s.trace, level));
            QVERIFY(distance(test::lensLogits(s.trace, level), levels.back()[0]) < 1e-6);
        }
        compare(at::stack(levels), s.expected.at("lens"), "lens");
        QVERIFY(distance(test::lensLogits(s.trace, 4), s.trace.logits) < 1e-6);
        const Lens lens = lensOf(s.trace, s.classIndex, 1);
        const at::Tensor said = s.expected.at("lens")[2].narrow(0, 1, 64); // the patches, after block 1
        QVERIFY(distance(asTensor(lens.logits), said.select(1, s.classIndex)) < exact);
        QVERIFY(distance(asTensor(lens.probabilities), at::softmax(said, 1).select(1, s.classIndex)) < exact);
        const at::Tensor best = said.argmax(1);
        for (int p = 0; p < 64; ++p) {
            QCOMPARE(lens.best[std::size_t(p)], int(best[p].item<std::int64_t>()));
        }
        QCOMPARE(lens.levels.size(), std::size_t(5));
        for (std::size_t level = 0; level < 5; ++level) {
            const at::Tensor row = s.expected.at("lens")[std::int64_t(level)][0];
            QVERIFY(std::fabs(lens.levels[level].logit - row[s.classIndex].item<double>()) < 1e-5);
            QVERIFY(
                std::fabs(lens.levels[level].probability - at::softmax(row, 0)[s.classIndex].item<double>())
                < 1e-5);
            QCOMPARE(lens.levels[level].best, int(row.argmax().item<std::int64_t>()));
        }
    }

    void thePartsAreTheFixtures()
    {
        const Small s;
        const Decomposition parts = decompose(s.trace, s.classIndex);
        std::vector<float> attention, bias, mlp;
        for (const BlockParts& b : parts.blocks) {
            QCOMPARE(b.heads, 4);
            attention.insert(attention.end(), b.attention.begin(), b.attention.end());
            bias.push_back(float(b.bias));
            mlp.push_back(float(b.mlp));
        }
        compare(asTensor(attention), s.expected.at("decompose.attn"), "attention");
        compare(asTensor(bias), s.expected.at("decompose.attn_bias"), "bias");
        compare(asTensor(mlp), s.expected.at("decompose.mlp"), "MLP");
        compare(asTensor({float(parts.embedding)}), s.expected.at("decompose.embed"), "embedding");
        compare(asTensor({float(parts.constant)}), s.expected.at("decompose.constant"), "constant");
        QVERIFY(std::fabs(parts.residual()) < 1e-5);
    }

    // The split of the authors' program (Gandelsman et al.): the same sum, other shares.
    void theEvenSplitIsTheFixtures()
    {
        const Small s;
        const Decomposition parts = decompose(s.trace, s.classIndex, true);
        std::vector<float> attention, mlp{float(parts.embedding)};
        for (const BlockParts& b : parts.blocks) {
            attention.insert(attention.end(), b.attention.begin(), b.attention.end());
            mlp.push_back(float(b.mlp));
            QCOMPARE(b.bias, 0.0);
        }
        compare(asTensor(attention), s.expected.at("decompose.prs.attn"), "attention");
        compare(asTensor(mlp), s.expected.at("decompose.prs.mlp"), "MLP");
        QVERIFY(std::fabs(parts.residual()) < 1e-5);
    }

    void thePartsAddUp_data() { addSetups(); }
    void thePartsAddUp()
    {
        QFETCH(QString, plan);
        QFETCH(QString, variant);
        QFETCH(int, k);
        const Tiny s(plan.toStdString(), variant.toStdString(), k);
        for (int c = 0; c < 5; ++c) {
            QVERIFY(std::fabs(decompose(s.trace, c, true).residual()) < 1e-4);
            const Decomposition parts = decompose(s.trace, c);
            double size = std::fabs(parts.embedding) + std::fabs(parts.constant);
            for (const BlockParts& b : parts.blocks) {
                size += std::fabs(b.mlp) + std::fabs(b.bias);
                for (const float v : b.attention) {
                    size += std::fabs(double(v));
                }
            }
            QCOMPARE(parts.logit, s.trace.logits[c].item<double>());
            QVERIFY2(std::fabs(parts.residual()) < 1e-6 * size + 1e-6,
                     qPrintable(QString("%1 of %2").arg(parts.residual()).arg(size)));
        }
    }

    void theLastLevelIsTheAnswer_data() { addSetups(); }
    void theLastLevelIsTheAnswer()
    {
        QFETCH(QString, plan);
        QFETCH(QString, variant);
        QFETCH(int, k);
        const Tiny s(plan.toStdString(), variant.toStdString(), k);
        QVERIFY(distance(test::lensLogits(s.trace, 3), s.trace.logits) < 1e-5);
        const Lens lens = lensOf(s.trace, target, -1);
        const at::Tensor shares = at::softmax(s.trace.logits, 0);
        QVERIFY(std::fabs(lens.levels.back().probability - shares[target].item<double>()) < 1e-5);
        QCOMPARE(lens.levels.back().best, int(s.trace.logits.argmax().item<std::int64_t>()));
        QCOMPARE(lens.levels.size(), std::size_t(4));
        QCOMPARE(lens.block, 2);
    }

    // Any other target also equals the sum of its parts, and the last level's value.
    void otherTargetsAddUp_data() { addSetups(); }
    void otherTargetsAddUp()
    {
        QFETCH(QString, plan);
        QFETCH(QString, variant);
        QFETCH(int, k);
        const Tiny s(plan.toStdString(), variant.toStdString(), k);
        using Kind = Target::Kind;
        const at::Tensor row = at::linspace(-1, 2, s.trace.pooled.size(1), at::kDouble);
        for (const Target& other :
             {Target{Kind::Similarity, row, "similar"}, Target{Kind::Norm, {}, "norm"},
              Target{Kind::Direction, row, "direction"}, Target{Kind::Probe, row, "probe", 0.75}}) {
            const Decomposition parts = decompose(s.trace, other);
            double size = std::fabs(parts.embedding) + std::fabs(parts.constant);
            for (const BlockParts& b : parts.blocks) {
                size += std::fabs(b.mlp) + std::fabs(b.bias);
                for (const float v : b.attention) {
                    size += std::fabs(double(v));
                }
            }
            QCOMPARE(parts.logit, valueOf(other, s.trace));
            QCOMPARE(parts.classIndex, -1);
            QCOMPARE(parts.target, other.name);
            QVERIFY2(std::fabs(parts.residual()) < 1e-6 * size + 1e-6, other.name.c_str());
            const Lens lens = lensOf(s.trace, other, -1);
            QVERIFY2(std::fabs(lens.levels.back().logit - parts.logit) < 1e-5, other.name.c_str());
            QVERIFY(std::isnan(lens.levels.back().probability) && lens.probabilities.empty());
            QCOMPARE(lens.logits.size(), std::size_t(36));
            const HeadMatrix matrix = headMatrix(s.trace, "decomposition", -1, other);
            QCOMPARE(matrix.target, other.name);
            if (matrix.heads[2] == termHeads(s.trace, 2)) {
                QVERIFY(std::fabs(double(matrix.weights[matrix.place(2, 0)]) - std::fabs(parts.head(2, 0)))
                        < 1e-5);
            }
        }
    }

    void theMatrixHoldsTheSingleMaps_data() { addSetups(); }
    void theMatrixHoldsTheSingleMaps()
    {
        QFETCH(QString, plan);
        QFETCH(QString, variant);
        QFETCH(int, k);
        const Tiny s(plan.toStdString(), variant.toStdString(), k);
        int methods = 0;
        for (const MethodInfo& info : methodTable()) {
            if (!hasHeadMaps(info)) {
                continue;
            }
            ++methods;
            for (const int query : info.usesQuery ? std::vector<int>{-1, 17} : std::vector<int>{-1}) {
                const HeadMatrix matrix = headMatrix(s.trace, info.id, query, target);
                QCOMPARE(matrix.heads.size(), std::size_t(3));
                QCOMPARE(matrix.weights.size(), matrix.count());
                QCOMPARE(matrix.isSigned, info.isSigned);
                for (int layer = 0; layer < 3; ++layer) {
                    for (int h = 0; h < matrix.heads[std::size_t(layer)]; ++h) {
                        const bool whole = std::string(info.id) == "attention"
                            && matrix.heads[std::size_t(layer)] == 1; // all features at once
                        const Map one = mapOf(s.trace, matrix, layer, whole ? -1 : h, query);
                        const float* const values = matrix.map(matrix.place(layer, h));
                        const std::vector<float> found(values, values + one.values.size());
                        QVERIFY2(distance(asTensor(found), asTensor(one.values)) < 1e-5, info.id);
                    }
                }
            }
        }
        QCOMPARE(methods, 3);
    }

    void importanceIsWhatItSays()
    {
        const Tiny s("softmax", "plain", 4);
        const Decomposition parts = decompose(s.trace, target);
        for (const char* method : {"attention", "decomposition"}) {
            const HeadMatrix matrix = headMatrix(s.trace, method, -1, target);
            QCOMPARE(matrix.importance, Importance::Decomposition);
            for (int layer = 0; layer < 3; ++layer) {
                for (int h = 0; h < 4; ++h) {
                    const double expected = std::fabs(parts.head(std::size_t(layer), h));
                    QVERIFY(std::fabs(double(matrix.weights[matrix.place(layer, h)]) - expected) < 1e-5);
                }
            }
        }
        const HeadMatrix weighted = headMatrix(s.trace, "gradient-attention", -1, target);
        QCOMPARE(weighted.importance, Importance::GradientTimesAttention);
        // In the last block the parts consist of A dA, except for the norm's own derivative.
        MapOptions options;
        options.method = "hydra-contribution";
        options.block = 2;
        const double contributions =
            asTensor(explain(s.trace, options, target).values).abs().sum().item<double>();
        double bound = 0;
        for (int h = 0; h < 4; ++h) {
            bound += double(weighted.weights[weighted.place(2, h)]) * 37;
        }
        QVERIFY(bound >= contributions - 1e-5); // |sum| <= sum of magnitudes, class token included
        const HeadMatrix without = headMatrix(s.trace, "attention", -1, -1);
        QCOMPARE(without.importance, Importance::None);
        QVERIFY(without.weights.empty());
    }

    void signedHeadsAddUpToTheFusedMap()
    {
        const Tiny s("softmax", "plain", 4);
        const HeadMatrix matrix = headMatrix(s.trace, "decomposition", -1, target);
        at::Tensor sum = at::zeros({36});
        for (int h = 0; h < 4; ++h) {
            const float* const values = matrix.map(matrix.place(1, h));
            sum += asTensor(std::vector<float>(values, values + 36));
        }
        QVERIFY(distance(asTensor(mapOf(s.trace, matrix, 1, -1, -1).values), sum) < 1e-6);
    }

    void questionsThatDoNotFitAreRefused()
    {
        const Tiny s("softmax", "plain", 4);
        QVERIFY(refused([&] { (void)decompose(s.trace, 5); }));
        QVERIFY(refused([&] { (void)decompose(s.trace, -1); }));
        QVERIFY(refused([&] { (void)lensOf(s.trace, 5, 0); }));
        QVERIFY(refused([&] { (void)lensOf(s.trace, 0, 3); }));
        QVERIFY(refused([&] { (void)lensOfTokens(s.trace, 4); }));
        QVERIFY(refused([&] { (void)headMatrix(s.trace, "relevance", -1, 0); })); // no single heads
        QVERIFY(refused([&] { (void)headMatrix(s.trace, "attention", 36, 0); }));
        QVERIFY(refused([&] { (void)headMatrix(s.trace, "attention", -1, 5); }));
        QVERIFY(refused([&] { (void)headMatrix(s.trace, "decomposition", -1, -1); }));
        MapOptions options;
        options.block = 0;
        options.head = 4;
        for (const char* method : {"decomposition", "gradient-attention"}) {
            options.method = method;
            QVERIFY(refused([&] { (void)explain(s.trace, options, 0); }));
        }
        CancelToken cancel;
        cancel.cancel();
        QVERIFY_EXCEPTION_THROWN((void)headMatrix(s.trace, "attention", -1, 0, cancel), Error);
    }

    void aSessionAnswersAndRemembers()
    {
        engine::Session session(std::size_t(64) << 20);
        const engine::OpenedModel model =
            session.files().openModel(fixture("weights.safetensors").string(), {}, {}, {});
        const auto images = session.files().openArray(fixture("input.npy").string());
        const Small s;
        const NetworkKey network =
            networkKey({images.front().id, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(4)});
        const ClassChoice chosen{ClassChoice::Kind::Index, s.classIndex};
        const DecompositionKey parts{network, chosen};
        QVERIFY(!session.cached(parts));
        const engine::DecompositionPtr answer = session.answer(parts);
        QVERIFY(std::fabs(answer->sum() - s.trace.logits[s.classIndex].item<double>()) < 1e-5);
        QCOMPARE(session.cached(parts), answer);
        const HeadMatrixKey matrix{network, "attention", 5, chosen};
        QCOMPARE(session.answer(matrix)->count(), std::size_t(16));
        QVERIFY(session.cached(matrix));
        HeadMatrixKey other = matrix;
        other.query = 6;
        QVERIFY(!session.cached(other));
        QVERIFY(hashOf(other) != hashOf(matrix));
        const LensKey lens{network, 1, chosen};
        QCOMPARE(session.answer(lens)->block, 1);
        QVERIFY(session.cached(lens));
        const LensKey top{network, 1, {}}; // the first class of the full network
        QCOMPARE(session.answer(top)->classIndex, int(s.trace.logits.argmax().item<std::int64_t>()));
    }
};

HYDRA_TEST(TestInside, QCoreApplication)
#include "test_inside.moc"

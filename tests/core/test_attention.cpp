// SPDX-License-Identifier: GPL-3.0-or-later
// Every attention kind against loops in float64 that follow the definitions of reference.md "Kinds of
// attention".
#include "core/attention/attend.h"
#include "core/attention/attention_plan.h"
#include "core/attention/softmax_kernel.h"
#include "core/nn/block_attention.h"

#include <c10/core/GradMode.h>

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>

#include "tests/support/oracle_kernel.h"
#include "tests/support/program.h"
#include "tests/support/tensors.h"

using namespace hydra;
using namespace hydra::test::oracle;
using hydra::test::distance;
using hydra::test::Matrix;
using hydra::test::matrixOf;

namespace {

// Row by row, head by head: sum_t A[q,t] V[t], A = phi(Q)_h . phi(K)_h.
Matrix linearAttention(const Matrix& q, const Matrix& k, const Matrix& v, std::size_t heads)
{
    const std::size_t F = v[0].size();
    const std::size_t d = F / heads;
    Matrix out(v.size(), std::vector<double>(F, 0.0));
    for (std::size_t i = 0; i < v.size(); ++i) {
        for (std::size_t t = 0; t < v.size(); ++t) {
            for (std::size_t h = 0; h < heads; ++h) {
                double a = 0;
                for (std::size_t f = h * d; f < (h + 1) * d; ++f) {
                    a += q[i][f] * k[t][f];
                }
                for (std::size_t f = h * d; f < (h + 1) * d; ++f) {
                    out[i][f] += a * v[t][f];
                }
            }
        }
    }
    return out;
}

at::Tensor toTensor(const Matrix& m)
{
    at::Tensor x = at::empty({std::int64_t(m.size()), std::int64_t(m[0].size())}, at::kDouble);
    for (std::size_t t = 0; t < m.size(); ++t) {
        for (std::size_t f = 0; f < m[t].size(); ++f) {
            x[std::int64_t(t)][std::int64_t(f)] = m[t][f];
        }
    }
    return x;
}

} // namespace

class TestAttention : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<QString>("plan");
        QTest::newRow("softmax") << "softmax";
        for (const std::string& kernel : kernelNames()) {
            QTest::newRow(("hydra:" + kernel).c_str()) << QString::fromStdString("hydra:" + kernel);
            for (const char* heads : {"1", "3", "12"}) {
                for (const char* of : {"head", "whole"}) {
                    const std::string text = "linear:" + kernel + ",heads=" + heads + ",phi=" + of;
                    QTest::newRow(text.c_str()) << QString::fromStdString(text);
                }
            }
        }
    }

    void kinds()
    {
        QFETCH(QString, plan);
        const c10::NoGradGuard noGrad;
        const BlockAttention block =
            AttentionPlan::parse(plan.toStdString(), AttentionPlan::softmax(1)).blocks[0];
        const std::int64_t T = 70; // more than one part of the hydra sums
        const std::int64_t F = 12;
        at::manual_seed(3);
        const at::Tensor qkv = at::randn({1, T, 3 * F});
        qkv[0][5].zero_(); // a token whose q, k and v are zero must not become NaN
        const HeadLayout layout{4, 0.6};
        const auto parts = qkv[0].split(F, 1);
        Matrix expected;
        if (block.kind == AttentionKind::Softmax) {
            expected = softmaxLoops(matrixOf(parts[0]), matrixOf(parts[1]), matrixOf(parts[2]), 4, 0.6);
        } else {
            const std::size_t heads =
                block.kind == AttentionKind::Hydra ? std::size_t(F) : std::size_t(block.heads);
            const int ofPhi = test::oracle::partsOfPhi(block, int(heads));
            expected = linearAttention(phi(matrixOf(parts[0]), featureOf(block.kernel, false), ofPhi),
                                       phi(matrixOf(parts[1]), featureOf(block.kernel, true), ofPhi),
                                       matrixOf(parts[2]), heads);
            if (endsInNorm(block)) {
                expected = normalised(expected, {}, {}, 1e-5);
            }
        }
        const at::Tensor reference = toTensor(expected);
        QVERIFY(distance(attendFast(qkv, block, layout), reference) < 1e-4);
        QVERIFY(distance(attend(parts[0].unsqueeze(0), parts[1].unsqueeze(0), parts[2].unsqueeze(0), block,
                                layout),
                         reference)
                < 1e-4);
    }

    void aftAndPolyNlAreKernels()
    {
        const c10::NoGradGuard noGrad;
        at::manual_seed(4);
        const at::Tensor qkv = at::randn({2, 50, 3 * 12});
        const auto run = [&](const char* plan) {
            return attendFast(qkv, AttentionPlan::parse(plan, AttentionPlan::softmax(1)).blocks[0], {4, 0.6});
        };
        QVERIFY(at::equal(run("aft-simple"), run("hydra:sigmoid-softmax")));
        // polynl: n1 * mean_t K_t * V_t, n1 in the place of the queries
        const auto parts = qkv.to(at::kDouble).split(12, 2);
        QVERIFY(distance(run("polynl"), parts[0] * (parts[1] * parts[2]).mean(1, true)) < 1e-5);
    }

    // Every patch sees its window and the prefix, the prefix sees everything: against loops, with and without
    // A.
    void windows_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("cols");
        QTest::addColumn<int>("prefix");
        QTest::addColumn<int>("size");
        QTest::newRow("whole windows") << 6 << 4 << 1 << 2;
        QTest::newRow("windows cut at the edge") << 5 << 7 << 1 << 3;
        QTest::newRow("registers") << 4 << 4 << 5 << 2;
        QTest::newRow("no prefix") << 4 << 6 << 0 << 3;
        QTest::newRow("one patch") << 3 << 3 << 1 << 1;
        QTest::newRow("larger than the grid") << 3 << 5 << 2 << 14;
    }
    void windows()
    {
        QFETCH(int, rows);
        QFETCH(int, cols);
        QFETCH(int, prefix);
        QFETCH(int, size);
        const c10::NoGradGuard noGrad;
        at::manual_seed(8);
        const std::int64_t T = prefix + rows * cols, F = 12;
        const at::Tensor qkv = at::randn({2, T, 3 * F});
        BlockAttention block;
        block.kind = AttentionKind::Window;
        block.window = size;
        const HeadLayout layout{4, 0.6, prefix, rows, cols};
        const at::Tensor fast = attendFast(qkv, block, layout);
        AttentionInsides insides;
        QVERIFY(distance(attendFast(qkv, block, layout, &insides), fast) < 1e-5);
        QVERIFY((insides.probabilities.sum(-1) - 1).abs().max().item<double>() < 1e-5);
        const auto parts = qkv.split(F, 2);
        QVERIFY(distance(attend(parts[0], parts[1], parts[2], block, layout), fast) < 1e-5);
        const auto sees = [&](int i, int t) {
            const int p = i - prefix, r = t - prefix;
            return i < prefix || t < prefix
                || (p / cols / size == r / cols / size && p % cols / size == r % cols / size);
        };
        for (std::int64_t b = 0; b < 2; ++b) {
            const Matrix expected = softmaxLoops(matrixOf(parts[0][b]), matrixOf(parts[1][b]),
                                                 matrixOf(parts[2][b]), 4, 0.6, sees);
            QVERIFY(distance(fast[b], toTensor(expected)) < 1e-5);
        }
    }

    // The article's layer: maps tokens of width dim to channels chan, with the skip from V; one head and
    // several.
    void tokensToTokenLayer_data()
    {
        QTest::addColumn<int>("heads");
        QTest::newRow("one head") << 1;
        QTest::newRow("four heads") << 4;
    }
    void tokensToTokenLayer()
    {
        QFETCH(int, heads);
        const c10::NoGradGuard noGrad;
        at::manual_seed(13);
        const std::int64_t dim = 49, chan = 64, T = 100;
        const at::Tensor x = at::randn({T, dim}), qkvWeight = at::randn({3 * chan, dim}) / 7.0;
        const at::Tensor project = at::randn({chan, chan}) / 8.0, bias = at::randn({chan});
        BlockWeights w;
        w.qkv = {qkvWeight, {}};
        w.projection = {project, bias};
        const BlockAttention block{AttentionKind::T2t};
        const HeadLayout layout{heads, 1 / std::sqrt(double(chan) / heads)};
        const at::Tensor qkv = queriesKeysValues(x, w, block.kind, 1);
        const at::Tensor mixed = attendFast(qkv.view({1, T, 3 * chan}), block, layout)[0];
        const at::Tensor out = qkv.narrow(1, 2 * chan, chan) + at::linear(mixed, project, bias);

        const Matrix q = matrixOf(at::matmul(x, qkvWeight.narrow(0, 0, chan).t()));
        const Matrix k = matrixOf(at::matmul(x, qkvWeight.narrow(0, chan, chan).t()));
        const Matrix v = matrixOf(at::matmul(x, qkvWeight.narrow(0, 2 * chan, chan).t()));
        Matrix expected = softmaxLoops(q, k, v, std::size_t(heads), layout.scale);
        const Matrix o = matrixOf(project);
        for (std::size_t t = 0; t < expected.size(); ++t) {
            std::vector<double> row(std::size_t(chan), 0.0);
            for (std::size_t f = 0; f < row.size(); ++f) {
                row[f] = v[t][f] + bias[std::int64_t(f)].item<double>();
                for (std::size_t g = 0; g < row.size(); ++g) {
                    row[f] += expected[t][g] * o[f][g];
                }
            }
            expected[t] = row;
        }
        QVERIFY(distance(out, toTensor(expected)) < 1e-5);
    }

    // 1280 px of a ViT-B/16: 6,401 tokens; float32 sums over them stay close to float64.
    void manyTokens_data()
    {
        QTest::addColumn<QString>("plan");
        for (const std::string& kernel : kernelNames()) {
            QTest::newRow(kernel.c_str()) << QString::fromStdString("hydra:" + kernel);
        }
        for (const char* plan : {"linear:cosine,heads=4", "aft-simple", "polynl", "window"}) {
            QTest::newRow(plan) << QString::fromLatin1(plan);
        }
    }
    void manyTokens()
    {
        QFETCH(QString, plan);
        const c10::NoGradGuard noGrad;
        at::manual_seed(21);
        const BlockAttention block =
            AttentionPlan::parse(plan.toStdString(), AttentionPlan::softmax(1)).blocks[0];
        const at::Tensor qkv = at::randn({1, 6401, 3 * 32});
        qkv[0][7].zero_();
        const HeadLayout layout{4, 0.35, 1, 80, 80};
        const at::Tensor found = attendFast(qkv, block, layout);
        QVERIFY(found.isfinite().all().item<bool>());
        QVERIFY(distance(found, attendFast(qkv.to(at::kDouble), block, layout)) < 1e-4);
    }

    void softmaxInChunksIsSoftmaxAtOnce()
    {
        const c10::NoGradGuard noGrad;
        const at::Tensor qkv = at::randn({1, 1500, 3 * 32}); // 4 heads x 1500^2 exceeds the scratch
        AttentionInsides insides;
        const at::Tensor whole = attendFast(qkv, {}, {4, 0.35}, &insides);
        QVERIFY(distance(attendFast(qkv, {}, {4, 0.35}), whole) < 1e-5);
        QVERIFY((insides.probabilities.sum(-1) - 1).abs().max().item<double>() < 1e-4);
    }

private:
    static Matrix softmaxLoops(
        const Matrix& q, const Matrix& k, const Matrix& v, std::size_t heads, double scale,
        const std::function<bool(int i, int t)>& sees = [](int, int) { return true; })
    {
        const std::size_t d = v[0].size() / heads;
        Matrix out(v.size(), std::vector<double>(v[0].size(), 0.0));
        for (std::size_t h = 0; h < heads; ++h) {
            for (std::size_t i = 0; i < v.size(); ++i) {
                std::vector<double> a(v.size());
                double sum = 0;
                for (std::size_t t = 0; t < v.size(); ++t) {
                    double dot = 0;
                    for (std::size_t f = h * d; f < (h + 1) * d; ++f) {
                        dot += q[i][f] * k[t][f];
                    }
                    sum += a[t] = sees(int(i), int(t)) ? std::exp(dot * scale) : 0;
                }
                for (std::size_t t = 0; t < v.size(); ++t) {
                    for (std::size_t f = h * d; f < (h + 1) * d; ++f) {
                        out[i][f] += a[t] / sum * v[t][f];
                    }
                }
            }
        }
        return out;
    }

    // Both kernels against float64, on rows of many lengths and score magnitudes.
    void softmaxOfARow()
    {
        at::manual_seed(3);
        for (const SoftmaxRow kernel : {plainSoftmaxRow, softmaxRowKernel()}) {
            for (const std::int64_t count : {1, 2, 7, 8, 9, 31, 197, 3137}) {
                for (const double size : {0.0, 1.0, 30.0, 1e4}) {
                    at::Tensor row = at::randn({count}) * size;
                    row[count / 2] = count > 2 ? -INFINITY : row[count / 2].item<float>(); // masked
                    const at::Tensor want = at::softmax(row.to(at::kDouble), 0);
                    kernel(row.data_ptr<float>(), count);
                    const at::Tensor off = (row.to(at::kDouble) - want).abs();
                    QVERIFY(off.le(want * 1e-6 + 1e-37).all().item<bool>());
                }
            }
            for (const auto& bad :
                 {std::vector<float>{0, NAN, 1}, {NAN, 2, 3, 4, 5, 6, 7, 8, 9}, {-INFINITY, -INFINITY}}) {
                std::vector<float> row = bad;
                kernel(row.data(), std::int64_t(row.size()));
                QVERIFY(std::all_of(row.begin(), row.end(), [](float share) { return std::isnan(share); }));
            }
        }
    }
};

HYDRA_TEST(TestAttention, QCoreApplication)
#include "test_attention.moc"

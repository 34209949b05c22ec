// SPDX-License-Identifier: GPL-3.0-or-later
// The vectors of tokens for an embedding, against the network's own output.
#include "core/engine/session.h"
#include "core/engine/token_embedding.h"
#include "core/format/npy.h"
#include "core/question/ask.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

at::Tensor asTensor(const tsne::Vectors& v)
{
    return at::tensor(v.values).view({std::int64_t(v.count), std::int64_t(v.width)});
}

double largestDifference(const at::Tensor& a, const at::Tensor& b)
{
    return (a - b).abs().max().item<double>();
}

} // namespace

class TestTokenEmbedding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const std::string path = m_folder.path().toStdString();
        test::writeTinyModel(path + "/tiny.safetensors");
        const Checkpoint c = loadCheckpoint(path + "/tiny.safetensors");
        m_network = std::make_unique<VisionTransformer>(c.config, c.tensors);
        m_pixels = at::randn({4, 3, 24, 24});
        writeNpy(path + "/pixels.npy", m_pixels);
        m_model = m_session.files().openModel(path + "/tiny.safetensors").id;
        m_images = m_session.files().openArray(path + "/pixels.npy");
        QCOMPARE(m_images.size(), std::size_t(4));
    }

    void tokensAreTheNetworks()
    {
        at::Tensor tokens;
        Trace trace;
        const SubNetwork sub{SliceScheme::HydraViT, 3};
        (void)m_network->forward(m_pixels.narrow(0, 1, 1), sub, AttentionPlan::softmax(3), {}, &trace,
                                 &tokens);
        const TokenVectors all = m_session.tokens(key(1, 3));
        QCOMPARE(all.heads, 3);
        QCOMPARE(all.vectors.width, std::size_t(24));
        QVERIFY(largestDifference(asTensor(all.vectors), tokens[0]) < 1e-5);
        QCOMPARE(all.places.size(), std::size_t(37));
        QCOMPARE(all.places[0].token, 0);
        QCOMPARE(all.places[0].row, -1);
        QCOMPARE(all.places[36].row, 5);
        QCOMPARE(all.places[8].row * 6 + all.places[8].col, 7);
        for (std::int64_t i = 0; i < 37; ++i) {
            const float length = trace.last[i].norm().item<float>();
            QVERIFY(std::abs(all.places[std::size_t(i)].norm - length) < 1e-4F);
        }
        // Blocks: the input of the next one; for the last, its output without the final norm.
        const TokenVectors first = m_session.tokens(key(1, 3), {TokenChoice::Kind::Patches, 0});
        QVERIFY(largestDifference(asTensor(first.vectors), trace.blocks[1].input.narrow(0, 1, 36)) < 1e-5);
        QCOMPARE(first.places[0].token, 1);
        QCOMPARE(first.places[0].row, 0);
        const TokenVectors last = m_session.tokens(key(1, 3), {TokenChoice::Kind::All, 2});
        QVERIFY(largestDifference(asTensor(last.vectors), trace.last) < 1e-5);
        const TokenVectors pooled = m_session.tokens(key(1, 3), {TokenChoice::Kind::Pooled, -1});
        QVERIFY(largestDifference(asTensor(pooled.vectors), trace.pooled) < 1e-5);
        QVERIFY_EXCEPTION_THROWN((void)m_session.tokens(key(1, 3), {TokenChoice::Kind::All, 3}), Error);
    }

    void oneEmbeddingOrOneForEachHeadCount()
    {
        std::vector<TokenVectors> tokens;
        for (int image = 0; image < 4; ++image) {
            for (const int k : {2, 4}) {
                tokens.push_back(m_session.tokens(key(std::size_t(image), k)));
                tokens.back().source = image;
            }
        }
        EmbeddingOptions options;
        options.tsne.iterations = 300;
        const Embedding joint = embedTokens(tokens, options);
        QCOMPARE(joint.tokens.size(), std::size_t(4 * 2 * 37));
        QCOMPARE(joint.perplexity, 30.0);
        QCOMPARE(joint.rows.size(), std::size_t(2));
        QCOMPARE(joint.rows[1].heads, 4);
        QCOMPARE(joint.rows[0].divergence, joint.divergence);
        QVERIFY(joint.trustworthiness > 0.8 && joint.trustworthiness <= 1);
        // Zero-padding changes no distance: the same, padded by hand.
        tsne::Vectors padded{{}, joint.tokens.size(), 32};
        for (const TokenVectors& part : tokens) {
            for (std::size_t i = 0; i < part.vectors.count; ++i) {
                std::vector<float> row(part.vectors.row(i), part.vectors.row(i) + part.vectors.width);
                row.resize(32, 0.0F);
                padded.values.insert(padded.values.end(), row.begin(), row.end());
            }
        }
        const tsne::Result direct = tsne::embed(padded, options.tsne);
        double spread = 0;
        double radius = 0;
        double x = 0, y = 0, ownX = 0, ownY = 0;
        for (std::size_t i = 0; i < joint.tokens.size(); ++i) {
            QCOMPARE(joint.tokens[i].x, direct.points.x[i]);
            x += double(joint.tokens[i].x) / 296;
            y += double(joint.tokens[i].y) / 296;
            ownX += joint.tokens[i].heads == 2 ? double(joint.tokens[i].x) / 148 : 0.0;
            ownY += joint.tokens[i].heads == 2 ? double(joint.tokens[i].y) / 148 : 0.0;
        }
        for (const EmbeddedToken& t : joint.tokens) {
            radius = std::max(radius, std::hypot(double(t.x) - x, double(t.y) - y));
            spread += t.heads == 2 ? std::hypot(double(t.x) - ownX, double(t.y) - ownY) / 148 : 0.0;
        }
        QVERIFY(std::abs(joint.rows[0].compactness - spread / radius) < 1e-4);
        for (const EmbeddingRow& row : joint.rows) { // in float64, over the features themselves
            at::Tensor features;
            for (const TokenVectors& part : tokens) {
                if (part.heads == row.heads) {
                    const at::Tensor own = at::tensor(part.vectors.values)
                                               .to(at::kDouble)
                                               .view({std::int64_t(part.vectors.count), -1});
                    features = features.defined() ? at::cat({features, own}) : own;
                }
            }
            const at::Tensor mean = features.mean(0);
            const at::Tensor cosines = features.mv(mean) / (features.norm(2, 1) * mean.norm());
            QVERIFY(std::abs(row.cosineSpread - (1 - cosines).mean().item<double>()) < 1e-6);
        }

        options.joint = false;
        std::vector<int> seen;
        const Embedding apart =
            embedTokens(tokens, options, {}, [&](int heads, int iteration, const auto& p) {
                if (iteration == 1) {
                    seen.push_back(heads);
                }
                QCOMPARE(p.x.size(), std::size_t(148));
            });
        QCOMPARE(seen, (std::vector<int>{2, 4}));
        QCOMPARE(apart.tokens[148].heads, 4);
        QVERIFY(apart.rows[0].divergence != apart.rows[1].divergence);
        const double mean = (apart.rows[0].divergence + apart.rows[1].divergence) / 2;
        QVERIFY(std::abs(apart.divergence - mean) < 1e-12);
    }

    void fewPointsLowerThePerplexityOrAreRefused()
    {
        const std::vector<TokenVectors> one{m_session.tokens(key(0, 4))};
        EmbeddingOptions options;
        options.tsne.iterations = 50;
        QCOMPARE(embedTokens(one, options).perplexity, 12.0);
        options.fitPerplexity = false;
        QVERIFY_EXCEPTION_THROWN((void)embedTokens(one, options), Error);
        QVERIFY_EXCEPTION_THROWN((void)embedTokens({}, {}), Error);
    }

private:
    [[nodiscard]] NetworkKey key(std::size_t image, int k) const
    {
        return Ask{k, {}, AttentionPlan::softmax(3)}.network(m_images[image].id, m_model);
    }

    QTemporaryDir m_folder;
    Session m_session;
    std::unique_ptr<VisionTransformer> m_network;
    at::Tensor m_pixels;
    ModelId m_model;
    std::vector<OpenedImage> m_images;
};

HYDRA_TEST(TestTokenEmbedding, QCoreApplication)
#include "test_token_embedding.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// CLIP's text tower against the fixture under both naming schemes, prompts as classes, and refusals.
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/checkpoint/checkpoint.h"
#include "core/format/raw_checkpoint.h"
#include "core/format/safetensors.h"
#include "core/text/text_features.h"
#include "core/text/text_tower.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::refusalOf;

namespace {

constexpr const char* folder = "fixtures/architectures/clip";
constexpr const char* vocabularyFile = "models/clip_bpe_vocab/merges.txt";
constexpr std::int64_t features = 24;

Path fixture(const std::string& name)
{
    return test::sharedFile(std::string(folder) + "/" + name);
}

NamedTensors expectedOf(const std::string& name)
{
    return readSafetensors(fixture(name)).tensors;
}

nlohmann::json facts()
{
    return readJson(fixture("expected.json"));
}

std::vector<std::vector<int>> idsOf(const nlohmann::json& document, int end)
{
    std::vector<std::vector<int>> all;
    for (const auto& row : document["token_ids"]) {
        std::vector<int> ids = row.get<std::vector<int>>();
        ids.resize(static_cast<std::size_t>(std::find(ids.begin(), ids.end(), end) - ids.begin()) + 1);
        all.push_back(ids);
    }
    return all;
}

double worst(const at::Tensor& a, const at::Tensor& b)
{
    return (a - b).abs().max().item<double>();
}

// The tensors of the fixture's file after CHANGE, as a new file.
Path changedFile(const QTemporaryDir& into, const std::function<void(NamedTensors&)>& change)
{
    NamedTensors tensors = readSafetensors(fixture("hf/model.safetensors")).tensors;
    change(tensors);
    const Path path = Path(into.path().toStdString()) / "model.safetensors";
    writeSafetensors(path, tensors, {});
    return path;
}

} // namespace

class TestTextTower : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsOfTheFixture_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("expected");
        QTest::newRow("OpenAI") << "openai.pt"
                                << "expected.safetensors";
        QTest::newRow("Hugging Face") << "hf/model.safetensors"
                                      << "hf/expected.safetensors";
    }
    void textsOfTheFixture()
    {
        HYDRA_NEED_SHARED(folder)
        HYDRA_NEED_SHARED(vocabularyFile)
        QFETCH(const QString, model);
        QFETCH(const QString, expected);
        const TextTower single = readTextTower(fixture(model.toStdString()), Activation::QuickGelu, features);
        const TextTower tower = inDouble(single);
        const nlohmann::json about = facts();
        QCOMPARE(tower.context, about["context"].get<int>());
        QCOMPARE(tower.tokens, about["vocab"].get<int>());
        QCOMPARE(tower.heads, model == "openai.pt" ? 1 : 2);
        QVERIFY(std::abs(tower.scale - about["logit_scale"].get<double>()) < 1e-5);
        const Vocabulary vocabulary(test::sharedFile(vocabularyFile), tower.tokens);
        const auto ids = idsOf(about, vocabulary.end());
        const auto texts = about["texts"].get<std::vector<std::string>>();
        for (std::size_t i = 0; i < texts.size(); ++i) {
            QVERIFY2(tokenized(vocabulary, texts[i], tower.context, "text").ids == ids[i], texts[i].c_str());
        }
        const NamedTensors want = expectedOf(expected.toStdString());
        QVERIFY(worst(textFeatures(tower, ids), want.at("text_features")) < 1e-9);
        const at::Tensor largest = want.at("text_features").abs().max();
        QVERIFY(worst(textFeatures(single, ids), want.at("text_features")) < 1e-4 * largest.item<double>());
        TextTrace trace;
        QVERIFY(worst(tracedText(tower, ids[0], trace), want.at("text_features")[0]) < 1e-9);
        const auto n = static_cast<std::int64_t>(ids[0].size());
        for (std::size_t i = 0; i < trace.tokens.size(); ++i) {
            const std::string at = std::to_string(i);
            QVERIFY(worst(trace.tokens[i], want.at("text.tokens." + at).narrow(0, 0, n)) < 1e-9);
            QVERIFY(worst(trace.attention[i], want.at("text.attention." + at).narrow(1, 0, n).narrow(2, 0, n))
                    < 1e-9);
        }
        const at::Tensor image = want.at("image_features");
        const at::Tensor unit = image / image.norm();
        const TextReader reader(single, vocabulary);
        const at::Tensor cosines = reader.directions({texts, {}}).to(at::kDouble).mv(unit);
        QVERIFY(worst(cosines, want.at("similarity")) < 1e-5);
    }

    // The mean of the sentences' directions, by hand; and again with one prompt more, from the cache.
    void templates()
    {
        HYDRA_NEED_SHARED(folder)
        HYDRA_NEED_SHARED(vocabularyFile)
        const TextTower tower = readTextTower(fixture("openai.pt"), Activation::QuickGelu, features);
        const Vocabulary vocabulary(test::sharedFile(vocabularyFile), tower.tokens);
        const TextReader reader(tower, vocabulary);
        const Prompts prompts = promptsOf("tench\n\n golf ball \r\n", "a photo of a {}\n{}, not a {}");
        QCOMPARE(prompts.classes.size(), std::size_t(2));
        QCOMPARE(prompts.sentences(1)[1], std::string("golf ball, not a golf ball"));
        std::vector<at::Tensor> rows;
        for (std::size_t i = 0; i < 2; ++i) {
            at::Tensor sum = at::zeros({features});
            for (const std::string& text : prompts.sentences(i)) {
                const at::Tensor f = textFeatures(tower, {reader.sentence(text, "text").ids})[0];
                sum = sum + f / f.norm();
            }
            rows.push_back(sum / sum.norm());
        }
        const at::Tensor found = reader.directions(prompts);
        QVERIFY(worst(found, at::stack(rows)) < 1e-6);
        Prompts more = prompts;
        more.classes.emplace_back("French horn");
        QVERIFY(worst(reader.directions(more).narrow(0, 0, 2), found) < 1e-6);
        std::size_t cut = 0;
        Prompts longer = promptsOf("word word word word word word word word word word word word x\nx", "");
        (void)reader.directions(longer, {}, &cut);
        QCOMPARE(cut, std::size_t(1));
    }

    // Against loops: no finite differences in the attention itself are at hand, so each attention is moved by
    // what a token's key adds; the last block's row is checked entry by entry.
    void wordsOfTheLastBlock()
    {
        HYDRA_NEED_SHARED(folder)
        HYDRA_NEED_SHARED(vocabularyFile)
        const TextTower tower =
            inDouble(readTextTower(fixture("hf/model.safetensors"), Activation::QuickGelu, features));
        const NamedTensors want = expectedOf("hf/expected.safetensors");
        const at::Tensor image = want.at("image_features");
        const auto ids = idsOf(facts(), facts()["end"].get<int>())[0];
        TextTrace trace;
        (void)tracedText(tower, ids, trace);
        const BlockWeights& w = tower.blocks.back();
        const std::int64_t n = trace.tokens[0].size(0), D = tower.width, H = tower.heads, d = D / H;
        const at::Tensor x = trace.tokens[trace.tokens.size() - 2];
        const auto norm = [&](const at::Tensor& t, const NormView& view) {
            return at::layer_norm(t, {D}, view.weight, view.bias, tower.eps);
        };
        const at::Tensor v = at::linear(norm(x, w.norm1), w.qkv.weight, w.qkv.bias).narrow(1, 2 * D, D);
        // The cosine of the end mark's row alone, as a function of its own attention.
        const auto cosine = [&](const at::Tensor& a) { // [H,n]
            at::Tensor joined = at::zeros({D}, at::kDouble);
            for (std::int64_t h = 0; h < H; ++h) {
                joined.narrow(0, h * d, d).copy_(a[h].matmul(v.narrow(1, h * d, d)));
            }
            const at::Tensor middle = x[n - 1] + at::linear(joined, w.projection.weight, w.projection.bias);
            const at::Tensor hidden = at::linear(norm(middle, w.norm2), w.fc1.weight, w.fc1.bias);
            const at::Tensor after =
                middle + at::linear(hidden * at::sigmoid(hidden * 1.702), w.fc2.weight, w.fc2.bias);
            const at::Tensor f = at::matmul(tower.projection, norm(after, tower.norm));
            return (f.dot(image) / (f.norm() * image.norm())).item<double>();
        };
        const at::Tensor a = trace.attention.back().select(1, n - 1).contiguous();
        const std::vector<double> found = wordRelevance(tower, ids, image);
        double largest = 0;
        for (std::int64_t t = 0; t < n; ++t) {
            double sum = t == n - 1 ? 1 : 0; // the identity
            for (std::int64_t h = 0; h < H; ++h) {
                constexpr double step = 1e-6;
                at::Tensor up = a.clone(), down = a.clone();
                up[h][t] += step;
                down[h][t] -= step;
                const double slope = (cosine(up) - cosine(down)) / (2 * step);
                sum += std::max(0.0, slope * a[h][t].item<double>()) / double(H);
            }
            largest = std::max(largest, std::abs(sum - (t == n - 1 ? 1 : 0)));
            QVERIFY(std::abs(found[static_cast<std::size_t>(t)] - sum) < 1e-8);
        }
        QVERIFY(largest > 1e-3);
        QVERIFY(wordRelevance(tower, ids, image, 0) != found);
    }

    void refusals()
    {
        HYDRA_NEED_SHARED(folder)
        const QTemporaryDir into;
        const auto refused = [&](const std::function<void(NamedTensors&)>& change) {
            const Path path = changedFile(into, change);
            return refusalOf([&] { (void)readTextTower(path, Activation::QuickGelu, features); });
        };
        const auto drop = [](const std::string& prefix) {
            return [prefix](NamedTensors& tensors) {
                for (auto it = tensors.begin(); it != tensors.end();) {
                    it = it->first.compare(0, prefix.size(), prefix) == 0 ? tensors.erase(it) : std::next(it);
                }
            };
        };
        QVERIFY(refused(drop("text_")).contains("has no text tower"));
        QVERIFY(refused(drop("text_projection")).contains("has no projection (text_projection.weight)"));
        QVERIFY(refused(drop("text_model.final_layer_norm.bias")).contains("has no tensor"));
        QVERIFY(refused(drop("text_model.encoder.layers.0.")).contains("has no block"));
        QVERIFY(refused(drop("text_model.encoder.layers.1.mlp.fc2.bias")).contains("layers.1.mlp.fc2.bias"));
        QVERIFY(refused([](NamedTensors& t) {
                    t["text_projection.weight"] = at::zeros({7, 64});
                }).contains("expected floating point [24, 64]"));
        QVERIFY(refused([](NamedTensors& t) {
                    t["text_projection.weight"] = at::full({24, 64}, std::nan(""));
                }).contains("NaN"));
        QVERIFY(refused([](NamedTensors& t) {
                    t["text_model.embeddings.token_embedding.weight"] = at::zeros({614, 64}, at::kLong);
                }).contains("expected floating point"));
        const Path unscaled = changedFile(into, drop("logit_scale"));
        const TextTower tower = readTextTower(unscaled, Activation::QuickGelu, features);
        QCOMPARE(tower.scale, 100.0);
        QCOMPARE(tower.notes.size(), std::size_t(1));
    }

    // A configuration entry in another form is not taken for absent.
    void configurations()
    {
        HYDRA_NEED_SHARED(folder)
        const QTemporaryDir into;
        const Path path = changedFile(into, [](NamedTensors&) {});
        const auto refused = [&](const nlohmann::json& text) {
            writeFileAtomically(path.parent_path() / "config.json",
                                nlohmann::json{{"text_config", text}}.dump());
            return refusalOf([&] { (void)readTextTower(path, Activation::QuickGelu, features); });
        };
        QCOMPARE(refused({{"hidden_size", 64}, {"num_attention_heads", 2}, {"hidden_act", "gelu"}}),
                 QStringLiteral("<accepted>"));
        for (const nlohmann::json& value : {nlohmann::json(), nlohmann::json::array(), nlohmann::json("x")}) {
            QVERIFY(refused(value).contains("text_config: expected an object"));
            for (const char* key : {"hidden_size", "num_attention_heads", "layer_norm_eps"}) {
                nlohmann::json text{{"hidden_size", 64}};
                text[key] = value;
                QVERIFY(refused(text).contains(QString("text_config.%1: expected a number from ").arg(key)));
            }
            QVERIFY(refused({{"hidden_size", 64}, {"hidden_act", value}})
                        .contains("text_config.hidden_act: expected one of quick_gelu, gelu, "));
        }
        QVERIFY(refused({{"hidden_size", 64}, {"layer_norm_eps", 7}}).contains("from 0 to 0.1, found 7"));
        QVERIFY(
            refused({{"hidden_size", 64}, {"num_attention_heads", 5}}).contains("expected a divisor of 64"));
    }

    void badPrompts()
    {
        const auto refused = [](const std::string& lines, const std::string& templates) {
            return refusalOf([&] { (void)promptsOf(lines, templates); });
        };
        QVERIFY(refused("", "").contains("expected prompts, one per line"));
        QVERIFY(refused(" \n\t\n", "").contains("got none"));
        QVERIFY(refused("cat\ncat", "").contains("got it twice"));
        QVERIFY(refused("cat\ncaf\xe9", "").contains("prompt 2: expected UTF-8"));
        QVERIFY(refused("cat\n" + std::string(10'000, 'x'), "").contains("prompt 2: expected at most 2000"));
        QVERIFY(refused("cat", "a photo").contains("expected {}"));
        // In characters. A thousand gaps would make twenty thousand sentences of two million each.
        const std::string half = "\u00fc" + std::string(999, 'x');
        QCOMPARE(promptsOf("a\n" + half, "{}{}").sentences(1).front(), half + half);
        QVERIFY(
            refused("a\n" + half, "{}\n{}{}.")
                .contains("template '{}{}.': expected at most 2000 characters including the longest prompt, "
                          "got 2001"));
        std::string many;
        for (int i = 0; i < 1001; ++i) {
            many += std::to_string(i) + "\n";
        }
        QVERIFY(refused(many, "").contains("at most 1000 prompts"));
        std::string fewer, templates;
        for (int i = 0; i < 900; ++i) {
            fewer += std::to_string(i) + "\n";
            templates += i < 30 ? "{} " + std::to_string(i) + "\n" : "";
        }
        QVERIFY(refused(fewer, templates).contains("at most 20000 sentences"));
    }
};

HYDRA_TEST(TestTextTower, QCoreApplication)
#include "test_text_tower.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// SigLIP and SigLIP 2 with both towers and their tokenizers, against the fixture: texts, logits,
// probabilities; the same under open_clip's names; and that other prompts do not change a sentence's map.
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/prompted.h"
#include "core/explain/decomposition.h"
#include "core/explain/explain.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"

#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include "tests/support/loops.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"

using namespace hydra;
using hydra::test::refusalOf;

namespace {

constexpr const char* folder = "fixtures/siglip-words";
constexpr const char* picture = "fixtures/architectures/siglip-hf/input.npy";

Path fixture(const std::string& name)
{
    return test::sharedFile(std::string(folder) + "/" + name);
}

ModelOverrides saying(const std::string& prompts)
{
    ModelOverrides overrides;
    overrides.prompts = prompts;
    return overrides;
}

double worst(const at::Tensor& a, const at::Tensor& b)
{
    return (a.to(at::kDouble) - b.to(at::kDouble)).abs().max().item<double>();
}

at::Tensor pictureOf()
{
    const at::Tensor read = readNpy(test::sharedFile(picture)).to(at::kFloat);
    return read.dim() == 4 ? read : read.unsqueeze(0);
}

at::Tensor logitsOf(const Path& model, const ModelOverrides& overrides)
{
    const Checkpoint c = loadCheckpoint(model, overrides);
    const VisionTransformer network(c.config, c.tensors);
    return network.forward(pictureOf(), fullNetwork(c.config), network.trainedPlan())[0];
}

// The same file with open_clip's names.
NamedTensors underOpenClipNames(const NamedTensors& from)
{
    NamedTensors made;
    const auto cat = [&](const std::string& block, const char* what) {
        std::vector<at::Tensor> parts;
        for (const char* part : {"q", "k", "v"}) {
            parts.push_back(from.at(block + "self_attn." + part + "_proj." + what));
        }
        return at::cat(parts, 0);
    };
    const std::string text = "text_model.";
    made["text.token_embedding.weight"] = from.at(text + "embeddings.token_embedding.weight");
    made["text.positional_embedding"] = from.at(text + "embeddings.position_embedding.weight");
    for (const char* what : {"weight", "bias"}) {
        made[std::string("text.ln_final.") + what] = from.at(text + "final_layer_norm." + what);
        made[std::string("text.text_projection.") + what] = from.at(text + "head." + what);
        for (int i = 0; i < 2; ++i) {
            const std::string block = text + "encoder.layers." + std::to_string(i) + ".";
            const std::string to = "text.transformer.resblocks." + std::to_string(i) + ".";
            made[to + "attn.in_proj_" + what] = cat(block, what);
            for (const auto& [a, b] :
                 {std::pair("attn.out_proj.", "self_attn.out_proj."), std::pair("ln_1.", "layer_norm1."),
                  std::pair("ln_2.", "layer_norm2."), std::pair("mlp.c_fc.", "mlp.fc1."),
                  std::pair("mlp.c_proj.", "mlp.fc2.")}) {
                made[to + a + what] = from.at(block + b + what);
            }
        }
    }
    made["logit_scale"] = from.at("logit_scale").squeeze();
    made["logit_bias"] = from.at("logit_bias").squeeze();
    return made;
}

} // namespace

class TestSiglip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothTowers_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("SigLIP") << "siglip";
        QTest::newRow("SigLIP 2") << "siglip2";
    }
    void bothTowers()
    {
        HYDRA_NEED_SHARED(folder)
        HYDRA_NEED_SHARED(picture)
        QFETCH(const QString, name);
        const Path model = fixture(name.toStdString() + "/model.safetensors");
        const NamedTensors want = readSafetensors(model.parent_path() / "expected.safetensors").tensors;
        const auto texts =
            readJson(model.parent_path() / "expected.json")["texts"].get<std::vector<std::string>>();
        const Checkpoint plain = loadCheckpoint(model, {});
        const TextReaderPtr reader = textReaderOf(plain, saying("x"));
        const TextTower& tower = reader->tower();
        QVERIFY(!tower.causal && tower.context == 16 && tower.heads == 2);
        std::vector<std::vector<int>> ids;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            ids.push_back(reader->padded(reader->sentence(texts[i], "text").ids));
            const at::Tensor row = want.at("token_ids")[static_cast<std::int64_t>(i)].contiguous();
            QVERIFY2(std::equal(ids[i].begin(), ids[i].end(), row.data_ptr<std::int64_t>()),
                     texts[i].c_str());
        }
        QVERIFY(worst(textFeatures(inDouble(tower), ids), want.at("text_features")) < 1e-9);
        QVERIFY(worst(textFeatures(tower, ids), want.at("text_features")) < 1e-4);
        TextTrace trace;
        (void)tracedText(inDouble(tower), ids[0], trace);
        for (std::size_t i = 0; i < 2; ++i) {
            QVERIFY(worst(trace.tokens[i], want.at("text.tokens." + std::to_string(i))) < 1e-9);
        }
        std::string prompts;
        for (const std::string& text : texts) {
            prompts += text + '\n';
        }
        const at::Tensor logits = logitsOf(model, saying(prompts));
        QVERIFY(worst(logits, want.at("logits_per_image")) < 1e-4);
        const Checkpoint c = loadCheckpoint(model, saying(prompts));
        const VisionTransformer network(c.config, c.tensors);
        const auto w = network.weights(fullNetwork(c.config));
        QVERIFY(worst(sharesOf(*w, logits), want.at("probability")) < 1e-4);
        // Another cleaning gives other texts, and another model.
        ModelOverrides asTyped = saying("Two Chihuahuas!\na dog");
        asTyped.clean = Cleaning::None;
        QVERIFY(worst(logitsOf(model, asTyped), logitsOf(model, saying(*asTyped.prompts))) > 1e-3);
        QVERIFY(loadCheckpoint(model, asTyped).id != loadCheckpoint(model, saying(*asTyped.prompts)).id);
        QVERIFY(refusalOf([&] { (void)textFeatures(tower, {{1, 2}}); }).contains("expected 16"));
    }

    void namesOfOpenClip()
    {
        HYDRA_NEED_SHARED(folder)
        const QTemporaryDir into;
        const Path path = Path(into.path().toStdString()) / "open_clip_model.safetensors";
        const Path model = fixture("siglip/model.safetensors");
        writeSafetensors(path, underOpenClipNames(readSafetensors(model).tensors), {});
        const TextTower ours = readTextTower(model, Activation::GeluTanh, 32);
        TextTower other = readTextTower(path, Activation::GeluTanh, 32);
        QVERIFY(other.heads == 1 && !other.causal && other.eps == 1e-6 && other.bias == ours.bias);
        other.heads = ours.heads; // not in the file
        const std::vector<std::vector<int>> ids{std::vector<int>(16, 7)};
        QVERIFY(at::equal(textFeatures(ours, ids), textFeatures(other, ids)));
        const auto refused = [&](const char* gone) {
            NamedTensors fewer = readSafetensors(model).tensors;
            fewer.erase(gone);
            writeSafetensors(path, fewer, {});
            return refusalOf([&] { (void)readTextTower(path, Activation::GeluTanh, 32); });
        };
        QVERIFY(refused("logit_bias").contains("expected SigLIP's logit_bias"));
        QVERIFY(refused("text_model.head.bias").contains("no tensor 'text_model.head.bias'"));
        QVERIFY(refused("text_model.head.weight").contains("has no projection"));
    }

    // "Where is it?" by loops: the pooling head's answer for each token alone, which is the token's value.
    void whereByLoops()
    {
        HYDRA_NEED_SHARED(folder)
        HYDRA_NEED_SHARED(picture)
        const Path model = fixture("siglip/model.safetensors");
        const NamedTensors raw = readSafetensors(model).tensors;
        const Checkpoint c = loadCheckpoint(model, saying("two dogs\na wolf spider"));
        const VisionTransformer network(c.config, c.tensors);
        const Trace trace =
            traceOf(network, pictureOf(), fullNetwork(c.config), network.trainedPlan(), Precision::Double);
        const std::string head = "vision_model.head.";
        const auto norm = [&](const test::Matrix& x, const std::string& name) {
            return test::layerNorm(x, raw.at(name + ".weight"), raw.at(name + ".bias"));
        };
        const auto linear = [&](const test::Matrix& x, const std::string& name, std::int64_t count) {
            return test::projected(x, raw.at(head + name + ".weight"), raw.at(head + name + ".bias"), 0,
                                   count);
        };
        const test::Matrix tokens = norm(test::matrixOf(trace.last), "vision_model.post_layernorm");
        const test::Matrix values = test::projected(tokens, raw.at(head + "attention.in_proj_weight"),
                                                    raw.at(head + "attention.in_proj_bias"), 64, 32);
        test::Matrix alone = linear(values, "attention.out_proj", 32);
        test::Matrix hidden = linear(norm(alone, head + "layernorm"), "mlp.fc1", 100);
        for (auto& row : hidden) {
            for (double& h : row) {
                h *= 0.5 * (1 + std::tanh(std::sqrt(2 / M_PI) * (h + 0.044715 * h * h * h)));
            }
        }
        const test::Matrix mlp = linear(hidden, "mlp.fc2", 32);
        const TextReaderPtr reader = textReaderOf(loadCheckpoint(model, {}), saying("x"));
        Prompts prompts;
        prompts.classes = {"a wolf spider"};
        const std::vector<double> text = test::matrixOf(reader->directions(prompts))[0];
        MapOptions options;
        options.method = "where";
        const Map map = explain(trace, options, Target(1));
        QCOMPARE(map.values.size(), std::size_t(25));
        for (std::size_t patch = 0; patch < map.values.size(); ++patch) {
            for (std::size_t f = 0; f < 32; ++f) {
                alone[patch][f] += mlp[patch][f];
            }
            const std::vector<double> f = test::unit(alone[patch]);
            const double cosine = std::inner_product(f.begin(), f.end(), text.begin(), 0.0);
            const double said = reader->tower().scale * cosine + reader->tower().bias;
            QVERIFY2(std::abs(double(map.values[patch]) - said) < 1e-4,
                     qPrintable(QString("%1: %2 %3").arg(patch).arg(map.values[patch]).arg(said)));
        }
    }

    // A sentence's map, logit and probability do not depend on other prompts under a sigmoid; the parts of
    // the logit are complete, and the bias is one of them.
    void eachOnItsOwn()
    {
        HYDRA_NEED_SHARED(folder)
        HYDRA_NEED_SHARED(picture)
        const Path model = fixture("siglip2/model.safetensors");
        struct Answer
        {
            std::vector<std::vector<float>> maps;
            double logit = 0, probability = 0, parts = 0;
        };
        const auto answer = [&](const std::string& prompts) {
            const Checkpoint c = loadCheckpoint(model, saying(prompts));
            const VisionTransformer network(c.config, c.tensors);
            const Trace trace = traceOf(network, pictureOf(), fullNetwork(c.config), network.trainedPlan(),
                                        Precision::Single);
            Answer found;
            found.logit = trace.logits[0].item<double>();
            found.probability = sharesOf(*trace.weights, trace.logits)[0].item<double>();
            found.parts = decompose(trace, Target(0)).sum();
            for (const char* method : {"legrad", "grad-eclip", "occlusion", "where"}) {
                MapOptions options;
                options.method = method;
                options.measured = ClassValue::Probability;
                found.maps.push_back(explain(trace, options, Target(0)).values);
            }
            return found;
        };
        const Answer alone = answer("a photo of a dog"),
                     beside = answer("a photo of a dog\nnothing of the kind");
        for (std::size_t method = 0; method < alone.maps.size(); ++method) {
            const auto &a = alone.maps[method], &b = beside.maps[method];
            double most = 0, apart = 0; // products with one row and with two round differently
            for (std::size_t i = 0; i < a.size(); ++i) {
                most = std::max(most, std::abs(double(a[i])));
                apart = std::max(apart, std::abs(double(a[i]) - double(b[i])));
            }
            QVERIFY2(most > 0 && apart < 1e-5 * most, qPrintable(QString::number(apart / most)));
        }
        QVERIFY(std::abs(alone.logit - beside.logit) < 1e-5);
        QVERIFY(std::abs(alone.probability - beside.probability) < 1e-6);
        QVERIFY(std::abs(alone.probability - 1 / (1 + std::exp(-alone.logit))) < 1e-9);
        QVERIFY(alone.probability < 1); // a softmax over one would give 1
        QVERIFY(std::abs(alone.parts - alone.logit) < 1e-3);
    }
};

HYDRA_TEST(TestSiglip, QCoreApplication)
#include "test_siglip.moc"

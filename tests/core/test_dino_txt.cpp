// SPDX-License-Identifier: GPL-3.0-or-later
// dino.txt: a DINOv3 with the normed tokens of the authors' code, and a random vision head and text tower
// that this test computes by loops in float64: features, logits, attention, "Where is it?", gradients, parts.
#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/prompted.h"
#include "core/explain/decomposition.h"
#include "core/explain/explain.h"
#include "core/explain/pixel_gradient.h"
#include "core/format/npy.h"
#include "core/format/raw_checkpoint.h"
#include "core/format/safetensors.h"
#include "core/nn/cost.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

#include "tests/support/loops.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"
#include "tests/support/tiny_dino_txt.h"

using namespace hydra;
using hydra::test::Matrix;
using hydra::test::refusedWith;
using namespace hydra::test::dino;

namespace {

constexpr const char* folder = "fixtures/architectures/dinov3-mlp";

// The vision head and text tower in loops.
struct Loops
{
    const NamedTensors& t;

    [[nodiscard]] Matrix linear(const Matrix& x, const std::string& name) const
    {
        const at::Tensor& w = t.at(name + ".weight");
        const auto bias = t.find(name + ".bias");
        return test::projected(x, w, bias != t.end() ? bias->second : at::zeros({w.size(0)}), 0, w.size(0));
    }
    [[nodiscard]] Matrix norm(const Matrix& x, const std::string& name) const
    {
        return test::layerNorm(x, t.at(name + ".weight"), t.at(name + ".bias"), eps);
    }
    // The joined heads of QKV; PROBABILITIES receives A of each head.
    static Matrix attended(const Matrix& qkv, std::size_t count, bool causal,
                           std::vector<Matrix>* probabilities)
    {
        const std::size_t T = qkv.size(), e = qkv[0].size() / 3, d = e / count;
        Matrix joined(T, std::vector<double>(e));
        for (std::size_t h = 0; h < count; ++h) {
            Matrix a(T, std::vector<double>(T));
            for (std::size_t q = 0; q < T; ++q) {
                double sum = 0;
                for (std::size_t k = 0; k < (causal ? q + 1 : T); ++k) {
                    double dot = 0;
                    for (std::size_t f = 0; f < d; ++f) {
                        dot += qkv[q][h * d + f] * qkv[k][e + h * d + f];
                    }
                    sum += a[q][k] = std::exp(dot / std::sqrt(double(d)));
                }
                for (std::size_t k = 0; k < T; ++k) {
                    a[q][k] /= sum;
                    for (std::size_t f = 0; f < d; ++f) {
                        joined[q][h * d + f] += a[q][k] * qkv[k][2 * e + h * d + f];
                    }
                }
            }
            if (probabilities != nullptr) {
                probabilities->push_back(a);
            }
        }
        return joined;
    }
    void add(Matrix& x, const Matrix& branch, const std::string& gamma) const
    {
        for (std::size_t r = 0; r < x.size(); ++r) {
            for (std::size_t c = 0; c < x[r].size(); ++c) {
                x[r][c] += branch[r][c] * (gamma.empty() ? 1 : t.at(gamma)[std::int64_t(c)].item<double>());
            }
        }
    }
    [[nodiscard]] Matrix ofVisionHead(Matrix x, std::vector<Matrix>& lastAttention) const
    {
        for (int i = 0; i < 2; ++i) {
            const std::string at = "visual_model.head.blocks." + std::to_string(i) + '.';
            lastAttention.clear();
            const Matrix qkv = linear(norm(x, at + "norm1"), at + "attn.qkv");
            add(x, linear(attended(qkv, heads, false, &lastAttention), at + "attn.proj"), at + "ls1.gamma");
            const Matrix n = norm(x, at + "norm2"), gate = linear(n, at + "mlp.w1");
            Matrix inner = linear(n, at + "mlp.w2");
            for (std::size_t r = 0; r < inner.size(); ++r) {
                for (std::size_t c = 0; c < inner[r].size(); ++c) {
                    inner[r][c] *= gate[r][c] / (1 + std::exp(-gate[r][c]));
                }
            }
            add(x, linear(inner, at + "mlp.w3"), at + "ls2.gamma");
        }
        return norm(x, "visual_model.head.ln_final");
    }
    [[nodiscard]] std::vector<double> ofText(const std::vector<int>& ids) const
    {
        const std::string tower = "text_model.backbone.";
        Matrix x =
            test::matrixOf(t.at(tower + "positional_embedding").narrow(0, 0, std::int64_t(ids.size())));
        const Matrix words = test::matrixOf(t.at(tower + "token_embedding.weight"));
        for (std::size_t r = 0; r < ids.size(); ++r) {
            for (std::size_t c = 0; c < x[r].size(); ++c) {
                x[r][c] += words[std::size_t(ids[r])][c];
            }
        }
        for (int i = 0; i < 2; ++i) {
            const std::string at = tower + "blocks." + std::to_string(i) + '.';
            const Matrix qkv = linear(norm(x, at + "attention_norm"), at + "attention.qkv");
            add(x, linear(attended(qkv, 1, true, nullptr), at + "attention.proj"), "");
            Matrix inner = linear(norm(x, at + "ffn_norm"), at + "feed_forward.fc1");
            for (auto& row : inner) {
                for (double& v : row) {
                    v *= 0.5 * std::erfc(-v / std::sqrt(2.0));
                }
            }
            add(x, linear(inner, at + "feed_forward.fc2"), "");
        }
        const auto end = std::size_t(std::max_element(ids.begin(), ids.end()) - ids.begin());
        return linear({norm(x, tower + "ln_final")[end]}, "text_model.head.linear_projection")[0];
    }
};

double dot(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

double worst(const at::Tensor& a, const Matrix& b)
{
    return test::farthest(test::matrixOf(a), b);
}

ModelOverrides saying(const std::string& prompts)
{
    ModelOverrides overrides;
    overrides.prompts = prompts;
    return overrides;
}

constexpr const char* prompts = "the cat\na dog at the door";

// A folder with a backbone from the fixture, dino.txt's file and its vocabulary.
struct Folder
{
    explicit Folder(const std::string& of = "official.pth", NamedTensors with = headAndTexts())
        : texts(std::move(with))
    {
        const Path from = test::sharedFile(std::string(folder) + "/" + of);
        backbone = path / from.filename();
        std::filesystem::copy_file(from, backbone);
        if (std::filesystem::exists(from.parent_path() / "config.json")) {
            std::filesystem::copy_file(from.parent_path() / "config.json", path / "config.json");
        }
        writeSafetensors(path / "dinov3_vitl16_dinotxt_head.safetensors", texts, {});
        writeMerges(path);
    }
    QTemporaryDir into;
    Path path{into.path().toStdString()}, backbone;
    NamedTensors texts;
};

struct Open
{
    explicit Open(const Path& file)
        : checkpoint(loadCheckpoint(file, saying(prompts)))
        , network(checkpoint.config, checkpoint.tensors)
    { }
    [[nodiscard]] Trace trace(const at::Tensor& pixels, Precision precision) const
    {
        return traceOf(network, pixels, fullNetwork(checkpoint.config), network.trainedPlan(), precision);
    }
    Checkpoint checkpoint;
    VisionTransformer network;
};

at::Tensor pictureOf(const std::string& name = "input.npy")
{
    return readNpy(test::sharedFile(std::string(folder) + "/" + name)).to(at::kFloat).unsqueeze(0);
}

} // namespace

class TestDinoTxt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QString>("expected");
        QTest::newRow("Meta") << "official.pth"
                              << "input.npy"
                              << "expected_official.safetensors";
        QTest::newRow("another size") << "official.pth"
                                      << "input_2.npy"
                                      << "expected_official2.safetensors";
        QTest::newRow("timm") << "timm/model.safetensors"
                              << "input.npy"
                              << "expected_timm.safetensors";
    }
    void answers()
    {
        HYDRA_NEED_SHARED(folder)
        QFETCH(const QString, file);
        QFETCH(const QString, picture);
        QFETCH(const QString, expected);
        const Folder made(file.toStdString());
        const Loops loops{made.texts};
        const Open open(made.backbone);
        const VitConfig& config = open.checkpoint.config;
        QCOMPARE(config.depth.value, 4);
        QCOMPARE(config.visionHeadFrom.value, 2);
        const auto normed =
            readSafetensors(test::sharedFile(std::string(folder) + "/" + expected.toStdString()))
                .tensors.at("normed");
        std::vector<Matrix> attention;
        const Matrix read = loops.ofVisionHead(test::matrixOf(normed), attention);
        std::vector<double> image = read[0];
        image.resize(2 * width);
        for (std::size_t patch = 5; patch < read.size(); ++patch) {
            for (std::size_t f = 0; f < width; ++f) {
                image[width + f] += read[patch][f] / double(read.size() - 5);
            }
        }
        const TextReaderPtr reader = textReaderOf(loadCheckpoint(made.backbone, {}), saying("x"));
        const at::Tensor pixels = pictureOf(picture.toStdString());
        const Trace trace = open.trace(pixels, Precision::Double);
        const Trace single = open.trace(pixels, Precision::Single);
        QVERIFY(worst(trace.level(2), test::matrixOf(normed)) < 1e-9);
        QVERIFY(worst(trace.norm.output, read) < 1e-9);
        QVERIFY(worst(trace.pooled, {image}) < 1e-9);
        QVERIFY(worst(single.pooled, {image}) < 1e-4);
        for (int head = 0; head < heads; ++head) {
            QVERIFY(worst(trace.blocks.back().probabilities[head], attention[std::size_t(head)]) < 1e-9);
        }
        const auto lines = promptsOf(prompts, "").classes;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::vector<int> ids = reader->sentence(lines[i], "text").ids;
            const std::vector<double> text = loops.ofText(ids);
            QVERIFY(worst(textFeatures(inDouble(reader->tower()), {ids}), {text}) < 1e-9);
            QVERIFY(worst(textFeatures(reader->tower(), {ids}), {text}) < 1e-4);
            const double logit = scale * dot(test::unit(image), test::unit(text));
            QVERIFY(std::abs(single.logits[std::int64_t(i)].item<double>() - logit) < 1e-4);
            MapOptions options;
            options.method = "where";
            const Map map = explain(trace, options, Target(int(i)));
            const std::vector<double> half = test::unit({text.begin() + width, text.end()});
            QCOMPARE(map.values.size(), read.size() - 5);
            for (std::size_t patch = 0; patch < map.values.size(); ++patch) {
                QVERIFY(std::abs(map.values[patch] - scale * dot(test::unit(read[patch + 5]), half)) < 1e-4);
            }
        }
    }

    // Every backward pass goes through the norm between the backbone and the head.
    void explanations()
    {
        HYDRA_NEED_SHARED(folder)
        const Folder made;
        const Open open(made.backbone);
        const at::Tensor pixels = pictureOf();
        const SubNetwork whole = fullNetwork(open.checkpoint.config);
        const Trace trace = open.trace(pixels, Precision::Double);
        const at::Tensor gradient = pixelGradient(trace, Target(1), {}).flatten();
        for (const std::int64_t at : {17, 1000, 4321}) {
            constexpr double step = 1e-5;
            double sides[2];
            for (const int side : {0, 1}) {
                at::Tensor moved = pixels.to(at::kDouble).clone();
                moved.flatten()[at] += side == 0 ? -step : step;
                sides[side] = open.network.forward(moved, whole, trace.plan)[0][1].item<double>();
            }
            const double want = (sides[1] - sides[0]) / (2 * step);
            QVERIFY2(std::abs(gradient[at].item<double>() - want) < 1e-6 * std::max(1.0, std::abs(want)),
                     qPrintable(QString("%1 %2").arg(gradient[at].item<double>()).arg(want)));
        }
        const Decomposition parts = decompose(trace, Target(0));
        QVERIFY(std::abs(parts.sum() - trace.logits[0].item<double>()) < 1e-5);
        Trace again; // its blocks are recomputed on demand
        again.wholeBytes = 0;
        (void)open.network.forward(pixels, whole, trace.plan, {}, &again);
        QVERIFY(again.blocks.areMadeAgain());
        const Trace single = open.trace(pixels, Precision::Single);
        for (const MethodInfo& info : methodTable()) {
            MapOptions options;
            options.method = info.id;
            const Map map = explain(single, options, Target(0));
            QVERIFY2(
                std::all_of(map.values.begin(), map.values.end(), [](float v) { return std::isfinite(v); }),
                info.id);
        }
        MapOptions relevance;
        relevance.method = "relevance"; // conserved: the norm passes it on
        const Map conserved = explain(trace, relevance, Target(0));
        QVERIFY2(conserved.residual && *conserved.residual < 1e-6,
                 qPrintable(QString::number(conserved.residual.value_or(-1))));
        for (const char* method : {"relevance", "grad-eclip", "rollout", "decomposition", "attn-lrp"}) {
            MapOptions options;
            options.method = method;
            options.block = 1;
            const auto a = explain(single, options, Target(0)).values,
                       b = explain(again, options, Target(0)).values;
            for (std::size_t i = 0; i < a.size(); ++i) {
                QVERIFY2(std::abs(a[i] - b[i]) < 1e-4 * std::max(1.F, std::abs(a[i])), method);
            }
        }
        // One head is a network, too; the cost of the whole network counts the numbers in the file.
        const at::Tensor one = open.network.forward(pixels, {SliceScheme::HydraViT, 1}, trace.plan);
        QVERIFY(one.isfinite().all().item<bool>());
        std::int64_t numbers = 0;
        for (const auto& [name, tensor] : open.checkpoint.tensors) {
            const bool keyless = name.find("attn.qkv.bias") != std::string::npos; // that third is zero
            numbers += name.rfind("measure", 0) == 0 || name == "rope.periods" ? 0
                : keyless                                                      ? tensor.numel() / 3 * 2
                                                                               : tensor.numel();
        }
        QCOMPARE(costOf(open.checkpoint.config, whole).parameters, numbers);
    }

    // Both parts in one file; a named file replaces the file beside the model, which makes another model.
    void files()
    {
        HYDRA_NEED_SHARED(folder)
        const Folder made;
        const at::Tensor pixels = pictureOf();
        const auto logits = [&](const Path& file, const ModelOverrides& overrides) {
            const Checkpoint c = loadCheckpoint(file, overrides);
            const VisionTransformer network(c.config, c.tensors);
            return network.forward(pixels, fullNetwork(c.config), network.trainedPlan());
        };
        const at::Tensor want = logits(made.backbone, saying(prompts));
        NamedTensors all = made.texts;
        for (const auto& [name, tensor] : openRawCheckpoint(made.backbone).tensors) {
            all["visual_model.backbone." + name] = tensor;
        }
        const QTemporaryDir other;
        const Path folderOfAll = other.path().toStdString(), whole = folderOfAll / "all.safetensors";
        writeSafetensors(whole, all, {});
        ModelOverrides said = saying(prompts);
        said.vocabulary = (made.path / "merges.txt").string();
        QVERIFY(at::equal(logits(whole, said), want));
        QCOMPARE(loadCheckpoint(whole, {}).config.depth.value, 2);
        NamedTensors changed = made.texts;
        changed["logit_scale"] = changed["logit_scale"] + std::log(2.0);
        const Path named = folderOfAll / "named.safetensors";
        writeSafetensors(named, changed, {});
        said.textTower = named.string();
        QVERIFY((logits(made.backbone, said) - want * 2).abs().max().item<double>() < 1e-4);
        QVERIFY(loadCheckpoint(made.backbone, said).id != loadCheckpoint(made.backbone, saying(prompts)).id);
        ModelOverrides wordless; // its picture feature without words
        wordless.textTower = named.string();
        const Checkpoint feature = loadCheckpoint(made.backbone, wordless);
        const VisionTransformer network(feature.config, feature.tensors);
        const at::Tensor z =
            traceOf(network, pixels, fullNetwork(feature.config), network.trainedPlan(), Precision::Single)
                .pooled;
        QVERIFY(at::equal(z, Open(made.backbone).trace(pixels, Precision::Single).pooled));
        QVERIFY(feature.id != loadCheckpoint(made.backbone, {}).id);
        wordless.vocabulary = said.vocabulary;
        QCOMPARE(textReaderOf(feature, wordless)->tower().projection.size(0), std::int64_t(2 * width));
        QVERIFY(refusedWith("name its file with --text-tower",
                            [&] { (void)textReaderOf(loadCheckpoint(made.backbone, {}), {}); }));
        writeSafetensors(made.path / "another_dinotxt.safetensors", changed, {});
        QVERIFY(refusedWith("several dino.txt files are next to the model",
                            [&] { (void)loadCheckpoint(made.backbone, saying(prompts)); }));
    }

    void refusals()
    {
        HYDRA_NEED_SHARED(folder)
        const Folder made;
        const Path file = made.path / "dinov3_vitl16_dinotxt_head.safetensors";
        QVERIFY(refusedWith("open the DINOv3 they belong to", [&] { (void)loadCheckpoint(file, {}); }));
        const auto refused = [&](const char* why, auto&& change) {
            NamedTensors t = made.texts;
            change(t);
            writeSafetensors(file, t, {});
            return refusedWith(why, [&] { (void)loadCheckpoint(made.backbone, saying(prompts)); });
        };
        const std::string head = "visual_model.head.";
        QVERIFY(refused("blocks.1.mlp.w2.bias: missing, expected [128]",
                        [&](NamedTensors& t) { t.erase(head + "blocks.1.mlp.w2.bias"); }));
        QVERIFY(refused("blocks.0.attn.qkv.weight: expected floating point [96, 32], found Float [144, 48]",
                        [&](NamedTensors& t) {
                            t[head + "blocks.0.attn.qkv.weight"] = at::zeros({144, 48});
                        }));
        QVERIFY(refused("blocks.0.mlp.w3.weight: expected floating point [32, 32], found Float [32, 0]",
                        [&](NamedTensors& t) {
                            t[head + "blocks.0.mlp.w3.weight"] = at::zeros({32, 0});
                        }));
        QVERIFY(refused("'linear_projection.weight': is unknown", [&](NamedTensors& t) {
            t[head + "linear_projection.weight"] = at::zeros({32, 32});
        }));
        QVERIFY(refused("holds NaN or infinity",
                        [&](NamedTensors& t) { t[head + "ln_final.bias"] = at::full({32}, NAN); }));
        QVERIFY(refused("blocks.0.norm1.weight: missing", [&](NamedTensors& t) {
            for (auto at = t.begin(); at != t.end();) {
                at = at->first.rfind(head, 0) == 0 ? t.erase(at) : std::next(at);
            }
        }));
        QVERIFY(
            refused("expected floating point [64, 64] (-1: any), found Float [96, 64]", [&](NamedTensors& t) {
                t["text_model.head.linear_projection.weight"] = at::zeros({96, 64});
            }));
        QVERIFY(
            refused("no tensor 'text_model.backbone.blocks.1.feed_forward.fc2.bias'",
                    [&](NamedTensors& t) { t.erase("text_model.backbone.blocks.1.feed_forward.fc2.bias"); }));
        std::filesystem::remove(file);
        QVERIFY(refusedWith("DINOv3 reads text with dino.txt",
                            [&] { (void)loadCheckpoint(made.backbone, saying(prompts)); }));
    }
};

HYDRA_TEST(TestDinoTxt, QCoreApplication)
#include "test_dino_txt.moc"

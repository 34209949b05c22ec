// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts as the classes of a CLIP: logits and gradients of the cosine against the fixture or, where it has
// none, finite differences; and every method's map of them.
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/cut_out.h"
#include "core/checkpoint/prompted.h"
#include "core/engine/session.h"
#include "core/explain/backward.h"
#include "core/explain/decomposition.h"
#include "core/explain/explain.h"
#include "core/explain/lens.h"
#include "core/explain/pixel_gradient.h"
#include "core/format/npy.h"
#include "core/image/load.h"
#include "core/image/png_file.h"
#include "core/sae/write_autoencoder.h"
#include "core/text/concepts.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/embedded.h"
#include "tests/support/key_maker.h"
#include "tests/support/lens_logits.h"
#include "tests/support/loops.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_clip.h"

using namespace hydra;
using hydra::test::refusalOf;

namespace {

constexpr const char* folder = "fixtures/architectures/clip";
constexpr const char* vocabularyFile = "models/clip_bpe_vocab/merges.txt";

Path fixture(const std::string& name)
{
    return test::sharedFile(std::string(folder) + "/" + name);
}

double worst(const at::Tensor& a, const at::Tensor& b)
{
    return (a - b).abs().max().item<double>();
}

ModelOverrides saying(const std::string& prompts, const std::string& templates = {})
{
    ModelOverrides overrides;
    overrides.prompts = prompts;
    if (!templates.empty()) {
        overrides.templates = templates;
    }
    return overrides;
}

Image anyPicture()
{
    Image image{16, 16, {}};
    for (int i = 0; i < 16 * 16 * 3; ++i) {
        image.rgb.push_back(std::uint8_t(i * 37 % 251));
    }
    return image;
}

struct Tiny
{
    explicit Tiny(const std::string& prompts = "the cat\na dog\nat the door",
                  const std::string& templates = {})
        : file(test::writeTinyClip(into.path().toStdString()))
        , checkpoint(loadCheckpoint(file, saying(prompts, templates)))
        , network(checkpoint.config, checkpoint.tensors)
    {
        at::manual_seed(3);
        pixels = at::randn({1, 3, 16, 16}, at::kDouble);
    }
    [[nodiscard]] Trace trace(Precision precision = Precision::Double) const
    {
        return traceOf(network, pixels, fullNetwork(network.config()), network.trainedPlan(), precision);
    }
    QTemporaryDir into;
    std::string file;
    Checkpoint checkpoint;
    VisionTransformer network;
    at::Tensor pixels;
};

} // namespace

class TestPrompted : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fixtureOfTheSpec_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("target");
        QTest::newRow("OpenAI") << "openai.pt"
                                << "expected.safetensors"
                                << "text_openai";
        QTest::newRow("Hugging Face") << "hf/model.safetensors"
                                      << "hf/expected.safetensors"
                                      << "text_hf";
    }

    void fixtureOfTheSpec()
    {
        HYDRA_NEED_SHARED(folder)
        HYDRA_NEED_SHARED(vocabularyFile)
        QFETCH(const QString, model);
        QFETCH(const QString, expected);
        QFETCH(const QString, target);
        const nlohmann::json about = readJson(fixture("expected.json"));
        std::string lines;
        for (const auto& text : about["texts"]) {
            lines += text.get<std::string>() + "\n";
        }
        ModelOverrides overrides = saying(lines);
        if (model == "openai.pt") {
            overrides.vocabulary = test::sharedFile(vocabularyFile).string();
        }
        const Checkpoint c = loadCheckpoint(fixture(model.toStdString()), overrides);
        QCOMPARE(c.config.numClasses.value, 8);
        QVERIFY(!c.config.embeds.value);
        QCOMPARE(c.config.className(2), std::string("French horn"));
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor input = readNpy(fixture("input.npy")).unsqueeze(0).to(at::kDouble);
        const Trace trace =
            traceOf(network, input, fullNetwork(c.config), network.trainedPlan(), Precision::Double);
        const NamedTensors want = readSafetensors(fixture(expected.toStdString())).tensors;
        const double scale = about["logit_scale"];
        QVERIFY(worst(trace.logits / scale, want.at("similarity")) < 1e-5); // the rows are float32
        QVERIFY(worst(trace.logits, want.at("logits_per_image")) < 1e-4 * scale);
        const Target chosen(about["target"][target.toStdString()].get<int>());
        Backward backward(trace, chosen);
        for (const int block : {1, 0}) {
            const BlockGradient found = backward.enter();
            const at::Tensor all = want.at("grad.attention." + std::to_string(block)).to(at::kDouble);
            const double largest = all.abs().max().item<double>();
            QVERIFY(worst(found.probabilities / scale, all.narrow(1, 0, found.rows)) < 1e-4 * largest);
            if (block > 0) {
                backward.leave();
            }
        }
        const at::Tensor slope = pixelGradient(trace, chosen, {}) / scale;
        const at::Tensor pixels = want.at("grad.input").to(at::kDouble);
        QVERIFY(worst(slope.view(pixels.sizes()), pixels) < 1e-4 * pixels.abs().max().item<double>());
    }

    void gradientByDifferences()
    {
        const Tiny tiny;
        const Trace trace = tiny.trace();
        const at::Tensor slope = pixelGradient(trace, Target(1), {}).view({-1});
        constexpr double step = 1e-5;
        for (const std::int64_t at : {0, 77, 300, 511, 767}) {
            const auto logit = [&](double by) {
                at::Tensor moved = tiny.pixels.clone();
                moved.view({-1})[at] += by;
                return tiny.network
                    .forward(moved, fullNetwork(tiny.network.config()), tiny.network.trainedPlan())[0][1]
                    .item<double>();
            };
            const double difference = (logit(step) - logit(-step)) / (2 * step);
            QVERIFY(std::abs(slope[at].item<double>() - difference) < 1e-6);
        }
        QVERIFY(slope.abs().max().item<double>() > 1e-2);
    }

    // Scaled cosines, from the text tower and the picture's feature by hand.
    void logitsByHand()
    {
        const Tiny tiny("the cat\na dog", "a {}\nthe {} at the door");
        const Trace trace = tiny.trace();
        const NamedTensors raw = test::tinyClip();
        const TextTower tower =
            readTextTower(tiny.file, tiny.network.config().activation, test::tinyClipFeatures);
        const Vocabulary vocabulary(*vocabularyBeside(tiny.file), test::tinyClipTokens);
        const at::Tensor feature = at::matmul(trace.pooled[0], raw.at("visual.proj").to(at::kDouble));
        int index = 0;
        for (const std::string word : {"the cat", "a dog"}) {
            at::Tensor sum = at::zeros({test::tinyClipFeatures}, at::kDouble);
            for (const std::string& text : {"a " + word, "the " + word + " at the door"}) {
                const at::Tensor f =
                    textFeatures(tower, {tokenized(vocabulary, text, 16, "text").ids})[0].to(at::kDouble);
                sum = sum + f / f.norm();
            }
            const double cosine = (sum.dot(feature) / (sum.norm() * feature.norm())).item<double>();
            QVERIFY(std::abs(trace.logits[index++].item<double>() - 20 * cosine) < 1e-4);
        }
    }

    void everyMethodExplainsPrompts()
    {
        const Tiny tiny;
        for (const MethodInfo& info : methodTable()) {
            MapOptions options;
            options.method = info.id;
            const Trace trace = tiny.trace(precisionOf(info.id));
            const Map a = explain(trace, options, Target(0));
            const Map b = explain(trace, options, Target(2));
            for (const float value : a.values) {
                QVERIFY2(std::isfinite(value), info.id);
            }
            if (info.classSpecific) {
                QVERIFY2(a.values != b.values, info.id);
                QVERIFY2(std::abs(*a.targetValue - trace.logits[0].item<double>()) < 1e-4, info.id);
                QCOMPARE(contrast(a, b).values[0], a.values[0] - b.values[0]);
            }
        }
    }

    // Each patch by loops: the last block keeps a token's own value where attention would mix them.
    void whereByLoops()
    {
        using test::matrixOf;
        const Tiny tiny;
        const Trace trace = tiny.trace();
        const VitConfig& config = tiny.network.config();
        const bool quick = config.activation.value == Activation::QuickGelu;
        QVERIFY(quick || config.activation.value == Activation::Gelu);
        const NamedTensors raw = test::tinyClip();
        const std::string block = "visual.transformer.resblocks.1.";
        const auto linear = [&](const test::Matrix& x, const std::string& weight, const std::string& bias,
                                std::int64_t from, std::int64_t count) {
            return test::projected(x, raw.at(weight), raw.at(bias), from, count);
        };
        const auto norm = [&](const test::Matrix& x, const std::string& name) {
            return test::layerNorm(x, raw.at(name + ".weight"), raw.at(name + ".bias"), config.normEps);
        };
        const test::Matrix x = matrixOf(trace.level(1));
        const test::Matrix v = linear(norm(x, block + "ln_1"), block + "attn.in_proj_weight",
                                      block + "attn.in_proj_bias", 128, 64);
        test::Matrix y = linear(v, block + "attn.out_proj.weight", block + "attn.out_proj.bias", 0, 64);
        for (std::size_t t = 0; t < x.size(); ++t) {
            for (std::size_t f = 0; f < 64; ++f) {
                y[t][f] += x[t][f];
            }
        }
        test::Matrix hidden =
            linear(norm(y, block + "ln_2"), block + "mlp.c_fc.weight", block + "mlp.c_fc.bias", 0, 256);
        for (auto& row : hidden) {
            for (double& h : row) {
                h *= quick ? 1 / (1 + std::exp(-1.702 * h)) : (1 + std::erf(h / std::sqrt(2))) / 2;
            }
        }
        const test::Matrix mlp =
            linear(hidden, block + "mlp.c_proj.weight", block + "mlp.c_proj.bias", 0, 64);
        for (std::size_t t = 0; t < x.size(); ++t) {
            for (std::size_t f = 0; f < 64; ++f) {
                y[t][f] += mlp[t][f];
            }
        }
        const test::Matrix read =
            test::projected(norm(y, "visual.ln_post"), raw.at("visual.proj").t(),
                            at::zeros({test::tinyClipFeatures}), 0, test::tinyClipFeatures);
        const TextTower tower =
            readTextTower(tiny.file, tiny.network.config().activation, test::tinyClipFeatures);
        const Vocabulary vocabulary(*vocabularyBeside(tiny.file), test::tinyClipTokens);
        const std::vector<double> text =
            test::unit(matrixOf(textFeatures(tower, {tokenized(vocabulary, "a dog", 16, "text").ids}))[0]);
        MapOptions options;
        options.method = "where";
        const Map map = explain(trace, options, Target(1));
        std::size_t best = 0;
        for (std::size_t patch = 0; patch < 16; ++patch) {
            const std::vector<double> f = test::unit(read[patch + 1]);
            const double cosine = std::inner_product(f.begin(), f.end(), text.begin(), 0.0);
            QVERIFY2(std::abs(double(map.values[patch]) - 20 * cosine) < 1e-4,
                     qPrintable(QString("%1: %2 %3").arg(patch).arg(map.values[patch]).arg(20 * cosine)));
            best = map.values[patch] > map.values[best] ? patch : best;
        }
        QCOMPARE(map.best, int(best));
        QVERIFY(!map.isSigned && map.values[best] - map.values[best == 0 ? 1 : 0] > 1e-3);
        options.method = "lens"; // the block's own attention gives another answer
        QVERIFY(std::abs(explain(trace, options, Target(1)).values[best] - map.values[best]) > 1e-2);
    }

    // What heads add to the embedding is, number by number, their part of it; the same with prompts.
    void headsInTheEmbedding()
    {
        const Tiny tiny;
        const Checkpoint plain = loadCheckpoint(tiny.file);
        const VisionTransformer network(plain.config, plain.tensors);
        const Trace trace = traceOf(network, tiny.pixels, fullNetwork(plain.config), network.trainedPlan(),
                                    Precision::Double);
        const Trace prompted = tiny.trace();
        QCOMPARE(plain.config.numClasses.value, test::tinyClipFeatures);
        for (int i = 0; i < test::tinyClipFeatures; ++i) {
            const Decomposition parts = decompose(trace, Target(i));
            for (int block = 0; block < 2; ++block) {
                const at::Tensor vectors = headVectors(trace, block);
                QCOMPARE(vectors.sizes().vec(), (std::vector<std::int64_t>{1, test::tinyClipFeatures}));
                const double part = parts.head(std::size_t(block), 0);
                QVERIFY(std::abs(vectors[0][i].item<double>() - part) < 1e-6);
                QVERIFY(at::equal(vectors, headVectors(prompted, block)));
            }
        }
        QVERIFY(headVectors(trace, 0).abs().max().item<double>() > 1e-2);
        const Checkpoint photos = loadCheckpoint(HYDRA_SOURCE_DIR "/models/hydravit-scenes.safetensors");
        const VisionTransformer other(photos.config, photos.tensors);
        const Trace blind =
            traceOf(other, at::zeros({1, 3, photos.config.imageHeight, photos.config.imageWidth}),
                    fullNetwork(photos.config), other.trainedPlan(), Precision::Single);
        QVERIFY(refusalOf([&] { (void)headVectors(blind, 0); }).contains("expected a CLIP"));
    }

    // With its length held constant, a cosine's parts sum to the logit, and the lens ends with it.
    void partsAndLens()
    {
        const Tiny tiny;
        const Trace trace = tiny.trace();
        const double logit = trace.logits[1].item<double>();
        QVERIFY(worst(test::lensLogits(trace, 2), trace.logits) < 1e-9);
        const Decomposition parts = decompose(trace, 1);
        QVERIFY(std::abs(parts.logit - logit) < 1e-6);
        QVERIFY(std::abs(parts.sum() - logit) < 1e-6 * std::max(1.0, std::abs(logit)));
        const at::Tensor tokens = lensOfTokens(trace, 2, 1);
        const at::Tensor last = at::layer_norm(trace.last, {64}, trace.weights->norm.weight.to(at::kDouble),
                                               trace.weights->norm.bias.to(at::kDouble), trace.normEps);
        const at::Tensor f = at::matmul(last, trace.weights->measure.to(at::kDouble).t());
        const at::Tensor want =
            at::matmul(last, trace.weights->head.weight[1].to(at::kDouble)) / f.norm(2, {1});
        QVERIFY(worst(tokens.view({-1}), want) < 1e-9); // a patch's own similarity to the text
    }

    void identity()
    {
        const QTemporaryDir into;
        const std::string file = test::writeTinyClip(into.path().toStdString());
        const auto id = [&](const ModelOverrides& overrides) { return loadCheckpoint(file, overrides).id; };
        const std::string plain = id({}), cat = id(saying("cat"));
        QVERIFY(plain != cat);
        QCOMPARE(cat.substr(0, 64), plain.substr(0, 64));
        QCOMPARE(id(saying("cat\n")), cat);
        QVERIFY(id(saying("dog")) != cat);
        QVERIFY(id(saying("cat", "a {}")) != cat);
        std::filesystem::copy(into.path().toStdString() + "/merges.txt",
                              into.path().toStdString() + "/same.txt");
        ModelOverrides elsewhere = saying("cat");
        elsewhere.vocabulary = into.path().toStdString() + "/same.txt";
        QCOMPARE(id(elsewhere), cat);
    }

    void engineAnswers()
    {
        using namespace hydra::engine;
        const QTemporaryDir into;
        const std::string file = test::writeTinyClip(into.path().toStdString());
        std::vector<std::string> pictures;
        for (int i = 0; i < 4; ++i) {
            const QString path = into.filePath(QStringLiteral("%1.png").arg(i));
            Image image{16, 16, std::vector<std::uint8_t>(16 * 16 * 3)};
            for (std::size_t at = 0; at < image.rgb.size(); ++at) {
                image.rgb[at] = static_cast<std::uint8_t>(at * (7 + 13 * std::size_t(i)) % 251);
            }
            savePng(path.toStdString(), image);
            pictures.push_back(path.toStdString());
        }
        pictures.push_back(file); // not a picture
        Session session;
        const OpenedModel plain = session.files().openModel(file);
        const OpenedModel first = session.files().openModel(file, saying("the cat\na dog"));
        const OpenedModel second = session.files().openModel(file, saying("the cat\na dog\na door"));
        QVERIFY(plain.id != first.id && first.id != second.id);
        QCOMPARE(second.config.numClasses.value, 3);
        const OpenedImage image = session.files().openImage(pictures[0]);
        const AttentionPlan plan = trainedPlan(plain.config);
        const NetworkKey key = networkKey({image.id, first.id, {SliceScheme::HydraViT, 1}, plan});
        const auto two = session.answer(key);
        NetworkKey other = key;
        parts(other).model = second.id;
        const auto three = session.answer(other);
        QCOMPARE(two->logits[0], three->logits[0]);
        const ClassChoice dog{ClassChoice::Kind::Index, 1};
        const auto words = session.answer(WordsKey{key, dog});
        QCOMPARE(words->sentence, std::string("a dog"));
        QVERIFY(words->pieces == (std::vector<std::string>{"a", "dog"}));
        QCOMPARE(words->relevance.size(), std::size_t(2));
        QVERIFY(std::abs(words->cosine - two->logits[1] / 20) < 1e-5);
        NetworkKey classless = key;
        parts(classless).model = plain.id;
        QVERIFY_EXCEPTION_THROWN((void)session.answer(WordsKey{classless, dog}), Error);
        const NetworkKey like = key.ofNoPicture();
        const auto ranked = session.rank(pictures, like, dog);
        QCOMPARE(ranked.size(), std::size_t(5));
        QVERIFY(!ranked.back().problem.empty());
        for (std::size_t i = 0; i < 4; ++i) {
            NetworkKey one = key;
            parts(one).image = session.files().openImage(ranked[i].path).id;
            QVERIFY(std::abs(*ranked[i].cosine - session.answer(one)->logits[1] / 20) < 1e-5);
            QVERIFY(i == 0 || ranked[i - 1].logit >= ranked[i].logit);
        }
    }

    // A picture as a sum of words: the embedding that the model answers without prompts, its mean over a
    // folder with a file that is not a picture, and an interruption that loses no work.
    void concepts()
    {
        using namespace hydra::engine;
        const QTemporaryDir into;
        const std::string folder = into.path().toStdString(), file = test::writeTinyClip(folder);
        const std::vector<std::string> list{"the cat", "a dog", "at the door", "cat", "a cat at the dog"};
        std::ofstream words(folder + "/words.txt");
        for (int i = 0; i < 200; ++i) { // several batches
            words << (i < 5 ? list[std::size_t(i)] : "the cat " + std::to_string(i)) << '\n';
        }
        words.close();
        std::filesystem::create_directory(folder + "/set");
        for (int i = 0; i < 3; ++i) {
            Image image{16, 16, std::vector<std::uint8_t>(16 * 16 * 3)};
            for (std::size_t at = 0; at < image.rgb.size(); ++at) {
                image.rgb[at] = static_cast<std::uint8_t>(at * (7 + 13 * std::size_t(i)) % 251);
            }
            savePng(folder + "/set/" + std::to_string(i) + ".png", image);
        }
        std::ofstream(folder + "/set/broken.png") << "no picture";
        Session session;
        const OpenedModel prompted = session.files().openModel(file, saying("the cat\na dog"));
        const OpenedModel plain = session.files().openModel(file);
        const AttentionPlan plan = trainedPlan(plain.config);
        const auto embedding = [&](const std::string& picture) {
            const NetworkKey key = networkKey(
                {session.files().openImage(picture).id, plain.id, {SliceScheme::HydraViT, 1}, plan});
            return at::tensor(session.answer(key)->logits);
        };
        at::Tensor mean = at::zeros({test::tinyClipFeatures}, at::kDouble);
        for (int i = 0; i < 3; ++i) {
            mean += directionOf(embedding(folder + "/set/" + std::to_string(i) + ".png")) / 3;
        }
        const ConceptSources sources = openConcepts(session, folder + "/words.txt", folder + "/set");
        QVERIFY(sources.count == 200 && sources.pictures == 4);
        const std::string picture = folder + "/set/1.png";
        const NetworkKey pass = networkKey(
            {session.files().openImage(picture).id, prompted.id, {SliceScheme::HydraViT, 1}, plan});
        ConceptsKey key{pass, sources.words, sources.mean, 0.05};
        std::set<std::string> begun; // entries begun before one of three interruptions
        for (int stop = 0; stop < 3; ++stop) {
            CancelToken cancel;
            const Progress progress = [&](double, const std::string& what) {
                if (begun.insert(what).second) {
                    cancel.cancel();
                }
            };
            QVERIFY_EXCEPTION_THROWN((void)session.answer(key, progress, cancel), Error);
        }
        QVERIFY(begun.count("word 0 of 200") == 1 && begun.count("word 64 of 200") == 1);
        const auto found = session.answer(key);
        QVERIFY(found->meanOf == 3 && found->leftOut == 1 && !found->parts.empty());
        Prompts prompts;
        for (int i = 0; i < 200; ++i) {
            prompts.classes.push_back(i < 5 ? list[std::size_t(i)] : "the cat " + std::to_string(i));
        }
        const at::Tensor rows = wordRows(textReaderOf(loadCheckpoint(file), {})->directions(prompts));
        const auto same = [&](const Concepts& answer, const WordSum& want) {
            bool all = answer.parts.size() == want.parts.size() && std::abs(answer.left - want.left) < 1e-5
                && std::abs(answer.cosine - want.cosine) < 1e-5;
            for (std::size_t i = 0; all && i < want.parts.size(); ++i) {
                all = std::abs(answer.parts[i].weight - want.parts[i].weight) < 1e-4
                    && answer.parts[i].word == prompts.classes[std::size_t(want.parts[i].word)];
            }
            return all;
        };
        QVERIFY(same(*found, sumOfWords(embedding(picture), mean, rows, 0.05)));
        key.mean.clear();
        const WordSum alone = sumOfWords(embedding(picture), {}, rows, 0.05);
        QVERIFY(same(*session.answer(key), alone));
        networkOf(key).model = plain.id; // it has a text tower, too
        QVERIFY(same(*session.answer(key), alone));
        QCOMPARE(openConcepts(session, {}, {}).count, std::size_t(998)); // of a thousand classes
        for (const auto& [bad, says] : {std::pair(ConceptsKey{pass, "nothing", {}, 0.25}, "choose it again"),
                                        std::pair(ConceptsKey{pass, sources.words, {}, 0}, "lambda")}) {
            QVERIFY(
                refusalOf([&, asked = bad] { (void)session.answer(asked); }).contains(QLatin1String(says)));
        }
        // The words that set one picture of an embedding apart from the others.
        EmbeddingRequest request;
        request.model = prompted.id;
        request.ask.plan = plan;
        request.heads = {1};
        request.choice.kind = TokenChoice::Kind::Pooled;
        for (int i = 0; i < 3; ++i) {
            const std::string name = folder + "/set/" + std::to_string(i) + ".png";
            request.pictures.push_back({name, {}, {}, name});
        }
        PooledSelection selection{prompted.id, sources.words, nullptr, {{0, 1}}};
        EmbeddingObserver observer;
        observer.started = [&](const EmbeddingStartPtr& start) { selection.pooled = start->pooled; };
        QVERIFY_EXCEPTION_THROWN((void)test::embedded(session, request, observer),
                                 Error); // too few to place
        QVERIFY(selection.pooled && selection.pooled->size() == 3);
        const at::Tensor apart = directionOf(embedding(folder + "/set/0.png")) - mean;
        QVERIFY(same(selectionInWords(session, selection), sumOfWords(apart, {}, rows, 0.25)));
        selection.selected = {{0, 1}, {1, 1}, {2, 1}};
        QVERIFY(refusalOf([&] { (void)selectionInWords(session, selection); }).contains("not all of them"));
        std::filesystem::create_directory(folder + "/none");
        QVERIFY(test::refusedWith("no image in this folder",
                                  [&] { (void)openConcepts(session, {}, folder + "/none"); }));
        QVERIFY(test::refusedWith("UTF-8", [&] { (void)openConcepts(session, file, {}); }));
    }

    // The sentences near a feature: the cosine of its decoder row, through the last norm and the projection,
    // with each text; the expected value is computed from the classifier's row.
    void sentencesNearAFeature()
    {
        const Tiny tiny;
        constexpr std::int64_t n = 6, d = 64;
        Autoencoder sae;
        sae.settings.code.set(SaeCode::TopK, Provenance::Config);
        sae.settings.k.set(2, Provenance::Config);
        sae.settings.block.set(0, Provenance::Config);
        sae.settings.tokens.set(SaeTokens::Patches, Provenance::Config);
        sae.encoder = at::randn({n, d});
        sae.encoderBias = at::zeros({n});
        sae.decoder = at::randn({n, d});
        sae.decoderBias = at::zeros({d});
        const std::string into = tiny.into.path().toStdString() + "/sae";
        writeAutoencoder(into, sae, false, "clip", {{"title", "a test"}});
        engine::Session session;
        const engine::OpenedModel model =
            session.files().openModel(tiny.file, saying("the cat\na dog\nat the door"));
        const engine::OpenedImage image = session.files().openBytes(pngBytes(anyPicture()), "a.png");
        const std::string id = openAutoencoder(session, into);
        const NetworkKey key =
            networkKey({image.id, model.id, {SliceScheme::HydraViT, 1}, trainedPlan(model.config)});
        const NamedTensors clip = test::tinyClip();
        const at::Tensor projection = clip.at("visual.proj").to(at::kDouble), // [d,24]
            gain = clip.at("visual.ln_post.weight").to(at::kDouble);
        const at::Tensor rows = tiny.checkpoint.tensors.at("head.weight").to(at::kDouble); // [3,d]
        for (std::int64_t feature = 0; feature < n; ++feature) {
            const at::Tensor row = sae.decoder[feature].to(at::kDouble);
            const at::Tensor seen = at::mv(projection.t(), gain * (row - row.mean()));
            const auto found = session.answer(FeatureClassesKey{key, id, int(feature)});
            QCOMPARE(found->up.size(), std::size_t(3));
            for (const auto& each : found->up) {
                const at::Tensor text = at::mv(at::pinverse(projection), rows[each.index]);
                const double cosine = (text.dot(seen) / (text.norm() * seen.norm())).item<double>();
                QVERIFY2(std::abs(each.change - cosine) < 1e-4,
                         qPrintable(QStringLiteral("%1, not %2").arg(each.change).arg(cosine)));
            }
        }
    }

    void refusals()
    {
        const QTemporaryDir into;
        const std::string file = test::writeTinyClip(into.path().toStdString(), false);
        try {
            (void)loadCheckpoint(file, saying("cat"));
            QFAIL("prompts without a vocabulary");
        } catch (const Error& error) {
            QVERIFY(std::string(error.what()).find("bpe_simple_vocab_16e6.txt.gz") != std::string::npos);
            QVERIFY(error.missingValue() && error.missingValue()->option == "vocabulary");
        }
        (void)test::writeTinyClip(into.path().toStdString());
        const auto refused = [&](const std::string& prompts) {
            return refusalOf([&] { (void)loadCheckpoint(file, saying(prompts)); });
        };
        QVERIFY(refused("").contains("expected prompts"));
        QVERIFY(refused("cat\ncat").contains("got it twice"));
        QVERIFY(refused(std::string(10'000, 'x')).contains("at most 2000 characters, got 10000"));
        QVERIFY(refused("caf\xe9").contains("expected UTF-8"));
        const auto without = [&](const std::string& name) {
            NamedTensors tensors = test::tinyClip();
            for (auto it = tensors.begin(); it != tensors.end();) {
                it = it->first.compare(0, name.size(), name) == 0 ? tensors.erase(it) : std::next(it);
            }
            writeSafetensors(file, tensors, {});
            return refused("cat");
        };
        QVERIFY(without("token_embedding").contains("has no text tower"));
        QVERIFY(without("text_projection").contains("has no projection"));
        QVERIFY(without("visual.proj").contains("no projection to compare with texts"));
        const Tiny tiny;
        const std::string out = into.path().toStdString() + "/out.safetensors";
        QVERIFY(refusalOf([&] { writeCheckpoint(out, tiny.checkpoint); }).contains("answers with cosines"));
        QVERIFY(refusalOf([&] { (void)cutOut(tiny.checkpoint, 1); }).contains("answers with cosines"));
        const Tiny longer("the cat at the door at the cat at the door at the dog");
        QVERIFY(
            QString::fromStdString(longer.checkpoint.notes.back()).contains("truncated as by its authors"));
    }
};

HYDRA_TEST(TestPrompted, QCoreApplication)
#include "test_prompted.moc"

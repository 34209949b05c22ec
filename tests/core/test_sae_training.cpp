// SPDX-License-Identifier: GPL-3.0-or-later
// The training of sparse autoencoders: gradients against finite differences of plain loops in float64, a
// planted dictionary that is found again, an interrupted training against an uninterrupted one; and the index
// of features against the codes of each picture.
#include "core/base/counter_random.h"
#include "core/base/error.h"
#include "core/dictionary/compare_features.h"
#include "core/dictionary/index_features.h"
#include "core/dictionary/sae_step.h"
#include "core/dictionary/sae_trainer.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/sae/read_autoencoder.h"
#include "core/sae/write_autoencoder.h"
#include "core/scenes/scene.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::test;

namespace {

constexpr std::int64_t d = 5, n = 12, tokens = 7;

using Rows = std::vector<std::vector<double>>;

Rows rowsOf(const at::Tensor& values)
{
    const at::Tensor whole = values.to(at::kDouble).contiguous();
    Rows rows(static_cast<std::size_t>(whole.size(0)), std::vector<double>(std::size_t(whole.size(1))));
    for (std::int64_t i = 0; i < whole.size(0); ++i) {
        for (std::int64_t j = 0; j < whole.size(1); ++j) {
            rows[std::size_t(i)][std::size_t(j)] = whole[i][j].item<double>();
        }
    }
    return rows;
}

// The COUNT largest of max(h, 0) of the features in WHICH.
std::vector<double> codes(const SaeWeights& w, const std::vector<double>& x,
                          const std::vector<std::size_t>& which, std::size_t count)
{
    const Rows encoder = rowsOf(w.encoder);
    std::vector<std::pair<double, std::size_t>> h;
    for (const std::size_t i : which) {
        double sum = w.encoderBias[std::int64_t(i)].item<double>();
        for (std::size_t j = 0; j < x.size(); ++j) {
            sum += (x[j] - w.decoderBias[std::int64_t(j)].item<double>()) * encoder[i][j];
        }
        h.emplace_back(std::max(sum, 0.0), i);
    }
    std::sort(h.rbegin(), h.rend());
    std::vector<double> f(std::size_t(n), 0.0);
    for (std::size_t i = 0; i < std::min(count, h.size()); ++i) {
        f[h[i].second] = h[i].first;
    }
    return f;
}

struct Loss
{
    double loss = 0, aux = 0;
};

// LEFT: the remainder after the reconstruction, which the second loss takes as a constant.
Loss lossInLoops(const SaeWeights& w, const Rows& x, const SaeShape& shape, const std::vector<bool>& dead,
                 Rows& left, bool keepLeft)
{
    const Rows decoder = rowsOf(w.decoder);
    std::vector<double> mean(std::size_t(d), 0.0);
    for (const auto& row : x) {
        for (std::size_t j = 0; j < row.size(); ++j) {
            mean[j] += row[j] / double(x.size());
        }
    }
    double variance = 0;
    for (const auto& row : x) {
        for (std::size_t j = 0; j < row.size(); ++j) {
            variance += (row[j] - mean[j]) * (row[j] - mean[j]) / double(x.size());
        }
    }
    std::vector<std::size_t> all(std::size_t(n), 0), gone;
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = i;
        if (dead[i]) {
            gone.push_back(i);
        }
    }
    left.resize(x.size());
    Loss loss;
    for (std::size_t t = 0; t < x.size(); ++t) {
        const std::vector<double> f = codes(w, x[t], all, std::size_t(shape.k));
        const std::vector<double> dark = codes(w, x[t], gone, std::size_t(shape.auxK));
        std::vector<double> rest;
        for (const std::int64_t prefix : shape.prefixes) {
            double error = 0;
            rest.clear();
            for (std::size_t j = 0; j < std::size_t(d); ++j) {
                double made = w.decoderBias[std::int64_t(j)].item<double>();
                for (std::size_t i = 0; i < std::size_t(prefix); ++i) {
                    made += f[i] * decoder[i][j];
                }
                error += (made - x[t][j]) * (made - x[t][j]);
                rest.push_back(x[t][j] - made);
            }
            loss.loss += error / variance / double(x.size() * shape.prefixes.size());
        }
        if (!keepLeft) {
            left[t] = rest;
        }
        for (std::size_t j = 0; j < std::size_t(d); ++j) {
            double made = 0;
            for (std::size_t i = 0; i < std::size_t(n); ++i) {
                made += dark[i] * decoder[i][j];
            }
            loss.aux += (made - left[t][j]) * (made - left[t][j]) / variance / double(x.size());
        }
    }
    return loss;
}

SaeWeights disturbedWeights()
{
    at::manual_seed(3);
    SaeWeights w = SaeWeights::drawn(n, at::randn({d}), 4);
    for (at::Tensor* each : w.all()) {
        *each = (*each + 0.3 * at::randn_like(*each)).to(at::kDouble);
    }
    return w;
}

SaeShape shapeOf(std::vector<std::int64_t> prefixes)
{
    SaeShape shape;
    shape.k = 3;
    shape.auxK = 2;
    shape.auxWeight = 0.4;
    shape.prefixes = std::move(prefixes);
    return shape;
}

// A model and a folder of pictures beside it.
class Place
{
public:
    Place()
    {
        writeTinyModel(path("model.safetensors"), {4, 8, 3, 8, 4, 5}); // 32 px: scenes are no smaller
        writeScenes(path("scenes"), 5, 9, 32, {}, {});
    }
    [[nodiscard]] Path path(const char* name) const { return Path(m_folder.path().toStdString()) / name; }
    [[nodiscard]] SaeConfig config(const char* output, const std::string& more = "{}") const
    {
        nlohmann::json whole = nlohmann::json::parse(R"({"name": "made", "model": "model.safetensors",
            "block": 1, "features": 40, "k": 4, "data": {"kind": "scenes", "seed": 3, "count": 24},
            "val": {"kind": "scenes", "seed": 4, "count": 6}, "steps": 12, "batch": 64, "pictures": 5,
            "val_every": 5, "checkpoint_steps": 4, "dead_after": 200, "learning_rate": 0.01, "threads": 1,
            "val_heads": [2, 4]})");
        whole["output"] = output;
        whole.merge_patch(nlohmann::json::parse(more));
        return SaeConfig::parse(whole.dump(), "made.json", path(""));
    }
    // Reads block 1; its codes are the 4 largest.
    [[nodiscard]] Autoencoder autoencoder() const
    {
        at::manual_seed(11);
        const SaeWeights w = SaeWeights::drawn(40, at::randn({32}), 8);
        Autoencoder sae;
        sae.settings.code.set(SaeCode::TopK, Provenance::Config);
        sae.settings.k.set(4, Provenance::Config);
        sae.settings.block.set(1, Provenance::Config);
        sae.settings.centred.set(true, Provenance::Config);
        sae.settings.tokens.set(SaeTokens::Patches, Provenance::Config);
        sae.encoder = w.encoder;
        sae.encoderBias = w.encoderBias + 0.25;
        sae.decoder = w.decoder;
        sae.decoderBias = sae.inputBias = w.decoderBias;
        writeAutoencoder(path("sae"), sae, false, "model", {{"title", "a test"}});
        return readAutoencoder(path("sae"));
    }
    [[nodiscard]] TokensBehind tokensAt(int block, int heads) const
    {
        Checkpoint c = loadCheckpoint(path("model.safetensors"));
        return {VisionTransformer(std::move(c.config), std::move(c.tensors)), block, heads};
    }

private:
    QTemporaryDir m_folder;
};

std::string textOf(const Path& file)
{
    const Bytes bytes = readFile(file, 1 << 24);
    return {bytes.begin(), bytes.end()};
}

// The message with which WORK is refused; "" if it is accepted.
template<class Work>
std::string refusal(Work&& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

} // namespace

class TestSaeTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gradientsAreThoseOfTheLoss_data()
    {
        QTest::addColumn<QList<int>>("prefixes");
        QTest::newRow("topk") << QList<int>{int(n)};
        QTest::newRow("matryoshka") << QList<int>{2, 5, int(n)};
    }
    void gradientsAreThoseOfTheLoss()
    {
        QFETCH(QList<int>, prefixes);
        const SaeShape shape = shapeOf({prefixes.begin(), prefixes.end()});
        SaeWeights w = disturbedWeights();
        const at::Tensor x = at::randn({tokens, d}, at::kDouble);
        std::vector<bool> dead(std::size_t(n), false);
        dead[1] = dead[4] = dead[9] = true;
        at::Tensor mask = at::zeros({n}, at::kBool);
        for (const int each : {1, 4, 9}) {
            mask[each] = true;
        }
        const SaeGradient gradient = saeGradient(w, x, shape, mask);
        const Rows rows = rowsOf(x);
        Rows left;
        const Loss loss = lossInLoops(w, rows, shape, dead, left, false);
        QVERIFY(std::abs(loss.loss - gradient.loss) < 1e-10);
        QVERIFY(std::abs(loss.aux - gradient.auxLoss) < 1e-10);
        constexpr double step = 1e-6;
        for (std::size_t which = 0; which < 4; ++which) {
            at::Tensor flat = w.all()[which]->view({-1});
            const at::Tensor slope = gradient.of[which].reshape({-1});
            for (std::int64_t i = 0; i < flat.numel(); ++i) {
                const double before = flat[i].item<double>();
                double change = 0;
                for (const double side : {1.0, -1.0}) {
                    flat[i] = before + side * step;
                    const Loss there = lossInLoops(w, rows, shape, dead, left, true);
                    change += side * (there.loss + shape.auxWeight * there.aux);
                }
                flat[i] = before;
                const double wanted = change / (2 * step);
                QVERIFY2(std::abs(slope[i].item<double>() - wanted) < 1e-6 * std::max(1.0, std::abs(wanted)),
                         qPrintable(QStringLiteral("tensor %1, %2: %3, wanted %4")
                                        .arg(which)
                                        .arg(i)
                                        .arg(slope[i].item<double>())
                                        .arg(wanted)));
            }
        }
    }

    void rowsStayOfLengthOne()
    {
        SaeWeights w = disturbedWeights();
        for (at::Tensor* each : w.all()) {
            *each = each->to(at::kFloat);
        }
        w.decoder /= w.decoder.norm(2, {1}, true);
        const at::Tensor before = w.encoder.clone();
        SaeOptimizer optimizer(w);
        SaeGradient gradient = saeGradient(w, at::randn({tokens, d}), shapeOf({n}), {});
        SaeGradient broken = gradient;
        broken.of[0] = gradient.of[0] * std::numeric_limits<float>::quiet_NaN();
        optimizer.step(broken, 0.1);
        QVERIFY(at::equal(w.encoder, before));
        optimizer.step(gradient, 0.1);
        QVERIFY(!at::equal(w.encoder, before));
        QVERIFY(at::allclose(w.decoder.norm(2, {1}), at::ones({n}), 0, 1e-6));
        // The part that would only stretch a row was removed.
        QVERIFY((gradient.of[2] * w.decoder).sum(1).abs().max().item<double>()
                < 0.2 * gradient.of[2].norm().item<double>());
    }

    // Tokens are sums of 2 of 24 known directions each: nearly all directions are found again.
    void findsAPlantedDictionary()
    {
        at::manual_seed(21);
        const at::Tensor planted = SaeWeights::drawn(24, at::zeros({16}), 77).decoder;
        SaeShape shape;
        shape.k = 2;
        shape.auxK = 8;
        shape.auxWeight = 1.0 / 32;
        shape.prefixes = {32};
        SaeWeights w = SaeWeights::drawn(32, at::zeros({16}), 5);
        SaeOptimizer optimizer(w);
        at::Tensor quiet = at::zeros({32}, at::kLong);
        double loss = 1;
        for (int step = 0; step < 1500; ++step) {
            at::Tensor f = at::zeros({256, 24});
            f.scatter_(1, at::rand({256, 24}).argsort(false, 1).narrow(1, 0, 2), at::rand({256, 2}) + 0.5);
            SaeGradient gradient = saeGradient(w, at::mm(f, planted), shape, quiet.ge(2000));
            optimizer.step(gradient, 5e-3);
            quiet += 256;
            quiet.masked_fill_(gradient.fired, 0);
            loss = gradient.loss;
        }
        const at::Tensor nearest = std::get<0>(at::mm(planted, w.decoder.t()).max(1));
        QVERIFY2(loss < 0.1, qPrintable(QString::number(loss)));
        QVERIFY2(nearest.gt(0.95).sum().item<int>() >= 21,
                 qPrintable(QString::number(nearest.mean().item<double>())));
    }

    void areasCountPairs()
    {
        const std::vector<float> with{0, 0, 1, 2, 2, 5}, without{0, 0, 0, 1, 2, 3};
        double pairs = 0;
        for (const float a : with) {
            for (const float b : without) {
                pairs += a > b ? 1 : a == b ? 0.5 : 0;
            }
        }
        QCOMPARE(areaUnderCurve(with, without), pairs / 36);
        QCOMPARE(areaUnderCurve({3}, {1, 2}), 1.0);
    }

    void goesOnWhereItStopped_data()
    {
        QTest::addColumn<QString>("more");
        QTest::newRow("topk") << QStringLiteral("{}");
        QTest::newRow("matryoshka") << QStringLiteral(R"({"kind": "matryoshka", "prefixes": [5, 20, 40]})");
    }
    void goesOnWhereItStopped()
    {
        QFETCH(QString, more);
        const Place place;
        const SaeTraining whole = trainAutoencoder(place.config("whole", more.toStdString()), false, {}, {});
        const SaeConfig config = place.config("pieces", more.toStdString());
        bool resume = false;
        int interrupted = 0;
        for (const int stop : {3, 7, 10}) {
            const CancelToken cancel;
            const Progress progress = [&](double done, const std::string&) {
                if (done * config.steps >= stop) {
                    cancel.cancel();
                }
            };
            try {
                (void)trainAutoencoder(config, resume, progress, cancel);
            } catch (const Error& error) {
                QCOMPARE(error.code(), ErrorCode::Cancelled);
                ++interrupted;
            }
            resume = true;
        }
        QCOMPARE(interrupted, 3);
        const SaeTraining pieces = trainAutoencoder(config, true, {}, {});
        QCOMPARE(textOf(pieces.folder / "sae_weights.safetensors"),
                 textOf(whole.folder / "sae_weights.safetensors"));
        QCOMPARE(pieces.quality.size(), std::size_t(2));
        QCOMPARE(pieces.quality[1].explainedVariance, whole.quality[1].explainedVariance);
        QVERIFY(!whole.attributes.empty());
        QVERIFY(textOf(whole.card).find("| k | explained variance") != std::string::npos);
        // Its rows match those of a training's history: one every five steps and one at the end.
        const std::string history = textOf(whole.history);
        QCOMPARE(std::count(history.begin(), history.end(), '\n'), 4);
        QVERIFY(readAutoencoder(whole.folder).settings.k == 4);
    }

    // Its quality against float64 loops over the patches of each picture.
    void judgesAsLoopsDo()
    {
        const Place place;
        const Autoencoder sae = place.autoencoder();
        const TokensBehind tokens = place.tokensAt(1, 3);
        const Preprocessing how = Preprocessing::of(tokens.config());
        DataConfig data;
        data.kind = DataKind::Folder;
        data.path = place.path("scenes") / "images";
        Workers workers(1);
        const SaeQuality quality = judge(sae, tokens, PictureSource(data, how, {}), workers, {}, {});
        std::vector<at::Tensor> all;
        for (const Path& file : listImages(data.path)) {
            all.push_back(tokens.patches(tokens.read(preprocess(loadImage(file), how).pixels, {})));
        }
        const at::Tensor x = at::cat(all);
        const SaeCodes f = sae.encode(x);
        QCOMPARE(quality.pictures, std::int64_t(9));
        QCOMPARE(quality.patches, x.size(0));
        QVERIFY(std::abs(quality.explainedVariance - explainedVariance(x, sae.decode(f.f, f, x))) < 1e-9);
        QVERIFY(std::abs(quality.active - activeFeatures(f.f)) < 1e-12);
        QVERIFY(!quality.labelled);
        QCOMPARE(quality.right, 1.0); // against the network's own answers
    }

    void indexIsThatOfEachPicture()
    {
        const Place place;
        const Autoencoder sae = place.autoencoder();
        const TokensBehind tokens = place.tokensAt(1, 4);
        const auto indexOf = [&](const shard::Shard& shard, const FeatureIndex* before, int most) {
            shard::PictureList list(shard);
            list.add((place.path("scenes") / "images").string());
            list.finish();
            const CancelToken cancel;
            FeatureIndex kept;
            FeatureIndexWatch watch;
            watch.keep = [&](const FeatureIndex& index) { kept = index; };
            int batches = 0;
            watch.progress = [&](double, const std::string&) {
                if (++batches > most) {
                    cancel.cancel();
                }
            };
            try {
                return indexFeatures(sae, "m", tokens, list, before, watch, cancel);
            } catch (const Error&) {
                return kept;
            }
        };
        const FeatureIndex whole = indexOf({}, nullptr, 100);
        QVERIFY(whole.complete());
        const Preprocessing how = Preprocessing::of(tokens.config());
        std::vector<std::vector<std::pair<float, std::string>>> best(whole.features());
        std::vector<std::int64_t> patches(whole.features()), pictures(whole.features());
        for (const Path& file : listImages(place.path("scenes") / "images")) {
            const at::Tensor f =
                sae.encode(tokens.patches(tokens.read(preprocess(loadImage(file), how).pixels, {}))).f;
            for (std::size_t i = 0; i < whole.features(); ++i) {
                float most = 0;
                std::int64_t on = 0;
                for (std::int64_t p = 0; p < f.size(0); ++p) {
                    const auto value = f[p][std::int64_t(i)].item<float>();
                    on += value != 0 ? 1 : 0;
                    most = std::max(most, value);
                }
                patches[i] += on;
                pictures[i] += on > 0 ? 1 : 0;
                if (most > 0) {
                    best[i].emplace_back(most, file.filename().string());
                }
            }
        }
        for (std::size_t i = 0; i < whole.features(); ++i) {
            QCOMPARE(whole.patches[i], patches[i]);
            QCOMPARE(whole.pictures[i], pictures[i]);
            std::sort(best[i].rbegin(), best[i].rend());
            for (std::size_t j = 0; j < strongestPictures; ++j) {
                const FeatureIndex::Best& found = whole.best[i * strongestPictures + j];
                if (j >= best[i].size()) {
                    QCOMPARE(found.picture, -1);
                    continue;
                }
                QVERIFY(std::abs(found.value - best[i][j].first) < 1e-5F);
            }
        }
        // In shards, and in pieces.
        FeatureIndex joined = indexOf({1, 2}, nullptr, 100);
        joined.join(indexOf({2, 2}, nullptr, 100));
        QCOMPARE(joined.patches, whole.patches);
        QCOMPARE(joined.pictures, whole.pictures);
        QCOMPARE(joined.seenPatches, whole.seenPatches);
        const FeatureIndex piece = indexOf({}, nullptr, 1);
        QVERIFY(!piece.complete() && piece.done > 0);
        writeFeatureIndex(place.path("piece.safetensors"), piece);
        const FeatureIndex read = readFeatureIndex(place.path("piece.safetensors"));
        const FeatureIndex rest = indexOf({}, &read, 100);
        for (std::size_t i = 0; i < whole.best.size(); ++i) {
            QVERIFY(std::abs(rest.best[i].value - whole.best[i].value) < 1e-6F);
            QVERIFY(std::abs(joined.best[i].value - whole.best[i].value) < 1e-5F);
            QCOMPARE(rest.best[i].patch, whole.best[i].patch);
            if (whole.best[i].picture >= 0) {
                QCOMPARE(rest.names[std::size_t(rest.best[i].picture)],
                         whole.names[std::size_t(whole.best[i].picture)]);
            }
        }
        QCOMPARE(rest.sum, whole.sum);
    }

    // Two autoencoders behind two blocks: every pair of features in a plain loop, and the same in several
    // passes.
    void partnersAreThoseOfEveryPair()
    {
        const Place place;
        const Autoencoder a = place.autoencoder();
        Autoencoder b = a;
        b.settings.block.set(0, Provenance::Config);
        b.encoder = at::cat({a.encoder.narrow(0, 0, 30) * 0.5, -a.encoder.narrow(0, 30, 5)});
        b.decoder = a.decoder.narrow(0, 0, 35);
        b.encoderBias = at::cat({a.encoderBias.narrow(0, 0, 34), at::full({1}, -1e6)}); // the last is dead
        const TokensBehind ofA = place.tokensAt(1, 4), ofB = place.tokensAt(0, 4);
        shard::PictureList list;
        list.add((place.path("scenes") / "images").string());
        list.finish();
        Rows f, g; // [patch][feature]
        for (const shard::Picture& picture : list.pictures()) {
            const at::Tensor pixels =
                preprocess(decodeImage(list.read(picture), "a"), Preprocessing::of(ofA.config())).pixels;
            for (auto* one : {&f, &g}) {
                const TokensBehind& tokens = one == &f ? ofA : ofB;
                for (auto& row :
                     rowsOf((one == &f ? a : b).encode(tokens.patches(tokens.read(pixels, {}))).f)) {
                    one->push_back(std::move(row));
                }
            }
        }
        const auto pearson = [&](std::size_t i, std::size_t j) {
            double meanF = 0, meanG = 0, both = 0, squareF = 0, squareG = 0;
            for (std::size_t p = 0; p < f.size(); ++p) {
                meanF += f[p][i] / double(f.size());
                meanG += g[p][j] / double(f.size());
            }
            for (std::size_t p = 0; p < f.size(); ++p) {
                both += (f[p][i] - meanF) * (g[p][j] - meanG);
                squareF += (f[p][i] - meanF) * (f[p][i] - meanF);
                squareG += (g[p][j] - meanG) * (g[p][j] - meanG);
            }
            return squareF > 0 && squareG > 0 ? both / std::sqrt(squareF * squareG) : std::nan("");
        };
        const FeaturePartners found = correlatedFeatures(a, b, ofA, ofB, list, {}, {});
        QCOMPARE(found.pictures, std::int64_t(list.pictures().size()));
        QCOMPARE(found.patches, std::int64_t(f.size()));
        QCOMPARE(found.other.size(), std::size_t(40));
        int alive = 0;
        for (std::size_t i = 0; i < 40; ++i) {
            double best = -2;
            for (std::size_t j = 0; j < 35; ++j) {
                best = std::max(best, pearson(i, j)); // false for NaN
            }
            QCOMPARE(found.other[i] < 0, best == -2);
            QCOMPARE(std::isnan(found.correlation[i]), best == -2);
            if (best > -2) {
                QVERIFY(std::abs(found.correlation[i] - best) < 1e-6);
                QVERIFY(std::abs(pearson(i, std::size_t(found.other[i])) - best) < 1e-6);
                QVERIFY(found.other[i] != 34);
                ++alive;
            }
        }
        QVERIFY(alive > 10);
        const FeaturePartners passes = correlatedFeatures(a, b, ofA, ofB, list, {}, {}, 35 * 7);
        QCOMPARE(passes.other, found.other);
        QCOMPARE(passes.patches, found.patches);
        for (std::size_t i = 0; i < 40; ++i) {
            QVERIFY(passes.correlation[i] == found.correlation[i] || found.other[i] < 0);
        }
    }

    // The card's values for the whole network, measured again on other scenes and, if present, photographs.
    void shippedOnesAreAsGoodAsTheirCardsSay_data()
    {
        QTest::addColumn<QString>("model");
        QTest::newRow("scenes") << "hydravit-scenes";
        QTest::newRow("photos") << "hydravit-photos";
    }
    void shippedOnesAreAsGoodAsTheirCardsSay()
    {
        QFETCH(QString, model);
        const Path models = Path(HYDRA_SOURCE_DIR) / "models";
        const std::string name = model.toStdString() + "-features";
        DataConfig data;
        data.kind = model == "hydravit-scenes" ? DataKind::Scenes : DataKind::Archive;
        data.seed = 77;
        data.count = 100;
        data.path = sharedFolder() / "data" / "imagenette128-val.tar";
        if (data.kind == DataKind::Archive && !haveShared("data/imagenette128-val.tar")) {
            QSKIP("../shared/data is absent");
        }
        QVERIFY(std::filesystem::file_size(models / name / "sae_weights.safetensors") < 4'000'000);
        const Autoencoder sae = readAutoencoder(models / name);
        Checkpoint c = loadCheckpoint(models / (model.toStdString() + ".safetensors"));
        requireFits(sae, c.config);
        const TokensBehind tokens(VisionTransformer(std::move(c.config), std::move(c.tensors)),
                                  sae.settings.block, 12);
        Workers workers(1);
        const PictureSource pictures(data, Preprocessing::of(tokens.config()), {});
        const SaeQuality quality = judge(sae, tokens, pictures, workers, {}, {});
        const std::string card = textOf(models / (name + ".md"));
        const std::size_t row = card.find("| 12 | ");
        QVERIFY(row != std::string::npos);
        const double said = std::stod(card.substr(row + 7)) / 100;
        QVERIFY2(std::abs(quality.explainedVariance - said) < 0.02,
                 qPrintable(QStringLiteral("%1, its card says %2").arg(quality.explainedVariance).arg(said)));
        QVERIFY(quality.labelled);
        QVERIFY(quality.recovered > 0.7);
        // The cross entropy of a hundred pictures depends on a few of them; the accuracy does not.
        QVERIFY2(std::abs(quality.right - quality.rightWith) < 0.04,
                 qPrintable(QStringLiteral("%1, with the reconstruction %2, recovered %3")
                                .arg(quality.right)
                                .arg(quality.rightWith)
                                .arg(quality.recovered)));
    }

    void hostileIndexesAreRefused()
    {
        const Place place;
        FeatureIndex index(3);
        index.names = {"a.png"};
        index.seenPatches = 4;
        index.seenPictures = index.done = index.total = 1;
        index.patches[0] = index.pictures[0] = 1;
        index.add(0, {1.5F, 0, 2});
        writeFeatureIndex(place.path("good.safetensors"), index);
        QCOMPARE(readFeatureIndex(place.path("good.safetensors")).names, index.names);
        Safetensors file = readSafetensors(place.path("good.safetensors"));
        const auto refused = [&](const char* tensor, const at::Tensor& in) {
            NamedTensors tensors = file.tensors;
            tensors[tensor] = in;
            writeSafetensors(place.path("bad.safetensors"), tensors, file.metadata);
            return !refusal([&] { (void)readFeatureIndex(place.path("bad.safetensors")); }).empty();
        };
        QVERIFY(refused("pictures", at::full({3, strongestPictures}, 7, at::kInt)));
        QVERIFY(refused("values", at::full({3, strongestPictures}, std::nan(""), at::kFloat)));
        QVERIFY(refused("patch_count", at::full({3}, 5, at::kLong)));
        QVERIFY(refused("sum", at::zeros({2}, at::kDouble)));
        QVERIFY(refused("names", at::zeros({3}, at::kFloat)));
        QVERIFY(refused("values", at::zeros({3, 4})));
    }

    void badConfigurationsAreTold_data()
    {
        QTest::addColumn<QString>("more");
        QTest::addColumn<QString>("told");
        QTest::newRow("k") << R"({"k": 41})"
                           << "at most 40, the number of features";
        QTest::newRow("kind") << R"({"kind": "gated"})"
                              << "topk";
        QTest::newRow("prefixes") << R"({"kind": "matryoshka", "prefixes": [20, 10, 40]})"
                                  << "ascending";
        QTest::newRow("not a matryoshka") << R"({"prefixes": [10, 40]})"
                                          << "matryoshka";
        QTest::newRow("unknown") << R"({"depth": 3})"
                                 << "depth";
        QTest::newRow("the same pictures") << R"({"val": {"kind": "scenes", "seed": 3, "count": 2}})"
                                           << "val";
    }
    void badConfigurationsAreTold()
    {
        QFETCH(QString, more);
        QFETCH(QString, told);
        const Place place;
        const std::string why = refusal([&] { (void)place.config("out", more.toStdString()); });
        QVERIFY2(why.find(told.toStdString()) != std::string::npos, why.c_str());
    }

    void whatCannotBeTrainedIsTold()
    {
        const Place place;
        QVERIFY(!refusal([&] { (void)place.tokensAt(7, 4); }).empty());
        QVERIFY(!refusal([&] { (void)place.tokensAt(1, 9); }).empty());
        const SaeConfig huge =
            place.config("huge", R"({"features": 1000000, "batch": 1000000, "pictures": 1000000})");
        QVERIFY(refusal([&] { (void)trainAutoencoder(huge, false, {}, {}); }).find("MiB")
                != std::string::npos);
        const SaeConfig config = place.config("twice");
        (void)trainAutoencoder(config, false, {}, {});
        QVERIFY(refusal([&] { (void)trainAutoencoder(config, false, {}, {}); }).find("resume")
                != std::string::npos);
        const SaeConfig other = place.config("twice", R"({"seed": 9})");
        QVERIFY(refusal([&] { (void)trainAutoencoder(other, true, {}, {}); }).find("another")
                != std::string::npos);
    }
};

HYDRA_TEST(TestSaeTraining, QCoreApplication)
#include "test_sae_training.moc"
